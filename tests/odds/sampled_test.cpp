#include "odds/sampled.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

#include "bench/signature.h"
#include "bench/situations.h"
#include "cards/notation.h"
#include "deals/canonical.h"
#include "odds/enumerated.h"
#include "odds/same_answer.h"
#include "odds/sampled_deals.h"
#include "odds/sampled_estimate.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

using bench::question;
using bench::situation;

SampleOptions deals(std::uint64_t count, std::uint64_t seed = 1, unsigned threads = 1) {
  SampleOptions options;
  options.size.deals = count;
  options.seed = seed;
  options.threads = threads;
  return options;
}

SampleOptions precision(double half_width, std::uint64_t seed = 1, unsigned threads = 1) {
  SampleOptions options;
  options.size.precision = half_width;
  options.seed = seed;
  options.threads = threads;
  return options;
}

Answer sample(const Question& question, const SampleOptions& options) {
  NoWatcher watcher;
  return sample_odds(question, options, watcher);
}

// Stops after it has been asked so many times.
class Impatient final : public Watcher {
 public:
  explicit Impatient(int patience) : patience_(patience) {}
  bool go_on(const Progress& progress) override {
    EXPECT_GE(progress.done, last_.done);
    EXPECT_LE(progress.done, 1);
    last_ = progress;
    return --patience_ > 0;
  }
  const Progress& last() const { return last_; }

 private:
  int patience_;
  Progress last_;
};

const BidOdds& recommended(const Answer& answer) {
  return *std::max_element(
      answer.bids.begin(), answer.bids.end(),
      [](const BidOdds& a, const BidOdds& b) { return a.expected_score < b.expected_score; });
}

// Enumerated deal by deal by an independent program.
TEST(SampleOdds, AgreesWithTheKnownOddsOfTwoCardsAtRandom) {
  const Answer answer = sample(question(situation(3, 1, "JH KS", "7H"), "random"), deals(400000));
  const std::vector<double> exact{0.170266364565, 0.364453431559, 0.465280203877};
  for (const BidOdds& odds : answer.bids) {
    for (std::size_t t = 0; t < 3; ++t)
      EXPECT_NEAR(odds.tricks[t], exact[t], 4 * std::sqrt(exact[t] * (1 - exact[t]) / 400000));
  }
}

// All deals of one card each, one by one, weighed and played.
struct ExactOneCard {
  std::vector<double> make;  // by bid
};
ExactOneCard one_card_by_brute_force(const Question& asked) {
  const DealWeigher weigher(asked);
  const Situation& situation = asked.situation;
  const Playout playout(situation, *asked.model.me, *asked.model.others);
  const auto me = static_cast<std::size_t>(situation.seat.index());
  const std::size_t left = me == 0 ? 1 : 0;
  const std::size_t right = 3 - me - left;
  double all = 0;
  double taken = 0;
  Random random(1, Purpose::games, 0);  // nobody has a choice
  for (Card first : situation.unseen()) {
    for (Card second : situation.unseen() - CardSet{first}) {
      Deal deal;
      deal[situation.seat] = situation.hand;
      deal.hands[left] = {first};
      deal.hands[right] = {second};
      const double weight = weigher.likelihood(deal).to_double();
      all += weight;
      taken += weight * playout.play(deal, 0, random)[me];
    }
  }
  return {{1 - taken / all, taken / all}};
}

// How often the 95% interval holds the exact chance, over many seeds.
double coverage(const Question& asked, std::uint64_t deals_each, int seeds) {
  const ExactOneCard exact = one_card_by_brute_force(asked);
  int held = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(seeds); ++seed) {
    const DealSampler sampler(asked, seed);
    SampleSums sums = sampler.no_sums();
    sampler.play({Purpose::deals, 0, deals_each}, std::array{1}, sums);
    const Interval interval = SampleEstimate(sums, Scoring{}, 1, sampler.plain()).make_interval(1);
    held += interval.low <= exact.make[1] && exact.make[1] <= interval.high;
  }
  testing::Test::RecordProperty("held", held);  // in the report of --gtest_output
  return held / static_cast<double>(seeds);
}

