// The keys of a request to `wizbid serve`, read as the flags of the same names are.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cli/flags.h"
#include "cli/serve_command_json.h"
#include "cli/situation_flags.h"
#include "players/mid_round.h"

namespace wizbid::cli {

// What may be asked for: the word behind "do", and the keys that go with it.
enum class ServeTask : std::uint8_t { odds, bid, trump, play };

struct ServeRequest {
  FlagValues values;         // but for the situation: it is in `said`
  SaidSituation said;        // the trump left out where the turn-up settles it
  std::optional<int> cards;  // in the hands dealt
  std::vector<SaidTrick> tricks;
  SaidTrick on_table;
};

// "odds", "bid", "trump", "play", in the order of ServeTask.
std::span<const std::string_view> serve_tasks();

// Reads an object whose `id` and `do` have been dealt with. Errors: unknown_key, bad_value.
tl::expected<ServeRequest, ServeError> read_serve_request(const nlohmann::ordered_json& object,
                                                          ServeTask task);

}  // namespace wizbid::cli
