#include "cli/check_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "claims/check.h"
#include "claims/checkers.h"
#include "cli/check_help.h"
#include "cli/claim_files.h"
#include "cli/config.h"
#include "cli/deck_flag.h"
#include "cli/effort_flags.h"
#include "cli/help.h"
#include "cli/language_flag.h"
#include "cli/output_file.h"
#include "cli/output_flags.h"
#include "cli/progress_watcher.h"
#include "cli/situation_flags.h"
#include "cli/suggest.h"
#include "cli/verdict_file.h"
#include "report/claims_report.h"

namespace wizbid::cli {

namespace {

constexpr std::array check_words{any_file};
constexpr std::array check_flags{flag::format,
                                 flag::output,
                                 flag::color,
                                 flag::ascii,
                                 flag::seed,
                                 flag::threads,
                                 flag::lang,
                                 flag::deck,
                                 Flag{"cache", 0, "a file for verdicts", any_file},
                                 Flag{"only", 0, "the id of a claim"},
                                 Flag{"fail-on", 0, "refuted or undecided", "refuted undecided"}};

enum class FailOn : std::uint8_t { nothing, refuted, undecided };

struct CheckRequest {
  ReadClaims read;
  std::vector<std::string> only;  // ids; empty: all
  FailOn fail_on = FailOn::nothing;
  CheckOptions options;
  std::optional<std::string> cache;  // the file
  OutputWish output;
};

FailOn read_fail_on(ValueReader& reader) {
  constexpr std::array<std::string_view, 2> choices{"refuted", "undecided"};
  const auto choice = reader.choice("fail-on", choices);
  if (!choice)
    return FailOn::nothing;
  return *choice == 0 ? FailOn::refuted : FailOn::undecided;
}

std::vector<std::string> read_only(ValueReader& reader) {
  std::vector<std::string> ids;
  std::istringstream list(reader.values().text("only").value_or(""));
  for (std::string id; std::getline(list, id, ',');)
    ids.push_back(id);
  return ids;
}

// Each id must be that of a claim, if only of one that can't be read.
void check_ids(ValueReader& reader, const CheckRequest& request) {
  std::vector<std::string_view> known;
  for (const Claim& claim : request.read.claims)
    known.push_back(claim.id);
  for (const std::string& id : request.only) {
    if (std::ranges::find(known, id) == known.end() && request.read.faults.empty())
      reader.add_fault(
          fmt::format("There is no claim {}.{}", in_quotes(id), did_you_mean(id, known)));
  }
}

// A default of a config file is a wish for claims that are typed; those in files have their own
// notation.
DeckName read_claim_deck(ValueReader& reader) {
  const DeckName deck = read_deck(reader);
  const bool line = is_claim_line(reader.values().words);
  if (deck_of(deck).has_specials())
    reader.add_fault(fmt::format("{}: claims are judged without special cards: leave it out.",
                                 reader.values().label("deck")));
  else if (!line && deck != DeckName::us && reader.values().typed("deck"))
    reader.add_fault(
        fmt::format("{}: claims in files name cards as the US deck does; the deck is for a claim "
                    "typed in a line: leave it out.",
                    reader.values().label("deck")));
  return deck_of(deck).has_specials() ? DeckName::us : deck;
}

tl::expected<CheckRequest, Failure> read_check_request(const Arguments& arguments,
                                                       const Environment& environment) {
  const FlagSet set{check_flags, {}};
  auto values = read_flags(set, arguments);
  if (!values)
    return tl::unexpected(usage_failure(values.error()));
  if (auto config = read_config(set, config_files(environment), *values); !config)
    return tl::unexpected(config.error());
  std::vector<Fault> faults;
  ValueReader reader(*values, faults);
  auto read = find_claims(values->words, read_claim_deck(reader));
  if (!read)
    return tl::unexpected(read.error());
  CheckRequest request;
  request.read = std::move(*read);
  request.only = read_only(reader);
  check_ids(reader, request);
  request.fail_on = read_fail_on(reader);
  request.cache = reader.values().text("cache");
  const EffortWish effort = read_effort(reader, environment.cores);
  request.options.seed = effort.effort.sample.seed;
  request.options.threads = effort.effort.sample.threads;
  request.output = read_output_wish(reader);
  read_english_only(reader);
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  if (request.output.file) {
    if (auto writable = check_writable(*request.output.file); !writable)
      return tl::unexpected(writable.error());
  }
  return request;
}

// The progress of one claim as a part of that of all.
class ShareWatcher final : public Watcher {
 public:
  ShareWatcher(Watcher& whole, std::size_t claims)
      : whole_(whole), claims_(static_cast<double>(claims)) {}
  void next_claim() { done_ += 1; }
  bool go_on(const Progress& progress) override {
    return whole_.go_on({(done_ - 1 + progress.done) / claims_, progress.deals});
  }