TEST(SampleOdds, PlainIntervalsHoldTheTruth95TimesIn100) {
  const double share = coverage(question(situation(3, 1, "JC", "8H"), "random"), 400, 10000);
  EXPECT_GE(share, 0.94);
  EXPECT_LE(share, 0.96);
}

TEST(SampleOdds, WeightedIntervalsHoldTheTruth95TimesIn100) {
  Question asked = question(situation(3, 3, "2H", "8H", {{0, 1}}), "greedy");
  asked.bid_noise = 8;  // enough deals matter
  const double share = coverage(asked, 1000, 10000);
  EXPECT_GE(share, 0.94);
  EXPECT_LE(share, 0.96);
}

TEST(SampleOdds, WeighsTheBidsHeard) {
  for (const auto& bids : {std::vector<std::optional<int>>{1, 1}, {0, 0}, {std::nullopt, 1}}) {
    const Question asked = question(situation(3, 3, "QH", "8H", bids), "greedy");
    const ExactOneCard exact = one_card_by_brute_force(asked);
    const Answer answer = sample(asked, deals(100000));
    // Weights are whole numbers: shares of 2^-28 and less get lost.
    EXPECT_NEAR(answer.bids[1].make, exact.make[1], 4 * answer.bids[1].make_error + 1e-8);
    EXPECT_LT(answer.effective_deals, 100000);
    EXPECT_GT(answer.effective_deals, 1000);
  }
}

// Every class of deals, played and weighed by code of its own.
TEST(SampleOdds, AgreesWithTheEnumeration) {
  Question named = question(situation(3, 2, "QH JC", "7S", {{1}}), "greedy");
  named.situation.turn_up = Card::wizard();  // and the dealer has named spades
  for (const Question& asked : {
           question(situation(3, 3, "KH 2C", "7H", {{1, 0}}), "greedy"),
           question(situation(3, 3, "KH 2C", "J", {{std::nullopt, 1}}), "greedy"),
           question(situation(3, 1, "W 9C", "7H", {{1, 1, 0}}), "greedy"),
           question(situation(4, 2, "QD 5H", "2H", {{1}}), "random"),
           named,
       }) {
    NoWatcher watcher;
    const Answer exact = *enumerate_odds(asked, 1, watcher);
    const Answer sampled = sample(asked, deals(60000));
    ASSERT_EQ(sampled.bids.size(), exact.bids.size());
    for (std::size_t k = 0; k < exact.bids.size(); ++k) {
      EXPECT_NEAR(sampled.bids[k].expected_score, exact.bids[k].expected_score,
                  4.5 * sampled.bids[k].score_error);
      EXPECT_NEAR(sampled.bids[k].make, exact.bids[k].make,
                  4.5 * sampled.bids[k].make_error + 1e-4);
    }
  }
}

TEST(SampleOdds, IgnoresTheBidsWithInfiniteNoise) {
  Question heard = question(situation(3, 3, "QH 2C", "8H", {{2, 2}}), "greedy");
  heard.bid_noise = std::numeric_limits<double>::infinity();
  const Answer answer = sample(heard, deals(1000));
  EXPECT_EQ(answer.effective_deals, 1000);
}

TEST(SampleOdds, ThreadsHaveNoSay) {
  const Question plain = question(bench::four_players_five_cards(), "random");
  const Question weighted = question(bench::four_players_eight_cards(), "greedy");
  for (const Question& asked : {plain, weighted}) {
    for (auto options : {deals(3000), precision(0.02)}) {
      const Answer one = sample(asked, options);
      for (unsigned threads : {2U, 7U}) {
        options.threads = threads;
        expect_same(one, sample(asked, options));
      }
    }
  }
}

