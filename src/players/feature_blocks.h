// Where each group of inputs begins in the network's row of inputs.
#pragma once

#include "players/features.h"

namespace wizbid::feature_blocks {

// The size of a set, counted in parallel in pairs, fours and eights of bits: plain x86-64 has no
// instruction for it and calls a function, which the listing of inputs would do some thirty times.
constexpr int count(CardSet cards) {
  std::uint64_t sums = cards.bits();
  sums -= (sums >> 1) & 0x5555'5555'5555'5555U;
  sums = (sums & 0x3333'3333'3333'3333U) + ((sums >> 2) & 0x3333'3333'3333'3333U);
  sums = (sums + (sums >> 4)) & 0x0F0F'0F0F'0F0F'0F0FU;
  return static_cast<int>((sums * 0x0101'0101'0101'0101U) >> 56);
}

inline constexpr int suit_cards = suit_places * ranks_per_suit;

// Goes up whenever an input changes its meaning: weights are made for one version.
inline constexpr int version = 1;

// Each block is one group of related facts, of which one or several are active.
enum Block : int {
  // The state.
  decision_kind = 0,                            // value, bid, card
  objective_kind = decision_kind + 3,           // points, rival
  sum_rule_kind = objective_kind + 2,           // in force
  turned_up = sum_rule_kind + 1,                // suit, none (Jester, or the last round), named
  own_card = turned_up + 3,                     // by place and rank; count of W; of J
  gone_card = own_card + suit_cards + 8,        // played or turned up; the same
  higher_unseen = gone_card + suit_cards + 8,   // own card: by place, unseen above it
  lower_unseen = higher_unseen + suit_cards,    // own card: by place, unseen below it
  own_length = lower_unseen + suit_cards,       // by place, 0..13
  gone_length = own_length + suit_places * 14,  // by place, 0..13
  best_card = gone_length + suit_places * 14,   // of the trick; none
  suit_led = best_card + faces + 1,             // by place; no suit to follow
  to_act = suit_led + suit_places + 1,          // seats after mine in the trick, 0..5
  winner_seat = to_act + 6,                     // of the trick, seats to my left 1..5
  winner_need = winner_seat + 6,                // none wanted, some, unknown
  beaters_unseen = winner_need + 3,             // unseen cards that beat the best, 0..24
  winning_count = beaters_unseen + 25,          // own legal cards that would win, 0..20
  round_size = winning_count + 21,              // players and cards
  own_seat = round_size + 4 * 20,               // players and seat
  own_bid = own_seat + 4 * 6,                   // 0..20
  tricks_left = own_bid + 21,                   // 0..20
  need_and_left = tricks_left + 21,             // need -1..20 with tricks left 1..20
  density = need_and_left + 22 * 21,            // share of unseen cards in other hands
  other_bid = density + 17,                     // before the play: to my left, 0..12, none
  other_need = other_bid + 5 * 14,              // in the play: -4..10, unknown
  other_void = other_need + 5 * 16,             // seats to my left and place
  other_acts = other_void + 5 * suit_places,    // to play: wants none, some, unknown; void
  total_need = other_acts + 5 * 4,              // all needs less tricks left, -12..12, unknown
  bids_to_come = total_need + 26,               // seats that have not been heard, 0..6
  // The choice of a card.
  choice_card = bids_to_come + 7,            // the face
  choice_wins = choice_card + faces,         // would win now, seats to act, own need - 0 +
  choice_beaters = choice_wins + 2 * 6 * 3,  // unseen cards that beat it, if it would win
  choice_higher = choice_beaters + 25,       // unseen above it: trump or plain, 0..12
  choice_lower = choice_higher + 2 * 13,     // unseen below it
  choice_length = choice_lower + 2 * 13,     // own cards of the suit: trump or plain
  choice_rank = choice_length + 2 * 14,      // own cards of the suit above it
  choice_kind = choice_rank + 13,            // how it is played, and own need - 0 +
  choice_voids = choice_kind + 7 * 3,        // led: seats known void, 0..5
  // The choice of a bid.
  choice_bid = choice_voids + 6,                 // with the size of the round
  choice_bid_players = choice_bid + 20 * 21,     // with the number of players
  choice_bid_gap = choice_bid_players + 4 * 21,  // all bids less tricks, bids to come
  inputs_end = choice_bid_gap + 25 * 7
};

}  // namespace wizbid::feature_blocks
