// What a player gains who tries his cards out before he plays one.
#pragma once

#include <cstdint>
#include <vector>

#include "studies/bid_search.h"

namespace wizbid {

struct CardSearchPlan {
  RoundSize size;
  Model model;        // that the search assumes; without it I play as its `me`
  double noise = 2;   // how far the bids are trusted as evidence of the hidden hands, in points
  int deals = 50;     // hidden hands for each decision
  double errors = 2;  // another card than the usual one is played only if it is better by so many
                      // standard errors of the difference
  std::uint64_t seed = 1;
};

// A trial for each of size.count random rounds: the same deal, bids and luck with and without
// search at each of my cards.
std::vector<SearchTrial> try_card_search(const CardSearchPlan& plan, const Company& company,
                                         const TrialSize& size);

}  // namespace wizbid
