// Which card to play, told to people and to programs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "advice/card_advice.h"
#include "odds/card_plan.h"
#include "report/odds_report.h"
#include "report/text_report.h"

namespace wizbid {

struct PlayReport {
  Language language = Language::english;  // of text and Markdown
  std::string version;                    // of the program
  MidRound round;
  ModelNames model;
  BidNoise bid_noise = 2;
  std::uint64_t seed = 1;
  double seconds = 0;  // that the work took
  CardPlan plan;       // the method and why it was taken
  CardAnswer answer;
  CardAdvice advice;
  bool partial = false;          // the user stopped the work
  bool precision_asked = false;  // in so many words
  bool evidence = false;         // bids or a trump heard weigh in the answer
  // The command that gives this answer again, as in report/repeat_command.h.
  std::vector<std::string> repeat;
  bool repeats_exactly = true;
};

std::string play_report_text(const PlayReport& report, const TextStyle& style);
std::string play_report_brief(const PlayReport& report, const TextStyle& style);
std::string play_report_json(const PlayReport& report);
std::string play_report_csv(const PlayReport& report);
std::string play_report_markdown(const PlayReport& report);

}  // namespace wizbid
