#include "charts/values_chart.h"

#include <algorithm>
#include <array>

#include "cards/card_text.h"
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
  const bool all_named = names_every_card(groups.front()->group.scheme);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    // Like the cards that have no line.
    if (!all_named && groups.front()->group.values[line] == 0)
      continue;
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

struct Round {
  const ValueGroup* group;
  int cards;
};

ChartCell bid_cell(const Round& round, Seat seat, std::size_t bid) {
  const auto& sums = round.group->least.at(static_cast<std::size_t>(
      round.cards - round.group->first_cards))[static_cast<std::size_t>(seat.index())];
  if (bid > sums.size() || sums[bid - 1] > largest_sum(*round.group, round.cards, seat))
    return {"–", "", Shade::none, {}, {}, false};
  return number_cell(sums[bid - 1]);
}

// One column a round and seat: from which sum on to say how many.
ChartTable bids_table(const std::vector<Round>& rounds, int players, Language in) {
  ChartTable table;
  table.title = say(in, "From which sum on to bid how many");
  table.corner = say(in, "Seat");
  table.rows.push_back({say(in, "each free trick"), "", {}, false});
  const auto most =
      std::min<std::size_t>(static_cast<std::size_t>(rounds.back().cards), printed_bids);
  for (std::size_t bid = 1; bid <= most; ++bid)
    table.rows.push_back({say(in, "bid {} from", bid), "", {}, bid == 1});
  for (const Round& round : rounds) {
    table.groups.push_back({say(in, "{} cards", round.cards), players});
    for (int index = 0; index < players; ++index) {
      const Seat seat = Seat::from_index(index);
      table.heads.push_back(std::to_string(seat.number()));
      const int free = round.group->free.at(static_cast<std::size_t>(index));
      table.rows.front().cells.push_back(
          {free == 0 ? "0" : signed_number(free), "", Shade::faint, free, {}, false});
      for (std::size_t bid = 1; bid <= most; ++bid)
        table.rows[bid].cells.push_back(bid_cell(round, seat, bid));
    }
  }
  return table;
}

// As many tables as are needed for type that can be read from a chair.
std::vector<ChartTable> bids_tables(const Groups& groups, int players, Language in) {
  constexpr std::size_t most_columns = 16;
  std::vector<Round> rounds;
  for (const MeasuredGroup* each : groups) {
    for (int cards = each->group.first_cards; cards <= each->group.last_cards; ++cards)
      rounds.push_back({&each->group, cards});
  }
  const std::size_t columns = rounds.size() * static_cast<std::size_t>(players);
  const std::size_t tables = (columns + most_columns - 1) / most_columns;
  const std::size_t together = (rounds.size() + tables - 1) / tables;
  std::vector<ChartTable> all;
  for (std::size_t from = 0; from < rounds.size(); from += together) {
    const std::size_t to = std::min(from + together, rounds.size());
    all.push_back(bids_table({rounds.begin() + static_cast<std::ptrdiff_t>(from),
                              rounds.begin() + static_cast<std::ptrdiff_t>(to)},
                             players, in));
  }
  return all;
}

// Whether a line that is printed speaks of what stands before it.
bool names(const ValueGroup& group, std::string_view what) {
  const auto lines = value_lines(group.scheme);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    if (group.values[line] > 0 && lines[line].find(what) != std::string_view::npos)
      return true;
  }
  return false;
}

ChartBox how_to_bid(const ValueGroup& group, bool more_bids, Language in) {
  std::string worth = say(in, "1. Add up what your cards are worth.");
  if (!names_every_card(group.scheme))
    worth += ' ' + say(in, "Cards that no line names are worth 0.");
  if (names(group, "+"))
    worth += ' ' + say(in, "What has a + comes on top.");
  if (names(group, "short suit"))
    worth += ' ' + say(in, "A short suit: you hold {} cards of it at most.", short_suit);
  worth += ' ' + say(in, "J is the Jack, not a Jester.");
  ChartBox box{
      say(in, "How to bid"),
      {worth,
       say(in,
           "2. Tricks of the round that nobody has bid yet are free. For each of them add what "
           "stands for your seat at “each free trick”; for each trick bid too many take it off."),
       say(in, "3. Your bid is the last one whose number you reach; 0 if you reach none.")}};
  if (more_bids)
    box.lines.push_back(
        say(in, "Bids beyond the table are as far apart as the last two, up to all your cards."));
  if (group.scheme != ValueScheme::no_trump)
    box.lines.push_back(say(in,
                            "Dealer with a Wizard up: name the suit with which your cards are "
                            "worth most."));
  return box;
}

