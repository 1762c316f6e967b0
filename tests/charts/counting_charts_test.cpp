#include "charts/counting_charts.h"

#include <gtest/gtest.h>

#include <cmath>
#include <stdexcept>
#include <string>

#include "deals/random.h"
#include "rules/schedule.h"
#include "rules/trick.h"

namespace wizbid {
namespace {

// C(from, drawn) over C(all, drawn): that none of the `all - from` cards is among those drawn.
double none_drawn(int all, int from, int drawn) {
  double chance = 1;
  for (int i = 0; i < drawn; ++i)
    chance *= from > i ? static_cast<double>(from - i) / (all - i) : 0;
  return chance;
}

const ChartRow& row_of(const ChartTable& table, const std::string& head) {
  for (const ChartRow& row : table.rows) {
    if (row.head == head)
      return row;
  }
  throw std::runtime_error("no row " + head);
}

double cell(const ChartTable& table, const std::string& row, int cards) {
  return row_of(table, row).cells.at(static_cast<std::size_t>(cards) - 1).value.value();
}

constexpr int unseen_of(int players, int cards) {
  return Card::deck_size - cards - (is_last_round(players, cards) ? 0 : 1);
}

// That at least one of `special` unseen cards is among those drawn from the unseen.
void expect_some(const ChartTable& table, const std::string& row, int players, int special,
                 int drawn_players) {
  for (int cards = 1; cards < last_round(players); ++cards) {
    const int unseen = unseen_of(players, cards);
    EXPECT_NEAR(cell(table, row, cards),
                1 - none_drawn(unseen, unseen - special, drawn_players * cards), 1e-12)
        << row << ", " << players << " players, " << cards << " cards";
  }
}

TEST(HoldingsChart, WizardsAndTrumpsAreDrawnLikeBallsFromAnUrn) {
  for (int players = min_players; players <= max_players; ++players) {
    const Chart chart = holdings_chart(players, 1, last_round(players), Language::english);
    const auto& tables = chart.pages.front().tables;
    for (const auto& [table, others] : {std::pair{0U, players - 1}, std::pair{1U, 1}}) {
      expect_some(tables.at(table), "a Wizard (you hold none)", players, 4, others);
      expect_some(tables.at(table), "a Wizard (you hold one)", players, 3, others);
      expect_some(tables.at(table), "the ace of trump (a trump above K)", players, 1, others);
      expect_some(tables.at(table), "a trump above your J", players, 3, others);
      expect_some(tables.at(table), "a trump above your 8", players, 6, others);
    }
  }
}

// Inclusion and exclusion: some void, less two of them void, and so on.
TEST(HoldingsChart, VoidsAreThoseOfInclusionAndExclusion) {
  for (int players = min_players; players <= max_players; ++players) {
    const Chart chart = holdings_chart(players, 1, last_round(players), Language::english);
    for (int held = 1; held <= 4; ++held) {
      const std::string row = "no card of a plain suit of which you hold " + std::to_string(held);
      for (int cards = held; cards < last_round(players); ++cards) {
        const int unseen = unseen_of(players, cards);
        const int others = unseen - (ranks_per_suit - held);
        double some = 0;
        double ways = 1;
        for (int together = 1; together < players; ++together) {
          ways *= static_cast<double>(players - together) / together;
          some +=
              (together % 2 == 1 ? 1 : -1) * ways * none_drawn(unseen, others, together * cards);
        }
        EXPECT_NEAR(cell(chart.pages.front().tables.at(0), row, cards), some, 1e-9);
        EXPECT_NEAR(cell(chart.pages.front().tables.at(1), row, cards),
                    none_drawn(unseen, others, cards), 1e-12);
      }
    }
  }
}

TEST(HoldingsChart, HasADashForWhatCannotBe) {
  const Chart chart = holdings_chart(4, 1, 15, Language::english);
  const ChartTable& table = chart.pages.front().tables.front();
  EXPECT_EQ(row_of(table, "the ace of trump (a trump above K)").cells.back().text, "–");
  EXPECT_EQ(row_of(table, "no card of a plain suit of which you hold 2").cells.front().text, "–");
}

// Who leads a trump is beaten by Wizards and higher trumps only, and they can always be played.
TEST(CardOddsChart, TrumpsLoseToWizardsAndHigherTrumps) {
  for (int players = min_players; players <= max_players; ++players) {
    const Chart chart = card_odds_chart(players, 1, last_round(players), Language::english);
    const ChartTable& table = chart.pages.front().tables.front();
    for (const auto& [head, higher] :
         {std::pair{"trump A", 0}, std::pair{"trump K", 1}, std::pair{"trump 10", 4}}) {
      for (int cards = 1; cards < last_round(players); ++cards)
        EXPECT_NEAR(cell(table, head, cards), none_drawn(58, 54 - higher, (players - 1) * cards),
                    1e-12)
            << head << ", " << players << " players, " << cards << " cards";
    }
  }
}

// The share of deals drawn at random in which nobody can beat the card.
double share_unbeaten(Card lead, Trump trump, CardSet unseen, int players, int cards) {
  constexpr int deals = 20000;
  Random random(7, Purpose::games, 0);
  int unbeaten = 0;
  for (int i = 0; i < deals; ++i) {
    std::vector<Card> deck(unseen.begin(), unseen.end());
    bool beaten = false;
    for (int player = 1; player < players; ++player) {
      CardSet hand;
      for (int card = 0; card < cards; ++card) {
        const auto place = random.below(static_cast<std::uint32_t>(deck.size()));
        hand.insert(deck[place]);
        deck.erase(deck.begin() + place);
      }
      Trick trick(trump);
      trick.play(lead);
      for (const Card answer : trick.legal(hand))
        beaten = beaten || trick.would_win(answer);
    }
    unbeaten += beaten ? 0 : 1;
  }
  return static_cast<double>(unbeaten) / deals;
}

TEST(CardOddsChart, PlainCardsWinAsOftenAsInRandomDeals) {
  const Card turn_up(Rank::two, Suit::clubs);
  for (const int players : {3, 6}) {
    const Chart chart = card_odds_chart(players, 1, 5, Language::english);
    for (const auto& [head, rank] :
         {std::pair{"plain A", Rank::ace}, std::pair{"plain 10", Rank::ten}}) {
      const Card lead(rank, Suit::diamonds);
      for (const int cards : {1, 2, 5}) {
        const double share = share_unbeaten(
            lead, Suit::clubs, CardSet::full_deck() - CardSet{lead, turn_up}, players, cards);
        const double printed = cell(chart.pages.front().tables.front(), head, cards);
        EXPECT_NEAR(printed, share, 4.5 * std::sqrt(printed * (1 - printed) / 20000) + 1e-4)
            << head << ", " << players << " players, " << cards << " cards";
      }
    }
  }
}

TEST(CardOddsChart, LeavesOutCardsThatNeverReachFivePercent) {
  for (int players = min_players; players <= max_players; ++players) {
    const Chart chart = card_odds_chart(players, 1, last_round(players), Language::english);
    for (const ChartRow& row : chart.pages.front().tables.front().rows) {
      double most = 0;
      for (const ChartCell& each : row.cells)
        most = std::max(most, each.value.value_or(0));
      EXPECT_GE(most, 0.05) << row.head;
    }
  }
}

}  // namespace
}  // namespace wizbid
