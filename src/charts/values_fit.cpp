#include "charts/values_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace wizbid {

namespace {

// The losses of all cases, gathered so that trying other numbers is quick.
class Fitter {
 public:
  Fitter(ValueGroup group, int players, const std::vector<RatedCase>& cases)
      : group_(std::move(group)), players_(players) {
    for (const RatedCase& each : cases) {
      const float best = *std::max_element(each.scores.begin(), each.scores.end());
      std::vector<float> losses;
      for (float score : each.scores)
        losses.push_back(best - score);
      cases_.push_back({each.value, std::move(losses)});
    }
  }

  ValueGroup fit() {
    double least = loss();
    bool better = true;
    while (better) {
      better = false;
      for (int* number : numbers()) {
        for (const int step : {1, -1, 2, -2})
          better = try_step(*number, step, least) || better;
      }
      better = better || try_pairs(least);
    }
    rest_on_nought();
    set_first();
    return group_;
  }

 private:
  struct Case {
    ValueCase value;
    std::vector<float> losses;  // by bid
  };
  struct Even {
    int first = 4;
    int step = units_per_trick;
  };
  using Least = std::vector<std::vector<std::vector<int>>>;
  static constexpr int lowest_sum = -40;
  static constexpr int sums = 260;

  std::vector<int*> numbers() {
    std::vector<int*> all;
    for (int& value : group_.values)
      all.push_back(&value);
    for (std::size_t seat = 1; seat < group_.free.size(); ++seat)
      all.push_back(&group_.free[seat]);
    if (group_.scheme != ValueScheme::no_trump)
      all.push_back(&group_.no_trump);
    return all;
  }

  // No value is below 0, and within a suit a higher card is worth no less.
  bool allowed() const {
    return std::all_of(group_.values.begin(), group_.values.end(),
                       [](int value) { return value >= 0; });
  }

  bool try_step(int& number, int step, double& least) {
    number += step;
    const double now = allowed() ? loss() : std::numeric_limits<double>::infinity();
    if (now < least - 1e-9) {
      least = now;
      return true;
    }
    number -= step;
    return false;
  }

  // Two numbers at once, where neither alone leads on.
  bool try_pairs(double& least) {
    const auto all = numbers();
    bool better = false;
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        for (const int step : {1, -1}) {
          for (const int other : {1, -1}) {
            *all[j] += other;
            const bool found = try_step(*all[i], step, least);
            *all[j] -= found ? 0 : other;
            better = better || found;
          }
        }
      }
    }
    return better;
  }

  // A hand has as many cards as the round: the same for each card changes nothing but the first
  // sums, so the cheapest card can be worth 0.
  void rest_on_nought() {
    const int smallest = *std::min_element(group_.values.begin(), group_.values.end());
    for (int& value : group_.values)
      value -= smallest;
  }

  // By round and seat, the loss of each first sum; the best of them.
  double loss() { return best_first(nullptr); }
  void set_first() { best_first(&group_.least); }

  double best_first(Least* chosen) {
    const int rounds = group_.last_cards - group_.first_cards + 1;
    const auto cells = static_cast<std::size_t>(rounds) * static_cast<std::size_t>(players_);
    table_.assign(cells, {});
    for (const Case& each : cases_) {
      const auto round = static_cast<std::size_t>(each.value.cards - group_.first_cards);
      const std::size_t cell = round * static_cast<std::size_t>(players_) +
                               static_cast<std::size_t>(each.value.seat.index());
      auto& by_sum = table_[cell];
      const int sum = value_sum(group_, each.value) - lowest_sum;
      if (by_sum.empty())
        by_sum.resize(static_cast<std::size_t>(sums));
      auto& losses = by_sum.at(static_cast<std::size_t>(std::clamp(sum, 0, sums - 1)));
      losses.resize(each.losses.size());
      for (std::size_t bid = 0; bid < losses.size(); ++bid)
        losses[bid] += each.losses[bid];
    }
    return group_.even ? even_least(chosen) : free_least(chosen);
  }

  double free_least(Least* chosen) {
    double total = 0;
    for (std::size_t cell = 0; cell < table_.size(); ++cell) {
      const std::size_t round = cell / static_cast<std::size_t>(players_);
      const auto [sums_of_bids, lost] =
          best_first_of(table_[cell], group_.first_cards + static_cast<int>(round));
      total += lost;
      if (chosen != nullptr)
        chosen->at(round).at(cell % static_cast<std::size_t>(players_)) = sums_of_bids;
    }
    return total;
  }

  // First sum and step by seat, from those that were best before.
  double even_least(Least* chosen) {
    double total = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
      Even& even = even_.at(seat);
      double lost = even_loss(seat, even);
      for (bool better = true; better;) {
        better = false;
        for (const auto& [first, step] : {Even{1, 0}, Even{-1, 0}, Even{0, 1}, Even{0, -1},
                                          Even{4, 0}, Even{-4, 0}, Even{2, -1}, Even{-2, 1}}) {
          const Even next{even.first + first, std::max(1, even.step + step)};
          const double now = even_loss(seat, next);
          if (now < lost - 1e-9) {
            lost = now;
            even = next;
            better = true;
          }
        }
      }
      total += lost;
      for (std::size_t round = 0; chosen != nullptr && round < chosen->size(); ++round) {
        auto& sums_of_bids = chosen->at(round).at(seat);
        sums_of_bids.clear();
        for (int bid = 0; bid < group_.first_cards + static_cast<int>(round); ++bid)
          sums_of_bids.push_back(even.first + bid * even.step);
      }
    }
    return total;
  }

  double even_loss(std::size_t seat, const Even& even) const {
    double lost = 0;
    for (std::size_t cell = seat; cell < table_.size();
         cell += static_cast<std::size_t>(players_)) {
      const int cards = group_.first_cards + static_cast<int>(cell) / players_;
      for (std::size_t i = 0; i < table_[cell].size(); ++i) {
        const int above = static_cast<int>(i) + lowest_sum - even.first;
        const int bid = above < 0 ? 0 : std::min(cards, 1 + above / even.step);
        if (!table_[cell][i].empty())
          lost += table_[cell][i][static_cast<std::size_t>(bid)];
      }
    }
    return lost;
  }

  // The sums from which on to say 1, 2, .. that lose least: the bids never fall as sums rise.
  static std::pair<std::vector<int>, double> best_first_of(
      const std::vector<std::vector<double>>& by_sum, int cards) {
    const auto bids = static_cast<std::size_t>(cards) + 1;
    std::vector<double> lost(bids, 0);  // up to here, with this bid the last one
    std::vector<std::vector<std::uint8_t>> came_from(by_sum.size(),
                                                     std::vector<std::uint8_t>(bids));
    for (std::size_t sum = 0; sum < by_sum.size(); ++sum) {
      std::size_t from = 0;
      std::vector<double> now(bids);
      for (std::size_t bid = 0; bid < bids; ++bid) {
        if (lost[bid] < lost[from])
          from = bid;
        came_from[sum][bid] = static_cast<std::uint8_t>(from);
        now[bid] = lost[from] + (by_sum[sum].empty() ? 0 : by_sum[sum][bid]);
      }
      lost = now;
    }
    auto bid = static_cast<std::size_t>(std::min_element(lost.begin(), lost.end()) - lost.begin());
    std::pair<std::vector<int>, double> best{std::vector<int>(bids - 1, sums + lowest_sum),
                                             lost[bid]};
    for (std::size_t sum = by_sum.size(); sum-- > 0;) {
      for (std::size_t each = 0; each < bid; ++each)
        best.first[each] = static_cast<int>(sum) + lowest_sum;
      bid = came_from[sum][bid];
    }
    // Sums that no hand reached, or that are not printed: as far apart as the last ones.
    for (std::size_t i = 1; i < best.first.size(); ++i) {
      if (best.first[i] == sums + lowest_sum || i >= printed_bids)
        best.first[i] =
            best.first[i - 1] +
            (i > 1 ? std::max(1, best.first[i - 1] - best.first[i - 2]) : units_per_trick);
    }
    return best;
  }

  ValueGroup group_;
  int players_;
  std::array<Even, max_players> even_{};
  std::vector<Case> cases_;
  std::vector<std::vector<std::vector<double>>> table_;  // by cell, sum, bid
};

