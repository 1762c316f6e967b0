// What `wizbid count` is asked, read from its flags, and the answer to it.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "cards/card.h"
#include "cli/condition_flags.h"
#include "cli/value_reader.h"
#include "deals/situation.h"
#include "report/count_report.h"

namespace wizbid::cli {

// Whose hands, as typed: which of the opponents is not checked against the table yet.
struct SaidHolder {
  enum class Kind : std::uint8_t { any, all, left, seat };
  Kind kind = Kind::any;
  int number = 1;  // of left:K and seat:K
  std::string typed = "any";
};

struct HoldingRequest {
  SaidHolder who;
  std::vector<AskedCondition> conditions;  // their cards are not known yet
};

using CountRequest = std::variant<HoldingRequest, LeadCount>;

// Reads --who, --lead and the conditions. What makes no sense has its fault in the reader.
std::optional<CountRequest> read_count_request(ValueReader& reader,
                                               const SaidConditions& conditions, DeckName deck);

// The answer, but for its `repeat`. `seat_said` false: the seat of the situation is a stand-in.
// Faults: an opponent who is not at the table, trump where there is none, a card led that is not in
// the hand, and sets that cut the deck into too many pieces.
tl::expected<CountReport, std::vector<Fault>> answer_count(const CountRequest& request,
                                                           const Situation& situation,
                                                           bool seat_said, Language language);

}  // namespace wizbid::cli
