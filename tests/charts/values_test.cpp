#include <gtest/gtest.h>

#include <algorithm>

#include "cards/notation.h"
#include "charts/drawn_round.h"
#include "charts/values_chart.h"
#include "rules/schedule.h"

namespace wizbid {
namespace {

CardSet hand(std::string_view text) {
  CardSet cards;
  const auto parsed = parse_hand(text);
  for (const Card card : *parsed)
    cards.insert(card);
  return cards;
}

TEST(HandValues, SortCardsIntoTheirLines) {
  const LineCounts counts =
      line_counts(ValueScheme::early, hand("W AH 10H 9H 2H AS KS 3D J"), Suit::hearts);
  const auto lines = value_lines(ValueScheme::early);
  const auto count = [&](std::string_view name) {
    return counts.at(
        static_cast<std::size_t>(std::find(lines.begin(), lines.end(), name) - lines.begin()));
  };
  EXPECT_EQ(count("Wizard"), 1);
  EXPECT_EQ(count("trump A"), 1);
  EXPECT_EQ(count("trump J–10"), 1);
  EXPECT_EQ(count("trump 9–7"), 1);
  EXPECT_EQ(count("trump 6–2"), 1);
  EXPECT_EQ(count("plain A"), 1);
  EXPECT_EQ(count("plain K"), 1);
  EXPECT_EQ(count("plain J–2"), 1);
  EXPECT_EQ(count("Jester"), 1);
}

TEST(HandValues, WithoutTrumpAllSuitsArePlain) {
  const LineCounts counts = line_counts(ValueScheme::coarse, hand("AH AS 5D"), std::nullopt);
  EXPECT_EQ(counts.at(4), 2);  // plain A
  EXPECT_EQ(counts.at(6), 1);  // any other card
}

// By the name of a line.
int count_of(ValueScheme scheme, std::string_view text, std::string_view name) {
  const auto lines = value_lines(scheme);
  const auto line = std::find(lines.begin(), lines.end(), name);
  return line == lines.end() ? -1
                             : line_counts(scheme, hand(text), Suit::hearts)
                                   .at(static_cast<std::size_t>(line - lines.begin()));
}

TEST(HandValues, LateRoundsTellShortSuitsVoidsAndLongTrumps) {
  constexpr std::string_view text = "W AH 4H 3H AS 2S 3S 4S AD 5D J";
  EXPECT_EQ(count_of(ValueScheme::short_aces, text, "trump 6–2, plain A in a short suit"), 3);
  EXPECT_EQ(count_of(ValueScheme::short_aces, text, "plain A in a long suit, plain K–Q"), 1);
  EXPECT_EQ(count_of(ValueScheme::more_for_aces, text, "+ each plain A in a short suit"), 1);
  EXPECT_EQ(count_of(ValueScheme::void_suits, text, "+ each plain suit you are void in"), 1);
  EXPECT_EQ(count_of(ValueScheme::long_trumps, text, "+ each trump after the second"), 1);
}

TEST(HandValues, LateRoundsHaveSixLinesAtMost) {
  for (int players = min_players; players <= max_players; ++players) {
    for (const MeasuredGroup& each : shipped_values(players).full) {
      if (each.group.first_cards > 5) {
        EXPECT_LE(value_lines(each.group.scheme).size(), 6U);
      }
    }
  }
}

TEST(HandValues, NoHandAddsUpToMoreThanTheLargestSum) {
  const auto player = find_player("greedy");
  for (const MeasuredGroup& each : shipped_values(4).full) {
    for (std::uint64_t i = 0; i < 200; ++i) {
      Random random(5, Purpose::games, i);
      const int cards = each.group.last_cards;
      const DrawnRound round = draw_round(official_rules(), 4, cards, *player, random);
      ValueCase now;
      now.cards = now.free = cards;
      now.seat = Seat::from_number(2);
      now.counts = line_counts(each.group.scheme, round.deal[now.seat], round.start.trump);
      EXPECT_LE(value_sum(each.group, now), largest_sum(each.group, cards, now.seat));
    }
  }
}

TEST(HandValues, TheBidIsTheLastSumReached) {
  ValueGroup group;
  group.first_cards = group.last_cards = 2;
  group.values = {4, 4, 4, 4, 3, 3, 2, 1, 1, 0, 0, 0};
  group.free = {0, 1, 2};
  group.least = {{{4, 8}, {5, 9}, {6, 12}}};
  ValueCase now;
  now.cards = 2;
  now.counts.at(0) = 1;
  now.counts.at(11) = 1;
  EXPECT_EQ(value_bid(group, now), 1);  // 4: just enough
  now.seat = Seat::from_number(2);
  EXPECT_EQ(value_bid(group, now), 0);  // 4 of 5
  now.free = 2;
  EXPECT_EQ(value_bid(group, now), 1);  // 6
  now.free = 5;
  EXPECT_EQ(value_bid(group, now), 2);  // 9
  now.free = -1;
  EXPECT_EQ(value_bid(group, now), 0);  // 3: a trick too many has been bid
}

TEST(ValuesTable, ReadsBackWhatItWrites) {
  ValuesTable table;
  table.players = 3;
  table.player = "points";
  table.fit_deals = table.cost_deals = 200;
  add_next_group(table);
  add_next_group(table);
  const auto read = parse_values(values_text(table));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(*read, table);
}

TEST(ValuesTable, IsTheSameAfterAnInterruption) {
  ValuesTable table;
  table.players = 3;
  table.player = "points";
  table.fit_deals = table.cost_deals = 200;
  add_next_group(table);
  ValuesTable resumed = *parse_values(values_text(table));
  add_next_group(table);
  add_next_group(resumed);
  EXPECT_EQ(values_text(resumed), values_text(table));
}

TEST(ValuesTable, SaysWhichLineIsWrong) {
  EXPECT_EQ(parse_values("wizbid-values 1\nplayers 9\n").error(),
            "line 2 is not what a table of hand values has there");
  EXPECT_FALSE(parse_values(""));
  EXPECT_FALSE(parse_values("wizbid-values 1\nfull early 2 2\nvalues 1 2\nend\n"));
}

TEST(ShippedValues, HoldForTheirPlayersAndAllRounds) {
  for (int players = min_players; players <= max_players; ++players) {
    const ValuesTable table = shipped_values(players);
    EXPECT_EQ(table.players, players);
    int cards = 2;
    for (const MeasuredGroup& each : table.full) {
      EXPECT_EQ(each.group.first_cards, cards);
      cards = each.group.last_cards + 1;
      for (const int value : each.group.values)
        EXPECT_GE(value, 0);
      for (const auto& round : each.group.least) {
        for (const auto& sums : round) {
          EXPECT_GE(sums.front(), 0);
          EXPECT_TRUE(std::adjacent_find(sums.begin(), sums.end(), std::greater_equal<>()) ==
                      sums.end());
        }
      }
    }
    EXPECT_EQ(cards, last_round(players) + 1);
  }
}

// A smaller sample of fresh deals than the printed one finds the printed cost again.
TEST(ShippedValues, CostWhatTheySay) {
  const ValuesTable table = shipped_values(4);
  const auto player = find_player(table.player);
  const ValueGroup& group = table.full.at(1).group;
  const ValueCost again =
      cost_of_values({official_rules(), 4, player.get(), table.seed + 1}, group, 3, 3000);
  const ValueCost& printed = table.full.at(1).costs.front();
  EXPECT_NEAR(again.cost, printed.cost, 4 * again.error);
}

TEST(ShippedValues, CostLessThanAskedForWithFourPlayers) {
  const MeanCost cost = mean_cost(shipped_values(4).full, 2, 10);
  EXPECT_LT(cost.cost + 2 * cost.error, 0.8);
}

}  // namespace
}  // namespace wizbid
