#include "report/json_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "report/report_samples.h"

namespace wizbid {
namespace {

using Json = nlohmann::ordered_json;
using testing::ElementsAre;

Json parsed(const OddsReport& report) {
  return Json::parse(json_report(report));
}

std::vector<std::string> keys(const Json& json) {
  std::vector<std::string> result;
  for (const auto& [key, value] : json.items())
    result.push_back(key);
  return result;
}

TEST(JsonReport, HasTheKeysOfTheContractInItsOrder) {
  const Json json = parsed(one_card_report());
  EXPECT_THAT(keys(json), ElementsAre("schema_version", "program", "version", "situation", "method",
                                      "bids", "recommended", "trump_choice"));
  EXPECT_THAT(keys(json["situation"]), ElementsAre("rules", "deck", "players", "cards", "seat",
                                                   "hand", "turn_up", "trump", "bids"));
  const auto method = keys(json["method"]);
  EXPECT_THAT(std::vector(method.begin(), method.begin() + 8),
              ElementsAre("kind", "how", "model", "bid_noise", "deals", "effective_deals", "seed",
                          "seconds"));
  const auto bid = keys(json["bids"][0]);
  EXPECT_THAT(std::vector(bid.begin(), bid.begin() + 9),
              ElementsAre("bid", "legal", "tricks", "make", "expected_score", "make_fraction",
                          "standard_error", "deals", "p_best"));
}

TEST(JsonReport, TellsTheSituation) {
  const Json json = parsed(one_card_report())["situation"];
  EXPECT_EQ(json.dump(),
            R"({"rules":"official","deck":"us","players":3,"cards":1,"seat":1,"hand":["JC"],)"
            R"("turn_up":"8H","trump":"H","bids":[]})");
}

TEST(JsonReport, SortsTheHandWithWizardsAndJestersLast) {
  OddsReport report = one_card_report();
  report.situation.hand = {Card::jester(), Card::wizard(1), Card::wizard(0),
                           card(Rank::two, Suit::spades), card(Rank::ace, Suit::clubs)};
  EXPECT_EQ(parsed(report)["situation"]["hand"].dump(), R"(["AC","2S","W","W","J"])");
}

TEST(JsonReport, WritesNullForWhatThereIsNot) {
  OddsReport report = one_card_report();
  report.situation.turn_up.reset();
  report.situation.trump.reset();
  report.situation.bids = {1, std::nullopt};
  report.answer.bids[0].make_fraction.reset();
  const Json json = parsed(report);
  EXPECT_TRUE(json["situation"]["turn_up"].is_null());
  EXPECT_TRUE(json["situation"]["trump"].is_null());
  EXPECT_EQ(json["situation"]["bids"].dump(), "[1,null]");
  EXPECT_TRUE(json["bids"][0]["make_fraction"].is_null());
  EXPECT_TRUE(json["trump_choice"].is_null());
  EXPECT_TRUE(json["recommended"]["fresh_expected_score"].is_null());
}

TEST(JsonReport, CountsAreStringsOfAnySize) {
  OddsReport report = one_card_report();
  report.answer.deals = Integer("123456789012345678901234567890");
  const Json json = parsed(report);
  EXPECT_EQ(json["method"]["deals"], "123456789012345678901234567890");
  EXPECT_EQ(json["method"]["effective_deals"], "123456789012345678901234567890");
  EXPECT_EQ(json["bids"][0]["deals"], "3306");
  EXPECT_EQ(parsed(sampled_report(3, 2))["method"]["effective_deals"], "30120");
}

TEST(JsonReport, NumbersReadBackTheSame) {
  OddsReport report = one_card_report();
  for (const double value : {0.1, 1.0 / 3, 5e-324, 0.44827586206896550, 1.0}) {
    report.answer.bids[0].make = value;
    EXPECT_EQ(parsed(report)["bids"][0]["make"].get<double>(), value);
  }
}

TEST(JsonReport, FractionsAreTwoWholeNumbers) {
  OddsReport report = one_card_report();
  report.answer.bids[0].make_fraction = Fraction(2, 4);
  report.answer.bids[1].make_fraction = Fraction(1);
  EXPECT_EQ(parsed(report)["bids"][0]["make_fraction"], "1/2");
  EXPECT_EQ(parsed(report)["bids"][1]["make_fraction"], "1/1");
}

TEST(JsonReport, NoiseIsANumberOrInf) {
  OddsReport report = one_card_report();
  EXPECT_EQ(parsed(report)["method"]["bid_noise"].dump(), "2");
  report.bid_noise = 0.5;
  EXPECT_EQ(parsed(report)["method"]["bid_noise"].dump(), "0.5");
  report.bid_noise = std::numeric_limits<double>::infinity();
  EXPECT_EQ(parsed(report)["method"]["bid_noise"], "inf");
}

TEST(JsonReport, RecommendsAndTellsTheLosses) {
  const Json json = parsed(one_card_report())["recommended"];
  EXPECT_EQ(json["bid"], 1);
  EXPECT_NEAR(json["loss"][0].get<double>(), 40.0 / 29, 1e-12);
  EXPECT_EQ(json["loss"][1].get<double>(), 0);
}

TEST(JsonReport, AfterTheAuctionThereIsNothingToRecommend) {
  OddsReport report = one_card_report();
  report.situation.bids = {1, 0, 0};
  report.answer.bids.erase(report.answer.bids.begin());
  report.advice.reset();
  const Json json = parsed(report);
  EXPECT_FALSE(json.contains("recommended"));
  ASSERT_EQ(json["bids"].size(), 1U);
  EXPECT_EQ(json["bids"][0]["bid"], 1);
}

TEST(JsonReport, SaysWhichModelPlaysForWhich) {
  EXPECT_EQ(parsed(one_card_report())["method"]["model"].dump(),
            R"({"me":"points","others":"points"})");
  const Json sampled = parsed(sampled_report(3, 2))["method"];
  EXPECT_EQ(sampled["model"].dump(), R"({"me":"greedy","others":"rival"})");
  EXPECT_EQ(sampled["kind"], "sampled");
  EXPECT_EQ(sampled["how"], "sampled");
}

TEST(JsonReport, TellsWhatElseWasAsked) {
  OddsReport report = one_card_report();
  report.said = 0;
  report.need = NeedAdvice{20, 0, 0.55};
  report.trumps = TrumpChoice{Suit::hearts,
                              {{Suit::clubs, 0, 6.5, 0},
                               {Suit::diamonds, 0, 6.5, 0},
                               {Suit::hearts, 1, 7.5, 0},
                               {Suit::spades, 0, 6.5, 0}}};
  const Json json = parsed(report);
  EXPECT_EQ(json["said"]["bid"], 0);
  EXPECT_NEAR(json["said"]["loss"].get<double>(), 40.0 / 29, 1e-12);
  EXPECT_EQ(json["recommended"]["need"].dump(), R"({"points":20.0,"bid":0,"chance":0.55})");
  EXPECT_EQ(json["trump_choice"]["recommended"], "H");
  ASSERT_EQ(json["trump_choice"]["options"].size(), 4U);
  EXPECT_EQ(json["trump_choice"]["options"][2]["trump"], "H");
  EXPECT_EQ(json["trump_choice"]["options"][2]["bid"], 1);
}

TEST(JsonReport, TellsWhatTheBidsSay) {
  OddsReport report = one_card_report();
  report.why = EvidenceReport{{{Seat::from_number(2), 1, false, {{Holding::wizard, 0.07, 0.19}}}},
                              HoldingChance{Holding::winning_card, 0.9, 0.4}};
  const Json json = parsed(report)["why"];
  EXPECT_EQ(json["others"][0].dump(),
            R"({"seat":2,"bid":1,"named_trump":false,)"
            R"("chances":[{"holds":"wizard","before":0.07,"after":0.19,"standard_error":0.0}]})");
  EXPECT_EQ(json["mine"]["after"], 0.4);
}

TEST(JsonReport, AnInterruptedAnswerHasNotReachedItsPrecision) {
  OddsReport report = one_card_report();
  EXPECT_EQ(Json::parse(json_report(report))["method"]["precision_reached"], true);
  report.partial = true;
  EXPECT_EQ(Json::parse(json_report(report))["method"]["precision_reached"], false);
}

TEST(JsonReportOfSeats, IsOneObject) {
  OddsReport second = one_card_report();
  second.situation.seat = Seat::from_number(2);
  const Json json = Json::parse(json_report_of_seats({one_card_report(), second}));
  EXPECT_THAT(keys(json),
              ElementsAre("schema_version", "program", "version", "answers", "missing_seats"));
  EXPECT_EQ(json["missing_seats"], Json::array({3}));
  ASSERT_EQ(json["answers"].size(), 2U);
  EXPECT_EQ(json["answers"][1]["situation"]["seat"], 2);
}

}  // namespace
}  // namespace wizbid
