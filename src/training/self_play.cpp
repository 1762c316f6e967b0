#include "training/self_play.h"

#include <algorithm>
#include <numeric>

#include "deals/deal.h"
#include "rules/scoring.h"
#include "training/draws.h"

namespace wizbid {
namespace {

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

  RoundResult play(std::vector<Lesson>& lessons) {
    name_trump();
    table_.trick = Trick(table_.trump);
    hold_auction();
    play_tricks();
    return settle(lessons);
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

  // A decision that teaches: the choice taken, as the network saw it.
  void learn(Seat seat, Decision decision, const Inputs& state, const ChoiceInputs& choice,
             const Activations& units, bool explored) {
    if (!plan_of(seat).learns)
      return;
    if (explored)
      std::erase_if(notes_, [&](const Note& note) { return note.seat == seat; });
    notes_.push_back({seat, {decision, state, choice, units}});
  }

  float worth_of(Seat seat, const Activations& units, Tricks bid) const {
    return worth(units.output, scoring_, bid, plan_of(seat).objective);
  }

  bool dealer_names() const { return table_.turn_up && table_.turn_up->is_wizard(); }

  void name_trump() {
    table_.trump = turned_trump(table_.turn_up);
    if (dealer_names())
      table_.trump = chance(plan_of(dealer()).trump_exploration, random_)
                         ? static_cast<Suit>(draw_below(4, random_))
                         : best_trump(dealer());
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

  // What the dealer's hand is worth with this trump: as much as its best bid.
  double value_with(Seat seat, Suit trump) const {
    PublicRound table = table_;
    table.trump = trump;
    const Asker asker = bidder(seat);
    const Network& network = *plan_of(seat).network;
    const auto sums = first_sums(
        network, state_inputs(table, asker, canonical_suits(table, asker), Decision::value));
    double best = -1000;
    for (Tricks b = 0; b <= plan_.cards; ++b) {
      const Activations units = evaluate(network, sums, bid_inputs(table, asker, b));
      best = std::max(best, static_cast<double>(worth_of(seat, units, b)));
    }
    return best;
  }

  Asker bidder(Seat seat) const {
    return {seat, hands_[seat], 0, plan_of(seat).objective, plan_.sum_rule};
  }

  // The dealer who named trump learns what the hand is worth with it, given the bid made later.
  void value_hand(Seat seat) {
    if (!plan_of(seat).learns || !dealer_names())
      return;
    const PublicRound table = sight(false);
    const Asker asker = bidder(seat);
    const Inputs state = state_inputs(table, asker, canonical_suits(table, asker), Decision::value);
    const ChoiceInputs choice = bid_inputs(table, asker, bids_[at(seat)]);
    const Network& network = *plan_of(seat).network;
    learn(seat, Decision::value, state, choice,
          evaluate(network, first_sums(network, state), choice), false);
  }

  void hold_auction() {
    int sum = 0;
    for (int s = 0; s < plan_.players; ++s) {
      const Seat seat = Seat::from_index(s);
      const int forbidden = plan_.sum_rule && seat == dealer() ? plan_.cards - sum : -1;
      bids_[at(seat)] = bid(seat, sight(plan_.heard == Heard::aloud), forbidden);
      sum += bids_[at(seat)];
      table_.bids[at(seat)] = bids_[at(seat)];
    }
    value_hand(dealer());
  }

  // Bids of -1 do not exist, so a forbidden bid of -1 forbids none.
  Tricks bid(Seat seat, const PublicRound& table, int forbidden) {
    const SeatPlan& who = plan_of(seat);
    std::array<Points, max_cards + 1> ratings{};
    const std::span<Points> span(ratings.data(), static_cast<std::size_t>(plan_.cards + 1));
    std::array<Activations, max_cards + 1> units;
    std::array<ChoiceInputs, max_cards + 1> choices;
    Inputs state;
    if (who.network == nullptr) {
      who.player->rate_bids({table, seat, hands_[seat]}, span);
    } else {
      const Asker asker = bidder(seat);
      state = state_inputs(table, asker, canonical_suits(table, asker), Decision::bid);
      const auto sums = first_sums(*who.network, state);
      for (std::size_t b = 0; b < span.size(); ++b) {
        choices[b] = bid_inputs(table, asker, static_cast<Tricks>(b));
        units[b] = evaluate(*who.network, sums, choices[b]);
        span[b] = worth_of(seat, units[b], static_cast<Tricks>(b));
      }
    }
    if (forbidden >= 0 && forbidden <= plan_.cards)
      span[static_cast<std::size_t>(forbidden)] = -1e6;
    auto choice = static_cast<int>(draw_best(span, random_));
    const bool explores = chance(who.bid_exploration, random_);
    if (explores)
      choice = other_bid(choice, forbidden);
    const auto place = static_cast<std::size_t>(choice);
    if (who.network != nullptr)
      learn(seat, Decision::bid, state, choices[place], units[place], explores);
    return choice;
  }

  // Mostly near the bid preferred, now and then any.
  Tricks other_bid(Tricks preferred, int forbidden) {
    const bool any = chance(0.25, random_);
    for (;;) {
      const Tricks bid =
          any ? draw_below(plan_.cards + 1, random_) : preferred - 2 + draw_below(5, random_);
      if (bid >= 0 && bid <= plan_.cards && bid != forbidden)
        return bid;
    }
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
    return network_card(who, table, asker, legal);
  }

  Card network_card(const SeatPlan& who, const PublicRound& table, const Asker& asker,
                    CardSet legal) {
    const SuitOrder suits = canonical_suits(table, asker);
    const Inputs state = state_inputs(table, asker, suits, Decision::card);
    const auto sums = first_sums(*who.network, state);
    const bool explores = chance(who.card_exploration, random_);
    const CardSet tried = explores ? CardSet{legal.nth(draw_below(legal.size(), random_))} : legal;
    Card best = tried.lowest();
    float highest = -1e6F;
    ChoiceInputs best_choice;
    Activations best_units;
    for (Card card : tried) {
      const ChoiceInputs choice = card_inputs(table, asker, suits, card);
      const Activations units = evaluate(*who.network, sums, choice);
      const float rating = worth_of(asker.seat, units, asker.bid);
      if (rating <= highest)
        continue;
      best = card;
      highest = rating;
      best_choice = choice;
      best_units = units;
    }
    learn(asker.seat, Decision::card, state, best_choice, best_units, explores);
    return best;
  }

  RoundResult settle(std::vector<Lesson>& lessons) {
    RoundResult result;
    for (std::size_t s = 0; s < static_cast<std::size_t>(plan_.players); ++s) {
      result.scores[s] = score(scoring_, bids_[s], table_.taken[s]);
      result.bids[s] = bids_[s];
      result.taken[s] = table_.taken[s];
      result.made[s] = bids_[s] == table_.taken[s];
    }
    const int total = std::accumulate(result.scores.begin(), result.scores.end(), 0);
    for (Note& note : notes_) {
      const int own = result.scores[at(note.seat)];
      const auto others = static_cast<float>(total - own) / static_cast<float>(plan_.players - 1);
      note.lesson.miss = table_.taken[at(note.seat)] - bids_[at(note.seat)];
      note.lesson.others = others;
      lessons.push_back(note.lesson);
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

RoundResult play_round(const TablePlan& plan, Random& random, std::vector<Lesson>& lessons) {
  return Round(plan, random).play(lessons);
}

}  // namespace wizbid
