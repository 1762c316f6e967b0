// The decks of the editions: what they read, what they refuse, and how they write.
#include "cards/deck.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "cards/card_query.h"
#include "cards/card_text.h"
#include "cards/nearest_card.h"
#include "cards/notation.h"

namespace wizbid {
namespace {

using testing::AllOf;
using testing::HasSubstr;

// A hand read in a deck, written in the US deck; or the sentence that refuses it.
std::string read_in(DeckName deck, const std::string& text) {
  const auto hand = parse_hand(text, deck);
  if (!hand)
    return hand.error().message;
  std::string us;
  for (const Card card : *hand)
    us += (us.empty() ? "" : " ") + card_text(card);
  return us;
}

std::string german(const std::string& text) {
  return read_in(DeckName::german, text);
}

std::string medieval(const std::string& text) {
  return read_in(DeckName::medieval, text);
}

std::string numbers(const std::string& text) {
  return read_in(DeckName::numbers, text);
}

// All that a deck has; of jubilee cards all that there are.
CardSet cards_in(DeckName name) {
  const Deck& deck = deck_of(name);
  CardSet cards = CardSet::full_deck();
  if (deck.has_specials())
    cards |= CardSet::specials();
  for (const Suit suit : all_suits)
    cards -= CardSet::below(Card{deck.lowest_rank, suit});
  return cards;
}

TEST(Decks, ReadAllTheirCardsAsTheyWriteThem) {
  for (const DeckName deck : all_decks) {
    for (const Card card : cards_in(deck)) {
      for (const SuitStyle suits : {SuitStyle::letters, SuitStyle::symbols}) {
        const std::string text = card_text(card, {deck, suits});
        const auto read = parse_card(text, deck);
        ASSERT_TRUE(read) << text << ": " << read.error().message;
        EXPECT_TRUE(same_face(*read, card)) << text;
      }
    }
    const std::string all = card_text(cards_in(deck), deck);
    const auto read = parse_hand(all, deck);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, std::vector<Card>(cards_in(deck).begin(), cards_in(deck).end()));
  }
}

TEST(Decks, WriteEveryCardDifferently) {
  for (const DeckName deck : all_decks) {
    std::set<std::string> texts;
    for (const Card card : cards_in(deck))
      texts.insert(card_text(card, deck));
    EXPECT_EQ(texts.size(), deck == DeckName::jubilee ? 58U : 54U) << deck_of(deck).name;
  }
}

TEST(Decks, ReadSpecialCardsByTheirNamesAndShort) {
  for (const char* text : {"Merlin", "me", "MERLIN"})
    EXPECT_EQ(parse_card(text, DeckName::camelot).value(), Card::special(0)) << text;
  for (const char* text : {"Morgan le Fay", "morgan-le-fay", "Morgan", "Mo"})
    EXPECT_EQ(parse_card(text, DeckName::camelot).value(), Card::special(2)) << text;
  EXPECT_EQ(parse_card("Holy Grail", DeckName::camelot).value(), Card::special(3));
  for (const char* text : {"Gral", "Heiliger Gral", "HEILIGER-GRAL"})
    EXPECT_EQ(parse_card(text, DeckName::camelot).value(), Card::special(3)) << text;
  EXPECT_EQ(parse_hand("Drache Fee Bombe Gestaltwandler", DeckName::jubilee).value(),
            parse_hand("Dr Fe Bo Ges", DeckName::jubilee).value());
  EXPECT_EQ(parse_hand("H 3 K Excalibur W", DeckName::camelot).value(),
            (std::vector{Card{Rank::three, Suit::hearts}, Card{Rank::king, Suit::hearts},
                         Card::special(1), Card::wizard()}));
  const auto doubtful = parse_hand("Grail H 3 J", DeckName::camelot);
  EXPECT_NE(doubtful.error().message.find("\"Grail 3H JH\" or \"Grail 3H Je\""), std::string::npos)
      << doubtful.error().message;
}

TEST(Decks, NameSpecialCardsInGermanAsTheyAreRead) {
  for (const DeckName deck : {DeckName::camelot, DeckName::jubilee}) {
    for (const Card card : CardSet::specials()) {
      const std::string text = card_text(card, {deck, SuitStyle::letters, Language::german});
      EXPECT_EQ(parse_card(text, deck).value(), card) << text;
    }
  }
}

TEST(Decks, OfCamelotHaveNoTwos) {
  for (const char* text : {"2C", "H 2 5", "C25"}) {
    const auto read = parse_hand(text, DeckName::camelot);
    ASSERT_FALSE(read) << text;
    EXPECT_NE(read.error().message.find("take the place of the 2s"), std::string::npos)
        << read.error().message;
  }
  EXPECT_FALSE(parse_card("Merlin", DeckName::us));
}

TEST(Decks, AreFoundByTheirNames) {
  for (const DeckName deck : all_decks)
    EXPECT_EQ(deck_named(deck_of(deck).name), deck);
  EXPECT_EQ(deck_named("tarot"), std::nullopt);
}

// Two suit words of a deck that begin alike must not be taken for each other: every word is read as
// its own suit, alone and with a rank glued to it.
TEST(Decks, ReadEveryWordOfTheirTables) {
  for (const DeckName deck : all_decks) {
    for (const auto words : deck_of(deck).words) {
      for (const DeckWord& word : words) {
        std::string text;
        for (const char32_t letter : word.text)
          text += encode_utf8(letter);
        if (word.kind == DeckWordKind::suit) {
          EXPECT_EQ(parse_suit(text, deck).value(), word.suit) << text;
          const auto card = parse_card(text + rank_text(Rank::ten, deck), deck);
          ASSERT_TRUE(card) << text;
          EXPECT_EQ(*card, (Card{Rank::ten, word.suit})) << text;
        } else if (word.kind == DeckWordKind::rank) {
          const auto card = parse_card(suit_text(Suit::spades, deck) + " " + text, deck);
          ASSERT_TRUE(card) << text;
          EXPECT_EQ(*card, (Card{word.rank, Suit::spades})) << text;
        }
      }
    }
  }
}

TEST(GermanDeck, CountsFromOneToThirteenWhatTheUsDeckCallsTwoToAce) {
  EXPECT_EQ(german("b1 b2 b9 b10 b11 b12 b13"), "2S 3S 10S JS QS KS AS");
  EXPECT_EQ(german("b13 gr1 r7 ge2 y2"), "AS 2C 8H 3D 3D");
  EXPECT_EQ(card_text(Card{Rank::nine, Suit::hearts}, DeckName::german), "r8");
}

TEST(GermanDeck, KnowsSuitsByColourAndByPeopleInTwoLanguages) {
  const std::map<Suit, std::vector<std::string>> names{
      {Suit::spades, {"b", "blue", "blau", "blaue", "BLAUER", "humans", "Menschen", "mensch"}},
      {Suit::clubs, {"gr", "green", "grün", "grüne", "GRÜNES", "gruen", "elves", "Elfen"}},
      {Suit::hearts, {"r", "red", "rot", "rote", "roten", "dwarves", "Zwerge", "zwerg"}},
      {Suit::diamonds, {"ge", "y", "yellow", "gelb", "gelbe", "giants", "Riesen", "riese"}}};
  for (const auto& [suit, texts] : names) {
    for (const std::string& text : texts) {
      EXPECT_EQ(parse_suit(text, DeckName::german).value(), suit) << text;
      const std::string card = card_text(Card{Rank::king, suit});
      EXPECT_EQ(german(text + " 12"), card);
      EXPECT_EQ(german(text + "12"), card);
      EXPECT_EQ(german("12 " + text), card);
      EXPECT_EQ(german("12" + text), card);
    }
  }
}

TEST(GermanDeck, HasZaubererAndNarr) {
  EXPECT_EQ(german("Z N z n"), "W J W J");
  EXPECT_EQ(german("Zauberer Zauberin Narr Närrin närrin Joker wizard jester W J"),
            "W W J J J J W J W J");
  EXPECT_EQ(german("b13ZN r7"), "AS W J 8H");
  EXPECT_EQ(german("blaue 12, rote 3, Zauberer"), "KS 4H W");
}

TEST(GermanDeck, ListsRanksBehindASuit) {
  EXPECT_EQ(german("b 3 11 13 gr 1 Z N"), "4S QS AS 2C W J");
}

TEST(GermanDeck, RefusesAPlainGWithBothReadings) {
  EXPECT_THAT(german("b3 g7"), AllOf(HasSubstr("\"g7\" at position 4"), HasSubstr("green"),
                                     HasSubstr("yellow"), HasSubstr("gr7 or ge7")));
  EXPECT_THAT(german("7g"), HasSubstr("gr7 or ge7"));
  EXPECT_THAT(german("g 3 7"), HasSubstr("gr or ge"));
  EXPECT_THAT(german("g"), HasSubstr("gr or ge"));
  EXPECT_THAT(parse_suit("g", DeckName::german).error().message, HasSubstr("gr or ge"));
}

TEST(GermanDeck, RefusesWhatIsNoCardOfItAndNamesTheNearest) {
  EXPECT_THAT(german("b14"), AllOf(HasSubstr("\"b14\" at position 1"), HasSubstr("no rank 14"),
                                   HasSubstr("1 to 13"), HasSubstr("nearest card is b1")));
  EXPECT_THAT(german("b0"), HasSubstr("no rank 0"));
  EXPECT_THAT(german("b07"), HasSubstr("no rank 07"));
  EXPECT_THAT(german("b 123"), HasSubstr("no rank 123"));
  EXPECT_THAT(german("AH"), HasSubstr("\"AH\" at position 1"));
  EXPECT_THAT(german("blx7"), HasSubstr("l is not a rank (1 to 13)"));
  EXPECT_THAT(german("r7 bб"), AllOf(HasSubstr("U+0431"), HasSubstr("looks like 6")));
  EXPECT_THAT(german("blaue elf"), HasSubstr("suit without a card"));
  EXPECT_THAT(german("7 r5"), HasSubstr("no suit: write gr7, ge7, r7 or b7"));
  EXPECT_THAT(german("12, blau 3"), HasSubstr("no suit"));
  EXPECT_THAT(german("Zauberer7"), HasSubstr("a blank must stand behind"));
}

TEST(MedievalDeck, HasThirteenNamesAndFourColours) {
  EXPECT_EQ(medieval("red Hermit red Peasant red Farmer red Archer red Blacksmith red Merchant "
                     "red Bard red Scholar red Bishop red Knight red Queen red King red Dragon"),
            "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH");
  EXPECT_EQ(medieval("red dragon, black dragon, green dragon, purple dragon"), "AH AS AC AD");
  EXPECT_EQ(medieval("hearts king spades king clubs king diamonds king"), "KH KS KC KD");
  EXPECT_EQ(medieval("Dragon red, Queen black W J"), "AH QS W J");
  EXPECT_EQ(medieval("redDragon HQueen"), "AH QH");
  EXPECT_EQ(medieval("black Hermit Bard Dragon W Jester"), "2S 8S AS W J");
}

TEST(MedievalDeck, RefusesNumbersAndUnknownNames) {
  EXPECT_THAT(medieval("red 7"), AllOf(HasSubstr("no rank 7"), HasSubstr("Hermit, Peasant")));
  EXPECT_THAT(medieval("purple Blakcsmith"), HasSubstr("nearest card is purple Blacksmith"));
  EXPECT_THAT(medieval("red Knihgt"), HasSubstr("nearest card is red Knight"));
  EXPECT_THAT(medieval("Dragon"), HasSubstr("red Dragon"));
  EXPECT_THAT(medieval("blue Dragon"), HasSubstr("\"blue\""));
}

TEST(NumbersDeck, CountsTheCardsOfASuit) {
  EXPECT_EQ(numbers("1H 2H 10H 11H 12H 13H"), "2H 3H JH QH KH AH");
  EXPECT_EQ(numbers("H13 s1 11♠ W J"), "AH 2S QS W J");
  EXPECT_EQ(numbers("H 1 11 13 S 12 W J"), "2H QH AH KS W J");
  EXPECT_EQ(numbers("13H10S1CWJ"), "AH JS 2C W J");
}

TEST(NumbersDeck, RefusesLettersAndOtherNumbers) {
  EXPECT_THAT(numbers("14H"), HasSubstr("no rank 14"));
  EXPECT_THAT(numbers("0H"), HasSubstr("no rank 0"));
  EXPECT_THAT(numbers("AH"), HasSubstr("13H"));
  EXPECT_THAT(numbers("QH"), HasSubstr("\"QH\""));
  EXPECT_THAT(numbers("TS"), HasSubstr("\"TS\""));
  EXPECT_THAT(numbers("H 123"), HasSubstr("no rank 123"));
}

TEST(UsDeck, RefusesRanksOfOtherDecksWithBothReadings) {
  EXPECT_THAT(read_in(DeckName::us, "11H"), AllOf(HasSubstr("JH"), HasSubstr("QH")));
  EXPECT_THAT(read_in(DeckName::us, "DH"), AllOf(HasSubstr("Dame"), HasSubstr("QH")));
  EXPECT_EQ(read_in(DeckName::us, "Zauberin Närrin"), "W J");
}

TEST(OtherDecks, AreFoundForATextThatThisOneCannotRead) {
  using Decks = std::vector<DeckName>;
  EXPECT_EQ(decks_that_read("b13 gr1", DeckName::us), Decks{DeckName::german});
  EXPECT_EQ(decks_that_read("red Dragon", DeckName::us), Decks{DeckName::medieval});
  EXPECT_EQ(decks_that_read("11H 5C", DeckName::us), Decks{DeckName::numbers});
  EXPECT_EQ(decks_that_read("AH 10S", DeckName::german), Decks{DeckName::us});
  EXPECT_EQ(decks_that_read("5H", DeckName::german), (Decks{DeckName::us, DeckName::numbers}));
  EXPECT_EQ(decks_that_read("AH Merlin", DeckName::us), Decks{DeckName::camelot});
  EXPECT_TRUE(decks_that_read("b3 g7", DeckName::us).empty());
  EXPECT_EQ(decks_that_read_suit("blau", DeckName::us), Decks{DeckName::german});
  EXPECT_EQ(decks_that_read_suit("red", DeckName::us),
            (Decks{DeckName::german, DeckName::medieval}));
}

TEST(Queries, AreInTheNamesOfTheDeck) {
  const auto cards = [](DeckName deck, const std::string& text) {
    const auto query = parse_card_query(text, deck);
    return query ? card_text(cards_of(*query, Suit::hearts)) : query.error().message;
  };
  EXPECT_EQ(cards(DeckName::german, "trump>11"), "KH AH");
  EXPECT_EQ(cards(DeckName::german, "rot>=12"), "KH AH");
  EXPECT_EQ(cards(DeckName::german, "b13,gr1"), "2C AS");
  EXPECT_EQ(cards(DeckName::german, "Z"), "W W W W");
  EXPECT_EQ(cards(DeckName::medieval, "red>Queen+W"), "KH AH W W W W");
  EXPECT_EQ(cards(DeckName::numbers, "H>11"), "KH AH");
  EXPECT_THAT(cards(DeckName::german, "r>A"), HasSubstr("one of 1 to 13"));
  EXPECT_THAT(cards(DeckName::german, "r>13"), HasSubstr("above the 13"));
  EXPECT_THAT(cards(DeckName::german, "x>9"), HasSubstr("gr, ge, r, b or trump"));
  EXPECT_EQ(query_words(*parse_card_query("r>8", DeckName::german), true, DeckName::german),
            "red cards above the 8");
  EXPECT_EQ(query_words(*parse_card_query("r", DeckName::german), false, DeckName::german),
            "red card");
}

}  // namespace
}  // namespace wizbid
