#include "cli/model_wish.h"

#include <array>

namespace wizbid::cli {

namespace {

std::optional<std::string> model_of(ValueReader& reader, std::string_view flag) {
  const auto choice = reader.choice(flag, model_names);
  return choice ? std::optional(std::string(model_names[*choice])) : std::nullopt;
}

// What `flag` says, or --model where that wins.
std::string either(const FlagValues& values, std::string_view flag,
                   const std::optional<std::string>& own, const std::optional<std::string>& all) {
  if (own && all)
    return *values.layer(flag) >= *values.layer("model") ? *own : *all;
  return own ? *own : all.value_or("points");
}

}  // namespace

ModelWish read_model_wish(ValueReader& reader) {
  const auto all = model_of(reader, "model");
  const auto me = model_of(reader, "me");
  const auto others = model_of(reader, "others");
  return {either(reader.values(), "me", me, all), either(reader.values(), "others", others, all)};
}

Model players_for(const ModelWish& wish) {
  return {find_player(wish.me), find_player(wish.others)};
}

}  // namespace wizbid::cli
