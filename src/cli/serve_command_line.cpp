#include "cli/serve_command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "cards/card_text.h"
#include "cli/odds_answer.h"
#include "cli/odds_request.h"
#include "cli/serve_command_json.h"
#include "cli/serve_command_keys.h"
#include "cli/special_cards_flags.h"
#include "cli/suggest.h"
#include "cli/value_reader.h"
#include "players/choice.h"
#include "report/json_report.h"

namespace wizbid::cli {

namespace {

using Json = nlohmann::ordered_json;
using Answered = tl::expected<Json, ServeError>;  // the members of the answer but for the id

tl::unexpected<ServeError> impossible(const std::vector<Fault>& faults) {
  return tl::unexpected(serve_error("impossible", faults));
}

// The id to answer with, or nothing where it could not be given back as it came.
std::optional<Json> id_of(const Json& object) {
  constexpr double exact_up_to = 9007199254740992;  // 2^53
  const auto id = object.find("id");
  if (id == object.end())
    return Json(nullptr);
  const bool inexact = id->is_number_float() && std::abs(id->get<double>()) >= exact_up_to;
  if (id->is_structured() || inexact)
    return std::nullopt;
  return *id;
}

tl::expected<ServeTask, ServeError> task_of(const Json& object) {
  const auto names = serve_tasks();
  const auto wish = object.find("do");
  if (wish == object.end() || !wish->is_string())
    return no_answer("unknown_do", "Say what to do: \"do\" is odds, bid, trump or play.");
  const auto name = wish->get<std::string>();
  const auto found = std::ranges::find(names, name);
  if (found == names.end())
    return no_answer("unknown_do",
                     fmt::format("There is no \"do\" {}: it is odds, bid, trump or play.{}",
                                 in_quotes(name), did_you_mean(name, names)));
  return static_cast<ServeTask>(found - names.begin());
}

// Wrong by itself, whatever the situation.
std::vector<Fault> value_faults(const ServeRequest& request, ServeTask task,
                                const Environment& environment) {
  std::vector<Fault> faults;
  ValueReader reader(request.values, faults);
  ModelWish model = read_model_wish(reader);
  // Of odds only what is sampled needs players; there it is settled with the rest.
  if (task != ServeTask::odds && request.said.description.rules.special.any())
    settle_special_players(reader, model);
  read_bid_noise(reader);
  read_effort(reader, environment.cores);
  return faults;
}

std::optional<Fault> wrong_number_of_cards(const ServeRequest& request) {
  const SituationDescription& said = request.said.description;
  const std::size_t held = said.others ? 1 : said.hand.size();
  if (!request.cards || *request.cards == static_cast<int>(held))
    return std::nullopt;
  return Fault{fmt::format("The hand has {} cards, not {}.", held, *request.cards)};
}

struct Choice {
  std::shared_ptr<const Player> player;
  Random random;
};

Choice choice_of(const ServeRequest& request) {
  std::vector<Fault> faults;  // seen before
  ValueReader reader(request.values, faults);
  const EffortWish effort = read_effort(reader, 1);
  ModelWish model = read_model_wish(reader);
  if (request.said.description.rules.special.any())
    settle_special_players(reader, model);
  return {players_for(model).me, Random(effort.effort.sample.seed, Purpose::games, 0)};
}

Answered answer_odds_line(const ServeRequest& request, Session& session) {
  std::vector<Fault> faults;
  if (const auto fault = wrong_number_of_cards(request))
    faults.push_back(*fault);
  const auto read =
      odds_request_of(request.values, request.said, std::move(faults), session.environment);
  if (!read)
    return impossible(read.error().faults);
  OddsRequest odds = *read;
  odds.output.format = Format::json;
  const auto outcome = answer_odds(odds, session);
  if (!outcome)
    return tl::unexpected(serve_error("refused", outcome.error().faults));
  if (outcome->reports.empty())
    return no_answer("interrupted", "Interrupted before there was an answer.");
  return Json::parse(odds.all_seats ? json_report_of_seats(outcome->reports)
                                    : json_report(outcome->reports.front()));
}

// For the one who has to bid, or to name the trump.
tl::expected<Situation, ServeError> situation_of(const ServeRequest& request) {
  if (request.said.seats == Seats::all)
    return no_answer("bad_value", "seat must be one seat, not all.");
  auto situation = check_situation(request.said.description);
  std::vector<Fault> faults = situation ? std::vector<Fault>{} : situation.error();
  if (const auto fault = wrong_number_of_cards(request))
    faults.insert(faults.begin(), *fault);
  if (!faults.empty())
    return impossible(faults);
  return *situation;
}

Answered answer_bid(const ServeRequest& request) {
  const auto situation = situation_of(request);
  if (!situation)
    return tl::unexpected(situation.error());
  if (situation->trump_open)
    return impossible(
        {{"You name the trump before any bid: ask for it with \"do\":"
          "\"trump\", then give it as \"trump\"."}});
  if (situation->auction_over())
    return impossible({{"All have bid already: give the bids of the seats before yours only."}});
  Choice choice = choice_of(request);
  return Json{{"bid", choose_bid(*choice.player, *situation, choice.random)}};
}

// The seat that names the trump, if the table is told as far as that.
std::optional<int> namer_of(const SituationDescription& said) {
  if (!said.players)
    return std::nullopt;
  const auto naming = trump_naming(said.rules, *said.players, said.turn_up);
  return naming ? naming->seat.number() : *said.players;
}

// The seat need not be said: it is that of who names.
Answered answer_trump(ServeRequest request) {
  SituationDescription& said = request.said.description;
  if (!said.seat && request.said.seats == Seats::one)
    said.seat = namer_of(said);
  said.bids.reset();  // the suit is named before any bid
  const auto situation = situation_of(request);
  if (!situation)
    return tl::unexpected(situation.error());
  if (!situation->trump_open)
    return impossible(
        {{said.trump_said ? "The trump has been named already: leave it out to ask for it."
                          : "You have no trump to name: by the publisher's rules the dealer names "
                            "one when a Wizard is turned up."}});
  Choice choice = choice_of(request);
  const Trump named = choose_trump(*choice.player, *situation, choice.random);
  Json answer{{"trump", named ? suit_text(*named) : "none"}};
  if (situation->deck != DeckName::us)
    answer["trump_text"] = named ? suit_text(*named, situation->deck) : "none";
  return answer;
}

Answered answer_play(const ServeRequest& request) {
  if (request.said.seats == Seats::all)
    return no_answer("bad_value", "seat must be one seat, not all.");
  const auto round =
      check_mid_round({request.said.description, request.cards, request.tricks, request.on_table});
  if (!round)
    return impossible(round.error());
  Choice choice = choice_of(request);
  const Card card = choose_card(*choice.player, *round, choice.random);
  Json answer{{"card", card_text(card)}};
  if (round->situation.deck != DeckName::us)
    answer["card_text"] = card_text(card, round->situation.deck);
  return answer;
}

Answered answer(const Json& object, Session& session) {
  const auto task = task_of(object);
  if (!task)
    return tl::unexpected(task.error());
  const auto request = read_serve_request(object, *task);
  if (!request)
    return tl::unexpected(request.error());
  if (const auto faults = value_faults(*request, *task, session.environment); !faults.empty())
    return tl::unexpected(serve_error("bad_value", faults));
  switch (*task) {
    case ServeTask::odds:
      return answer_odds_line(*request, session);
    case ServeTask::bid:
      return answer_bid(*request);
    case ServeTask::trump:
      return answer_trump(*request);
    case ServeTask::play:
      break;
  }
  return answer_play(*request);
}

std::string error_text(const Json& id, const ServeError& error) {
  return answer_text({{"id", id}, {"error", {{"code", error.code}, {"message", error.message}}}});
}

}  // namespace

std::string answer_line(std::string_view line, Session& session) {
  const auto object = parse_object(line);
  if (!object)
    return error_text(nullptr, object.error());
  const auto id = id_of(*object);
  if (!id)
    return error_text(nullptr, {"bad_id",
                                "id must be a text, a number that keeps its digits in 64 bits, "
                                "true, false or null."});
  const auto answered = answer(*object, session);
  if (!answered)
    return error_text(*id, answered.error());
  Json whole{{"id", *id}};
  whole.update(*answered);
  return answer_text(whole);
}

std::string too_long_answer(std::size_t most) {
  return error_text(nullptr, {"too_long", fmt::format("The line has more than {} bytes.", most)});
}

}  // namespace wizbid::cli