 private:
  Watcher& whole_;
  double claims_;
  double done_ = 0;
};

std::vector<Claim> chosen(const CheckRequest& request) {
  std::vector<Claim> claims;
  for (const Claim& claim : request.read.claims) {
    if (request.only.empty() || std::ranges::find(request.only, claim.id) != request.only.end())
      claims.push_back(claim);
  }
  return claims;
}

VerdictKey key_for(const Claim& claim, const CheckOptions& options) {
  return {version(), options.seed, options.comparisons, claim.key};
}

// The verdict kept, or a new one, which is kept then, if all of its work was done.
JudgedClaim judge_once(const Claim& claim, const CheckOptions& options, ShareWatcher& share,
                       const ProgressWatcher& whole, VerdictCache& cache) {
  const VerdictKey key = key_for(claim, options);
  if (const auto* parts = cache.find(key))
    return {claim, joined(*parts), *parts};
  JudgedClaim judged = check_claim(claim, options, share);
  share.go_on({1, 0});
  if (!whole.interrupted())
    cache.keep(key, judged.parts);
  return judged;
}

ClaimsReport judge(const CheckRequest& request, Session& session, VerdictCache& cache) {
  const double start = session.environment.now();
  ProgressWatcher watcher(session, "judging", std::nullopt);
  ClaimsReport report;
  CheckOptions options = request.options;
  // Of all claims at hand, so that --only changes no verdict.
  options.comparisons = 0;
  for (const Claim& claim : request.read.claims)
    options.comparisons += comparisons_in(claim);
  const std::vector<Claim> claims = chosen(request);
  ShareWatcher share(watcher, claims.size());
  for (const Claim& claim : claims) {
    share.next_claim();
    report.claims.push_back(judge_once(claim, options, share, watcher, cache));
    if (watcher.interrupted())
      break;
  }
  report.version = version();
  report.comparisons = options.comparisons;
  report.errors = clear_errors(options);
  report.seed = options.seed;
  report.partial = watcher.interrupted();
  for (const ClaimFault& fault : request.read.faults)
    report.faults.push_back(fault_text(fault));
  report.seconds = session.environment.now() - start;
  return report;
}

std::string formatted(const ClaimsReport& report, const OutputWish& wish,
                      const Environment& environment) {
  switch (wish.format) {
    case Format::json:
      return claims_report_json(report);
    case Format::csv:
      return claims_report_csv(report);
    case Format::markdown:
      return claims_report_markdown(report);
    case Format::text:
      break;
  }
  const Terminal terminal = terminal_for(wish, environment);
  return claims_report_text(report, {terminal.utf8, terminal.colour, terminal.width});
}

bool fails(const ClaimsReport& report, FailOn fail_on) {
  return std::ranges::any_of(report.claims, [&](const JudgedClaim& judged) {
    const Verdict verdict = judged.finding.verdict;
    return (fail_on != FailOn::nothing && verdict == Verdict::refuted) ||
           (fail_on == FailOn::undecided && verdict == Verdict::undecided);
  });
}

ExitCode exit_code_of(const CheckRequest& request, const ClaimsReport& report) {
  if (report.partial)
    return ExitCode::interrupted;
  if (!request.read.faults.empty())
    return ExitCode::usage;
  return fails(report, request.fail_on) ? ExitCode::answer_is_no : ExitCode::done;
}

ExitCode run_check(const Arguments& arguments, Session& session) {
  const auto request = read_check_request(arguments, session.environment);
  if (!request)
    return report_failure(request.error(), session);
  for (const ClaimFault& fault : request->read.faults)
    tell(fault_text(fault), session);
  // A program that reads the answer gets one, if only the faults.
  if (request->read.claims.empty() && request->output.format != Format::json)
    return ExitCode::usage;
  VerdictCache cache;
  if (request->cache) {
    auto kept = open_verdicts(*request->cache, session);
    if (!kept)
      return report_failure(kept.error(), session);
    cache = std::move(*kept);
  }
  const ClaimsReport report = judge(*request, session, cache);
  const std::string text = formatted(report, request->output, session.environment);
  if (const auto done = deliver(text, request->output, session); !done)
    return report_failure(done.error(), session);
  if (request->cache) {
    if (const auto done = write_file(*request->cache, cache.text()); !done)
      return report_failure(done.error(), session);
  }
  return exit_code_of(*request, report);
}

}  // namespace

Command check_command() {
  return {"check",     "strategy claims: holds, refuted or undecided",
          check_help,  run_check,
          check_flags, check_words};
}

}  // namespace wizbid::cli
