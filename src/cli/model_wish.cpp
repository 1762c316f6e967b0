#include "cli/model_wish.h"

#include <array>

namespace wizbid::cli {

namespace {

constexpr std::array<std::string_view, 4> models{"points", "rival", "greedy", "random"};
constexpr const char* stand_in = "greedy";

std::optional<std::string> model_of(ValueReader& reader, std::string_view flag) {
  const auto choice = reader.choice(flag, models);
  return choice ? std::optional(std::string(models[*choice])) : std::nullopt;
}

// What `flag` says, or --model where that wins.
std::string either(const FlagValues& values, std::string_view flag,
                   const std::optional<std::string>& own, const std::optional<std::string>& all) {
  if (own && all)
    return *values.layer(flag) >= *values.layer("model") ? *own : *all;
  return own ? *own : all.value_or("points");
}

std::string played(const std::string& name) {
  return find_player(name) ? name : stand_in;
}

}  // namespace

ModelWish read_model_wish(ValueReader& reader) {
  const auto all = model_of(reader, "model");
  const auto me = model_of(reader, "me");
  const auto others = model_of(reader, "others");
  return {either(reader.values(), "me", me, all), either(reader.values(), "others", others, all)};
}

Model players_for(const ModelWish& wish) {
  return {find_player(played(wish.me)), find_player(played(wish.others))};
}

ModelNames names_played(const ModelWish& wish) {
  ModelNames names{played(wish.me), played(wish.others), std::nullopt};
  const bool other_me = names.me != wish.me;
  const bool other_others = names.others != wish.others;
  if (other_me && other_others && wish.me != wish.others)
    names.stands_in_for = wish.me + " and " + wish.others;
  else if (other_me || other_others)
    names.stands_in_for = other_me ? wish.me : wish.others;
  return names;
}

}  // namespace wizbid::cli
