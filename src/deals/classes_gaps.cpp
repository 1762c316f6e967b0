#include "deals/classes_gaps.h"

#include <algorithm>

namespace wizbid {
namespace {

SuitGaps gaps_of_suit(Suit suit, const Situation& situation, CardSet parting) {
  SuitGaps result;
  result.suit = suit;
  const CardSet unseen = situation.unseen();
  CardSet gap;
  const auto close_gap = [&] {
    if (!gap.empty())
      result.gaps.push_back(gap);
    gap = {};
  };
  for (Card card : CardSet::of_suit(suit)) {
    if (parting.contains(card))
      close_gap();
    if (unseen.contains(card))
      gap.insert(card);
  }
  close_gap();
  return result;
}

// The ranks that a hand has in a suit, as bits.
std::uint64_t ranks_held(CardSet hand, Suit suit) {
  return (hand & CardSet::of_suit(suit)).bits() >> (static_cast<int>(suit) * ranks_per_suit);
}

// `special`: a suit that is like no other.
bool alike(Suit a, Suit b, const Situation& situation, std::optional<Suit> special) {
  if (a == b)
    return true;
  if (a == situation.trump || b == situation.trump || a == special || b == special)
    return false;
  return ranks_held(situation.hand, a) == ranks_held(situation.hand, b);
}

// The first suit alike.
int kind_of(Suit suit, const Situation& situation, std::optional<Suit> special) {
  for (Suit earlier : all_suits)
    if (alike(earlier, suit, situation, special))
      return static_cast<int>(earlier);
  return static_cast<int>(suit);
}

}  // namespace

Gaps find_gaps(const Situation& situation, CardSet cuts, std::optional<Card> gone) {
  CardSet parting = situation.hand | cuts;
  std::optional<Suit> special;
  if (gone) {
    if (!cuts.contains(*gone))
      parting.erase(*gone);
    if (gone->is_suited())
      special = gone->suit();
  }
  Gaps result;
  for (Suit suit : all_suits) {
    SuitGaps& gaps = result.suits[static_cast<std::size_t>(suit)];
    gaps = gaps_of_suit(suit, situation, parting);
    gaps.kind = kind_of(suit, situation, special);
  }
  std::ranges::stable_sort(result.suits, {}, &SuitGaps::kind);
  result.wizards = situation.unseen() & CardSet::wizards();
  result.jesters = situation.unseen() & CardSet::jesters();
  return result;
}

}  // namespace wizbid
