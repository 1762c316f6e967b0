// Classes of deals: hidden hands that play alike are walked through once, with their number.
#pragma once

#include <functional>
#include <memory>

#include "deals/classes_patterns.h"
#include "deals/deal.h"

namespace wizbid {

// Deals that play alike for every player whose rank cuts were given.
struct DealClass {
  Deal deal;                // one of them, the bidder's own hand included
  std::uint64_t deals = 0;  // how many ordered deals it stands for
};

// All classes of the hidden hands of a situation, walked through in a fixed order, never stored.
//
// Two deals are in one class if they differ only in cards that nobody holds, in which of the like
// Wizards or Jesters somebody holds, or in the names of suits that are alike to the bidder. The
// numbers of deals add up to count_deals(situation). Given the full deck as cuts, every class is
// one deal, up to Wizards, Jesters and the names of suits: the walk is then deal by deal.
//
// Keeps the patterns of each kind of suit, so ask count_classes() first whether it is worth it. Any
// number of threads may walk. docs/enumeration.md has an example by hand.
class DealClasses {
 public:
  // `cuts`: the union of the players' rank cuts.
  DealClasses(const Situation& situation, CardSet cuts);

  // After a trick: the hands of `cards` cards that the others can have left, drawn from these gaps.
  // `hand`: mine.
  DealClasses(const Situation& situation, const Gaps& gaps, int cards, CardSet hand);

  // Independent pieces of the work, for threads: every class is in exactly one, and some
  // are empty. They depend on the situation and the cuts only.
  std::size_t pieces() const { return pieces_.size(); }

  // Calls `visit` for the classes of a piece, in a fixed order, until it returns false. Whether
  // it never did.
  using Visit = std::function<bool(const DealClass&)>;
  bool walk(std::size_t piece, const Visit& visit) const;

 private:
  // What is settled in a piece, as codes of counts: who holds how many Wizards, Jesters and cards
  // of the first suit.
  struct Piece {
    int wizards;
    int jesters;
    int first_suit;
  };
  class Walk;

  void make_patterns(int cards);
  void make_pieces();
  std::vector<int> ways_to_hand_out(int cards) const;
  void hand_out(CardSet cards, int counts, DealClass& to) const;

  Gaps gaps_;
  DealClass start_;                                 // my own hand only
  std::array<std::size_t, max_opponents> seats_{};  // of the opponents
  int opponents_;
  CountCode code_;
  std::vector<std::vector<int>> parts_;  // by code: the codes that fit into it
  // By place in gaps_.suits; alike suits share theirs.
  std::array<std::shared_ptr<const SuitPatterns>, 4> patterns_of_;
  std::vector<Piece> pieces_;
};

}  // namespace wizbid
