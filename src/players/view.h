// What a player may see. Hidden hands are not in these types, so no player can peek.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "cards/card_set.h"
#include "rules/bidding.h"
#include "rules/rule_set.h"
#include "rules/special_cards.h"
#include "rules/table.h"
#include "rules/trick.h"

namespace wizbid {

// The public state of a round, the same for everybody at the table.
struct PublicRound {
  const Scoring* scoring = nullptr;  // never null
  int players = min_players;
  int cards = 1;          // dealt to each
  bool sum_rule = false;  // the last bidder may not make the bids add up to the tricks
  std::optional<Card> turn_up;
  Trump trump;
  // By seat. nullopt: not bid yet, or not heard by anybody.
  std::array<std::optional<Tricks>, max_players> bids;
  std::array<std::int8_t, max_players> taken{};
  // On the table. Where there are special cards it knows what is to be followed, and `special` the
  // rest; null where there are none.
  Trick trick{std::nullopt};
  const SpecialTrick* special = nullptr;
  const SpecialCards* special_cards = nullptr;  // null: there are none
  Seat leader;                                  // of that trick
  CardSet played;                               // all cards played so far, this trick's included
  // By seat, one bit a suit (1 << suit): has failed to follow it, so holds none.
  std::array<std::uint8_t, max_players> voids{};

  // The seat whose turn it is. Must hold: the trick is not complete.
  Seat turn() const { return leader.left(trick.size(), players); }

  // The seat whose turn it is plays `card`.
  void play(Card card) { play(card, card); }
  // The same of a card that does to the suit to follow what `like` does, which is no special card.
  void play(Card card, Card like) {
    const std::optional<Suit> suit = trick.suit_to_follow();
    if (suit && card.is_suited() && card.suit() != *suit)
      voids[static_cast<std::size_t>(turn().index())] |=
          static_cast<std::uint8_t>(1U << static_cast<unsigned>(*suit));
    trick.play(like);
    played.insert(card);
  }

  // The seats still to play to the trick after the one whose turn it is.
  int still_to_play() const { return players - 1 - trick.size(); }
};

// The bid that the rules forbid the seat whose turn it is to bid, if any.
inline std::optional<Tricks> forbidden_bid(const RuleSet& rules, const PublicRound& table,
                                           Seat seat) {
  return forbidden_bid(rules, table.players, table.cards, seat, table.bids);
}

// A player about to name a trump suit (dealer, Wizard turned up): his hand, no bids yet.
struct TrumpView {
  const PublicRound& table;
  Seat seat;
  CardSet hand;
};

// A player about to bid.
struct BidView {
  const PublicRound& table;
  Seat seat;
  CardSet hand;
};

// A player about to play a card. `hand` is what he still holds. `bid` is his own bid, which the
// table may not have heard.
struct CardView {
  const PublicRound& table;
  Seat seat;
  CardSet hand;
  Tricks bid;

  Tricks need() const { return bid - table.taken[static_cast<std::size_t>(seat.index())]; }
  CardSet legal() const { return table.trick.legal(hand); }
};

}  // namespace wizbid
