#include "players/special_round.h"

namespace wizbid {

namespace {

Card drawn_from(CardSet cards, Random& random) {
  return cards.nth(static_cast<int>(random.choice(static_cast<std::uint32_t>(cards.size()))));
}

bool declares_wizard(const Player& player, const CardView& view, Random& random) {
  return player.heeds_bids() ? view.need() > 0 : random.choice(2) == 1;
}

}  // namespace

SpecialRound::SpecialRound(const PublicRound& table, const SpecialTrick& trick,
                           const std::array<int, max_players>& bonus)
    : table_(table), trick_(trick), bonus_(bonus) {
  table_.special = &trick_;
}

void SpecialRound::play(PlayedCard played) {
  const SpecialCards& special = *table_.special_cards;
  trick_.play(played);
  table_.play(played.card, stand_in(special, played));
  if (trick_.size() < table_.players)
    return;
  const TrickEnd outcome = trick_.end();
  table_.leader = table_.leader.left(outcome.taker, table_.players);
  if (outcome.counts)
    ++table_.taken[at(table_.leader)];
  bonus_[at(table_.leader)] += outcome.bonus;
  table_.trick = Trick(table_.trump);
  trick_ = SpecialTrick(special, table_.trump);
}

SpecialRoundEnd SpecialRound::play_on(Deal hands, const OwnBids& bids, const Seating& players,
                                      Random& random) {
  for (Seat seat = table_.turn(); !hands[seat].empty(); seat = table_.turn()) {
    const Player& player = *players[at(seat)];
    const CardView view{table_, seat, hands[seat], bids[at(seat)]};
    PlayedCard played{drawn_from(player.choose_cards(view), random)};
    if (is_declared(*table_.special_cards, played.card))
      played.as_wizard = declares_wizard(player, view, random);
    hands[seat].erase(played.card);
    play(played);
  }
  return {table_.taken, bonus_};
}

SpecialRoundEnd play_special_cards(const PublicRound& table, const Deal& hands, const OwnBids& bids,
                                   const Seating& players, Random& random) {
  return SpecialRound(table, SpecialTrick(*table.special_cards, table.trump), {})
      .play_on(hands, bids, players, random);
}

}  // namespace wizbid
