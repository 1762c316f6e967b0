#include "charts/one_card_chart.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "cards/card_text.h"
#include "charts/number_text.h"
#include "charts/one_card_cells.h"
#include "charts/one_card_chances.h"
#include "charts/one_card_record.h"
#include "charts/one_card_special.h"
#include "odds/one_card_naming.h"
#include "rules/bidding.h"
#include "rules/rule_words.h"

namespace wizbid {

namespace {

std::string seats_of(const History& history) {
  std::string text;
  for (std::size_t seat = 0; seat < history.size(); ++seat) {
    if (history[seat] == 1)
      text += (text.empty() ? "" : "+") + std::to_string(seat + 1);
  }
  return text;
}

constexpr std::array<std::string_view, max_players> how_many{"",
                                                             to_say("one player"),
                                                             to_say("two players"),
                                                             to_say("three players"),
                                                             to_say("four players"),
                                                             to_say("five players")};

// Who said 1 in one of the groups of histories with as many ones.
std::string said_text(const std::vector<History>& histories, std::size_t of_groups, bool last,
                      Language language) {
  const int ones = ones_in(histories.front());
  if (histories.front().empty())
    return say(language, "leads");
  if (ones == 0)
    return say(language, "nobody said 1");
  const std::string count = say(language, how_many.at(static_cast<std::size_t>(ones)));
  if (of_groups == 1)
    return say(language, "{} said 1", count);
  if (last && histories.size() > 2)
    return say(language, "{} said 1, otherwise", count);
  std::string seats;
  for (const History& history : histories)
    seats += (seats.empty() ? "" : say(language, " or ")) + seats_of(history);
  return say(language, "seat {} said 1", seats);
}

// From this number of ones on the answers are one and the same: rows of their own tell nothing.
std::size_t last_row_of_its_own(const std::vector<std::vector<OneCardAnswers>>& by_ones) {
  std::size_t ones = by_ones.size() - 1;
  while (ones > 1 && by_ones[ones].size() == 1 && by_ones[ones - 1].size() == 1 &&
         same_answers(by_ones[ones].front().cells, by_ones[ones - 1].front().cells))
    --ones;
  return ones;
}

bool bids_change_nothing(const std::vector<std::vector<OneCardAnswers>>& by_ones) {
  return std::all_of(by_ones.begin(), by_ones.end(), [&](const auto& groups) {
    return groups.size() == 1 && same_answers(groups.front().cells, by_ones.front().front().cells);
  });
}

void add_rows(ChartTable& table, const OneCardChartWish& wish, Seat seat) {
  const Language in = wish.language;
  const std::string head = seat.number() == wish.players ? say(in, "{}, dealer", seat.number())
                                                         : std::to_string(seat.number());
  if (!hears_bids(wish)) {
    const History zeros(static_cast<std::size_t>(seat.index()), 0);
    const std::string said = seat.index() == 0 ? say(in, "leads") : say(in, "bids are secret");
    table.rows.push_back({head, said, one_card_cells(wish, seat, zeros), true});
    return;
  }
  std::vector<std::vector<OneCardAnswers>> by_ones;
  for (int ones = 0; ones <= seat.index(); ++ones)
    by_ones.push_back(one_card_answers(wish, seat, ones));
  if (by_ones.size() > 1 && bids_change_nothing(by_ones)) {
    table.rows.push_back({head, say(in, "whatever was said"), by_ones.front().front().cells, true});
    return;
  }
  const std::size_t last = last_row_of_its_own(by_ones);
  for (std::size_t ones = 0; ones <= last; ++ones) {
    const auto& groups = by_ones[ones];
    for (std::size_t i = 0; i < groups.size(); ++i) {
      std::string said = said_text(groups[i].histories, groups.size(), i + 1 == groups.size(), in);
      if (ones == last && last + 1 < by_ones.size())
        said = say(in, "{} or more said 1", say(in, how_many.at(ones)));
      table.rows.push_back({head, said, groups[i].cells, ones == 0 && i == 0});
    }
  }
}

ChartTable front_table(const OneCardChartWish& wish) {
  const Language in = wish.language;
  ChartTable table;
  table.corner = say(in, "Seat, bids before");
  if (ordinary_columns_of(wish) > 0) {
    table.groups = {
        {say(in, "Suit card up"), 2}, {say(in, "Jester up"), 1}, {say(in, "Wizard up"), 2}};
    table.heads = {say(in, "trump"), say(in, "plain"), say(in, "any suit"), say(in, "trump"),
                   say(in, "plain")};
  }
  if (const SpecialHeads special = special_heads(wish); !special.heads.empty()) {
    table.groups.push_back({special.group, static_cast<int>(special.heads.size())});
    table.heads.insert(table.heads.end(), special.heads.begin(), special.heads.end());
  }
  for (int number = 1; number <= wish.players; ++number) {
    const Seat seat = Seat::from_number(number);
    if (!wish.seat || *wish.seat == seat)
      add_rows(table, wish, seat);
  }
  return table;
}

}  // namespace

std::string one_card_naming_sentence(const OneCardChartWish& wish) {
  const auto worth = one_card_naming(wish.rules, wish.model, wish.players);
  const SpecialCards& special = wish.rules.special;
  const int lowest = special.camelot || special.magic ? 1 : 0;  // rank of ordinary cards
  int own = ranks_per_suit;  // the lowest rank from which on the own suit is the better one
  while (own > lowest && worth.at(static_cast<std::size_t>(own - 1)).own >
                             worth.at(static_cast<std::size_t>(own - 1)).other)
    --own;
  const std::string from = rank_text(static_cast<Rank>(std::min(own, ranks_per_suit - 1)));
  const bool own_two = worth.front().own > worth.front().other;
  std::string two;  // where it is special and no lower card like another
  if (special.magic && own_two != (own == lowest))
    two = ' ' + (own_two ? say(wish.language, "With a 2 name its suit.")
                         : say(wish.language, "With a 2 name another suit."));
  if (own == lowest)
    return say(wish.language,
               "Dealer with a Wizard up: name the suit of your card, whatever it is.") +
           two;
  if (own == ranks_per_suit)
    return say(wish.language, "Dealer with a Wizard up: name a suit that you do not hold.") + two;
  return say(wish.language,
             "Dealer with a Wizard up: from {} on name the suit of your card; with a lower card "
             "name another suit.",
             from) +
         two;
}

namespace {

// What a cell of ordinary cards says in small print, the first that is found; empty where none
// does.
std::string small_print(const ChartTable& table, std::size_t columns) {
  for (const ChartRow& row : table.rows) {
    for (std::size_t column = 0; column < columns; ++column) {
      const ChartCell& cell = row.cells.at(column);
      if (!cell.detail.empty())
        return cell.detail.substr(0, cell.detail.find(';'));
    }
  }
  return "";
}

bool shows_a_jack(const ChartTable& table) {
  for (const ChartRow& row : table.rows) {
    for (const ChartCell& cell : row.cells) {
      if ((cell.text + cell.detail).find('J') != std::string::npos)
        return true;
    }
  }
  return false;
}

// `always`: what cards say that have no column.
std::string how_to_read_special(const OneCardChartWish& wish,
                                const std::vector<std::string>& always, bool columns) {
  const Language in = wish.language;
  std::string text;
  if (wish.columns == OneCardColumns::ordinary)
    text = say(in, "Special cards: see the next page.");
  else if (columns)
    text = say(in, "Special cards: say what stands in the column of the card.");
  for (const std::string& sentence : always)
    text += (text.empty() ? "" : " ") + sentence;
  return text + ' ' + say(in, "A special card turned up: ask wizbid odds.");
}

// Only what this table needs.
ChartBox how_to_read(const OneCardChartWish& wish, const ChartTable& table,
                     const std::vector<std::string>& always) {
  const Language in = wish.language;
  ChartBox box{say(in, "How to read it"),
               {table.rows.size() > 1 ? say(in,
                                            "Find your row, then what is turned up. Say 1 with the "
                                            "card shown or a better one, else 0.")
                                      : say(in,
                                            "Find what is turned up. Say 1 with the card shown or "
                                            "a better one, else 0."),
                say(in,
                    "Trump: a card of the trump suit. Plain: any other suit card. W: only a Wizard "
                    "says 1. 0: say 0; in a trump or any-suit column even with a Wizard. A Jester "
                    "always says 0.")}};
  if (wish.rules.special.any())
    box.lines.push_back(
        how_to_read_special(wish, always, table.heads.size() > ordinary_columns_of(wish)));
  if (shows_a_jack(table))
    box.lines.back() += ' ' + say(in, "J is the Jack, not a Jester.");
  if (const std::string example = small_print(table, ordinary_columns_of(wish)); !example.empty())
    box.lines.push_back(
        say(in, "“{}”: nobody can hold the card turned up, which changes the answer.", example));
  if ((!wish.seat || wish.seat->number() == wish.players) &&
      wish.rules.trump.wizard == WizardTurned::dealer_names)
    box.lines.push_back(one_card_naming_sentence(wish));
  if (sum_rule_in_force(wish.rules, wish.players, 1))
    box.lines.push_back(
        say(in,
            "“always 0”, “always 1”: the bids may not add up to 1, so no other bid is left, "
            "not even for a Wizard or a Jester."));
  return box;
}

}  // namespace

std::string one_card_certainty(const OneCardChartWish& wish) {
  if (std::isinf(wish.noise))
    return say(wish.language, "Exact: counted over all deals; earlier bids are ignored.");
  return say(wish.language,
             "Exact if the others bid sensibly: counted over all deals, earlier bids taken as "
             "evidence (bid noise {}).",
             plain_text(wish.noise, wish.language));
}

namespace {

// How often such odds came true.
std::string tried(const OneCardChartWish& wish) {
  constexpr std::uint64_t rounds = 10000;
  const OneCardRecord record = one_card_record(wish, rounds);
  const Language in = wish.language;
  return say(in,
             "Tried in {} random rounds, one bidding by this chart and the others like the player "
             "“{}”: {}% ± {}% of its bids were made, the odds had said {}%.",
             rounds, wish.model.others->name(), decimal_text(100 * record.made, 1, in),
             decimal_text(196 * record.error, 1, in), decimal_text(100 * record.said, 1, in));
}

}  // namespace

namespace {

ChartPage front_page(const OneCardChartWish& wish) {
  const Language in = wish.language;
  const bool special = wish.columns == OneCardColumns::special;
  ChartPage front;
  front.title = say(in, "One card: say 1 or 0?");
  front.subtitle = special ? say(in, "{} players: what special cards say", wish.players)
                           : say(in, "{} players: the weakest card that says 1", wish.players);
  front.tables = {front_table(wish)};
  const auto always = without_constant_columns(front.tables.front(), ordinary_columns_of(wish), in);
  if (special)
    front.after = {{say(in, "How to read it"), {how_to_read_special(wish, always, true)}}};
  else
    front.after = {how_to_read(wish, front.tables.front(), always)};
  return front;
}

// Special cards have a page of their own where the table would be too wide.
std::vector<ChartPage> front_pages(OneCardChartWish wish) {
  constexpr int most_players = 4;
  constexpr std::size_t most_columns = 2;
  if (!wish.rules.special.any())
    return {front_page(wish)};
  wish.columns = OneCardColumns::special;
  const ChartPage special = front_page(wish);
  const std::size_t columns = special.tables.front().heads.size();
  if (columns == 0 || (wish.players <= most_players && columns <= most_columns)) {
    wish.columns = OneCardColumns::all;
    return {front_page(wish)};
  }
  wish.columns = OneCardColumns::ordinary;
  return {front_page(wish), special};
}

}  // namespace

Chart one_card_chart(const OneCardChartWish& asked) {
  const OneCardChartWish wish = with_sheets(asked);
  const Language in = wish.language;
  Chart chart;
  chart.kind = "one-card";
  chart.language = in;
  chart.players = wish.players;
  chart.title = say(in, "One card: say 1 or 0?");
  chart.description =
      say(in,
          "The weakest card with which to bid 1 in the one-card round of Wizard, by seat, by "
          "the bids before and by the card turned up.");
  chart.pages = front_pages(wish);
  for (ChartPage& page : one_card_chances(wish))
    chart.pages.push_back(std::move(page));
  chart.footer.sentences = {one_card_certainty(wish), tried(wish),
                            say(in, "Rules: {}.", wish.rules.name)};
  for (const std::string& change : rule_changes(wish.rules, in))
    chart.footer.sentences.push_back(change);
  return chart;
}

std::vector<ShortOneCardRow> short_one_card_rows(const OneCardChartWish& wish) {
  std::vector<ShortOneCardRow> rows;
  for (int number = 1; number <= wish.players; ++number) {
    const Seat seat = Seat::from_number(number);
    for (int ones = 0; ones <= seat.index(); ++ones)
      rows.push_back({seat, ones, one_card_answers(wish, seat, ones).back().cells});
  }
  return rows;
}

}  // namespace wizbid
