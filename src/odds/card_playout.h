// Plays the rest of a round after a card of mine.
#pragma once

#include "deals/random.h"
#include "odds/card_odds.h"
#include "players/playout.h"

namespace wizbid {

// Any number of threads may use one.
class CardPlayout {
 public:
  // Keeps what it needs of the question's players; `question` must outlive it.
  explicit CardPlayout(const CardQuestion& question);

  // The hands as they were dealt, given those that are left: with what each has played.
  Deal dealt(const Deal& left) const;

  // The tricks that I end the round with if I play `card` and the hidden hands are `left`. Bids
  // that were not heard are drawn, as in Playout; so is what players like equally.
  Tricks play(const Deal& left, Card card, Random& random) const;

  // The same where there are special cards, of all seats.
  SpecialRoundEnd play_special(const Deal& left, PlayedCard played, Random& random) const;

  // The bids of all seats, those that were not heard drawn. Uses no number where all were heard.
  OwnBids bids(const Deal& left, Random& random) const;

 private:
  const CardQuestion& question_;
  PublicRound table_;
  Seating players_{};
  bool all_heard_ = true;
  bool bids_matter_;
};

// Plays `card` from the hand of the seat whose turn it is; a trick that it completes is taken.
void play_card(PublicRound& table, Deal& hands, Card card);

}  // namespace wizbid
