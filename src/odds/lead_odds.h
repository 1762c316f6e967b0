// The exact chance that a card led to the first trick wins it against everybody's best answer.
#pragma once

#include "odds/holdings.h"
#include "rules/trump.h"

namespace wizbid {

// The chance that `lead`, led to the first trick, wins it when every opponent who can beat it does;
// in other words, that nobody can beat it:
//   a suit card: nobody holds a Wizard or a higher card of the suit, and nobody who is void in the
//     suit holds a trump (he need not follow; one who holds a lower card of the suit must);
//   a Wizard always wins;
//   a Jester wins if nobody holds anything but Jesters: it leaves the suit open.
// Every deal of the unseen cards is as likely as every other. Must hold: `lead` is not unseen.
Fraction chance_lead_wins(const Hidden& hidden, Trump trump, Card lead);

}  // namespace wizbid
