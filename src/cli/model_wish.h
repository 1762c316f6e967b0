// Who plays: the names that are typed, and the players that this version has for them.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "cli/flags.h"
#include "cli/value_reader.h"
#include "odds/question.h"
#include "report/odds_report.h"

namespace wizbid::cli {

namespace flag {
inline constexpr Flag model{"model", 0, "a model: points, rival, greedy or random",
                            "points rival greedy random"};
inline constexpr Flag me{"me", 0, "a model: points, rival, greedy or random",
                         "points rival greedy random"};
inline constexpr Flag others{"others", 0, "a model: points, rival, greedy or random",
                             "points rival greedy random"};
}  // namespace flag

// What --model, --me and --others can name.
inline constexpr std::array<std::string_view, 4> model_names{"points", "rival", "greedy", "random"};

struct ModelWish {
  std::string me = "points";
  std::string others = "points";
};

// --me and --others win over --model, unless that comes from a later layer.
ModelWish read_model_wish(ValueReader& reader);

// The players of these names, and how they are called in the answer.
Model players_for(const ModelWish& wish);
inline ModelNames names_of(const ModelWish& wish) {
  return {wish.me, wish.others};
}

}  // namespace wizbid::cli
