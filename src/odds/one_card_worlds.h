// The two arithmetics that the one-card round is solved in. Internal to odds.
//
// A world says what a number of points is (Value), what a chance is (Chance), what a choice that
// was seen says about a hand (Sign), and how the signs of all seats become weights of deals.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "counting/integer.h"
#include "odds/bid_evidence.h"
#include "odds/one_card_least_loss.h"
#include "odds/one_card_wins.h"

namespace wizbid::one_card {

// By kind of card: how well a hand of that kind fits the choices its holder was seen to make.
template <class Sign>
using Signs = std::array<Sign, Card::most_cards>;

// Bidders without noise, or nothing to infer from: everything is a fraction.
class RationalWorld {
 public:
  using Value = Fraction;
  using Chance = Share<std::int64_t>;

  // ways * exp(-loss / noise) as noise goes to 0.
  struct Sign {
    std::int64_t ways = 1;
    Fraction loss = 0;  // points
    friend Sign operator*(const Sign& a, const Sign& b) {
      return {a.ways * b.ways, a.loss + b.loss};
    }
  };

  // What the world makes of a seat: the sign of each card (not only each kind).
  struct Row {
    HandWeights<std::int64_t> ways{};
    std::array<std::uint8_t, Card::most_cards> loss_place{};
    std::vector<Fraction> losses{0};  // different ones, rising
  };

  Sign sign(std::span<const Fraction> worth, std::size_t chosen) const;
  Row row(const Table& table, const Signs<Sign>& signs) const;
  // A seat that has said nothing, and one that holds `card`.
  Row silent() const;
  Row holds(Card card) const;

  // Expected score of a bid by someone who wins with this chance.
  static Fraction worth(const Scoring& scoring, Tricks bid, const Chance& chance);

  // compute(weights) -> vector of Shares, for whatever number type the rows need. Where all deals
  // have weight zero because the choices seen can't all be the best, those of least loss count.
  template <class Compute>
  std::vector<Chance> solve(const std::array<Row, max_players>& rows, Compute compute) const {
    std::vector<Chance> chances = compute(best_only(rows));
    bool possible = true;
    for (const Chance& chance : chances)
      possible = possible && chance.whole != 0;
    return possible ? chances : solve_by_loss(rows, std::move(chances), compute);
  }

 private:
  template <class Compute>
  std::vector<Chance> solve_by_loss(const std::array<Row, max_players>& rows,
                                    std::vector<Chance> chances, Compute compute) const {
    const LossLists lists = loss_lists(rows);
    const std::vector<Share<LeastLoss>> shares = compute(by_loss(rows, lists));
    for (std::size_t i = 0; i < shares.size(); ++i) {
      if (chances[i].whole == 0)
        chances[i] = least_loss_share(shares[i]);
    }
    return chances;
  }

  static SeatWeights<std::int64_t> best_only(const std::array<Row, max_players>& rows);
  static LossLists loss_lists(const std::array<Row, max_players>& rows);
  static SeatWeights<LeastLoss> by_loss(const std::array<Row, max_players>& rows,
                                        const LossLists& lists);
  static Chance least_loss_share(const Share<LeastLoss>& share);
};

// Bidders with noise: softmax weights in floating point.
class NoisyWorld {
 public:
  using Value = Points;
  using Chance = double;
  using Sign = WideReal;
  using Row = HandWeights<WideReal>;

  // Must hold: 0 < noise < infinity.
  explicit NoisyWorld(BidNoise noise) : noise_(noise) {}

  WideReal sign(std::span<const Points> worth, std::size_t chosen) const {
    return choice_weight(worth, chosen, noise_);
  }
  Row row(const Table& table, const Signs<WideReal>& signs) const;
  Row silent() const;
  Row holds(Card card) const;
  static Points worth(const Scoring& scoring, Tricks bid, double chance);

  template <class Compute>
  std::vector<double> solve(const std::array<Row, max_players>& rows, Compute compute) const {
    std::vector<double> chances;
    if (fit_doubles(rows)) {
      for (const Share<double>& share : compute(as_doubles(rows)))
        chances.push_back(up_to_one(share.part / share.whole));
    } else {
      for (const Share<WideReal>& share : compute(rows))
        chances.push_back(up_to_one(ratio(share.part, share.whole)));
    }
    return chances;
  }

 private:
  // Part and whole are added up in different orders: a certainty may come out a few roundings off.
  static double up_to_one(double chance) { return chance > 1 - 1e-14 ? 1 : chance; }
  static bool fit_doubles(const std::array<Row, max_players>& rows);
  static SeatWeights<double> as_doubles(const std::array<Row, max_players>& rows);

  BidNoise noise_;
};

}  // namespace wizbid::one_card
