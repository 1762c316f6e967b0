#include "charts/one_card_chart.h"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

#include "advice/bid_advice.h"
#include "cards/notation.h"
#include "charts/one_card_history.h"
#include "charts/one_card_record.h"
#include "charts/one_card_special.h"
#include "odds/one_card.h"
#include "oracle/brute_one_card.h"
#include "rules/rule_settings.h"

namespace wizbid {
namespace {

Model greedy() {
  return {find_player("greedy"), find_player("greedy")};
}

Situation situation(int players, Seat seat, Card mine, Card turn_up, const History& history,
                    const RuleSet& rules = official_rules()) {
  Situation now;
  now.rules = rules;
  now.players = players;
  now.seat = seat;
  now.hand = CardSet{mine};
  now.turn_up = turn_up;
  now.trump = turn_up.is_jester() ? Trump{} : Trump{Suit::clubs};
  now.bids = as_bids(history);
  return now;
}

Tricks best_bid(const Situation& now) {
  return advise_bid(one_card_odds({now, greedy(), 2})).best;
}

// The cards that a player may hold, one of each kind.
std::vector<Card> kinds(Card turn_up) {
  std::vector<Card> cards{Card::wizard(0), Card::jester(0)};
  for (int rank = 0; rank < ranks_per_suit; ++rank) {
    cards.emplace_back(static_cast<Rank>(rank), Suit::clubs);
    if (!turn_up.is_jester())
      cards.emplace_back(static_cast<Rank>(rank), Suit::diamonds);
  }
  std::erase(cards, turn_up);
  return cards;
}

bool says(const ChartRow& row, const std::string& detail) {
  return row.detail == detail;
}

// The row of the front page that is for a history, found by what it says in words.
const ChartRow& row_for(const ChartTable& table, int players, Seat seat, const History& history) {
  const std::string head =
      std::to_string(seat.number()) + (seat.number() == players ? ", dealer" : "");
  const int ones = ones_in(history);
  std::string seats;
  for (std::size_t i = 0; i < history.size(); ++i) {
    if (history[i] == 1)
      seats += (seats.empty() ? "" : "+") + std::to_string(i + 1);
  }
  const std::vector<std::string> words{
      "", "one player", "two players", "three players", "four players", "five players"};
  const ChartRow* otherwise = nullptr;
  for (const ChartRow& row : table.rows) {
    if (row.head != head)
      continue;
    if ((seat.index() == 0 && says(row, "leads")) || (ones == 0 && says(row, "nobody said 1")) ||
        (ones > 0 && says(row, words.at(static_cast<std::size_t>(ones)) + " said 1")))
      return row;
    if ((" " + row.detail + " ").find(" " + seats + " ") != std::string::npos &&
        row.detail.starts_with("seat "))
      return row;
    for (int least = 1; least <= ones; ++least) {
      if (says(row, words.at(static_cast<std::size_t>(least)) + " or more said 1"))
        otherwise = &row;
    }
    if (ones > 0 && says(row, words.at(static_cast<std::size_t>(ones)) + " said 1, otherwise"))
      otherwise = &row;
  }
  if (otherwise == nullptr)
    throw std::runtime_error("no row for seat " + head);
  return *otherwise;
}

int rank_in(const std::string& text) {
  const auto card = parse_card(text + "C");
  return static_cast<int>(card->rank());
}

// What a reader of the cell bids: "J" with "10 if J–A up" below it.
std::string text_with(const ChartCell& cell, Card turn_up) {
  std::string rest = cell.detail;
  while (!rest.empty() && turn_up.is_suited()) {
    const std::size_t end = rest.find("; ");
    const std::string part = rest.substr(0, end);
    rest = end == std::string::npos ? "" : rest.substr(end + 2);
    const std::size_t middle = part.find(" if ");
    std::string ranks = part.substr(middle + 4, part.size() - middle - 7);
    while (!ranks.empty()) {
      const std::size_t comma = ranks.find(", ");
      const std::string range = ranks.substr(0, comma);
      ranks = comma == std::string::npos ? "" : ranks.substr(comma + 2);
      const std::size_t dash = range.find("–");
      const int from = rank_in(range.substr(0, dash));
      const int to = dash == std::string::npos ? from : rank_in(range.substr(dash + 3));
      const int up = static_cast<int>(turn_up.rank());
      if (from <= up && up <= to)
        return part.substr(0, middle);
    }
  }
  return cell.text;
}

// As the box on the chart tells how to read it.
Tricks bid_by_chart(const ChartRow& row, Card mine, Card turn_up) {
  const bool jester_up = turn_up.is_jester();
  const bool wizard_up = turn_up.is_wizard();
  const std::size_t strong = jester_up ? 2 : (wizard_up ? 3 : 0);
  if (mine.is_jester())
    return 0;
  if (mine.is_wizard())
    return text_with(row.cells[strong], turn_up) == "0" ? 0 : 1;
  const bool plain = !jester_up && mine.suit() != Suit::clubs;
  const std::string text = text_with(row.cells[strong + (plain ? 1 : 0)], turn_up);
  return text != "0" && text != "W" && static_cast<int>(mine.rank()) >= rank_in(text) ? 1 : 0;
}

void expect_chart_is_right(int players) {
  const Chart chart =
      one_card_chart({official_rules(), players, std::nullopt, greedy(), 2, Language::english});
  const ChartTable& table = chart.pages.front().tables.front();
  std::vector<Card> turn_ups{Card::wizard(3), Card::jester(3)};
  for (int rank = 0; rank < ranks_per_suit; ++rank)
    turn_ups.emplace_back(static_cast<Rank>(rank), Suit::clubs);
  for (int number = 1; number <= players; ++number) {
    const Seat seat = Seat::from_number(number);
    for (const History& history : histories_before(seat)) {
      const ChartRow& row = row_for(table, players, seat, history);
      for (const Card turn_up : turn_ups) {
        for (const Card mine : kinds(turn_up)) {
          const Situation now = situation(players, seat, mine, turn_up, history);
          ASSERT_EQ(bid_by_chart(row, mine, turn_up), best_bid(now))
              << players << " players, " << row.head << ' ' << row.detail;
        }
      }
    }
  }
}

TEST(OneCardChart, EveryCellIsTheBestBidOfThreePlayers) {
  expect_chart_is_right(3);
}

TEST(OneCardChart, EveryCellIsTheBestBidOfFourPlayers) {
  expect_chart_is_right(4);
}

TEST(OneCardChart, EveryCellIsTheBestBidOfFivePlayers) {
  expect_chart_is_right(5);
}

TEST(SlowOneCardChart, EveryCellIsTheBestBidOfSixPlayers) {
  expect_chart_is_right(6);
}

TEST(OneCardChart, ChancesOverleafAreThoseOfOdds) {
  const Chart chart =
      one_card_chart({official_rules(), 4, std::nullopt, greedy(), 2, Language::english});
  const ChartTable& table = chart.pages.at(1).tables.front();  // the 2 of trump is turned up
  const Card turn_up(Rank::two, Suit::clubs);
  std::size_t column = 0;
  for (int number = 1; number <= 4; ++number) {
    for (const History& history : histories_before(Seat::from_number(number))) {
      const Situation now =
          situation(4, Seat::from_number(number), Card(Rank::ace, Suit::clubs), turn_up, history);
      const Answer answer = one_card_odds({now, greedy(), 2});
      const ChartRow& row = table.rows.at(1);
      ASSERT_EQ(row.head, "trump A");
      EXPECT_DOUBLE_EQ(*row.cells.at(column).value, answer.bids.at(1).make);
      EXPECT_EQ(row.cells.at(column).strong, advise_bid(answer).best == 1);
      ++column;
    }
  }
  EXPECT_EQ(column, table.heads.size());
}

// Against every ordered deal, one by one.
void expect_brute_force_agrees(int players, const std::vector<Card>& turn_ups,
                               const std::vector<Card>& cards) {
  const Chart chart =
      one_card_chart({official_rules(), players, std::nullopt, greedy(), 2, Language::english});
  const ChartTable& table = chart.pages.front().tables.front();
  constexpr double even = 3.0 / 7;  // from here on 1 is worth more
  for (const Card turn_up : turn_ups) {
    const Trump trump = turn_up.is_jester() ? Trump{} : Trump{Suit::clubs};
    oracle::BruteOneCard brute(players, turn_up, trump);
    for (int number = 1; number <= players; ++number) {
      const Seat seat = Seat::from_number(number);
      for (const History& history : histories_before(seat)) {
        const ChartRow& row = row_for(table, players, seat, history);
        for (const Card mine : cards) {
          if (mine == turn_up)
            continue;
          const double win = brute.win_chance(seat, mine, as_bids(history), 2);
          EXPECT_EQ(bid_by_chart(row, mine, turn_up), win > even ? 1 : 0)
              << players << " players, " << row.head << ' ' << row.detail << ": " << win;
        }
      }
    }
  }
}

TEST(OneCardChart, BruteForceAgreesWithThreePlayers) {
  expect_brute_force_agrees(3,
                            {Card(Rank::two, Suit::clubs), Card(Rank::queen, Suit::clubs),
                             Card::jester(3), Card::wizard(3)},
                            {Card::wizard(), Card(Rank::jack, Suit::clubs),
                             Card(Rank::nine, Suit::clubs), Card(Rank::five, Suit::clubs),
                             Card(Rank::jack, Suit::diamonds), Card(Rank::ten, Suit::diamonds)});
}

TEST(SlowOneCardChart, BruteForceAgreesWithFourPlayers) {
  expect_brute_force_agrees(4, {Card(Rank::king, Suit::clubs)},
                            {Card(Rank::jack, Suit::clubs), Card(Rank::ten, Suit::clubs)});
}

TEST(OneCardRecord, BidsComeTrueAboutAsOftenAsTheOddsSay) {
  const Model points{find_player("points"), find_player("points")};
  for (int players = min_players; players <= max_players; ++players) {
    const OneCardRecord record = one_card_record(
        {official_rules(), players, std::nullopt, points, 2, Language::english}, 2000);
    EXPECT_NEAR(record.made, record.said, 0.03 + 4 * record.error) << players;
    EXPECT_GT(record.made, 0.7);
  }
}

TEST(OneCardRecord, OfTheLeaderAloneIsThatOfHisOdds) {
  const Model points{find_player("points"), find_player("points")};
  const OneCardRecord record = one_card_record(
      {official_rules(), 4, Seat::from_number(1), points, 2, Language::english}, 4000);
  EXPECT_NEAR(record.made, record.said, 4 * record.error);  // nobody has bid before: no evidence
  EXPECT_EQ(record.rounds, 4000U);
}

TEST(OneCardChart, EveryTableHasACellForEveryRowAndColumn) {
  for (int players = min_players; players <= max_players; ++players) {
    for (const Language language : {Language::english, Language::german}) {
      const Chart chart =
          one_card_chart({official_rules(), players, std::nullopt, greedy(), 2, language});
      for (const ChartPage& page : chart.pages) {
        for (const ChartTable& table : page.tables) {
          for (const ChartRow& row : table.rows) {
            EXPECT_EQ(row.cells.size(), table.heads.size());
            for (const ChartCell& cell : row.cells)
              EXPECT_FALSE(cell.text.empty());
          }
        }
      }
    }
  }
}

std::string how_to_read(const Chart& chart) {
  std::string text;
  for (const std::string& line : chart.pages.front().after.front().lines)
    text += line + '\n';
  return text;
}

TEST(OneCardChart, TellsTheDealerWhatToNameWhereHeHasARow) {
  const auto chart_of_seat = [](int seat) {
    return one_card_chart(
        {official_rules(), 4, Seat::from_number(seat), greedy(), 2, Language::english});
  };
  EXPECT_EQ(how_to_read(chart_of_seat(1)).find("Dealer"), std::string::npos);
  EXPECT_NE(how_to_read(chart_of_seat(4)).find("Dealer with a Wizard up"), std::string::npos);
}

TEST(OneCardChart, HasOneRowASeatWhereBidsAreIgnored) {
  const Chart chart = one_card_chart({official_rules(), 4, std::nullopt, greedy(),
                                      std::numeric_limits<double>::infinity(), Language::english});
  EXPECT_EQ(chart.pages.front().tables.front().rows.size(), 4U);
  EXPECT_EQ(chart.pages.at(1).tables.front().heads.size(), 4U);
}

TEST(OneCardChart, OneSeatAloneHasItsRowsOnly) {
  const Chart chart =
      one_card_chart({official_rules(), 4, Seat::from_number(2), greedy(), 2, Language::english});
  const auto& rows = chart.pages.front().tables.front().rows;
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows.front().head, "2");
}

// As its column says, or the box where it has none.
Tricks special_by_chart(const Chart& chart, const ChartRow& row, const std::string& head,
                        Card turn_up) {
  const auto& heads = chart.pages.front().tables.front().heads;
  for (std::size_t column = 5; column < heads.size(); ++column) {
    if (heads[column] != head)
      continue;
    const ChartCell& cell = row.cells.at(column);
    const Tricks most = cell.text == "1" ? 1 : 0;
    if (turn_up.is_suited()) {
      ChartCell ranks = cell;  // "0 if 3–5, Jester up", without what is no rank
      for (const std::string other : {", Jester", ", Wizard"}) {
        if (const auto at = ranks.detail.find(other); at != std::string::npos)
          ranks.detail.erase(at, other.size());
      }
      if (ranks.detail.find("if Jester") != std::string::npos ||
          ranks.detail.find("if Wizard") != std::string::npos)
        ranks.detail.clear();
      return text_with(ranks, turn_up) == "1" ? 1 : 0;
    }
    const std::string what = turn_up.is_jester() ? "Jester" : "Wizard";
    return cell.detail.find(what) == std::string::npos ? most : 1 - most;
  }
  EXPECT_NE(how_to_read(chart).find(head + ": always say "), std::string::npos) << head;
  return how_to_read(chart).find(head + ": always say 1") == std::string::npos ? 0 : 1;
}

void expect_special_chart_is_right(const std::string& names, int players) {
  std::vector<RulesPart> parts;
  for (const std::string& name : rule_parts(names))
    parts.push_back(*named_part(name));
  const RuleSet rules = combined(parts)->rules;
  const Chart chart =
      one_card_chart({rules, players, std::nullopt, greedy(), 2, Language::english});
  const ChartTable& table = chart.pages.front().tables.front();
  const std::vector<std::pair<Card, std::string>> twos{
      {Card(Rank::two, Suit::clubs), "trump 2"}, {Card(Rank::two, Suit::diamonds), "plain 2"}};
  for (int number = 1; number <= players; ++number) {
    const Seat seat = Seat::from_number(number);
    for (const History& history : histories_before(seat)) {
      const ChartRow& row = row_for(table, players, seat, history);
      for (const Card turn_up : {Card(Rank::nine, Suit::clubs), Card::jester(3), Card::wizard(3)}) {
        const auto best = [&](Card mine) {
          return best_bid(situation(players, seat, mine, turn_up, history, rules));
        };
        for (const Card mine : {Card(Rank::three, Suit::clubs), Card(Rank::jack, Suit::clubs),
                                Card(Rank::king, Suit::diamonds), Card::jester()})
          EXPECT_EQ(bid_by_chart(row, mine, turn_up), best(mine)) << names << row.detail;
        for (const Card mine : special_cards(rules.special) & CardSet::specials())
          EXPECT_EQ(
              special_by_chart(chart, row, special_name(rules, mine, Language::english), turn_up),
              best(mine))
              << names << row.head << row.detail;
        for (const auto& [two, head] : twos) {
          if (rules.special.magic && !(turn_up.is_jester() && head == "trump 2")) {
            EXPECT_EQ(special_by_chart(chart, row, head, turn_up), best(two)) << row.detail;
          }
        }
      }
    }
  }
}

TEST(OneCardChart, SpecialCardsHaveTheBestBid) {
  for (const char* names : {"camelot", "magic", "dragon,fairy,bomb,shapeshifter"})
    expect_special_chart_is_right(names, 3);
}

TEST(OneCardChart, SpecialCardsHaveRowsOverleaf) {
  const RuleSet rules = *find_rule_set("camelot");
  const Chart chart = one_card_chart({rules, 3, std::nullopt, greedy(), 2, Language::english});
  const ChartTable& table = chart.pages.at(1).tables.front();
  EXPECT_EQ(table.title, "The 3 of trump is turned up");
  for (const auto& [number, name] :
       {std::pair{0, "Merlin"}, {1, "Excalibur"}, {2, "Morgan"}, {3, "Grail"}}) {
    const auto row = std::find_if(table.rows.begin(), table.rows.end(),
                                  [&](const ChartRow& each) { return each.head == name; });
    ASSERT_NE(row, table.rows.end()) << name;
    const History history{1, 0};  // of the dealer: the last but one column
    const Situation now = situation(3, Seat::from_number(3), Card::special(number),
                                    Card(Rank::three, Suit::clubs), history, rules);
    const Answer answer = one_card_odds({now, greedy(), 2});
    const Tricks best = advise_bid(answer).best;
    const ChartCell& cell = row->cells.at(4);
    EXPECT_NEAR(*cell.value, answer.bids.at(static_cast<std::size_t>(best)).tricks.at(1), 1e-12);
    EXPECT_EQ(cell.strong, best == 1);
  }
}

// Played out, with what the others declare.
TEST(OneCardRecord, WithSpecialCardsBidsComeTrueToo) {
  const OneCardChartWish wish = with_sheets(
      {*find_rule_set("camelot"), 3, Seat::from_number(1), greedy(), 2, Language::english});
  const OneCardRecord record = one_card_record(wish, 4000);
  EXPECT_NEAR(record.made, record.said, 0.01 + 4 * record.error);
}

}  // namespace
}  // namespace wizbid
