#include "odds/card_playout.h"

#include <algorithm>

namespace wizbid {
namespace {

// The cards of the suit between two of them.
CardSet between(Card low, Card high) {
  return CardSet::above(low) & CardSet::below(high);
}

// A 2 that may beat Wizards is told apart from the card above it.
CardSet cuts_of(const SpecialCards& special) {
  CardSet cuts;
  for (const Suit suit : all_suits) {
    if (effect_of(special, Card(Rank::two, suit)) != nullptr)
      cuts.insert(Card(Rank::three, suit));
  }
  return cuts;
}

}  // namespace

std::vector<CardChoice> card_choices(const CardQuestion& question) {
  std::vector<CardChoice> choices;
  for (const CardSet cards : like_cards(question)) {
    if (is_declared(question.round.situation.rules.special, cards.lowest())) {
      choices.push_back({cards, true});
      choices.push_back({cards, false});
    } else {
      choices.push_back({cards, std::nullopt});
    }
  }
  return choices;
}

std::vector<CardSet> like_cards(const CardQuestion& question) {
  const MidRound& round = question.round;
  const Trump trump = round.situation.trump;
  const CardSet cuts = question.model.me->rank_cuts(trump) |
                       question.model.others->rank_cuts(trump) |
                       cuts_of(round.situation.rules.special);
  CardSet on_table;
  for (const Card card : round.on_table.cards)
    on_table.insert(card);
  CardSet parts = (hidden_hands(round).unseen | on_table);  // what may stand between two cards
  std::vector<CardSet> groups;
  std::optional<Card> last;
  for (const Card card : round.legal()) {
    const bool alike =
        last && (card.is_suited() ? last->is_suited() && last->suit() == card.suit() &&
                                        (between(*last, card) & parts).empty() &&
                                        ((between(*last, card) | CardSet{card}) & cuts).empty()
                                  : same_face(*last, card));
    if (alike)
      groups.back().insert(card);
    else
      groups.push_back({card});
    last = card;
  }
  return groups;
}

void play_card(PublicRound& table, Deal& hands, Card card) {
  hands[table.turn()].erase(card);
  table.play(card);
  if (table.trick.size() < table.players)
    return;
  table.leader = table.leader.left(table.trick.winning_place(), table.players);
  ++table.taken[at(table.leader)];
  table.trick = Trick(table.trump);
}

CardPlayout::CardPlayout(const CardQuestion& question)
    : question_(question),
      table_(question.round.table()),
      bids_matter_(question.model.me->heeds_bids() || question.model.others->heeds_bids()) {
  players_.fill(question.model.others.get());
  players_[at(question.round.situation.seat)] = question.model.me.get();
  for (const auto& bid : question.round.situation.bids)
    all_heard_ = all_heard_ && bid.has_value();
}

Deal CardPlayout::dealt(const Deal& left) const {
  Deal deal = left;
  for (std::size_t seat = 0; seat < max_players; ++seat)
    deal.hands[seat] |= question_.round.played[seat];
  deal[question_.round.situation.seat] = question_.round.situation.hand;
  return deal;
}

// Each bidder sees the bids before his own only.
OwnBids CardPlayout::bids(const Deal& left, Random& random) const {
  const Situation& situation = question_.round.situation;
  OwnBids all{};
  if (all_heard_ || !bids_matter_) {
    for (std::size_t seat = 0; seat < situation.bids.size(); ++seat)
      all[seat] = situation.bids[seat].value_or(0);
    return all;
  }
  const Deal deal = dealt(left);
  PublicRound table = opening(situation);
  table.bids = {};
  for (std::size_t seat = 0; seat < situation.bids.size(); ++seat) {
    const Seat here = Seat::from_index(static_cast<int>(seat));
    const auto& heard = situation.bids[seat];
    all[seat] = heard ? *heard
                      : draw_best_bid(*players_[seat], BidView{table, here, deal[here]},
                                      situation.rules, random);
    table.bids[seat] = heard;
  }
  return all;
}

Tricks CardPlayout::play(const Deal& left, Card card, Random& random) const {
  const Seat me = question_.round.situation.seat;
  const OwnBids said = bids(left, random);
  PublicRound table = table_;
  Deal hands = left;
  hands[me] = question_.round.held;
  play_card(table, hands, card);
  for (Seat seat = table.turn(); !hands[seat].empty(); seat = table.turn()) {
    const CardView view{table, seat, hands[seat], said[at(seat)]};
    const CardSet liked = players_[at(seat)]->choose_cards(view);
    play_card(table, hands,
              liked.nth(static_cast<int>(random.choice(static_cast<std::uint32_t>(liked.size())))));
  }
  return table.taken[at(me)];
}

SpecialRoundEnd CardPlayout::play_special(const Deal& left, PlayedCard played,
                                          Random& random) const {
  const Seat me = question_.round.situation.seat;
  const OwnBids said = bids(left, random);
  Deal hands = left;
  hands[me] = question_.round.held;
  hands[me].erase(played.card);
  SpecialRound round(table_, *question_.round.special_trick, question_.round.bonus);
  round.play(played);
  return round.play_on(hands, said, players_, random);
}

}  // namespace wizbid
