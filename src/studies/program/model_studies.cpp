#include <fmt/format.h>

#include <cmath>

#include "studies/company.h"
#include "studies/coverage.h"
#include "studies/opponents.h"
#include "studies/program/study.h"
#include "studies/sample_mean.h"

namespace wizbid {
namespace {

struct Flags {
  int players = 4;
  std::uint64_t situations = 300;
  double deals = 200;
  std::string table = "points";
};

struct Change {
  SampleMean make;
  SampleMean size;  // without sign
  SampleMean squared;
  SampleMean other_bid;
  SampleMean cost;
};

void print_change(const std::string& model, const Change& change) {
  fmt::print("| {} | {:+.1f} ± {:.1f} | {:.1f} | {:.1f} | {:.0f}% | {:.2f} ± {:.2f} |\n", model,
             100 * change.make.mean(), 100 * change.make.standard_error().value_or(0),
             100 * change.size.mean(), 100 * std::sqrt(std::max(0.0, change.squared.mean())),
             100 * change.other_bid.mean(), change.cost.mean(),
             change.cost.standard_error().value_or(0));
}

void run_opponents(const Flags& flags, const CommonFlags& common) {
  const std::vector<std::string> names{"rival", "greedy"};
  OpponentsPlan plan;
  plan.players = flags.players;
  plan.me = plan.usual = points_model().me;
  for (const std::string& name : names)
    plan.models.push_back(company_or_exit(name).players.front());
  plan.deals = flags.deals;
  plan.seed = common.seed;
  const auto trials =
      try_opponents(plan, company_or_exit(flags.table), {flags.situations, common.threads});
  fmt::print(
      "| the others taken for | make, mean change | mean size | root mean square | "
      "another bid best | it costs, points |\n| ---: | ---: | ---: | ---: | ---: | ---: |\n");
  for (std::size_t k = 0; k <= names.size(); ++k) {
    Change change;
    for (const auto& trial : trials) {
      change.make.add(trial[k].make);
      change.size.add(std::abs(trial[k].make));
      change.squared.add(trial[k].make_squared);
      change.other_bid.add(trial[k].other_bid ? 1 : 0);
      change.cost.add(trial[k].cost);
    }
    print_change(k < names.size() ? names[k] : "points again", change);
  }
}

void run_coverage(const Flags& flags, const CommonFlags& common) {
  CoveragePlan plan;
  plan.players = flags.players;
  plan.model = points_model();
  plan.deals = static_cast<std::uint64_t>(flags.deals);
  plan.reference = 20 * plan.deals;
  plan.seed = common.seed;
  const auto trials =
      try_coverage(plan, company_or_exit(flags.table), {flags.situations, common.threads});
  SampleMean held;
  int credible = 0;
  for (const CoverageTrial& trial : trials) {
    credible += trial.credible;
    if (trial.credible > 0)
      held.add(static_cast<double>(trial.held) / trial.credible);
  }
  fmt::print(
      "{} situations, {} samples of {} deals each; {:.1f}% say how sure they are; of these "
      "{:.2f}% ± {:.2f}% of the intervals hold the truth ({} deals).\n",
      trials.size(), plan.samples, plan.deals,
      100.0 * credible / static_cast<double>(trials.size() * plan.samples), 100 * held.mean(),
      100 * held.standard_error().value_or(1), plan.reference);
}

std::shared_ptr<Flags> add_flags(CLI::App& study) {
  auto flags = std::make_shared<Flags>();
  study.add_option("--players", flags->players)->capture_default_str();
  study.add_option("--situations", flags->situations)->capture_default_str();
  study.add_option("--deals", flags->deals, "a sample")->capture_default_str();
  study.add_option("--table", flags->table, "who the others are")->capture_default_str();
  return flags;
}

}  // namespace

void add_model_studies(CLI::App& app, const CommonFlags& common) {
  CLI::App* opponents =
      app.add_subcommand("opponents", "how the odds change with what the others are taken for");
  const auto opponents_flags = add_flags(*opponents);
  opponents->callback([opponents_flags, &common] { run_opponents(*opponents_flags, common); });
  CLI::App* coverage = app.add_subcommand("coverage", "how often 95% intervals hold the truth");
  const auto coverage_flags = add_flags(*coverage);
  coverage_flags->deals = 1000;
  coverage->callback([coverage_flags, &common] { run_coverage(*coverage_flags, common); });
}

}  // namespace wizbid
