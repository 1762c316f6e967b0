#include "players/round_suits.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "deals/canonical.h"

namespace wizbid {

MidRound relabelled(const MidRound& round, const SuitRelabelling& relabelling) {
  MidRound renamed = round;
  renamed.situation = relabelled(round.situation, relabelling);
  renamed.held = relabelling(round.held);
  PublicRound& state = renamed.state;
  state.turn_up = relabelling(state.turn_up);
  state.trump = relabelling(state.trump);
  state.played = relabelling(state.played);
  for (std::size_t seat = 0; seat < max_players; ++seat) {
    renamed.played[seat] = relabelling(round.played[seat]);
    state.voids[seat] = 0;
    for (const Suit suit : all_suits) {
      if ((round.state.voids[seat] >> static_cast<unsigned>(suit) & 1U) != 0)
        state.voids[seat] |=
            static_cast<std::uint8_t>(1U << static_cast<unsigned>(relabelling(suit)));
    }
  }
  for (PlayedTrick& trick : renamed.tricks)
    std::ranges::transform(trick.cards, trick.cards.begin(), relabelling);
  std::ranges::transform(renamed.on_table.cards, renamed.on_table.cards.begin(), relabelling);
  const SpecialCards& special = round.situation.rules.special;
  state.trick = Trick(state.trump);
  if (round.special_trick)
    renamed.special_trick = SpecialTrick(special, state.trump);
  for (std::size_t place = 0; place < renamed.on_table.cards.size(); ++place) {
    const PlayedCard played = renamed.on_table.play(place);
    state.trick.play(stand_in(special, played));
    if (renamed.special_trick)
      renamed.special_trick->play(played);
  }
  return renamed;
}

SuitRelabelling to_canonical_suits(const MidRound& round) {
  // The larger key goes first.
  const auto key = [&](Suit suit) {
    const auto ranks = [&](CardSet cards) {
      return (cards & CardSet::of_suit(suit)).bits() >> (static_cast<int>(suit) * ranks_per_suit);
    };
    const std::uint64_t held = ranks(round.held);
    std::vector<std::uint64_t> parts{round.situation.trump == suit ? 1U : 0U,
                                     static_cast<std::uint64_t>(std::popcount(held)), held,
                                     ranks(round.situation.hand)};
    for (std::size_t seat = 0; seat < max_players; ++seat) {
      parts.push_back(ranks(round.played[seat]));
      parts.push_back(round.state.voids[seat] >> static_cast<unsigned>(suit) & 1U);
    }
    for (const Card card : round.on_table.cards)
      parts.push_back(card.is_suited() && card.suit() == suit ? 1 : 0);
    return parts;
  };
  std::array<Suit, 4> order = all_suits;
  std::ranges::stable_sort(order, std::greater{}, key);
  return SuitRelabelling(order).inverse();
}

}  // namespace wizbid
