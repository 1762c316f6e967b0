// The exact verdicts of the shipped claims once more, by formulas and slow counts of the test's
// own.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "claims/check.h"
#include "claims/read_claim.h"
#include "claims/slow_chances.h"
#include "oracle/brute_one_card.h"
#include "tables/shipped_claims.h"

namespace wizbid {
namespace {

Finding finding_of(std::string_view id) {
  for (const ShippedFile& file : shipped_claims()) {
    for (const Claim& claim : read_claims(file.text, "shipped").claims) {
      NoWatcher watcher;
      if (claim.id == id)
        return check_claim(claim, {}, watcher).finding;
    }
  }
  ADD_FAILURE() << "no claim " << id;
  return {};
}

Verdict exact_verdict_of(std::string_view id) {
  return finding_of(id).verdict;
}

// x (x-1) ... / 58 (57) ..., one factor an opponent.
double none_beats(int x, int players) {
  double chance = 1;
  for (int i = 0; i < players - 1; ++i)
    chance *= static_cast<double>(x - i) / (58 - i);
  return chance;
}

int smallest_x(int players) {
  int x = 0;
  while (none_beats(x, players) < 3.0 / 7)
    ++x;
  return x;
}

TEST(ExactVerdicts, TheSmallestNumbersOfBeatenCards) {
  const std::map<int, std::pair<std::string, int>> claimed{{3, {"wikipedia-W4", 39}},
                                                           {4, {"wikipedia-W6", 44}},
                                                           {5, {"wikipedia-W8", 49}},
                                                           {6, {"wikipedia-W11", 50}}};
  for (const auto& [players, claim] : claimed) {
    const Finding finding = finding_of(claim.first);
    const int x = smallest_x(players);
    EXPECT_EQ(finding.verdict, x == claim.second ? Verdict::holds : Verdict::refuted);
    EXPECT_EQ(finding.computed, "x = " + std::to_string(x));
  }
}

constexpr int hearts = 2 * 13;  // the place of the 2 of hearts
constexpr int jester_up = 59;

// A card of rank 2..14.
int trump_card(int rank) {
  return hearts + rank - 2;
}
int plain_card(int rank) {
  return rank - 2;
}

struct Threshold {
  int players;
  std::vector<int> bids;
  std::vector<int> turn_ups;  // cards
  bool trump;                 // the weakest card is a trump, or else a plain card
  int rank;                   // 2..14
};

// The next weaker card that can be held; -1: a Jester.
int weaker(const Threshold& claim, int card, int turn_up) {
  const bool lowest_trump = claim.trump && card == hearts;
  const bool lowest_plain = !claim.trump && card == 0;
  if (lowest_plain)
    return 56;
  const int next = lowest_trump ? plain_card(14) : card - 1;
  return next == turn_up ? weaker(claim, next, turn_up) : next;
}

// The card itself, or, if that is turned up, the next better one.
bool is_right(const Threshold& claim, int turn_up) {
  test::SlowRound round(claim.players, turn_up, turn_up == jester_up ? -1 : 2);
  int card = claim.trump ? trump_card(claim.rank) : plain_card(claim.rank);
  const int below = weaker(claim, card, turn_up);
  card += card == turn_up ? 1 : 0;
  constexpr double pays = 3.0 / 7;
  return round.chance(card, claim.bids) > pays && round.chance(below, claim.bids) < pays;
}

double share_right(const std::vector<Threshold>& parts, std::size_t part) {
  const Threshold& claim = parts[part];
  const auto right =
      std::ranges::count_if(claim.turn_ups, [&](int turn_up) { return is_right(claim, turn_up); });
  return static_cast<double>(right) / static_cast<double>(claim.turn_ups.size());
}

// Holds if each part is right but for at most a tenth of the cards turned up.
void expect_verdict(std::string_view id, const std::vector<Threshold>& parts) {
  bool all = true;
  bool strictly = true;
  for (std::size_t part = 0; part < parts.size(); ++part) {
    all &= share_right(parts, part) >= 0.9;
    strictly &= share_right(parts, part) == 1;
  }
  const Finding finding = finding_of(id);
  EXPECT_EQ(finding.verdict, all ? Verdict::holds : Verdict::refuted) << id << finding.computed;
  if (all) {
    EXPECT_EQ(finding.exceptions.empty(), strictly) << id;
  }
}

std::vector<int> turned(int first, int last) {
  std::vector<int> cards;
  for (int rank = first; rank <= last; ++rank)
    cards.push_back(trump_card(rank));
  return cards;
}
const std::vector<int> any_suit = turned(2, 14);

TEST(ExactVerdicts, TheLeadersThresholds) {
  expect_verdict("wikipedia-W5", {{3, {}, any_suit, false, 11}});
  expect_verdict("wikipedia-W7", {{4, {}, turned(4, 14), true, 3}, {4, {}, turned(2, 3), true, 4}});
  expect_verdict("wikipedia-W9", {{5, {}, turned(2, 8), true, 9}});
  expect_verdict("wikipedia-W10", {{5, {}, turned(9, 14), true, 8}});
  expect_verdict("wikipedia-W12",
                 {{6, {}, turned(2, 9), true, 10}, {6, {}, turned(10, 14), true, 9}});
  expect_verdict("wikipedia-W14", {{4, {}, {jester_up}, false, 3}});
  expect_verdict("wikipedia-W15", {{5, {}, {jester_up}, false, 9}});
  expect_verdict("wikipedia-W16", {{6, {}, {jester_up}, false, 10}});
  expect_verdict("holden-H1", {{3, {}, any_suit, false, 11},
                               {4, {}, any_suit, true, 4},
                               {5, {}, any_suit, true, 8},
                               {6, {}, any_suit, true, 10}});
}

TEST(ExactVerdicts, TheThresholdsOfLaterSeats) {
  expect_verdict("holden-H3", {{3, {0}, any_suit, true, 3},
                               {4, {0}, any_suit, true, 3},
                               {5, {0}, any_suit, true, 5},
                               {6, {0}, any_suit, true, 8}});
  expect_verdict("holden-H4", {{3, {0, 0}, any_suit, true, 2},
                               {4, {0, 0}, any_suit, true, 3},
                               {5, {0, 0}, any_suit, true, 3},
                               {6, {0, 0}, any_suit, true, 5}});
  expect_verdict("holden-H6", {{3, {1}, any_suit, true, 9},
                               {4, {1}, any_suit, true, 12},
                               {5, {1}, any_suit, true, 13},
                               {6, {1}, any_suit, true, 14}});
}

TEST(SlowExactVerdicts, TheThresholdsOfTheFourthSeat) {
  expect_verdict("holden-H5", {{4, {0, 0, 0}, any_suit, true, 2},
                               {5, {0, 0, 0}, any_suit, true, 3},
                               {6, {0, 0, 0}, any_suit, true, 3}});
}

// Every run of earlier bids, each plain card: a leader's 0 is the most that they can hope for.
TEST(ExactVerdicts, PlainCardsOfLaterSeats) {
  double highest = 0;
  for (int players = 3; players <= 6; ++players) {
    for (int turn_up : any_suit) {
      test::SlowRound round(players, turn_up, 2);
      for (const std::vector<int>& bids :
           std::vector<std::vector<int>>{{0}, {1}, {0, 0}, {0, 1}, {1, 0}, {1, 1}}) {
        if (static_cast<int>(bids.size()) >= players)
          continue;
        for (int rank = 2; rank <= 14; ++rank)
          highest = std::max(highest, round.chance(plain_card(rank), bids));
      }
    }
  }
  EXPECT_LT(highest, 3.0 / 7);
  EXPECT_EQ(exact_verdict_of("holden-H2"), Verdict::holds);
}

// The slow count of this test against another one that plays every deal.
TEST(ExactVerdicts, TheSlowCountIsThatOfEveryDeal) {
  const Card turn_up(Rank::eight, Suit::hearts);
  oracle::BruteOneCard brute(3, turn_up, Suit::hearts);
  test::SlowRound slow(3, turn_up.index(), 2);
  for (int card : {0, 9, 12, 26, 30, 38, 52, 56}) {
    const Card mine = Card::from_index(card);
    EXPECT_NEAR(slow.chance(card, {}), brute.win_chance(Seat::from_number(1), mine, {}, 2), 1e-12);
    EXPECT_NEAR(slow.chance(card, {1}), brute.win_chance(Seat::from_number(2), mine, {1}, 2),
                1e-12);
    EXPECT_NEAR(slow.chance(card, {0, 1}), brute.win_chance(Seat::from_number(3), mine, {0, 1}, 2),
                1e-12);
  }
}

TEST(ExactVerdicts, EveryCardOfTheLeaderWithAJesterTurnedUp) {
  test::SlowRound round(3, jester_up, -1);
  int bidding = 0;
  for (int card = 0; card < 13; ++card)
    bidding += round.chance(card, {}) > 3.0 / 7 ? 1 : 0;
  EXPECT_EQ(bidding, 13);
  EXPECT_EQ(round.chance(52, {}), 1);
  EXPECT_LT(round.chance(56, {}), 3.0 / 7);
  const Finding finding = finding_of("wikipedia-W13");
  EXPECT_EQ(finding.verdict, Verdict::holds);
  EXPECT_EQ(finding.exceptions.size(), 1U);
}

TEST(ExactVerdicts, TheFormulaOfTheLeader) {
  EXPECT_EQ(exact_verdict_of("wikipedia-W2"), Verdict::holds);
  // Every deal of 3 players, played; the cards that lose are counted without a trick.
  const Card turn_up(Rank::eight, Suit::hearts);
  oracle::BruteOneCard brute(3, turn_up, Suit::hearts);
  for (int rank = 2; rank <= 14; ++rank) {
    const int better = 14 - rank;
    const int better_trumps = better - (rank < 8 ? 1 : 0);
    if (rank != 8) {
      EXPECT_NEAR(brute.win_chance(Seat::from_number(1), Card::from_index(trump_card(rank)), {}, 2),
                  none_beats(58 - 4 - better_trumps, 3), 1e-12);
    }
    EXPECT_NEAR(brute.win_chance(Seat::from_number(1), Card::from_index(plain_card(rank)), {}, 2),
                none_beats(58 - 4 - 12 - better, 3), 1e-12);
  }
  EXPECT_EQ(brute.win_chance(Seat::from_number(1), Card::wizard(), {}, 2), 1);
  test::SlowRound round(4, trump_card(8), 2);
  EXPECT_NEAR(round.chance(trump_card(3), {}), none_beats(44, 4), 1e-12);
  EXPECT_NEAR(round.chance(plain_card(11), {}), none_beats(58 - 4 - 12 - 3, 4), 1e-12);
}

// The off-suit jack and the trumps, of 59 cards with the one turned up among them.
TEST(ExactVerdicts, HoldensOwnSums) {
  const auto chance = [](int beaten, int players) {
    double product = 1;
    for (int i = 0; i < players - 1; ++i)
      product *= static_cast<double>(beaten - i) / (59 - i);
    return product;
  };
  constexpr double pays = 3.0 / 7;
  EXPECT_GE(chance(59 - 4 - 13 - 3, 3), pays);
  EXPECT_LT(chance(59 - 4 - 13 - 4, 3), pays);
  for (const auto& [players, rank] : {std::pair{4, 4}, {5, 8}, {6, 10}}) {
    EXPECT_GE(chance(59 - 4 - (14 - rank), players), pays);
    EXPECT_LT(chance(59 - 4 - (14 - rank) - 1, players), pays);
  }
  const Finding all = finding_of("holden-H1");
  for (const char* part : {"(5) holds", "(6) holds", "(7) holds", "(8) holds"})
    EXPECT_NE(all.computed.find(part), std::string::npos) << all.computed;
}

TEST(ExactVerdicts, WhatTheLeadersBidSays) {
  test::SlowRound round(4, trump_card(8), 2);
  const double unheard = round.chance(trump_card(9), {-1});
  const bool tells =
      round.chance(trump_card(9), {1}) < unheard && round.chance(trump_card(9), {0}) > unheard;
  EXPECT_EQ(exact_verdict_of("wikipedia-W3"), tells ? Verdict::holds : Verdict::refuted);
}

TEST(ExactVerdicts, AWizardAfterOthers) {
  // The last of four: none of three cards out of 58 is one of three Wizards.
  const double wins = 55.0 / 58 * 54 / 57 * 53 / 56;
  test::SlowRound round(4, trump_card(8), 2);
  EXPECT_NEAR(round.chance(52, {-1, -1, -1}), wins, 1e-12);
  EXPECT_EQ(exact_verdict_of("guides-G1"), Verdict::refuted);
  const double loss = (40 * wins - 10) - (20 - 30 * wins);
  const double heard = round.chance(52, {0, 0, 0});
  const bool holds = std::abs(loss - 30) <= 0.5 && 70 * heard - 30 > 30;
  EXPECT_EQ(exact_verdict_of("guides-G16"), holds ? Verdict::holds : Verdict::refuted);
}

// -10 a trick over or under, 20 and 10 a trick for a bid made.
int points(int bid, int taken) {
  return bid == taken ? 20 + 10 * bid : -10 * std::abs(bid - taken);
}

TEST(ExactVerdicts, Scores) {
  EXPECT_EQ(points(2, 4), -20);
  EXPECT_EQ(points(2, 2), 40);
  EXPECT_EQ(points(0, 0), 20);
  EXPECT_EQ(exact_verdict_of("documents-S2"), Verdict::holds);
  for (int bid = 0; bid <= 20; ++bid) {
    for (int taken = 0; taken < 20; ++taken) {
      if (taken > bid) {
        EXPECT_EQ(points(bid, taken) - points(bid, taken + 1), 10);
      }
      if (taken + 1 < bid) {
        EXPECT_EQ(points(bid, taken + 1) - points(bid, taken), 10);
      }
    }
  }
  EXPECT_EQ(exact_verdict_of("guides-G8"), Verdict::holds);
  EXPECT_EQ(points(0, 0) - points(0, 1), 30);
  EXPECT_EQ(points(6, 6) - points(6, 7), 90);
  EXPECT_EQ(exact_verdict_of("guides-G9"), Verdict::holds);  // 90 p > 30 where p > 1/3
  EXPECT_NEAR(3.0 / 7, 0.4286, 0.00005);
  for (int p = 43; p <= 100; ++p)
    EXPECT_GT(p * points(1, 1) + (100 - p) * points(1, 0),
              p * points(0, 1) + (100 - p) * points(0, 0));
  EXPECT_EQ(exact_verdict_of("wikipedia-W1"), Verdict::holds);
  EXPECT_EQ(exact_verdict_of("documents-S5"), Verdict::holds);
}

TEST(ExactVerdicts, CountsOfCards) {
  for (int players = 3; players <= 6; ++players)
    EXPECT_EQ(60 % players, 0);
  EXPECT_EQ(exact_verdict_of("documents-S4"), Verdict::holds);
  EXPECT_EQ(exact_verdict_of("guides-G12"), Verdict::holds);  // 4 Jesters, 5 or 6 cards
}

// All ways to bid and to share the tricks, 3 to 6 players in a round of three cards.
bool all_can_make_it(int players, int cards, int bids_left, int tricks_left) {
  if (players == 0)
    return bids_left == 0 && tricks_left == 0;
  for (int bid = 0; bid <= std::min({cards, bids_left, tricks_left}); ++bid) {
    if (all_can_make_it(players - 1, cards, bids_left - bid, tricks_left - bid))
      return true;
  }
  return false;
}

TEST(ExactVerdicts, BidsThatDoNotAddUp) {
  constexpr int cards = 3;
  for (int players = 3; players <= 6; ++players) {
    for (int sum = 0; sum <= players * cards; ++sum)
      EXPECT_EQ(all_can_make_it(players, cards, sum, cards), sum == cards);
  }
  EXPECT_EQ(exact_verdict_of("documents-S1"), Verdict::holds);
}

}  // namespace
}  // namespace wizbid
