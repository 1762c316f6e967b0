#include "report/simulate_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/number_format.h"
#include "report/repeat_command.h"
#include "report/simulate_tables.h"
#include "report/text_layout.h"
#include "report/training_note.h"
#include "report/words.h"
#include "rules/rule_words.h"

namespace wizbid {

namespace {

constexpr int few_games = 30;  // up to here the normal law makes intervals noticeably too narrow

std::string leads_caption(Language in) {
  return say(in, "Differences between the names:");
}

std::string rounds_caption(Language in) {
  return say(in, "By round: the mean score, and the share of bids made.");
}

std::string rounds_words(const SimulateReport& report) {
  const Language in = report.language;
  if (report.rounds.size() == 1)
    return say_count(in, report.rounds.front(), "the round of {} card", "the round of {} cards",
                     report.rounds.front());
  return say(in, "{} rounds, of {} to {} cards", report.rounds.size(), report.rounds.front(),
             report.rounds.back());
}

std::string opening_sentence(const SimulateReport& report) {
  const Language in = report.language;
  const std::int64_t games = report.standings.sets();
  const std::string number = count_text(games, in);
  const std::string rounds = rounds_words(report);
  if (!report.duplicate())
    return say_count(in, games, "{} game between {} players: {}.",
                     "{} games between {} players: {}.", number, report.names.size(), rounds);
  return say_count(in, games,
                   "{} game between {} players: {}; each played {} times on the same deals, with "
                   "the players rotated through all seats.",
                   "{} games between {} players: {}; each played {} times on the same deals, with "
                   "the players rotated through all seats.",
                   number, report.names.size(), rounds, report.standings.rotations());
}

std::string luck_sentence(const SimulateReport& report, const std::string& plus_minus) {
  const Language in = report.language;
  if (report.standings.sets() == 1)
    return say(in, "One game says nothing about luck: play more for intervals.");
  std::string sentence =
      report.duplicate()
          ? say(in, "{} is the 95% interval: the luck of the deals.", plus_minus)
          : say(in, "{} is the 95% interval: the luck of deals and seats.", plus_minus);
  if (report.standings.sets() < few_games)
    sentence += ' ' + say(in, "It is too narrow for so few games.");
  return sentence;
}

std::string method_sentences(const SimulateReport& report) {
  const Language in = report.language;
  std::string text;
  if (report.partial) {
    const auto asked = static_cast<std::int64_t>(report.games_asked);
    text = say_count(in, asked, "Partial: you stopped the work; {} game was asked for.",
                     "Partial: you stopped the work; {} games were asked for.",
                     count_text(asked, in)) +
           ' ';
  }
  if (const auto note = rules_note(report.rules, report.standings.players(), in))
    text += *note + ' ';
  if (const auto note = training_note(report.rules, true, in);
      note && std::any_of(report.names.begin(), report.names.end(), is_trained))
    text += *note + ' ';
  return text +
         say(in, "Rules {}, seed {}, wizbid {}.", report.rules.name, report.seed, report.version);
}

// With intervals if there is room for them.
TextTable fitting_rounds_table(const SimulateReport& report, const TextStyle& style) {
  TextTable table = rounds_table(report, true, style.utf8);
  return width_of(table) <= style.width ? table : rounds_table(report, false, style.utf8);
}

std::string csv_number(const std::optional<double>& number) {
  return number ? fmt::format("{}", *number) : "";
}

std::string csv_row(const std::string& start, const Estimate& score, const Estimate& made,
                    const Estimate& bid, const Estimate& taken) {
  return fmt::format("{},{},{},{},{},{},{}", start, score.mean, csv_number(score.standard_error),
                     made.mean, csv_number(made.standard_error), bid.mean, taken.mean);
}

// Of a game only.
std::string csv_table_points(const Standings& standings, int place, bool game) {
  if (!game)
    return ",,";
  const Estimate points = standings.a_game(Measure::table_points, {place});
  return fmt::format(",{},{}", points.mean, csv_number(points.standard_error));
}

}  // namespace

std::string simulate_report_text(const SimulateReport& report, const TextStyle& style) {
  const Language in = report.language;
  const auto table = [&](const TextTable& each) {
    return table_text(in_style(each, style), style.colour);
  };
  std::string text = paragraph(opening_sentence(report), style) + '\n';
  text += table(standings_table(report, style.utf8)) + '\n';
  const TextTable leads = leads_table(report, style.utf8);
  if (!leads.rows.empty())
    text += paragraph(leads_caption(in), style) + table(leads) + '\n';
  if (report.rounds.size() > 1)
    text +=
        paragraph(rounds_caption(in), style) + table(fitting_rounds_table(report, style)) + '\n';
  const std::string last =
      luck_sentence(report, style.utf8 ? "±" : "+-") + ' ' + method_sentences(report);
  text += emphasised(paragraph(last, style), Emphasis::faint, style.colour);
  const std::string again = say(in, "Again: ");
  return text + folded(report.repeat, style.width, static_cast<int>(again.size()), again) + '\n';
}

std::string simulate_report_markdown(const SimulateReport& report) {
  std::string text = opening_sentence(report) + "\n\n";
  text += markdown_table(standings_table(report, true)) + '\n';
  const TextTable leads = leads_table(report, true);
  if (!leads.rows.empty())
    text += fmt::format("{}\n\n{}\n", leads_caption(report.language), markdown_table(leads));
  if (report.rounds.size() > 1)
    text += fmt::format("{}\n\n{}\n", rounds_caption(report.language),
                        markdown_table(rounds_table(report, true, true)));
  return text + fmt::format("{} {}\n\n    {}\n", luck_sentence(report, "±"),
                            method_sentences(report), one_line(report.repeat));
}

std::string simulate_report_csv(const SimulateReport& report) {
  const Standings& standings = report.standings;
  std::string text =
      "of,cards,player,name,mean_score,standard_error,made,made_standard_error,bid_mean,"
      "tricks_mean";
  text += report.rules.table_points ? ",table_points,table_points_standard_error\n" : "\n";
  for (int round = -1; round < standings.rounds(); ++round) {
    for (int place = 0; place < standings.players(); ++place) {
      const std::string& name = report.names[static_cast<std::size_t>(place)];
      const auto figure = [&](Measure measure) {
        return round < 0 ? standings.a_round(measure, {place})
                         : standings.in_round(round, measure, {place});
      };
      const std::string start =
          round < 0 ? fmt::format("game,,{},{}", place + 1, name)
                    : fmt::format("round,{},{},{}", report.rounds[static_cast<std::size_t>(round)],
                                  place + 1, name);
      const Estimate score =
          round < 0 ? standings.a_game(Measure::score, {place}) : figure(Measure::score);
      text += csv_row(start, score, figure(Measure::made), figure(Measure::bid),
                      figure(Measure::taken));
      if (report.rules.table_points)
        text += csv_table_points(standings, place, round < 0);
      text += '\n';
    }
  }
  return text;
}

}  // namespace wizbid