TEST(SampleOdds, SeedsDiffer) {
  const Question asked = question(bench::four_players_five_cards(), "greedy");
  expect_same(sample(asked, deals(2000, 5)), sample(asked, deals(2000, 5)));
  EXPECT_NE(sample(asked, deals(2000, 5)).bids[1].expected_score,
            sample(asked, deals(2000, 6)).bids[1].expected_score);
}

TEST(SampleOdds, SuitsHaveNoNames) {
  const Question heard = question(bench::four_players_eight_cards(), "greedy");
  Question named = question(situation(3, 2, "AC KC 3D W", "7D", {{1}}), "greedy");
  named.situation.turn_up = Card::wizard(1);  // and the dealer has named diamonds
  for (const Question& asked : {heard, named}) {
    std::array<Suit, 4> suits = all_suits;
    const Answer answer = sample(asked, deals(1500));
    while (std::next_permutation(suits.begin(), suits.end())) {
      Question renamed = asked;
      renamed.situation = relabelled(asked.situation, SuitRelabelling(suits));
      expect_same(answer, sample(renamed, deals(1500)));
    }
  }
}

TEST(DealSampler, PartsAddUpToTheWhole) {
  const Question asked = question(bench::four_players_eight_cards(), "greedy");
  const DealSampler sampler(asked, 3);
  SampleSums whole = sampler.no_sums();
  sampler.play({Purpose::deals, 0, 500}, sampler.bids(), whole);
  SampleSums parts = sampler.no_sums();
  for (DealRange range : {DealRange{Purpose::deals, 333, 167}, DealRange{Purpose::deals, 0, 100},
                          DealRange{Purpose::deals, 100, 233}}) {
    // A shard is a sampler of its own.
    SampleSums part = sampler.no_sums();
    DealSampler(asked, 3).play(range, sampler.bids(), part);
    parts += part;
  }
  EXPECT_EQ(parts, whole);
}

TEST(SampleOdds, WithDealsEveryBidGetsEveryDeal) {
  const Answer answer = sample(question(bench::four_players_eight_cards(), "greedy"), deals(2500));
  EXPECT_EQ(answer.how, How::sampled);
  EXPECT_EQ(answer.deals, 2500);
  EXPECT_EQ(answer.bids.size(), 9U);
  double best_chances = 0;
  for (const BidOdds& odds : answer.bids) {
    EXPECT_EQ(odds.deals, 2500);
    EXPECT_TRUE(odds.legal);
    EXPECT_NEAR(std::accumulate(odds.tricks.begin(), odds.tricks.end(), 0.0), 1, 1e-12);
    Points expected = 0;
    for (Tricks t = 0; t <= 8; ++t)
      expected += odds.tricks[static_cast<std::size_t>(t)] * score(Scoring{}, odds.bid, t);
    EXPECT_NEAR(odds.expected_score, expected, 1e-9);
    EXPECT_EQ(odds.make, odds.tricks[static_cast<std::size_t>(odds.bid)]);
    EXPECT_LE(odds.make_interval.low, odds.make);
    EXPECT_GE(odds.make_interval.high, odds.make);
    best_chances += odds.best_chance;
  }
  EXPECT_NEAR(best_chances, 1, 1e-9);
  EXPECT_EQ(answer.fresh->deals, 625);
  EXPECT_EQ(answer.ending, Ending::complete);
  EXPECT_TRUE(answer.precision_reached);
}

TEST(SampleOdds, OneDealIsEnoughForAnAnswer) {
  const Answer answer = sample(question(situation(3, 1, "JC 3D 4H 5H", "8H"), "greedy"), deals(1));
  EXPECT_EQ(answer.deals, 1);
  EXPECT_EQ(answer.fresh->deals, 1);
  EXPECT_EQ(answer.effective_deals, 1);
  EXPECT_TRUE(answer.credible);
  EXPECT_LT(answer.bids[0].make_interval.low, 0.5);
  for (const BidOdds& odds : answer.bids) {
    EXPECT_GT(odds.score_error, 10);
    EXPECT_LT(odds.best_chance, 0.95);
  }
  EXPECT_GT(answer.fresh->score_error, 10);
}

