#include "cards/nearest_card.h"

#include <gtest/gtest.h>

#include "cards/card_text.h"

namespace wizbid {
namespace {

std::string nearest(std::string_view text) {
  return card_text(nearest_card(decode_utf8(text), deck_of(DeckName::us)).card);
}

TEST(NearestCard, OfACardIsThatCard) {
  for (const Card card : CardSet::full_deck()) {
    EXPECT_EQ(nearest(card_text(card)), card_text(card));
    EXPECT_EQ(nearest(card_text(card, SuitStyle::symbols)), card_text(card));
    EXPECT_EQ(nearest_card(decode_utf8(card_text(card)), deck_of(DeckName::us)).distance, 0);
  }
}

TEST(NearestCard, MendsOneSlip) {
  EXPECT_EQ(nearest("AJ"), "AH") << "J is beside H on the keyboard";
  EXPECT_EQ(nearest("1OS"), "10S");
  EXPECT_EQ(nearest("l0S"), "10S");
  EXPECT_EQ(nearest("KHH"), "KH");
  EXPECT_EQ(nearest("Wizrd"), "W");
  EXPECT_EQ(nearest("gester"), "J");
}

TEST(NearestCard, KnowsGermanRankLetters) {
  EXPECT_EQ(nearest("DS"), "QS");
  EXPECT_EQ(nearest("BC"), "JC");
  EXPECT_EQ(nearest("Zauberin"), "W");
}

TEST(NearestCard, SeesThroughLookAlikes) {
  EXPECT_EQ(nearest("АС"), "AC") << "Cyrillic";
  EXPECT_EQ(nearest("ΑΗ"), "AH") << "Greek";
  EXPECT_EQ(nearest("１０Ｓ"), "10S") << "full width";
  EXPECT_EQ(nearest("𝐀𝐇"), "AH") << "mathematical bold";
  EXPECT_EQ(nearest("\u212AH"), "KH") << "kelvin sign";
  EXPECT_EQ(nearest("A\u200B\u00AD♥"), "AH") << "nothing to see";
}

TEST(NearestCard, ExistsForAnyText) {
  EXPECT_NE(nearest(""), "");
  EXPECT_NE(nearest(std::string(1000, '?')), "");
  EXPECT_NE(nearest("\xFF\xFE"), "");
}

}  // namespace
}  // namespace wizbid
