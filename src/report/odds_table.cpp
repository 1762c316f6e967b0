#include "report/odds_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/brief_line.h"
#include "report/number_format.h"
#include "report/trick_columns.h"

namespace wizbid {

namespace {

Sureness sureness_of(const OddsReport& report) {
  return is_sampled(report) ? Sureness::estimated : Sureness::exact;
}

std::string without_percent_sign(std::string text) {
  text.pop_back();
  return text;
}

std::string chance_cell(double chance, Sureness sureness) {
  constexpr double shown_from = 0.005;
  return chance < shown_from ? "." : without_percent_sign(percent_text(chance, sureness));
}

std::string loss_cell(const OddsReport& report, const BidOdds& odds) {
  if (!odds.legal)
    return say(report.language, "forbidden");
  if (odds.bid == report.advice->best)
    return "-";
  return loss_text(report.advice->loss[static_cast<std::size_t>(odds.bid)], report.language);
}

std::vector<std::string> heads_of(const OddsReport& report) {
  const Language in = report.language;
  std::vector<std::string> heads{say(in, "bid"), say(in, "score")};
  if (report.advice)
    heads.push_back(say(in, "loss"));
  heads.push_back(say(in, "makes"));
  if (report.advice && is_sampled(report))
    heads.push_back(say(in, "P(best)"));
  return heads;
}

std::vector<std::string> cells_of(const OddsReport& report, const BidOdds& odds) {
  const Language in = report.language;
  const bool sampled = is_sampled(report);
  const bool best = report.advice && odds.bid == report.advice->best;
  const bool known = report.answer.credible;
  const auto width = [&](const std::string& text) {
    return sampled ? " ±" + (known ? text : "?") : "";
  };
  std::vector<std::string> cells{
      fmt::format("{}{}", best ? "> " : "", odds.bid),
      points_text(odds.expected_score, in) + width(points_width_text(score_half_width(odds), in))};
  if (report.advice)
    cells.push_back(loss_cell(report, odds));
  cells.push_back(percent_text(odds.make, sureness_of(report), in) +
                  width(percent_width_text(make_half_width(odds), in)));
  if (report.advice && sampled)
    cells.push_back(known ? percent_text(odds.best_chance, Sureness::estimated, in) : "?");
  return cells;
}

}  // namespace

std::vector<Tricks> bids_best_first(const OddsReport& report) {
  std::vector<const BidOdds*> order;
  for (const BidOdds& odds : report.answer.bids)
    order.push_back(&odds);
  std::stable_sort(order.begin(), order.end(), [](const BidOdds* a, const BidOdds* b) {
    return a->legal != b->legal ? a->legal : a->expected_score > b->expected_score;
  });
  std::vector<Tricks> bids;
  for (const BidOdds* odds : order)
    bids.push_back(odds->bid);
  return bids;
}

OddsTable odds_table(const OddsReport& report, int most_trick_columns) {
  OddsTable result;
  result.table.heads = heads_of(report);
  result.tricks_from = result.table.heads.size();
  const auto columns = trick_columns(report.answer.bids, most_trick_columns);
  for (const TrickColumn& column : columns)
    result.table.heads.push_back(column.head);
  for (const Tricks bid : bids_best_first(report)) {
    const BidOdds& odds = odds_of(report.answer, bid);
    TextRow row{cells_of(report, odds), Emphasis::plain};
    for (const TrickColumn& column : columns)
      row.cells.push_back(chance_cell(chance_of(odds, column), sureness_of(report)));
    if (report.advice && bid == report.advice->best)
      row.emphasis = Emphasis::strong;
    result.table.rows.push_back(std::move(row));
  }
  return result;
}

}  // namespace wizbid
