// Rounds under way for tests.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "cards/notation.h"
#include "players/mid_round.h"

namespace wizbid {

inline std::vector<Card> cards_of(const char* text) {
  return parse_hand(text).value();
}

// Three players, three cards each, hearts are trump; two tricks are over and I, seat 2, am the last
// to play but one. Bids 1, 1, 0.
inline MidRound last_trick() {
  RoundDescription said;
  said.start.rules = official_rules();
  said.start.players = 3;
  said.start.seat = 2;
  said.start.hand = cards_of("QS");
  said.start.turn_up_said = true;
  said.start.turn_up = cards_of("7H").front();
  said.start.bids = {{1, 1, 0}};
  said.tricks = {{1, cards_of("2C AC 3C"), 2}, {2, cards_of("KD 5S 9D"), 2}};
  said.on_table = {2, {}, std::nullopt};
  return check_mid_round(said).value();
}

// Four players, four cards each, clubs are trump. Two tricks are over; seat 4 has no spade, seat 1
// no diamond. I, seat 3, hold two cards and lead.
inline MidRound two_tricks_left() {
  RoundDescription said;
  said.start.rules = official_rules();
  said.start.players = 4;
  said.start.seat = 3;
  said.start.hand = cards_of("JD W");
  said.start.turn_up_said = true;
  said.start.turn_up = cards_of("5C").front();
  said.start.bids = {{1, 0, 2, 1}};
  said.tricks = {{1, cards_of("2S 9S AS 3H"), 3}, {3, cards_of("KD 3D 4S 2D"), 3}};
  said.on_table = {3, {}, std::nullopt};
  return check_mid_round(said).value();
}

// Three players, six cards each, spades are trump; five cards left and I, seat 1, am last to play
// to a trick. `hand` is what I hold.
inline MidRound early(const char* hand) {
  RoundDescription said;
  said.start.rules = official_rules();
  said.start.players = 3;
  said.start.seat = 1;
  said.start.hand = cards_of(hand);
  said.start.turn_up_said = true;
  said.start.turn_up = cards_of("8S").front();
  said.start.bids = {{2, 2, 1}};
  said.tricks = {{1, cards_of("2H KH 5H"), 2}};
  said.on_table = {2, cards_of("QD 3D"), std::nullopt};
  return check_mid_round(said).value();
}

}  // namespace wizbid
