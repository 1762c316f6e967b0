#include "cli/rules_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "cli/config.h"
#include "cli/language_flag.h"
#include "cli/output_flags.h"
#include "cli/rules_flag.h"
#include "cli/situation_flags.h"
#include "cli/suggest.h"
#include "report/ascii_text.h"
#include "report/rules_report.h"
#include "rules/rule_set.h"

namespace wizbid::cli {

namespace {

constexpr const char* rules_help_text = R"(Examples:
  wizbid rules list
  wizbid rules show plus-minus-one,tournament
  wizbid rules show plus-minus-one > house.toml
  wizbid odds W -p 4 -s 4 -t 8H -b 0,0,0 --rules plus-minus-one

The rule sets that --rules takes: names, files with rules of your own, or
several of them with commas between. `show` prints all settings as such a file.

Usage: wizbid rules list
       wizbid rules show NAME|FILE[,NAME|FILE...]

  --lang en|de     language of titles and sentences; names and keys stay [en]
  --format NAME    text or json [text]
  -o, --output FILE  into a file; its ending tells the format
)";

constexpr std::array known_rules_flags{flag::format, flag::output, flag::color, flag::ascii,
                                       flag::lang};
constexpr std::array<std::string_view, 2> rules_actions{"list", "show"};

const FlagSet& rules_flags() {
  static constexpr FlagSet set{known_rules_flags, {}};
  return set;
}

struct RulesRequest {
  std::optional<RuleSet> shown;  // nullopt: list them all
  OutputWish output;
  Language language = Language::english;
};

void read_words(const std::vector<std::string>& words, RulesRequest& request,
                std::vector<Fault>& faults) {
  const bool list = words.size() == 1 && words.front() == "list";
  const bool show = words.size() == 2 && words.front() == "show";
  if (list)
    return;
  if (!show) {
    const bool known =
        words.empty() || std::ranges::find(rules_actions, words.front()) != std::end(rules_actions);
    faults.push_back({fmt::format(
        "{}Say `wizbid rules list`, or `wizbid rules show NAME`, or a file instead of a name.{}",
        known ? "" : fmt::format("`wizbid rules` can't {}. ", in_quotes(words.front())),
        known ? "" : did_you_mean(words.front(), rules_actions))});
    return;
  }
  request.shown = rules_of(words[1], "show", "", faults);
}

tl::expected<RulesRequest, Failure> read_request(const Arguments& arguments) {
  auto values = read_flags(rules_flags(), arguments);
  if (!values)
    return tl::unexpected(usage_failure(values.error()));
  std::vector<Fault> faults;
  ValueReader reader(*values, faults);
  RulesRequest request;
  request.output = read_output_wish(reader);
  request.language = read_language(reader).language;
  if (request.output.format != Format::text && request.output.format != Format::json)
    faults.push_back({"Rules are told as text or json: leave the format out, or say json."});
  read_words(values->words, request, faults);
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  return request;
}

std::string text_of(const RulesRequest& request, const Environment& environment) {
  const bool json = request.output.format == Format::json;
  if (json)
    return request.shown ? rules_json(*request.shown) : rules_list_json(named_rule_sets());
  const Terminal terminal = terminal_for(request.output, environment);
  const std::string text = request.shown
                               ? rules_text(*request.shown, terminal.width, request.language)
                               : rules_list_text(named_rule_sets(), request.language);
  // In English only titles that people wrote may have other characters.
  return terminal.utf8 || request.language == Language::english ? text : ascii_text(text);
}

ExitCode run_rules(const Arguments& arguments, Session& session) {
  const auto request = read_request(arguments);
  if (!request)
    return report_failure(request.error(), session);
  const std::string text = text_of(*request, session.environment);
  if (const auto done = deliver(text, request->output, session); !done)
    return report_failure(done.error(), session);
  return ExitCode::done;
}

}  // namespace

Command rules_command() {
  return {"rules",           "the rule sets: list, or show NAME",
          rules_help_text,   run_rules,
          known_rules_flags, rules_actions};
}

}  // namespace wizbid::cli
