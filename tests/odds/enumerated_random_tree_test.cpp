#include "odds/enumerated_random_tree.h"

#include <gtest/gtest.h>

#include "oracle/random_questions.h"
#include "oracle/slow_enumeration.h"

namespace wizbid {
namespace {

using oracle::random_deal;
using oracle::random_situation;

// The tree's row of a deal against every branch followed one by one.
void expect_plain_tree(const Situation& about, RandomTree& tree, const Deal& deal) {
  const Question question{about, {find_player("random"), find_player("random")}};
  const oracle::SlowRow slow = oracle::slow_tree(question, deal).front();
  std::vector<std::uint64_t> ways(static_cast<std::size_t>(about.cards) + 1);
  tree.deal(deal);
  tree.play(Seat(), ways);
  long double total = 0;
  for (std::size_t t = 0; t < ways.size(); ++t) {
    total += static_cast<long double>(ways[t]);
    EXPECT_TRUE(slow.has_chance(static_cast<Tricks>(t), ways[t], tree.unit()));
  }
  EXPECT_EQ(total, static_cast<long double>(tree.unit()));
}

TEST(RandomTree, EqualsThePlainTree) {
  struct Round {
    int players;
    int cards;
    int deals;
  };
  for (Round round : {Round{3, 1, 50}, Round{3, 2, 300}, Round{3, 3, 100}, Round{3, 4, 4},
                      Round{4, 2, 200}, Round{4, 3, 10}, Round{5, 2, 50}, Round{6, 2, 20}}) {
    for (std::uint64_t i = 0; i < 10; ++i) {
      const Situation about = random_situation(round.players, round.cards, i);
      RandomTree tree(about, about.cards);
      for (int d = 0; d < std::max(1, round.deals / 10); ++d)
        expect_plain_tree(about, tree, random_deal(about, i * 1000 + static_cast<unsigned>(d)));
    }
  }
}

// A deck poor in ranks and rich in Wizards and Jesters, where positions recur all the time.
TEST(RandomTree, RemembersPositionsRightly) {
  for (std::uint64_t i = 0; i < 20; ++i) {
    Situation about = random_situation(3, 3, i);
    const CardSet small_deck =
        CardSet::wizards() | CardSet::jesters() | CardSet::of_suit(Suit::hearts);
    RandomTree tree(about, about.cards);
    for (unsigned d = 0; d < 8; ++d)
      expect_plain_tree(about, tree, random_deal(about, d, small_deck));
  }
}

// In words: the unit is 2 to the number of choices between two cards, three players, two cards.
TEST(RandomTree, UnitHoldsEveryNumberOfChoices) {
  EXPECT_EQ(card_choices_unit(3, 1), 1u);
  EXPECT_EQ(card_choices_unit(3, 2), 8u);
  EXPECT_EQ(card_choices_unit(4, 3), 6u * 6 * 6 * 6 * 2 * 2 * 2 * 2);
  EXPECT_EQ(card_choices_unit(3, 20), std::nullopt);
}

}  // namespace
}  // namespace wizbid