TEST(SampleOdds, WithPrecisionTheContendersReachIt) {
  for (const char* model : {"random", "greedy"}) {
    const Answer answer =
        sample(question(bench::four_players_eight_cards(), model), precision(0.01));
    EXPECT_TRUE(answer.precision_reached);
    const BidOdds& best = recommended(answer);
    EXPECT_EQ(best.deals, answer.deals);
    EXPECT_LE((best.make_interval.high - best.make_interval.low) / 2, 0.01);
    EXPECT_GE(answer.fresh->deals, 1000);
    for (const BidOdds& odds : answer.bids) {
      EXPECT_GT(odds.deals, 0);
      EXPECT_TRUE(odds.deals == answer.deals || odds.best_chance == 0);
    }
  }
}

TEST(SampleOdds, WithPrecisionHopelessBidsGetFewerDeals) {
  const Answer answer =
      sample(question(bench::four_players_eight_cards(), "greedy"), precision(0.01));
  EXPECT_LT(answer.bids[8].deals, answer.deals / 4);
}

TEST(SampleOdds, WithBothStopsAtWhicheverComesFirst) {
  const Question asked = question(bench::four_players_five_cards(), "greedy");
  SampleOptions options = precision(0.02);
  options.size.deals = 500;
  const Answer few = sample(asked, options);
  EXPECT_EQ(few.deals, 500);
  EXPECT_FALSE(few.precision_reached);
  options.size.deals = 100000;
  const Answer many = sample(asked, options);
  EXPECT_LT(many.deals, 20000);
  EXPECT_TRUE(many.precision_reached);
  EXPECT_EQ(many.bids[5].deals, many.deals);
}

// Three strangers all claim every trick: hardly any deal is likely, so the deals run out first.
TEST(SampleOdds, EndsWithoutThePrecisionWhereDealsAreWorthLittle) {
  Question asked = question(situation(4, 4, "AH KH", "8H", {{2, 2, 2}}), "greedy");
  asked.bid_noise = 0.2;
  const Answer answer = sample(asked, precision(0.2));
  EXPECT_LT(answer.effective_deals, static_cast<double>(answer.deals) / 100);
  EXPECT_EQ(answer.ending, Ending::complete);
}

// Bidders who never err and a hand that makes their bids unlikely: next to no deal matters.
TEST(SampleOdds, ClaimsNothingWhereHardlyAnyDealMatters) {
  Question asked = question(situation(4, 4, "JC 3D 4H 5H 9S AC 2D", "8H", {{2, 6, 3}}), "greedy");
  asked.bid_noise = 0.1;
  SampleOptions both = deals(300);
  both.size.precision = 0.5;
  for (const SampleOptions& options : {deals(300), both}) {
    const Answer answer = sample(asked, options);
    EXPECT_LT(answer.effective_deals, 100);
    EXPECT_FALSE(answer.credible);
    EXPECT_FALSE(answer.precision_reached);
    for (const BidOdds& odds : answer.bids) {
      EXPECT_EQ(odds.best_chance, 0);
      EXPECT_EQ(odds.make_interval.low, 0);
      EXPECT_EQ(odds.make_interval.high, 1);
      EXPECT_TRUE(std::isinf(odds.score_error));
    }
    EXPECT_TRUE(std::isinf(answer.fresh->score_error));
  }
}

TEST(SampleOdds, GivesUpThePrecisionAfterSoManyCards) {
  SampleOptions options = precision(0.0005);
  options.size.most_cards = 10000000;
  const Question asked = question(situation(4, 1, "AH 4H 10S 3C KC 9D 2D W", "7H", {}), "greedy");
  const Answer answer = sample(asked, options);
  EXPECT_FALSE(answer.precision_reached);
  EXPECT_TRUE(answer.credible);
  EXPECT_EQ(answer.ending, Ending::complete);
  Integer cards = answer.deals * 4;
  for (const BidOdds& odds : answer.bids)
    cards += odds.deals * 32;
  EXPECT_LE(cards, 10000000);
  EXPECT_GT(cards, 9990000);
  EXPECT_LT(answer.bids[8].deals, answer.deals);  // hopeless bids still get fewer
  options.threads = 2;
  expect_same(answer, sample(asked, options));
}

