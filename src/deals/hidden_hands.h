// The hands that are still hidden after some cards have been played, and every way to deal them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "deals/deal.h"
#include "deals/random.h"

namespace wizbid {

// A count of deals. No situation of Wizard has as many as 2^127, with four cards added to the deck
// neither.
__extension__ using DealCount = unsigned __int128;

// What somebody knows of cards that he does not see.
struct HiddenHands {
  CardSet unseen;                                 // nobody but their holders sees them
  std::array<int, max_players> left{};            // by seat: how many of them it holds
  std::array<std::uint8_t, max_players> voids{};  // by seat, bit 1 << suit: it holds none
};

// All deals of hidden hands, numbered from 0 to count() - 1. Cards that no hand takes stay undealt.
//
// Seats with the same voids form a pool. The cards are dealt to pools suit by suit, in as many ways
// as a table of what the pools still need says, and then shared out within each pool: so every deal
// has exactly one number, however many voids are known (docs/play.md). Any number of threads may
// use one.
class ConsistentDeals {
 public:
  // Must hold: the hands together take at most as many cards as there are.
  explicit ConsistentDeals(const HiddenHands& hidden);

  // 0: no deal is consistent with what is known.
  DealCount count() const { return count_; }

  // The deal with that number. Must hold: number < count().
  Deal deal(DealCount number) const;

  // Every deal is exactly as likely as every other. Must hold: count() > 0.
  Deal draw(Random& random) const;

 private:
  struct Pool {
    std::uint8_t voids = 0;
    std::vector<std::size_t> seats;
    int need = 0;   // cards of its seats; of the pool without voids: and those undealt
    int radix = 0;  // what one card of its need counts in the number of a state; 0: without voids
  };
  // Cards that the same pools may hold.
  struct Group {
    std::vector<std::uint8_t> cards;
    std::vector<std::size_t> pools;  // those with voids that may hold them
  };
  // How many cards of a group go to each of its pools, and in how many ways.
  struct Share {
    std::array<int, max_players> to{};
    int state = 0;            // of needs afterwards
    DealCount card_ways = 1;  // to choose the cards
  };

  void make_pools(const HiddenHands& hidden);
  void make_groups(const HiddenHands& hidden);
  void fill_tables();
  int need_in(int state, std::size_t pool) const;
  // Calls `visit` for the shares of a group in a fixed order until it returns true.
  template <typename Visit>
  bool each_share(const Group& group, int state, const Visit& visit) const;
  template <typename Visit>
  bool each_share(const Group& group, std::size_t place, int cards, Share share,
                  const Visit& visit) const;

  std::array<int, max_players> left_{};  // by seat: cards in its hand
  std::vector<Pool> pools_;              // the one without voids is the last
  std::vector<Group> groups_;
  int first_state_ = 0;
  // By group and state: ways to deal this group and those after it.
  std::vector<std::vector<DealCount>> ways_;
  DealCount sharings_ = 1;  // ways to share out within the pools
  DealCount count_ = 0;
};

}  // namespace wizbid
