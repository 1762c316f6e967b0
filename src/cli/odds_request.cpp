#include "cli/odds_request.h"

#include <fmt/format.h>

#include <array>

#include "cli/chart_format.h"
#include "cli/config.h"
#include "cli/output_file.h"
#include "cli/special_cards_flags.h"
#include "deals/situation_faults.h"

namespace wizbid::cli {

namespace {

constexpr std::array known_odds_flags{flag::players,
                                      flag::seat,
                                      flag::others_hold,
                                      flag::turn_up,
                                      flag::trump,
                                      flag::bids,
                                      Flag{"said", 0, "the bid that you made"},
                                      Flag{"need", 0, "a number of points"},
                                      Flag{"brief", 0, ""},
                                      Flag{"why", 0, ""},
                                      Flag{"compare", 0, ""},
                                      Flag{"plot", 0, "the name of a file", any_file},
                                      flag::bid_noise,
                                      flag::rules,
                                      flag::sole_leader,
                                      flag::deck,
                                      flag::me,
                                      flag::others,
                                      flag::model,
                                      flag::method,
                                      flag::deals,
                                      flag::precision,
                                      flag::time,
                                      flag::shard,
                                      flag::seed,
                                      flag::threads,
                                      flag::format,
                                      flag::output,
                                      flag::color,
                                      flag::ascii,
                                      flag::lang};
std::string joined(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

void append(std::vector<Fault>& faults, const std::vector<Fault>& more) {
  faults.insert(faults.end(), more.begin(), more.end());
}

// What a seat has heard, where the bids are given for all seats.
std::optional<std::vector<std::optional<int>>> heard_in_seat(
    const std::optional<std::vector<std::optional<int>>>& bids, int seat) {
  if (!bids)
    return std::nullopt;
  std::vector<std::optional<int>> heard = *bids;
  heard.resize(static_cast<std::size_t>(seat - 1));
  return heard;
}

// What could not be read has its fault already; the rest is judged all the same.
void check_one(const SituationDescription& description, const UnreadParts& unread,
               std::vector<Fault>& faults, std::vector<Situation>& situations) {
  append(faults, examine(description, unread).faults);
  if (!faults.empty())
    return;
  if (auto situation = check_situation(description))
    situations.push_back(*situation);
  else
    append(faults, situation.error());
}

void check_every_seat(const SaidSituation& said, std::vector<Fault>& faults,
                      std::vector<Situation>& situations) {
  const int players = said.description.players.value_or(min_players);
  if (said.description.players && said.description.bids &&
      static_cast<int>(said.description.bids->size()) >= players) {
    faults.push_back(
        {"With --seat all give the bids of the seats before the dealer only, or leave "
         "--bids out: once all have bid you have one seat, so say which."});
    return;
  }
  for (int seat = 1; seat <= players; ++seat) {
    SituationDescription description = said.description;
    description.seat = seat;
    description.bids = heard_in_seat(said.description.bids, seat);
    check_one(description, said.unread, faults, situations);
  }
}

void check_situations(const SaidSituation& said, std::vector<Fault>& faults,
                      std::vector<Situation>& situations) {
  if (said.seats == Seats::all)
    return check_every_seat(said, faults, situations);
  check_one(said.description, said.unread, faults, situations);
}

void read_questions(ValueReader& reader, OddsRequest& request) {
  constexpr double most_points = 1e6;
  if (const auto said =
          reader.whole("said", 0, max_cards, "a bid: a whole number from 0 to your cards"))
    request.said = static_cast<Tricks>(*said);
  request.need = reader.number("need", -most_points, most_points,
                               "a number of points from -1000000 to 1000000, as in 20 or -10");
  request.brief = reader.flag("brief");
  request.why = reader.flag("why");
  request.compare = reader.flag("compare");
  request.plot = reader.values().text("plot");
  if (request.plot && !chart_format_of(*request.plot))
    reader.add_fault("plot",
                     "a file that ends in .pdf, .svg, .png, .html, .md, .csv, .txt or .json");
}

// A shard goes to its file as it is, whatever the ending.
OutputWish output_of_shard(const FlagValues& values) {
  OutputWish wish;
  wish.file = values.text("output");
  return wish;
}

// A shard has sums and no answer yet; only a fixed number of deals can be cut in parts.
void check_shard(const OddsRequest& request, const FlagValues& values, std::vector<Fault>& faults) {
  if (!request.effort.effort.sample.size.deals || request.effort.precision_asked ||
      request.effort.seconds)
    faults.push_back(
        {"--shard cuts a fixed number of deals in parts: give it --deals, and neither --precision "
         "nor --time."});
  for (const std::string_view flag : {"said", "need", "brief", "why", "plot", "lang"}) {
    if (values.typed(flag))
      faults.push_back({fmt::format(
          "--{} is about the answer, which `wizbid merge` gives: type it there.", flag)});
  }
  if (values.typed("compare"))
    faults.push_back(
        {"--compare asks further questions, which a shard does not hold: leave one of --shard and "
         "--compare out."});
}

// What is not made for a round in which I see the others' cards.
void check_clairvoyance(const SaidSituation& said, const FlagValues& values,
                        std::vector<Fault>& faults) {
  if (!said.description.others)
    return;
  if (values.given("shard"))
    faults.push_back(
        {"--shard cuts a sample in parts, and with --others-hold the odds are counted: leave "
         "--shard "
         "out."});
  if (values.given("plot"))
    faults.push_back(
        {"--plot draws the chart of a hand, and with --others-hold yours is not known: leave "
         "--plot "
         "out."});
}

// A bid that the rules forbid here was not said.
void check_said(const OddsRequest& request, const SaidSituation& said, std::vector<Fault>& faults) {
  if (!request.said || said.seats == Seats::all)
    return;
  const auto situation = check_situation(said.description);
  if (situation && forbidden_bid(*situation) == request.said)
    faults.push_back({fmt::format(
        "--said can't be {}: by the rules {} the last bidder may not make the bids add up to {}.",
        *request.said, situation->rules.name, situation->cards)});
}

// Faults between flags that are fine each by itself.
void check_together(const OddsRequest& request, const SaidSituation& said, const FlagValues& values,
                    std::vector<Fault>& faults) {
  const bool text = request.output.format == Format::text;
  if (request.brief && !text)
    faults.push_back({fmt::format("--brief is a line of text, not {}: leave --brief out.",
                                  format_name(request.output.format))});
  if (request.brief && request.why)
    faults.push_back({"--brief is one line and --why explains: leave one of them out."});
  if (request.brief && request.compare)
    faults.push_back({"--brief is one line and --compare a table: leave one of them out."});
  for (const std::string_view flag : {"need", "said"}) {
    if (request.brief && values.typed(flag))
      faults.push_back({fmt::format(
          "--brief is one line without what --{} asks: leave one of them out.", flag)});
  }
  for (const std::string_view flag : {"need", "said", "why", "compare"}) {
    if (request.output.format == Format::csv && values.typed(flag))
      faults.push_back({fmt::format(
          "csv is a table of the bids without what --{} asks: leave it out, or take json.", flag)});
  }
  if (request.plot && said.seats == Seats::all)
    faults.push_back({"--plot draws one seat: name it instead of --seat all."});
  const SituationDescription& situation = said.description;
  const std::size_t cards = situation.others ? 1 : situation.hand.size();
  if (request.said && !said.unread.hand && cards > 0 && cards <= max_cards &&
      *request.said > static_cast<int>(cards))
    faults.push_back(
        {fmt::format("--said must be a bid from 0 to {}, your number of cards, not "
                     "{}.",
                     cards, *request.said)});
  check_said(request, said, faults);
  const bool auction_over = situation.bids && situation.players &&
                            static_cast<int>(situation.bids->size()) == *situation.players;
  for (const std::string_view flag : {"said", "need", "compare", "plot"}) {
    if (auction_over && said.seats == Seats::one && values.given(flag))
      faults.push_back(
          {fmt::format("--{} compares bids, and --bids says that all have bid: leave "
                       "one of them out.",
                       flag)});
  }
}

}  // namespace

std::string_view format_name(Format format) {
  constexpr std::array<std::string_view, 4> names{"text", "json", "csv", "md"};
  return names[static_cast<std::size_t>(format)];
}

const FlagSet& odds_flags() {
  static constexpr FlagSet set{known_odds_flags, {}};
  return set;
}

tl::expected<OddsRequest, Failure> read_odds_request(const Arguments& arguments,
                                                     const Environment& environment) {
  auto values = read_flags(odds_flags(), arguments);
  if (!values)
    return tl::unexpected(usage_failure(values.error()));
  if (auto config = read_config(odds_flags(), config_files(environment), *values); !config)
    return tl::unexpected(config.error());
  std::vector<Fault> faults;
  ValueReader reader(*values, faults);
  const SaidSituation said = read_situation(reader, joined(values->words), SpecialRules::allowed);
  return odds_request_of(*values, said, std::move(faults), environment);
}

tl::expected<OddsRequest, Failure> odds_request_of(const FlagValues& values,
                                                   const SaidSituation& said,
                                                   std::vector<Fault> faults,
                                                   const Environment& environment) {
  ValueReader reader(values, faults);
  OddsRequest request;
  request.all_seats = said.seats == Seats::all;
  request.model = read_model_wish(reader);
  request.bid_noise = read_bid_noise(reader);
  request.effort = read_effort(reader, environment.cores);
  read_questions(reader, request);
  request.shard = read_shard_flag(reader);
  request.language = read_language(reader);
  request.output = values.given("shard") ? output_of_shard(values) : read_output_wish(reader);
  // A line that is typed for wins over a format that is a default.
  if (request.brief && !values.typed("format") && !request.output.file)
    request.output.format = Format::text;
  check_situations(said, faults, request.situations);
  check_clairvoyance(said, values, faults);
  if (values.given("shard"))
    check_shard(request, values, faults);
  else
    check_together(request, said, values, faults);
  settle_special_request(reader, said.description.rules, request);
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  if (request.plot) {
    if (auto writable = check_writable(*request.plot); !writable)
      return tl::unexpected(writable.error());
  }
  if (request.output.file) {
    if (auto writable = check_writable(*request.output.file); !writable)
      return tl::unexpected(writable.error());
  }
  return request;
}

}  // namespace wizbid::cli
