#include "cards/card_query.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace wizbid {
namespace {

using testing::HasSubstr;

constexpr Suit trump = Suit::hearts;

// The cards of a set as typed, or what is wrong with it.
std::string cards(std::string_view text) {
  const auto query = parse_card_query(text);
  return query ? card_text(cards_of(*query, trump)) : query.error().message;
}

std::string words(std::string_view text, bool plural = true) {
  return query_words(parse_card_query(text).value(), plural);
}

TEST(CardQuery, WizardsAndJestersAreAllFour) {
  EXPECT_EQ(cards("W"), "W W W W");
  EXPECT_EQ(cards("wizards"), "W W W W");
  EXPECT_EQ(cards("j"), "J J J J");
  EXPECT_EQ(cards("Jester"), "J J J J");
  EXPECT_EQ(cards("W,W"), "W W W W");
}

TEST(CardQuery, ASuitIsItsThirteenCards) {
  for (std::string_view hearts : {"H", "h", "♥", "hearts", "trump", "TRUMPS", " H "})
    EXPECT_EQ(cards(hearts), "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH") << hearts;
}

TEST(CardQuery, RanksBoundASuit) {
  EXPECT_EQ(cards("S>J"), "QS KS AS");
  EXPECT_EQ(cards("S>=J"), "JS QS KS AS");
  EXPECT_EQ(cards("s > 10"), "JS QS KS AS");
  EXPECT_EQ(cards("♠>t"), "JS QS KS AS");
  EXPECT_EQ(cards("trump<4"), "2H 3H");
  EXPECT_EQ(cards("trump <= 4"), "2H 3H 4H");
  EXPECT_EQ(cards("C>=A"), "AC");
}

TEST(CardQuery, CardsAreReadLikeAHand) {
  EXPECT_EQ(cards("AH,KH"), "KH AH");
  EXPECT_EQ(cards("AHKH10S"), "KH AH 10S");
  EXPECT_EQ(cards("H 4 6 8"), "4H 6H 8H");
  EXPECT_EQ(cards("JH"), "JH");
  EXPECT_EQ(cards("AC,W"), "AC W W W W");
}

TEST(CardQuery, SetsAreJoined) {
  EXPECT_EQ(cards("W+trump>J"), "QH KH AH W W W W");
  EXPECT_EQ(cards("S>Q + AC , J"), "AC KS AS J J J J");
  EXPECT_EQ(cards("H>Q+H>J"), "QH KH AH");
}

TEST(CardQuery, VoidCoversTheWholeSet) {
  const auto query = parse_card_query("void: S>Q+W").value();
  EXPECT_TRUE(query.none);
  EXPECT_EQ(card_text(cards_of(query, trump)), "KS AS W W W W");
  EXPECT_TRUE(parse_card_query("VOID:H")->none);
  EXPECT_FALSE(parse_card_query("H")->none);
}

TEST(CardQuery, WithoutTrumpThereAreNoTrumps) {
  const auto query = parse_card_query("trump>9+W").value();
  EXPECT_TRUE(asks_for_trump(query));
  EXPECT_EQ(cards_of(query, std::nullopt), CardSet::wizards());
  EXPECT_FALSE(asks_for_trump(parse_card_query("H+W").value()));
}

TEST(CardQuery, InWords) {
  EXPECT_EQ(words("W"), "Wizards");
  EXPECT_EQ(words("W", false), "Wizard");
  EXPECT_EQ(words("W+trump>9+J"), "Wizards or trumps above the 9 or Jesters");
  EXPECT_EQ(words("H>J", false), "heart above the jack");
  EXPECT_EQ(words("H>=J", false), "heart above the 10");
  EXPECT_EQ(words("spades<A"), "spades below the ace");
  EXPECT_EQ(words("AH,KH+W"), "of AH, KH, Wizards");
  EXPECT_EQ(words("W+W", false), "Wizard");
}

struct Refused {
  std::string typed;
  std::size_t position;
  std::string says;
};

class CardQueryFault : public testing::TestWithParam<Refused> {};

TEST_P(CardQueryFault, NamesThePlaceAndWhatToType) {
  const auto query = parse_card_query(GetParam().typed);
  ASSERT_FALSE(query) << GetParam().typed << " is " << cards(GetParam().typed);
  EXPECT_EQ(query.error().position, GetParam().position) << query.error().message;
  EXPECT_THAT(query.error().message, HasSubstr(GetParam().says));
}

INSTANTIATE_TEST_SUITE_P(
    All, CardQueryFault,
    testing::Values(Refused{"", 1, "missing"}, Refused{"  ", 3, "missing"},
                    Refused{"W+", 3, "missing"}, Refused{"W++J", 3, "missing"},
                    Refused{"+W", 1, "missing"}, Refused{"void:", 6, "missing"},
                    Refused{"W+void:H", 3, "in front"}, Refused{"void:void:H", 6, "in front"},
                    Refused{"H>>9", 3, "no rank"}, Refused{"H>", 1, "no rank"},
                    Refused{"H>1", 3, "no rank"}, Refused{"H>11", 3, "no rank"},
                    Refused{">9", 1, "no suit"}, Refused{"W>9", 1, "no suit"},
                    Refused{"AH>9", 1, "no suit"}, Refused{"H>A", 1, "above the ace"},
                    Refused{"W + trump<2", 5, "below the 2"}, Refused{"W+XH", 3, "position 3"},
                    Refused{"♥+AХ", 3, "U+0425"}, Refused{"trumpet", 1, "position 1"}));

}  // namespace
}  // namespace wizbid
