#include "charts/one_card_cells.h"

#include <algorithm>
#include <array>
#include <map>

#include "cards/card_text.h"
#include "charts/chart_suits.h"
#include "charts/one_card_chances.h"
#include "charts/one_card_special.h"
#include "rules/bidding.h"

namespace wizbid {

namespace {

// The cards that bid 1; special cards have columns of their own.
CardSet bidders(const OneCardChartWish& wish, const std::vector<CardOnSheet>& odds) {
  CardSet cards;
  for (const CardOnSheet& each : odds) {
    if (each.best == 1)
      cards.insert(each.card);
  }
  return cards - special_cards(wish.rules.special);
}

// "9": the weakest of the suit that bids 1; "W": only a Wizard does; "0": nobody does.
std::string weakest_text(CardSet bidders, Suit suit) {
  const CardSet of_suit = bidders & CardSet::of_suit(suit);
  if (!of_suit.empty())
    return rank_text(of_suit.lowest().rank());
  return bidders.contains(Card::wizard()) ? "W" : "0";
}

std::string plain_text(CardSet bidders) {
  const CardSet plain = bidders & CardSet::of_suit(chart_plain_suit);
  return plain.empty() ? "0" : rank_text(plain.lowest().rank());
}

// The more cards bid 1, the darker.
Shade shade_of(const std::string& text) {
  constexpr std::array<std::string_view, ranks_per_suit> ranks{"2", "3",  "4", "5", "6", "7", "8",
                                                               "9", "10", "J", "Q", "K", "A"};
  const auto found = std::find(ranks.begin(), ranks.end(), text);
  if (found == ranks.end())
    return text == "W" ? Shade::faint : Shade::none;
  const auto rank = found - ranks.begin();
  return rank <= 3 ? Shade::strong : (rank <= 8 ? Shade::medium : Shade::light);
}

// "2–4": ranks in a row; "2, 5" otherwise.
std::string ranks_text(const std::vector<int>& ranks) {
  std::string text;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    std::size_t last = i;
    while (last + 1 < ranks.size() && ranks[last + 1] == ranks[last] + 1)
      ++last;
    text += (text.empty() ? "" : ", ") + rank_text(static_cast<Rank>(ranks[i]));
    if (last > i)
      text += "–" + rank_text(static_cast<Rank>(ranks[last]));
    i = last;
  }
  return text;
}

using ByTurnUp = std::map<int, CardSet>;  // who bids 1, by the rank turned up

// All cards of the suit from the weakest bidder up, and the Wizards if they bid: what a reader of
// the cell takes it to say.
CardSet rule_of(CardSet bidders, Suit suit) {
  const CardSet of_suit = bidders & CardSet::of_suit(suit);
  const CardSet rule = bidders & CardSet::wizards();
  if (of_suit.empty())
    return rule;
  return rule | CardSet{of_suit.lowest()} | CardSet::above(of_suit.lowest());
}

// The ranks turned up with which the rule is not what the bidders do. A card that lies there can't
// be in the hand: that alone is no difference.
std::vector<int> exceptions(CardSet rule, const ByTurnUp& bidders, Suit suit) {
  std::vector<int> ranks;
  for (const auto& [rank, who] : bidders) {
    const CardSet turned_up{Card(static_cast<Rank>(rank), chart_trump)};
    const CardSet here = who & (CardSet::of_suit(suit) | CardSet::wizards());
    if (here != rule - turned_up)
      ranks.push_back(rank);
  }
  return ranks;
}

// What holds with most trumps turned up, and below it what holds with the others.
ChartCell suit_cell(const ByTurnUp& bidders, bool trump, Language language) {
  const Suit suit = trump ? chart_trump : chart_plain_suit;
  const auto text_of = [&](CardSet cards) {
    return trump ? weakest_text(cards, suit) : plain_text(cards);
  };
  CardSet most = bidders.rbegin()->second;
  for (const auto& [rank, here] : bidders) {
    if (exceptions(rule_of(here, suit), bidders, suit).size() <
        exceptions(rule_of(most, suit), bidders, suit).size())
      most = here;
  }
  std::map<std::string, std::vector<int>> others;
  for (int rank : exceptions(rule_of(most, suit), bidders, suit))
    others[text_of(bidders.at(rank))].push_back(rank);
  others.erase(text_of(most));  // differs in Wizards alone, which the column does not tell
  ChartCell cell{text_of(most), "", shade_of(text_of(most)), {}, {}, false};
  for (const auto& [text, ranks] : others) {
    cell.detail +=
        (cell.detail.empty() ? "" : "; ") + say(language, "{} if {} up", text, ranks_text(ranks));
  }
  return cell;
}

ChartCell plain_cell(const std::string& text) {
  return {text, "", shade_of(text), {}, {}, false};
}

// The only bid that the rules leave.
std::optional<Tricks> forced_bid(const OneCardChartWish& wish, Seat seat, const History& history) {
  const Bids bids = hears_bids(wish) ? as_bids(history) : Bids(history.size());
  const auto forbidden = forbidden_bid(wish.rules, wish.players, 1, seat, bids);
  return forbidden ? std::optional(1 - *forbidden) : std::nullopt;
}

}  // namespace

