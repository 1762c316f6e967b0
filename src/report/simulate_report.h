// The score sheet of games between named players, told to people and to programs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "games/standings.h"
#include "report/text_report.h"
#include "words/language.h"

namespace wizbid {

struct SimulateReport {
  Language language = Language::english;  // of text and Markdown
  std::string version;
  RuleSet rules;
  std::vector<std::string> names;  // by place of the line-up
  std::vector<int> rounds;         // of a game, by number of cards
  std::uint64_t games_asked = 0;   // standings.sets() were played
  std::uint64_t seed = 1;
  bool partial = false;                    // stopped by the user
  double seconds = 0;                      // that it took
  Standings standings{min_players, 0, 1};  // of at least one game
  // The command that gives this answer again, as in report/repeat_command.h.
  std::vector<std::string> repeat;

  bool duplicate() const { return standings.rotations() > 1; }
};

// Lines have at most style.width columns, if it is 80 or more.
std::string simulate_report_text(const SimulateReport& report, const TextStyle& style);
std::string simulate_report_markdown(const SimulateReport& report);

// One row a place of the line-up for the whole game, then for each round.
std::string simulate_report_csv(const SimulateReport& report);

std::string simulate_report_json(const SimulateReport& report);

}  // namespace wizbid
