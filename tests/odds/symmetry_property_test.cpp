// What cannot matter to the odds: what a suit is called, in which order a hand is held, which of
// the four Wizards or Jesters it is, how a sample is split.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "cards/card_text.h"
#include "cards/notation.h"
#include "cards/suit_relabelling.h"
#include "deals/canonical.h"
#include "odds/enumerated.h"
#include "odds/sampled.h"
#include "odds/sampled_deals.h"
#include "oracle/random_questions.h"

namespace wizbid {
namespace {

constexpr BidNoise hears_nothing = std::numeric_limits<double>::infinity();

// A situation of any hand and turn-up, with bids heard or missed.
Situation any_situation(int players, int cards) {
  Situation about = oracle::random_situation(players, cards, *rc::gen::inRange(0U, 1000000U));
  for (std::optional<Tricks>& bid : about.bids)
    if (*rc::gen::inRange(0, 3) > 0)
      bid = *rc::gen::inRange(0, cards + 1);
  return about;
}

Question any_question(int players, int cards, std::vector<BidNoise> noises) {
  const auto model = find_player(*rc::gen::element("random", "greedy"));
  return {any_situation(players, cards), {model, model}, *rc::gen::elementOf(noises)};
}

// Two cards at a small table: enumerated in milliseconds.
Question any_enumerable() {
  return any_question(3, *rc::gen::inRange(1, 3), {0, 0.5, 2, hears_nothing});
}

Question any_sampled() {
  return any_question(*rc::gen::inRange(3, 7), *rc::gen::inRange(1, 9), {0.5, 2, hears_nothing});
}

SuitRelabelling any_relabelling() {
  std::array<Suit, 4> suits = all_suits;
  for (std::size_t i = 0; i < suits.size(); ++i)
    std::swap(suits[i], suits[*rc::gen::inRange(i, suits.size())]);
  return SuitRelabelling(suits);
}

Answer enumerate(const Question& question) {
  NoWatcher nobody;
  return enumerate_odds(question, 1, nobody).value();
}

Answer sample(const Question& question) {
  SampleOptions options;
  options.size.deals = 200;
  NoWatcher nobody;
  return sample_odds(question, options, nobody);
}

// Exact answers are equal as fractions. Where deals are weighed by reals, their sums may round
// otherwise when the suits are walked through in another order.
void assert_same_odds(const Answer& a, const Answer& b) {
  RC_ASSERT(a.deals == b.deals);
  RC_ASSERT(a.bids.size() == b.bids.size());
  for (std::size_t i = 0; i < a.bids.size(); ++i) {
    RC_ASSERT(a.bids[i].make_fraction == b.bids[i].make_fraction);
    for (std::size_t t = 0; t < a.bids[i].tricks.size(); ++t)
      RC_ASSERT(std::abs(a.bids[i].tricks[t] - b.bids[i].tricks[t]) < 1e-12);
  }
}

void assert_same_to_the_last_bit(const Answer& a, const Answer& b) {
  assert_same_odds(a, b);
  RC_ASSERT(a.effective_deals == b.effective_deals);
  for (std::size_t i = 0; i < a.bids.size(); ++i) {
    RC_ASSERT(a.bids[i].tricks == b.bids[i].tricks);
    RC_ASSERT(a.bids[i].expected_score == b.bids[i].expected_score);
    RC_ASSERT(a.bids[i].make_interval.low == b.bids[i].make_interval.low);
    RC_ASSERT(a.bids[i].best_chance == b.bids[i].best_chance);
  }
}

Question renamed(Question question, const SuitRelabelling& suits) {
  question.situation = relabelled(question.situation, suits);
  return question;
}

RC_GTEST_PROP(SymmetryOfOdds, SuitsHaveNoNamesWhenEnumerated, ()) {
  const Question question = any_enumerable();
  assert_same_odds(enumerate(question), enumerate(renamed(question, any_relabelling())));
}

RC_GTEST_PROP(SymmetryOfOdds, SuitsHaveNoNamesWhenSampled, ()) {
  const Question question = any_sampled();
  assert_same_to_the_last_bit(sample(question), sample(renamed(question, any_relabelling())));
}

// The hand as somebody may write it down, in any order; so Wizards and Jesters get other numbers
// too.
Question held_in_another_order(Question question) {
  std::vector<Card> cards(question.situation.hand.begin(), question.situation.hand.end());
  std::string text;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    std::swap(cards[i], cards[*rc::gen::inRange(i, cards.size())]);
    text += card_text(cards[i]) + " ";
  }
  question.situation.hand = {};
  const std::vector<Card> written = parse_hand(text).value();
  for (Card card : written)
    question.situation.hand.insert(card);
  if (std::optional<Card>& turn_up = question.situation.turn_up; turn_up && !turn_up->is_suited())
    turn_up = turn_up->is_wizard() ? Card::wizard(3) : Card::jester(3);
  return question;
}

RC_GTEST_PROP(SymmetryOfOdds, HandsHaveNoOrder, ()) {
  const Question enumerable = any_enumerable();
  assert_same_odds(enumerate(enumerable), enumerate(held_in_another_order(enumerable)));
  const Question sampled = any_sampled();
  assert_same_to_the_last_bit(sample(sampled), sample(held_in_another_order(sampled)));
}

// A sample split anywhere, each part played by a sampler of its own, as on another machine.
RC_GTEST_PROP(SymmetryOfOdds, PartsOfASampleAddUpToTheWhole, ()) {
  const Question question = any_sampled();
  const std::uint64_t seed = *rc::gen::inRange(1U, 100U);
  const std::uint64_t deals = *rc::gen::inRange(1U, 300U);
  const std::uint64_t split = *rc::gen::inRange(std::uint64_t{0}, deals + 1);
  const auto part = [&](std::uint64_t first, std::uint64_t count) {
    const DealSampler sampler(question, seed);
    const auto& bids = sampler.bids();
    SampleSums sums = sampler.no_sums();
    sampler.play({Purpose::deals, first, count},
                 std::span(bids.data(), sampler.one_for_all() ? 1 : bids.size()), sums);
    return sums;
  };
  SampleSums sum = part(split, deals - split);
  sum += part(0, split);
  RC_ASSERT(sum == part(0, deals));
}

}  // namespace
}  // namespace wizbid