std::size_t ordinary_columns_of(const OneCardChartWish& wish) {
  return wish.columns == OneCardColumns::special ? 0 : 5;
}

std::vector<ChartCell> one_card_cells(const OneCardChartWish& wish, Seat seat,
                                      const History& history) {
  if (const auto forced = forced_bid(wish, seat, history)) {
    const std::size_t columns = ordinary_columns_of(wish) + special_heads(wish).heads.size();
    return std::vector<ChartCell>(
        columns, {*forced == 1 ? say(wish.language, "always 1") : say(wish.language, "always 0"),
                  "",
                  *forced == 1 ? Shade::strong : Shade::none,
                  {},
                  {},
                  false});
  }
  if (wish.columns == OneCardColumns::special)
    return special_cells(wish, seat, history);
  ByTurnUp by_turn_up;
  for (const int rank : ranks_in_deck(wish.rules))
    by_turn_up[rank] = bidders(
        wish, one_card_sheet(wish, seat, history, Card(static_cast<Rank>(rank), chart_trump)));
  const CardSet jester =
      bidders(wish, one_card_sheet(wish, seat, history, Card::jester(Card::copies - 1)));
  const CardSet wizard =
      bidders(wish, one_card_sheet(wish, seat, history, Card::wizard(Card::copies - 1)));
  std::vector<ChartCell> cells{
      suit_cell(by_turn_up, true, wish.language), suit_cell(by_turn_up, false, wish.language),
      plain_cell(weakest_text(jester, chart_trump)), plain_cell(weakest_text(wizard, chart_trump)),
      plain_cell(plain_text(wizard))};
  const auto special = special_cells(wish, seat, history);
  cells.insert(cells.end(), special.begin(), special.end());
  return cells;
}

bool same_answers(const std::vector<ChartCell>& a, const std::vector<ChartCell>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const ChartCell& one, const ChartCell& other) {
                      return one.text == other.text && one.detail == other.detail;
                    });
}

std::vector<OneCardAnswers> one_card_answers(const OneCardChartWish& wish, Seat seat, int ones) {
  std::vector<OneCardAnswers> groups;
  for (const History& history : histories_before(seat)) {
    if (ones_in(history) != ones)
      continue;
    auto cells = one_card_cells(wish, seat, history);
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const OneCardAnswers& group) {
      return same_answers(group.cells, cells);
    });
    if (same == groups.end())
      groups.push_back({{history}, std::move(cells)});
    else
      same->histories.push_back(history);
  }
  std::stable_sort(groups.begin(), groups.end(),
                   [](const OneCardAnswers& a, const OneCardAnswers& b) {
                     return a.histories.size() < b.histories.size();
                   });
  return groups;
}

}  // namespace wizbid
