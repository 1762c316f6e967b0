#include "players/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "players/positions.h"

namespace wizbid {
namespace {

std::vector<int> inputs(const Position& position, Decision decision) {
  const Seat seat = position.table.turn();
  const Asker asker{seat, position.hands[seat], *position.table.bids[0], Objective::points};
  const auto list =
      state_inputs(position.table, asker, canonical_suits(position.table, asker), decision);
  std::vector<int> sorted(list.index.begin(), list.index.begin() + list.size);
  std::ranges::sort(sorted);
  return sorted;
}

// The inputs of every choice: each legal card, and each bid.
std::vector<std::vector<int>> choices(const Position& position) {
  const PublicRound& table = position.table;
  const Seat seat = table.turn();
  const Asker asker{seat, position.hands[seat], 1};
  const SuitOrder suits = canonical_suits(table, asker);
  std::vector<ChoiceInputs> lists;
  for (Card card : table.trick.legal(asker.hand))
    lists.push_back(card_inputs(table, asker, suits, card));
  for (Tricks bid = 0; bid <= table.cards; ++bid)
    lists.push_back(bid_inputs(table, asker, bid));
  std::vector<std::vector<int>> result;
  for (const ChoiceInputs& list : lists) {
    result.emplace_back(list.index.begin(), list.index.begin() + list.size);
    std::ranges::sort(result.back());
  }
  std::ranges::sort(result);
  return result;
}

TEST(Features, RelabellingSuitsChangesNoInputs) {
  Relabelling names = all_suits;
  at_random_positions([&](const Position& position) {
    std::ranges::next_permutation(names);
    const Position other = relabel(position, names);
    for (Decision decision : {Decision::value, Decision::bid, Decision::card})
      ASSERT_EQ(inputs(position, decision), inputs(other, decision));
    ASSERT_EQ(choices(position), choices(other));
  });
}

TEST(Features, EveryInputIsInRangeAndFits) {
  at_random_positions([&](const Position& position) {
    const auto list = inputs(position, Decision::card);
    ASSERT_LT(list.back(), input_count());
    ASSERT_GE(list.front(), 0);
    ASSERT_LT(static_cast<int>(list.size()), static_cast<int>(Inputs::capacity));
  });
}

TEST(Features, EveryChoiceIsInRangeAndFits) {
  at_random_positions([&](const Position& position) {
    for (const auto& list : choices(position)) {
      ASSERT_LT(list.back(), input_count());
      ASSERT_GE(list.front(), 0);
      ASSERT_LE(list.size(), ChoiceInputs::capacity);
    }
  });
}

TEST(Features, DifferentCardsDifferButForWizardsAndJesters) {
  at_random_positions([&](const Position& position) {
    const CardSet legal = position.table.trick.legal(position.hands[position.table.turn()]);
    const auto lists = choices(position);
    const auto alike = static_cast<int>(lists.size()) -
                       static_cast<int>(std::set(lists.begin(), lists.end()).size());
    const int wizards = (legal & CardSet::wizards()).size();
    const int jesters = (legal & CardSet::jesters()).size();
    ASSERT_EQ(alike, std::max(0, wizards - 1) + std::max(0, jesters - 1));
  });
}

TEST(Features, WhatASumRuleForbidsShowsOnlyWhereThereIsOne) {
  PublicRound table;
  Asker asker{Seat(), {Card::wizard()}};
  const auto free = state_inputs(table, asker, canonical_suits(table, asker), Decision::bid);
  asker.sum_rule = true;
  const auto bound = state_inputs(table, asker, canonical_suits(table, asker), Decision::bid);
  EXPECT_EQ(bound.size, free.size + 1);
}

TEST(Features, FailingToFollowIsRemembered) {
  PublicRound table;
  table.cards = 2;
  table.play(Card(Rank::ace, Suit::hearts));
  table.play(Card::wizard());
  table.play(Card(Rank::two, Suit::clubs));
  EXPECT_EQ(table.voids[0], 0);
  EXPECT_EQ(table.voids[1], 0);  // a Wizard may always be played
  EXPECT_EQ(table.voids[2], 1U << static_cast<unsigned>(Suit::hearts));
}

TEST(Features, WhatIsHeldAndWhatIsGoneMatters) {
  PublicRound table;
  const Asker king{Seat(), {Card(Rank::king, Suit::spades)}};
  const Asker queen{Seat(), {Card(Rank::queen, Suit::spades)}};
  const auto list = [&](const Asker& asker) {
    const auto made = state_inputs(table, asker, canonical_suits(table, asker), Decision::bid);
    return std::vector<int>(made.index.begin(), made.index.begin() + made.size);
  };
  EXPECT_NE(list(king), list(queen));
  const auto before = list(king);
  table.played.insert(Card(Rank::ace, Suit::spades));
  EXPECT_NE(before, list(king));
}

}  // namespace
}  // namespace wizbid
