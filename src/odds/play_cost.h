// What it costs to let a model play.
#pragma once

#include <cstdint>

#include "odds/question.h"

namespace wizbid {

// Cards that the greedy player plays in the time that the dearest player of a model takes for one.
std::uint64_t cost_of_a_card(const Model& model);

}  // namespace wizbid
