#include "cli/merge_command.h"

#include <fmt/format.h>

#include <array>

#include "cli/config.h"
#include "cli/merge_files.h"
#include "cli/odds_answer.h"
#include "cli/odds_command.h"
#include "cli/odds_request.h"
#include "cli/odds_shard.h"
#include "cli/shown.h"

namespace wizbid::cli {

namespace {

constexpr std::string_view merge_help_text = R"(Examples:
  wizbid merge 1.shard 2.shard 3.shard       the answer of all three, made by
  wizbid odds 'AH W 3C' -p 4 -s 1 -t 7H --deals 9000 --shard 1/3 -o 1.shard
  wizbid odds 'AH W 3C' -p 4 -s 1 -t 7H --deals 9000 --shard 2/3 -o 2.shard
  wizbid odds 'AH W 3C' -p 4 -s 1 -t 7H --deals 9000 --shard 3/3 -o 3.shard

Adds up the shards of a sample, made anywhere, and prints the answer that one
run of `wizbid odds` with the same deals and seed prints, to the last digit (but
for the seconds that it took). docs/scaling.md has it for GNU parallel, Open
MPI, Slurm and Kubernetes.

Usage: wizbid merge FILE ... [flags]

      --said B        I bid B: what did it cost against the best bid?
      --need S        also the bid with the best chance of at least S points
      --why           what the earlier bids say; how the scores come about
      --plot FILE     also the chart of the answer: .pdf .svg .png .html ...
      --brief         one line
      --threads N     where there is still something to play [all cores]
      --format NAME   text, json, csv or md [text]
  -o, --output FILE   into a file; its ending tells the format
      --color WHEN    auto, always or never [auto]
      --ascii         no characters beyond ASCII
      --lang NAME     en, or de for text, Markdown and --plot [en]

Exit codes: 0 done; 2 files that are damaged, do not belong together or overlap;
3 deals are missing: it says which, and how to make them; 4 a file could not be
read or written; 130 interrupted.
)";

constexpr std::array merge_flags{Flag{"said", 0, "the bid that you made"},
                                 Flag{"need", 0, "a number of points"},
                                 Flag{"brief", 0, ""},
                                 Flag{"why", 0, ""},
                                 Flag{"plot", 0, "the name of a file", any_file},
                                 flag::threads,
                                 flag::format,
                                 flag::output,
                                 flag::color,
                                 flag::ascii,
                                 flag::lang};

struct MergeCall {
  std::vector<ShardInput> shards;
  OddsRequest request;
};

// What the shards ask, with what was typed here about the answer.
tl::expected<OddsRequest, Failure> request_of(const ShardInput& one, const FlagValues& here,
                                              const Environment& environment) {
  FlagValues values = one.asked;
  for (const Flag& flag : merge_flags) {
    if (const auto text = here.text(flag.name))
      values.set(flag.name, {*text, *here.layer(flag.name), {}});
  }
  std::vector<Fault> faults;
  ValueReader reader(values, faults);
  const SaidSituation said = read_situation(reader, fmt::format("{}", fmt::join(values.words, " ")),
                                            SpecialRules::allowed);
  auto request = odds_request_of(values, said, std::move(faults), environment);
  if (request && (request->shard || !request->effort.effort.sample.size.deals ||
                  request->effort.seconds || request->effort.precision_asked || request->compare))
    return tl::unexpected(usage_failure({{fmt::format(
        "{} is damaged: its command is none that can be cut in shards.", shown(one.name))}}));
  return request;
}

// A rule file may have been changed since.
std::vector<Fault> other_rules(const std::vector<ShardInput>& shards, const RuleSet& rules) {
  std::vector<Fault> faults;
  for (const ShardInput& input : shards) {
    if (input.shard.rules != checksum_of_rules(rules))
      faults.push_back({fmt::format(
          "{} was played by other rules than {} says now: take those rules back, or make the "
          "shards again.",
          shown(input.name), shown(rules.name))});
  }
  return faults;
}

tl::expected<MergeCall, Failure> read_merge_call(const Arguments& arguments,
                                                 const Environment& environment) {
  const FlagSet set{merge_flags, {}};
  auto values = read_flags(set, arguments);
  if (!values)
    return tl::unexpected(usage_failure(values.error()));
  if (values->words.empty())
    return tl::unexpected(usage_failure(
        {{"Type the shards to add up, as in `wizbid merge 1.shard 2.shard`; `wizbid odds ... "
          "--deals N --shard I/N -o FILE` makes them."}}));
  if (auto config = read_config(set, config_files(environment), *values); !config)
    return tl::unexpected(config.error());
  auto shards = read_shards(values->words);
  if (!shards)
    return tl::unexpected(shards.error());
  auto request = request_of(shards->front(), *values, environment);
  if (!request)
    return tl::unexpected(request.error());
  auto faults = other_rules(*shards, request->situations.front().rules);
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  if (auto missing = check_none_missing(*shards); !missing)
    return tl::unexpected(missing.error());
  return MergeCall{*std::move(shards), *std::move(request)};
}

const ShardSums* sums_of(const ShardInput& input, const std::string& question) {
  for (const ShardPart& part : input.shard.parts) {
    if (part.question == question)
      return &part.sums;
  }
  return nullptr;
}

tl::unexpected<Refusal> without_sums(const ShardInput& input, const std::string& question) {
  return tl::unexpected(
      Refusal{fmt::format("{} is damaged: it has no sums that answer its command for {}",
                          shown(input.name), question)});
}

// The answers of one run, from the sums of the shards.
class MergeWorker {
 public:
  explicit MergeWorker(const std::vector<ShardInput>& shards) : shards_(shards) {}

  tl::expected<Answer, Refusal> operator()(const Plan& plan, const Question& question,
                                           const Effort& effort, Watcher& watcher) const {
    if (plan.how != How::sampled)
      return carry_out(plan, question, effort, watcher);
    const std::string line = question_line(question.situation);
    std::vector<const ShardSums*> sums;
    for (const ShardInput& shard : shards_) {
      sums.push_back(sums_of(shard, line));
      if (sums.back() == nullptr)
        return without_sums(shard, line);
    }
    auto answer = answer_of_shards(question, effort.sample, sums, watcher);
    if (!answer)
      return without_sums(shards_[answer.error()], line);
    return *std::move(answer);
  }

 private:
  const std::vector<ShardInput>& shards_;
};

ExitCode run_merge(const Arguments& arguments, Session& session) {
  const auto call = read_merge_call(arguments, session.environment);
  if (!call)
    return report_failure(call.error(), session);
  const auto outcome = answer_odds(call->request, session, MergeWorker(call->shards));
  return outcome ? deliver_odds(call->request, *outcome, session)
                 : report_failure(outcome.error(), session);
}

}  // namespace

Command merge_command() {
  static constexpr std::array<std::string_view, 1> words{any_file};
  return {"merge",         "the answer of a sample that was made in shards",
          merge_help_text, run_merge,
          merge_flags,     words};
}

}  // namespace wizbid::cli
