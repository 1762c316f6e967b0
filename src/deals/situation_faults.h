// What is wrong with a description of a situation. For check_situation, and for who has a
// description that could be read in part only.
#pragma once

#include <optional>
#include <vector>

#include "deals/situation.h"

namespace wizbid {

// Parts of a description that were said but could not be read, so that nobody knows what they are:
// they are neither missing nor judged. `hand`: its cards are those that could be read, so that two
// of a kind are wrong and their number says nothing.
struct UnreadParts {
  bool players = false;
  bool seat = false;
  bool hand = false;
  bool turn_up = false;
  bool trump = false;
  bool bids = false;
  bool others = false;
};

struct SituationFindings {
  std::vector<Fault>
      faults;  // in the order players, hand or the others' cards, turn-up, seat, trump, bids
  std::optional<int> seat;  // its number, said or told by the bids; set if there are no faults and
                            // all parts could be read
};

SituationFindings examine(const SituationDescription& said, const UnreadParts& unread);

}  // namespace wizbid
