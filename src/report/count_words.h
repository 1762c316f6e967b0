// A count told in sentences, for people.
#pragma once

#include <string>
#include <vector>

#include "report/count_report.h"

namespace wizbid {

// What the chance is of, to go on after "chance that ": "some opponent holds a Wizard".
std::string question_words(const CountReport& report, CardStyle style);

// What I know, one sentence each: "4 players, 3 cards each." "You hold 2C 3C 4C." ...
std::vector<std::string> known_sentences(const CountReport& report, CardStyle style);

// What the question comes down to among the unseen cards, one sentence each:
//   "56 cards are unseen; the 3 opponents hold 9 of them."
//   "Unseen of trump>9+W (7 cards): 10H QH AH, 4 W."
std::vector<std::string> unseen_sentences(const CountReport& report, CardStyle style);

}  // namespace wizbid
