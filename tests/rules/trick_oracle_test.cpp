// Trick against a slow judge that is written from the text of the rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "cards/card_text.h"
#include "oracle/slow_trick.h"
#include "rules/trick.h"

namespace wizbid {
namespace {

using oracle::slow_may_play;
using oracle::slow_suit_to_follow;
using oracle::slow_winning_place;

using Cards = std::vector<Card>;

const std::vector<Trump> all_trumps{std::nullopt, Suit::clubs, Suit::diamonds, Suit::hearts,
                                    Suit::spades};

// Two cards of each of three suits, and as many specials as matter in four plays.
const Cards small_deck{{Rank::two, Suit::clubs},
                       {Rank::ace, Suit::clubs},
                       {Rank::five, Suit::hearts},
                       {Rank::six, Suit::hearts},
                       {Rank::ten, Suit::spades},
                       {Rank::jack, Suit::spades},
                       Card::wizard(0),
                       Card::wizard(1),
                       Card::wizard(2),
                       Card::jester(0),
                       Card::jester(1),
                       Card::jester(2),
                       Card::jester(3)};

std::string text(const Cards& cards) {
  std::string text;
  for (const Card card : cards)
    text += card_text(card) + " ";
  return text;
}

Trick played(const Cards& cards, Trump trump) {
  Trick trick(trump);
  for (const Card card : cards)
    trick.play(card);
  return trick;
}

bool would_win_slowly(Cards cards, Card next, Trump trump) {
  cards.push_back(next);
  return slow_winning_place(cards, trump) == static_cast<int>(cards.size()) - 1;
}

void expect_same_winner(const Cards& cards, Trump trump) {
  const Trick trick = played(cards, trump);
  ASSERT_EQ(trick.size(), static_cast<int>(cards.size()));
  ASSERT_EQ(trick.suit_to_follow(), slow_suit_to_follow(cards)) << text(cards);
  if (cards.empty())
    return;
  const int place = slow_winning_place(cards, trump);
  ASSERT_EQ(trick.winning_place(), place) << text(cards);
  ASSERT_EQ(trick.winning_card(), cards[static_cast<std::size_t>(place)]);
}

void expect_same_next_winners(const Cards& cards, const Cards& deck, Trump trump) {
  const Trick trick = played(cards, trump);
  for (const Card next : deck) {
    if (std::find(cards.begin(), cards.end(), next) != cards.end())
      continue;
    const bool wins = would_win_slowly(cards, next, trump);
    ASSERT_EQ(trick.would_win(next), wins) << text(cards) << "then " << card_text(next);
    ASSERT_EQ(trick.winners().contains(next), wins) << text(cards) << "then " << card_text(next);
  }
}

void expect_same_legal_cards(const Cards& cards, const Cards& hand) {
  CardSet held;
  CardSet may;
  for (const Card card : hand) {
    held.insert(card);
    if (slow_may_play(card, hand, cards))
      may.insert(card);
  }
  ASSERT_EQ(played(cards, Suit::hearts).legal(held), may) << text(cards) << "from " << text(hand);
}

// Calls `visit` with every sequence of at most `most` different cards of the small deck.
template <typename Visit>
void for_every_sequence(Cards& cards, std::size_t most, const Visit& visit) {
  visit(cards);
  if (cards.size() == most)
    return;
  for (const Card next : small_deck) {
    if (std::find(cards.begin(), cards.end(), next) != cards.end())
      continue;
    cards.push_back(next);
    for_every_sequence(cards, most, visit);
    cards.pop_back();
  }
}

TEST(TrickOracle, EverySequenceOfUpToFourCardsHasTheSameWinner) {
  Cards cards;
  int sequences = 0;
  for_every_sequence(cards, 4, [&sequences](const Cards& sequence) {
    ++sequences;
    for (const Trump trump : all_trumps)
      expect_same_winner(sequence, trump);
  });
  EXPECT_EQ(sequences, 1 + 13 + 13 * 12 + 13 * 12 * 11 + 13 * 12 * 11 * 10);
}

TEST(TrickOracle, EveryCardNextWinsOrNotAlike) {
  Cards cards;
  for_every_sequence(cards, 3, [](const Cards& sequence) {
    for (const Trump trump : all_trumps)
      expect_same_next_winners(sequence, small_deck, trump);
  });
}

TEST(TrickOracle, FromEveryHandTheSameCardsAreLegal) {
  Cards cards;
  for_every_sequence(cards, 3, [](const Cards& sequence) {
    for (unsigned chosen = 0; chosen < (1U << small_deck.size()); chosen += 7) {
      Cards hand;
      for (std::size_t i = 0; i < small_deck.size(); ++i) {
        if ((chosen >> i) & 1U)
          hand.push_back(small_deck[i]);
      }
      expect_same_legal_cards(sequence, hand);
    }
  });
}

// The first `count` cards of a deck shuffled by hand: the same numbers with every library.
Cards draw(std::mt19937_64& numbers, std::size_t count) {
  Cards deck(CardSet::full_deck().begin(), CardSet::full_deck().end());
  for (std::size_t i = 0; i < count; ++i)
    std::swap(deck[i], deck[i + numbers() % (deck.size() - i)]);
  deck.erase(deck.begin() + static_cast<std::ptrdiff_t>(count), deck.end());
  return deck;
}

TEST(TrickOracle, RandomTricksOfSixFromTheWholeDeck) {
  std::mt19937_64 numbers(20240229);
  const Cards deck(CardSet::full_deck().begin(), CardSet::full_deck().end());
  for (int round = 0; round < 20'000; ++round) {
    const Cards drawn = draw(numbers, 6 + 10);
    const Trump trump = all_trumps[numbers() % all_trumps.size()];
    const Cards hand(drawn.begin() + 6, drawn.end());
    Cards trick;
    for (std::size_t place = 0; place < 6; ++place) {
      expect_same_legal_cards(trick, hand);
      trick.push_back(drawn[place]);
      expect_same_winner(trick, trump);
    }
    if (round % 100 == 0)
      expect_same_next_winners(trick, deck, trump);
  }
}

}  // namespace
}  // namespace wizbid
