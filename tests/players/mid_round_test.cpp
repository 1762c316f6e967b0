#include "players/mid_round.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cards/card_text.h"
#include "cards/notation.h"
#include "players/choice.h"
#include "players/round_suits.h"

namespace wizbid {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Card> card_list(const char* text) {
  return parse_hand(text).value();
}

// Four players, three cards: the example of the manual. Seat 3 leads the second trick.
RoundDescription example() {
  RoundDescription said;
  said.start.rules = official_rules();
  said.start.players = 4;
  said.start.seat = 2;
  said.start.hand = card_list("AS 2S");
  said.start.turn_up_said = true;
  said.start.turn_up = parse_card("7H").value();
  said.start.bids = {{1, 0, 2, 0}};
  said.tricks = {{1, card_list("2C AC W J"), 3}};
  said.on_table = {3, card_list("KS 3S 4S"), std::nullopt};
  return said;
}

std::vector<std::string> faults(const RoundDescription& said) {
  const auto round = check_mid_round(said);
  std::vector<std::string> messages;
  if (!round) {
    for (const Fault& fault : round.error())
      messages.push_back(fault.message);
  }
  return messages;
}

TEST(MidRound, IsReplayed) {
  const auto round = check_mid_round(example());
  ASSERT_TRUE(round);
  EXPECT_EQ(card_text(round->situation.hand), "AC 2S AS");
  EXPECT_EQ(card_text(round->held), "2S AS");
  EXPECT_EQ(round->situation.cards, 3);
  EXPECT_TRUE(round->situation.auction_over());
  EXPECT_EQ(round->my_bid(), 0);
  const PublicRound table = round->table();
  EXPECT_EQ(table.trump, Suit::hearts);
  EXPECT_EQ(table.leader.number(), 3);
  EXPECT_EQ(table.turn().number(), 2);
  EXPECT_THAT(table.taken, ElementsAre(0, 0, 1, 0, 0, 0));
  EXPECT_EQ(table.trick.winning_card(), parse_card("KS").value());
  EXPECT_EQ(table.played.size(), 7);
  EXPECT_EQ(table.bids[2], 2);
  EXPECT_EQ(card_text(round->legal()), "2S AS");
}

TEST(MidRound, KnowsWhatTheOthersStillHold) {
  const auto round = check_mid_round(example());
  ASSERT_TRUE(round);
  const HiddenHands hidden = hidden_hands(*round);
  EXPECT_THAT(hidden.left, ElementsAre(1, 0, 1, 1, 0, 0));
  EXPECT_EQ(hidden.unseen.size(), 60 - 1 - 3 - 6);
}

TEST(MidRound, RemembersWhoFailedToFollow) {
  RoundDescription said = example();
  said.tricks = {{1, card_list("2C AC 5D J"), 2}};  // seat 3 has no club
  said.on_table = {2, {}, std::nullopt};
  const auto round = check_mid_round(said);
  ASSERT_TRUE(round);
  EXPECT_EQ(hidden_hands(*round).voids[2], 1U << static_cast<unsigned>(Suit::clubs));
  EXPECT_EQ(hidden_hands(*round).voids[3], 0);  // a Jester may always be played
}

TEST(MidRound, LeadsAndWinnersNeedNotBeSaid) {
  RoundDescription said = example();
  said.tricks[0].lead.reset();
  said.tricks[0].winner.reset();
  said.on_table.lead.reset();
  EXPECT_THAT(faults(said), ElementsAre());
}

TEST(MidRound, TellsWizardsApart) {
  RoundDescription said = example();
  said.start.hand = card_list("W W");
  said.start.turn_up = parse_card("W").value();
  said.start.trump_said = true;
  said.start.trump = Suit::hearts;
  const auto round = check_mid_round(said);
  ASSERT_TRUE(round);
  EXPECT_EQ((round->situation.hand & CardSet::wizards()).size(), 2);
  EXPECT_EQ((hidden_hands(*round).unseen & CardSet::wizards()).size(), 0);
}

struct Offence {
  const char* name;
  void (*commit)(RoundDescription& said);
  const char* says;
};

std::vector<Offence> offences() {
  return {
      {"WrongFirstLeader", [](RoundDescription& s) { s.tricks[0].lead = 2; },
       "Seat 1, left of the dealer, leads the first trick, not seat 2."},
      {"WrongLeader", [](RoundDescription& s) { s.on_table.lead = 4; },
       "Seat 3 won trick 1 and so leads the trick on the table, not seat 4."},
      {"NoSuchLeader", [](RoundDescription& s) { s.on_table.lead = 5; },
       "There is no seat 5 to lead the trick on the table: the seats are 1 to 4."},
      {"WrongWinner", [](RoundDescription& s) { s.tricks[0].winner = 2; },
       "Seat 3 won trick 1 with W, not seat 2."},
      {"ShortTrick", [](RoundDescription& s) { s.tricks[0].cards = card_list("2C AC W"); },
       "In trick 1 3 cards were played: with 4 players a past trick has 4."},
      {"CompleteTrickOnTable",
       [](RoundDescription& s) { s.on_table.cards = card_list("KS 3S 4S 5S"); },
       "There are 4 cards in the trick on the table"},
      {"NotMyTurn", [](RoundDescription& s) { s.on_table.cards = card_list("KS"); },
       "It is the turn of seat 4, not yours (seat 2): seat 3 led and 1 card is on the table."},
      {"NotMyLead", [](RoundDescription& s) { s.on_table = {}; },
       "It is the turn of seat 3, not yours (seat 2): seat 3 leads and no card is on the table."},
      {"CardTwice", [](RoundDescription& s) { s.on_table.cards = card_list("KS 2C 4S"); },
       "2C is played by seat 4 in the trick on the table, but it has been played before."},
      {"TurnUpPlayed", [](RoundDescription& s) { s.on_table.cards = card_list("KS 7H 4S"); },
       "it is the card turned up, which nobody holds."},
      {"HeldThoughPlayed", [](RoundDescription& s) { s.start.hand = card_list("AS 3S"); },
       "3S has been played, so you can't hold it still."},
      {"IDidNotFollow",
       [](RoundDescription& s) {
         s.start.hand = card_list("AS 3C");
         s.tricks[0].cards = card_list("2C AD W J");
       },
       "You did not follow clubs in trick 1 (with AD), but hold 3C."},
      {"AnotherDidNotFollow",
       [](RoundDescription& s) {
         s.tricks[0].cards = card_list("2C AC W 9D");
         s.on_table.cards = card_list("KC 4C 3C");
       },
       "Seat 4 did not follow clubs in trick 1 (with 9D), but played 4C in the trick on the "
       "table."},
      {"FiveWizards",
       [](RoundDescription& s) {
         s.start.hand = card_list("W W");
         s.on_table.cards = card_list("W W 4S");
       },
       "Wizard"},
      {"FewBids", [](RoundDescription& s) { s.start.bids = {{1}}; },
       "1 bid is given: once cards are played all 4 have bid"},
      {"NoBids", [](RoundDescription& s) { s.start.bids.reset(); }, "No bids are given"},
      {"OwnBidUnknown",
       [](RoundDescription& s) {
         s.start.bids = {{1, std::nullopt, 2, 0}};
       },
       "Your own bid"},
      {"BidTooHigh",
       [](RoundDescription& s) {
         s.start.bids = {{4, 0, 2, 0}};
       },
       "The bid of seat 1 is 4"},
      {"WrongCount", [](RoundDescription& s) { s.cards = 4; },
       "Of the 4 cards dealt to each 1 is gone after 1 trick, so you hold 3, not 2."},
      {"EmptyHand", [](RoundDescription& s) { s.start.hand.clear(); }, "You hold no card"},
      {"NoSeat", [](RoundDescription& s) { s.start.seat.reset(); }, "Your seat is missing"},
      {"NoPlayers", [](RoundDescription& s) { s.start.players.reset(); }, "number of players"},
      {"TooManyPlayers", [](RoundDescription& s) { s.start.players = 7; }, "7 is not a number"},
      {"NoTurnUp",
       [](RoundDescription& s) {
         s.start.turn_up.reset();
         s.start.turn_up_said = false;
       },
       "The card turned up is missing"},
      {"TrumpUnnamed", [](RoundDescription& s) { s.start.turn_up = Card::wizard(); },
       "The trump is missing"},
      {"TooManyCards",
       [](RoundDescription& s) {
         s.start.hand = card_list("C K Q 10 9 8 7 6 D A K Q 10 9 8 7 6 5");
       },
       "too large"},
  };
}

class ImpossibleRound : public testing::TestWithParam<Offence> {};

TEST_P(ImpossibleRound, IsRefusedInPlainWords) {
  RoundDescription said = example();
  GetParam().commit(said);
  EXPECT_THAT(faults(said), testing::Contains(HasSubstr(GetParam().says)));
}

INSTANTIATE_TEST_SUITE_P(Offences, ImpossibleRound, testing::ValuesIn(offences()),
                         [](const auto& test) { return test.param.name; });

TEST(MidRound, TellsAllFaultsTogether) {
  RoundDescription said = example();
  said.tricks[0].lead = 2;
  said.on_table.cards = card_list("KS 2C");
  said.start.bids = {{1, 9, 2, 0}};
  EXPECT_GE(faults(said).size(), 3U);
}

// Three players, last round but for what is played: the others' voids leave too few cards.
TEST(MidRound, NeedsHandsThatFit) {
  RoundDescription said;
  said.start.rules = official_rules();
  said.start.players = 3;
  said.start.seat = 1;
  said.start.bids = {{0, 0, 0}};
  said.start.turn_up_said = true;
  // All 20 cards of the last round, of which I play four suits' top cards; seat 2 follows none.
  said.start.hand = card_list("C 2 3 4 5  D 2 3 4 5  H 2 3 4 5  S 2 3 4 5 6");
  said.tricks = {{1, card_list("AC KD QC"), std::nullopt},
                 {1, card_list("AD KH QD"), std::nullopt},
                 {1, card_list("AH KS QH"), std::nullopt}};
  said.on_table = {};
  // Seat 2 has no club, diamond or heart and 17 cards left; but only 7 spades, 4 Wizards and 4
  // Jesters are out.
  EXPECT_THAT(faults(said), ElementsAre(HasSubstr("No hands of the others fit")));
}

TEST(MidRound, RenamedSuitsGiveTheSameCanonicalRound) {
  const MidRound round = check_mid_round(example()).value();
  const SuitRelabelling swap({Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs});
  const MidRound other = relabelled(round, swap);
  const MidRound a = relabelled(round, to_canonical_suits(round));
  const MidRound b = relabelled(other, to_canonical_suits(other));
  EXPECT_EQ(a.situation, b.situation);
  EXPECT_EQ(a.held, b.held);
  EXPECT_EQ(a.played, b.played);
  EXPECT_EQ(a.state.voids, b.state.voids);
  EXPECT_EQ(a.state.trick.winning_card(), b.state.trick.winning_card());
}

TEST(Choice, OfACardIsLegalAndRenamedWithTheSuits) {
  const MidRound round = check_mid_round(example()).value();
  const SuitRelabelling swap({Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs});
  for (const char* name : {"greedy", "random", "points"}) {
    const auto player = find_player(name);
    if (!player)
      continue;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Random random(seed, Purpose::games, 0);
      Random again = random;
      const Card card = choose_card(*player, round, random);
      EXPECT_TRUE(round.legal().contains(card)) << name;
      EXPECT_EQ(choose_card(*player, relabelled(round, swap), again), swap(card)) << name;
    }
  }
}

// Bid 0 and nothing taken: the ace of spades would win the trick.
TEST(Choice, OfAGreedyPlayerDucks) {
  const MidRound round = check_mid_round(example()).value();
  Random random(1, Purpose::games, 0);
  EXPECT_EQ(choose_card(*find_player("greedy"), round, random), parse_card("2S").value());
}

}  // namespace
}  // namespace wizbid
