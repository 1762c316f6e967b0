// The first trick under `random`, summed over all cards that the others may play to it.
#pragma once

#include <array>
#include <vector>

#include "deals/classes_gaps.h"
#include "odds/enumerated_sums.h"
#include "odds/enumerated_units.h"

namespace wizbid {

// What the others hold after the first trick, as far as it tells how they may have come there.
struct HandCounts {
  // By opponent, in the order of the seats: cards of each suit, Wizards, Jesters.
  static constexpr std::size_t kinds = 6;
  std::array<std::array<std::uint8_t, kinds>, max_players - 1> held{};
  // By place in FirstTrick::gaps(): cards held by anybody.
  static constexpr std::size_t most_gaps = 4 + max_cards;
  std::array<std::uint8_t, most_gaps> dealt{};

  friend bool operator==(const HandCounts&, const HandCounts&) = default;
};

// All ways to play to the first trick of a round in which I play a given card to it.
//
// The others' hands before the trick are what they hold after it and one card each. So instead of
// dealing whole hands and playing cards from them, the cards played are dealt first, from the gaps
// of the unseen cards, and the rest from what is left: the same pairs of a deal and a play. How
// many there are of each depends on HandCounts only, not on who holds which card within a gap. Two
// cards played from the same gap stand in either order equally often.
class FirstTrick {
 public:
  FirstTrick(const Situation& situation, Card mine);

  // The gaps that my hand leaves without the card played.
  const Gaps& gaps() const { return gaps_; }
  HandCounts count(const Deal& after) const;

  // By winner: the number of pairs of a deal and a play that end in hands with these counts and
  // with given owners in each gap, each weighed by the chance of the play, in units of 1 / unit()
  // of the trick; and the number of ways to give these hands alone, which DealClasses counts too.
  struct Weights {
    std::array<Wide, max_players> by_winner{};
    std::uint64_t hands = 1;
  };
  Weights weights(const HandCounts& after) const;

  // lcm(1..cards) for every player.
  static std::optional<std::uint64_t> unit(const Situation& situation);

 private:
  enum Kind : std::uint8_t { clubs, diamonds, hearts, spades, wizard, jester, none };
  static Kind kind_of(Card card);

  // What everybody plays, by seat, and which suit he has to follow.
  using Kinds = std::array<Kind, max_players>;
  // How many cards are played from each gap.
  using Taken = std::array<std::uint8_t, HandCounts::most_gaps>;
  struct Outcome {
    std::size_t taken;  // its place in taken_
    std::size_t winner;
    std::uint64_t plays;  // choices of the suit cards that come to this
  };
  struct Play {
    Kinds kinds;
    Kinds follow;
    int wizards;  // played by the others
    int jesters;
    std::vector<Outcome> outcomes;
  };
  // A piece of a gap: unseen cards that my card does not part.
  struct Cell {
    CardSet cards;
    std::size_t gap;
  };
  struct State;

  void next_seat(const State& state);
  void play_mine(const State& state);
  void play_suit(const State& state, Kind suit);
  void finish(const State& state);
  std::uint64_t share(const Play& play, std::size_t seat,
                      const std::array<std::uint8_t, HandCounts::kinds>& held) const;
  std::uint64_t ways_to_deal(const HandCounts& after, const Taken& taken) const;

  const Situation& situation_;
  Card mine_;
  std::uint64_t choices_unit_;
  std::array<std::size_t, max_players - 1> seats_{};  // of the opponents
  Gaps gaps_;
  std::vector<CardSet> gap_list_;
  std::array<std::vector<Cell>, 4> cells_;  // by suit, from the lowest up
  std::vector<Play> plays_;
  std::vector<Taken> taken_;
};

}  // namespace wizbid
