#include "deals/situation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cards/card_text.h"
#include "cards/notation.h"
#include "deals/situation_faults.h"
#include "rules/schedule.h"

namespace wizbid {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr auto unheard = std::nullopt;
using SaidBids = std::vector<std::optional<int>>;

// A description in the words of the command line; what is not said is left empty.
struct Said {
  std::optional<int> players = std::nullopt;
  std::optional<int> seat = std::nullopt;
  std::string hand = "";
  std::string turn_up = "";  // "" not said
  std::string trump = "";    // "" not said
  std::optional<SaidBids> bids = std::nullopt;
};

SituationDescription description(const Said& said) {
  SituationDescription description;
  description.players = said.players;
  description.seat = said.seat;
  description.hand = parse_hand(said.hand).value();
  description.turn_up_said = !said.turn_up.empty();
  if (description.turn_up_said && said.turn_up != "none")
    description.turn_up = parse_card(said.turn_up).value();
  description.trump_said = !said.trump.empty();
  if (description.trump_said && said.trump != "none")
    description.trump = parse_suit(said.trump).value();
  description.bids = said.bids;
  return description;
}

Situation accepted(const Said& said) {
  auto checked = check_situation(description(said));
  if (checked)
    return *checked;
  ADD_FAILURE() << checked.error().front().message;
  return {};
}

std::vector<std::string> faults(const Said& said) {
  const auto checked = check_situation(description(said));
  std::vector<std::string> messages;
  if (!checked) {
    for (const Fault& fault : checked.error())
      messages.push_back(fault.message);
  }
  return messages;
}

// As many cards as asked for, in the deck's order from the two of clubs.
std::string hand_of_size(int cards) {
  std::string hand;
  for (int i = 0; i < cards; ++i)
    hand += card_text(Card::from_index(i)) + " ";
  return hand;
}

const Said good{.players = 4, .seat = 2, .hand = "AH KS W", .turn_up = "7H"};

Said with(Said said, auto member, auto value) {
  said.*member = value;
  return said;
}

TEST(Situation, HoldsWhatWasSaid) {
  const Situation situation = accepted(with(good, &Said::bids, SaidBids{1}));
  EXPECT_EQ(situation.players, 4);
  EXPECT_EQ(situation.cards, 3);
  EXPECT_EQ(situation.seat.number(), 2);
  EXPECT_EQ(card_text(situation.hand), "AH KS W");
  EXPECT_EQ(situation.turn_up, (Card{Rank::seven, Suit::hearts}));
  EXPECT_EQ(situation.trump, Suit::hearts);
  EXPECT_FALSE(situation.trump_open);
  EXPECT_THAT(situation.bids, ElementsAre(1));
  EXPECT_FALSE(situation.is_dealer());
  EXPECT_FALSE(situation.auction_over());
}

TEST(Situation, HandAndTurnUpAreSeenTheRestIsNot) {
  const Situation situation = accepted(good);
  EXPECT_EQ(situation.unseen().size(), 60 - 3 - 1);
  EXPECT_FALSE(situation.unseen().contains({Rank::ace, Suit::hearts}));
  EXPECT_FALSE(situation.unseen().contains({Rank::seven, Suit::hearts}));
}

TEST(Situation, AWizardTurnedUpIsAnotherThanThoseInTheHand) {
  const Situation situation =
      accepted({.players = 3, .seat = 1, .hand = "W W", .turn_up = "W", .trump = "H"});
  EXPECT_FALSE(situation.hand.contains(*situation.turn_up));
  EXPECT_EQ((situation.unseen() & CardSet::wizards()).size(), 1);
  EXPECT_EQ(situation.unseen().size(), 57);
}

TEST(Situation, AJesterTurnedUpIsAnotherThanThoseInTheHand) {
  const Situation situation = accepted({.players = 3, .seat = 1, .hand = "J J J", .turn_up = "J"});
  EXPECT_TRUE((situation.unseen() & CardSet::jesters()).empty());
  EXPECT_EQ(situation.trump, std::nullopt);
}

TEST(Situation, AllRoundsOfAllPlayerCountsAreAccepted) {
  for (int players = min_players; players <= max_players; ++players) {
    for (int cards = 1; cards <= last_round(players); ++cards) {
      for (int seat = 1; seat <= players; ++seat) {
        const bool last = cards == last_round(players);
        const Situation situation = accepted({.players = players,
                                              .seat = seat,
                                              .hand = hand_of_size(cards),
                                              .turn_up = last ? "none" : "AS"});
        EXPECT_EQ(situation.cards, cards);
        EXPECT_EQ(situation.bids.size(), static_cast<std::size_t>(seat - 1));
        EXPECT_EQ(situation.trump, last ? Trump{} : Trump{Suit::spades});
      }
    }
  }
}

TEST(Situation, TheLastRoundNeedsNoWordAboutTheTurnUp) {
  const Situation situation = accepted({.players = 6, .seat = 1, .hand = hand_of_size(10)});
  EXPECT_EQ(situation.turn_up, std::nullopt);
  EXPECT_EQ(situation.trump, std::nullopt);
  EXPECT_EQ(situation.unseen().size(), 50);
}

TEST(Situation, WithoutBidsThoseBeforeMeAreNotHeard) {
  EXPECT_THAT(accepted(with(good, &Said::seat, 4)).bids, ElementsAre(unheard, unheard, unheard));
}

TEST(Situation, TheNumberOfBidsTellsTheSeat) {
  Said said = with(good, &Said::bids, SaidBids{1, unheard});
  said.seat.reset();
  EXPECT_EQ(accepted(said).seat.number(), 3);
  said.bids = SaidBids{};
  EXPECT_EQ(accepted(said).seat.number(), 1);
}

TEST(Situation, WithAllBidsTheAuctionIsOver) {
  const Situation situation = accepted(with(good, &Said::bids, SaidBids{unheard, 1, 0, 3}));
  EXPECT_TRUE(situation.auction_over());
  EXPECT_THAT(situation.bids, ElementsAre(unheard, 1, 0, 3));
}

TEST(Situation, TheDealerMayLeaveTheTrumpOpen) {
  Said said{.players = 4, .seat = 4, .hand = "AH", .turn_up = "W"};
  EXPECT_TRUE(accepted(said).trump_open);
  said.bids = SaidBids{0, 1, 0};
  EXPECT_TRUE(accepted(said).trump_open);
  said.trump = "S";
  EXPECT_FALSE(accepted(said).trump_open);
  EXPECT_EQ(accepted(said).trump, Suit::spades);
}

TEST(Situation, NamingTheTrumpSettlesIt) {
  const Situation open = accepted({.players = 4, .seat = 4, .hand = "AH", .turn_up = "W"});
  const Situation named = with_trump(open, Suit::clubs);
  EXPECT_EQ(named.trump, Suit::clubs);
  EXPECT_FALSE(named.trump_open);
  EXPECT_EQ(named.hand, open.hand);
}

// One thing wrong, one sentence, and what it must say.
struct Wrong {
  std::string name;
  Said said;
  std::vector<std::string> says;
};

void PrintTo(const Wrong& wrong, std::ostream* out) {
  *out << wrong.name;
}

class OneFault : public testing::TestWithParam<Wrong> {};

TEST_P(OneFault, HasASentenceOfItsOwn) {
  const auto messages = faults(GetParam().said);
  ASSERT_THAT(messages, testing::SizeIs(1));
  for (const auto& part : GetParam().says)
    EXPECT_THAT(messages[0], HasSubstr(part));
  EXPECT_THAT(messages[0], testing::EndsWith("."));
  EXPECT_LT(messages[0].size(), 250U);
}

Said without_players() {
  return with(good, &Said::players, std::optional<int>{});
}

INSTANTIATE_TEST_SUITE_P(
    Players, OneFault,
    testing::Values(Wrong{"missing", without_players(), {"number of players is missing", "-p 3"}},
                    Wrong{"two", with(good, &Said::players, 2), {"2 is not", "3, 4, 5 or 6"}},
                    Wrong{"seven", with(good, &Said::players, 7), {"7 is not", "3, 4, 5 or 6"}},
                    Wrong{"minus", with(good, &Said::players, -4), {"-4 is not"}}));

INSTANTIATE_TEST_SUITE_P(
    Hand, OneFault,
    testing::Values(
        Wrong{"empty", with(good, &Said::hand, ""), {"hand is empty", "AH 10S W"}},
        Wrong{"large",
              with(good, &Said::hand, hand_of_size(16)),
              {"hand of 16 cards is too large", "with 4 players", "1 to 15 cards"}},
        Wrong{"twice", with(good, &Said::hand, "AH AH KS"), {"AH is", "more than once"}},
        Wrong{"three alike",
              with(good, &Said::hand, "AH AH AH 2C 2C"),
              {"2C, AH are", "more than once"}},
        Wrong{"many alike",
              with(good, &Said::hand, "2C 2C 3C 3C 4C 4C 5C 5C 6C 6C 7C 7C 8C 8C"),
              {"2C, 3C, 4C, 5C, 6C, 7C and 1 more are"}},
        Wrong{"five Wizards", with(good, &Said::hand, "W W W W W"), {"5 Wizards", "only 4"}},
        Wrong{"six Jesters", with(good, &Said::hand, "J J J J J J"), {"6 Jesters", "only 4"}}));

INSTANTIATE_TEST_SUITE_P(
    TurnUp, OneFault,
    testing::Values(
        Wrong{"missing", with(good, &Said::turn_up, ""), {"turned up is missing", "-t CARD"}},
        Wrong{"none",
              with(good, &Said::turn_up, "none"),
              {"last round only", "15 cards with 4 players", "-t CARD"}},
        Wrong{"in hand", with(good, &Said::turn_up, "AH"), {"AH is in the hand and turned up"}},
        Wrong{"fifth Jester",
              {.players = 4, .seat = 1, .hand = "J J J J", .turn_up = "J"},
              {"all 4 Jesters", "a Jester can't be turned up"}},
        Wrong{"fifth Wizard",
              {.players = 4, .seat = 1, .hand = "W W W W", .turn_up = "W", .trump = "H"},
              {"all 4 Wizards", "a Wizard can't be turned up"}},
        Wrong{"last round",
              {.players = 6, .seat = 1, .hand = hand_of_size(10), .turn_up = "AS"},
              {"last round, 10 cards with 6 players", "all 60 cards are dealt", "-t none"}}));

INSTANTIATE_TEST_SUITE_P(
    Trump, OneFault,
    testing::Values(
        Wrong{"missing",
              with(good, &Said::turn_up, "W"),
              {"trump is missing", "dealer has named", "--trump C, D, H or S", "-s 4"}},
        Wrong{"none with a Wizard",
              {.players = 4, .seat = 2, .hand = "AH", .turn_up = "W", .trump = "none"},
              {"can't name none", "--trump C, D, H or S"}},
        Wrong{"none by the dealer",
              {.players = 4, .seat = 4, .hand = "AH", .turn_up = "W", .trump = "none"},
              {"can't name none"}},
        Wrong{"another suit",
              with(good, &Said::trump, "S"),
              {"Wizard turned up only", "7H turned up makes hearts trump", "leave --trump out"}},
        Wrong{"the suit turned up",
              with(good, &Said::trump, "H"),
              {"7H turned up makes hearts trump", "leave --trump out"}},
        Wrong{"with a Jester",
              {.players = 4, .seat = 2, .hand = "AH", .turn_up = "J", .trump = "H"},
              {"Jester turned up means no trump", "leave --trump out"}},
        Wrong{"last round",
              {.players = 6, .seat = 1, .hand = hand_of_size(10), .trump = "H"},
              {"no trump in the last round", "leave --trump out"}},
        Wrong{"dealer after the auction",
              {.players = 3, .seat = 3, .hand = "AH", .turn_up = "W", .bids = SaidBids{0, 1, 0}},
              {"trump is missing", "all bids are made", "--trump C, D, H or S"}}));

INSTANTIATE_TEST_SUITE_P(
    Seat, OneFault,
    testing::Values(
        Wrong{"missing",
              with(good, &Said::seat, std::optional<int>{}),
              {"seat is missing", "-s 1", "to 4 (the dealer)", "--bids"}},
        Wrong{"zero", with(good, &Said::seat, 0), {"no seat 0", "-s 1", "to 4 (the dealer)"}},
        Wrong{"five of four", with(good, &Said::seat, 5), {"no seat 5", "to 4 (the dealer)"}},
        Wrong{"not told by all bids",
              {.players = 4, .hand = "AH KS W", .turn_up = "7H", .bids = SaidBids{0, 0, 0, 0}},
              {"seat is missing", "all 4 bids", "-s 1"}}));

Said with_bids(int seat, SaidBids bids) {
  return with(with(good, &Said::seat, seat), &Said::bids, std::move(bids));
}

INSTANTIATE_TEST_SUITE_P(
    Bids, OneFault,
    testing::Values(
        Wrong{"too high", with_bids(2, {4}), {"bid of seat 1 is 4", "3 cards", "0 to 3"}},
        Wrong{"negative", with_bids(2, {-1}), {"bid of seat 1 is -1", "0 to 3"}},
        Wrong{"mine too high", with_bids(2, {0, 7, 0, 0}), {"bid of seat 2 is 7", "0 to 3"}},
        Wrong{"too few",
              with_bids(3, {1}),
              {"1 bid is given", "2 players bid before seat 3", "- for a bid not heard", "all 4"}},
        Wrong{"none of one", with_bids(2, {}), {"0 bids are given", "1 player bids before seat 2"}},
        Wrong{"too many",
              with_bids(2, {0, 0, 0}),
              {"3 bids are given", "1 player bids before seat 2", "all 4"}},
        Wrong{"before the first", with_bids(1, {0}), {"nobody bids before seat 1", "leave --bids"}},
        Wrong{"five of four",
              with_bids(2, {0, 0, 0, 0, 0}),
              {"5 bids are given", "too many for 4 players"}},
        Wrong{"five of four without seat",
              {.players = 4, .hand = "AH", .turn_up = "7H", .bids = SaidBids{0, 0, 0, 0, 0}},
              {"5 bids are given", "too many for 4 players"}},
        Wrong{"mine not said",
              with_bids(2, {0, unheard, 0, 0}),
              {"Your own bid, number 2 of the 4, is not given"}}));

TEST(Faults, AllAreReportedAtOnceInASensibleOrder) {
  EXPECT_THAT(faults({.players = 4,
                      .seat = 7,
                      .hand = "AH AH W W W W W",
                      .turn_up = "AH",
                      .trump = "S",
                      .bids = SaidBids{9, -2}}),
              ElementsAre(HasSubstr("AH is in the hand more than once"), HasSubstr("5 Wizards"),
                          HasSubstr("turned up as well"), HasSubstr("no seat 7"),
                          HasSubstr("leave --trump out"), HasSubstr("seat 1 is 9"),
                          HasSubstr("seat 2 is -2")));
}

TEST(Faults, NothingSaidMissesPlayersHandAndSeat) {
  EXPECT_THAT(faults({}),
              ElementsAre(HasSubstr("players is missing"), HasSubstr("hand is empty"),
                          HasSubstr("turned up is missing"), HasSubstr("seat is missing")));
}

std::vector<std::string> faults_beside_the_unread(const UnreadParts& unread, const Said& said) {
  std::vector<std::string> messages;
  const SituationFindings findings = examine(description(said), unread);
  for (const Fault& fault : findings.faults)
    messages.push_back(fault.message);
  return messages;
}

TEST(Faults, WhatCouldNotBeReadIsNeitherMissingNorJudged) {
  constexpr UnreadParts all{true, true, true, true, true, true};
  EXPECT_THAT(faults_beside_the_unread(all, {}), testing::IsEmpty());
  EXPECT_THAT(faults_beside_the_unread({.seat = true}, {.players = 4, .hand = "AH"}),
              ElementsAre(HasSubstr("turned up is missing")));
}

TEST(Faults, TheCardsOfAHandThatCouldBeReadAreJudgedButNotTheirNumber) {
  EXPECT_THAT(
      faults_beside_the_unread(
          {.hand = true},
          {.players = 6, .seat = 1, .hand = "AH AH W W W W W 2C 3C 4C 5C", .turn_up = "AH"}),
      ElementsAre(HasSubstr("AH is in the hand more than once"), HasSubstr("5 Wizards"),
                  HasSubstr("turned up as well")));
}

TEST(Faults, TheTurnUpIsNotMissedWhereItMayBeTheLastRound) {
  EXPECT_THAT(faults({.seat = 1, .hand = hand_of_size(12)}),
              ElementsAre(HasSubstr("players is missing")));
  EXPECT_THAT(faults({.seat = 1, .hand = hand_of_size(11)}),
              ElementsAre(HasSubstr("players is missing"), HasSubstr("turned up is missing")));
}

TEST(Faults, AHandOfTheWholeDeckIsTooLargeForAnybody) {
  EXPECT_THAT(faults({.seat = 1, .hand = hand_of_size(60) + "2C", .turn_up = "none"}),
              testing::Contains(HasSubstr("hand of 61 cards is too large")));
}

TEST(SettledTrump, IsTakenBackWhereItAgrees) {
  EXPECT_TRUE(check_situation(without_settled_trump(description(with(good, &Said::trump, "H")))));
  const Said jester{.players = 4, .seat = 1, .hand = "AH", .turn_up = "J", .trump = "none"};
  EXPECT_TRUE(check_situation(without_settled_trump(description(jester))));
}

TEST(SettledTrump, StaysAFaultWhereItContradicts) {
  EXPECT_FALSE(check_situation(without_settled_trump(description(with(good, &Said::trump, "S")))));
  EXPECT_FALSE(
      check_situation(without_settled_trump(description(with(good, &Said::trump, "none")))));
}

TEST(SettledTrump, LeavesTheDealersWordAlone) {
  const Said named{.players = 4, .seat = 1, .hand = "AH", .turn_up = "W", .trump = "S"};
  EXPECT_EQ(check_situation(without_settled_trump(description(named)))->trump, Suit::spades);
}

}  // namespace
}  // namespace wizbid
