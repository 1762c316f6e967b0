// A round that is under way, as one of its players sees it: told, replayed and checked.
#pragma once

#include <array>
#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "deals/hidden_hands.h"
#include "deals/situation.h"
#include "players/view.h"

namespace wizbid {

// A trick as somebody tells it, unchecked.
struct SaidTrick {
  std::optional<int> lead;    // the number of the seat that led; not said: as the rules have it
  std::vector<Card> cards;    // in the order played
  std::optional<int> winner;  // the number of a seat
};

// What a person said of a round in which he is to play a card, unchecked.
struct RoundDescription {
  SituationDescription start;  // with the bids of all seats; `hand`: the cards that he still holds
  std::optional<int> cards;    // dealt to each; not said: those held and the tricks played
  std::vector<SaidTrick> tricks;
  SaidTrick on_table;  // no cards: he leads
};

// A trick as it was played.
struct PlayedTrick {
  Seat lead;
  std::vector<Card> cards;
};

// A round in which it is my turn to play a card: everything in it is possible under the rules.
struct MidRound {
  Situation situation;  // once all had bid: `hand` is the one that I was dealt
  CardSet held;         // of it
  // All that is public but for its `scoring`: table() has that.
  PublicRound state;
  std::array<CardSet, max_players> played;  // by seat
  std::vector<PlayedTrick> tricks;          // past ones
  PlayedTrick on_table;

  // Must not outlive this.
  PublicRound table() const {
    PublicRound copy = state;
    copy.scoring = &situation.rules.scoring;
    return copy;
  }
  Tricks my_bid() const { return *situation.bids[static_cast<std::size_t>(me())]; }
  int me() const { return situation.seat.index(); }
  CardSet legal() const { return state.trick.legal(held); }
};

// The round described, or all that is wrong with it, at least one fault. A history that no hidden
// hands could have led to is a fault.
tl::expected<MidRound, std::vector<Fault>> check_mid_round(const RoundDescription& said);

// The hands that I don't see: what each of the others still holds, with the suits that it has
// failed to follow.
HiddenHands hidden_hands(const MidRound& round);

}  // namespace wizbid
