// The odds of each card from every deal of the hidden hands. Exact for the model.
#pragma once

#include <optional>

#include "odds/card_odds.h"
#include "odds/watcher.h"

namespace wizbid {

// Cards that would be chosen to go through all deals, and what they look at counted as cards of the
// greedy player; infinite where this road can't be taken: a bid was not heard from a player who
// heeds bids, or a player plays at random with many cards left.
double work_of_card_enumeration(const CardQuestion& question);

// Every deal consistent with what was played, weighed by what was bid, each card played out on it
// in every way that the players like equally. nullopt if the watcher stopped it. The same bits for
// any number of threads. Must hold: the work is finite, threads > 0.
std::optional<CardAnswer> enumerate_cards(const CardQuestion& question, unsigned threads,
                                          Watcher& watcher);

}  // namespace wizbid
