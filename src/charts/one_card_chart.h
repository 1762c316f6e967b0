// The chart of the one-card round: what to bid, by seat, by what was said and by what is turned up.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include "charts/chart.h"
#include "odds/one_card_special_sheets.h"
#include "odds/question.h"

namespace wizbid {

// Sheets of odds by what is turned up (Card::index()).
using OneCardSheets = std::map<int, SheetsByBids>;

// Which columns the front page has: with many players those of special cards have another page.
enum class OneCardColumns : std::uint8_t { all, ordinary, special };

struct OneCardChartWish {
  RuleSet rules;  // of the round (rules/round_rules.h); the trump named by the dealer, a Wizard
                  // being up
  int players = min_players;
  std::optional<Seat> seat;  // one seat only
  Model model;
  BidNoise noise = 2;
  Language language = Language::english;
  OneCardColumns columns = OneCardColumns::all;
  // Worked out in advance where there are special cards; else where they are asked for.
  std::shared_ptr<const OneCardSheets> sheets{};
};

// Without its footer. Every cell is what one_card_odds answers with the bids of the row: rows
// that agree in all cells are one row.
Chart one_card_chart(const OneCardChartWish& wish);

// Which suit the dealer who has turned up a Wizard names.
std::string one_card_naming_sentence(const OneCardChartWish& wish);

// How far the chart can be trusted.
std::string one_card_certainty(const OneCardChartWish& wish);

// The answers of a seat with so many ones before it, whoever said them: those that most of the ways
// to say so many have. Cells as on the chart.
struct ShortOneCardRow {
  Seat seat;
  int ones = 0;
  std::vector<ChartCell> cells;
};
std::vector<ShortOneCardRow> short_one_card_rows(const OneCardChartWish& wish);

}  // namespace wizbid
