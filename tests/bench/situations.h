// The situations that benchmarks and the bench signature work on.
#pragma once

#include <cassert>
#include <optional>
#include <vector>

#include "cards/notation.h"
#include "deals/situation.h"
#include "odds/question.h"
#include "players/player.h"

namespace wizbid::bench {

inline Situation situation(int players, int seat, const char* hand, const char* turn_up,
                           std::optional<std::vector<std::optional<int>>> bids = std::nullopt) {
  SituationDescription said;
  said.players = players;
  said.seat = seat;
  said.hand = *parse_hand(hand);
  said.turn_up_said = true;
  said.turn_up = *parse_card(turn_up);
  said.bids = std::move(bids);
  return *check_situation(said);
}

inline Situation four_players_five_cards() {
  return situation(4, 2, "AH 10S 3C 9D W", "7H");
}

inline Situation four_players_eight_cards() {
  return situation(4, 3, "AH 4H 10S 3C KC 9D 2D W", "7H", {{2, 1}});
}

inline Question question(const Situation& situation, const char* model) {
  return {situation, {find_player(model), find_player(model)}, 2};
}

}  // namespace wizbid::bench
