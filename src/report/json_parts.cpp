#include "report/json_parts.h"

#include <cmath>
#include <cstdint>
#include <nlohmann/json.hpp>

#include "rules/rule_words.h"

namespace wizbid {

using Json = nlohmann::ordered_json;

Json noise_json(BidNoise noise) {
  if (std::isinf(noise))
    return "inf";
  constexpr double largest_whole = 1e15;
  if (noise == std::floor(noise) && noise < largest_whole)
    return static_cast<std::int64_t>(noise);
  return noise;
}

Json error_json(double error) {
  return std::isfinite(error) ? Json(error) : Json(nullptr);
}

void add_rules_changes(const RuleSet& rules, Json& json) {
  if (const auto changes = rule_changes(rules); !changes.empty())
    json["rules_changes"] = changes;
}

DeckName json_deck(DeckName deck) {
  return deck_of(deck).has_specials() ? deck : DeckName::us;
}

Json with_notation(Json situation, DeckName deck) {
  if (deck != DeckName::us && !deck_of(deck).has_specials())
    situation["notation"] = deck_of(DeckName::us).name;
  return situation;
}

}  // namespace wizbid
