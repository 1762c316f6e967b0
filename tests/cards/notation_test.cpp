#include "cards/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cards/card_text.h"

namespace wizbid {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// The hand in the order read, or what was wrong with the text.
std::string read(std::string_view text) {
  const auto hand = parse_hand(text);
  if (!hand)
    return hand.error().message;
  std::string cards;
  for (const Card card : *hand)
    cards += (cards.empty() ? "" : " ") + card_text(card);
  return cards;
}

NotationError refused(std::string_view text) {
  const auto hand = parse_hand(text);
  if (!hand)
    return hand.error();
  ADD_FAILURE() << text << " was read as " << read(text);
  return {};
}

struct Reading {
  std::string typed;
  std::string cards;
};

void PrintTo(const Reading& reading, std::ostream* out) {
  *out << reading.typed;
}

class Accepted : public testing::TestWithParam<Reading> {};

TEST_P(Accepted, IsReadAs) {
  EXPECT_EQ(read(GetParam().typed), GetParam().cards);
}

INSTANTIATE_TEST_SUITE_P(
    CardByCard, Accepted,
    testing::Values(Reading{"AH", "AH"}, Reading{"ah", "AH"}, Reading{"HA", "AH"},
                    Reading{"10S", "10S"}, Reading{"TS", "10S"}, Reading{"S10", "10S"},
                    Reading{"st", "10S"}, Reading{"10c", "10C"}, Reading{"A♥", "AH"},
                    Reading{"♥A", "AH"}, Reading{"A♥️", "AH"}, Reading{"♥️A", "AH"},
                    Reading{"A♡", "AH"}, Reading{"10♣ 2♦ 3♠", "10C 2D 3S"},
                    Reading{"ah,kh,w,j", "AH KH W J"}, Reading{"AHKH10S3CW", "AH KH 10S 3C W"},
                    Reading{" AH ,, KH\t2C\n", "AH KH 2C"},
                    Reading{"A♥K♥️10♠️W", "AH KH 10S W"}, Reading{"", ""},
                    Reading{" , ", ""}, Reading{"AH AH", "AH AH"}, Reading{"HAS9", "AH 9S"}));

INSTANTIATE_TEST_SUITE_P(Specials, Accepted,
                         testing::Values(Reading{"W", "W"}, Reading{"w w w w", "W W W W"},
                                         Reading{"J", "J"}, Reading{"JJ", "J J"},
                                         Reading{"WWJJ", "W W J J"}, Reading{"Je", "J"},
                                         Reading{"JESTER", "J"}, Reading{"wizard", "W"},
                                         Reading{"Zauberer", "W"}, Reading{"narr", "J"},
                                         Reading{"Joker", "J"}, Reading{"WJe", "W J"},
                                         Reading{"AH Jester W", "AH J W"}));

INSTANTIATE_TEST_SUITE_P(JackOrJester, Accepted,
                         testing::Values(Reading{"JH", "JH"}, Reading{"HJ", "JH"},
                                         Reading{"JHJ", "JH J"}, Reading{"JJH", "J JH"},
                                         Reading{"J J♥ J", "J JH J"}, Reading{"AHJ", "AH J"},
                                         Reading{"HA J", "AH J"}, Reading{"HAJS", "AH JS"},
                                         Reading{"HAWJ", "AH W J"}, Reading{"J10S", "J 10S"},
                                         Reading{"H4 S9 J", "4H 9S J"},
                                         Reading{"JS JC JD JH", "JS JC JD JH"}));

INSTANTIATE_TEST_SUITE_P(
    SuitBySuit, Accepted,
    testing::Values(Reading{"C 2 5  D A 5  H 4 6 8  S 9  W  J", "2C 5C AD 5D 4H 6H 8H 9S W J"},
                    Reading{"c 2 5 d a 5 h 4 6 8 s 9 w j", "2C 5C AD 5D 4H 6H 8H 9S W J"},
                    Reading{"♥ 4 6 ♠️ 10", "4H 6H 10S"}, Reading{"H 4,6,8", "4H 6H 8H"},
                    Reading{"H A", "AH"}, Reading{"H AKQ5", "AH KH QH 5H"},
                    Reading{"H 468 S 102", "4H 6H 8H 10S 2S"}, Reading{"H T 10", "10H 10H"},
                    Reading{"H 4 J S 9", "4H JH 9S"}, Reading{"H J S 9", "JH 9S"},
                    Reading{"H J 4", "JH 4H"}, Reading{"H KJ9", "KH JH 9H"},
                    Reading{"S 9 Je", "9S J"}, Reading{"S 9 Jester W", "9S J W"},
                    Reading{"S 9 W J J", "9S W J J"}, Reading{"W J S 9", "W J 9S"},
                    Reading{"J H 4", "J 4H"}, Reading{"S 9 W AH J", "9S W AH J"},
                    Reading{"AS KS H 4 6", "AS KS 4H 6H"}, Reading{"H 4 W S 9", "4H W 9S"}));

// What a refusal must say. A wrong reading must never be silent.
struct Refusal {
  std::string typed;
  std::string offending;
  std::size_t position;
  std::vector<std::string> says;
};

void PrintTo(const Refusal& refusal, std::ostream* out) {
  *out << refusal.typed;
}

class RefusedNotation : public testing::TestWithParam<Refusal> {};

TEST_P(RefusedNotation, NamesTextPlaceAndWhatToType) {
  const NotationError error = refused(GetParam().typed);
  EXPECT_EQ(error.text, GetParam().offending);
  EXPECT_EQ(error.position, GetParam().position);
  EXPECT_THAT(error.message, HasSubstr("\"" + error.text + "\""));
  EXPECT_THAT(error.message, HasSubstr("position " + std::to_string(error.position)));
  EXPECT_THAT(error.message, testing::EndsWith("."));
  for (const auto& part : GetParam().says)
    EXPECT_THAT(error.message, HasSubstr(part));
}

INSTANTIATE_TEST_SUITE_P(
    Typos, RefusedNotation,
    testing::Values(Refusal{"AX", "AX", 1, {"X is not a suit", "nearest card is AC"}},
                    Refusal{"2H 5D XH", "XH", 7, {"nearest card is"}},
                    Refusal{"Q", "Q", 1, {"has no suit", "QC, QD, QH or QS"}},
                    Refusal{"A H", "A", 1, {"has no suit", "AH"}},
                    Refusal{"AA", "A", 1, {"has no suit"}}, Refusal{"JHA", "A", 3, {"has no suit"}},
                    Refusal{"H4K6", "K", 3, {"has no suit", "group of hearts", "H K"}},
                    Refusal{"H", "H", 1, {"suit without a card", "AH"}},
                    Refusal{"AH H", "H", 4, {"suit without a card"}},
                    Refusal{"H S 9", "H", 1, {"suit without a card"}},
                    Refusal{"H W", "H", 1, {"suit without a card"}},
                    Refusal{"HAS", "S", 3, {"suit without a card"}},
                    Refusal{"C25", "C25", 1, {"\"C 2 5\""}},
                    Refusal{"Wizzard", "Wizzard", 1, {"nearest card is W"}},
                    Refusal{"JEST", "JEST", 1, {"nearest card is J"}},
                    Refusal{"JeAH", "JeAH", 1, {"a blank", "nearest card is J"}},
                    Refusal{"2H;3H", ";3H", 3, {"blanks or commas", "nearest card is 3H"}},
                    Refusal{"H - S 4", "-", 3, {"suit without cards is left out"}},
                    Refusal{"1OH", "1OH", 1, {"nearest card is 10H"}},
                    Refusal{"JX", "JX", 1, {"nearest card is JC"}},
                    Refusal{"AXKH", "AX", 1, {"nearest card is AC"}}));

INSTANTIATE_TEST_SUITE_P(
    Numbers, RefusedNotation,
    testing::Values(Refusal{"1H", "1H", 1, {"AH", "2H", "first card"}},
                    Refusal{"11H", "11H", 1, {"JH", "QH", "eleventh card"}},
                    Refusal{"12H", "12H", 1, {"QH", "KH", "twelfth card"}},
                    Refusal{"13H", "13H", 1, {"KH", "AH", "thirteenth card"}},
                    Refusal{"h11", "h11", 1, {"JH", "QH"}},
                    Refusal{"2C 11♥", "11♥", 4, {"JH", "QH"}},
                    Refusal{"H 4 11", "11", 5, {"JH", "QH"}},
                    Refusal{"11", "11", 1, {"J by its value", "Q"}},
                    Refusal{"0H", "0H", 1, {"no rank 0", "nearest card is 10H"}},
                    Refusal{"14H", "14H", 1, {"no rank 14", "nearest card is AH"}},
                    Refusal{"02H", "02H", 1, {"no rank 02", "nearest card is 2H"}},
                    Refusal{"23H", "23H", 1, {"no rank 23"}},
                    Refusal{"100H", "100H", 1, {"no rank 100", "nearest card is 10H"}},
                    Refusal{"H 4 110", "110", 5, {"no rank 110"}}));

INSTANTIATE_TEST_SUITE_P(German, RefusedNotation,
                         testing::Values(Refusal{"DH", "DH", 1, {"Dame", "nearest card is QH"}},
                                         Refusal{"HD", "HD", 1, {"Dame", "nearest card is QH"}},
                                         Refusal{"AH dS", "dS", 4, {"Dame", "nearest card is QS"}},
                                         Refusal{"BH", "BH", 1, {"nearest card is JH"}},
                                         Refusal{"CS", "CS", 1, {"two suits"}},
                                         Refusal{"Z", "Z", 1, {"nearest card is W"}},
                                         Refusal{"N", "N", 1, {"nearest card is J"}}));

using namespace std::string_literals;

INSTANTIATE_TEST_SUITE_P(
    ForeignCharacters, RefusedNotation,
    testing::Values(
        Refusal{"AH Kс", "Kс", 4, {"position 5", "U+0441", "looks like c", "KC"}},
        Refusal{"АH", "АH", 1, {"position 1", "U+0410", "looks like A", "nearest card is AH"}},
        Refusal{"ＡＨ", "ＡＨ", 1, {"U+FF21", "looks like A", "nearest card is AH"}},
        Refusal{"Kελ", "Kε", 1, {"U+03B5"}},
        Refusal{"A❤", "A❤", 1, {"U+2764", "looks like H", "nearest card is AH"}},
        Refusal{"A\u200BH", "A<U+200B>H", 1, {"position 2", "can't be seen", "card is AH"}},
        Refusal{"\uFEFFAH", "<U+FEFF>AH", 1, {"can't be seen", "nearest card is AH"}},
        Refusal{"AH\u00A0KH", "<U+00A0>KH", 3, {"can't be seen", "nearest card is KH"}},
        Refusal{"AH\uFE0F", "<U+FE0F>", 3, {"can't be seen"}},
        Refusal{"A\u202EH", "A<U+202E>H", 1, {"U+202E"}},
        Refusal{"\x1b[2JAH", "<U+001B>[2JAH", 1, {"U+001B"}},
        Refusal{"A\0H"s, "A<U+0000>H", 1, {"U+0000", "nearest card is AH"}},
        Refusal{"A\xFFH", "A<0xFF>H", 1, {"byte 0xFF", "position 2", "UTF-8", "AH"}},
        Refusal{"AH \xC1\x88", "<0xC1><0x88>", 4, {"byte 0xC1", "UTF-8"}},
        Refusal{"💩", "💩", 1, {"U+1F4A9"}}));

INSTANTIATE_TEST_SUITE_P(
    JackOrJester, RefusedNotation,
    testing::Values(Refusal{"H 4  S 9 J", "J", 10, {"two ways", "\"4H 9S JS\"", "\"4H 9S Je\""}},
                    Refusal{"H 4 S 9 J W", "J", 9, {"\"4H 9S JS W\"", "\"4H 9S Je W\""}},
                    Refusal{"H 4 S 9 J W J", "J", 9, {"\"4H 9S JS W Je\"", "\"4H 9S Je W Je\""}},
                    Refusal{"S 9 J J", "J", 5, {"\"9S JS Je\"", "\"9S Je Je\""}},
                    Refusal{"S 9 Je J", "J", 8, {"\"9S Je JS\"", "\"9S Je Je\""}},
                    Refusal{"S 9 J Je", "J", 5, {"\"9S JS Je\"", "\"9S Je Je\""}},
                    Refusal{"S AJ", "J", 4, {"\"AS JS\"", "\"AS Je\""}},
                    Refusal{"H J", "J", 3, {"\"JH\"", "\"Je\""}},
                    Refusal{"HAJ", "J", 3, {"\"AH JH\"", "\"AH Je\""}}));

INSTANTIATE_TEST_SUITE_P(CardInAGroup, RefusedNotation,
                         testing::Values(Refusal{"H 4 6S", "6S", 5, {"group of hearts"}},
                                         Refusal{"H 4 S9", "S9", 5, {"group of hearts"}},
                                         Refusal{"H 4 JS 9", "JS", 5, {"group of hearts"}},
                                         Refusal{"H 10S", "10S", 3, {"group of hearts"}}));

TEST(Doubt, EachReadingShownCanBeTypedAndReadsOneWay) {
  EXPECT_EQ(read("4H 9S JS"), "4H 9S JS");
  EXPECT_EQ(read("4H 9S Je"), "4H 9S J");
  EXPECT_EQ(read("9S Je JS"), "9S J JS");
}

TEST(Doubt, AReadingWithTheSameCardTwiceIsNotOffered) {
  EXPECT_THAT(refused("S J 9 J").message,
              AllOf(HasSubstr("\"JS 9S Je\""), Not(HasSubstr("9S JS"))));
}

TEST(Copies, TheKthWizardIsCopyK) {
  const auto hand = parse_hand("W J W J W W J J");
  ASSERT_TRUE(hand);
  EXPECT_EQ(*hand,
            (std::vector{Card::wizard(0), Card::jester(0), Card::wizard(1), Card::jester(1),
                         Card::wizard(2), Card::wizard(3), Card::jester(2), Card::jester(3)}));
}

TEST(Copies, AFifthWizardRepeatsTheFirst) {
  const auto hand = parse_hand("W W W W W");
  ASSERT_TRUE(hand);
  EXPECT_EQ(hand->size(), 5U);
  EXPECT_EQ(hand->back(), Card::wizard(0));
}

TEST(OneCard, IsOneCard) {
  EXPECT_EQ(parse_card(" 7h "), (Card{Rank::seven, Suit::hearts}));
  EXPECT_EQ(parse_card("W"), Card::wizard());
  EXPECT_EQ(parse_card("J"), Card::jester());
  EXPECT_EQ(parse_card("H 7"), (Card{Rank::seven, Suit::hearts}));
}

TEST(OneCard, IsNeitherNoneNorTwo) {
  EXPECT_THAT(parse_card("").error().message, HasSubstr("card is missing"));
  EXPECT_THAT(parse_card("AH KH").error().message,
              AllOf(HasSubstr("\"AH KH\""), HasSubstr("2 cards")));
  EXPECT_THAT(parse_card("none").error().message, HasSubstr("\"none\" at position 1"));
}

TEST(SuitText, IsReadByLetterSymbolAndName) {
  for (const char* text : {"H", "h", "♥", "♥️", "♡", "hearts", "Heart", " H "})
    EXPECT_EQ(parse_suit(text), Suit::hearts) << text;
  EXPECT_EQ(parse_suit("clubs"), Suit::clubs);
  EXPECT_EQ(parse_suit("diamond"), Suit::diamonds);
  EXPECT_EQ(parse_suit("SPADES"), Suit::spades);
}

TEST(SuitText, NothingElseIsASuit) {
  for (const char* text : {"X", "HH", "AH", "none", "heartss", "h\uFE0F"})
    EXPECT_THAT(parse_suit(text).error().message, HasSubstr("C (clubs), D (diamonds)")) << text;
  EXPECT_THAT(parse_suit("с").error().message, AllOf(HasSubstr("U+0441"), HasSubstr("like c")));
  EXPECT_THAT(parse_suit("").error().message, HasSubstr("missing"));
}

TEST(LongText, IsAnsweredShortly) {
  for (const std::string& unit :
       {"AH "s, "X"s, "2"s, "J "s, "H 9 J "s, "\xFF"s, "\u200B"s, "Je"s}) {
    std::string text;
    while (text.size() < 100'000)
      text += unit;
    const auto hand = parse_hand(text);
    if (!hand) {
      EXPECT_LT(hand.error().message.size(), 600U) << unit;
      EXPECT_LT(hand.error().text.size(), 250U) << unit;
    }
  }
}

}  // namespace
}  // namespace wizbid
