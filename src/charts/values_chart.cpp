#include "charts/values_chart.h"

#include <algorithm>
#include <array>

#include "charts/number_text.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

using Groups = std::vector<const MeasuredGroup*>;

std::string rounds_text(int first, int last) {
  return first == last ? std::to_string(first) : fmt::format("{}–{}", first, last);
}

Shade shade_of_value(int value, int largest) {
  if (value <= 0)
    return Shade::none;
  const int quarter = 4 * value / std::max(1, largest);
  constexpr std::array<Shade, 5> shades{Shade::faint, Shade::faint, Shade::light, Shade::medium,
                                        Shade::strong};
  return shades.at(static_cast<std::size_t>(std::min(quarter, 4)));
}

ChartCell number_cell(int number, Shade shade = Shade::none) {
  return {whole_number(number), "", shade, number, {}, false};
}

// One column a group: what each card is worth in it.
ChartTable worth_table(const Groups& groups, Language in) {
  ChartTable table;
  table.title = say(in, "What your cards are worth");
  table.corner = say(in, "Each card");
  table.groups = {{say(in, "Cards in a hand"), static_cast<int>(groups.size())}};
  const auto lines = value_lines(groups.front()->group.scheme);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    ChartRow row{say(in, lines[line]), "", {}, false};
    for (const MeasuredGroup* each : groups) {
      const auto& values = each->group.values;
      const int largest = *std::max_element(values.begin(), values.end());
      row.cells.push_back(number_cell(values[line], shade_of_value(values[line], largest)));
    }
    table.rows.push_back(std::move(row));
  }
  for (const MeasuredGroup* each : groups)
    table.heads.push_back(rounds_text(each->group.first_cards, each->group.last_cards));
  if (groups.front()->group.scheme == ValueScheme::no_trump)
    return table;
  ChartRow row{say(in, "Jester up: add once"), "", {}, true};
  for (const MeasuredGroup* each : groups)
    row.cells.push_back(number_cell(each->group.no_trump));
  table.rows.push_back(std::move(row));
  return table;
}

// One column a round and seat: from which sum on to say how many.
ChartTable bids_table(const Groups& groups, int players, Language in) {
  ChartTable table;
  table.title = say(in, "From which sum on to bid how many");
  table.corner = say(in, "Seat");
  ChartRow free{say(in, "each free trick"), "", {}, false};
  std::vector<const std::vector<int>*> columns;
  std::size_t most = 0;
  for (const MeasuredGroup* each : groups) {
    const ValueGroup& group = each->group;
    for (std::size_t round = 0; round < group.least.size(); ++round) {
      const int cards = group.first_cards + static_cast<int>(round);
      table.groups.push_back({say(in, "{} cards", cards), players});
      for (std::size_t seat = 0; seat < group.least[round].size(); ++seat) {
        table.heads.push_back(std::to_string(seat + 1));
        const int value = group.free.at(seat);
        free.cells.push_back({signed_number(value), "", Shade::faint, value, {}, false});
        columns.push_back(&group.least[round][seat]);
        most = std::max(most, std::min<std::size_t>(group.least[round][seat].size(), printed_bids));
      }
    }
  }
  table.rows.push_back(std::move(free));
  for (std::size_t bid = 1; bid <= most; ++bid) {
    ChartRow row{say(in, "bid {} from", bid), "", {}, bid == 1};
    for (const auto* sums : columns)
      row.cells.push_back(bid <= sums->size() ? number_cell((*sums)[bid - 1])
                                              : ChartCell{"–", "", Shade::none, {}, {}, false});
    table.rows.push_back(std::move(row));
  }
  return table;
}

ChartBox how_to_bid(bool more_bids, Language in) {
  ChartBox box{
      say(in, "How to bid"),
      {say(in, "1. Add up what your cards are worth."),
       say(in,
           "2. Tricks of the round that nobody has bid yet are free. For each of them add what "
           "stands for your seat at “each free trick”; for each trick bid too many take it off."),
       say(in, "3. Your bid is the last one whose number you reach; 0 if you reach none.")}};
  if (more_bids)
    box.lines.push_back(
        say(in, "Bids beyond the table are as far apart as the last two, but by 1 at least."));
  return box;
}

