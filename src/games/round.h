// One round between players: the deal, the trump, the auction, the cards, the scores.
#pragma once

#include <array>
#include <optional>

#include "deals/deal.h"
#include "deals/random.h"
#include "players/playout.h"
#include "rules/rule_set.h"

namespace wizbid {

// All that a round starts from.
struct DealtRound {
  int players = min_players;
  int cards = 1;                // in each hand
  Deal deal;                    // by seat
  std::optional<Card> turn_up;  // none where all cards are dealt
};

// How a round went, by seat; 0 for seats that do not play.
struct RoundResult {
  Trump trump;
  std::array<Tricks, max_players> bids{};
  std::array<Tricks, max_players> taken{};
  std::array<int, max_players> scores{};  // points, those of special cards with a bonus among them

  bool made(Seat seat) const {
    const auto place = static_cast<std::size_t>(seat.index());
    return bids[place] == taken[place];
  }
};

// Every deal and turn-up alike. Must hold: 1 <= cards <= last_round(players).
DealtRound draw_round(int players, int cards, Random& random);

// The same from the deck of the rules, which may have special cards; without them the same deals.
DealtRound draw_round(const RuleSet& rules, int players, int cards, Random& random);

// The suit that the dealer names: the one that he rates best, equal ones drawn alike.
Suit draw_best_trump(const Player& dealer, const TrumpView& view, Random& random);

// Plays a round by `rules`, as they hold in it (rules/round_rules.h): who has to names the trump;
// all bid in the order of the seats, each hearing those before him; then all cards are played.
// `random` settles what the players like equally. Must hold: where there are special cards, only
// players that know them (players/special_round.h).
RoundResult play_round(const RuleSet& rules, const DealtRound& dealt, const Seating& players,
                       Random& random);

}  // namespace wizbid
