// Situations for tests, written as a person would say them.
#pragma once

#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cards/notation.h"
#include "deals/situation.h"

namespace wizbid::oracle {

// Bids in the order of the seats, -1: not heard.
struct Told {
  int players = 3;
  int seat = 1;
  std::string_view hand;
  std::string_view turn_up = "7H";  // "none" in the last round
  std::string_view trump = "";      // of a dealer who has turned up a Wizard
  std::vector<int> bids = {};
};

// For GoogleTest.
inline void PrintTo(const Told& told, std::ostream* out) {
  *out << told.hand << ", " << told.turn_up << " turned up";
}

inline Situation situation(const Told& told) {
  SituationDescription said;
  said.rules = official_rules();
  said.players = told.players;
  said.seat = told.seat;
  said.hand = parse_hand(told.hand).value();
  said.turn_up_said = true;
  if (told.turn_up != "none")
    said.turn_up = parse_card(told.turn_up).value();
  if (!told.trump.empty()) {
    said.trump_said = true;
    said.trump = parse_suit(told.trump).value();
  }
  if (!told.bids.empty()) {
    said.bids.emplace();
    for (int bid : told.bids)
      said.bids->push_back(bid < 0 ? std::nullopt : std::optional(bid));
  }
  const auto checked = check_situation(said);
  if (!checked)
    throw std::invalid_argument(checked.error().front().message);
  return *checked;
}

}  // namespace wizbid::oracle
