// How much the odds hang on who the others are taken for.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "studies/moment.h"
#include "studies/prediction.h"
#include "studies/trials.h"

namespace wizbid {

struct OpponentsPlan {
  int players = 4;
  std::shared_ptr<const Player> me;
  std::shared_ptr<const Player> usual;                // whom `odds` takes the others for
  std::vector<std::shared_ptr<const Player>> models;  // whom else it might
  double deals = 200;                                 // effective ones for each of two samples
  double most_draws = 15;
  std::uint64_t seed = 1;
};

// What changes in one situation when the others are taken for somebody else.
struct ModelChange {
  // The chance to make the usual best bid, there less here, by a sample that had no part in the
  // choice of that bid.
  double make = 0;
  // The product of that difference in two independent samples: on average its square, without the
  // luck of the samples in it.
  double make_squared = 0;
  bool other_bid = false;  // whether another bid is best
  // Points that the usual best bid loses against the best one there, by a sample that had no part
  // in the choice of either.
  double cost = 0;
};

// For each of size.count random moments at a table of `company` (the numbers of cards in turn, from
// 2 on) the changes for each model, among the bids within 2 of the one that I like best; and for
// the usual one itself, in another sample: how much of it is luck.
std::vector<std::vector<ModelChange>> try_opponents(const OpponentsPlan& plan,
                                                    const Company& company, const TrialSize& size);

}  // namespace wizbid
