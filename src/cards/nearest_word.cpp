#include "cards/nearest_word.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <vector>

namespace wizbid {

namespace {

// Longer words than this are nobody's typing error, and would cost time.
constexpr std::size_t longest_misspelt_word = 64;

std::string in_small_letters(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

int most_edits(std::size_t length) {
  return static_cast<int>(std::max<std::size_t>(1, length / 3));
}

}  // namespace

int edit_distance(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<int> cost((a.size() + 1) * width);
  const auto at = [&](std::size_t i, std::size_t j) -> int& { return cost[i * width + j]; };
  for (std::size_t i = 0; i <= a.size(); ++i)
    at(i, 0) = static_cast<int>(i);
  for (std::size_t j = 0; j <= b.size(); ++j)
    at(0, j) = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int exchange = at(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1);
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, exchange});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(a.size(), b.size());
}

std::optional<std::string_view> nearest_word(std::string_view word,
                                             std::span<const std::string_view> known) {
  if (word.empty() || word.size() > longest_misspelt_word)
    return std::nullopt;
  const std::string typed = in_small_letters(word);
  std::optional<std::string_view> best;
  int best_distance = most_edits(typed.size()) + 1;
  for (std::string_view candidate : known) {
    const bool begins = typed.size() >= 2 && in_small_letters(candidate).starts_with(typed);
    const int distance = begins ? 1 : edit_distance(typed, in_small_letters(candidate));
    if (distance < best_distance) {
      best = candidate;
      best_distance = distance;
    }
  }
  return best;
}

}  // namespace wizbid
