#include "odds/sampled_shard.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "bench/situations.h"
#include "odds/same_answer.h"
#include "odds/sampled.h"
#include "odds/sampled_answer.h"
#include "odds/shard_file.h"

namespace wizbid {
namespace {

using bench::question;
using bench::situation;

SampleOptions so_many(std::uint64_t deals) {
  SampleOptions options;
  options.size.deals = deals;
  options.seed = 5;
  return options;
}

// Weighed; with a bonus for a bid; all bids by one play-out; one bid that the rules forbid; the
// auction over.
std::vector<Question> questions_of_all_kinds() {
  Question bound = question(situation(3, 3, "QH 2C", "8H", {{1, 0}}), "greedy");
  bound.situation.rules = *find_rule_set("plus-minus-one");
  Question special = question(situation(3, 2, "KH 3C", "8H", {{1}}), "greedy");
  special.situation.rules = *find_rule_set("camelot");
  special.situation.hand = CardSet{Card::special(3), Card(Rank::ace, Suit::hearts)};
  return {question(situation(4, 3, "KH 2C W", "7H", {{1, 0}}), "greedy"), special,
          question(situation(3, 2, "AH 9C", "J", Bids(1)), "random"), bound,
          question(situation(3, 1, "W 9C", "7H", {{1, 1, 0}}), "greedy")};
}

std::vector<const ShardSums*> pointers_to(const std::vector<ShardSums>& parts) {
  std::vector<const ShardSums*> pointers;
  for (const ShardSums& part : parts)
    pointers.push_back(&part);
  return pointers;
}

Answer merged(const Question& asked, std::uint64_t deals, const std::vector<ShardSums>& parts) {
  NoWatcher watcher;
  return *answer_of_shards(asked, so_many(deals), pointers_to(parts), watcher);
}

ShardSums part_of(const Question& asked, std::uint64_t deals, const Shard& shard) {
  NoWatcher watcher;
  return *sample_shard(asked, so_many(deals), shard, watcher);
}

// Parts of one split, some of them cut in halves.
std::vector<Shard> any_split() {
  const auto of = *rc::gen::inRange<std::uint64_t>(1, 12);
  std::vector<Shard> shards;
  for (std::uint64_t number = 1; number <= of; ++number) {
    if (*rc::gen::arbitrary<bool>()) {
      shards.push_back({2 * number - 1, 2 * of});
      shards.push_back({2 * number, 2 * of});
    } else {
      shards.push_back({number, of});
    }
  }
  const auto first =
      *rc::gen::inRange<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(shards.size()));
  std::rotate(shards.begin(), shards.begin() + first, shards.end());
  return shards;
}

RC_GTEST_PROP(Shards, AnySplitGivesTheAnswerOfOneRun, ()) {
  const auto deals = *rc::gen::inRange<std::uint64_t>(1, 150);
  const Question asked = *rc::gen::elementOf(questions_of_all_kinds());
  std::vector<ShardSums> parts;
  for (const Shard& shard : any_split())
    parts.push_back(part_of(asked, deals, shard));
  // By way of a file.
  const ShardFile file{"1", "2", "3", "4", deals, {1, 1}, {{"5", part_of(asked, deals, {1, 1})}}};
  RC_ASSERT(read_shard(shard_text(file)).value() == file);
  NoWatcher watcher;
  expect_same(merged(asked, deals, parts), sample_odds(asked, so_many(deals), watcher));
}

RC_GTEST_PROP(Shards, HoldEachDealOnce, ()) {
  const auto deals = *rc::gen::inRange<std::uint64_t>(1, 1'000'000'000'000);
  const auto of = *rc::gen::inRange<std::uint64_t>(1, 50);
  DealSpan all;
  DealSpan fresh;
  for (std::uint64_t number = 1; number <= of; ++number) {
    const DealSpan part = span_of(deals, {number, of});
    const DealSpan more = fresh_span_of(deals, part);
    RC_ASSERT(part.first == all.end() && more.first == fresh.end());
    RC_ASSERT(part.count == deals / of || part.count == deals / of + 1);
    all.count += part.count;
    fresh.count += more.count;
  }
  RC_ASSERT(all.count == deals && fresh.count == fresh_deals_of(deals));
}

TEST(Shards, OfManyThreadsAreThoseOfOne) {
  const Question asked = questions_of_all_kinds().front();
  SampleOptions options = so_many(3000);
  NoWatcher watcher;
  const auto one = sample_shard(asked, options, {2, 3}, watcher);
  options.threads = 3;
  EXPECT_EQ(sample_shard(asked, options, {2, 3}, watcher), one);
}

// 20,000 deals part the bids, so that only those in contention get fresh deals.
TEST(Shards, LeaveOutFreshDealsThatWillHardlyBeNeeded) {
  const Question asked = question(situation(3, 2, "2C 3C", "8H", {{1}}), "random");
  const Question three = question(situation(3, 1, "2C 3C 9D", "8H"), "greedy");
  const ShardSums one_row = part_of(asked, 8000, {1, 2});
  EXPECT_EQ(one_row.fresh_sums.of(0).deals, 1000U);
  const ShardSums rows = part_of(three, 8000, {1, 2});
  EXPECT_EQ(rows.fresh_sums.of(0).deals, 1000U);
  EXPECT_EQ(rows.fresh_sums.of(3).deals, 0U);
}

TEST(Shards, FreshDealsThatWereNotPlayedArePlayedInTheEnd) {
  const Question asked = questions_of_all_kinds().front();
  std::vector<ShardSums> parts{part_of(asked, 500, {1, 2}), part_of(asked, 500, {2, 2})};
  const Answer answer = merged(asked, 500, parts);
  parts[1].fresh_sums = SampleSums::row_a_bid(asked.situation.cards);
  expect_same(merged(asked, 500, parts), answer);
}

TEST(Shards, OfAnotherQuestionAreToldApart) {
  const auto questions = questions_of_all_kinds();
  const ShardSums good = part_of(questions[0], 100, {1, 2});
  NoWatcher watcher;
  ShardSums fewer = part_of(questions[0], 100, {2, 2});
  --fewer.deals.count;
  ShardSums of_one_row = part_of(questions[1], 100, {2, 2});
  ShardSums of_one_bid = part_of(questions[3], 100, {2, 2});
  for (const ShardSums* bad : {&fewer, &of_one_row, &of_one_bid}) {
    const auto answer =
        answer_of_shards(questions[0], so_many(100), std::vector{&good, bad}, watcher);
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error(), 1U);
  }
}

class StopsShardsAtOnce final : public Watcher {
 public:
  bool go_on(const Progress& progress) override {
    EXPECT_LE(progress.done, 1);
    return false;
  }
};

TEST(Shards, StoppedLeaveNothing) {
  StopsShardsAtOnce watcher;
  EXPECT_FALSE(sample_shard(questions_of_all_kinds().front(), so_many(100'000), {1, 2}, watcher));
}

}  // namespace
}  // namespace wizbid
