#include "odds/holdings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "counting/binomial.h"
#include "oracle/hidden_deals.h"
#include "rules/schedule.h"

namespace wizbid {
namespace {

const CardSet wizards = CardSet::wizards();
const CardSet jesters = CardSet::jesters();
const CardSet clubs = CardSet::of_suit(Suit::clubs);
const CardSet hearts = CardSet::of_suit(Suit::hearts);
const CardSet spades = CardSet::of_suit(Suit::spades);

HandCondition at_least(int number, CardSet cards) {
  return {cards, number, std::nullopt};
}
HandCondition exactly(int number, CardSet cards) {
  return {cards, number, number};
}

Fraction chance(const Hidden& hidden, Holder holder, const std::vector<HandCondition>& conditions) {
  return chance_of_holding(hidden, holder, conditions).value();
}

bool fulfils(CardSet hand, const std::vector<HandCondition>& conditions) {
  return std::all_of(conditions.begin(), conditions.end(), [&](const HandCondition& condition) {
    const int number = (hand & condition.cards).size();
    return number >= condition.least && (!condition.most || number <= *condition.most);
  });
}

// The same answer from looking at a deal.
bool fulfilled_in(const oracle::Hands& hands, Holder holder,
                  const std::vector<HandCondition>& conditions) {
  if (holder == Holder::one_opponent)
    return fulfils(hands.front(), conditions);
  if (holder == Holder::any_opponent)
    return std::any_of(hands.begin(), hands.end(),
                       [&](CardSet hand) { return fulfils(hand, conditions); });
  CardSet all;
  for (CardSet hand : hands)
    all |= hand;
  return fulfils(all, conditions);
}

// The hidden cards of player one in a round of `players` with `cards` each: he holds the highest
// spades and clubs, the two of hearts is turned up (but in the last round).
Hidden hidden_in_round(int players, int cards) {
  CardSet unseen = CardSet::full_deck();
  for (int i = 0; i < cards; ++i)
    unseen.erase(i < ranks_per_suit ? (unseen & spades).highest() : (unseen & clubs).highest());
  if (!is_last_round(players, cards))
    unseen.erase({Rank::two, Suit::hearts});
  return {unseen, players - 1, cards};
}

const std::vector<Holder> holders{Holder::any_opponent, Holder::together, Holder::one_opponent};

const std::vector<std::vector<HandCondition>> questions{
    {at_least(1, wizards)},
    {at_least(2, hearts)},
    {exactly(0, hearts | jesters)},
    {exactly(1, wizards | jesters)},
    {at_least(1, wizards), at_least(1, jesters)},
    {at_least(1, hearts), exactly(0, clubs)},
    {at_least(1, hearts), at_least(1, CardSet::above({Rank::five, Suit::hearts})),
     exactly(1, wizards | hearts)},
    {at_least(1, clubs), at_least(1, hearts), exactly(0, wizards), at_least(1, clubs | wizards)},
};

TEST(Holdings, AWizardAmongNineOfFiftySixCards) {
  const Hidden hidden{CardSet::full_deck() - CardSet{{Rank::two, Suit::clubs},
                                                     {Rank::three, Suit::clubs},
                                                     {Rank::four, Suit::clubs},
                                                     {Rank::five, Suit::clubs}},
                      3, 3};
  const Fraction expected = 1 - Fraction(binomial(52, 9), binomial(56, 9));
  EXPECT_EQ(chance(hidden, Holder::any_opponent, {at_least(1, wizards)}), expected);
  EXPECT_EQ(chance(hidden, Holder::together, {at_least(1, wizards)}), expected);
}

TEST(Holdings, TogetherIsTheHypergeometricDistributionInEveryRound) {
  for (int players = min_players; players <= max_players; ++players)
    for (int cards = 1; cards <= last_round(players); ++cards) {
      const Hidden hidden = hidden_in_round(players, cards);
      const int others = hidden.opponents * cards;
      const int unseen = hidden.unseen.size();
      for (int number = 0; number <= 4; ++number)
        ASSERT_EQ(chance(hidden, Holder::together, {exactly(number, wizards)}),
                  Fraction(binomial(4, number) * binomial(unseen - 4, others - number),
                           binomial(unseen, others)))
            << players << " players " << cards << " cards";
    }
}

TEST(Holdings, OneCardEachIsADraw) {
  const Hidden hidden = hidden_in_round(6, 1);  // 58 unseen cards, one each for five opponents
  EXPECT_EQ(chance(hidden, Holder::one_opponent, {at_least(1, jesters)}), Fraction(4, 58));
  EXPECT_EQ(chance(hidden, Holder::any_opponent, {at_least(1, jesters), at_least(1, wizards)}), 0);
}

TEST(Holdings, AnyOpponentByInclusionAndExclusion) {
  // Two opponents of 20 cards each and all 40 unseen cards dealt: one is void in 13 hearts if the
  // other holds them all.
  const Hidden hidden = hidden_in_round(3, 20);
  EXPECT_EQ(chance(hidden, Holder::any_opponent, {exactly(0, hearts)}),
            2 * Fraction(binomial(27, 20), binomial(40, 20)));
}

TEST(Holdings, AgreesWithEveryDealOneByOne) {
  // Small decks: two opponents of two cards, three of two, two of three.
  const CardSet few{{Rank::two, Suit::clubs},
                    {Rank::nine, Suit::clubs},
                    {Rank::three, Suit::hearts},
                    {Rank::nine, Suit::hearts},
                    {Rank::ace, Suit::hearts},
                    {Rank::ace, Suit::spades},
                    Card::wizard(0),
                    Card::wizard(1),
                    Card::jester()};
  for (const Hidden& hidden : {Hidden{few, 2, 2}, Hidden{few, 3, 2}, Hidden{few, 2, 3},
                               Hidden{few, 3, 3}, Hidden{few, 4, 2}})
    for (Holder holder : holders)
      for (const auto& question : questions)
        ASSERT_EQ(chance(hidden, holder, question),
                  oracle::share_of_deals(hidden, [&](const oracle::Hands& hands) {
                    return fulfilled_in(hands, holder, question);
                  }));
}

TEST(Holdings, AgreesWithRandomDealsOfTheWholeDeck) {
  const std::uint64_t deals = 20'000;
  for (const auto& [players, cards] :
       {std::pair(3, 20), std::pair(4, 8), std::pair(5, 12), std::pair(6, 10)}) {
    const Hidden hidden = hidden_in_round(players, cards);
    for (Holder holder : holders)
      for (const auto& question : questions) {
        const double exact = chance(hidden, holder, question).convert_to<double>();
        const double sampled = oracle::sampled_share(hidden, deals, [&](const auto& hands) {
          return fulfilled_in(hands, holder, question);
        });
        const double error = std::sqrt(exact * (1 - exact) / static_cast<double>(deals));
        EXPECT_NEAR(sampled, exact, 5 * error + 1e-12) << players << " players " << cards;
      }
  }
}

TEST(Holdings, WhatCannotBeHeldHasNoChance) {
  const Hidden hidden = hidden_in_round(4, 3);
  const Card mine{Rank::ace, Suit::spades};
  EXPECT_EQ(chance(hidden, Holder::any_opponent, {at_least(1, {mine})}), 0);
  EXPECT_EQ(chance(hidden, Holder::any_opponent, {at_least(4, hearts)}), 0);
  EXPECT_EQ(chance(hidden, Holder::together, {at_least(4, hearts)}).is_zero(), false);
  EXPECT_EQ(chance(hidden, Holder::one_opponent, {exactly(0, {mine})}), 1);
}

TEST(Holdings, TheChancesOfEachNumberAddUpToOne) {
  for (Holder holder : {Holder::together, Holder::one_opponent}) {
    Fraction sum = 0;
    for (int number = 0; number <= 13; ++number)
      sum += chance(hidden_in_round(5, 7), holder, {exactly(number, hearts)});
    EXPECT_EQ(sum, 1);
  }
}

TEST(Holdings, TooManySetsAtOnceAreRefused) {
  std::vector<HandCondition> conditions;
  for (Card card : hearts | clubs)
    conditions.push_back(at_least(1, {card}));
  EXPECT_FALSE(chance_of_holding(hidden_in_round(6, 9), Holder::any_opponent, conditions));
}

TEST(Holdings, DealsAreOrdered) {
  EXPECT_EQ(hidden_deals(hidden_in_round(3, 2)), binomial(57, 2) * binomial(55, 2));
}

}  // namespace
}  // namespace wizbid
