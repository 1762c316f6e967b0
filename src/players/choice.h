// What a player does at his turn: one bid, one suit, one card. Among choices that he likes equally
// one is drawn.
#pragma once

#include "deals/random.h"
#include "players/mid_round.h"
#include "players/player.h"

namespace wizbid {

// His legal bid. Must hold: the trump is settled and the auction is not over.
Tricks choose_bid(const Player& player, const Situation& situation, Random& random);

// What he names. Must hold: situation.trump_open.
Trump choose_trump(const Player& player, const Situation& situation, Random& random);

// His card, one of round.legal(). Renaming the suits of the round renames the card.
Card choose_card(const Player& player, const MidRound& round, Random& random);

}  // namespace wizbid
