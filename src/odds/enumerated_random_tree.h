// The tree of play when everybody plays each of his legal cards with equal chance.
#pragma once

#include <array>

#include "deals/deal.h"
#include "odds/enumerated_positions.h"
#include "odds/enumerated_units.h"

namespace wizbid {

// One row of ways for all bids.
//
// Two cards of a hand branch alike, and are followed once with double weight, if no card of their
// suit in another hand, nor the one that is winning the trick, lies between them: swapping them
// maps one branch to the other and leaves the winner of every trick as it was. For the same reason
// what is still to come after a trick depends on the order of the cards held and on nothing else,
// so it is remembered under that order: positions recur from deal to deal.
class RandomTree {
 public:
  // For hands of up to `cards` cards at the table of `situation`. Must hold:
  // card_choices_unit(situation.players, cards).
  RandomTree(const Situation& situation, int cards);

  // The weight of all branches together.
  std::uint64_t unit() const { return units_.back(); }

  // Sets the position: hands of `cards` cards.
  void deal(const Deal& deal);
  // Sets ways[t], for t = 0..cards, to the weight of the branches in which I take t more tricks if
  // `leader` leads. Not for several threads at once.
  void play(Seat leader, Ways ways) { play_on(leader.index(), cards_, ways); }

 private:
  using Bits = std::uint64_t;  // a CardSet's
  // A trick in progress.
  struct Table {
    Bits follow = 0;          // the suit to follow, empty: none
    bool open = true;         // no card yet but Jesters
    Bits winners = ~Bits{0};  // the cards that would be winning
    Bits winning = 0;         // the card that is winning
    int winner = 0;           // whose it is
  };
  // What a trick is played for.
  struct Node {
    int cards_left;
    bool is_remembered_after;  // so rows_ must be kept up to date
    Ways ways;
  };

  void play_on(int leader, int cards_left, Ways ways);
  void play_trick(int leader, const Node& node);
  void next_card(const Table& table, int seat, int still_to_play, const Node& node,
                 std::uint64_t weight);
  void end_trick(int winner, const Node& node, std::uint64_t weight);
  int last_winner(int leader) const;
  Table after(const Table& table, Bits card, int seat) const;
  int left_of(int seat) const { return seat + 1 == players_ ? 0 : seat + 1; }

  int players_;
  int cards_;
  int me_;
  std::vector<std::uint64_t> units_;               // by cards left
  std::array<Bits, Card::deck_size> beaten_by_{};  // by the card that is winning
  std::array<Bits, Card::deck_size> suit_of_{};    // empty for Wizards and Jesters
  std::vector<PositionMemory> memories_;           // by cards left

  std::array<Bits, max_players> hands_{};
  Bits in_hands_ = 0;
  PositionRows rows_;
};

}  // namespace wizbid