// Cards that make up the hand of the example, the first so many of them. Hearts are trump.
CardSet example_hand(int cards) {
  using enum Rank;
  constexpr auto C = Suit::clubs;
  constexpr auto D = Suit::diamonds;
  constexpr auto H = Suit::hearts;
  const std::array<Card, 20> order{Card::wizard(), Card(king, H),  Card(ace, C),   Card(four, D),
                                   Card(nine, H),  Card(seven, C), Card(queen, D), Card(three, C),
                                   Card(five, H),  Card::jester(), Card(ten, D),   Card(two, C),
                                   Card(eight, D), Card(jack, H),  Card(six, C),   Card(five, D),
                                   Card(eight, C), Card(two, H),   Card(seven, D), Card(ten, C)};
  CardSet hand;
  for (int i = 0; i < cards; ++i)
    hand.insert(order.at(static_cast<std::size_t>(i)));
  return hand;
}

// A hand added up, for seat 2 after one bid of 1.
ChartBox worked_hand(const ValueGroup& group, int players, Language in) {
  const auto lines = value_lines(group.scheme);
  const CardSet cards = example_hand(group.first_cards);
  const bool trump = group.scheme != ValueScheme::no_trump;
  ValueCase hand;
  hand.cards = group.first_cards;
  hand.seat = Seat::from_number(2);
  hand.free = hand.cards - 1;
  hand.counts = line_counts(group.scheme, cards, trump ? Trump{Suit::hearts} : Trump{std::nullopt});
  std::string worth;
  int sum = 0;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const int count = hand.counts.at(line);
    const int value = group.values.at(line);
    if (count == 0 || value == 0)
      continue;
    worth += fmt::format("{}{} = {}", worth.empty() ? "" : ", ", say(in, lines[line]),
                         count == 1 ? whole_number(value) : fmt::format("{} × {}", count, value));
    sum += count * value;
  }
  const std::string held =
      card_text(cards, SuitStyle::symbols) +
      (trump ? ", " + say(in, "trump {}", suit_text(Suit::hearts, SuitStyle::symbols)) : "");
  return {say(in, "A worked hand"),
          {say(in,
               "{} players, {} cards, seat 2, seat 1 has bid 1. {}: {}; together {}. {} tricks are "
               "free: {} × {} = {}. The sum is {}: bid {}.",
               players, hand.cards, held, worth, sum, hand.free, hand.free, group.free.at(1),
               group.free.at(1) * hand.free, value_sum(group, hand), value_bid(group, hand))}};
}

std::string cost_note(const Groups& groups, const ValuesTable& table, Language in) {
  std::vector<MeasuredGroup> measured;
  std::string by_round;
  for (const MeasuredGroup* each : groups) {
    measured.push_back(*each);
    for (const ValueCost& cost : each->costs) {
      by_round +=
          fmt::format("{}{} ± {}", by_round.empty() ? "" : (in == Language::german ? "; " : ", "),
                      decimal_text(cost.cost, 2, in), decimal_text(1.96 * cost.error, 2, in));
    }
  }
  const MeanCost mean = mean_cost(measured, first_values_round, max_cards);
  return say(in,
             "What the chart costs, as printed, against the full calculation of the player it "
             "follows, all else alike: {} ± {} points a round (by round: {}); {} fresh "
             "deals a round, every seat; ± is the 95% interval. In these deals {}% of the bids by "
             "the chart were made.",
             decimal_text(mean.cost, 2, in), decimal_text(1.96 * mean.error, 2, in), by_round,
             table.cost_deals, whole_percent(mean.made));
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
  page.tables = bids_tables(groups, table.players, in);
  page.tables.insert(page.tables.begin(), worth_table(groups, in));
  page.tables.back().notes = {cost_note(groups, table, in)};
  page.before = {how_to_bid(groups.front()->group, last > static_cast<int>(printed_bids), in)};
  page.after = {worked_hand(groups.back()->group, table.players, in)};
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
