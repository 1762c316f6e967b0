// The round of one card, counted exactly: nobody has a choice of play, so the odds are a matter of
// who holds what, and of what the bids say about it. docs/odds.md has the formulas.
#pragma once

#include "odds/answer.h"
#include "odds/evidence_report.h"
#include "odds/question.h"

namespace wizbid {

// Must hold: one card a hand, trump settled, and every bid of the others that was heard is 0 or 1;
// once the auction is over my own bid is among them.
//
// Every bid heard, and the trump that a dealer named, is evidence, read with the exact strategies
// of bidders who read the bids before theirs in the same way; unless the others are a model that
// takes no heed of bids, whose bids (and trump) say nothing. Bids are read with
// question.bid_noise; noise below 1e-6 points is taken as 0. With noise 0 all figures are ratios of
// whole numbers; if the bids heard can't all be the best ones, the deals count in which the bidders
// lose least together (the limit of small noise).
// With special cards in the deck see odds/one_card_special.h.
// make_fraction is set with noise 0 or infinity, or when there is nothing to infer from.
Answer one_card_odds(const Question& question);

// What the bids say about each of the others. Must hold: as above.
EvidenceReport one_card_evidence(const Question& question);

}  // namespace wizbid
