#include <algorithm>

#include "players/feature_blocks.h"
#include "players/features.h"
#include "players/many_processors.h"

namespace wizbid {
namespace {

using namespace feature_blocks;

// 0: more tricks than bid, 1: just as many, 2: more are needed.
int need_sign(const PublicRound& table, const Asker& asker) {
  const int need = asker.bid - table.taken[at(asker.seat)];
  return need < 0 ? 0 : need == 0 ? 1 : 2;
}

int way_to_play(const PublicRound& table, Card card) {
  if (card.is_wizard())
    return 0;
  if (card.is_jester())
    return 1;
  const auto led = table.trick.suit_to_follow();
  if (!led)
    return table.trick.size() == 0 ? 2 : 3;
  if (card.suit() == *led)
    return 4;
  return card.suit() == table.trump ? 5 : 6;
}

int seats_known_void(const PublicRound& table, const Asker& asker, Suit suit) {
  int count = 0;
  for (int steps = 1; steps < table.players; ++steps) {
    const unsigned voids = table.voids[at(asker.seat.left(steps, table.players))];
    count += static_cast<int>((voids >> static_cast<unsigned>(suit)) & 1U);
  }
  return count;
}

void add_suit_card(ChoiceInputs& list, const PublicRound& table, const Asker& asker, CardSet unseen,
                   Card card) {
  const int plain = card.suit() == table.trump ? 0 : 1;
  const CardSet above = CardSet::above(card);
  list.add(choice_higher + plain * 13 + count(above & unseen));
  list.add(choice_lower + plain * 13 + count(CardSet::below(card) & unseen));
  list.add(choice_length + plain * 14 + count(CardSet::of_suit(card.suit()) & asker.hand));
  list.add(choice_rank + count(above & asker.hand));
  if (table.trick.size() == 0)
    list.add(choice_voids + seats_known_void(table, asker, card.suit()));
}

}  // namespace

WIZBID_FOR_MANY_PROCESSORS
ChoiceInputs card_inputs(const PublicRound& table, const Asker& asker, const SuitOrder& suits,
                         Card card) {
  ChoiceInputs list;
  CardSet unseen = CardSet::full_deck() - table.played - asker.hand;
  if (table.turn_up)
    unseen.erase(*table.turn_up);
  const int sign = need_sign(table, asker);
  const bool wins = table.trick.would_win(card);
  list.add(choice_card + face_of(suits, card));
  list.add(choice_wins + ((wins ? 6 : 0) + table.still_to_play()) * 3 + sign);
  list.add(choice_kind + way_to_play(table, card) * 3 + sign);
  if (wins) {
    Trick after = table.trick;
    after.play(card);
    list.add(choice_beaters + std::min(24, count(after.winners() & unseen)));
  }
  if (card.is_suited())
    add_suit_card(list, table, asker, unseen, card);
  return list;
}

ChoiceInputs bid_inputs(const PublicRound& table, const Asker& asker, Tricks bid) {
  ChoiceInputs list;
  int sum = bid;
  int to_come = 0;
  for (int steps = 1; steps < table.players; ++steps) {
    const auto other = table.bids[at(asker.seat.left(steps, table.players))];
    sum += other.value_or(0);
    to_come += other ? 0 : 1;
  }
  list.add(choice_bid + (table.cards - 1) * 21 + bid);
  list.add(choice_bid_players + (table.players - min_players) * 21 + bid);
  list.add(choice_bid_gap + (std::clamp(sum - table.cards, -12, 12) + 12) * 7 + to_come);
  return list;
}

}  // namespace wizbid
