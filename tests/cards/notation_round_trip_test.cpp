// What is written can be read: every card, and random hands, in every notation.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "cards/card_set.h"
#include "cards/card_text.h"
#include "cards/notation.h"

namespace wizbid {
namespace {

// One way to write a suit card.
struct Style {
  bool suit_first = false;
  bool small = false;
  bool ten_as_t = false;
  SuitStyle suits = SuitStyle::letters;
  bool emoji = false;  // a variation selector behind each symbol
};

std::vector<Style> all_styles() {
  std::vector<Style> styles;
  for (int choice = 0; choice < 16; ++choice) {
    Style style{(choice & 1) != 0, (choice & 2) != 0, (choice & 4) != 0};
    styles.push_back(style);
    style.suits = SuitStyle::symbols;
    style.emoji = (choice & 8) != 0;
    styles.push_back(style);
  }
  return styles;
}

std::string in_small_letters(std::string text) {
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z')
      letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

std::string write_rank(Rank rank, const Style& style) {
  return style.ten_as_t && rank == Rank::ten ? "T" : rank_text(rank);
}

std::string write_suit(Suit suit, const Style& style) {
  return suit_text(suit, style.suits) +
         (style.emoji && style.suits == SuitStyle::symbols ? "\uFE0F" : "");
}

std::string write(Card card, const Style& style) {
  if (!card.is_suited())
    return style.small ? in_small_letters(card_text(card)) : card_text(card);
  const std::string rank = write_rank(card.rank(), style);
  const std::string suit = write_suit(card.suit(), style);
  const std::string text = style.suit_first ? suit + rank : rank + suit;
  return style.small ? in_small_letters(text) : text;
}

std::string write(const std::vector<Card>& hand, const Style& style, const std::string& between) {
  std::string text;
  for (const Card card : hand)
    text += (text.empty() ? "" : between) + write(card, style);
  return text;
}

// Suit by suit, the Jack first in its group so that it can't be taken for a Jester.
std::string write_in_groups(const std::vector<Card>& hand, const Style& style) {
  std::map<Suit, std::string> groups;
  std::string specials;
  for (const Card card : hand) {
    if (!card.is_suited())
      specials += card.is_wizard() ? " W" : " Je";
    else if (card.rank() == Rank::jack)
      groups[card.suit()].insert(0, " J");
    else
      groups[card.suit()] += " " + write_rank(card.rank(), style);
  }
  std::string text;
  for (const auto& [suit, ranks] : groups)
    text += " " + write_suit(suit, style) + ranks;
  text += specials;
  return style.small ? in_small_letters(text) : text;
}

// The copies of Wizards and Jesters numbered in the order in which they stand.
std::vector<Card> numbered(std::vector<Card> hand) {
  int wizards = 0;
  int jesters = 0;
  for (Card& card : hand) {
    if (card.is_wizard())
      card = Card::wizard(wizards++);
    else if (card.is_jester())
      card = Card::jester(jesters++);
  }
  return hand;
}

CardSet as_set(const std::vector<Card>& hand) {
  CardSet set;
  for (const Card card : hand)
    set.insert(card);
  return set;
}

// Up to `most` different cards in any order.
std::vector<Card> any_hand(int most = 20) {
  const auto bits = *rc::gen::arbitrary<std::uint64_t>() & *rc::gen::arbitrary<std::uint64_t>();
  const CardSet set = CardSet::from_bits(bits) & CardSet::full_deck();
  const auto order = *rc::gen::container<std::vector<std::uint32_t>>(
      Card::deck_size, rc::gen::arbitrary<std::uint32_t>());
  std::vector<Card> hand(set.begin(), set.end());
  std::stable_sort(hand.begin(), hand.end(), [&order](Card a, Card b) {
    return order[static_cast<std::size_t>(a.index())] < order[static_cast<std::size_t>(b.index())];
  });
  hand.erase(hand.begin() + std::min(most, static_cast<int>(hand.size())), hand.end());
  return numbered(hand);
}

Style any_style() {
  return *rc::gen::elementOf(all_styles());
}

TEST(RoundTrip, EveryCardInEveryStyle) {
  for (const Card card : CardSet::full_deck()) {
    for (const Style& style : all_styles()) {
      const auto read = parse_card(write(card, style));
      ASSERT_TRUE(read) << read.error().message;
      EXPECT_TRUE(same_face(*read, card)) << write(card, style);
    }
  }
}

TEST(RoundTrip, TheWholeDeckInItsOwnOrder) {
  const auto read = parse_hand(card_text(CardSet::full_deck()));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, std::vector<Card>(CardSet::full_deck().begin(), CardSet::full_deck().end()));
}

TEST(RoundTrip, EveryPairGluedTogetherRankFirst) {
  for (const Card first : CardSet::full_deck()) {
    for (const Card second : CardSet::full_deck()) {
      const auto read = parse_hand(card_text(first) + card_text(second));
      ASSERT_TRUE(read) << read.error().message;
      ASSERT_EQ(read->size(), 2U);
      EXPECT_TRUE(same_face((*read)[0], first)) << card_text(first) << card_text(second);
      EXPECT_TRUE(same_face((*read)[1], second)) << card_text(first) << card_text(second);
    }
  }
}

RC_GTEST_PROP(RoundTrip, HandsWithSomethingBetween, ()) {
  const auto hand = any_hand();
  const auto between = *rc::gen::element<std::string>(" ", ",", ", ", "  ", "\t", "\n");
  const std::string text = write(hand, any_style(), between);
  const auto read = parse_hand(text);
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == hand);
}

RC_GTEST_PROP(RoundTrip, HandsGluedTogetherRankFirst, ()) {
  const auto hand = any_hand();
  Style style = any_style();
  style.suit_first = false;
  const auto read = parse_hand(write(hand, style, ""));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == hand);
}

