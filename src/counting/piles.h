// Counting the ways to deal hands from sorted piles so that every hand passes a test.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "counting/integer.h"

namespace wizbid {

// A stock of different things sorted into piles, and the hands dealt from it; what is left over
// lies in no hand. Must hold: no number is negative, the stock has at most max_small_binomial
// things, and they are enough for the hands.
struct PileDeal {
  std::vector<int> piles;  // the number of things in each
  int hands = 0;
  int hand_size = 0;

  int stock() const;
};

// Whether a hand that holds `held[i]` things of pile i is wanted. Asked once for every hand that
// the piles allow; the hands may not be told apart.
using HandTest = std::function<bool(std::span<const int> held)>;

// In how many ways the hands can be dealt: stock! / (hand_size!^hands * left over!).
Integer count_deals(const PileDeal& deal);

// In how many of those ways every hand passes the test. Exact. The hands are dealt one after the
// other; the state is how much of each pile is gone, and a hand that takes x_i of the c_i things
// left in pile i stands for the product of binomial(c_i, x_i) hands.
Integer count_deals_where(const PileDeal& deal, const HandTest& passes);

// An upper bound on the steps that count_deals_where takes, whatever the test. A step takes about
// two nanoseconds; the memory used stays below one byte for four of them.
double deal_counting_steps(const PileDeal& deal);

}  // namespace wizbid
