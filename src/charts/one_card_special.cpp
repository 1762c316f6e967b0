#include "charts/one_card_special.h"

#include <algorithm>
#include <map>

#include "cards/card_text.h"
#include "charts/chart_suits.h"
#include "charts/one_card_chances.h"

namespace wizbid {

namespace {

constexpr Card jester_up = Card::jester(Card::copies - 1);
constexpr Card wizard_up = Card::wizard(Card::copies - 1);

// All that the chart has columns for.
std::vector<Card> turn_ups_of(const RuleSet& rules) {
  std::vector<Card> cards;
  for (const int rank : ranks_in_deck(rules))
    cards.emplace_back(static_cast<Rank>(rank), chart_trump);
  cards.push_back(jester_up);
  cards.push_back(wizard_up);
  return cards;
}

// As a sheet of odds calls them: one plain 2 stands for all three, and without trump for all four.
struct OnSheet {
  std::string head;
  Card card = Card::jester();
  bool trump = false;  // there is none without trump
};

std::vector<OnSheet> special_columns(const OneCardChartWish& wish) {
  std::vector<OnSheet> columns;
  if (wish.columns == OneCardColumns::ordinary)
    return columns;
  if (wish.rules.special.magic) {
    columns.push_back({say(wish.language, "trump {}", "2"), Card(Rank::two, chart_trump), true});
    columns.push_back({say(wish.language, "plain {}", "2"), Card(Rank::two, chart_plain_suit)});
  }
  for (const Card card : special_cards(wish.rules.special) & CardSet::specials())
    columns.push_back({special_name(wish.rules, card, wish.language), card});
  return columns;
}

std::string turned_up_text(Card card, Language in) {
  return card.is_wizard()   ? say(in, "Wizard")
         : card.is_jester() ? say(in, "Jester")
                            : rank_text(card.rank());
}

// The bid of a card by what is turned up; nullopt where it can't be in the hand.
std::optional<Tricks> bid_of(const OneCardChartWish& wish, Seat seat, const History& history,
                             const OnSheet& column, Card turn_up) {
  if (column.trump && turn_up.is_jester())
    return std::nullopt;
  const bool two = column.card.is_suited();
  const Card card = two && turn_up.is_jester() ? Card(Rank::two, chart_trump) : column.card;
  const auto sheet = one_card_sheet(wish, seat, history, turn_up);
  const auto found = std::find_if(sheet.begin(), sheet.end(),
                                  [&](const CardOnSheet& each) { return each.card == card; });
  return found == sheet.end() ? std::nullopt : std::optional(found->best);
}

// "2, 5–7, Jester".
std::string turn_ups_text(const std::vector<Card>& cards, Language in) {
  std::string text;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    std::size_t last = i;
    while (last + 1 < cards.size() && cards[i].is_suited() && cards[last + 1].is_suited() &&
           cards[last + 1].index() == cards[last].index() + 1)
      ++last;
    text += (text.empty() ? "" : ", ") + turned_up_text(cards[i], in);
    if (last > i)
      text += "–" + turned_up_text(cards[last], in);
    i = last;
  }
  return text;
}

// What holds with most of the cards turned up, and below it with which it does not.
ChartCell special_cell(const OneCardChartWish& wish, Seat seat, const History& history,
                       const OnSheet& column) {
  std::map<Tricks, std::vector<Card>> turn_ups;
  for (const Card turn_up : turn_ups_of(wish.rules)) {
    if (const auto bid = bid_of(wish, seat, history, column, turn_up))
      turn_ups[*bid].push_back(turn_up);
  }
  const Tricks most = turn_ups[1].size() > turn_ups[0].size() ? 1 : 0;
  ChartCell cell{std::to_string(most), "", most == 1 ? Shade::medium : Shade::none, {}, {}, false};
  if (const auto& others = turn_ups[1 - most]; !others.empty())
    cell.detail = say(wish.language, "{} if {} up", 1 - most, turn_ups_text(others, wish.language));
  return cell;
}

}  // namespace

OneCardChartWish with_sheets(const OneCardChartWish& wish) {
  if (!wish.rules.special.any())
    return wish;
  OneCardSheets sheets;
  const Seat last = wish.seat.value_or(Seat::from_number(wish.players));
  for (const Card turn_up : turn_ups_of(wish.rules))
    sheets[turn_up.index()] =
        special_one_card_sheets({situation_of_sheet(wish, last, turn_up), wish.model, wish.noise});
  OneCardChartWish ready = wish;
  ready.sheets = std::make_shared<const OneCardSheets>(std::move(sheets));
  return ready;
}

std::vector<int> ranks_in_deck(const RuleSet& rules) {
  std::vector<int> ranks;
  for (const Card card : deck_of(rules.special) & CardSet::of_suit(chart_trump))
    ranks.push_back(static_cast<int>(card.rank()));
  return ranks;
}

std::string special_name(const RuleSet& rules, Card card, Language language) {
  const DeckName deck = rules.special.camelot ? DeckName::camelot : DeckName::jubilee;
  return card_text(card, {deck, SuitStyle::letters, language});
}

SpecialHeads special_heads(const OneCardChartWish& wish) {
  SpecialHeads heads;
  for (const OnSheet& column : special_columns(wish))
    heads.heads.push_back(column.head);
  if (!heads.heads.empty())
    heads.group = say(wish.language, "Special cards");
  return heads;
}

std::vector<ChartCell> special_cells(const OneCardChartWish& wish, Seat seat,
                                     const History& history) {
  std::vector<ChartCell> cells;
  for (const OnSheet& column : special_columns(wish))
    cells.push_back(special_cell(wish, seat, history, column));
  return cells;
}

std::vector<std::string> without_constant_columns(ChartTable& table, std::size_t first,
                                                  Language language) {
  std::vector<std::string> sentences;
  for (std::size_t column = table.heads.size(); column-- > first;) {
    const ChartCell& one = table.rows.front().cells.at(column);
    const bool same = std::all_of(table.rows.begin(), table.rows.end(), [&](const ChartRow& row) {
      return row.cells.at(column).text == one.text && row.cells.at(column).detail == one.detail;
    });
    if (!same || !one.detail.empty() || one.text.size() != 1)
      continue;
    sentences.insert(sentences.begin(),
                     say(language, "{}: always say {}.", table.heads.at(column), one.text));
    const auto place = static_cast<std::ptrdiff_t>(column);
    table.heads.erase(table.heads.begin() + place);
    for (ChartRow& row : table.rows)
      row.cells.erase(row.cells.begin() + place);
    if (--table.groups.back().columns == 0)
      table.groups.pop_back();
  }
  return sentences;
}

}  // namespace wizbid
