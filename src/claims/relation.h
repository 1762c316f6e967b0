// Whether a figure stands in a relation to a boundary, exactly or as far as a sample can tell.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "claims/claim.h"

namespace wizbid {

enum class Standing : std::uint8_t { yes, no, unclear };

// "=", ">=", "<=", ">", "<", "!="; or nothing.
std::optional<Relation> parse_relation(std::string_view text);
std::string_view relation_text(Relation relation);

template <typename Number>
bool stands(const Number& value, Relation relation, const Number& bound, const Number& tolerance) {
  switch (relation) {
    case Relation::equal:
      return value >= bound - tolerance && value <= bound + tolerance;
    case Relation::different:
      return value < bound - tolerance || value > bound + tolerance;
    case Relation::at_least:
      return value >= bound;
    case Relation::at_most:
      return value <= bound;
    case Relation::above:
      return value > bound;
    case Relation::below:
      break;
  }
  return value < bound;
}

// A figure known to within `half_width`: yes or no only where the whole interval says so.
Standing stands_within(double value, double half_width, Relation relation, double bound,
                       double tolerance);

}  // namespace wizbid
