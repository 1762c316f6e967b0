// The flags that describe a situation; they mean the same in every command that takes one.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "cli/flags.h"
#include "cli/value_reader.h"
#include "deals/situation.h"
#include "deals/situation_faults.h"

namespace wizbid::cli {

namespace flag {
inline constexpr Flag players{"players", 'p', "a number of players, 3 to 6", "3 4 5 6"};
inline constexpr Flag seat{"seat", 's', "a seat: its number, first, dealer or all",
                           "first dealer all"};
inline constexpr Flag others_hold{"others-hold", 0, "the other players' cards in seat order"};
inline constexpr Flag turn_up{"turn-up", 't', "the card turned up, or none"};
inline constexpr Flag trump{"trump", 0, "the suit that the dealer named: C, D, H or S", "C D H S"};
inline constexpr Flag bids{"bids", 'b', "the bids heard, as in 1,0,-"};
inline constexpr Flag rules{"rules", 0, "a rule set"};
inline constexpr Flag sole_leader{"sole-leader", 0, "yes or no", "yes no"};
inline constexpr Flag deck{"deck", 0, "a deck", "us german medieval numbers camelot jubilee"};
inline constexpr Flag lang{"lang", 0, "a language"};
}  // namespace flag

enum class Seats : std::uint8_t { one, all };

// What was said of the situation. Fields whose text makes no sense have their fault in the reader
// and are unread.
struct SaidSituation {
  SituationDescription description;
  Seats seats = Seats::one;  // all: description.seat is not set
  UnreadParts unread;        // those that have such a fault
};

// Whether the dealer alone leads the score, if it is said.
std::optional<bool> read_sole_leader(ValueReader& reader);

// Whether rules with special cards are a fault.
enum class SpecialRules : std::uint8_t { refused, allowed };

// Reads the flags above but --lang, as far as they are given, and the hand, whose text is in
// `hand`.
SaidSituation read_situation(ValueReader& reader, std::string_view hand,
                             SpecialRules special = SpecialRules::refused);

}  // namespace wizbid::cli
