#include "players/strength.h"

#include <array>

namespace wizbid {
namespace {

// The cards of one suit from `lowest` to `highest`.
constexpr CardSet run(Suit suit, Rank lowest, Rank highest) {
  return (CardSet::above(Card(lowest, suit)) & CardSet::below(Card(highest, suit))) |
         CardSet{Card(lowest, suit), Card(highest, suit)};
}

using Groups = std::array<CardSet, strengths>;

constexpr void add(Groups& groups, Strength strength, CardSet cards) {
  groups[static_cast<std::size_t>(strength)] |= cards;
}

constexpr Groups make_groups(Trump trump) {
  Groups groups{};
  add(groups, Strength::wizard, CardSet::wizards());
  add(groups, Strength::jester, CardSet::jesters());
  for (Suit suit : all_suits) {
    if (suit == trump) {
      add(groups, Strength::trump_low, run(suit, Rank::two, Rank::eight));
      add(groups, Strength::trump_middle, run(suit, Rank::nine, Rank::jack));
      add(groups, Strength::trump_high, run(suit, Rank::queen, Rank::king));
      add(groups, Strength::trump_ace, {Card(Rank::ace, suit)});
    } else {
      add(groups, Strength::plain_low, run(suit, Rank::two, Rank::jack));
      add(groups, Strength::plain_high, run(suit, Rank::queen, Rank::king));
      add(groups, Strength::plain_ace, {Card(Rank::ace, suit)});
    }
  }
  return groups;
}

// By trump suit; the last entry is for no trump.
constexpr std::array<Groups, 5> all_groups{make_groups(Suit::clubs), make_groups(Suit::diamonds),
                                           make_groups(Suit::hearts), make_groups(Suit::spades),
                                           make_groups(std::nullopt)};

constexpr const Groups& groups_of(Trump trump) {
  return all_groups[trump ? static_cast<std::size_t>(*trump) : 4];
}

template <class Pick>
CardSet one_of_each_suit(CardSet cards, Pick pick) {
  if (!(cards & (CardSet::wizards() | CardSet::jesters())).empty())
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

Strength strength(Card card, Trump trump) {
  const Groups& groups = groups_of(trump);
  std::size_t group = 0;
  while (!groups[group].contains(card))
    ++group;
  return static_cast<Strength>(group);
}

CardSet strength_cuts(Trump trump) {
  CardSet cuts;
  for (CardSet group : groups_of(trump)) {
    for (Card card : group) {
      const bool lowest_of_group =
          card.is_suited() && (CardSet::below(card) & group).empty() && card.rank() != Rank::two;
      if (lowest_of_group)
        cuts.insert(card);
    }
  }
  return cuts;
}

CardSet weakest(CardSet cards, Trump trump) {
  const Groups& groups = groups_of(trump);
  std::size_t group = 0;
  while ((groups[group] & cards).empty())
    ++group;
  return one_of_each_suit(groups[group] & cards, [](CardSet suit) { return suit.lowest(); });
}

CardSet strongest(CardSet cards, Trump trump) {
  const Groups& groups = groups_of(trump);
  std::size_t group = strengths - 1;
  while ((groups[group] & cards).empty())
    --group;
  return one_of_each_suit(groups[group] & cards, [](CardSet suit) { return suit.highest(); });
}

}  // namespace wizbid
