#include "cli/chart_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "cli/config.h"
#include "cli/deck_flag.h"
#include "cli/effort_flags.h"
#include "cli/language_flag.h"
#include "cli/output_flags.h"
#include "cli/rules_flag.h"
#include "cli/situation_flags.h"
#include "cli/special_cards_flags.h"
#include "report/number_format.h"
#include "report/repeat_command.h"
#include "rules/round_rules.h"
#include "rules/rule_words.h"
#include "rules/schedule.h"

namespace wizbid::cli {

namespace {

constexpr std::array<std::string_view, 6> chart_kinds{"one-card", "card-values", "card-odds",
                                                      "holdings", "wallet",      "hand"};
constexpr std::array<std::string_view, 2> chart_papers{"a4", "letter"};

constexpr Flag chart_cards_flag{"cards", 0,
                                "a number of cards, or the first and the last as in 2-5"};
constexpr Flag chart_kind_flag{"kind", 0, "a kind of chart",
                               "one-card card-values card-odds holdings wallet hand"};
constexpr Flag chart_paper_flag{"paper", 0, "a4 or letter", "a4 letter"};
constexpr Flag chart_page_flag{"page", 0, "the number of a page"};
constexpr Flag chart_format_flag{"format", 0, "text, json, csv, md, html, svg, pdf or png",
                                 "text json csv md html svg pdf png"};

constexpr Flag chart_hand_flag{"hand", 0, "the hand, as in 'AH W 3C'"};

// Of the question that a chart of one hand answers; `wizbid odds` reads them.
constexpr std::array odds_flags_here{
    flag::seat,        flag::turn_up,   flag::trump, flag::bids,   flag::bid_noise, flag::rules,
    flag::sole_leader, flag::deck,      flag::me,    flag::others, flag::model,     flag::method,
    flag::deals,       flag::precision, flag::time,  flag::seed,   flag::threads};

constexpr std::array known_chart_flags{
    flag::players,    flag::seat,        flag::turn_up,   flag::trump,      flag::bids,
    flag::rules,      flag::sole_leader, flag::deck,      flag::lang,       flag::model,
    flag::me,         flag::others,      flag::bid_noise, flag::method,     flag::deals,
    flag::precision,  flag::time,        flag::seed,      flag::threads,    flag::output,
    chart_cards_flag, chart_kind_flag,   chart_hand_flag, chart_paper_flag, chart_page_flag,
    chart_format_flag};

void read_chart_format(ValueReader& reader, ChartRequest& request) {
  request.file = reader.values().text("output");
  const auto said = reader.choice("format", chart_format_names);
  const auto by_ending = request.file ? chart_format_of(*request.file) : std::nullopt;
  if (said) {
    request.format = static_cast<ChartFormat>(*said);
  } else if (by_ending) {
    request.format = *by_ending;
  } else if (request.file && !reader.values().given("format")) {
    reader.add_fault(fmt::format(
        "The ending of {} tells no format: use .pdf, .svg, .png, .html, .md, .csv, .txt "
        "or .json, or say --format as well.",
        in_quotes(*request.file)));
  }
}

// "4" or "2-5"; false: that is not what was typed, and what goes on from it would only confuse.
bool read_chart_cards(ValueReader& reader, ChartRequest& request, int most) {
  const auto text = reader.values().text("cards");
  request.last_cards = most;
  if (!text)
    return true;
  const std::size_t dash = text->find('-', 1);
  const auto first = whole_number_in(text->substr(0, dash));
  const auto last = dash == std::string::npos ? first : whole_number_in(text->substr(dash + 1));
  if (!first || !last || *first < 1 || *first > *last || *last > most) {
    reader.add_fault("cards", fmt::format("a round from 1 to {}, or the first and the last of "
                                          "several as in 2-{}",
                                          most, std::min(most, 5)));
    return false;
  }
  request.first_cards = static_cast<int>(*first);
  request.last_cards = static_cast<int>(*last);
  return true;
}

// Numbers alone are no hand: a number of players or a round whose flag was left out.
bool refuse_stray_numbers(ValueReader& reader) {
  const std::vector<std::string>& words = reader.values().words;
  if (words.empty() || !std::all_of(words.begin(), words.end(), [](const std::string& word) {
        return whole_number_in(word).has_value();
      }))
    return false;
  reader.add_fault(fmt::format(
      "What is {} for? The number of players is -p {}, a round --cards {}.",
      in_quotes(fmt::format("{}", fmt::join(words, " "))), words.front(), words.front()));
  return true;
}

// That of the US, but where special cards go with another one.
DeckName read_chart_deck(ValueReader& reader, RuleSet& rules) {
  DeckName deck = read_deck(reader);
  match_deck_to_rules(reader, rules, deck);
  return deck;
}

// The cards of a hand are drawn in its deck; what other charts say of cards is true of the US deck,
// whoever set the other one, and of those that are like it but for special cards.
void check_chart_deck(ValueReader& reader, const ChartRequest& request) {
  if (request.kind != ChartKind::hand && request.deck != DeckName::us &&
      !deck_of(request.deck).has_specials())
    reader.add_fault(fmt::format(
        "{}: charts of the kind {} name cards as the US deck does, and only those of the kind hand "
        "in another deck: say --deck us.",
        reader.values().label("deck"), name_of(request.kind)));
}

void read_chart_seat(ValueReader& reader, ChartRequest& request) {
  const auto text = reader.values().text("seat");
  if (!text || in_lower_case(*text) == "all")
    return;
  const auto number =
      in_lower_case(*text) == "first"
          ? std::optional<std::int64_t>(1)
          : (in_lower_case(*text) == "dealer" ? request.players : whole_number_in(*text));
  if (number && *number >= 1 && *number <= request.players)
    request.seat = Seat::from_number(static_cast<int>(*number));
  else
    reader.add_fault("seat",
                     fmt::format("a seat from 1 to {}, first, dealer or all", request.players));
}

// Without --kind: a hand means `hand`, one card `one-card`, later rounds `card-values`.
void read_chart_kind(ValueReader& reader, ChartRequest& request) {
  const FlagValues& values = reader.values();
  const bool stray = refuse_stray_numbers(reader);
  const bool hand = !stray && (values.given("hand") || !values.words.empty());
  const auto said = reader.choice("kind", chart_kinds);
  if (said)
    request.kind = static_cast<ChartKind>(*said);
  else if (hand)
    request.kind = ChartKind::hand;
  else if (values.given("cards") && request.last_cards > 1)
    request.kind = ChartKind::card_values;
  if (hand && request.kind != ChartKind::hand)
    reader.add_fault(
        fmt::format("A hand is for --kind hand; {} needs none.", name_of(request.kind)));
}

// The rounds that a kind can show. Must hold: --cards could be read.
void check_chart_cards(ValueReader& reader, ChartRequest& request) {
  const bool typed = reader.values().given("cards");
  if (request.kind == ChartKind::one_card && typed && request.last_cards > 1)
    reader.add_fault("--kind one-card is for --cards 1; for later rounds say --kind card-values.");
  if (request.kind == ChartKind::card_values && !typed)
    request.first_cards = 2;
  if (request.kind == ChartKind::card_values && request.first_cards < 2)
    reader.add_fault("--kind card-values begins with 2 cards; for one card say --kind one-card.");
}

// Whether the chart can be made for these rules.
void check_chart_rules(ValueReader& reader, const ChartRequest& request) {
  const RuleSet& rules = request.rules;
  if (request.kind == ChartKind::hand || rule_changes(rules).empty())
    return;
  if (request.kind != ChartKind::one_card)
    return reader.add_fault(
        fmt::format("{}: charts of the kind {} are made for official only; for {} there are "
                    "those of the kinds one-card and hand.",
                    reader.values().label("rules"), name_of(request.kind), rules.name));
  if (rules.clairvoyance)
    return reader.add_fault(fmt::format(
        "{}: the chart of one card is for who sees his card, which by {} nobody does; ask wizbid "
        "odds --others-hold.",
        reader.values().label("rules"), rules.name));
  const bool columns = rules.trump.wizard != WizardTurned::no_trump &&
                       rules.trump.jester == JesterTurned::no_trump && !rules.trump.none_allowed;
  if (!columns)
    reader.add_fault(fmt::format(
        "{}: the chart of one card is for rules in which the dealer names a suit after a Wizard "
        "and nobody after a Jester; for {} ask wizbid odds.",
        reader.values().label("rules"), rules.name));
  if (!has_round(rules, request.players, 1))
    reader.add_fault(fmt::format("By the rules {} {} players have no round of one card.",
                                 rules.name, request.players));
  const bool asks = asks_for_leader(rules, request.players, 1);
  if (asks && !request.sole_leader)
    reader.add_fault(
        fmt::format("By the rules {} the bids may not add up if the dealer alone leads the score: "
                    "say whether he does, --sole-leader yes or no.",
                    rules.name));
}

// Whether a flag of a situation can change a chart that is not of a hand.
bool chart_heeds(ChartKind kind, std::string_view flag) {
  if (flag == "rules" || flag == "deck")
    return true;
  if (kind == ChartKind::one_card)
    return flag == "seat" || flag == "sole-leader" || flag == "bid-noise" || flag == "model" ||
           flag == "others";
  return kind == ChartKind::wallet && flag == "bid-noise";
}

// What a chart has no use for is refused rather than left unheeded.
void refuse_idle_chart_flags(ValueReader& reader, const ChartRequest& request) {
  if (request.kind == ChartKind::hand) {
    if (reader.values().typed("cards"))
      reader.add_fault("--kind hand has as many cards as the hand: leave --cards out.");
    return;
  }
  if (request.kind == ChartKind::wallet && reader.values().typed("cards"))
    reader.add_fault(
        "--kind wallet has one card on one side and rounds 2 to 10 on the other: "
        "leave --cards out.");
  for (const Flag& each : odds_flags_here) {
    if (!chart_heeds(request.kind, each.name) && reader.values().typed(each.name))
      reader.add_fault(
          fmt::format("--{} makes no difference to a chart of the kind {}: leave it "
                      "out.",
                      each.name, name_of(request.kind)));
  }
}

// The question of a hand, read as `wizbid odds` reads it.
tl::expected<OddsRequest, Failure> read_chart_hand_question(const FlagValues& values,
                                                            const std::string& rules,
                                                            const Environment& environment) {
  const std::string words = fmt::format("{}", fmt::join(values.words, " "));
  Arguments arguments{values.text("hand").value_or(words), "--players",
                      values.text("players").value_or("")};
  for (const Flag& each : odds_flags_here) {
    if (!values.given(each.name))
      continue;
    arguments.push_back(fmt::format("--{}", each.name));
    arguments.push_back(each.name == "rules" ? rules : *values.text(each.name));
  }
  auto request = read_odds_request(arguments, environment);
  if (!request)
    return request;
  if (request->all_seats || request->situations.front().auction_over())
    return tl::unexpected(usage_failure(
        {{"A chart of a hand is for one seat that is about to bid: name one with --seat, and give "
          "the bids before it only."}}));
  return request;
}

void add_chart_output(const ChartRequest& request, std::vector<std::string>& words) {
  words.push_back(
      fmt::format("--paper {}", chart_papers.at(static_cast<std::size_t>(request.paper))));
  words.push_back(fmt::format("--lang {}", name_of(request.language)));
  if (request.file)
    words.push_back("-o " + shell_quoted(std::filesystem::path(*request.file).filename().string()));
  else
    words.push_back(fmt::format("--format {}", name_of(request.format)));
}

}  // namespace

std::string_view name_of(ChartKind kind) {
  return chart_kinds.at(static_cast<std::size_t>(kind));
}

std::span<const Flag> chart_flags() {
  return known_chart_flags;
}

tl::expected<ChartRequest, Failure> read_chart_request(const Arguments& arguments,
                                                       const Environment& environment) {
  const FlagSet set{known_chart_flags, {}};
  auto values = read_flags(set, arguments);
  if (!values)
    return tl::unexpected(usage_failure(values.error()));
  if (auto config = read_config(set, config_files(environment), *values); !config)
    return tl::unexpected(config.error());
  std::vector<Fault> faults;
  ValueReader reader(*values, faults);
  ChartRequest request;
  const auto players =
      reader.whole("players", min_players, max_players, "a whole number from 3 to 6");
  if (!players && !values->given("players"))
    reader.add_fault("Type the number of players, as in -p 4.");
  request.players = static_cast<int>(players.value_or(min_players));
  request.rules = read_rules(reader);
  request.deck = read_chart_deck(reader, request.rules);
  request.sole_leader = read_sole_leader(reader);
  const bool cards_read =
      read_chart_cards(reader, request, players ? last_round(request.players) : max_cards);
  read_chart_kind(reader, request);
  check_chart_deck(reader, request);
  if (cards_read)
    check_chart_cards(reader, request);
  refuse_idle_chart_flags(reader, request);
  if (faults.empty())
    check_chart_rules(reader, request);
  if (request.kind == ChartKind::one_card)
    read_chart_seat(reader, request);
  request.model = read_model_wish(reader);
  if (request.kind == ChartKind::one_card)
    settle_special_chart(reader, request.rules, request.model);
  request.noise = read_bid_noise(reader);
  request.language = read_language(reader).language;
  request.paper = static_cast<Paper>(reader.choice("paper", chart_papers).value_or(0));
  constexpr int most_pages = 9;
  if (const auto page = reader.whole("page", 1, most_pages, "the number of a page, from 1"))
    request.page = static_cast<int>(*page);
  if (request.page && (request.kind == ChartKind::hand || request.kind == ChartKind::wallet))
    reader.add_fault(
        fmt::format("--kind {} is one page: leave --page out.", name_of(request.kind)));
  read_chart_format(reader, request);
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  if (request.kind == ChartKind::hand) {
    auto odds = read_chart_hand_question(*values, request.rules.name, environment);
    if (!odds)
      return tl::unexpected(odds.error());
    request.odds = *std::move(odds);
  }
  return request;
}

std::string chart_repetition(const ChartRequest& request) {
  std::vector<std::string> words{"wizbid", "chart", fmt::format("-p {}", request.players),
                                 fmt::format("--kind {}", name_of(request.kind))};
  if (request.kind == ChartKind::one_card) {
    if (request.seat)
      words.push_back(fmt::format("--seat {}", request.seat->number()));
    words.push_back(fmt::format("--others {}", request.model.others));
    words.push_back(fmt::format("--bid-noise {}", plain_number(request.noise)));
  } else if (request.kind == ChartKind::wallet) {
    words.push_back(fmt::format("--bid-noise {}", plain_number(request.noise)));
  } else {
    words.push_back(request.first_cards == request.last_cards
                        ? fmt::format("--cards {}", request.first_cards)
                        : fmt::format("--cards {}-{}", request.first_cards, request.last_cards));
  }
  if (request.page)
    words.push_back(fmt::format("--page {}", *request.page));
  words.push_back("--rules " + shell_quoted(request.rules.name));
  if (request.sole_leader)
    words.push_back(*request.sole_leader ? "--sole-leader yes" : "--sole-leader no");
  words.push_back(fmt::format("--deck {}", deck_of(request.deck).name));
  add_chart_output(request, words);
  return one_line(words);
}

std::string hand_chart_repetition(const ChartRequest& request,
                                  const std::vector<std::string>& odds_words) {
  std::vector<std::string> words{"wizbid", "chart", "--kind hand"};
  bool hand = false;
  for (std::size_t i = 2; i < odds_words.size(); ++i) {
    if (odds_words[i].starts_with("--format") || odds_words[i].starts_with("--lang"))
      continue;
    words.push_back(hand ? odds_words[i] : "--hand " + odds_words[i]);
    hand = true;
  }
  add_chart_output(request, words);
  return one_line(words);
}

}  // namespace wizbid::cli
