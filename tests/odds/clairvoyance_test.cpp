#include "odds/clairvoyance.h"

#include <gtest/gtest.h>

#include "odds/one_card_questions.h"
#include "oracle/brute_clairvoyance.h"
#include "rules/rule_settings.h"

namespace wizbid {
namespace {

using oracle::BruteClairvoyance;
using test::FakePlayer;
using test::histories;
using test::infinite;

const Card eight_up(Rank::eight, Suit::hearts);

// A round seen from one seat: by rules that are combined with clairvoyance.
struct SeenRound {
  std::string rules;
  std::vector<Card> others;
  Card turn_up = eight_up;
  Trump named{};
};

Question question_of(const SeenRound& round, int seat, Bids bids, BidNoise noise) {
  const auto players = static_cast<int>(round.others.size()) + 1;
  std::vector<RulesPart> parts{*named_part("clairvoyance")};
  if (!round.rules.empty())
    parts.push_back(*named_part(round.rules));
  SituationDescription said;
  said.rules = combined(parts)->rules;
  said.players = players;
  said.seat = seat;
  said.others = round.others;
  said.turn_up_said = true;
  said.turn_up = round.turn_up;
  if (trump_naming(said.rules.trump, players, round.turn_up)) {
    said.trump_said = true;
    said.trump = round.named;
  }
  if (!bids.empty() && !(seat == 1 && bids.size() == 0))
    said.bids = std::vector<std::optional<int>>(bids.begin(), bids.end());
  const auto situation = check_situation(said);
  EXPECT_TRUE(situation) << situation.error().front().message;
  const auto player = std::make_shared<FakePlayer>(true);
  return {*situation, {player, player}, noise};
}

BruteClairvoyance brute_of(const Situation& now) {
  const auto naming = now.naming();
  return {now.players, now.rules, *now.turn_up, now.trump,
          naming && naming->looked ? naming->seat.number() : 0};
}

std::vector<Card> hands_of(const Situation& now) {
  std::vector<Card> hands = now.others;
  hands.insert(hands.begin() + now.seat.index(), Card::jester());
  return hands;
}

double win_of(const Answer& answer) {
  return answer.bids.front().tricks.at(1);
}

// The same brute force for all of them, so that it remembers what does not depend on the bids.
void expect_agreement(const SeenRound& round, int seat, const std::vector<Bids>& all_bids,
                      const std::vector<BidNoise>& noises) {
  std::optional<BruteClairvoyance> brute;
  for (const Bids& bids : all_bids) {
    for (const BidNoise noise : noises) {
      const Question question = question_of(round, seat, bids, noise);
      const Situation& now = question.situation;
      if (!brute)
        brute = brute_of(now);
      const double expected = brute->win_chance(now.seat.index(), hands_of(now), now.bids, noise);
      std::string heard;
      for (const auto& bid : bids)
        heard += bid ? std::to_string(*bid) : "-";
      EXPECT_NEAR(win_of(clairvoyance_odds(question)), expected, 1e-9)
          << round.rules << " seat " << seat << " bids " << heard << " noise " << noise;
    }
  }
}

const std::vector<BidNoise> every_noise{0, 0.5, 2, infinite};

// With nothing heard it is counting on one's fingers: 60 - 4 = 56 cards are not seen. The ace is
// led, no Wizard and no trump is there, so mine wins if it is one of 4 Wizards or 12 trumps.
TEST(Clairvoyance, CountsTheCardsThatMineMayBe) {
  const SeenRound round{"",
                        {Card(Rank::ace, Suit::clubs), Card(Rank::three, Suit::clubs),
                         Card(Rank::four, Suit::spades)}};
  const Answer answer = clairvoyance_odds(question_of(round, 2, {}, 2));
  EXPECT_EQ(answer.bids.at(1).make_fraction, Fraction(16, 56));
  EXPECT_EQ(answer.bids.at(0).make_fraction, Fraction(40, 56));
  EXPECT_EQ(answer.deals, Integer(56));
  EXPECT_EQ(answer.bids.at(0).best_chance, 1);
}

// They see a Wizard before the leader's eyes: a leader who says 0 tells that one of the others can
// beat what he may hold, and here the only one unknown to me is mine.
TEST(Clairvoyance, AZeroOfTheLeaderSpeaksForMyCard) {
  const SeenRound round{"", {Card(Rank::two, Suit::clubs), Card(Rank::three, Suit::clubs)}};
  const auto win = [&](Tricks bid, BidNoise noise) {
    return win_of(clairvoyance_odds(question_of(round, 2, {bid}, noise)));
  };
  EXPECT_GT(win(0, 2), win(1, 2));
  EXPECT_EQ(win(0, infinite), win(1, infinite));
}

TEST(Clairvoyance, AgreesWithBruteForceForThreePlayers) {
  const std::vector<SeenRound> rounds{
      {"", {Card(Rank::ace, Suit::clubs), Card(Rank::three, Suit::hearts)}},
      {"", {Card::jester(), Card::wizard()}},
      {"", {Card(Rank::nine, Suit::clubs), Card(Rank::queen, Suit::spades)}, Card::jester(3)},
      {"plus-minus-one", {Card(Rank::two, Suit::diamonds), Card(Rank::ten, Suit::diamonds)}},
      {"dm-2014", {Card(Rank::king, Suit::hearts), Card::jester()}},
      {"zero-by-round", {Card(Rank::six, Suit::clubs), Card(Rank::jack, Suit::clubs)}},
  };
  for (const SeenRound& round : rounds) {
    for (int seat = 2; seat <= 3; ++seat)
      expect_agreement(round, seat, histories(seat - 1), every_noise);
  }
}

TEST(Clairvoyance, AgreesWithBruteForceOnceAllHaveBid) {
  const SeenRound round{"", {Card(Rank::ten, Suit::clubs), Card(Rank::king, Suit::clubs)}};
  for (int seat = 1; seat <= 3; ++seat)
    expect_agreement(round, seat, {{0, 0, 0}, {1, 0, 1}, {0, 1, 1}}, {0, 2});
  expect_agreement({"hidden-bid", round.others}, 2, {{0, 1, 1}, {1, 0, 0}}, {0, 2});
  expect_agreement({"plus-minus-one", round.others}, 1, {{0, 0, 0}, {1, 0, 1}}, {0, 2});
}

TEST(Clairvoyance, AgreesWithBruteForceOnATrumpNamed) {
  const std::vector<Card> others{Card(Rank::ten, Suit::clubs), Card(Rank::five, Suit::spades)};
  for (const Trump named : {Trump(Suit::clubs), Trump(Suit::diamonds)}) {
    expect_agreement({"", others, Card::wizard(3), named}, 1, {{}, {0, 1, 0}}, {0, 2});
    expect_agreement({"", others, Card::wizard(3), named}, 2, {{0}, {1}}, {0, 2});
    expect_agreement({"", others, Card::wizard(3), named}, 3, {{0, 0}, {1, 0}, {1, 1, 0}}, {0, 2});
    expect_agreement({"jester-left-names", others, Card::jester(3), named}, 2, {{0}, {1}}, {0, 2});
    expect_agreement({"jester-left-names", others, Card::jester(3), named}, 3, {{0, 1}}, {0, 2});
  }
  const std::vector<Card> with_jester{Card::jester(), Card(Rank::five, Suit::spades)};
  expect_agreement({"", with_jester, Card::wizard(3), Suit::spades}, 2, {{0}, {1}}, {0, 2});
  expect_agreement({"wizard-none-allowed", with_jester, Card::wizard(3), std::nullopt}, 3, {{0, 1}},
                   {0, 2});
  expect_agreement({"wizard-blind", others, Card::wizard(3), Suit::clubs}, 3, {{0, 1}}, {0, 2});
}

TEST(Clairvoyance, AgreesWithBruteForceForFourPlayers) {
  const std::vector<Card> others{Card(Rank::queen, Suit::clubs), Card(Rank::three, Suit::spades),
                                 Card(Rank::seven, Suit::clubs)};
  std::vector<Bids> all;
  for (const Bids& bids : histories(3)) {
    if (std::count(bids.begin(), bids.end(), std::optional<Tricks>()) <= 1)
      all.push_back(bids);
  }
  expect_agreement({"", others}, 4, all, {0, 2});
  expect_agreement({"", others}, 3, {{0, 0}, {1, 1}, {0, 1}}, every_noise);
  expect_agreement({"", others, Card::wizard(3), Suit::clubs}, 3, {{0, 0}, {1, 0}}, {2});
}

// The 40 deals of an exact answer with noise below a double's range against those without.
TEST(Clairvoyance, LittleNoiseIsCloseToNone) {
  const SeenRound round{"",
                        {Card(Rank::queen, Suit::clubs), Card(Rank::three, Suit::spades),
                         Card(Rank::seven, Suit::clubs)}};
  for (const Bids& bids : histories(3)) {
    const double none = win_of(clairvoyance_odds(question_of(round, 4, bids, 0)));
    EXPECT_NEAR(win_of(clairvoyance_odds(question_of(round, 4, bids, 1e-3))), none, 1e-6);
  }
}

TEST(Clairvoyance, SaysTheSameInOtherSuits) {
  const SeenRound round{"",
                        {Card(Rank::queen, Suit::clubs), Card(Rank::three, Suit::spades),
                         Card(Rank::seven, Suit::clubs), Card(Rank::two, Suit::diamonds)}};
  const SeenRound other{"",
                        {Card(Rank::queen, Suit::spades), Card(Rank::three, Suit::hearts),
                         Card(Rank::seven, Suit::spades), Card(Rank::two, Suit::clubs)},
                        Card(Rank::eight, Suit::diamonds)};
  const Bids bids{0, 1, 0, 0};
  EXPECT_EQ(win_of(clairvoyance_odds(question_of(round, 5, bids, 2))),
            win_of(clairvoyance_odds(question_of(other, 5, bids, 2))));
}

TEST(Clairvoyance, TellsWhatTheBidsSayOfMyCard) {
  const SeenRound round{"", {Card(Rank::queen, Suit::clubs), Card(Rank::three, Suit::spades)}};
  const Question question = question_of(round, 3, {0, 0}, 2);
  const Situation& now = question.situation;
  const EvidenceReport why = clairvoyance_evidence(question);
  EXPECT_TRUE(why.others.empty());
  EXPECT_EQ(why.mine->after, win_of(clairvoyance_odds(question)));
  ASSERT_EQ(why.my_card.size(), 3U);
  EXPECT_EQ(why.my_card[0].what, Holding::wizard);
  EXPECT_DOUBLE_EQ(why.my_card[0].before, 4 / 57.0);
  EXPECT_DOUBLE_EQ(why.my_card[1].before, 4 / 57.0);
  EXPECT_DOUBLE_EQ(why.my_card[2].before, 12 / 57.0);
  BruteClairvoyance brute = brute_of(now);
  EXPECT_NEAR(why.my_card[0].after,
              brute.chance(2, hands_of(now), now.bids, 2,
                           [](const std::vector<Card>& hands) { return hands[2].is_wizard(); }),
              1e-9);
}

}  // namespace
}  // namespace wizbid
