// How often the bid that `odds` recommends is made where it says that it will be, measured at
// tables of several kinds: the file tables/reliability/odds.txt, part of the program.
//
// Each line of the file that does not begin with # tells of the situations at tables of one kind
// in which what `odds` said lay in a range:
//
//     TABLE PLAYERS FROM TO SITUATIONS SAID HAPPENED ERROR
//
// TABLE names the others at the table, PLAYERS how many play, FROM and TO are percents, SAID is the
// mean of what was said and HAPPENED how often the bid was made, both in percent, ERROR the
// standard error of HAPPENED in percent (100 where only one situation tells). FROM 0 TO 100 is all
// situations together.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace wizbid {

struct ReliabilityLine {
  std::string_view table;  // "points", "rival", "mixed", "greedy"
  int players = 0;
  double from = 0;     // percent, included
  double to = 0;       // percent; included at 100 only
  int situations = 0;  // that it was tried in
  double said = 0;     // percent
  double happened = 0;
  double error = 0;  // one standard error of `happened`
};

// The lines of such a text, in order. Those that do not read are left out: the tests see to it that
// there are none in the shipped file. The names point into `text`.
std::vector<ReliabilityLine> read_reliability(std::string_view text);

// The contents of the file.
std::string_view shipped_reliability();

// What happened at such tables where the chance was said to be `chance`, 0..1; nullopt where fewer
// than 100 situations tell.
std::optional<ReliabilityLine> happened_share(std::string_view table, int players, double chance);

// The same over all situations.
std::optional<ReliabilityLine> happened_overall(std::string_view table, int players);

}  // namespace wizbid
