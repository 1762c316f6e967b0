// The round of one card once more, from first principles and without the program's code: who beats
// whom is written out, cards heard of are gone through one by one, those of later players counted.
#pragma once

#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace wizbid::test {

// 0..51: suit * 13 + rank (hearts are suit 2); 52..55 Wizards; 56..59 Jesters.
class SlowRound {
 public:
  // `trump`: 0..3, or -1 for none.
  SlowRound(int players, int turn_up, int trump) : players_(players), trump_(trump) {
    for (int card = 0; card < 60; ++card) {
      if (card != turn_up)
        deck_.push_back(card);
    }
  }

  // My chance to win in seat `bids.size()` (from 0) with `mine`, the bids read with noise 2.
  // -1: not heard.
  double chance(int mine, const std::vector<int>& bids) {
    const auto [found, is_new] = known_.try_emplace({mine, bids});
    if (!is_new)
      return found->second;
    std::vector<Heard> heard;
    for (std::size_t seat = 0; seat < bids.size(); ++seat)
      heard.push_back(weights(bids, seat));
    double won = 0;
    double all = 0;
    std::vector<int> table;
    go_through(mine, heard, table, 1, won, all);
    return known_[{mine, bids}] = won / all;
  }

 private:
  static bool is_wizard(int card) { return card >= 52 && card < 56; }
  static bool is_jester(int card) { return card >= 56; }

  // Whether `next` takes the trick from `best`, which is winning.
  bool beats(int next, int best) const {
    if (is_wizard(best) || is_jester(next))
      return false;
    if (is_wizard(next) || is_jester(best))
      return true;
    if (next / 13 == best / 13)
      return next > best;
    return next / 13 == trump_;
  }

  // How likely a bidder with this chance to win says `bid`: 1 is worth 40 p - 10, 0 20 - 30 p.
  static double likelihood(double p, int bid) {
    const double one_ahead = 70 * p - 30;
    return 1 / (1 + std::exp((bid == 1 ? -one_ahead : one_ahead) / 2));
  }

  // How likely the bidder in this seat says what he said, by his card.
  using Heard = std::array<double, 60>;
  Heard weights(const std::vector<int>& bids, std::size_t seat) {
    const std::vector<int> before(bids.begin(), bids.begin() + static_cast<std::ptrdiff_t>(seat));
    Heard heard{};
    for (int card : deck_)
      heard[static_cast<std::size_t>(card)] =
          bids[seat] < 0 ? 1 : likelihood(chance(card, before), bids[seat]);
    return heard;
  }

  void go_through(int mine, const std::vector<Heard>& heard, std::vector<int>& table, double weight,
                  double& won, double& all) const {
    if (table.size() == heard.size()) {
      all += weight;
      won += weight * wins(mine, table);
      return;
    }
    const Heard& weights = heard[table.size()];
    for (int card : deck_) {
      bool taken = card == mine;
      for (int other : table)
        taken |= other == card;
      if (taken)
        continue;
      table.push_back(card);
      go_through(mine, heard, table, weight * weights[static_cast<std::size_t>(card)], won, all);
      table.pop_back();
    }
  }

  // The chance that mine wins after the cards on the table: it must take the trick from the one
  // that is winning, and none of the later ones may beat it.
  double wins(int mine, const std::vector<int>& table) const {
    if (table.empty())
      return later(mine, table);
    int best = table[0];
    for (int card : table)
      best = beats(card, best) ? card : best;
    return beats(mine, best) ? later(mine, table) : 0;
  }

  double later(int mine, const std::vector<int>& table) const {
    int harmless = 0;
    for (int card : deck_)
      harmless += card == mine || beats(card, mine) ? 0 : 1;
    for (int card : table)
      harmless -= beats(card, mine) ? 0 : 1;
    const int unseen = static_cast<int>(deck_.size() - 1 - table.size());
    double chance = 1;
    const int others = players_ - 1 - static_cast<int>(table.size());
    for (int i = 0; i < others; ++i)
      chance *= static_cast<double>(harmless - i) / (unseen - i);
    return chance;
  }

  int players_;
  int trump_;
  std::vector<int> deck_;
  std::map<std::pair<int, std::vector<int>>, double> known_;
};

}  // namespace wizbid::test
