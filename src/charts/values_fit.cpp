#include "charts/values_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <optional>

namespace wizbid {

namespace {

constexpr int most_value = 10;
constexpr int most_free = 20;

// The losses of all cases, gathered so that trying other numbers is quick.
class Fitter {
 public:
  Fitter(int players, const std::vector<RatedCase>& cases) : players_(players) {
    for (const RatedCase& each : cases) {
      const float best = *std::max_element(each.scores.begin(), each.scores.end());
      auto& losses = alike(each.value).losses;
      losses.resize(each.scores.size());
      for (std::size_t bid = 0; bid < losses.size(); ++bid)
        losses[bid] += best - each.scores[bid];
    }
    places_.clear();
  }

  // Downhill from a group's numbers; `thorough`: by two numbers at once too.
  FittedGroup fit(ValueGroup group, bool thorough) {
    group_ = std::move(group);
    even_ = {};
    double least = loss();
    bool better = true;
    while (better) {
      better = false;
      for (int* number : numbers()) {
        for (const int step : {1, -1, 2, -2})
          better = try_step(*number, step, least) || better;
      }
      better = better || (thorough && try_pairs(least));
    }
    rest_on_nought();
    set_first();
    return {group_, least};
  }

 private:
  // Hands that add up alike.
  struct Case {
    ValueCase value;
    std::vector<double> losses;  // by bid, all of them together
  };
  struct Even {
    int first = 4;
    int step = units_per_trick;
  };
  using Least = std::vector<std::vector<std::vector<int>>>;
  static constexpr int lowest_sum = -60;
  static constexpr int sums = 520;

  Case& alike(const ValueCase& value) {
    std::array<int, most_value_lines + 4> key{value.cards, value.seat.index(), value.free,
                                              value.no_trump ? 1 : 0};
    std::copy(value.counts.begin(), value.counts.end(), key.begin() + 4);
    const auto [place, fresh] = places_.try_emplace(key, cases_.size());
    if (fresh)
      cases_.push_back({value, {}});
    return cases_[place->second];
  }

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

  // Numbers to add up in one's head, none of the cards' below 0.
  bool allowed() const {
    return std::all_of(group_.values.begin(), group_.values.end(),
                       [](int value) { return value >= 0 && value <= most_value; }) &&
           std::all_of(group_.free.begin(), group_.free.end(),
                       [](int free) { return free <= most_free; });
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
    if (!names_every_card(group_.scheme))
      return;
    const int smallest = *std::min_element(group_.values.begin(), group_.values.end());
    for (int& value : group_.values)
      value -= smallest;
  }

  // By round and seat, the loss of each first sum; the best of them.
  double loss() { return best_first(nullptr); }
  void set_first() { best_first(&group_.least); }

  double best_first(Least* chosen) {
    const int rounds = group_.last_cards - group_.first_cards + 1;
    table_.resize(static_cast<std::size_t>(rounds) * static_cast<std::size_t>(players_));
    for (std::size_t cell = 0; cell < table_.size(); ++cell)
      table_[cell].assign(sums * bids_of(cell), 0);
    for (const Case& each : cases_) {
      const auto round = static_cast<std::size_t>(each.value.cards - group_.first_cards);
      const std::size_t cell = round * static_cast<std::size_t>(players_) +
                               static_cast<std::size_t>(each.value.seat.index());
      const int sum = std::clamp(value_sum(group_, each.value) - lowest_sum, 0, sums - 1);
      const std::size_t from = static_cast<std::size_t>(sum) * bids_of(cell);
      for (std::size_t bid = 0; bid < each.losses.size(); ++bid)
        table_[cell][from + bid] += each.losses[bid];
    }
    return group_.even ? even_least(chosen) : free_least(chosen);
  }

  int cards_of(std::size_t cell) const {
    return group_.first_cards + static_cast<int>(cell) / players_;
  }
  std::size_t bids_of(std::size_t cell) const {
    return static_cast<std::size_t>(cards_of(cell)) + 1;
  }

