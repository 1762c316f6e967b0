// The round of one card in which each sees all cards but his own (clairvoyance), counted exactly:
// my card is one of those that I don't see, and what the others bid tells which, for they see it.
// docs/odds.md has the formulas.
#pragma once

#include "odds/answer.h"
#include "odds/evidence_report.h"
#include "odds/question.h"

namespace wizbid {

// Must hold: question.situation.clairvoyant(), trump settled, and every bid of the others that was
// heard is 0 or 1; once the auction is over my own bid is among them.
//
// Bids, and the trump that somebody named, are evidence as in one_card_odds: each is read with the
// exact strategy of a bidder who sees the others' cards and reads the bids before his in the same
// way. Answer::deals is the number of cards that mine may be.
Answer clairvoyance_odds(const Question& question);

// What the bids say about my card. Must hold: as above.
EvidenceReport clairvoyance_evidence(const Question& question);

}  // namespace wizbid
