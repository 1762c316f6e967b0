#include "charts/one_card_chances.h"

#include <algorithm>
#include <cmath>

#include "cards/card_text.h"
#include "charts/chart_suits.h"
#include "charts/number_text.h"
#include "charts/one_card_special.h"
#include "rules/bidding.h"
#include "rules/scoring.h"

namespace wizbid {

namespace {

constexpr int full_histories = 4;  // players for whom all histories fit on a page

struct ChanceColumn {
  Seat seat;
  History history;
};

// Whether what was said can change an answer.
bool heeds_bids(const OneCardChartWish& wish) {
  return hears_bids(wish) &&
         (!std::isinf(wish.noise) || sum_rule_in_force(wish.rules, wish.players, 1) ||
          !declared_cards(wish.rules.special).empty());
}

std::vector<ChanceColumn> chance_columns(const OneCardChartWish& wish) {
  std::vector<ChanceColumn> columns;
  for (int number = 1; number <= wish.players; ++number) {
    const Seat seat = Seat::from_number(number);
    for (const History& history : histories_before(seat)) {
      if (!heeds_bids(wish) && ones_in(history) > 0)
        continue;
      const bool shown =
          wish.seat ? *wish.seat == seat : wish.players <= full_histories || ones_in(history) <= 1;
      if (shown && (!wish.seat || wish.players <= full_histories || ones_in(history) <= 2))
        columns.push_back({seat, history});
    }
  }
  return columns;
}

// "010", or where at most one has said 1 its seat.
std::string history_text(const History& history, bool all) {
  if (history.empty())
    return "·";
  std::string text;
  for (std::size_t seat = 0; seat < history.size(); ++seat) {
    if (all)
      text += std::to_string(history[seat]);
    else if (history[seat] == 1)
      text += (text.empty() ? "" : "+") + std::to_string(seat + 1);
  }
  return text.empty() ? "–" : text;
}

std::string card_head(const RuleSet& rules, Card card, bool trump, Language language) {
  if (card.is_wizard())
    return say(language, "Wizard");
  if (card.is_jester())
    return say(language, "Jester");
  if (card.is_special())
    return special_name(rules, card, language);
  if (!trump)
    return rank_text(card.rank());
  const bool of_trump = card.suit() == chart_trump;
  return say(language, of_trump ? to_say("trump {}") : to_say("plain {}"), rank_text(card.rank()));
}

// From the strongest card to the weakest.
std::vector<Card> cards_down(const std::vector<CardOnSheet>& sheet, bool trump) {
  std::vector<Card> suited;
  for (const CardOnSheet& odds : sheet) {
    if (odds.card.is_suited())
      suited.push_back(odds.card);
  }
  std::stable_sort(suited.begin(), suited.end(), [&](Card a, Card b) {
    const bool first = trump && a.suit() != b.suit();
    return first ? a.suit() == chart_trump : a.rank() > b.rank();
  });
  suited.insert(suited.begin(), Card::wizard());
  suited.push_back(Card::jester());
  for (const CardOnSheet& odds : sheet) {
    if (odds.card.is_special())
      suited.push_back(odds.card);
  }
  return suited;
}

ChartCell chance_cell(const std::vector<CardOnSheet>& sheet, Card card) {
  const auto odds = std::find_if(sheet.begin(), sheet.end(),
                                 [&](const CardOnSheet& each) { return each.card == card; });
  ChartCell cell;
  cell.text = whole_percent(odds->win);
  cell.value = odds->win;
  cell.strong = odds->best == 1;
  cell.shade = cell.strong ? Shade::medium : Shade::none;
  return cell;
}

ChartTable chance_table(const OneCardChartWish& wish, Card turn_up, std::string title) {
  const Language in = wish.language;
  const bool trump = turn_up.is_suited();
  const auto columns = chance_columns(wish);
  ChartTable table;
  table.title = std::move(title);
  table.corner = say(in, "Your card");
  std::vector<std::vector<CardOnSheet>> sheets;
  for (const ChanceColumn& column : columns) {
    const std::string head = say(in, "Seat {}", column.seat.number());
    if (table.groups.empty() || table.groups.back().head != head)
      table.groups.push_back({head, 0});
    ++table.groups.back().columns;
    table.heads.push_back(
        heeds_bids(wish) ? history_text(column.history, wish.players <= full_histories) : "·");
    sheets.push_back(one_card_sheet(wish, column.seat, column.history, turn_up));
  }
  for (Card card : cards_down(sheets.front(), trump)) {
    ChartRow row{card_head(wish.rules, card, trump, in), "", {}, false};
    row.opens_group = card.is_jester() || card == CardSet::specials().lowest() ||
                      (card.is_suited() && card.rank() == Rank::ace);
    for (const auto& odds : sheets)
      row.cells.push_back(chance_cell(odds, card));
    table.rows.push_back(std::move(row));
  }
  return table;
}

// The chance to take the trick with which both bids are worth as much.
std::string break_even(const OneCardChartWish& wish) {
  const Scoring& scoring = wish.rules.scoring;
  if (wish.rules.special.any())  // some of them have a bonus, or other chances after another bid
    return say(wish.language, "Bold and shaded: say 1.");
  if (scoring == Scoring{})
    return say(wish.language, "Bold and shaded: say 1. The bids break even at 3 in 7, 43%.");
  const int by_losing = score(scoring, 0, 0) - score(scoring, 1, 0);
  const int by_winning = score(scoring, 1, 1) - score(scoring, 0, 1);
  if (by_losing <= 0 || by_winning <= 0)
    return say(wish.language, "Bold and shaded: say 1.");
  return say(wish.language, "Bold and shaded: say 1. The bids break even at {}%.",
             whole_percent(static_cast<double>(by_losing) / (by_losing + by_winning)));
}

}  // namespace

bool hears_bids(const OneCardChartWish& wish) {
  return wish.rules.bids_known == BidsKnown::aloud;
}

std::vector<CardOnSheet> one_card_sheet(const OneCardChartWish& wish, Seat seat,
                                        const History& history, Card turn_up) {
  Situation now = situation_of_sheet(wish, seat, turn_up);
  now.bids = hears_bids(wish) ? as_bids(history) : Bids(history.size());
  auto odds = wish.sheets ? wish.sheets->at(turn_up.index()).at(now.bids)
                          : one_card_sheet({now, wish.model, wish.noise});
  if (const auto forbidden = forbidden_bid(now)) {
    for (CardOnSheet& each : odds) {
      each.best = 1 - *forbidden;
      each.win = each.win_after.at(static_cast<std::size_t>(each.best));
    }
  }
  return odds;
}

Situation situation_of_sheet(const OneCardChartWish& wish, Seat seat, Card turn_up) {
  Situation now;
  now.rules = wish.rules;  // of this round
  now.players = wish.players;
  now.seat = seat;
  now.hand = CardSet{turn_up.is_wizard() ? Card::jester() : Card::wizard()};
  now.turn_up = turn_up;
  now.trump = turn_up.is_jester() ? Trump{} : Trump{chart_trump};
  return now;
}

namespace {

// No special card is turned up.
std::string trump_turned_up(const OneCardChartWish& wish, int rank) {
  return wish.rules.special.any() ? say(wish.language, "The {} of trump is turned up",
                                        rank_text(static_cast<Rank>(rank)))
                                  : say(wish.language, "The 2 of trump is turned up");
}

}  // namespace

std::vector<ChartPage> one_card_chances(const OneCardChartWish& wish) {
  const Language in = wish.language;
  ChartPage page;
  page.title = say(in, "The chances behind it");
  page.subtitle =
      say(in, "One card, {} players: chance in percent to take the trick", wish.players);
  const bool special_two = wish.rules.special.camelot || wish.rules.special.magic;
  const int up = special_two ? 1 : 0;  // the lowest rank of ordinary cards
  page.tables = {
      chance_table(wish, Card(static_cast<Rank>(up), chart_trump), trump_turned_up(wish, up)),
      chance_table(wish, Card::jester(Card::copies - 1),
                   say(in, "A Jester is turned up: no trump"))};
  const bool all = wish.players <= full_histories;
  const bool no_history = !heeds_bids(wish) || (wish.seat && wish.seat->index() == 0);
  std::string heads;
  if (!no_history)
    heads = (all ? say(in, "The head of a column is what the seats before you said, in order.")
                 : say(in, "The head of a column is the seat that said 1; –: none did.")) +
            ' ';
  page.tables.back().notes = {heads + break_even(wish)};
  if (!declared_cards(wish.rules.special).empty())
    page.tables.back().notes.push_back(
        say(in, "A card whose player says what it counts as: after the better bid."));
  if (!all && !no_history)
    page.tables.back().notes.push_back(
        say(in, "Bids not shown here, and a Wizard turned up: ask wizbid odds."));
  if (!wish.rules.special.any())
    return {page};
  std::vector<ChartPage> pages{page, page};
  pages.front().tables.pop_back();
  pages.back().tables.erase(pages.back().tables.begin());
  pages.front().tables.back().notes = pages.back().tables.back().notes;
  return pages;
}

}  // namespace wizbid
