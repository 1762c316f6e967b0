#include "cli/odds_comparison.h"

#include <fmt/format.h>

#include <limits>

namespace wizbid::cli {

std::vector<OtherAssumption> other_assumptions(const OddsRequest& request,
                                               const OddsReport& report) {
  std::vector<OtherAssumption> others;
  const auto same = [&](const char* name) {
    return request.model.me == name && request.model.others == name;
  };
  // Trained players have never seen special cards.
  const bool special = report.situation.rules.special.any();
  const std::vector<const char*> names =
      special ? std::vector{"greedy", "random"} : std::vector{"points", "rival", "greedy"};
  for (const char* name : names) {
    if (report.answer.how != How::counted && !same(name))
      others.push_back({fmt::format("all play like {}", name), {name, name}, request.bid_noise});
  }
  if (report.evidence)
    others.push_back(
        {"bids not weighed", request.model, std::numeric_limits<BidNoise>::infinity()});
  return others;
}

EffortWish effort_of_comparison(const EffortWish& wish) {
  constexpr double coarse = 1;  // percent: a quarter of the deals
  EffortWish effort = wish;
  if (effort.precision_asked || !effort.precision_percent)
    return effort;
  effort.precision_percent = coarse;
  effort.effort.sample.size.precision = coarse / 100;
  if (auto& most = effort.effort.sample.size.most_cards)
    most = *most / 4;
  return effort;
}

}  // namespace wizbid::cli
