// The arithmetics of bidders who see all cards but their own: what a choice that was seen says
// about the cards before the bidder's eyes (Sign), and how signs make some of the cards that one
// can't see likelier than others (Tally). Internal to odds.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "counting/integer.h"
#include "counting/wide_real.h"
#include "odds/bid_evidence.h"
#include "odds/one_card_wins.h"
#include "rules/scoring.h"

namespace wizbid::clairvoyance {

using one_card::Share;

// What the choices of the others say together, one sign each.
template <class Sign>
class Testimony {
 public:
  void add(const Sign& sign) { signs_[size_++] = sign; }
  const Sign* begin() const { return signs_.data(); }
  const Sign* end() const { return signs_.data() + size_; }

 private:
  static constexpr std::size_t most = max_players + 1;  // bids, and a trump named
  std::array<Sign, most> signs_{};
  std::size_t size_ = 0;
};

// What may be true of a card, one bit each; the first is what a tally's chance is asked for.
using Traits = unsigned;
inline constexpr std::size_t most_traits = 4;

// Bidders without noise, or nothing to infer from: everything is a ratio of whole numbers.
class RationalBidders {
 public:
  using Chance = Share<std::int64_t>;

  // Points given away: lost / of.
  struct Loss {
    std::int64_t lost = 0;
    std::int64_t of = 1;
    double points = 0;
    friend bool operator==(const Loss& a, const Loss& b) {
      return a.lost == b.lost && a.of == b.of;
    }
  };
  // ways * exp(-loss / noise) as noise goes to 0.
  struct Sign {
    std::int64_t ways = 1;
    Loss loss;
  };

  // Of the cards added those count with which the others lose least together.
  class Tally {
   public:
    void add(std::int64_t copies, Traits traits, const Testimony<Sign>& signs);
    Chance chance(std::size_t trait) const { return {parts_[trait], whole_}; }

   private:
    std::array<std::int64_t, most_traits> parts_{};
    std::int64_t whole_ = 0;
    Testimony<Sign> best_;
    double loss_ = 0;  // points, rounded
  };

  Sign sign_of_bid(const Scoring& scoring, const Chance& chance, Tricks bid) const;
  // Of several trumps, each with the number of cards out of `of` that would win under it.
  Sign sign_of_naming(const Scoring& scoring, std::span<const int> wins, int of,
                      std::size_t chosen) const;
};

// Bidders with noise: softmax weights in floating point, in a Number that holds them.
template <class Number>
class NoisyBidders {
 public:
  using Chance = double;
  using Sign = Number;

  // Must hold: 0 < noise < infinity.
  explicit NoisyBidders(BidNoise noise) : noise_(noise) {}

  class Tally {
   public:
    void add(std::int64_t copies, Traits traits, const Testimony<Number>& signs) {
      auto weight = Number(static_cast<double>(copies));
      for (const Number& sign : signs)
        weight = weight * sign;
      whole_ += weight;
      for (std::size_t trait = 0; traits != 0; ++trait, traits >>= 1) {
        if ((traits & 1) != 0)
          parts_[trait] += weight;
      }
    }
    double chance(std::size_t trait) const { return share(parts_[trait], whole_); }

   private:
    static double share(double part, double whole) { return part / whole; }
    static double share(const WideReal& part, const WideReal& whole) { return ratio(part, whole); }

    std::array<Number, most_traits> parts_{};
    Number whole_{};
  };

  Number sign_of_bid(const Scoring& scoring, double chance, Tricks bid) const {
    const std::array<Points, 2> worth{worth_of(scoring, 0, chance), worth_of(scoring, 1, chance)};
    return sign(worth, static_cast<std::size_t>(bid));
  }
  Number sign_of_naming(const Scoring& scoring, std::span<const int> wins, int of,
                        std::size_t chosen) const {
    std::array<Points, 5> worth{};
    for (std::size_t i = 0; i < wins.size(); ++i) {
      const double chance = static_cast<double>(wins[i]) / of;
      worth[i] = std::max(worth_of(scoring, 0, chance), worth_of(scoring, 1, chance));
    }
    return sign(std::span(worth).first(wins.size()), chosen);
  }

 private:
  static Points worth_of(const Scoring& scoring, Tricks bid, double chance) {
    return chance * score(scoring, bid, 1) + (1 - chance) * score(scoring, bid, 0);
  }
  Number sign(std::span<const Points> worth, std::size_t chosen) const {
    if constexpr (std::is_same_v<Number, double>)
      return choice_chance(worth, chosen, noise_);
    else
      return choice_weight(worth, chosen, noise_);
  }

  BidNoise noise_;
};

// Whether products of signs read with this noise stay within a double's range.
bool signs_fit_doubles(const Scoring& scoring, BidNoise noise);

}  // namespace wizbid::clairvoyance
