#include "charts/wallet_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "charts/number_text.h"

namespace wizbid {

namespace {

constexpr int first_round = 2;
constexpr int last_round_shown = 10;  // or the last with trump, where that is earlier

ChartCell cell_of(int number, bool strong) {
  return {whole_number(number), "", Shade::none, number, {}, strong};
}

// The small print and the last column, plain cards with a Wizard up, are left out.
std::vector<ChartCell> short_cells(const ShortOneCardRow& row) {
  std::vector<ChartCell> cells = row.cells;
  for (ChartCell& cell : cells)
    cell.detail.clear();
  cells.pop_back();
  return cells;
}

bool same_texts(const std::vector<ChartCell>& a, const std::vector<ChartCell>& b) {
  return std::equal(
      a.begin(), a.end(), b.begin(), b.end(),
      [](const ChartCell& one, const ChartCell& other) { return one.text == other.text; });
}

// Seats and numbers of ones that have the same answers.
struct LateRow {
  int first_seat = 0;
  int last_seat = 0;
  int least_ones = 0;
  int most_ones = 0;
  std::vector<ChartCell> cells;
};

// Two or more ones: by their number, and by seat where as many have said 1.
std::vector<LateRow> late_answers(std::vector<ShortOneCardRow> rows) {
  std::erase_if(rows, [](const ShortOneCardRow& row) { return row.ones < 2; });
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto& a, const auto& b) { return a.ones < b.ones; });
  std::vector<LateRow> late;
  for (const ShortOneCardRow& row : rows) {
    const int seat = row.seat.number();
    const auto cells = short_cells(row);
    if (late.empty() || !same_texts(late.back().cells, cells)) {
      late.push_back({seat, seat, row.ones, row.ones, cells});
      continue;
    }
    late.back().first_seat = std::min(late.back().first_seat, seat);
    late.back().last_seat = std::max(late.back().last_seat, seat);
    late.back().most_ones = row.ones;
  }
  return late;
}

std::string ones_text(const LateRow& row, int players, Language in) {
  if (row.most_ones == row.least_ones)
    return say(in, "{} bid 1", row.least_ones);
  if (row.most_ones == players - 1)
    return say(in, "{} or more bid 1", row.least_ones);
  return say(in, "{} bid 1", fmt::format("{}–{}", row.least_ones, row.most_ones));
}

std::vector<ChartRow> late_rows(const std::vector<ShortOneCardRow>& rows, int players,
                                Language in) {
  std::vector<ChartRow> shown;
  for (LateRow& row : late_answers(rows)) {
    const std::string seats = row.first_seat == row.last_seat
                                  ? std::to_string(row.first_seat)
                                  : fmt::format("{}–{}", row.first_seat, row.last_seat);
    shown.push_back({seats, ones_text(row, players, in), std::move(row.cells), shown.empty()});
  }
  return shown;
}

ChartPage one_card_side(const OneCardChartWish& wish) {
  const Language in = wish.language;
  ChartPage page;
  page.title = say(in, "One card");
  page.subtitle =
      say(in, "{} players: the weakest card that says 1; W: a Wizard only; 0: none", wish.players);
  ChartTable table;
  table.corner = say(in, "Seat");
  table.heads = {say(in, "trump, suit up"), say(in, "plain, suit up"), say(in, "Jester up"),
                 say(in, "trump, Wizard up")};
  const auto rows = short_one_card_rows(wish);
  for (const ShortOneCardRow& row : rows) {
    const bool heeded = !std::isinf(wish.noise);
    if (row.ones < (heeded ? 2 : 1))
      table.rows.push_back({std::to_string(row.seat.number()),
                            heeded ? say(in, "{} bid 1", row.ones) : "", short_cells(row),
                            row.ones == 0});
  }
  if (!std::isinf(wish.noise)) {
    for (ChartRow& row : late_rows(rows, wish.players, in))
      table.rows.push_back(std::move(row));
  }
  table.notes = {one_card_naming_sentence(wish)};
  page.tables = {table};
  return page;
}

// The example: a Wizard, the king of trump, a plain ace and a low card, in seat 2 after a bid of 1.
std::string worked_line(const ValueGroup& group, Language in) {
  const auto lines = value_lines(group.scheme);
  const CardSet cards{Card::wizard(), Card(Rank::king, Suit::hearts), Card(Rank::ace, Suit::clubs),
                      Card(Rank::four, Suit::diamonds)};
  ValueCase hand;
  hand.cards = cards.size();
  hand.seat = Seat::from_number(2);
  hand.free = hand.cards - 1;
  hand.counts = line_counts(group.scheme, cards, Suit::hearts);
  std::string worth;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    if (hand.counts.at(line) > 0)
      worth += fmt::format("{}{}", worth.empty() ? "" : " + ", group.values.at(line));
  }
  return say(
      in, "Seat 2, 1 bid before, Wizard, trump K, plain A, plain 4: {}, free {} × {}; {}: bid {}.",
      worth, hand.free, group.free.at(1), value_sum(group, hand), value_bid(group, hand));
}

