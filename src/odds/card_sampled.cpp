#include "odds/card_sampled.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

#include "odds/best_chance.h"
#include "odds/card_sampler.h"
#include "odds/interval.h"
#include "odds/play_cost.h"
#include "odds/sampled_estimate.h"
#include "odds/sampled_run.h"

namespace wizbid {
namespace {

constexpr std::uint64_t first_card_look = 500;         // deals
constexpr double fewest_to_drop_a_card = 500;          // effective deals, before a card is dropped
constexpr double clearly_worse_card = 5;               // standard errors of the difference
constexpr std::uint64_t most_card_deals = 1ULL << 28;  // that nothing else stops
constexpr std::uint64_t drawing = 40;                  // and in the time that drawing a deal takes
constexpr std::uint64_t cards_in_a_piece = 1 << 12;

// A sample that grows from look to look. How far to the next look depends on nothing but the deals
// before, so that threads and time have no say in the answer.
class CardSampling {
 public:
  CardSampling(const CardQuestion& question, const SampleOptions& options, Watcher& watcher)
      : question_(question),
        options_(options),
        watcher_(watcher),
        sampler_(question, options.seed),
        sums_(sampler_.no_sums()),
        contenders_(sampler_.choices().size()),
        cost_of_a_card_(cost_of_a_card(question.model)) {
    std::iota(contenders_.begin(), contenders_.end(), 0);
  }

  CardAnswer run() {
    while (play_up_to(next_look()) && !enough())
      drop_losers();
    return report();
  }

 private:
  SampleEstimate estimate() const {
    const Situation& situation = question_.round.situation;
    const int choices = static_cast<int>(sampler_.choices().size());
    return {sums_,
            situation.rules.scoring,
            situation.cards,
            sampler_.plain(),
            FixedBid{question_.round.my_bid(), choices},
            largest_bonus(situation.rules.special)};
  }

  double widest() const {
    const SampleEstimate now = estimate();
    double widest = 0;
    for (const int row : contenders_)
      widest = std::max(widest, half_width(now.make_interval(row)));
    return widest;
  }

  bool precise_enough() const {
    return estimate().credible(contenders_.front()) &&
           (!options_.size.precision || widest() <= *options_.size.precision);
  }

  // In cards of the greedy player, as is SampleSize::most_cards.
  double work(std::uint64_t drawn, std::uint64_t played) const {
    const std::uint64_t weighing = sampler_.cards_to_weigh() * cost_of_a_card_ + drawing;
    const std::uint64_t playing = contenders_.size() * sampler_.cards_to_play() * cost_of_a_card_;
    return static_cast<double>(drawn * weighing + played * playing);
  }

  std::uint64_t played() const { return sums_.of(contenders_.front()).played; }

  std::uint64_t last_deal() const {
    const std::uint64_t limit = options_.size.deals.value_or(most_card_deals);
    if (!options_.size.most_cards)
      return limit;
    const double left = std::max(0.0, static_cast<double>(*options_.size.most_cards) - work_);
    const double of_a_deal =
        deals_ == 0 ? work(1, 1) : work(deals_, played()) / static_cast<double>(deals_);
    return std::min(limit, deals_ + static_cast<std::uint64_t>(left / of_a_deal));
  }

  bool enough() const {
    return deals_ >= last_deal() || (options_.size.precision && precise_enough());
  }

  // A tenth as far again to twice as far, as the precision needs.
  std::uint64_t next_look() const {
    const std::uint64_t last = std::max<std::uint64_t>(last_deal(), 1);
    if (options_.size.deals && !options_.size.precision)
      return last;
    if (deals_ == 0)
      return std::min(first_card_look, last);
    double growth = 2;
    if (options_.size.precision) {
      const double lacking = widest() / *options_.size.precision;
      growth = std::clamp(lacking * lacking * 1.01, 1.1, growth);
    }
    return std::min(last, static_cast<std::uint64_t>(static_cast<double>(deals_) * growth) + 1);
  }

  // False: stopped by the watcher.
  bool play_up_to(std::uint64_t goal) {
    const std::uint64_t played_before = played();
    const std::uint64_t cards = sampler_.cards_to_play() * contenders_.size();
    const std::uint64_t size = std::clamp<std::uint64_t>(cards_in_a_piece / cards, 8, 512);
    const auto play = [&](const DealRange& piece, SampleSums& sums) {
      sampler_.play(piece, contenders_, sums);
    };
    const auto go_on = [&](std::uint64_t deals) {
      const double done = static_cast<double>(deals_ + deals) / static_cast<double>(last_deal());
      stopped_ = !watcher_.go_on({std::min(done, 1.0), deals_ + deals});
      return !stopped_;
    };
    const std::uint64_t drawn = play_on_threads(play, {Purpose::deals, deals_, goal - deals_}, size,
                                                sampler_.no_sums(), options_.threads, go_on, sums_);
    deals_ += drawn;
    work_ += work(drawn, played() - played_before);
    return !stopped_;
  }

  void drop_losers() {
    const SampleEstimate now = estimate();
    const int best = now.best(contenders_);
    if (options_.size.deals || now.effective_deals(best) < fewest_to_drop_a_card)
      return;
    std::erase_if(contenders_, [&](int row) {
      return now.expected_score(best) - now.expected_score(row) >
             clearly_worse_card * now.error_of_difference(best, row);
    });
  }

  CardAnswer report() const {
    const SampleEstimate result = estimate();
    CardAnswer answer;
    answer.deals = sums_.of(contenders_.front()).deals;
    answer.effective_deals = result.effective_deals(contenders_.front());
    answer.credible = result.credible(contenders_.front());
    answer.precision_reached = precise_enough();
    answer.ending = stopped_ ? Ending::stopped : Ending::complete;
    for (std::size_t row = 0; row < sampler_.choices().size(); ++row)
      answer.cards.push_back(odds_of(result, row));
    if (answer.credible)
      set_best_chances(result, answer);
    return answer;
  }

  CardOdds odds_of(const SampleEstimate& result, std::size_t row) const {
    const BidOdds odds = result.odds(static_cast<int>(row));
    return {sampler_.choices()[row].cards,
            sampler_.choices()[row].as_wizard,
            odds.tricks,
            odds.make,
            odds.expected_score,
            odds.make_error,
            odds.score_error,
            odds.make_interval,
            static_cast<std::uint64_t>(odds.deals),
            0};
  }

  void set_best_chances(const SampleEstimate& result, CardAnswer& answer) const {
    std::vector<Points> scores;
    std::vector<double> covariance;
    for (const int a : contenders_) {
      scores.push_back(result.expected_score(a));
      for (const int b : contenders_)
        covariance.push_back(result.covariance(a, b));
    }
    const std::vector<double> chances = best_chances(scores, covariance, options_.seed);
    for (std::size_t i = 0; i < contenders_.size(); ++i)
      answer.cards[static_cast<std::size_t>(contenders_[i])].best_chance = chances[i];
  }

  const CardQuestion& question_;
  SampleOptions options_;
  Watcher& watcher_;
  CardSampler sampler_;
  SampleSums sums_;
  std::vector<int> contenders_;  // numbers of choices
  std::uint64_t cost_of_a_card_;
  double work_ = 0;  // so far
  std::uint64_t deals_ = 0;
  bool stopped_ = false;
};

}  // namespace

CardAnswer sample_cards(const CardQuestion& question, const SampleOptions& options,
                        Watcher& watcher) {
  assert(question.bid_noise > 0 && options.threads > 0);
  return CardSampling(question, options, watcher).run();
}

}  // namespace wizbid
