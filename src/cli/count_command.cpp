#include "cli/count_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "cli/condition_flags.h"
#include "cli/config.h"
#include "cli/count_request.h"
#include "cli/language_flag.h"
#include "cli/output_file.h"
#include "cli/output_flags.h"
#include "cli/situation_flags.h"
#include "deals/situation_faults.h"
#include "report/count_report.h"
#include "report/repeat_command.h"

namespace wizbid::cli {

namespace {

constexpr const char* count_help_text = R"(Examples:
  wizbid count -p 4 --hand '2C 9D KH' -t 8H --holds W
      does some opponent hold a Wizard?
  wizbid count -p 4 --hand '2C 9D KH' -t 8H --who all --holds 'trump>K+W' --none
      do the others together hold no Wizard and no trump above my king?
  wizbid count -p 4 --hand '2C 9D AS' -t 8H --holds void:S --and trump
      is somebody void in spades with a trump in hand?
  wizbid count -p 4 --hand '2C 9D AS' -t 8H --lead AS
      does my ace win the first trick if everybody who can beat it does?

Usage: wizbid count -p N --hand HAND -t CARD [--trump SUIT] [--who WHO]
           --holds SET [--at-least K|--exactly K|--none] [--and SET [...]] ...
       wizbid count -p N --hand HAND -t CARD [--trump SUIT] --lead CARD

The exact chance, as a fraction and a decimal. Every deal of the cards that you
don't see is as likely as every other: bids are not taken as evidence.

The question:
  --holds SET      the cards to count
  --at-least K     so many of them or more; without a number at least 1
  --exactly K      exactly so many
  --none           none of them
  --and SET        and so many of these, in the same hand; the number for a set
                   stands after it
  --who WHO        any   some opponent fulfils all of this (the default)
                   all   the opponents' hands taken together do
                   next, left:K   the next player, the K-th player to your left
                   seat:K   the player in seat K; needs -s
  --lead CARD      instead: does this card of your hand, led to the first trick,
                   win it when every opponent who can beat it does?

Sets:
  W, J             Wizards, Jesters
  H, H>J, H<=5     the hearts, those above the jack, the 5 and those below
  trump, trump>9   the same in the trump suit
  AH,KH            cards
  W+trump>9        all of these together
  void:H           no heart; void: covers the whole set after it
Quote sets with < or >, which mean something to the shell.

The situation:
  -p, --players N      3 to 6
      --hand HAND      your cards
  -t, --turn-up CARD   the card turned up, or none (in the last round)
      --trump SUIT     the suit that the dealer named when a Wizard is turned up
  -s, --seat K         your seat, if you like: its number, first or dealer
      --rules NAMES    of rule sets or files [official]
      --sole-leader WORD  yes or no, for rules that ask
      --deck NAME      us, german, medieval or numbers [us]

The answer:
      --format F       text, json, csv or md
  -o, --output FILE    write it there; the ending picks the format
      --color WHEN     auto, always or never
      --ascii          no symbols beyond ASCII
      --lang NAME      en, or de for text and Markdown [en]
)";

constexpr Flag hand_flag{"hand", 0, "the hand, as in 'AH W 3C'"};
constexpr Flag who_flag{"who", 0, "any, all, next, left:K or seat:K", "any all next"};
constexpr Flag lead_flag{"lead", 0, "a card of the hand"};

// The flags that condition_flags.h reads stand here for "did you mean" alone. Seed, threads and
// bid noise mean the same as everywhere, and an exact count does not depend on them.
constexpr std::array count_flags{flag::players,
                                 flag::seat,
                                 flag::turn_up,
                                 flag::trump,
                                 flag::bids,
                                 flag::rules,
                                 flag::sole_leader,
                                 flag::deck,
                                 flag::lang,
                                 flag::format,
                                 flag::output,
                                 flag::color,
                                 flag::ascii,
                                 hand_flag,
                                 who_flag,
                                 lead_flag,
                                 Flag{"holds", 0, "a set of cards"},
                                 Flag{"and", 0, "a set of cards"},
                                 Flag{"at-least", 0, "a number"},
                                 Flag{"exactly", 0, "a number"},
                                 Flag{"none", 0, ""},
                                 Flag{"seed", 0, "a number"},
                                 Flag{"threads", 0, "a number"},
                                 Flag{"bid-noise", 0, "points"}};

void repeat_question(const HoldingCount& count, std::vector<std::string>& words) {
  words.push_back("--who " + shell_quoted(count.who.typed));
  const char* flag = "--holds ";
  for (const AskedCondition& asked : count.conditions) {
    words.push_back(flag + shell_quoted(asked.typed));
    flag = "--and ";
    if (asked.query.none)
      continue;
    if (asked.holding.most)
      words.push_back(fmt::format("--exactly {}", asked.holding.least));
    else
      words.push_back(fmt::format("--at-least {}", asked.holding.least));
  }
}

// The command that asks the same again, with every default spelled out.
std::vector<std::string> repetition_of(const CountReport& report) {
  const Situation& situation = report.situation;
  const DeckName deck = situation.deck;
  std::vector<std::string> words{"wizbid", "count", fmt::format("-p {}", situation.players)};
  if (report.seat_said)
    words.push_back(fmt::format("-s {}", situation.seat.number()));
  words.push_back("--hand " + shell_quoted(card_text(situation.hand, deck)));
  words.push_back("-t " +
                  (situation.turn_up ? shell_quoted(card_text(*situation.turn_up, deck)) : "none"));
  if (situation.naming() && !situation.trump_open)
    words.push_back("--trump " + (situation.trump ? suit_text(*situation.trump, deck) : "none"));
  if (const auto* lead = std::get_if<LeadCount>(&report.question))
    words.push_back("--lead " + shell_quoted(card_text(lead->card, deck)));
  else
    repeat_question(std::get<HoldingCount>(report.question), words);
  words.insert(words.end(), {"--rules " + shell_quoted(situation.rules.name),
                             fmt::format("--deck {}", deck_of(deck).name)});
  return words;
}

std::string hand_text(ValueReader& reader) {
  const FlagValues& values = reader.values();
  std::string words = fmt::format("{}", fmt::join(values.words, " "));
  const auto hand = values.text("hand");
  if (hand && !words.empty())
    reader.add_fault(
        fmt::format("{} belongs to no flag; put quotes around a hand or a set with "
                    "blanks in it, as in --hand 'AH W 3C'.",
                    in_quotes(words)));
  if (!hand && words.empty())
    reader.add_fault("Type your hand after --hand, as in --hand 'AH W 3C'.");
  return hand.value_or(words);
}

// What is asked about but for the question itself.
struct Table {
  SituationDescription description;
  UnreadParts unread;
  bool seat_said = false;
};

// The seat that may leave the trump open.
int seat_free_of_trump(const SituationDescription& said) {
  const int players = said.players.value_or(1);
  const auto naming = trump_naming(said.rules.trump, players, said.turn_up);
  return naming ? naming->seat.number() : players;
}

// The situation without bids. A seat that is not said matters for nothing but the check: the dealer
// may leave the trump open.
Table read_table(ValueReader& reader) {
  const std::string hand = hand_text(reader);
  SaidSituation said = read_situation(reader, hand);
  said.unread.hand = said.unread.hand || (hand.empty() && !reader.values().given("hand"));
  if (said.seats == Seats::all)
    reader.add_fault("--seat all makes no difference here: name your seat, or leave --seat out.");
  if (reader.values().given("bids"))
    reader.add_fault(
        "count takes no --bids: it counts deals, whatever was bid. `wizbid odds --why` tells what "
        "the bids say.");
  const bool seat_said = said.description.seat.has_value();
  if (!seat_said)
    said.description.seat = seat_free_of_trump(said.description);
  said.description.bids.reset();
  said.unread.seat = false;
  said.unread.bids = false;
  return {without_settled_trump(said.description), said.unread, seat_said};
}

std::string report_as(const CountReport& report, const OutputWish& wish,
                      const Environment& environment) {
  switch (wish.format) {
    case Format::json:
      return count_report_json(report);
    case Format::csv:
      return count_report_csv(report);
    case Format::markdown:
      return count_report_markdown(report);
    case Format::text:
      break;
  }
  const Terminal terminal = terminal_for(wish, environment);
  return count_report_text(report, {terminal.utf8, terminal.colour, terminal.width});
}

struct Call {
  Table table;
  CountRequest request;
  OutputWish output;
  LanguageWish language;
};

tl::expected<Call, Failure> read_call(const Arguments& arguments, const Environment& environment) {
  const SaidConditions said = take_conditions(arguments);
  std::vector<Fault> faults = said.faults;
  const FlagSet set{count_flags, {}};
  auto values = read_flags(set, said.rest);
  if (!values) {
    faults.insert(faults.end(), values.error().begin(), values.error().end());
    return tl::unexpected(usage_failure(std::move(faults)));
  }
  if (auto config = read_config(set, config_files(environment), *values); !config)
    return tl::unexpected(config.error());
  ValueReader reader(*values, faults);
  Call call;
  call.table = read_table(reader);
  const auto findings = examine(call.table.description, call.table.unread);
  for (const Fault& fault : findings.faults)
    reader.add_fault(fault.message);
  const auto request = read_count_request(reader, said, call.table.description.deck);
  call.output = read_output_wish(reader);
  call.language = read_language(reader);
  if (!faults.empty() || !request)
    return tl::unexpected(usage_failure(std::move(faults)));
  call.request = *request;
  return call;
}

tl::expected<CountReport, Failure> answer(const Call& call) {
  const auto situation = check_situation(call.table.description);
  if (!situation)
    return tl::unexpected(usage_failure(situation.error()));
  const bool for_people =
      call.output.format == Format::text || call.output.format == Format::markdown;
  auto report = answer_count(call.request, *situation, call.table.seat_said,
                             for_people ? call.language.language : Language::english);
  if (!report)
    return tl::unexpected(usage_failure(report.error()));
  report->repeat = repetition_of(*report);
  add_language(call.language, report->repeat);
  return *report;
}

ExitCode run_count(const Arguments& arguments, Session& session) {
  const auto call = read_call(arguments, session.environment);
  if (!call)
    return report_failure(call.error(), session);
  if (call->output.file) {
    if (const auto writable = check_writable(*call->output.file); !writable)
      return report_failure(writable.error(), session);
  }
  const auto report = answer(*call);
  if (!report)
    return report_failure(report.error(), session);
  const std::string text = report_as(*report, call->output, session.environment);
  if (const auto delivered = deliver(text, call->output, session); !delivered)
    return report_failure(delivered.error(), session);
  return ExitCode::done;
}

}  // namespace

Command count_command() {
  return {"count", "exact card-counting odds: who can hold what", count_help_text, run_count,
          count_flags};
}

}  // namespace wizbid::cli
