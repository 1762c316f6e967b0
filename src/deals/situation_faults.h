// What is wrong with a description of a situation. For check_situation only.
#pragma once

#include <optional>
#include <vector>

#include "deals/situation.h"

namespace wizbid {

struct SituationFindings {
  std::vector<Fault> faults;  // in the order players, hand, turn-up, seat, trump, bids
  std::optional<int> seat;    // its number, said or told by the bids; set if there are no faults
};

SituationFindings examine(const SituationDescription& said);

}  // namespace wizbid
