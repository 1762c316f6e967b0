// Sampled verdicts of the shipped claims once more: the games are played by games/, on other deals
// and at another size, by players written down here.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "claims/check.h"
#include "claims/read_claim.h"
#include "games/tournament.h"
#include "tables/shipped_claims.h"

namespace wizbid {
namespace {

// The claims of the run, judged as the program does.
Verdict verdict_of(std::string_view id) {
  CheckOptions options{0, 1, 2};
  std::optional<Claim> wanted;
  for (const ShippedFile& file : shipped_claims()) {
    for (const Claim& claim : read_claims(file.text, "shipped").claims) {
      options.comparisons += comparisons_in(claim);
      if (claim.id == id)
        wanted = claim;
    }
  }
  NoWatcher watcher;
  return wanted ? check_claim(*wanted, options, watcher).finding.verdict : Verdict::undecided;
}

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

TEST(SlowSampledVerdicts, GamesWon) {
  Contest contest;
  contest.rounds = all_rounds();
  contest.line_up.assign(4, find_player("greedy"));
  contest.line_up.front() = find_player("points");
  contest.seed = 77;
  constexpr int games = 400;
  int won = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    std::array<int, 4> totals{};
    for (const GameRound& round : play_game(contest, {game, 0})) {
      for (std::size_t place = 0; place < 4; ++place)
        totals[place] += round.result.scores[static_cast<std::size_t>(round.seats[place].index())];
    }
    won += totals[0] == *std::ranges::max_element(totals) ? 1 : 0;
  }
  const double share = static_cast<double>(won) / games;
  const double error = std::sqrt(0.25 / games);
  ASSERT_GT(std::abs(std::abs(share - 0.4) - 0.05), clear * error);
  EXPECT_EQ(verdict_of("guides-G10"),
            std::abs(share - 0.4) < 0.05 ? Verdict::holds : Verdict::refuted);
}

}  // namespace
}  // namespace wizbid
