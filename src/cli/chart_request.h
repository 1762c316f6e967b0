// What `wizbid chart` was asked, read and checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "charts/chart.h"
#include "cli/chart_format.h"
#include "cli/failure.h"
#include "cli/model_wish.h"
#include "cli/odds_request.h"
#include "cli/session.h"
#include "odds/question.h"

namespace wizbid::cli {

enum class ChartKind : std::uint8_t { one_card, card_values, card_odds, holdings, wallet, hand };

std::string_view name_of(ChartKind kind);  // as it is typed: "one-card"

struct ChartRequest {
  ChartKind kind = ChartKind::one_card;
  int players = min_players;
  int first_cards = 1;  // the rounds asked for
  int last_cards = 1;
  std::optional<Seat> seat;
  std::optional<int> page;  // this one only, from 1
  RuleSet rules;
  DeckName deck = DeckName::us;
  std::optional<bool> sole_leader;  // where the rules of one card ask
  ModelWish model;
  BidNoise noise = 2;
  Language language = Language::english;
  Paper paper = Paper::a4;
  ChartFormat format = ChartFormat::text;
  std::optional<std::string> file;  // nullopt: standard output
  std::optional<OddsRequest> odds;  // kind hand: its question
};

// The flags that `wizbid chart` takes.
std::span<const Flag> chart_flags();

// All that is wrong is reported at once, as far as one fault does not hide another.
tl::expected<ChartRequest, Failure> read_chart_request(const Arguments& arguments,
                                                       const Environment& environment);

// The command that makes the same chart, with nothing left to defaults.
std::string chart_repetition(const ChartRequest& request);

// The same for a chart of one hand, from the words that repeat its answer.
std::string hand_chart_repetition(const ChartRequest& request,
                                  const std::vector<std::string>& odds_words);

}  // namespace wizbid::cli
