#include "cli/simulate_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>

#include "cli/config.h"
#include "cli/effort_flags.h"
#include "cli/language_flag.h"
#include "cli/line_up.h"
#include "cli/output_file.h"
#include "cli/rules_flag.h"
#include "cli/situation_flags.h"
#include "report/training_note.h"
#include "rules/schedule.h"

namespace wizbid::cli {

namespace {

constexpr std::array known_simulate_flags{
    Flag{"players", 'p', "the names of the players, as in greedy,random",
         "points rival greedy random"},
    Flag{"cards", 0, "a round, a range of rounds, or all", "all"},
    Flag{"games", 0, "a number of games"},
    Flag{"duplicate", 0, ""},
    flag::rules,
    flag::seed,
    flag::threads,
    flag::format,
    flag::output,
    flag::color,
    flag::ascii,
    flag::lang};

constexpr std::uint64_t usual_games = 1000;
constexpr std::int64_t most_games = 1'000'000'000;

struct Range {
  std::int64_t first;
  std::int64_t last;
};

// "5" or "1-10".
std::optional<Range> range_in(const std::string& text) {
  const auto dash = text.find('-');
  const auto first = whole_number_in(text.substr(0, dash));
  const auto last = dash == std::string::npos ? first : whole_number_in(text.substr(dash + 1));
  if (!first || !last)
    return std::nullopt;
  return Range{*first, *last};
}

// Whether the range makes sense for so many players.
bool is_fine(ValueReader& reader, const Range& range, int players) {
  const int most = last_round(players);
  if (range.first > range.last)
    reader.add_fault(fmt::format("--cards is a range from fewer to more, as in {}-{}.", range.last,
                                 range.first));
  else if (range.first < 1 || range.last > most)
    reader.add_fault(
        fmt::format("--cards must lie within 1 to {}, the rounds of {} players, not {}.", most,
                    players, in_quotes(*reader.values().text("cards"))));
  else
    return true;
  return false;
}

// The rounds of the schedule that --cards lets in.
void read_rounds(ValueReader& reader, SimulateRequest& request) {
  Contest& contest = request.contest;
  contest.rounds = rounds(contest.rules, contest.players());
  request.cards = reader.values().text("cards").value_or("all");
  if (request.cards == "all")
    return;
  const auto range = range_in(request.cards);
  if (!range) {
    reader.add_fault("cards", "a round, as in 5, a range, as in 1-10, or all");
    return;
  }
  if (!is_fine(reader, *range, contest.players()))
    return;
  std::erase_if(contest.rounds,
                [&](int cards) { return cards < range->first || cards > range->last; });
  if (contest.rounds.empty())
    reader.add_fault(fmt::format("--cards {} leaves no round of the rules {}.", request.cards,
                                 contest.rules.name));
}

// Players at this table look at their hands.
void refuse_clairvoyance(ValueReader& reader, const Contest& contest) {
  if (contest.rules.clairvoyance && std::ranges::find(contest.rounds, 1) != contest.rounds.end())
    reader.add_fault(
        fmt::format("simulate does not play the round of one card by the rules {}, in which nobody "
                    "sees his own "
                    "card: leave that round out, as in --cards 2-{}, or play by other rules.",
                    contest.rules.name, last_round(contest.players())));
}

void refuse_trained_with_specials(ValueReader& reader, const SimulateRequest& request) {
  if (!request.contest.rules.special.any())
    return;
  std::set<std::string_view> trained;
  std::ranges::copy_if(request.names, std::inserter(trained, trained.end()), is_trained);
  for (const std::string_view name : trained)
    reader.add_fault(
        fmt::format("--players: {} has never seen the special cards of the rules {}, so that its "
                    "play means nothing: take greedy or random.",
                    name, request.contest.rules.name));
}

void refuse_words(ValueReader& reader) {
  const std::vector<std::string>& words = reader.values().words;
  if (words.empty())
    return;
  reader.add_fault(fmt::format(
      "{} belongs to no flag. The players are named after --players with commas between them, as "
      "in --players greedy,random,random.",
      in_quotes(fmt::format("{}", fmt::join(words, " ")))));
}

SimulateRequest read_values(ValueReader& reader, unsigned cores) {
  SimulateRequest request;
  refuse_words(reader);
  request.contest.rules = read_rules(reader);
  const LineUp line_up = read_line_up(reader);
  request.names = line_up.names;
  request.contest.line_up = line_up.players;
  request.contest.duplicate = reader.flag("duplicate");
  if (!line_up.players.empty())
    read_rounds(reader, request);
  refuse_clairvoyance(reader, request.contest);
  refuse_trained_with_specials(reader, request);
  const auto games =
      reader.whole("games", 1, most_games, "a whole number of games, from 1 to 1000000000");
  request.games = games ? static_cast<std::uint64_t>(*games) : usual_games;
  const EffortWish effort = read_effort(reader, cores);
  request.contest.seed = effort.effort.sample.seed;
  request.threads = effort.effort.sample.threads;
  request.output = read_output_wish(reader);
  request.language = read_language(reader);
  return request;
}

}  // namespace

const FlagSet& simulate_flags() {
  static constexpr FlagSet set{known_simulate_flags, {}};
  return set;
}

tl::expected<SimulateRequest, Failure> read_simulate_request(const Arguments& arguments,
                                                             const Environment& environment) {
  auto values = read_flags(simulate_flags(), arguments);
  if (!values)
    return tl::unexpected(usage_failure(values.error()));
  // A number of players, which a config file may hold, is not their names.
  const FlagSet with_defaults{std::span<const Flag>(known_simulate_flags).subspan(1), {}};
  if (auto config = read_config(with_defaults, config_files(environment), *values); !config)
    return tl::unexpected(config.error());
  std::vector<Fault> faults;
  ValueReader reader(*values, faults);
  SimulateRequest request = read_values(reader, environment.cores);
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  if (request.output.file) {
    if (auto writable = check_writable(*request.output.file); !writable)
      return tl::unexpected(writable.error());
  }
  return request;
}

}  // namespace wizbid::cli
