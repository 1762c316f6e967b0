// Odds from deals drawn at random.
#pragma once

#include "odds/answer.h"
#include "odds/question.h"
#include "odds/watcher.h"

namespace wizbid {

// Plays random deals, all bids on the same ones, until options.size says enough:
//  - `deals`: exactly so many, every legal bid on each of them;
//  - `precision`: until the 95% interval of the chance to make each bid still in contention is
//    narrow enough. Bids clearly out of contention get no more deals. Ends without having reached
//    it after 500 times the plain deals that it takes at worst, or after `most_cards` and the first
//    1,000 deals (Answer::precision_reached);
//  - both: whichever comes first, every bid on every deal;
//  - neither: until the watcher stops it, or 2^30 deals.
// Then some further deals, a quarter as many, give the best bid a figure of its own
// (Answer::fresh; none once the auction is over). If the watcher stops the work the answer is what
// there is, and the fresh figure comes from at most 4,096 deals.
// The same question, size and seed give the same answer to the last bit, whatever the number of
// threads and the names of the suits. Must hold: bid_noise > 0, !situation.trump_open,
// options.threads > 0, deals > 0, precision > 0.
Answer sample_odds(const Question& question, const SampleOptions& options, Watcher& watcher);

}  // namespace wizbid
