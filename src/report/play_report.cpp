#include "report/play_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "report/play_words.h"
#include "report/repeat_command.h"
#include "report/text_layout.h"

namespace wizbid {

namespace {

// The table with as many columns for tricks as there is room for.
std::string table_part(const PlayReport& report, const TextStyle& style) {
  PlayTable odds;
  for (int most = report.round.situation.cards + 1; most > 0; --most) {
    odds = play_table(report, cards_in(report.round.situation.deck, style, report.language), most);
    odds.table = in_style(std::move(odds.table), style);
    if (width_of(odds.table) <= style.width)
      break;
  }
  const std::string head =
      in_style(say(report.language, "% to end with so many tricks (. under 0.5)"), style);
  const int begin = column_start(odds.table, odds.tricks_from);
  const int room = style.width - columns_of(head);
  const std::string over =
      std::string(static_cast<std::size_t>(std::max(0, std::min(begin, room))), ' ') + head;
  return emphasised(over, Emphasis::faint, style.colour) + '\n' +
         table_text(odds.table, style.colour);
}

// Nothing where it is not known.
std::string cell(double value) {
  return std::isfinite(value) ? fmt::format("{}", value) : "";
}

}  // namespace

std::string play_report_brief(const PlayReport& report, const TextStyle& style) {
  return in_style(play_line(report, cards_in(report.round.situation.deck, style, report.language)),
                  style) +
         '\n';
}

std::string play_report_text(const PlayReport& report, const TextStyle& style) {
  const CardStyle suits = cards_in(report.round.situation.deck, style, report.language);
  const std::string brief = wrapped(in_style(play_line(report, suits), style), style.width);
  std::string text = emphasised(brief, Emphasis::strong, style.colour) + "\n\n";
  text += paragraph(joined(round_sentences(report, suits)), style) + '\n';
  text += paragraph(play_certainty(report) + ":", style) + table_part(report, style);
  for (const std::string& note : play_notes(report, suits))
    text += '\n' + paragraph(note, style);
  text += '\n' +
          emphasised(paragraph(joined(play_method(report)), style), Emphasis::faint, style.colour);
  const std::string again = say(report.language, "Again: ");
  return text + folded(report.repeat, style.width, static_cast<int>(again.size()), again) + '\n';
}

std::string play_report_csv(const PlayReport& report) {
  std::string text =
      "card,alike,recommended,expected_score,loss,make,expected_score_error,make_error,p_best,"
      "deals,how";
  for (int tricks = 0; tricks <= report.round.situation.cards; ++tricks)
    text += fmt::format(",tricks_{}", tricks);
  text += '\n';
  const DeckName deck = report.round.situation.deck;
  for (const std::size_t place : report.advice.ranking) {
    const CardOdds& odds = report.answer.cards[place];
    text +=
        fmt::format("{},{},{},{},{},{},{},{},{},{},{}",
                    card_text(odds.cards.lowest(), deck) + declared_words(odds.as_wizard),
                    card_text(odds.cards, deck), place == report.advice.best(), odds.expected_score,
                    report.advice.loss[place], odds.make, cell(odds.score_error),
                    cell(odds.make_error), report.answer.credible ? cell(odds.best_chance) : "",
                    odds.deals, report.answer.how == How::sampled ? "sampled" : "enumerated");
    for (const double chance : odds.tricks)
      text += fmt::format(",{}", chance);
    text += '\n';
  }
  return text;
}

std::string play_report_markdown(const PlayReport& report) {
  const CardStyle suits{report.round.situation.deck, SuitStyle::symbols, report.language};
  PlayTable odds = play_table(report, suits, report.round.situation.cards + 1);
  for (std::size_t column = odds.tricks_from; column < odds.table.heads.size(); ++column)
    odds.table.heads[column] = say_count(report.language, odds.table.heads[column] == "1" ? 1 : 2,
                                         "{} trick, %", "{} tricks, %", odds.table.heads[column]);
  std::string text = fmt::format("**{}**\n\n{}\n\n{}:\n\n{}", play_line(report, suits),
                                 joined(round_sentences(report, suits)), play_certainty(report),
                                 markdown_table(odds.table));
  for (const std::string& note : play_notes(report, suits))
    text += '\n' + note + '\n';
  return text +
         fmt::format("\n{}\n\n    {}\n", joined(play_method(report)), one_line(report.repeat));
}

}  // namespace wizbid
