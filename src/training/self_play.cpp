#include "training/self_play.h"

#include <algorithm>
#include <numeric>

#include "deals/deal.h"
#include "rules/schedule.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

std::size_t at(Seat seat) {
  return static_cast<std::size_t>(seat.index());
}

int draw_below(int bound, Random& random) {
  return static_cast<int>(random.below(static_cast<std::uint32_t>(bound)));
}

bool chance(double share, Random& random) {
  return random.below(1U << 20) < static_cast<std::uint32_t>(share * (1U << 20));
}

Card draw_card(CardSet& deck, Random& random) {
  const Card card = deck.nth(draw_below(deck.size(), random));
  deck.erase(card);
  return card;
}

// The place of the largest rating, equal ones alike.
std::size_t draw_best(std::span<const Points> ratings, Random& random) {
  const Points highest = *std::ranges::max_element(ratings);
  auto left = random.below(static_cast<std::uint32_t>(std::ranges::count(ratings, highest)));
  std::size_t place = 0;
  while (ratings[place] != highest || left-- > 0)
    ++place;
  return place;
}

// One round in play.
class Round {
 public:
  Round(const TablePlan& plan, Random& random) : plan_(plan), random_(random) {
    table_.scoring = &scoring_;
    table_.players = plan.players;
    table_.cards = plan.cards;
    CardSet deck = CardSet::full_deck();
    for (int s = 0; s < plan.players; ++s)
      for (int i = 0; i < plan.cards; ++i)
        hands_[Seat::from_index(s)].insert(draw_card(deck, random));
    if (!deck.empty())
      table_.turn_up = draw_card(deck, random);
  }

  RoundResult play() {
    name_trump();
    table_.trick = Trick(table_.trump);
    value_hands();
    hold_auction();
    play_tricks();
    return settle();
  }

 private:
  const SeatPlan& plan_of(Seat seat) const { return plan_.seats[at(seat)]; }
  Seat dealer() const { return Seat::from_index(plan_.players - 1); }

  // What `seat` may see of the table.
  PublicRound sight(bool bids_known) const {
    PublicRound table = table_;
    if (!bids_known)
      table.bids = {};
    return table;
  }

  void learn(Seat seat, const Inputs& inputs, int output, bool explored) {
    if (!plan_of(seat).learns)
      return;
    if (explored)
      std::erase_if(notes_, [&](const Note& note) { return note.seat == seat; });
    notes_.push_back({seat, {inputs, output, 0}});
  }

  void name_trump() {
    switch (trump_source(table_.turn_up)) {
      case TrumpSource::none:
        return;
      case TrumpSource::turned_suit:
        table_.trump = table_.turn_up->suit();
        return;
      case TrumpSource::dealer_names:
        table_.trump = chance(plan_of(dealer()).trump_exploration, random_)
                           ? static_cast<Suit>(draw_below(4, random_))
                           : best_trump(dealer());
    }
  }

  Suit best_trump(Seat seat) {
    const SeatPlan& who = plan_of(seat);
    std::array<Points, 4> ratings{};
    if (who.network == nullptr)
      ratings = who.player->rate_trumps({table_, seat, hands_[seat]});
    else
      for (Suit suit : all_suits)
        ratings[static_cast<std::size_t>(suit)] = value_with(seat, suit);
    return static_cast<Suit>(draw_best(ratings, random_));
  }

  double value_with(Seat seat, Suit trump) const {
    PublicRound table = table_;
    table.trump = trump;
    const SeatPlan& who = plan_of(seat);
    const Asker asker{seat, hands_[seat], 0, who.objective};
    const auto inputs = active_inputs(table, asker, canonical_suits(table, asker), Decision::value);
    return predict(*who.network, evaluate(*who.network, inputs), value_output);
  }

  // The dealer who named trump, and one other seat, learn what their hands are worth.
  void value_hands() {
    const Seat other = Seat::from_index(draw_below(plan_.players, random_));
    for (Seat seat : {dealer(), other}) {
      const Asker asker{seat, hands_[seat], 0, plan_of(seat).objective};
      const SuitOrder suits = canonical_suits(table_, asker);
      if (plan_of(seat).learns)
        learn(seat, active_inputs(table_, asker, suits, Decision::value), value_output, false);
    }
  }

  void hold_auction() {
    for (int s = 0; s < plan_.players; ++s) {
      const Seat seat = Seat::from_index(s);
      bids_[at(seat)] = bid(seat, sight(plan_.heard == Heard::aloud));
      table_.bids[at(seat)] = bids_[at(seat)];
    }
  }

