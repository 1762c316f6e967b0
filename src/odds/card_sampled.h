// The odds of each card from deals drawn at random.
#pragma once

#include "odds/card_odds.h"
#include "odds/watcher.h"

namespace wizbid {

// Draws the hidden hands from all that are consistent with what was played, every deal alike,
// weighs them by what was bid, and plays each card out on the same ones, until options.size says
// enough, as in sample_odds (odds/sampled.h): cards clearly out of contention get no more deals
// unless `deals` is set. The same question, size and seed give the same answer to the last bit,
// whatever the number of threads and the names of the suits. Must hold: bid_noise > 0,
// options.threads > 0, deals > 0, precision > 0.
CardAnswer sample_cards(const CardQuestion& question, const SampleOptions& options,
                        Watcher& watcher);

}  // namespace wizbid
