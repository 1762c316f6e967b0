// wizbid-study: measures how right the odds are, and how strong the players.

#include <CLI/CLI.hpp>

#include "studies/program/study.h"

int main(int argc, char** argv) {
  using namespace wizbid;
  CLI::App app{"Measures how right the odds are. docs/accuracy.md has what came out."};
  app.require_subcommand(1);
  CommonFlags flags;
  app.add_option("--seed", flags.seed, "same seed, same answer")->capture_default_str();
  app.add_option("--threads", flags.threads, "")->capture_default_str();
  add_reliability_study(app, flags);
  add_search_studies(app, flags);
  add_model_studies(app, flags);
  CLI11_PARSE(app, argc, argv);
  return 0;
}