TEST(SampleOdds, StopsWhenTheWatcherSaysSoWithTheDealsBefore) {
  const Question asked = question(bench::four_players_eight_cards(), "greedy");
  Impatient watcher(3);
  const Answer answer = sample_odds(asked, deals(1000000), watcher);
  EXPECT_EQ(answer.ending, Ending::stopped);
  EXPECT_LT(answer.deals, 10000);
  EXPECT_EQ(answer.deals, watcher.last().deals);
  // The same as if just so many had been asked for, but for the fresh deals.
  Answer asked_for = sample(asked, deals(static_cast<std::uint64_t>(answer.deals)));
  asked_for.fresh = answer.fresh;
  expect_same(answer, asked_for);
  EXPECT_GT(answer.fresh->deals, 0);
}

TEST(SampleOdds, StoppedLateTheFreshFigureStillComesFromManyDeals) {
  Impatient watcher(300);
  const Answer answer =
      sample_odds(question(bench::four_players_five_cards(), "greedy"), {}, watcher);
  EXPECT_EQ(answer.ending, Ending::stopped);
  EXPECT_GT(answer.deals, 4 * 4096);
  EXPECT_EQ(answer.fresh->deals, 4096);
}

// How much a precision takes is not known before the first look.
TEST(SampleOdds, DoesNotSayHowFarItIsBeforeItKnows) {
  Impatient watcher(1);
  sample_odds(question(bench::four_players_eight_cards(), "greedy"), precision(0.005), watcher);
  EXPECT_EQ(watcher.last().done, 0);
  EXPECT_GT(watcher.last().deals, 0U);
}

TEST(SampleOdds, WithoutASizeGoesOnUntilStopped) {
  Impatient watcher(200);
  const Answer answer =
      sample_odds(question(bench::four_players_five_cards(), "greedy"), {}, watcher);
  EXPECT_EQ(answer.ending, Ending::stopped);
  EXPECT_TRUE(answer.precision_reached);
  EXPECT_GT(answer.deals, 2000);
}

TEST(SampleOdds, StoppedBeforeThePrecisionSaysSo) {
  Impatient watcher(20);
  const Answer answer =
      sample_odds(question(bench::four_players_five_cards(), "greedy"), precision(0.0005), watcher);
  EXPECT_EQ(answer.ending, Ending::stopped);
  EXPECT_FALSE(answer.precision_reached);
}

TEST(SampleOdds, OnceTheAuctionIsOverAnswersForMyBidOnly) {
  const Answer answer =
      sample(question(situation(3, 2, "AH QC 2S", "8H", {{1, 2, 0}}), "greedy"), deals(2000));
  ASSERT_EQ(answer.bids.size(), 1U);
  EXPECT_EQ(answer.bids[0].bid, 2);
  EXPECT_EQ(answer.bids[0].tricks.size(), 4U);
  EXPECT_EQ(answer.bids[0].best_chance, 1);
  EXPECT_FALSE(answer.fresh.has_value());
}

// Cards of trained players count as more, and deals that fit badly are drawn but not played.
TEST(SampleOdds, WorksAsLongForEveryPlayer) {
  SampleOptions options = precision(0.0005);
  options.size.most_cards = 2000000;
  const Situation heard = bench::four_players_eight_cards();
  const Answer greedy = sample(question(heard, "greedy"), options);
  const Answer points = sample(question(heard, "points"), options);
  EXPECT_GT(greedy.deals, points.deals * 5);
  EXPECT_LT(greedy.deals, points.deals * 40);
  EXPECT_GT(points.deals.convert_to<double>(), points.effective_deals * 4);
}