  double free_least(Least* chosen) {
    double total = 0;
    for (std::size_t cell = 0; cell < table_.size(); ++cell) {
      const std::size_t round = cell / static_cast<std::size_t>(players_);
      const auto [sums_of_bids, lost] = best_first_of(table_[cell], bids_of(cell));
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
          const Even next{std::max(0, even.first + first), std::max(1, even.step + step)};
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
      for (int i = 0; i < sums; ++i) {
        const int above = i + lowest_sum - even.first;
        const int bid = above < 0 ? 0 : std::min(cards_of(cell), 1 + above / even.step);
        lost += table_[cell]
                      [static_cast<std::size_t>(i) * bids_of(cell) + static_cast<std::size_t>(bid)];
      }
    }
    return lost;
  }

  // The sums from which on to say 1, 2, .. that lose least. None is below 0, and each is larger
  // than the one before.
  static std::pair<std::vector<int>, double> best_first_of(const std::vector<double>& by_sum,
                                                           std::size_t bids) {
    constexpr double never = std::numeric_limits<double>::infinity();
    std::vector<double> lost(bids, never);  // up to here, with this bid the last one
    lost.front() = 0;
    std::vector<bool> is_first(static_cast<std::size_t>(sums) * bids);
    for (std::size_t sum = 0; sum < sums; ++sum) {
      const bool nought = static_cast<int>(sum) + lowest_sum < 0;
      for (std::size_t bid = bids; bid-- > 0;) {
        const bool rises = bid > 0 && !nought && lost[bid - 1] < lost[bid];
        is_first[sum * bids + bid] = rises;
        lost[bid] = (rises ? lost[bid - 1] : lost[bid]) + by_sum[sum * bids + bid];
      }
    }
    auto bid = static_cast<std::size_t>(std::min_element(lost.begin(), lost.end()) - lost.begin());
    std::pair<std::vector<int>, double> best{std::vector<int>(bids - 1, sums + lowest_sum),
                                             lost[bid]};
    for (std::size_t sum = sums; sum-- > 0 && bid > 0;) {
      if (is_first[sum * bids + bid])
        best.first[--bid] = static_cast<int>(sum) + lowest_sum;
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
  std::map<std::array<int, most_value_lines + 4>, std::size_t> places_;  // of cases
  std::vector<std::vector<double>> table_;  // by round and seat; in it by sum, by bid
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

std::vector<int> whole_units(const std::vector<double>& tricks, bool from_nought, int units) {
  const double least = from_nought ? *std::min_element(tricks.begin(), tricks.end()) : 0;
  std::vector<int> whole;
  for (const double each : tricks)
    whole.push_back(
        std::clamp(static_cast<int>(std::lround((each - least) * units)), 0, most_value));
  return whole;
}

}  // namespace

FittedGroup begin_fit(ValueGroup group, int players, const std::vector<RatedCase>& cases) {
  const auto rounds = static_cast<std::size_t>(group.last_cards - group.first_cards) + 1;
  group.least.assign(rounds, std::vector<std::vector<int>>(static_cast<std::size_t>(players)));
  group.free.assign(static_cast<std::size_t>(players), 3);
  group.free.front() = 0;  // nothing has been bid before the first seat
  const auto tricks = tricks_by_line(value_lines(group.scheme).size(), cases);
  Fitter fitter(players, cases);
  std::optional<FittedGroup> best;
  for (int units = units_per_trick; units < 2 * units_per_trick; ++units) {
    group.values = whole_units(tricks, names_every_card(group.scheme), units);
    FittedGroup fitted = fitter.fit(group, false);
    if (!best || fitted.loss < best->loss - 1e-9)
      best = std::move(fitted);
  }
  return fitter.fit(best->group, true);
}

FittedGroup end_fit(const ValueGroup& group, int players, const std::vector<RatedCase>& cases) {
  return Fitter(players, cases).fit(group, true);
}

}  // namespace wizbid
