// What was heard says about the others' hands, for any number of cards: from deals drawn at random.
#pragma once

#include <cstdint>

#include "odds/evidence_report.h"
#include "odds/question.h"

namespace wizbid {

// Weighs 20,000 deals, none of which is played. `before` is exact, `after` carries its standard
// error. Must hold: bid_noise > 0, !situation.trump_open.
EvidenceReport sampled_evidence(const Question& question, std::uint64_t seed);

}  // namespace wizbid
