#include "players/features.h"

#include <gtest/gtest.h>

#include <algorithm>
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
      active_inputs(position.table, asker, canonical_suits(position.table, asker), decision);
  std::vector<int> sorted(list.index.begin(), list.index.begin() + list.size);
  std::ranges::sort(sorted);
  return sorted;
}

std::vector<int> outputs_of_hand(const Position& position) {
  const Seat seat = position.table.turn();
  const Asker asker{seat, position.hands[seat]};
  const SuitOrder suits = canonical_suits(position.table, asker);
  std::vector<int> outputs;
  for (Card card : asker.hand)
    outputs.push_back(card_output(suits, card));
  std::ranges::sort(outputs);
  return outputs;
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

TEST(Features, RelabellingSuitsChangesNeitherInputsNorOutputs) {
  Relabelling names = all_suits;
  at_random_positions([&](const Position& position) {
    std::ranges::next_permutation(names);
    const Position other = relabel(position, names);
    for (Decision decision : {Decision::value, Decision::bid, Decision::card})
      ASSERT_EQ(inputs(position, decision), inputs(other, decision));
    ASSERT_EQ(outputs_of_hand(position), outputs_of_hand(other));
  });
}

TEST(Features, EveryInputIsInRangeAndFits) {
  at_random_positions([&](const Position& position) {
    const auto list = inputs(position, Decision::card);
    ASSERT_LT(list.back(), input_count());
    ASSERT_GE(list.front(), 0);
    ASSERT_LT(static_cast<int>(list.size()), Inputs::capacity);
  });
}

TEST(Features, DifferentCardsHaveDifferentOutputsButForWizardsAndJesters) {
  at_random_positions([&](const Position& position) {
    const auto outputs = outputs_of_hand(position);
    for (std::size_t i = 1; i < outputs.size(); ++i)
      if (outputs[i] != wizard_output && outputs[i] != jester_output) {
        ASSERT_NE(outputs[i - 1], outputs[i]);
      }
  });
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
    const auto made = active_inputs(table, asker, canonical_suits(table, asker), Decision::bid);
    return std::vector<int>(made.index.begin(), made.index.begin() + made.size);
  };
  EXPECT_NE(list(king), list(queen));
  const auto before = list(king);
  table.played.insert(Card(Rank::ace, Suit::spades));
  EXPECT_NE(before, list(king));
}

}  // namespace
}  // namespace wizbid
