#include "players/strength.h"

#include <array>

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

using Groups = std::array<CardSet, strengths>;

constexpr Groups make_groups(Trump trump) {
  Groups groups{};
  const auto group = [&](Strength strength) -> CardSet& {
    return groups[static_cast<std::size_t>(strength)];
  };
  group(Strength::jester) = CardSet::jesters();
  group(Strength::plain_low) = suit_cards() - high_cards() - trump_cards(trump);
  group(Strength::plain_high) = high_cards() - trump_cards(trump);
  group(Strength::trump_low) = trump_cards(trump) - high_cards();
  group(Strength::trump_high) = trump_cards(trump) & high_cards();
  group(Strength::wizard) = CardSet::wizards();
  return groups;
}

// By trump suit, and last without trump.
constexpr std::array<Groups, 5> all_groups{make_groups(Suit::clubs), make_groups(Suit::diamonds),
                                           make_groups(Suit::hearts), make_groups(Suit::spades),
                                           make_groups(std::nullopt)};

constexpr const Groups& groups_of(Trump trump) {
  return all_groups[trump ? static_cast<std::size_t>(*trump) : 4];
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
  return groups_of(trump)[static_cast<std::size_t>(strength)];
}

CardSet strength_cuts() {
  CardSet cuts;
  for (Suit suit : all_suits)
    cuts.insert(Card(lowest_high_rank, suit));
  return cuts;
}

CardSet weakest(CardSet cards, Trump trump) {
  const Groups& groups = groups_of(trump);
  std::size_t strength = 0;
  while ((cards & groups[strength]).empty())
    ++strength;
  return one_of_each_suit(cards & groups[strength], [](CardSet suit) { return suit.lowest(); });
}

CardSet strongest(CardSet cards, Trump trump) {
  const Groups& groups = groups_of(trump);
  std::size_t strength = strengths - 1;
  while ((cards & groups[strength]).empty())
    --strength;
  return one_of_each_suit(cards & groups[strength], [](CardSet suit) { return suit.highest(); });
}

}  // namespace wizbid
