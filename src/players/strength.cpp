#include "players/strength.h"

namespace wizbid {
namespace {

constexpr Rank lowest_high_rank = Rank::queen;

constexpr CardSet high_cards() {
  CardSet high;
  for (Suit suit : all_suits) {
    const Card lowest(lowest_high_rank, suit);
    high |= CardSet::above(lowest) | CardSet{lowest};
  }
  return high;
}

constexpr CardSet suit_cards() {
  return CardSet::full_deck() - CardSet::wizards() - CardSet::jesters();
}

template <class Pick>
CardSet one_of_each_suit(CardSet cards, Pick pick) {
  if (!cards.lowest().is_suited())
    return {cards.lowest()};
  CardSet picked;
  while (!cards.empty()) {
    const CardSet suit = CardSet::of_suit(cards.lowest().suit());
    picked.insert(pick(cards & suit));
    cards -= suit;
  }
  return picked;
}

}  // namespace

CardSet cards_of(Strength strength, Trump trump) {
  switch (strength) {
    case Strength::jester:
      return CardSet::jesters();
    case Strength::plain_low:
      return suit_cards() - high_cards() - trump_cards(trump);
    case Strength::plain_high:
      return high_cards() - trump_cards(trump);
    case Strength::trump_low:
      return trump_cards(trump) - high_cards();
    case Strength::trump_high:
      return trump_cards(trump) & high_cards();
    case Strength::wizard:
      break;
  }
  return CardSet::wizards();
}

CardSet strength_cuts() {
  CardSet cuts;
  for (Suit suit : all_suits)
    cuts.insert(Card(lowest_high_rank, suit));
  return cuts;
}

CardSet weakest(CardSet cards, Trump trump) {
  int strength = 0;
  while ((cards & cards_of(static_cast<Strength>(strength), trump)).empty())
    ++strength;
  return one_of_each_suit(cards & cards_of(static_cast<Strength>(strength), trump),
                          [](CardSet suit) { return suit.lowest(); });
}

CardSet strongest(CardSet cards, Trump trump) {
  int strength = strengths - 1;
  while ((cards & cards_of(static_cast<Strength>(strength), trump)).empty())
    --strength;
  return one_of_each_suit(cards & cards_of(static_cast<Strength>(strength), trump),
                          [](CardSet suit) { return suit.highest(); });
}

}  // namespace wizbid
