#include "deals/canonical.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cards/card_text.h"
#include "cards/notation.h"
#include "rules/schedule.h"

namespace wizbid {
namespace {

// Seat 1 of three players. `named`: the suit that the dealer named.
Situation situation(std::string_view hand, std::string_view turn_up, Trump named = std::nullopt) {
  SituationDescription said;
  said.players = 3;
  said.seat = 1;
  said.hand = parse_hand(hand).value();
  said.turn_up = parse_card(turn_up).value();
  said.trump_said = named.has_value();
  said.trump = named;
  return check_situation(said).value();
}

std::string canonical_hand(const Situation& situation) {
  return card_text(canonical_suits(situation).situation.hand);
}

TEST(CanonicalSuits, MakeTrumpClubs) {
  const CanonicalSituation canonical = canonical_suits(situation("2S AH KH", "7S"));
  EXPECT_EQ(canonical.situation.trump, Suit::clubs);
  EXPECT_EQ(card_text(*canonical.situation.turn_up), "7C");
  EXPECT_EQ(card_text(canonical.situation.hand), "2C KD AD");
  EXPECT_EQ(canonical.relabelling(Suit::spades), Suit::clubs);
  EXPECT_EQ(canonical.relabelling(Suit::hearts), Suit::diamonds);
}

TEST(CanonicalSuits, MakeTheNamedSuitClubsAndKeepTheWizard) {
  const CanonicalSituation canonical = canonical_suits(situation("2S AH W", "W", Suit::hearts));
  EXPECT_EQ(canonical.situation.trump, Suit::clubs);
  EXPECT_EQ(card_text(canonical.situation.hand), "AC 2D W");
  EXPECT_TRUE(canonical.situation.turn_up->is_wizard());
}

TEST(CanonicalSuits, PutTheLongestPlainSuitFirst) {
  EXPECT_EQ(canonical_hand(situation("AC 2S 3S 2D 3D 4D", "7H")), "2D 3D 4D 2H 3H AS");
  EXPECT_EQ(canonical_hand(situation("AC 2S 3S 2D 3D 4D", "J")), "2C 3C 4C 2D 3D AH");
}

TEST(CanonicalSuits, OfEqualLengthGoByTheHighestCardThatDiffers) {
  EXPECT_EQ(canonical_hand(situation("2C KC 3S KS QD JD", "7H")), "3D KD 2H KH JS QS");
}

TEST(CanonicalSuits, LeaveSuitsAlikeInTheirOrder) {
  const auto canonical = canonical_suits(situation("AS AD AC", "7H"));
  EXPECT_EQ(canonical.relabelling(Suit::clubs), Suit::diamonds);
  EXPECT_EQ(canonical.relabelling(Suit::diamonds), Suit::hearts);
  EXPECT_EQ(canonical.relabelling(Suit::spades), Suit::spades);
}

// Any situation of any round, by rules that need no parser.
Situation any_situation() {
  SituationDescription said;
  const int players = *rc::gen::inRange(min_players, max_players + 1);
  const int cards = *rc::gen::inRange(1, last_round(players) + 1);
  std::vector<Card> deck(CardSet::full_deck().begin(), CardSet::full_deck().end());
  for (std::size_t i = 0; i <= static_cast<std::size_t>(cards) && i < deck.size(); ++i)
    std::swap(deck[i], deck[*rc::gen::inRange(i, deck.size())]);
  said.players = players;
  said.seat = *rc::gen::inRange(1, players + 1);
  said.hand.assign(deck.begin(), deck.begin() + cards);
  if (!is_last_round(players, cards))
    said.turn_up = deck[static_cast<std::size_t>(cards)];
  said.turn_up_said = true;
  const bool dealer_names = said.turn_up && said.turn_up->is_wizard();
  said.trump_said = dealer_names && (said.seat != players || *rc::gen::arbitrary<bool>());
  if (said.trump_said)
    said.trump = *rc::gen::elementOf(std::vector<Suit>(all_suits.begin(), all_suits.end()));
  return check_situation(said).value();
}

SuitRelabelling any_relabelling() {
  std::array<Suit, 4> suits = all_suits;
  for (std::size_t i = 0; i < suits.size(); ++i)
    std::swap(suits[i], suits[*rc::gen::inRange(i, suits.size())]);
  return SuitRelabelling(suits);
}

RC_GTEST_PROP(CanonicalSuits, AreTheSameForEveryRelabelling, ()) {
  const Situation asked = any_situation();
  const Situation other = relabelled(asked, any_relabelling());
  RC_ASSERT(canonical_suits(asked).situation == canonical_suits(other).situation);
}

RC_GTEST_PROP(CanonicalSuits, AreReachedByTheRelabellingAndLeftByItsInverse, ()) {
  const Situation asked = any_situation();
  const CanonicalSituation canonical = canonical_suits(asked);
  RC_ASSERT(relabelled(asked, canonical.relabelling) == canonical.situation);
  RC_ASSERT(relabelled(canonical.situation, canonical.relabelling.inverse()) == asked);
}

RC_GTEST_PROP(CanonicalSuits, OfACanonicalSituationAreItsOwn, ()) {
  const CanonicalSituation canonical = canonical_suits(any_situation());
  RC_ASSERT(canonical_suits(canonical.situation).situation == canonical.situation);
  RC_ASSERT(canonical_suits(canonical.situation).relabelling == SuitRelabelling{});
}

}  // namespace
}  // namespace wizbid
