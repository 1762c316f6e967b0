#include "odds/plan.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "oracle/situations.h"

namespace wizbid {
namespace {

using oracle::Told;
using testing::HasSubstr;

Question asked(const Told& told, std::string_view player, BidNoise noise = 2) {
  return {oracle::situation(told), {find_player(player), find_player(player)}, noise};
}

const Told two_cards{.hand = "JH KS"};
const Told five_cards{.players = 4, .hand = "JH KS 4C 9D AD"};

Effort by(Method method) {
  Effort effort;
  effort.method = method;
  effort.sample.size.precision = 0.05;
  return effort;
}

Plan plan_of(const Question& question, const Effort& effort) {
  return make_plan(question, effort).value();
}

std::string refusal_of(const Question& question, const Effort& effort) {
  const auto plan = make_plan(question, effort);
  return plan ? "not refused: " + plan_reason(*plan) : plan.error().message;
}

TEST(Plan, OneCardIsCounted) {
  for (std::string_view player : {"random", "greedy"}) {
    const Plan plan =
        plan_of(asked({.hand = "JC", .turn_up = "8H"}, player), by(Method::automatic));
    EXPECT_EQ(plan.how, How::counted);
    EXPECT_EQ(plan.deals, 58 * 57);
    EXPECT_EQ(plan_reason(plan), "one card each: all 3,306 deals counted by formula");
  }
}

TEST(Plan, AFewClassesAreEnumerated) {
  const Plan plan = plan_of(asked(two_cards, "random"), by(Method::automatic));
  EXPECT_EQ(plan.how, How::enumerated);
  EXPECT_EQ(plan.deals, 2370060);
  EXPECT_EQ(plan.classes, 1073);
  ASSERT_TRUE(plan.seconds);
  EXPECT_LT(*plan.seconds, 0.1);
  EXPECT_THAT(plan_reason(plan),
              HasSubstr("1,073 classes of deals stand for all 2,370,060 deals: enumerated"));
}

TEST(Plan, ManyClassesAreSampled) {
  const Plan plan = plan_of(asked(five_cards, "greedy"), by(Method::automatic));
  EXPECT_EQ(plan.how, How::sampled);
  EXPECT_THAT(plan_reason(plan), HasSubstr("sampled"));
  EXPECT_THAT(plan_reason(plan), HasSubstr("to go through them would take"));
}

TEST(Plan, PatienceAndThreadsDecide) {
  Effort effort = by(Method::automatic);
  effort.patience = 0;
  EXPECT_EQ(plan_of(asked(two_cards, "random"), effort).how, How::sampled);
  effort.patience = 1e9;
  EXPECT_EQ(plan_of(asked({.hand = "JH KS 4C 9D"}, "greedy"), effort).how, How::enumerated);
  const double alone = *plan_of(asked(two_cards, "greedy"), effort).seconds;
  effort.sample.threads = 4;
  EXPECT_DOUBLE_EQ(*plan_of(asked(two_cards, "greedy"), effort).seconds, alone / 4);
}

TEST(Plan, ANumberOfDealsForcesSamplingOfWhatIsNotCounted) {
  Effort effort = by(Method::automatic);
  effort.sample.size.deals = 1000;
  EXPECT_EQ(plan_of(asked(two_cards, "random"), effort).how, How::sampled);
  EXPECT_EQ(plan_of(asked({.hand = "JC"}, "greedy"), effort).how, How::counted);
}

TEST(Plan, SamplingOnRequestWhateverCouldBeDone) {
  EXPECT_EQ(plan_of(asked(two_cards, "random"), by(Method::sample)).how, How::sampled);
  EXPECT_EQ(plan_of(asked({.hand = "JC"}, "greedy"), by(Method::sample)).how, How::sampled);
}

TEST(Plan, ExactOutOfReachIsRefusedWithWhatIsReachable) {
  const std::string refusal = refusal_of(asked(five_cards, "greedy"), by(Method::exact));
  EXPECT_THAT(refusal, HasSubstr("an exact answer would take"));
  EXPECT_THAT(refusal, HasSubstr("classes of deals stand for all"));
  EXPECT_THAT(refusal, HasSubstr("With 4 players up to 3 cards each are within an hour's reach"));
}

TEST(Plan, TheLastRoundsAreRefusedQuicklyToo) {
  Told last{.players = 6, .hand = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC", .turn_up = "none"};
  EXPECT_THAT(refusal_of(asked(last, "random"), by(Method::exact)), HasSubstr("exact answer"));
  EXPECT_EQ(plan_of(asked(last, "random"), by(Method::automatic)).how, How::sampled);
}

TEST(Plan, WithoutNoiseASampleIsRefusedIfAnythingWasHeard) {
  Told told = five_cards;
  told.seat = 2;
  told.bids = {1};
  EXPECT_THAT(refusal_of(asked(told, "greedy", 0), by(Method::automatic)),
              HasSubstr("bid noise 0"));
  EXPECT_THAT(refusal_of(asked(told, "greedy", 0), by(Method::sample)), HasSubstr("bid noise 0"));
  // Nothing heard, or nothing to be heard in it.
  EXPECT_EQ(plan_of(asked(five_cards, "greedy", 0), by(Method::automatic)).how, How::sampled);
  EXPECT_EQ(plan_of(asked(told, "random", 0), by(Method::automatic)).how, How::sampled);
  // Enumerated is fine.
  EXPECT_EQ(
      plan_of(asked({.seat = 2, .hand = "JH KS", .bids = {1}}, "greedy", 0), by(Method::automatic))
          .how,
      How::enumerated);
}

class StopsAtOnce final : public Watcher {
 public:
  bool go_on(const Progress&) override { return false; }
};

TEST(Plan, AnEnumerationThatIsStoppedIsRefusedWithASentence) {
  const Question question = asked(two_cards, "greedy");
  const Effort effort = by(Method::exact);
  StopsAtOnce impatient;
  const auto answer = carry_out(plan_of(question, effort), question, effort, impatient);
  ASSERT_FALSE(answer);
  EXPECT_THAT(answer.error().message, HasSubstr("stopped before its end"));
}

TEST(Plan, EachRoadGivesItsAnswer) {
  NoWatcher nobody;
  Effort deals = by(Method::sample);
  deals.sample.size.deals = 2000;
  struct Case {
    Question question;
    Effort effort;
  };
  for (const Case& one :
       {Case{asked({.hand = "JC"}, "greedy"), by(Method::automatic)},
        Case{asked(two_cards, "greedy"), by(Method::automatic)},
        Case{asked(two_cards, "greedy"), deals}, Case{asked(two_cards, "greedy", 0), deals}}) {
    const Plan plan = plan_of(one.question, one.effort);
    const auto answer = carry_out(plan, one.question, one.effort, nobody);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->how, plan.how);
    EXPECT_EQ(answer->ending, Ending::complete);
  }
}

}  // namespace
}  // namespace wizbid
