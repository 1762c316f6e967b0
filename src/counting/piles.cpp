#include "counting/piles.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>

#include "counting/binomial.h"

namespace wizbid {
namespace {

using boost::multiprecision::uint128_t;

std::size_t index_of(int i) {
  return static_cast<std::size_t>(i);
}

// The largest pile: what is gone from it follows from the other piles and the hands dealt, so it
// is left out of the state.
std::size_t implied_pile(const PileDeal& deal) {
  const auto largest = std::max_element(deal.piles.begin(), deal.piles.end());
  return static_cast<std::size_t>(largest - deal.piles.begin());
}

// All hands that the piles allow, one after the other in `held`, `width` numbers a hand.
class HandList {
 public:
  HandList(const PileDeal& deal, const HandTest& passes) : deal_(deal), passes_(passes) {
    held_.resize(deal.piles.size());
    fill(0, deal.hand_size, deal.stock());
  }
  std::size_t size() const { return held_.empty() ? 0 : list_.size() / held_.size(); }
  std::span<const int> operator[](std::size_t i) const {
    return std::span(list_).subspan(i * held_.size(), held_.size());
  }

 private:
  // Fills the piles from `pile` on with `wanted` things out of the `stock` that they have.
  void fill(std::size_t pile, int wanted, int stock) {
    if (wanted > stock)
      return;
    if (pile == held_.size()) {
      if (passes_(held_))
        list_.insert(list_.end(), held_.begin(), held_.end());
      return;
    }
    const int here = deal_.piles[pile];
    for (int taken = 0; taken <= std::min(here, wanted); ++taken) {
      held_[pile] = taken;
      fill(pile + 1, wanted - taken, stock - here);
    }
  }

  const PileDeal& deal_;
  const HandTest& passes_;
  std::vector<int> held_;
  std::vector<int> list_;
};

// In how many ways a hand can take what it holds from what is left of the piles.
std::uint64_t choices(std::span<const int> rest, std::span<const int> held) {
  std::uint64_t product = 1;
  for (std::size_t pile = 0; pile < rest.size() && product != 0; ++pile)
    product *= small_binomial(rest[pile], held[pile]);
  return product;
}

Integer count_single_hands(const PileDeal& deal, const HandTest& passes) {
  const HandList hands(deal, passes);
  Integer ways = 0;
  for (std::size_t i = 0; i < hands.size(); ++i)
    ways += choices(deal.piles, hands[i]);
  return ways;
}

// The states "so much of each pile is gone" as numbers, and the step from one hand to the next.
// `Count` holds numbers up to count_deals().
template <class Count>
class HandByHand {
 public:
  HandByHand(const PileDeal& deal, const HandTest& passes)
      : deal_(deal),
        implied_(implied_pile(deal)),
        hands_(deal, passes),
        strides_(deal.piles.size()) {
    for (std::size_t pile = 0; pile < deal.piles.size(); ++pile) {
      if (pile == implied_)
        continue;
      strides_[pile] = states_;
      states_ *= index_of(deal.piles[pile]) + 1;
    }
    for (std::size_t i = 0; i < hands_.size(); ++i)
      shifts_.push_back(shift(hands_[i]));
  }

  Count run() {
    std::vector<Count> ways(states_);
    ways[0] = 1;
    for (int dealt = 0; dealt < deal_.hands; ++dealt)
      ways = deal_one(ways, dealt);
    return std::accumulate(ways.begin(), ways.end(), Count(0));
  }

 private:
  std::size_t shift(std::span<const int> held) const {
    std::size_t sum = 0;
    for (std::size_t pile = 0; pile < held.size(); ++pile)
      sum += strides_[pile] * index_of(held[pile]);
    return sum;
  }

  // What is left of each pile in a state after so many hands.
  std::vector<int> left(std::size_t state, int dealt) const {
    std::vector<int> rest = deal_.piles;
    int implied = dealt * deal_.hand_size;
    for (std::size_t pile = 0; pile < rest.size(); ++pile) {
      if (pile == implied_)
        continue;
      const int gone = static_cast<int>(state / strides_[pile] % index_of(rest[pile] + 1));
      rest[pile] -= gone;
      implied -= gone;
    }
    rest[implied_] -= implied;
    return rest;
  }

  std::vector<Count> deal_one(const std::vector<Count>& before, int dealt) const {
    std::vector<Count> after(states_);
    for (std::size_t state = 0; state < states_; ++state) {
      if (before[state] == 0)
        continue;
      const std::vector<int> rest = left(state, dealt);
      for (std::size_t i = 0; i < hands_.size(); ++i) {
        const std::uint64_t ways = choices(rest, hands_[i]);
        if (ways != 0)
          after[state + shifts_[i]] += before[state] * ways;
      }
    }
    return after;
  }

  const PileDeal& deal_;
  std::size_t implied_;
  HandList hands_;
  std::vector<std::size_t> strides_;
  std::size_t states_ = 1;
  std::vector<std::size_t> shifts_;
};

}  // namespace

int PileDeal::stock() const {
  return std::accumulate(piles.begin(), piles.end(), 0);
}

Integer count_deals(const PileDeal& deal) {
  Integer ways = 1;
  int stock = deal.stock();
  for (int dealt = 0; dealt < deal.hands; ++dealt, stock -= deal.hand_size)
    ways *= binomial(stock, deal.hand_size);
  return ways;
}

Integer count_deals_where(const PileDeal& deal, const HandTest& passes) {
  if (deal.hands == 0)
    return 1;
  if (deal.piles.empty())
    return passes({}) ? 1 : 0;
  if (deal.hands == 1)
    return count_single_hands(deal, passes);
  if (msb(count_deals(deal)) < 128)
    return Integer(HandByHand<uint128_t>(deal, passes).run());
  return HandByHand<Integer>(deal, passes).run();
}

double deal_counting_steps(const PileDeal& deal) {
  if (deal.piles.empty())
    return 1;
  // What it costs to list a hand or visit a state, in steps.
  constexpr double overhead = 100;
  double states = 1;
  for (std::size_t pile = 0; pile < deal.piles.size(); ++pile)
    if (pile != implied_pile(deal))
      states *= deal.piles[pile] + 1;
  // The hands that the piles allow, pile by pile: with[k] those of k things.
  std::vector<double> with(index_of(deal.hand_size) + 1);
  with[0] = 1;
  for (int here : deal.piles) {
    std::vector<double> next(with.size());
    for (int k = 0; k <= deal.hand_size; ++k)
      for (int taken = 0; taken <= std::min(here, k); ++taken)
        next[index_of(k)] += with[index_of(k - taken)];
    with = next;
  }
  const double listing = overhead * with.back();
  return deal.hands < 2 ? listing : listing + states * (with.back() + overhead) * deal.hands;
}

}  // namespace wizbid