// A hand spread over the lines, for the seat before the dealer after one bid of 1.
ChartBox worked_hand(const ValueGroup& group, int players, Language in) {
  const auto lines = value_lines(group.scheme);
  constexpr std::array<std::size_t, 6> order{0, 3, 5, 4, 2, 1};
  ValueCase hand;
  hand.cards = group.first_cards;
  hand.seat = Seat::from_number(2);
  hand.free = hand.cards - 1;
  for (int card = 0; card < hand.cards; ++card) {
    const auto place = static_cast<std::size_t>(card);
    const std::size_t line = place < 3 ? order.at(place) + (place == 0 ? 1 : 0) : lines.size() - 1;
    ++hand.counts.at(std::min(line, lines.size() - 1));
  }
  std::string cards;
  int sum = 0;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const int count = hand.counts.at(line);
    if (count == 0)
      continue;
    const int value = group.values.at(line);
    cards += fmt::format("{}{} = {}", cards.empty() ? "" : ", ", say(in, lines[line]),
                         count == 1 ? whole_number(value) : fmt::format("{} × {}", count, value));
    sum += count * value;
  }
  const int free = group.free.at(1) * hand.free;
  return {say(in, "A worked hand"),
          {say(in,
               "{} players, {} cards, seat 2, seat 1 has bid 1. {}: together {}. {} tricks are "
               "free: {} × {} = {}. The sum is {}: bid {}.",
               players, hand.cards, cards, sum, hand.free, hand.free, group.free.at(1), free,
               sum + free, value_bid(group, hand))}};
}

std::string cost_note(const Groups& groups, const ValuesTable& table, Language in) {
  std::vector<MeasuredGroup> measured;
  std::string by_round;
  for (const MeasuredGroup* each : groups) {
    measured.push_back(*each);
    for (const ValueCost& cost : each->costs) {
      by_round += fmt::format("{}{:.2f} ± {:.2f}", by_round.empty() ? "" : ", ", cost.cost,
                              1.96 * cost.error);
    }
  }
  const MeanCost mean = mean_cost(measured, first_values_round, max_cards);
  return say(in,
             "What the chart costs, as printed, against the full calculation of the player it "
             "follows, all else alike: {:.2f} ± {:.2f} points a round (by round: {}); {} fresh "
             "deals a round, every seat; ± is the 95% interval. In these deals {}% of the bids by "
             "the chart were made.",
             mean.cost, 1.96 * mean.error, by_round, table.cost_deals, whole_percent(mean.made));
}

ChartPage page_of(const Groups& groups, const ValuesTable& table, Language in) {
  const int first = groups.front()->group.first_cards;
  const int last = groups.back()->group.last_cards;
  ChartPage page;
  page.title = first == last ? say(in, "What to bid with {} cards", first)
                             : say(in, "What to bid with {} to {} cards", first, last);
  page.subtitle = last == last_round(table.players)
                      ? say(in, "{} players, the last round: no trump", table.players)
                      : say(in, "{} players: add up your hand", table.players);
  page.tables = {worth_table(groups, in), bids_table(groups, table.players, in)};
  page.tables.back().notes = {cost_note(groups, table, in)};
  page.before = {how_to_bid(last > static_cast<int>(printed_bids), in)};
  page.after = {worked_hand(groups.back()->group, table.players, in)};
  page.landscape = page.tables.back().heads.size() > 20;
  return page;
}

}  // namespace

Chart card_values_chart(const ValuesTable& table, int first, int last, Language in) {
  Chart chart;
  chart.kind = "card-values";
  chart.language = in;
  chart.players = table.players;
  chart.title = say(in, "What to bid: add up your hand");
  chart.description = say(in,
                          "What each card is worth by round, and from which sum on to bid how "
                          "many tricks by round and seat.");
  Groups early;
  std::vector<Groups> pages;
  for (const MeasuredGroup& each : table.full) {
    if (each.group.last_cards < first || each.group.first_cards > last)
      continue;
    if (each.group.scheme == ValueScheme::early)
      early.push_back(&each);
    else
      pages.push_back({&each});
  }
  if (!early.empty())
    pages.insert(pages.begin(), early);
  for (const Groups& groups : pages)
    chart.pages.push_back(page_of(groups, table, in));
  chart.footer.sentences = {
      say(in,
          "Fitted to the trained player “{}”, by its own expected scores, on {} random deals a "
          "round; it holds if the others play alike.",
          table.player, table.fit_deals),
      say(in, "Rules: {}.", "official")};
  return chart;
}

}  // namespace wizbid