  Tricks bid(Seat seat, const PublicRound& table) {
    const SeatPlan& who = plan_of(seat);
    std::array<Points, max_cards + 1> ratings{};
    const std::span<Points> span(ratings.data(), static_cast<std::size_t>(plan_.cards + 1));
    const Asker asker{seat, hands_[seat], 0, who.objective};
    Inputs inputs;
    if (who.network == nullptr) {
      who.player->rate_bids({table, seat, hands_[seat]}, span);
    } else {
      inputs = active_inputs(table, asker, canonical_suits(table, asker), Decision::bid);
      const Activations hidden = evaluate(*who.network, inputs);
      for (std::size_t b = 0; b < span.size(); ++b)
        span[b] = predict(*who.network, hidden, first_bid_output + static_cast<int>(b));
    }
    auto choice = static_cast<int>(draw_best(span, random_));
    const bool explores = chance(who.bid_exploration, random_);
    if (explores)
      choice = draw_below(plan_.cards + 1, random_);
    learn(seat, inputs, first_bid_output + choice, explores);
    return choice;
  }

  void play_tricks() {
    for (int trick = 0; trick < plan_.cards; ++trick) {
      table_.trick = Trick(table_.trump);
      for (int place = 0; place < plan_.players; ++place) {
        const Seat seat = table_.turn();
        const Card played = card(seat);
        hands_[seat].erase(played);
        table_.play(played);
      }
      table_.leader = table_.leader.left(table_.trick.winning_place(), plan_.players);
      ++table_.taken[at(table_.leader)];
    }
  }

  Card card(Seat seat) {
    const CardSet hand = hands_[seat];
    const CardSet legal = table_.trick.legal(hand);
    if (legal.size() == 1)
      return legal.lowest();
    const SeatPlan& who = plan_of(seat);
    const PublicRound table = sight(plan_.heard != Heard::secret);
    if (who.network == nullptr) {
      CardSet liked = who.player->choose_cards({table, seat, hand, bids_[at(seat)]});
      return draw_card(liked, random_);
    }
    const Asker asker{seat, hand, bids_[at(seat)], who.objective};
    const SuitOrder suits = canonical_suits(table, asker);
    const Inputs inputs = active_inputs(table, asker, suits, Decision::card);
    const bool explores = chance(who.card_exploration, random_);
    const Card choice = explores ? legal.nth(draw_below(legal.size(), random_))
                                 : best_card(*who.network, inputs, suits, legal);
    learn(seat, inputs, card_output(suits, choice), explores);
    return choice;
  }

  static Card best_card(const Network& network, const Inputs& inputs, const SuitOrder& suits,
                        CardSet legal) {
    const Activations hidden = evaluate(network, inputs);
    Card best = legal.lowest();
    float highest = predict(network, hidden, card_output(suits, best));
    for (Card card : legal) {
      const float rating = predict(network, hidden, card_output(suits, card));
      if (rating > highest) {
        best = card;
        highest = rating;
      }
    }
    return best;
  }

  RoundResult settle() {
    RoundResult result;
    for (std::size_t s = 0; s < static_cast<std::size_t>(plan_.players); ++s) {
      result.scores[s] = score(scoring_, bids_[s], table_.taken[s]);
      result.bids[s] = bids_[s];
      result.made[s] = bids_[s] == table_.taken[s];
    }
    const int total = std::accumulate(result.scores.begin(), result.scores.end(), 0);
    for (Note& note : notes_) {
      const int own = result.scores[at(note.seat)];
      const auto others = static_cast<float>(total - own) / static_cast<float>(plan_.players - 1);
      const bool rival = plan_of(note.seat).objective == Objective::rival;
      note.lesson.score = static_cast<float>(own) - (rival ? others : 0.0F);
      result.lessons.push_back(note.lesson);
    }
    return result;
  }

  struct Note {
    Seat seat;
    Lesson lesson;
  };

  const TablePlan& plan_;
  Random& random_;
  Scoring scoring_;
  PublicRound table_;
  Deal hands_;
  std::array<Tricks, max_players> bids_{};
  std::vector<Note> notes_;
};

}  // namespace

RoundResult play_round(const TablePlan& plan, Random& random) {
  return Round(plan, random).play();
}

TablePlan draw_table(const Company& company, double progress, Random& random) {
  TablePlan plan;
  // Four players twice as often as any other number.
  plan.players = std::array{3, 4, 4, 5, 6}[static_cast<std::size_t>(draw_below(5, random))];
  plan.cards = 1 + draw_below(last_round(plan.players), random);
  if (chance(0.1, random))
    plan.heard = chance(0.6, random) ? Heard::hidden : Heard::secret;
  const bool strangers = chance(0.2, random);
  const bool all_for_points = chance(0.6, random);
  for (int s = 0; s < plan.players; ++s) {
    SeatPlan& seat = plan.seats[static_cast<std::size_t>(s)];
    seat.network = company.learner;
    seat.learns = true;
    seat.objective = all_for_points || chance(0.5, random) ? Objective::points : Objective::rival;
    seat.bid_exploration = chance(0.03, random) ? 1 : 0.06 - 0.04 * progress;
    seat.trump_exploration = 0.15;
    seat.card_exploration = 0.03 - 0.025 * progress;
    if (!strangers || !chance(0.7, random))
      continue;
    const int kind = draw_below(3, random);
    seat.learns = false;
    seat.network = kind == 0 ? company.older : nullptr;
    seat.player = kind == 1 ? company.random : company.greedy;
  }
  return plan;
}

}  // namespace wizbid
