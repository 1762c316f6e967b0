// Which card to play: the question, and the odds of each card.
#pragma once

#include "odds/answer.h"
#include "odds/question.h"
#include "players/mid_round.h"

namespace wizbid {

struct CardQuestion {
  MidRound round;
  Model model;
  BidNoise bid_noise = 2;
};

// What happens after playing one of some cards that play alike.
struct CardOdds {
  CardSet cards;  // not empty: Wizards, Jesters, or neighbours that nobody tells apart
  // Of a card whose player says what it counts as: a Wizard, or else a Jester.
  std::optional<bool> as_wizard;
  std::vector<double> tricks;  // chance to end the round with 0..cards dealt tricks in all
  double make = 0;             // chance to make my bid
  Points expected_score = 0;   // of the round
  // Standard errors; 0 when exact, infinite where nothing is known (CardAnswer::credible).
  double make_error = 0;
  Points score_error = 0;
  Interval make_interval;   // 95%; both ends `make` when exact
  std::uint64_t deals = 0;  // that it was played on
  double best_chance = 0;   // that no other card has a larger expected score
};

struct CardAnswer {
  How how = How::sampled;
  std::vector<CardOdds> cards;  // in the deck's order; together all legal cards
  std::uint64_t deals = 0;      // the most that any card was played on
  double effective_deals = 0;   // sampled: the plain deals that these are worth; exact: deals
  Ending ending = Ending::complete;
  bool precision_reached = true;  // as in Answer
  bool credible = true;           // as in Answer
};

// The legal cards, those that play alike together: Wizards; Jesters; cards of a suit that have
// nothing between them but cards that are gone or mine and that no player tells apart
// (Player::rank_cuts).
std::vector<CardSet> like_cards(const CardQuestion& question);

// Something that I can do: play one of these cards.
struct CardChoice {
  CardSet cards;
  std::optional<bool> as_wizard;  // as in CardOdds

  PlayedCard played() const { return {cards.lowest(), as_wizard.value_or(false)}; }
};

// All that I can do: a choice for each of like_cards, two where I say what the card counts as.
std::vector<CardChoice> card_choices(const CardQuestion& question);

}  // namespace wizbid
