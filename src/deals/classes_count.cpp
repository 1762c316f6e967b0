#include "deals/classes_count.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "counting/binomial.h"

namespace wizbid {
namespace {

using Polynomial = std::vector<Integer>;  // coefficients, from the constant one up
using Counts = std::vector<int>;          // a number of cards for each opponent

Polynomial multiply(const Polynomial& a, const Polynomial& b) {
  Polynomial product(a.size() + b.size() - 1);
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j)
      product[i + j] += a[i] * b[j];
  return product;
}

// In place L: the ways to choose how many cards of each gap are dealt, L in all.
Polynomial ways_to_take(const SuitGaps& suit) {
  Polynomial ways{1};
  for (CardSet gap : suit.gaps)
    ways = multiply(ways, Polynomial(static_cast<std::size_t>(gap.size()) + 1, 1));
  return ways;
}

Integer at(const Polynomial& polynomial, int power) {
  const auto place = static_cast<std::size_t>(power);
  return power >= 0 && place < polynomial.size() ? polynomial[place] : Integer(0);
}

// The ways to put cards in a row with so many of each owner.
Integer arrangements(const Counts& owners) {
  Integer ways = 1;
  int total = 0;
  for (int count : owners) {
    total += count;
    ways *= binomial(total, count);
  }
  return ways;
}

// A permutation of the four suits that maps each to one alike.
using SuitMap = std::array<std::size_t, 4>;

std::vector<SuitMap> symmetries(const Gaps& gaps) {
  std::vector<SuitMap> result;
  SuitMap map{0, 1, 2, 3};
  do {
    bool keeps_kinds = true;
    for (std::size_t i = 0; i < map.size(); ++i)
      keeps_kinds = keeps_kinds && gaps.suits[map[i]].kind == gaps.suits[i].kind;
    if (keeps_kinds)
      result.push_back(map);
  } while (std::ranges::next_permutation(map).found);
  return result;
}

// The deals of the four suits that a symmetry leaves alone. Suits in one cycle of length l are
// dealt in the same way, so their deals come in powers of x1^l + x2^l + ..., x standing for the
// opponents. With four suits at most one length above 1 occurs.
struct FixedDeals {
  Polynomial single{1};    // suits left in place: by the number of cards dealt
  Polynomial repeated{1};  // cycles: by the number of cards dealt to one suit of the cycle,
  int cycle = 1;           // and its length
};

FixedDeals fixed_deals(const Gaps& gaps, const SuitMap& map) {
  FixedDeals fixed;
  std::array<bool, 4> seen{};
  for (std::size_t first = 0; first < map.size(); ++first) {
    int length = 0;
    for (std::size_t i = first; !seen[i]; i = map[i]) {
      seen[i] = true;
      ++length;
    }
    if (length == 0)
      continue;
    const Polynomial ways = ways_to_take(gaps.suits[first]);
    if (length == 1) {
      fixed.single = multiply(fixed.single, ways);
    } else {
      fixed.repeated = multiply(fixed.repeated, ways);
      fixed.cycle = length;
    }
  }
  return fixed;
}

// The coefficients of x^counts in (x1^l + ...)^k (x1 + ...)^rest, for every k: split each
// opponent's cards into l times so many and the rest, one opponent after the other.
Polynomial splits(const Counts& counts, int length) {
  // By k: arrangements of the repeated cards times those of the single ones so far.
  Polynomial ways{1};
  int total = 0;
  for (int count : counts) {
    total += count;
    Polynomial next(static_cast<std::size_t>(total / length) + 1);
    for (std::size_t k = 0; k < ways.size(); ++k) {
      for (int own = 0; own * length <= count; ++own) {
        const int repeated = static_cast<int>(k) + own;
        const int single = total - length * repeated;
        if (single >= 0)
          next[static_cast<std::size_t>(repeated)] +=
              ways[k] * binomial(repeated, own) * binomial(single, count - length * own);
      }
    }
    ways = std::move(next);
  }
  return ways;
}

Integer deals_left_alone(const FixedDeals& fixed, const Counts& counts) {
  const int total = std::accumulate(counts.begin(), counts.end(), 0);
  if (fixed.cycle == 1)
    return at(fixed.single, total) * arrangements(counts);
  const Polynomial ways = splits(counts, fixed.cycle);
  Integer sum = 0;
  for (int k = 0; k < static_cast<int>(ways.size()); ++k)
    sum += ways[static_cast<std::size_t>(k)] * at(fixed.repeated, k) *
           at(fixed.single, total - fixed.cycle * k);
  return sum;
}

// Calls visit for all ways to give up to `cards` like cards to the opponents.
template <class Visit>
void hand_out(Counts& room, std::size_t opponent, int cards, const Visit& visit) {
  if (opponent == room.size()) {
    visit();
    return;
  }
  const int most = std::min(cards, room[opponent]);
  for (int given = 0; given <= most; ++given) {
    room[opponent] -= given;
    hand_out(room, opponent + 1, cards - given, visit);
    room[opponent] += given;
  }
}

// How many cards of the four suits each opponent gets, sorted, and how often.
std::map<Counts, int> suit_card_counts(const Situation& situation, const Gaps& gaps) {
  std::map<Counts, int> result;
  Counts room(static_cast<std::size_t>(situation.players - 1), situation.cards);
  hand_out(room, 0, gaps.wizards.size(), [&] {
    hand_out(room, 0, gaps.jesters.size(), [&] {
      Counts sorted = room;
      std::ranges::sort(sorted);
      ++result[sorted];
    });
  });
  return result;
}

}  // namespace

Integer count_deals(const Situation& situation) {
  int unseen = situation.unseen().size();
  Integer deals = 1;
  for (int opponent = 1; opponent < situation.players; ++opponent) {
    deals *= binomial(unseen, situation.cards);
    unseen -= situation.cards;
  }
  return deals;
}

Integer count_classes(const Situation& situation, const Gaps& gaps) {
  const std::map<Counts, int> counts = suit_card_counts(situation, gaps);
  const std::vector<SuitMap> maps = symmetries(gaps);
  Integer sum = 0;
  for (const SuitMap& map : maps) {
    const FixedDeals fixed = fixed_deals(gaps, map);
    for (const auto& [count, times] : counts)
      sum += deals_left_alone(fixed, count) * times;
  }
  return sum / static_cast<int>(maps.size());
}

}  // namespace wizbid
