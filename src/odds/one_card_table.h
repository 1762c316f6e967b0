// A round of one card as its players see it, with the suits' names taken off.
#pragma once

#include "cards/card_set.h"
#include "deals/situation.h"
#include "rules/scoring.h"
#include "rules/table.h"
#include "rules/trump.h"

namespace wizbid::one_card {

// What everybody knows before the first bid. Suits are relabelled: a trump suit is always
// `trump_label` (so suits that are not trump are alike), and which of several alike cards is turned
// up makes no difference. So answers can't depend on the name of a suit, to the last bit.
struct Table {
  int players = min_players;
  RuleSet rules;
  Scoring scoring;
  CardSet deck;                  // the cards not turned up: mine and the hidden ones
  Trump trump;                   // trump_label or none
  std::optional<Naming> naming;  // somebody who had seen his card chose the trump

  static constexpr Suit trump_label = Suit::clubs;
  // The suit that stands for all suits that are not trump.
  Suit plain_suit() const { return trump ? Suit::diamonds : Suit::clubs; }
  // The card that stands for all cards that are alike before any hand is known: suits that are not
  // trump are alike, and so are Wizards, and Jesters.
  Card kind_of(Card card) const;
  // Every card that stands for its kind: at most 28, and special cards.
  CardSet kinds() const;
};

// One player's place at it.
struct Place {
  Table table;
  Card mine;  // relabelled too: one of table.kinds()
};

// Must hold: situation.cards == 1, trump settled.
Place place_at(const Situation& situation);

}  // namespace wizbid::one_card