TEST(SampleOdds, AnswersForEveryRoundAndSeat) {
  for (int players = min_players; players <= max_players; ++players) {
    for (int cards : {1, 2, Card::deck_size / players - 1, Card::deck_size / players}) {
      for (int seat = 1; seat <= players; ++seat) {
        SituationDescription said;
        said.players = players;
        said.seat = seat;
        Random random(8, Purpose::games, static_cast<std::uint64_t>(cards));
        CardSet hand;
        while (hand.size() < cards)
          hand.insert(Card::from_index(static_cast<int>(random.below(52))));
        said.hand.assign(hand.begin(), hand.end());
        said.turn_up_said = true;
        if (cards < Card::deck_size / players)
          said.turn_up = Card::jester();
        const Answer answer = sample(question(*check_situation(said), "greedy"), deals(20));
        EXPECT_EQ(answer.bids.size(), static_cast<std::size_t>(cards + 1));
        for (const BidOdds& odds : answer.bids)
          EXPECT_NEAR(std::accumulate(odds.tricks.begin(), odds.tricks.end(), 0.0), 1, 1e-12);
      }
    }
  }
}

Situation random_situation(int players, int cards, int seat, Random& random) {
  Situation asked;
  asked.players = players;
  asked.cards = cards;
  asked.seat = Seat::from_number(seat);
  while (asked.hand.size() < cards)
    asked.hand.insert(Card::from_index(static_cast<int>(random.below(Card::deck_size))));
  // A Wizard turned up would let the dealer see his hand before he names a suit.
  const CardSet rest = CardSet::full_deck() - asked.hand - CardSet::wizards();
  asked.turn_up = rest.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(rest.size()))));
  if (asked.turn_up->is_suited())
    asked.trump = asked.turn_up->suit();
  asked.bids.assign(static_cast<std::size_t>(seat - 1), std::nullopt);
  return asked;
}

// Somebody takes every trick: over random hands the expected tricks of all seats add up to the
// number of cards, if each bids as the model would.
void expect_tricks_to_add_up(const char* model, int players, int cards) {
  const auto player = find_player(model);
  constexpr int hands = 3000;
  double sum = 0;
  double sum_squared = 0;
  for (std::uint64_t i = 0; i < hands; ++i) {
    double all_seats = 0;
    for (int seat = 1; seat <= players; ++seat) {
      Random random(21, Purpose::games, i * 8 + static_cast<std::uint64_t>(seat));
      const Situation asked = random_situation(players, cards, seat, random);
      const PublicRound table = opening(asked);
      const Tricks bid =
          draw_best_bid(*player, {table, asked.seat, asked.hand}, asked.rules, random);
      const DealSampler sampler({asked, {player, player}, 2}, i);
      SampleSums sums = sampler.no_sums();
      sampler.play({Purpose::deals, 0, 16}, std::span(&bid, 1), sums);
      const std::vector<double> tricks =
          SampleEstimate(sums, Scoring{}, cards, true).odds(bid).tricks;
      for (std::size_t t = 0; t < tricks.size(); ++t)
        all_seats += static_cast<double>(t) * tricks[t];
    }
    sum += all_seats;
    sum_squared += all_seats * all_seats;
  }
  const double mean = sum / hands;
  const double error = std::sqrt((sum_squared / hands - mean * mean) / hands);
  EXPECT_NEAR(mean, cards, 4 * error) << model << ' ' << players << ' ' << cards;
  EXPECT_LT(error, 0.02 * cards);
}

TEST(SampleOdds, ExpectedTricksOfAllSeatsAddUpToTheCards) {
  for (const char* model : {"random", "greedy"}) {
    expect_tricks_to_add_up(model, 3, 2);
    expect_tricks_to_add_up(model, 4, 5);
    expect_tricks_to_add_up(model, 6, 3);
  }
}

// A commit that changes what is drawn, played or weighed says so and pins the new number.
TEST(BenchSignature, HasNotChanged) {
  EXPECT_EQ(bench::signature(), 5883893925940721076U);
}

}  // namespace
}  // namespace wizbid
