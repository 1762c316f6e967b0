#include <fmt/format.h>

#include <cstdio>
#include <functional>

#include "studies/card_search.h"
#include "studies/company.h"
#include "studies/program/study.h"
#include "studies/sample_mean.h"

namespace wizbid {
namespace {

struct Flags {
  int players = 4;
  int first = 2;
  int last = 15;
  std::uint64_t rounds = 300;
  int deals = 100;
  double errors = 2;
  std::string table = "points";
};

struct Gain {
  SampleMean points;
  SampleMean changed;
};

void add(Gain& gain, const SearchTrial& trial) {
  gain.points.add(trial.gain);
  gain.changed.add(trial.changed ? 1 : 0);
}

void print_row(const std::string& cards, const Gain& gain) {
  fmt::print("| {} | {} | {:+.2f} ± {:.2f} | {:.0f}% |\n", cards, gain.points.count(),
             gain.points.mean(), gain.points.standard_error().value_or(0),
             100 * gain.changed.mean());
  std::fflush(stdout);
}

using Try = std::function<std::vector<SearchTrial>(const RoundSize&, const Company&)>;

void run(const Flags& flags, const Try& attempt) {
  const Company company = company_or_exit(flags.table);
  fmt::print(
      "| cards | rounds | gain, points a round | chose otherwise |\n"
      "| ---: | ---: | ---: | ---: |\n");
  Gain up_to_twelve;
  Gain all;
  for (int cards = flags.first; cards <= flags.last; ++cards) {
    Gain gain;
    for (const SearchTrial& trial : attempt({flags.players, cards}, company)) {
      add(gain, trial);
      add(all, trial);
      if (cards <= 12)
        add(up_to_twelve, trial);
    }
    print_row(std::to_string(cards), gain);
  }
  print_row("to 12", up_to_twelve);
  print_row("all", all);
}

std::shared_ptr<Flags> add_flags(CLI::App& study) {
  auto flags = std::make_shared<Flags>();
  study.add_option("--players", flags->players)->capture_default_str();
  study.add_option("--first", flags->first, "fewest cards")->capture_default_str();
  study.add_option("--last", flags->last, "most cards")->capture_default_str();
  study.add_option("--rounds", flags->rounds, "of each size")->capture_default_str();
  study.add_option("--deals", flags->deals, "a decision")->capture_default_str();
  study.add_option("--table", flags->table, "who the others are")->capture_default_str();
  return flags;
}

}  // namespace

void add_search_studies(CLI::App& app, const CommonFlags& common) {
  CLI::App* bids = app.add_subcommand("bid-search", "what asking odds for the bid gains");
  const auto bid_flags = add_flags(*bids);
  bids->callback([bid_flags, &common] {
    run(*bid_flags, [&](const RoundSize& size, const Company& company) {
      BidSearchPlan plan;
      plan.size = size;
      plan.model = points_model();
      plan.effort.deals = bid_flags->deals;
      plan.effort.fresh_deals = 1;
      plan.seed = common.seed;
      return try_bid_search(plan, company, {bid_flags->rounds, common.threads});
    });
  });
  CLI::App* cards = app.add_subcommand("card-search", "what roll-outs at every card gain");
  const auto card_flags = add_flags(*cards);
  cards->add_option("--errors", card_flags->errors, "standard errors that it takes to change")
      ->capture_default_str();
  cards->callback([card_flags, &common] {
    run(*card_flags, [&](const RoundSize& size, const Company& company) {
      CardSearchPlan plan;
      plan.size = size;
      plan.model = points_model();
      plan.deals = card_flags->deals;
      plan.errors = card_flags->errors;
      plan.seed = common.seed;
      return try_card_search(plan, company, {card_flags->rounds, common.threads});
    });
  });
}

}  // namespace wizbid
