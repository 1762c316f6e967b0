#include "odds/sampled_answer.h"

#include <algorithm>
#include <optional>

#include "odds/best_chance.h"

namespace wizbid {
namespace {

constexpr double fewest_to_judge = 1000;  // effective deals, before a bid is dropped
constexpr double clearly_worse = 5;       // standard errors of the difference

std::vector<Tricks> legal(const DealSampler& sampler, std::vector<Tricks> bids) {
  const std::optional<Tricks> forbidden = forbidden_bid(sampler.situation());
  std::erase_if(bids, [&](Tricks bid) { return bid == forbidden; });
  return bids;
}

// Among the contenders; a bid that was dropped has no chance worth the name.
void set_best_chances(const SampleEstimate& result, const std::vector<Tricks>& bids,
                      std::uint64_t seed, std::vector<BidOdds>& all) {
  std::vector<Points> scores;
  std::vector<double> covariance;
  for (Tricks a : bids) {
    scores.push_back(result.expected_score(a));
    for (Tricks b : bids)
      covariance.push_back(result.covariance(a, b));
  }
  const std::vector<double> chances = best_chances(scores, covariance, seed);
  for (std::size_t i = 0; i < bids.size(); ++i)
    all[static_cast<std::size_t>(bids[i])].best_chance = chances[i];
}

std::vector<BidOdds> odds_of_every_bid(const DealSampler& sampler, const SampleEstimate& result,
                                       const std::vector<Tricks>& contenders, std::uint64_t seed) {
  std::vector<BidOdds> all(static_cast<std::size_t>(sampler.situation().cards + 1));
  for (Tricks bid : sampler.bids())
    all[static_cast<std::size_t>(bid)] = result.odds(bid);
  if (const auto forbidden = forbidden_bid(sampler.situation()))
    all[static_cast<std::size_t>(*forbidden)].legal = false;
  if (result.credible(contenders.front()))
    set_best_chances(result, legal(sampler, contenders), seed, all);
  return all;
}

}  // namespace

SampleEstimate estimate_of(const DealSampler& sampler, const SampleSums& sums) {
  const Situation& about = sampler.situation();
  return {sums,         about.rules.scoring,
          about.cards,  sampler.plain(),
          std::nullopt, largest_bonus(about.rules.special)};
}

std::vector<Tricks> in_contention(const DealSampler& sampler, const SampleSums& sums,
                                  std::vector<Tricks> bids) {
  const SampleEstimate now = estimate_of(sampler, sums);
  const Tricks best = now.best(legal(sampler, bids));
  if (now.effective_deals(best) < fewest_to_judge)
    return bids;
  std::erase_if(bids, [&](Tricks bid) {
    return now.expected_score(best) - now.expected_score(bid) >
           clearly_worse * now.error_of_difference(best, bid);
  });
  return bids;
}

Tricks best_legal_bid(const DealSampler& sampler, const SampleSums& sums,
                      const std::vector<Tricks>& bids) {
  return estimate_of(sampler, sums).best(legal(sampler, bids));
}

Answer answer_of_sums(const DealSampler& sampler, const SampleSums& sums,
                      const std::vector<Tricks>& contenders, std::uint64_t seed) {
  const SampleEstimate result = estimate_of(sampler, sums);
  const Tricks first = contenders.front();
  Answer answer;
  answer.how = How::sampled;
  answer.deals = sums.of(first).deals;
  answer.effective_deals = result.effective_deals(first);
  answer.credible = result.credible(first);
  answer.precision_reached = answer.credible;
  if (!sampler.situation().auction_over()) {
    answer.bids = odds_of_every_bid(sampler, result, contenders, seed);
    return answer;
  }
  answer.bids = {result.odds(sampler.bids().front())};
  answer.bids.front().best_chance = 1;
  return answer;
}

std::uint64_t fresh_deals_of(std::uint64_t deals) {
  return std::max<std::uint64_t>(deals / 4, 1);
}

FreshFigure fresh_figure_of(const DealSampler& sampler, const SampleSums& fresh, Tricks best) {
  const BidOdds odds = estimate_of(sampler, fresh).odds(best);
  return {odds.expected_score, odds.score_error, odds.deals};
}

}  // namespace wizbid
