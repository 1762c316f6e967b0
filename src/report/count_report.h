// An exact chance about hidden hands, told to people and to programs.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cards/card_query.h"
#include "cards/card_text.h"
#include "counting/integer.h"
#include "deals/situation.h"
#include "odds/holdings.h"
#include "report/text_report.h"
#include "words/language.h"

namespace wizbid {

// Whose hands are asked about.
struct AskedHolder {
  Holder holder = Holder::any_opponent;
  // One opponent only: how many seats to the left of me, and his seat if mine is known.
  int left = 1;
  std::optional<Seat> seat;
  std::string typed;  // "any", "left:2"
};

// One condition: a number of cards of a set.
struct AskedCondition {
  std::string typed;  // the set as typed
  CardQuery query;
  HandCondition holding;  // its cards are those of the set that are unseen
};

struct HoldingCount {
  AskedHolder who;
  std::vector<AskedCondition> conditions;  // at least one
};

// Whether a card led to the first trick wins it when everybody who can beat it does.
struct LeadCount {
  Card card;
};

struct CountReport {
  std::string version;
  Situation situation;  // the seat is a stand-in unless seat_said
  bool seat_said = false;
  std::variant<HoldingCount, LeadCount> question;
  Fraction chance;
  // Why the chance is 0 where that may surprise, one sentence each.
  std::vector<std::string> notes;
  // The command that gives this answer again, as in report/repeat_command.h.
  std::vector<std::string> repeat;
  Language language = Language::english;  // of all words, the notes too
};

std::string count_report_text(const CountReport& report, const TextStyle& style);
std::string count_report_json(const CountReport& report);
std::string count_report_csv(const CountReport& report);
std::string count_report_markdown(const CountReport& report);

}  // namespace wizbid
