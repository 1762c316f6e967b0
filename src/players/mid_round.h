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
  // What its declared card, if it has one, counted as: a Wizard, or else a Jester.
  std::optional<bool> as_wizard = std::nullopt;
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
  std::optional<bool> as_wizard = std::nullopt;  // its declared card, if it has one

  PlayedCard play(std::size_t place) const { return {cards[place], as_wizard.value_or(false)}; }
};

// A round in which it is my turn to play a card: everything in it is possible under the rules.
struct MidRound {
  Situation situation;  // once all had bid: `hand` is the one that I was dealt
  CardSet held;         // of it
  // All that is public but for what it points to: table() has that.
  PublicRound state;
  std::optional<SpecialTrick> special_trick;  // on the table, where there are special cards
  std::array<int, max_players> bonus{};     // by seat: points from cards that it has for a bid made
  std::array<CardSet, max_players> played;  // by seat
  std::vector<PlayedTrick> tricks;          // past ones
  PlayedTrick on_table;

  // Must not outlive this.
  PublicRound table() const {
    PublicRound copy = state;
    copy.scoring = &situation.rules.scoring;
    if (special_trick) {
      copy.special_cards = &situation.rules.special;
      copy.special = &*special_trick;
    }
    return copy;
  }
  Tricks my_bid() const { return *situation.bids[static_cast<std::size_t>(me())]; }
  // How the trick on the table would end as it is. Must hold: there is one.
  TrickEnd trick_end() const {
    return special_trick ? special_trick->end() : TrickEnd{state.trick.winning_place()};
  }
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
