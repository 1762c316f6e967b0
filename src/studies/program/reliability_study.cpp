#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "studies/program/study.h"
#include "studies/reliability_svg.h"

namespace wizbid {
namespace {

struct Flags {
  std::vector<std::string> tables{"points", "rival", "mixed", "greedy"};
  std::vector<int> players{4};
  std::uint64_t situations = 1500;
  double deals = 120;
  std::pair<double, double> between{0, 100};
  std::string lines_file;
  std::string svg_file;
};

std::string command_of(const Flags& flags, const CommonFlags& common) {
  return fmt::format(
      "wizbid-study --seed {} reliability --tables {} --players {} --situations {} --deals {}",
      common.seed, fmt::join(flags.tables, ","), fmt::join(flags.players, ","), flags.situations,
      flags.deals);
}

CompanyReliability measure(const Flags& flags, const CommonFlags& common, const std::string& table,
                           int players) {
  ReliabilityPlan plan;
  plan.players = players;
  plan.model = points_model();
  plan.effort.deals = flags.deals;
  plan.effort.fresh_deals = flags.deals;
  plan.seed = common.seed;
  plan.least_said = flags.between.first / 100;
  plan.most_said = flags.between.second / 100;
  const auto trials =
      try_reliability(plan, company_or_exit(table), {flags.situations, common.threads});
  return {table, players, put_together(trials)};
}

void run(const Flags& flags, const CommonFlags& common) {
  std::vector<CompanyReliability> measured;
  for (const int players : flags.players) {
    for (const std::string& table : flags.tables) {
      measured.push_back(measure(flags, common, table, players));
      fmt::print("{} players, the others {}:\n\n{}\n", players, table,
                 reliability_markdown(measured.back()));
      std::fflush(stdout);
    }
  }
  if (!flags.lines_file.empty()) {
    const bool begun = std::filesystem::exists(flags.lines_file);
    std::ofstream file(flags.lines_file, std::ios::app);
    file << (begun ? "" : reliability_head()) << made_by(command_of(flags, common));
    for (const CompanyReliability& each : measured)
      file << reliability_lines(each);
  }
  if (!flags.svg_file.empty())
    std::ofstream(flags.svg_file) << reliability_svg(measured);
}

}  // namespace

void add_reliability_study(CLI::App& app, const CommonFlags& common) {
  CLI::App* study = app.add_subcommand(
      "reliability", "what odds says of making the recommended bid, and how often it happens");
  const auto flags = std::make_shared<Flags>();
  study->add_option("--tables", flags->tables, "points, rival, greedy, random, mixed")
      ->delimiter(',')
      ->capture_default_str();
  study->add_option("--players", flags->players)->delimiter(',')->capture_default_str();
  study->add_option("--situations", flags->situations, "for each table")->capture_default_str();
  study->add_option("--deals", flags->deals, "effective ones a prediction")->capture_default_str();
  study->add_option("--between", flags->between,
                    "play on only where what is said lies between these two, in percent");
  study->add_option("--lines", flags->lines_file, "add to this file, as tables/reliability has it");
  study->add_option("--svg", flags->svg_file, "the diagram");
  study->callback([flags, &common] { run(*flags, common); });
}

}  // namespace wizbid
