#include <cmath>
#include <nlohmann/json.hpp>

#include "cards/card_text.h"
#include "report/json_parts.h"
#include "report/json_text.h"
#include "report/play_report.h"
#include "report/repeat_command.h"
#include "report/words.h"

namespace wizbid {

namespace {

using Json = nlohmann::ordered_json;

template <typename Cards>
Json cards_json(const Cards& cards, DeckName deck) {
  Json list = Json::array();
  for (const Card card : cards)
    list.push_back(card_text(card, json_deck(deck)));
  return list;
}

// What a card counts as, where its player says so.
void add_declared(std::optional<bool> as_wizard, Json& json) {
  if (as_wizard)
    json["declared"] = *as_wizard ? "W" : "J";
}

Json trick_json(const PlayedTrick& trick, DeckName deck) {
  Json json{{"lead", trick.lead.number()}, {"cards", cards_json(trick.cards, deck)}};
  add_declared(trick.as_wizard, json);
  return json;
}

// As `wizbid serve` takes it.
Json situation_json(const MidRound& round) {
  const Situation& situation = round.situation;
  Json bids = Json::array();
  for (const auto& bid : situation.bids)
    bids.push_back(bid ? Json(*bid) : Json(nullptr));
  Json tricks = Json::array();
  for (const PlayedTrick& trick : round.tricks)
    tricks.push_back(trick_json(trick, situation.deck));
  Json json{
      {"rules", situation.rules.name},
      {"deck", deck_of(situation.deck).name},
      {"players", situation.players},
      {"cards", situation.cards},
      {"seat", situation.seat.number()},
      {"hand", cards_json(round.held, situation.deck)},
      {"turn_up", situation.turn_up ? Json(card_text(*situation.turn_up, json_deck(situation.deck)))
                                    : Json(nullptr)},
      {"trump", situation.trump ? Json(suit_text(*situation.trump)) : Json(nullptr)},
      {"bids", bids},
      {"tricks", tricks},
      {"trick", trick_json(round.on_table, situation.deck)}};
  if (situation.sole_leader)
    json["sole_leader"] = *situation.sole_leader;
  add_rules_changes(situation.rules, json);
  return with_notation(std::move(json), situation.deck);
}

Json method_json(const PlayReport& report) {
  const CardAnswer& answer = report.answer;
  const bool sampled = answer.how == How::sampled;
  return {{"kind", sampled ? "sampled" : "exact"},
          {"how", sampled ? "sampled" : "enumerated"},
          {"model", {{"me", report.model.me}, {"others", report.model.others}}},
          {"bid_noise", noise_json(report.bid_noise)},
          {"deals", std::to_string(answer.deals)},
          {"effective_deals", std::to_string(std::llround(answer.effective_deals))},
          {"seed", report.seed},
          {"seconds", report.seconds},
          {"interrupted", report.partial},
          {"precision_reached", answer.precision_reached && !report.partial},
          {"if_bids_sensible", report.evidence},
          {"reason", as_sentence(card_plan_reason(report.plan))},
          {"command", one_line(report.repeat)},
          {"command_repeats_exactly", report.repeats_exactly}};
}

Json odds_json(const PlayReport& report, std::size_t place) {
  const CardOdds& odds = report.answer.cards[place];
  const DeckName deck = report.round.situation.deck;
  Json json{
      {"card", card_text(odds.cards.lowest(), json_deck(deck))},
      {"alike", cards_json(odds.cards, deck)},
      {"expected_score", odds.expected_score},
      {"loss", report.advice.loss[place]},
      {"make", odds.make},
      {"tricks", odds.tricks},
      {"standard_error",
       {{"make", error_json(odds.make_error)}, {"expected_score", error_json(odds.score_error)}}},
      {"make_interval", {odds.make_interval.low, odds.make_interval.high}},
      {"deals", std::to_string(odds.deals)},
      {"p_best", report.answer.credible ? Json(odds.best_chance) : Json(nullptr)}};
  add_declared(odds.as_wizard, json);
  return json;
}

}  // namespace

std::string play_report_json(const PlayReport& report) {
  Json cards = Json::array();
  for (const std::size_t place : report.advice.ranking)
    cards.push_back(odds_json(report, place));
  const CardOdds& best = report.answer.cards[report.advice.best()];
  Json recommended{{"card", card_text(best.cards.lowest(), json_deck(report.round.situation.deck))},
                   {"expected_score", best.expected_score},
                   {"toss_up", report.advice.toss_up}};
  add_declared(best.as_wizard, recommended);
  return json_text({{"schema_version", schema_version},
                    {"program", "wizbid"},
                    {"version", report.version},
                    {"situation", situation_json(report.round)},
                    {"method", method_json(report)},
                    {"cards", cards},
                    {"recommended", recommended}});
}

}  // namespace wizbid
