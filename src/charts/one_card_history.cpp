#include "charts/one_card_history.h"

#include <algorithm>
#include <numeric>

namespace wizbid {

std::vector<History> histories_before(Seat seat) {
  const unsigned before = static_cast<unsigned>(seat.index());
  std::vector<History> histories;
  for (unsigned bits = 0; bits < (1U << before); ++bits) {
    History history;
    for (unsigned each = 0; each < before; ++each)
      history.push_back(static_cast<Tricks>((bits >> each) & 1U));
    histories.push_back(history);
  }
  std::stable_sort(histories.begin(), histories.end(), [](const History& a, const History& b) {
    return ones_in(a) != ones_in(b) ? ones_in(a) < ones_in(b) : a > b;
  });
  return histories;
}

int ones_in(const History& history) {
  return std::accumulate(history.begin(), history.end(), 0);
}

Bids as_bids(const History& history) {
  return {history.begin(), history.end()};
}

}  // namespace wizbid