// Least squares of the best bids on how many cards of each line there are: tricks a card. The
// counts of a hand add up to its cards, so a little weight on the diagonal settles the constant.
std::vector<double> tricks_by_line(std::size_t lines, const std::vector<RatedCase>& cases) {
  std::vector<std::vector<double>> rows(lines, std::vector<double>(lines + 1, 0));
  for (const RatedCase& each : cases) {
    const auto best = std::max_element(each.scores.begin(), each.scores.end());
    const auto bid = static_cast<double>(best - each.scores.begin());
    for (std::size_t i = 0; i < lines; ++i) {
      for (std::size_t j = 0; j < lines; ++j)
        rows[i][j] += each.value.counts.at(i) * each.value.counts.at(j);
      rows[i][lines] += each.value.counts.at(i) * bid;
    }
  }
  for (std::size_t i = 0; i < lines; ++i) {
    rows[i][i] += 1;
    for (std::size_t other = 0; other < lines; ++other) {
      if (other == i)
        continue;
      const double factor = rows[other][i] / rows[i][i];
      for (std::size_t j = i; j <= lines; ++j)
        rows[other][j] -= factor * rows[i][j];
    }
  }
  std::vector<double> tricks;
  for (std::size_t i = 0; i < lines; ++i)
    tricks.push_back(rows[i][lines] / rows[i][i]);
  return tricks;
}

std::vector<int> whole_units(const std::vector<double>& tricks) {
  const double least = *std::min_element(tricks.begin(), tricks.end());
  std::vector<int> units;
  for (const double each : tricks)
    units.push_back(static_cast<int>(std::lround((each - least) * units_per_trick)));
  return units;
}

}  // namespace

ValueGroup fit_values(ValueGroup group, int players, const std::vector<RatedCase>& cases) {
  const auto rounds = static_cast<std::size_t>(group.last_cards - group.first_cards) + 1;
  group.least.assign(rounds, std::vector<std::vector<int>>(static_cast<std::size_t>(players)));
  group.values = whole_units(tricks_by_line(value_lines(group.scheme).size(), cases));
  group.free.assign(static_cast<std::size_t>(players), 3);
  group.free.front() = 0;  // nothing has been bid before the first seat
  return Fitter(std::move(group), players, cases).fit();
}

}  // namespace wizbid
