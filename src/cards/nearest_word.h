// The known word nearest to a misspelt one.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace wizbid {

// The fewest characters added, dropped, exchanged, or swapped with their neighbour that turn one
// word into the other (optimal string alignment).
int edit_distance(std::string_view a, std::string_view b);

// The nearest of `known`, upper and lower case alike, if it is near enough that it may have been
// meant: at most one edit in three characters, or `word` begins it. Equally near: the first.
std::optional<std::string_view> nearest_word(std::string_view word,
                                             std::span<const std::string_view> known);

}  // namespace wizbid
