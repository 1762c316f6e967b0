// The odds of cards told in sentences and as a table, for people.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/play_report.h"
#include "report/text_table.h"

namespace wizbid {

// "2S", or "W", or "2S or 3S" for cards that play alike; "Merlin=W" where I say what it counts as.
std::string card_words(const CardOdds& odds, CardStyle style, Language language);

// "=W" or "=J" behind a card whose player said what it counts as; nothing behind another.
std::string declared_words(std::optional<bool> as_wizard);

// "Play 2S (makes 62%, +12.4; AS would cost 3.1)", with ± if sampled.
std::string play_line(const PlayReport& report, CardStyle style);

// What I know, one sentence each.
std::vector<std::string> round_sentences(const PlayReport& report, CardStyle style);

// How far the numbers can be trusted, as certainty_sentence (report/words.h). Without a full stop.
std::string play_certainty(const PlayReport& report);

// Toss-up and what else there is to say under the table, one sentence each.
std::vector<std::string> play_notes(const PlayReport& report, CardStyle style);

// How the answer came about and for whom it holds, one sentence each.
std::vector<std::string> play_method(const PlayReport& report);

struct PlayTable {
  TextTable table;
  std::size_t tricks_from = 0;  // the column where the odds of the tricks begin
};

// A row a card, the best first; at most `most_trick_columns` columns for the tricks.
PlayTable play_table(const PlayReport& report, CardStyle style, int most_trick_columns);

}  // namespace wizbid
