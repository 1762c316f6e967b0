#include "deals/hidden_hands.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "cards/notation.h"
#include "counting/integer.h"

namespace wizbid {
namespace {

CardSet cards(const char* text) {
  const std::vector<Card> list = parse_hand(text).value();
  CardSet set;
  for (const Card card : list)
    set.insert(card);
  return set;
}

constexpr std::uint8_t no(Suit suit) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(suit));
}
constexpr std::uint8_t no_clubs = no(Suit::clubs);
constexpr std::uint8_t no_diamonds = no(Suit::diamonds);
constexpr std::uint8_t no_hearts = no(Suit::hearts);
constexpr std::uint8_t no_spades = no(Suit::spades);

using Hands = std::vector<std::uint64_t>;

Hands hands_of(const Deal& deal) {
  Hands hands;
  for (const CardSet hand : deal.hands)
    hands.push_back(hand.bits());
  return hands;
}

bool may_hold(Card card, std::uint8_t voids) {
  return !card.is_suited() ||
         (static_cast<unsigned>(voids) >> static_cast<unsigned>(card.suit()) & 1U) == 0;
}

// Gives the cards out one by one in every way: the oracle.
void give_out(const HiddenHands& hidden, const std::vector<Card>& stock, std::size_t next,
              Deal& deal, std::set<Hands>& found) {
  if (next == stock.size()) {
    for (std::size_t seat = 0; seat < max_players; ++seat)
      if (deal.hands[seat].size() != hidden.left[seat])
        return;
    found.insert(hands_of(deal));
    return;
  }
  for (std::size_t seat = 0; seat < max_players; ++seat) {
    if (deal.hands[seat].size() == hidden.left[seat] || !may_hold(stock[next], hidden.voids[seat]))
      continue;
    deal.hands[seat].insert(stock[next]);
    give_out(hidden, stock, next + 1, deal, found);
    deal.hands[seat].erase(stock[next]);
  }
  give_out(hidden, stock, next + 1, deal, found);  // it stays undealt
}

std::set<Hands> every_deal_of(const HiddenHands& hidden) {
  std::vector<Card> stock;
  for (const Card card : hidden.unseen)
    stock.push_back(card);
  Deal deal;
  std::set<Hands> found;
  give_out(hidden, stock, 0, deal, found);
  return found;
}

struct Case {
  const char* name;
  HiddenHands hidden;
};

std::vector<Case> cases() {
  const CardSet small = cards("2C 3C 4D 5D 6H 7H W J");
  return {
      {"NoVoids", {small, {0, 2, 2}, {}}},
      {"OneVoid", {small, {0, 2, 2}, {0, no_clubs, 0}}},
      {"TwoDifferentVoids", {small, {2, 0, 2}, {no_hearts, 0, no_clubs}}},
      {"AlikeVoids", {small, {0, 2, 1, 2}, {0, no_hearts, no_hearts, 0}}},
      {"ThreePools", {small, {1, 2, 1, 2}, {no_clubs | no_diamonds, no_hearts, 0, no_clubs}}},
      {"AllCardsDealt", {small, {0, 3, 2, 3}, {0, no_clubs, no_diamonds | no_hearts, no_spades}}},
      {"NobodyIsFree", {small, {0, 4, 4}, {0, no_clubs, no_hearts}}},
      {"OnlyOneWay", {cards("2C 3C 4D 5D"), {0, 2, 2}, {0, no_clubs, no_diamonds}}},
      {"NoSuitAtAll",
       {small, {0, 1, 3}, {0, no_clubs | no_diamonds | no_hearts | no_spades, no_spades}}},
      {"Impossible", {cards("2C 3C 4D"), {0, 2, 1}, {0, no_clubs, 0}}},
      {"NobodyHoldsAny", {small, {}, {}}},
      {"FiveOthers",
       {small, {0, 1, 1, 1, 1, 1}, {0, no_clubs, no_diamonds, no_hearts, no_clubs | no_hearts, 0}}},
  };
}

