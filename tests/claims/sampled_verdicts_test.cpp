// Sampled verdicts of the shipped claims once more: the games are played by games/, on other deals
// and at another size, by players written down here.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <span>

#include "claims/sampled_claims.h"
#include "games/tournament.h"
#include "players/player.h"
#include "rules/schedule.h"
#include "rules/trick.h"

namespace wizbid {
namespace {

using test::verdict_of;

// Bids as told, else like `points`.
class Bidder final : public Player {
 public:
  using Choice = std::function<Tricks(const BidView&, Tricks best)>;
  explicit Bidder(Choice choice) : choice_(std::move(choice)) {}
  std::string_view name() const override { return "bidder"; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override {
    points_->rate_bids(view, scores);
    const auto best = std::ranges::max_element(scores) - scores.begin();
    const Tricks bid = choice_(view, static_cast<Tricks>(best));
    for (std::size_t k = 0; k < scores.size(); ++k)
      scores[k] = static_cast<Tricks>(k) == bid ? 1 : 0;
  }
  std::array<Points, 4> rate_trumps(const TrumpView& view) const override {
    return points_->rate_trumps(view);
  }
  CardSet choose_cards(const CardView& view) const override { return points_->choose_cards(view); }
  CardSet rank_cuts(Trump trump) const override { return points_->rank_cuts(trump); }
  bool heeds_bids() const override { return true; }

 private:
  Choice choice_;
  std::shared_ptr<const Player> points_ = find_player("points");
};

Standings games_of(std::shared_ptr<const Player> first, std::vector<int> rounds,
                   std::uint64_t games) {
  Contest contest;
  contest.rounds = std::move(rounds);
  contest.line_up.assign(4, find_player("points"));
  contest.line_up.front() = std::move(first);
  contest.seed = 77;
  return play_games(contest, games, 2, [](std::uint64_t) { return true; });
}

std::vector<int> all_rounds() {
  std::vector<int> rounds(15);
  std::iota(rounds.begin(), rounds.end(), 1);
  return rounds;
}

Estimate score_of(const Bidder::Choice& choice) {
  return games_of(std::make_shared<Bidder>(choice), all_rounds(), 3000)
      .a_round(Measure::score, {0});
}

// In standard errors.
double lead(const Estimate& a, const Estimate& b) {
  return (a.mean - b.mean) / std::hypot(*a.standard_error, *b.standard_error);
}

constexpr double clear = 4;

TEST(SlowSampledVerdicts, BiddingTooLowAgainstTooHigh) {
  const Estimate low = score_of([](const BidView&, Tricks best) { return std::max(best - 1, 0); });
  const Estimate high = score_of(
      [](const BidView& view, Tricks best) { return std::min(best + 1, view.table.cards); });
  ASSERT_GT(std::abs(lead(low, high)), clear);
  EXPECT_EQ(verdict_of("guides-G3"), low.mean > high.mean ? Verdict::holds : Verdict::refuted);
}

TEST(SlowSampledVerdicts, TheRemainder) {
  const Estimate remainder = score_of([](const BidView& view, Tricks best) {
    if (view.seat.number() < view.table.players)
      return best;
    Tricks heard = 0;
    for (int seat = 0; seat + 1 < view.table.players; ++seat)
      heard += *view.table.bids[static_cast<std::size_t>(seat)];
    return heard <= view.table.cards ? view.table.cards - heard : best;
  });
  const Estimate best = score_of([](const BidView&, Tricks bid) { return bid; });
  ASSERT_GT(std::abs(lead(remainder, best)), clear);
  EXPECT_EQ(verdict_of("guides-G15"),
            remainder.mean > best.mean ? Verdict::holds : Verdict::refuted);
}

TEST(SlowSampledVerdicts, BidsMadeByRound) {
  const Standings standings = games_of(find_player("points"), {1, 15}, 1500);
  const Estimate early = standings.in_round(0, Measure::made, {0, 1, 2, 3});
  const Estimate late = standings.in_round(1, Measure::made, {0, 1, 2, 3});
  ASSERT_GT(std::abs(lead(late, early)), clear);
  EXPECT_EQ(verdict_of("guides-G5"), late.mean > early.mean ? Verdict::holds : Verdict::refuted);
}

// The share of games that a `points` wins against `greedy` players, ties shared.
double share_won(int players, int games) {
  Contest contest;
  contest.rounds = rounds(official_rules(), players);
  contest.line_up.assign(static_cast<std::size_t>(players), find_player("greedy"));
  contest.line_up.front() = find_player("points");
  contest.seed = 77;
  double won = 0;
  for (int game = 0; game < games; ++game) {
    std::vector<int> totals(static_cast<std::size_t>(players));
    for (const GameRound& round : play_game(contest, {static_cast<std::uint64_t>(game), 0})) {
      for (std::size_t place = 0; place < totals.size(); ++place)
        totals[place] += round.result.scores[static_cast<std::size_t>(round.seats[place].index())];
    }
    const int best = *std::ranges::max_element(totals);
    if (totals[0] == best)
      won += 1.0 / static_cast<double>(std::ranges::count(totals, best));
  }
  return won / games;
}

TEST(SlowSampledVerdicts, GamesWon) {
  constexpr int games = 400;
  const double share = share_won(4, games);
  ASSERT_GT(std::abs(std::abs(share - 0.4) - 0.05), clear * std::sqrt(0.25 / games));
  EXPECT_EQ(verdict_of("guides-G10"),
            std::abs(share - 0.4) < 0.05 ? Verdict::holds : Verdict::refuted);
}

TEST(SlowSampledVerdicts, LuckByTheNumberOfPlayers) {
  constexpr int games = 600;
  const double of_three = (3 * share_won(3, games) - 1) / 2;
  const double of_six = (6 * share_won(6, games) - 1) / 5;
  ASSERT_GT(std::abs(of_three - of_six), clear * std::sqrt(2 * 0.25 * 2.25 / games));
  EXPECT_EQ(verdict_of("guides-G11"), of_six < of_three ? Verdict::holds : Verdict::refuted);
}

// How often the cards of a kind take the trick that they are played to, in rounds between `points`,
// played out here trick by trick.
using Kind = std::function<bool(Card, Trump)>;

double share_taken(const Kind& kind, const std::vector<int>& cards_of_rounds, int games) {
  const auto points = find_player("points");
  const Scoring scoring;
  double played = 0;
  double taken = 0;
  for (int game = 0; game < games; ++game) {
    for (int cards : cards_of_rounds) {
      Random random(5, Purpose::games, static_cast<std::uint64_t>(game * 32 + cards));
      DealtRound dealt = draw_round(4, cards, random);
      // Rounds in which the dealer would name the trump are left out.
      if (dealt.turn_up && dealt.turn_up->is_wizard())
        continue;
      PublicRound table;
      table.scoring = &scoring;
      table.players = 4;
      table.cards = cards;
      table.turn_up = dealt.turn_up;
      if (dealt.turn_up && dealt.turn_up->is_suited())
        table.trump = dealt.turn_up->suit();
      std::array<Tricks, 4> bids{};
      for (int s = 0; s < 4; ++s) {
        const Seat seat = Seat::from_index(s);
        bids[static_cast<std::size_t>(s)] =
            draw_best_bid(*points, {table, seat, dealt.deal[seat]}, official_rules(), random);
        table.bids[static_cast<std::size_t>(s)] = bids[static_cast<std::size_t>(s)];
      }
      for (int trick = 0; trick < cards; ++trick) {
        table.trick = Trick(table.trump);
        std::vector<Card> on_table;
        for (int place = 0; place < 4; ++place) {
          const Seat seat = table.turn();
          const Card card = points
                                ->choose_cards({table, seat, dealt.deal[seat],
                                                bids[static_cast<std::size_t>(seat.index())]})
                                .lowest();
          on_table.push_back(card);
          dealt.deal[seat].erase(card);
          table.play(card);
        }
        const auto winner = static_cast<std::size_t>(table.trick.winning_place());
        for (std::size_t place = 0; place < 4; ++place) {
          played += kind(on_table[place], table.trump) ? 1 : 0;
          taken += place == winner && kind(on_table[place], table.trump) ? 1 : 0;
        }
        table.leader = table.leader.left(table.trick.winning_place(), 4);
        ++table.taken[static_cast<std::size_t>(table.leader.index())];
      }
    }
  }
  return taken / played;
}

Kind plain(Rank rank) {
  return [rank](Card card, Trump trump) {
    return card.is_suited() && card.rank() == rank && card.suit() != trump;
  };
}
Kind trump_of(Rank rank) {
  return [rank](Card card, Trump trump) {
    return card.is_suited() && card.rank() == rank && card.suit() == trump;
  };
}

TEST(SlowSampledVerdicts, WhatNinesTake) {
  // The plain 9 is no high card, far from a quarter.
  EXPECT_LT(share_taken(plain(Rank::nine), {1, 2, 3}, 2000), 0.2);
  EXPECT_EQ(verdict_of("guides-G4"), Verdict::refuted);
}

TEST(SlowSampledVerdicts, WhatJestersAndThreesTake) {
  const double early = share_taken(plain(Rank::three), {1, 2, 3, 4, 5}, 2500);
  const double late = share_taken(plain(Rank::three), {10, 12, 14}, 800);
  ASSERT_GT(early, late + 0.01);
  EXPECT_EQ(verdict_of("guides-G18"), Verdict::refuted);
}

TEST(SlowSampledVerdicts, WhatHighCardsTake) {
  EXPECT_GT(share_taken(trump_of(Rank::ace), {1, 2, 3, 4, 5}, 500), 0.75);
  EXPECT_GT(share_taken(plain(Rank::ace), {10, 12, 14}, 200), 0.5);
  EXPECT_EQ(verdict_of("guides-G19"), Verdict::refuted);
}

TEST(SlowSampledVerdicts, SumsOfBidsThatFit) {
  Contest contest;
  contest.rounds = all_rounds();
  contest.line_up.assign(4, find_player("points"));
  contest.seed = 77;
  std::array<double, 2> bids{};
  std::array<double, 2> made{};
  for (std::uint64_t game = 0; game < 200; ++game) {
    for (const GameRound& round : play_game(contest, {game, 0})) {
      const auto& said = round.result.bids;
      const std::size_t fits = std::accumulate(said.begin(), said.end(), 0) == round.cards ? 1 : 0;
      for (int s = 0; s < 4; ++s) {
        bids[fits] += 1;
        made[fits] += round.result.made(Seat::from_index(s)) ? 1 : 0;
      }
    }
  }
  ASSERT_GT(std::abs(made[1] / bids[1] - made[0] / bids[0]), 0.1);
  EXPECT_EQ(verdict_of("guides-G7"),
            made[1] / bids[1] > made[0] / bids[0] ? Verdict::holds : Verdict::refuted);
}

// By how much the best seat is ahead of the worst in a round, and the standard error of that.
struct Spread {
  double points = 0;
  double error = 0;
};

Spread spread_of(std::string_view rules, std::uint64_t games) {
  Contest contest;
  contest.rules = *find_rule_set(rules);
  contest.rounds = all_rounds();
  contest.line_up.assign(4, find_player("points"));
  contest.seed = 77;
  std::vector<std::array<double, 4>> by_game;
  std::array<double, 4> mean{};
  for (std::uint64_t game = 0; game < games; ++game) {
    by_game.push_back({});
    for (const GameRound& round : play_game(contest, {game, 0})) {
      for (std::size_t seat = 0; seat < 4; ++seat)
        by_game.back()[seat] += round.result.scores[seat] / 15.0;
    }
    for (std::size_t seat = 0; seat < 4; ++seat)
      mean[seat] += by_game.back()[seat] / static_cast<double>(games);
  }
  const auto [worst, best] = std::ranges::minmax_element(mean);
  const auto low = static_cast<std::size_t>(worst - mean.begin());
  const auto high = static_cast<std::size_t>(best - mean.begin());
  double squares = 0;
  for (const auto& game : by_game)
    squares += std::pow(game[high] - game[low] - (*best - *worst), 2);
  return {*best - *worst, std::sqrt(squares) / static_cast<double>(games)};
}

TEST(SlowSampledVerdicts, SeatsByHowBidsBecomeKnown) {
  const Spread secret = spread_of("secret-prediction", 4000);
  bool all = true;
  for (const auto& [rules, games] : {std::pair{"hidden-bid", 4000}, {"official", 1000}}) {
    const Spread other = spread_of(rules, static_cast<std::uint64_t>(games));
    ASSERT_GT(std::abs(secret.points - other.points), std::hypot(secret.error, other.error));
    all &= secret.points < other.points;
  }
  EXPECT_EQ(verdict_of("documents-S3"), all ? Verdict::holds : Verdict::refuted);
}

// Of his best bid and a neighbour as good within 2 points the lower or the higher.
Bidder::Choice of_two(bool lower) {
  return [lower](const BidView& view, Tricks best) {
    std::array<Points, max_cards + 1> ratings{};
    const std::span<Points> scores(ratings.data(), static_cast<std::size_t>(view.table.cards + 1));
    find_player("points")->rate_bids(view, scores);
    const auto rating = [&](Tricks bid) { return scores[static_cast<std::size_t>(bid)]; };
    std::optional<Tricks> neighbour;
    for (Tricks bid : {best - 1, best + 1}) {
      const bool is_bid = bid >= 0 && bid <= view.table.cards;
      if (is_bid && (!neighbour || rating(bid) > rating(*neighbour)))
        neighbour = bid;
    }
    if (!neighbour || rating(best) - rating(*neighbour) > 2)
      return best;
    return lower ? std::min(best, *neighbour) : std::max(best, *neighbour);
  };
}

// Other deals leave in doubt what the program leaves in doubt.
TEST(SlowSampledVerdicts, TheLowerOfTwoBids) {
  EXPECT_LT(std::abs(lead(score_of(of_two(true)), score_of(of_two(false)))), clear);
  EXPECT_EQ(verdict_of("guides-G2"), Verdict::undecided);
}

// Leads his highest trump when he needs all tricks that are left.
class Leader final : public Player {
 public:
  std::string_view name() const override { return "leader"; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override {
    points_->rate_bids(view, scores);
  }
  std::array<Points, 4> rate_trumps(const TrumpView& view) const override {
    return points_->rate_trumps(view);
  }
  CardSet choose_cards(const CardView& view) const override {
    CardSet trumps;
    for (Card card : view.hand) {
      if (card.is_suited() && card.suit() == view.table.trump)
        trumps.insert(card);
    }
    const bool needs_all =
        view.bid - view.table.taken[static_cast<std::size_t>(view.seat.index())] ==
        view.hand.size();
    const bool leads = view.table.trick.size() == 0;
    return leads && needs_all && !trumps.empty() ? CardSet{trumps.highest()}
                                                 : points_->choose_cards(view);
  }
  CardSet rank_cuts(Trump trump) const override { return points_->rank_cuts(trump); }
  bool heeds_bids() const override { return true; }

 private:
  std::shared_ptr<const Player> points_ = find_player("points");
};

TEST(SlowSampledVerdicts, LeadingTrumps) {
  const Estimate leader =
      games_of(std::make_shared<Leader>(), all_rounds(), 3000).a_round(Measure::score, {0});
  const Estimate best =
      games_of(find_player("points"), all_rounds(), 3000).a_round(Measure::score, {0});
  EXPECT_LT(std::abs(lead(leader, best)), clear);
  EXPECT_EQ(verdict_of("guides-G17"), Verdict::undecided);
}

}  // namespace
}  // namespace wizbid
