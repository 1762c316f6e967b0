// Whole games between named players.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "games/round.h"
#include "players/player.h"

namespace wizbid {

// Who plays what, and the luck of it. The places of the line-up are the players in the order in
// which they were named; in every round each has another seat.
struct Contest {
  RuleSet rules;
  std::vector<int> rounds;  // of a game in order, by number of cards: some of rounds(rules, n)
  std::vector<std::shared_ptr<const Player>> line_up;  // by place: 3 to 6, never null
  std::uint64_t seed = 1;
  bool duplicate = false;  // every game is played with all rotations of the line-up

  int players() const { return static_cast<int>(line_up.size()); }
  // How many times the deals of a game are played.
  int rotations() const { return duplicate ? players() : 1; }
};

// A game, in one rotation of the line-up: each place has moved so many chairs to the left.
struct GameId {
  std::uint64_t game = 0;  // the same number: the same deals
  int rotation = 0;        // 0..players - 1
};

// The seat of a place in the k-th round (from 0) of a game. In the first round of game 0 place 0
// leads; the deal moves one chair to the left from round to round and from game to game.
Seat seat_of(const Contest& contest, GameId id, int round, int place);

struct GameRound {
  int cards = 1;
  std::array<Seat, max_players> seats{};  // by place of the line-up
  RoundResult result;
};

// Plays a game. A round of so many cards has the same deal in every rotation and whatever other
// rounds are played; the dice for what the players like equally are each rotation's own. So players
// who do the same with the same cards get the same from all rotations together, to the point.
std::vector<GameRound> play_game(const Contest& contest, GameId id);

}  // namespace wizbid