RC_GTEST_PROP(RoundTrip, SuitCardsGluedTogetherSuitFirst, ()) {
  auto hand = any_hand();
  hand.erase(std::remove_if(hand.begin(), hand.end(), [](Card card) { return !card.is_suited(); }),
             hand.end());
  Style style = any_style();
  style.suit_first = true;
  const auto read = parse_hand(write(hand, style, ""));
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == hand);
}

RC_GTEST_PROP(RoundTrip, EachCardInAStyleOfItsOwn, ()) {
  const auto hand = any_hand();
  std::string text;
  for (const Card card : hand)
    text += write(card, any_style()) + " ";
  const auto read = parse_hand(text);
  RC_ASSERT(read.has_value());
  RC_ASSERT(*read == hand);
}

RC_GTEST_PROP(RoundTrip, HandsSuitBySuitAreReadOrRefusedNeverMisread, ()) {
  const auto hand = any_hand();
  const auto read = parse_hand(write_in_groups(hand, any_style()));
  if (read)
    RC_ASSERT(as_set(*read) == as_set(hand));
  else  // the last group holds the Jack alone
    RC_ASSERT(read.error().text == "J" || read.error().text == "j");
}

// The readings that a message puts in quotes behind "write".
std::vector<std::string> readings_in(const std::string& message) {
  std::vector<std::string> readings;
  std::size_t at = message.find("write ");
  while ((at = message.find('"', at)) != std::string::npos) {
    const std::size_t end = message.find('"', at + 1);
    readings.push_back(message.substr(at + 1, end - at - 1));
    at = end + 1;
  }
  return readings;
}

RC_GTEST_PROP(Doubt, TheReadingsShownCanBeTypedAndAreTheJackAndTheJester, ()) {
  auto hand = any_hand(12);
  const Suit suit = *rc::gen::elementOf(std::vector<Suit>(all_suits.begin(), all_suits.end()));
  const Card jack{Rank::jack, suit};
  hand.erase(std::remove_if(hand.begin(), hand.end(),
                            [&](Card card) { return !card.is_suited() || card == jack; }),
             hand.end());
  const std::string start = write(hand, Style{}, " ") + " " + suit_text(suit);
  const auto refused = parse_hand(start + " " + "A J");
  RC_PRE(!as_set(hand).contains({Rank::ace, suit}));
  RC_ASSERT(!refused.has_value());
  const auto readings = readings_in(refused.error().message);
  RC_ASSERT(readings.size() == 2U);
  hand.push_back({Rank::ace, suit});
  hand.push_back(jack);
  RC_ASSERT(parse_hand(readings[0]).value() == hand);
  hand.back() = Card::jester();
  RC_ASSERT(parse_hand(readings[1]).value() == hand);
}

RC_GTEST_PROP(AnyText, IsReadOrRefusedInAShortSentence, (const std::string& text)) {
  const auto read = parse_hand(text);
  if (read)
    return;
  RC_ASSERT(!read.error().message.empty());
  RC_ASSERT(read.error().message.size() < 600U);
  RC_ASSERT(read.error().position >= 1U);
  RC_ASSERT(read.error().position <= text.size());
}

// One character of a hand exchanged for another: the result is refused, or is the hand that the
// letters spell and no other.
RC_GTEST_PROP(AnyText, OfCardLettersReadsAsWhatItSpells, ()) {
  const auto text = *rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("AKQJT1023456789CDHSWJ ,CDHS")));
  const auto read = parse_hand(text);
  if (!read)
    return;
  std::string spelled;
  for (const Card card : *read)
    spelled += card.is_jester() ? "Je " : card_text(card) + " ";
  const auto again = parse_hand(spelled);
  RC_ASSERT(again.has_value());
  RC_ASSERT(*again == *read);
  const auto letters = std::count_if(text.begin(), text.end(),
                                     [](char c) { return c == 'W' || (c >= '2' && c <= '9'); });
  const auto cards = std::count_if(read->begin(), read->end(), [](Card card) {
    return card.is_wizard() || (card.is_suited() && card.rank() <= Rank::nine);
  });
  RC_ASSERT(letters == cards);
}

}  // namespace
}  // namespace wizbid