class ConsistentDealsTest : public testing::TestWithParam<Case> {};

TEST_P(ConsistentDealsTest, AreThoseThatABruteForceFindsEachOnce) {
  const std::set<Hands> expected = every_deal_of(GetParam().hidden);
  const ConsistentDeals deals(GetParam().hidden);
  ASSERT_EQ(static_cast<std::size_t>(deals.count()), expected.size());
  std::set<Hands> found;
  for (DealCount number = 0; number < deals.count(); ++number)
    found.insert(hands_of(deals.deal(number)));
  EXPECT_EQ(found, expected);
}

INSTANTIATE_TEST_SUITE_P(Small, ConsistentDealsTest, testing::ValuesIn(cases()),
                         [](const auto& test) { return test.param.name; });

TEST(ConsistentDeals, AreDrawnAllAlike) {
  const HiddenHands hidden{cards("2C 3C 4D 5D 6H W"), {2, 0, 2}, {no_clubs, 0, no_hearts}};
  const ConsistentDeals deals(hidden);
  const auto kinds = static_cast<double>(static_cast<std::uint64_t>(deals.count()));
  std::map<Hands, int> seen;
  constexpr int draws = 100'000;
  for (int i = 0; i < draws; ++i) {
    Random random(7, Purpose::deals, static_cast<std::uint64_t>(i));
    ++seen[hands_of(deals.draw(random))];
  }
  ASSERT_EQ(static_cast<double>(seen.size()), kinds);
  double chi_square = 0;
  for (const auto& [hands, times] : seen)
    chi_square += (times - draws / kinds) * (times - draws / kinds) / (draws / kinds);
  // Mean kinds - 1, variance twice that: five standard deviations.
  EXPECT_LT(chi_square, kinds - 1 + 5 * std::sqrt(2 * kinds));
}

// The last round of six, and the largest counts there are: nothing overflows.
TEST(ConsistentDeals, CountsWholeRounds) {
  HiddenHands hidden;
  hidden.unseen = CardSet::full_deck() - cards("2C 3C 4C 5C 6C 7C 8C 9C");
  hidden.unseen.erase(cards("2D").lowest());
  for (std::size_t seat = 1; seat < 6; ++seat)
    hidden.left[seat] = 8;
  Integer expected = 1;
  for (int k = 2; k <= 51; ++k)
    expected *= k;
  for (int hand = 0; hand < 5; ++hand)
    expected /= 40320;   // 8!
  expected /= 39916800;  // 11! undealt
  const DealCount count = ConsistentDeals(hidden).count();
  EXPECT_EQ(
      (Integer(static_cast<std::uint64_t>(count >> 64)) << 64) + static_cast<std::uint64_t>(count),
      expected);
}

// Five hands with five different sets of voids, late in a long round.
TEST(ConsistentDeals, KeepWithinManyVoids) {
  HiddenHands hidden;
  hidden.unseen = CardSet::full_deck() - cards("2C 3C 4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 7D 2H 3H 4H");
  hidden.left = {0, 7, 7, 7, 7, 7};
  hidden.voids = {
      0, no_clubs, no_diamonds, no_hearts, no_clubs | no_diamonds, no_diamonds | no_hearts};
  const ConsistentDeals deals(hidden);
  for (std::uint64_t i = 0; i < 200; ++i) {
    Random random(1, Purpose::deals, i);
    const Deal deal = deals.draw(random);
    CardSet all;
    for (std::size_t seat = 0; seat < max_players; ++seat) {
      EXPECT_EQ(deal.hands[seat].size(), hidden.left[seat]);
      EXPECT_TRUE((all & deal.hands[seat]).empty());
      all |= deal.hands[seat];
      for (const Card card : deal.hands[seat])
        EXPECT_TRUE(may_hold(card, hidden.voids[seat]));
    }
    EXPECT_TRUE((all - hidden.unseen).empty());
  }
}

}  // namespace
}  // namespace wizbid
