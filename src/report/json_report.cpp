#include "report/json_report.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <nlohmann/json.hpp>

#include "cards/card_text.h"
#include "report/evidence_words.h"
#include "report/json_parts.h"
#include "report/json_text.h"
#include "report/repeat_command.h"
#include "report/track_record.h"
#include "report/words.h"

namespace wizbid {

namespace {

using Json = nlohmann::ordered_json;

Json trump_json(Trump trump) {
  return trump ? Json(suit_text(*trump)) : Json(nullptr);
}

Json hand_json(CardSet hand, DeckName deck) {
  Json cards = Json::array();
  for (Card card : hand)
    cards.push_back(card_text(card, json_deck(deck)));
  return cards;
}

// In seat order.
Json others_json(const std::vector<Card>& others) {
  Json cards = Json::array();
  for (Card card : others)
    cards.push_back(card_text(card));
  return cards;
}

Json bids_json(const Bids& bids) {
  Json heard = Json::array();
  for (const auto& bid : bids)
    heard.push_back(bid ? Json(*bid) : Json(nullptr));
  return heard;
}

Json situation_json(const Situation& situation) {
  Json json{
      {"rules", situation.rules.name},
      {"deck", deck_of(situation.deck).name},
      {"players", situation.players},
      {"cards", situation.cards},
      {"seat", situation.seat.number()},
      {"hand", hand_json(situation.hand, situation.deck)},
      {"turn_up", situation.turn_up ? Json(card_text(*situation.turn_up, json_deck(situation.deck)))
                                    : Json(nullptr)},
      {"trump", trump_json(situation.trump)},
      {"bids", bids_json(situation.bids)}};
  if (situation.clairvoyant())
    json["others_hold"] = others_json(situation.others);
  if (situation.sole_leader)
    json["sole_leader"] = *situation.sole_leader;
  add_rules_changes(situation.rules, json);
  return with_notation(std::move(json), situation.deck);
}

Json model_json(const ModelNames& model) {
  return {{"me", model.me}, {"others", model.others}};
}

std::string effective_deals(const Answer& answer) {
  if (answer.how != How::sampled)
    return answer.deals.str();
  return std::to_string(std::llround(std::floor(answer.effective_deals)));
}

Json method_json(const OddsReport& report) {
  const Answer& answer = report.answer;
  Json json{{"kind", answer.how == How::sampled ? "sampled" : "exact"},
            {"how", how_text(answer.how)},
            {"model", model_json(report.model)},
            {"bid_noise", noise_json(report.bid_noise)},
            {"deals", answer.deals.str()},
            {"effective_deals", effective_deals(answer)},
            {"seed", report.seed},
            {"seconds", report.seconds}};
  json["interrupted"] = report.partial;
  json["precision_reached"] = answer.precision_reached && !report.partial;
  json["if_bids_sensible"] = report.evidence;
  json["reason"] = as_sentence(plan_reason(report.plan));
  json["command"] = one_line(report.repeat);
  json["command_repeats_exactly"] = report.repeats_exactly;
  return json;
}

Json fraction_json(const std::optional<Fraction>& fraction) {
  if (!fraction)
    return nullptr;
  return boost::multiprecision::numerator(*fraction).str() + '/' +
         boost::multiprecision::denominator(*fraction).str();
}

Json odds_json(const BidOdds& odds, bool credible, bool bonus) {
  Json json{
      {"bid", odds.bid},
      {"legal", odds.legal},
      {"tricks", odds.tricks},
      {"make", odds.make},
      {"expected_score", odds.expected_score},
      {"make_fraction", fraction_json(odds.make_fraction)},
      {"standard_error",
       {{"make", error_json(odds.make_error)}, {"expected_score", error_json(odds.score_error)}}},
      {"deals", odds.deals.str()},
      {"p_best", credible ? Json(odds.best_chance) : Json(nullptr)},
      {"make_interval", {odds.make_interval.low, odds.make_interval.high}}};
  if (bonus)
    json["made_with_bonus"] = odds.made_with_bonus;
  return json;
}

Json need_json(const NeedAdvice& need) {
  return {{"points", need.need}, {"bid", need.bid}, {"chance", need.chance}};
}

Json recommended_json(const OddsReport& report) {
  const BidAdvice& advice = *report.advice;
  const auto& fresh = report.answer.fresh;
  Json json{{"bid", advice.best},
            {"expected_score", advice.expected_score},
            {"loss", advice.loss},
            {"fresh_expected_score", fresh ? Json(fresh->expected_score) : Json(nullptr)},
            {"fresh_standard_error", fresh ? error_json(fresh->score_error) : Json(nullptr)},
            {"toss_up", advice.toss_up}};
  if (report.need)
    json["need"] = need_json(*report.need);
  return json;
}

Json trumps_json(const std::optional<TrumpChoice>& trumps) {
  if (!trumps)
    return nullptr;
  Json options = Json::array();
  for (const TrumpOption& option : trumps->options) {
    options.push_back({{"trump", trump_json(option.trump)},
                       {"bid", option.bid},
                       {"expected_score", option.expected_score},
                       {"standard_error", error_json(option.score_error)}});
  }
  return {{"recommended", trump_json(trumps->recommended)}, {"options", options}};
}

Json chance_json(const HoldingChance& chance) {
  return {{"holds", holding_key(chance.what)},
          {"before", chance.before},
          {"after", chance.after},
          {"standard_error", error_json(chance.error)}};
}

Json why_json(const EvidenceReport& why) {
  Json seats = Json::array();
  for (const SeatEvidence& seat : why.others) {
    Json chances = Json::array();
    for (const HoldingChance& chance : seat.chances)
      chances.push_back(chance_json(chance));
    seats.push_back({{"seat", seat.seat.number()},
                     {"bid", seat.bid ? Json(*seat.bid) : Json(nullptr)},
                     {"named_trump", seat.named_trump},
                     {"chances", chances}});
  }
  Json json{{"others", seats}, {"mine", why.mine ? chance_json(*why.mine) : Json(nullptr)}};
  for (const HoldingChance& chance : why.my_card)
    json["my_card"].push_back(chance_json(chance));
  return json;
}

Json comparison_json(const Comparison& comparison) {
  const BidAdvice advice = advise_bid(comparison.answer);
  const BidOdds& best = comparison.answer.bids[static_cast<std::size_t>(advice.best)];
  return {
      {"assumed", comparison.assumed},
      {"model", model_json(comparison.model)},
      {"bid_noise", noise_json(comparison.bid_noise)},
      {"deals", comparison.answer.deals.str()},
      {"recommended",
       {{"bid", advice.best},
        {"expected_score", advice.expected_score},
        {"make", best.make},
        {"standard_error",
         {{"make", error_json(best.make_error)}, {"expected_score", error_json(best.score_error)}}},
        {"loss", advice.loss},
        {"toss_up", advice.toss_up}}}};
}

Json comparisons_json(const std::vector<Comparison>& comparisons) {
  Json json = Json::array();
  for (const Comparison& comparison : comparisons)
    json.push_back(comparison_json(comparison));
  return json;
}

Json track_record_json(const OddsReport& report) {
  Json lines = Json::array();
  for (const ReliabilityLine& line : track_record(report))
    lines.push_back({{"table", line.table},
                     {"players", line.players},
                     {"from", line.from / 100},
                     {"to", line.to / 100},
                     {"situations", line.situations},
                     {"said", line.said / 100},
                     {"happened", line.happened / 100},
                     {"standard_error", line.error / 100}});
  return lines;
}

Json report_json(const OddsReport& report) {
  Json bids = Json::array();
  const bool bonus = largest_bonus(report.situation.rules.special) != 0;
  for (const BidOdds& odds : report.answer.bids)
    bids.push_back(odds_json(odds, report.answer.credible, bonus));
  Json json{{"schema_version", schema_version}, {"program", "wizbid"},
            {"version", report.version},        {"situation", situation_json(report.situation)},
            {"method", method_json(report)},    {"bids", bids}};
  if (report.advice)
    json["recommended"] = recommended_json(report);
  json["trump_choice"] = trumps_json(report.trumps);
  if (report.said)
    json["said"] = {{"bid", *report.said},
                    {"loss", report.advice->loss[static_cast<std::size_t>(*report.said)]}};
  if (!report.comparisons.empty())
    json["compare"] = comparisons_json(report.comparisons);
  if (report.explain)
    json["track_record"] = track_record_json(report);
  if (report.why)
    json["why"] = why_json(*report.why);
  if (const auto notes = evidence_notes(report, Language::english); !notes.empty())
    json["why"]["notes"] = notes;
  return json;
}

}  // namespace

std::string json_report(const OddsReport& report) {
  return json_text(report_json(report));
}

std::string json_report_of_seats(const std::vector<OddsReport>& reports) {
  Json answers = Json::array();
  for (const OddsReport& report : reports)
    answers.push_back(report_json(report));
  return json_text({{"schema_version", schema_version},
                    {"program", "wizbid"},
                    {"version", reports.front().version},
                    {"answers", answers},
                    {"missing_seats", missing_seats(reports)}});
}

}  // namespace wizbid
