#include "report/text_report.h"

#include <fmt/format.h>

#include "report/brief_line.h"
#include "report/comparison_table.h"
#include "report/evidence_words.h"
#include "report/notes.h"
#include "report/odds_table.h"
#include "report/repeat_command.h"
#include "report/text_style.h"
#include "report/track_record.h"
#include "report/trump_table.h"
#include "report/words.h"

namespace wizbid {

namespace {

// The table with as many columns for tricks as there is room for.
OddsTable fitting_table(const OddsReport& report, const TextStyle& style) {
  const int all = report.situation.cards + 1;
  for (int most = all;; --most) {
    OddsTable odds = odds_table(report, most);
    odds.table = in_style(std::move(odds.table), style);
    if (most == 1 || width_of(odds.table) <= style.width)
      return odds;
  }
}

std::string table_part(const OddsReport& report, const TextStyle& style) {
  const OddsTable odds = fitting_table(report, style);
  const std::string head =
      in_style(say(report.language, "% to take so many tricks (. under 0.5)"), style);
  const int begin = column_start(odds.table, odds.tricks_from);
  const int room = style.width - columns_of(head);
  const std::string over =
      std::string(static_cast<std::size_t>(std::max(0, std::min(begin, room))), ' ') + head;
  return emphasised(over, Emphasis::faint, style.colour) + '\n' +
         table_text(odds.table, style.colour);
}

std::string why_part(const OddsReport& report, const TextStyle& style) {
  const Language in = report.language;
  std::string text = '\n' + say(in, "How the scores come about:") + '\n';
  for (const std::string& sum : score_sums(report))
    text += wrapped(in_style("  " + sum, style), style.width, 4) + '\n';
  if (!report.why && report.evidence)
    text +=
        '\n' + paragraph(say(in,
                             "What was heard weighs in these odds; what it says about each hand "
                             "is not told for more cards with a bid noise of 0."),
                         style);
  const bool evidence_told =
      report.why && (report.situation.clairvoyant() || !report.why->others.empty());
  if (!evidence_told)
    return text;
  text += '\n' + paragraph(evidence_caption(*report.why, in), style);
  text += table_text(in_style(evidence_table(*report.why, in), style), style.colour);
  for (const std::string& note : evidence_notes(report, in))
    text += '\n' + paragraph(note, style);
  return text;
}

std::string trumps_part(const OddsReport& report, const TextStyle& style) {
  if (!report.trumps)
    return "";
  return paragraph(trump_caption(report.language), style) +
         table_text(in_style(trump_table(report), style), style.colour) + '\n';
}

std::string track_record_part(const OddsReport& report, const TextStyle& style) {
  const std::string sentence = track_record_sentence(report);
  return sentence.empty() ? "" : '\n' + paragraph(sentence, style);
}

std::string comparison_part(const OddsReport& report, const TextStyle& style) {
  if (report.comparisons.empty())
    return "";
  return '\n' + paragraph(comparison_caption(report.language), style) +
         table_text(in_style(comparison_table(report), style), style.colour);
}

std::string notes_part(const OddsReport& report, const TextStyle& style) {
  std::string text;
  for (const std::string& note : notes_of(report))
    text += '\n' + paragraph(note, style);
  return text;
}

std::string method_part(const OddsReport& report, const TextStyle& style) {
  const std::string method = paragraph(joined(method_sentences(report)), style);
  const std::string again = say(report.language, "Again: ");
  const std::string command =
      folded(report.repeat, style.width, static_cast<int>(again.size()), again) + '\n';
  return '\n' + emphasised(method, Emphasis::faint, style.colour) + command;
}

std::string missing_part(const std::vector<OddsReport>& reports, const TextStyle& style) {
  const std::string missing = missing_seats_sentence(reports);
  return missing.empty() ? "" : '\n' + paragraph(missing, style);
}

}  // namespace

std::string brief_report(const OddsReport& report, const TextStyle& style) {
  return in_style(brief_line(report), style) + '\n';
}

std::string text_report(const OddsReport& report, const TextStyle& style) {
  const std::string brief = wrapped(in_style(brief_line(report), style), style.width);
  std::string text = emphasised(brief, Emphasis::strong, style.colour) + "\n\n";
  text += paragraph(joined(situation_sentences(
                        report, cards_in(report.situation.deck, style, report.language))),
                    style) +
          '\n';
  text += trumps_part(report, style);
  text += paragraph(certainty_sentence(report) + ":", style);
  text += table_part(report, style);
  text += notes_part(report, style);
  if (report.explain)
    text += why_part(report, style) + track_record_part(report, style);
  text += comparison_part(report, style);
  return text + method_part(report, style);
}

std::string text_report_of_seats(const std::vector<OddsReport>& reports, const TextStyle& style) {
  std::string text;
  for (const OddsReport& report : reports) {
    const std::string head = say(report.language, "Seat {}", report.situation.seat.number());
    text += (text.empty() ? "" : "\n\n") + emphasised(head, Emphasis::strong, style.colour) + '\n' +
            text_report(report, style);
  }
  return text + missing_part(reports, style);
}

std::string brief_report_of_seats(const std::vector<OddsReport>& reports, const TextStyle& style) {
  std::string text;
  for (const OddsReport& report : reports)
    text += say(report.language, "Seat {}", report.situation.seat.number()) + ": " +
            brief_report(report, style);
  return text + missing_part(reports, style);
}

}  // namespace wizbid
