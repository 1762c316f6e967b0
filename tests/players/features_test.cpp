#include "players/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "deals/deal.h"
#include "deals/random.h"
#include "rules/schedule.h"

namespace wizbid {
namespace {

using Relabelling = std::array<Suit, 4>;

Card relabel(Card card, const Relabelling& names) {
  return card.is_suited() ? Card(card.rank(), names[static_cast<std::size_t>(card.suit())]) : card;
}

CardSet relabel(CardSet cards, const Relabelling& names) {
  CardSet result;
  for (Card card : cards)
    result.insert(relabel(card, names));
  return result;
}

Trump relabel(Trump trump, const Relabelling& names) {
  return trump ? Trump(names[static_cast<std::size_t>(*trump)]) : trump;
}

// A round in the middle: its public state, the hands, and the cards of the trick on the table.
struct Position {
  PublicRound table;
  Deal hands;
  std::vector<Card> on_table;
};

Position dealt(int players, int cards, Random& random) {
  Position position;
  PublicRound& table = position.table;
  table.players = players;
  table.cards = cards;
  CardSet deck = CardSet::full_deck();
  const auto draw = [&] {
    const Card card =
        deck.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(deck.size()))));
    deck.erase(card);
    return card;
  };
  for (int s = 0; s < players; ++s) {
    for (int i = 0; i < cards; ++i)
      position.hands[Seat::from_index(s)].insert(draw());
    table.bids[static_cast<std::size_t>(s)] =
        static_cast<int>(random.below(static_cast<std::uint32_t>(cards + 1)));
  }
  if (!is_last_round(players, cards))
    table.turn_up = draw();
  if (table.turn_up && table.turn_up->is_suited())
    table.trump = table.turn_up->suit();
  if (table.turn_up && table.turn_up->is_wizard())
    table.trump = static_cast<Suit>(random.below(4));
  table.trick = Trick(table.trump);
  return position;
}

// Plays one legal card drawn at random; opens the next trick when one is complete.
void play_on(Position& position, Random& random) {
  PublicRound& table = position.table;
  CardSet& hand = position.hands[table.turn()];
  const CardSet legal = table.trick.legal(hand);
  const Card card =
      legal.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size()))));
  hand.erase(card);
  table.play(card);
  position.on_table.push_back(card);
  if (table.trick.size() < table.players)
    return;
  table.leader = table.leader.left(table.trick.winning_place(), table.players);
  ++table.taken[static_cast<std::size_t>(table.leader.index())];
  table.trick = Trick(table.trump);
  position.on_table.clear();
}

Position relabel(const Position& position, const Relabelling& names) {
  Position result = position;
  PublicRound& table = result.table;
  if (table.turn_up)
    table.turn_up = relabel(*table.turn_up, names);
  table.trump = relabel(table.trump, names);
  table.played = relabel(table.played, names);
  table.trick = Trick(table.trump);
  for (Card card : position.on_table)
    table.trick.play(relabel(card, names));
  for (std::size_t s = 0; s < max_players; ++s) {
    result.hands.hands[s] = relabel(position.hands.hands[s], names);
    table.voids[s] = 0;
    for (Suit suit : all_suits)
      if ((position.table.voids[s] >> static_cast<unsigned>(suit)) & 1U)
        table.voids[s] = static_cast<std::uint8_t>(
            table.voids[s] | 1U << static_cast<unsigned>(names[static_cast<std::size_t>(suit)]));
  }
  return result;
}

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

template <class Check>
void at_random_positions(Check check) {
  Random random(7, Purpose::training, 0);
  for (int players = min_players; players <= max_players; ++players)
    for (int cards = 1; cards <= last_round(players); ++cards) {
      Position position = dealt(players, cards, random);
      for (int played = 0; played < players * cards; ++played) {
        check(position);
        play_on(position, random);
      }
    }
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
