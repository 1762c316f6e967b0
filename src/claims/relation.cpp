#include "claims/relation.h"

#include <array>
#include <utility>

namespace wizbid {

namespace {

constexpr std::array<std::pair<std::string_view, Relation>, 6> relations{{
    {"=", Relation::equal},
    {">=", Relation::at_least},
    {"<=", Relation::at_most},
    {">", Relation::above},
    {"<", Relation::below},
    {"!=", Relation::different},
}};

}  // namespace

std::optional<Relation> parse_relation(std::string_view text) {
  for (const auto& [name, relation] : relations) {
    if (text == name)
      return relation;
  }
  return std::nullopt;
}

std::string_view relation_text(Relation relation) {
  for (const auto& [name, known] : relations) {
    if (known == relation)
      return name;
  }
  return "=";
}

Standing stands_within(double value, double half_width, Relation relation, double bound,
                       double tolerance) {
  const double low = value - half_width;
  const double high = value + half_width;
  const bool low_stands = stands(low, relation, bound, tolerance);
  const bool high_stands = stands(high, relation, bound, tolerance);
  if (relation == Relation::equal || relation == Relation::different) {
    const bool inside = low >= bound - tolerance && high <= bound + tolerance;
    const bool outside = high < bound - tolerance || low > bound + tolerance;
    if (!inside && !outside)
      return Standing::unclear;
    return inside == (relation == Relation::equal) ? Standing::yes : Standing::no;
  }
  if (low_stands != high_stands)
    return Standing::unclear;
  return low_stands ? Standing::yes : Standing::no;
}

}  // namespace wizbid
