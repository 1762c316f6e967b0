#include "report/csv_report.h"

#include <fmt/format.h>

#include <cmath>

#include "report/words.h"

namespace wizbid {

namespace {

std::string heading(int cards) {
  std::string line =
      "seat,bid,legal,recommended,expected_score,loss,make,expected_score_error,make_error,p_best,"
      "deals,how";
  for (int tricks = 0; tricks <= cards; ++tricks)
    line += fmt::format(",tricks_{}", tricks);
  return line + '\n';
}

// Nothing where it is not known.
std::string cell(double value, bool known) {
  return known ? fmt::format("{}", value) : "";
}

std::string row(const OddsReport& report, const BidOdds& odds) {
  const auto& advice = report.advice;
  const std::string recommended = advice ? (odds.bid == advice->best ? "true" : "false") : "";
  const std::string loss =
      advice ? fmt::format("{}", advice->loss[static_cast<std::size_t>(odds.bid)]) : "";
  std::string line =
      fmt::format("{},{},{},{},{},{},{},{},{},{},{},{}", report.situation.seat.number(), odds.bid,
                  odds.legal, recommended, odds.expected_score, loss, odds.make,
                  cell(odds.score_error, std::isfinite(odds.score_error)),
                  cell(odds.make_error, std::isfinite(odds.make_error)),
                  cell(odds.best_chance, report.answer.credible), odds.deals.str(),
                  how_text(report.answer.how));
  for (const double chance : odds.tricks)
    line += fmt::format(",{}", chance);
  return line + '\n';
}

}  // namespace

std::string csv_report(const std::vector<OddsReport>& reports) {
  std::string text = heading(reports.front().situation.cards);
  for (const OddsReport& report : reports) {
    for (const BidOdds& odds : report.answer.bids)
      text += row(report, odds);
  }
  return text;
}

}  // namespace wizbid