ChartPage values_side(const ValuesTable& values, Language in) {
  ChartPage page;
  page.title = say(in, "Add up your hand");
  const MeanCost cost = mean_cost(values.wallet, first_round, last_round_shown);
  page.subtitle = say(in, "{} players, rounds {}–{}; costs {} ± {} points a round", values.players,
                      first_round, values.wallet.back().group.last_cards,
                      decimal_text(cost.cost, 2, in), decimal_text(1.96 * cost.error, 2, in));
  ChartTable worth;
  worth.groups = {{say(in, "Cards"), static_cast<int>(values.wallet.size())}};
  worth.corner = say(in, "Each card");
  ChartTable bids;
  bids.corner = say(in, "Seat");
  for (const MeasuredGroup& each : values.wallet) {
    const std::string rounds = fmt::format("{}–{}", each.group.first_cards, each.group.last_cards);
    worth.heads.push_back(rounds);
    bids.groups.push_back({say(in, "{} cards", rounds), 3});
    for (const std::string_view head : {to_say("free"), to_say("min"), to_say("per")})
      bids.heads.push_back(say(in, head));
  }
  const auto lines = value_lines(ValueScheme::coarse);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    ChartRow row{say(in, lines[line]), "", {}, false};
    for (const MeasuredGroup& each : values.wallet)
      row.cells.push_back(cell_of(each.group.values.at(line), true));
    worth.rows.push_back(std::move(row));
  }
  ChartRow jester{say(in, "Jester up"), "", {}, true};
  for (const MeasuredGroup& each : values.wallet)
    jester.cells.push_back(cell_of(each.group.no_trump, false));
  worth.rows.push_back(std::move(jester));
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(values.players); ++seat) {
    ChartRow row{std::to_string(seat + 1), "", {}, false};
    for (const MeasuredGroup& each : values.wallet) {
      const auto& least = each.group.least.front().at(seat);
      row.cells.push_back(cell_of(each.group.free.at(seat), false));
      row.cells.push_back(cell_of(least.at(0), true));
      row.cells.push_back(cell_of(least.at(1) - least.at(0), false));
    }
    bids.rows.push_back(std::move(row));
  }
  constexpr int most_players = 5;  // that leave room for it
  if (values.players <= most_players)
    bids.notes = {worked_line(values.wallet.at(1).group, in)};
  page.after = {
      {"",
       {say(
           in,
           "Sum of the cards, and “free” for each trick not bid yet; bid too many: take it off. "
           "Bid "
           "1 at “min”, 1 more “per” so many, at most your cards. Dealer, Wizard up: name the suit "
           "that makes the largest sum.")}}};
  page.tables = {worth, bids};
  page.side_by_side = true;
  return page;
}

}  // namespace

Chart wallet_chart(const OneCardChartWish& one_card, const ValuesTable& table) {
  const Language in = one_card.language;
  Chart chart;
  chart.kind = "wallet";
  chart.language = in;
  chart.players = table.players;
  chart.card_size = true;
  chart.title = say(in, "Cut out, fold or glue: a card for your wallet");
  chart.description = say(in,
                          "What to bid with one card, and what cards are worth in rounds 2 to "
                          "10, on two sides of a small card.");
  chart.pages = {one_card_side(one_card), values_side(table, in)};
  chart.footer.sentences = {
      say(in, "One card. {}", one_card_certainty(one_card)) +
          (std::isinf(one_card.noise) ? ""
                                      : ' ' + say(in, "Who of the others said 1 is left out.")),
      say(in, "W: a Wizard only; 0: nothing; J: the Jack."),
      say(in,
          "Fitted to the trained player “{}”, by its own expected scores, on {} random deals a "
          "round; it holds if the others play alike.",
          table.player, table.fit_deals),
      say(in,
          "The cost is against that player's own bids, all else alike, on {} fresh deals a "
          "round; ± is the 95% interval. In these deals {}% of the bids by the card were made.",
          table.cost_deals,
          whole_percent(mean_cost(table.wallet, first_round, last_round_shown).made)),
      say(in, "Rules: {}.", "official")};
  return chart;
}

}  // namespace wizbid
