// Charts of exact chances about hidden hands: who holds what, and which led card wins.
#pragma once

#include "charts/chart.h"
#include "rules/table.h"

namespace wizbid {

// By round, the chance that somebody, or the next player, holds a Wizard, the ace of trump, a
// higher trump, or is void in a suit. Each as `wizbid count` answers for a hand that has none of
// these cards. Must hold: 1 <= first <= last <= last_round(players).
Chart holdings_chart(int players, int first, int last, Language language);

// By round and card, the chance that it wins the first trick, led, if everybody who can beat it
// does; the rest of my hand is not known: every deal of the 58 unseen cards is as likely as every
// other. Rows stop where all cells are below 5%. Must hold: as above.
Chart card_odds_chart(int players, int first, int last, Language language);

}  // namespace wizbid
