// Enumerated odds: every class of deals played out in every way the model may play. Exact for it.
#pragma once

#include <optional>

#include "odds/answer.h"
#include "odds/question.h"
#include "odds/watcher.h"

namespace wizbid {

// The cards that some player in the question tells apart from the next lower one: what cuts its
// deals into classes.
CardSet class_cuts(const Question& question);

// Classes of deals that are played out; under `random`, classes of what is held after the first
// trick. Counted by formula.
Integer steps_of_enumeration(const Question& question);

// Whether the sums fit into the integers used. They do not only where there are far more deals than
// can be walked through.
bool can_enumerate(const Question& question);

// The answer, on this many threads, the same for any number of them; nullopt if the watcher stopped
// it: half an enumeration says nothing. Whole numbers until the last division where the evidence
// allows it (nothing heard, bid noise 0 or infinite, or players that do not heed bids), and then
// make_fraction is given. Progress counts steps.
// Must hold: can_enumerate(question), threads > 0.
std::optional<Answer> enumerate_odds(const Question& question, unsigned threads, Watcher& watcher);

}  // namespace wizbid
