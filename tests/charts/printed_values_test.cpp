// The card-values and wallet charts read as a player reads them: what is printed is what was fitted
// and measured.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "charts/drawn_round.h"
#include "charts/values_chart.h"
#include "charts/wallet_chart.h"
#include "rules/schedule.h"

namespace wizbid {
namespace {

constexpr int rounds_each = 300;

int number_in(const ChartCell& cell) {
  return static_cast<int>(cell.value.value());
}

struct Tried {
  CardSet hand;
  ValueCase value;
};

// Hands at random, after bids at random that a table might make.
std::vector<Tried> tried_hands(const ValuesTable& table, ValueScheme scheme, int cards) {
  const auto player = find_player("greedy");
  std::vector<Tried> tried;
  for (std::uint64_t i = 0; i < rounds_each; ++i) {
    Random random(3, Purpose::games, i);
    const DrawnRound round = draw_round(official_rules(), table.players, cards, *player, random);
    Tried each;
    each.value.cards = cards;
    each.value.seat = Seat::from_index(static_cast<int>(i) % table.players);
    each.hand = round.deal[each.value.seat];
    each.value.counts = line_counts(scheme, each.hand, round.start.trump);
    each.value.no_trump = !round.start.trump && round.start.turn_up.has_value();
    each.value.free = cards;
    if (each.value.seat.index() > 0)
      each.value.free -= static_cast<int>(random.below(static_cast<std::uint32_t>(cards + 2)));
    tried.push_back(each);
  }
  return tried;
}

// Adds up a column of the table of worths: a line a kind of card, and at its end what a Jester
// adds. Cards that no line names are worth 0.
int printed_sum(const ChartTable& worth, std::size_t column, const ValueCase& hand,
                const std::vector<std::string_view>& lines) {
  int sum = 0;
  for (const ChartRow& row : worth.rows) {
    const auto line = std::find(lines.begin(), lines.end(), row.head);
    const int worth_of_one = number_in(row.cells.at(column));
    if (line != lines.end())
      sum += hand.counts.at(static_cast<std::size_t>(line - lines.begin())) * worth_of_one;
    else
      sum += hand.no_trump ? worth_of_one : 0;
  }
  return sum;
}

// Where the bids of a round and seat are printed.
struct Place {
  const ChartTable* bids;
  std::size_t column;
};
Place place_of(const Chart& chart, int cards, Seat seat) {
  const auto& tables = chart.pages.front().tables;
  for (std::size_t i = 1; i < tables.size(); ++i) {
    std::size_t column = 0;
    for (const ColumnGroup& group : tables[i].groups) {
      if (group.head == std::to_string(cards) + " cards")
        return {&tables[i], column + static_cast<std::size_t>(seat.index())};
      column += static_cast<std::size_t>(group.columns);
    }
  }
  throw std::logic_error("a round is missing");
}

// The last bid whose number is reached; – is never bid; bids beyond the table are as far apart as
// the last two.
Tricks printed_bid(const ChartTable& bids, std::size_t column, int sum, int cards) {
  Tricks bid = 0;
  int number = 0;
  int before = 0;
  for (int next = 1; next <= cards; ++next) {
    const auto row = static_cast<std::size_t>(next);
    if (row < bids.rows.size()) {
      before = number;
      if (!bids.rows.at(row).cells.at(column).value)
        return bid;
      EXPECT_GE(number_in(bids.rows.at(row).cells.at(column)), next == 1 ? 0 : before + 1);
      number = number_in(bids.rows.at(row).cells.at(column));
    } else {
      const int apart = number - before;
      before = number;
      number += apart;
    }
    if (sum >= number)
      bid = next;
  }
  return bid;
}

TEST(CardValuesChart, ReadAsPrintedBidsWhatWasMeasured) {
  for (int players = min_players; players <= max_players; ++players) {
    const ValuesTable table = shipped_values(players);
    for (const MeasuredGroup& each : table.full) {
      const ValueGroup& group = each.group;
      const auto lines = value_lines(group.scheme);
      for (int cards = group.first_cards; cards <= group.last_cards; ++cards) {
        const Chart chart = card_values_chart(table, cards, cards, Language::english);
        ASSERT_EQ(chart.pages.size(), 1U);
        const ChartTable& worth = chart.pages.front().tables.at(0);
        for (const Tried& tried : tried_hands(table, group.scheme, cards)) {
          const auto [bids, column] = place_of(chart, cards, tried.value.seat);
          const int sum = printed_sum(worth, 0, tried.value, lines) +
                          tried.value.free * number_in(bids->rows.at(0).cells.at(column));
          ASSERT_EQ(printed_bid(*bids, column, sum, cards), value_bid(group, tried.value))
              << players << " players, " << cards << " cards";
        }
      }
    }
  }
}

TEST(WalletChart, ReadAsPrintedBidsWhatWasMeasured) {
  const Model greedy{find_player("greedy"), find_player("greedy")};
  for (int players = min_players; players <= max_players; ++players) {
    const ValuesTable table = shipped_values(players);
    const Chart chart = wallet_chart(
        {official_rules(), players, std::nullopt, greedy, 2, Language::english}, table);
    const ChartTable& worth = chart.pages.at(1).tables.at(0);
    const ChartTable& bids = chart.pages.at(1).tables.at(1);
    for (std::size_t column = 0; column < table.wallet.size(); ++column) {
      const ValueGroup& group = table.wallet[column].group;
      const auto lines = value_lines(group.scheme);
      for (int cards = group.first_cards; cards <= group.last_cards; ++cards) {
        for (const Tried& tried : tried_hands(table, group.scheme, cards)) {
          const auto& row = bids.rows.at(static_cast<std::size_t>(tried.value.seat.index())).cells;
          const int sum = printed_sum(worth, column, tried.value, lines) +
                          tried.value.free * number_in(row.at(3 * column));
          const int least = number_in(row.at(3 * column + 1));
          const int step = number_in(row.at(3 * column + 2));
          const int reached = sum < least ? 0 : 1 + (sum - least) / step;
          ASSERT_EQ(std::min(reached, cards), value_bid(group, tried.value))
              << players << " players, " << cards << " cards";
        }
      }
    }
  }
}

}  // namespace
}  // namespace wizbid
