#include "report/markdown_report.h"

#include <fmt/format.h>

#include "report/brief_line.h"
#include "report/comparison_table.h"
#include "report/evidence_words.h"
#include "report/notes.h"
#include "report/odds_table.h"
#include "report/repeat_command.h"
#include "report/track_record.h"
#include "report/trump_table.h"
#include "report/words.h"

namespace wizbid {

namespace {

// The odds of all numbers of tricks.
std::string odds_part(const OddsReport& report) {
  TextTable odds = odds_table(report, report.situation.cards + 1).table;
  for (std::size_t column =
           odds.heads.size() - static_cast<std::size_t>(report.situation.cards) - 1;
       column < odds.heads.size(); ++column)
    odds.heads[column] = say_count(report.language, odds.heads[column] == "1" ? 1 : 2,
                                   "{} trick, %", "{} tricks, %", odds.heads[column]);
  return markdown_table(odds);
}

std::string section(const OddsReport& report) {
  const CardStyle style{report.situation.deck, SuitStyle::symbols, report.language};
  std::string text = fmt::format("**{}**\n\n{}\n\n", brief_line(report),
                                 fmt::join(situation_sentences(report, style), " "));
  if (report.trumps)
    text += fmt::format("{}\n\n{}\n", trump_caption(report.language),
                        markdown_table(trump_table(report)));
  text += fmt::format("{}:\n\n{}", certainty_sentence(report), odds_part(report));
  for (const std::string& note : notes_of(report))
    text += '\n' + note + '\n';
  if (report.explain)
    text += fmt::format("\n{}\n\n- {}\n", say(report.language, "How the scores come about:"),
                        fmt::join(score_sums(report), "\n- "));
  if (report.explain && report.why)
    text += fmt::format("\n{}\n\n{}", evidence_caption(*report.why, report.language),
                        markdown_table(evidence_table(*report.why, report.language)));
  if (report.explain)
    for (const std::string& note : evidence_notes(report, report.language))
      text += fmt::format("\n{}\n", note);
  if (const std::string record = track_record_sentence(report); report.explain && !record.empty())
    text += '\n' + record + '\n';
  if (!report.comparisons.empty())
    text += fmt::format("\n{}\n\n{}", comparison_caption(report.language),
                        markdown_table(comparison_table(report)));
  return text + fmt::format("\n{}\n\n    {}\n", fmt::join(method_sentences(report), " "),
                            one_line(report.repeat));
}

}  // namespace

std::string markdown_report(const std::vector<OddsReport>& reports) {
  if (reports.size() == 1)
    return section(reports.front());
  std::string text;
  for (const OddsReport& report : reports)
    text += fmt::format("{}## {}\n\n{}", text.empty() ? "" : "\n",
                        say(report.language, "Seat {}", report.situation.seat.number()),
                        section(report));
  return text;
}

}  // namespace wizbid
