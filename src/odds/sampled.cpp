#include "odds/sampled.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>
#include <vector>

#include "odds/interval.h"
#include "odds/play_cost.h"
#include "odds/sampled_answer.h"
#include "odds/sampled_run.h"

namespace wizbid {
namespace {

constexpr std::uint64_t first_look = 1000;        // deals
constexpr double most_deals_for_one = 500;        // for each plain deal that a precision takes
constexpr std::uint64_t most_deals = 1ULL << 30;  // that the sums have room for
constexpr std::uint64_t fewest_fresh_deals = 1000;
constexpr std::uint64_t most_fresh_deals_when_stopped = 4096;

// Plain deals that bring an interval to this half-width in the worst case, a chance of one half.
double plain_deals_for(double precision) {
  const double errors = errors_of_95_percent / (2 * precision);
  return std::ceil(errors * errors);
}

std::uint64_t limit(const SampleSize& size) {
  if (size.deals)
    return *size.deals;
  if (!size.precision)
    return most_deals;
  const double deals = plain_deals_for(*size.precision) * most_deals_for_one;
  return deals < static_cast<double>(most_deals) ? static_cast<std::uint64_t>(deals) : most_deals;
}

// A sample that grows from look to look. How far to the next look depends on nothing but the deals
// before, so that threads and time have no say in the answer.
class Sampling {
 public:
  Sampling(const Question& question, const SampleOptions& options, Watcher& watcher)
      : options_(options),
        watcher_(watcher),
        sampler_(question, options.seed),
        sums_(sampler_.no_sums()),
        contenders_(sampler_.bids()),
        limit_(limit(options.size)),
        cost_of_a_card_(cost_of_a_card(question.model)) {}

  Answer run() {
    while (play_up_to(next_look()) && !enough())
      drop_losers();
    Answer answer = report();
    if (!sampler_.situation().auction_over())
      answer.fresh = fresh_figure();
    answer.ending = stopped_ ? Ending::stopped : Ending::complete;
    return answer;
  }

 private:
  SampleEstimate estimate(const SampleSums& sums) const { return estimate_of(sampler_, sums); }

  // The widest half-width of the chances to make a bid, among the contenders.
  double widest() const {
    const SampleEstimate now = estimate(sums_);
    double widest = 0;
    for (Tricks bid : contenders_)
      widest = std::max(widest, half_width(now.make_interval(bid)));
    return widest;
  }

  bool precise_enough() const {
    return estimate(sums_).credible(contenders_.front()) &&
           (!options_.size.precision || widest() <= *options_.size.precision);
  }

  // In cards of the greedy player, as is SampleSize::most_cards.
  double work(std::uint64_t drawn, std::uint64_t played) const {
    const Situation& about = sampler_.situation();
    const std::size_t rounds = sampler_.one_for_all() ? 1 : contenders_.size();
    const std::uint64_t cards_of_a_deal =
        rounds * static_cast<std::uint64_t>(about.players * about.cards);
    // Drawing takes as long as a few cards.
    const std::uint64_t weighing = sampler_.cards_to_weigh() * cost_of_a_card_ + 4;
    return static_cast<double>(drawn * weighing + played * cards_of_a_deal * cost_of_a_card_);
  }

  std::uint64_t played() const { return sums_.of(contenders_.front()).played; }

  // The number of deals to end with, if no more bids are dropped.
  std::uint64_t last_deal() const {
    if (!options_.size.most_cards)
      return limit_;
    const double left = std::max(0.0, static_cast<double>(*options_.size.most_cards) - work_);
    const double of_a_deal =
        deals_ == 0 ? work(1, 1) : work(deals_, played()) / static_cast<double>(deals_);
    return std::min(limit_, deals_ + static_cast<std::uint64_t>(left / of_a_deal));
  }

  bool enough() const {
    return deals_ >= last_deal() || (options_.size.precision && precise_enough());
  }

  // A tenth as far again to twice as far, as the precision needs.
  std::uint64_t next_look() {
    if (options_.size.deals || deals_ > 0)
      expected_ = last_deal();
    if (options_.size.deals && !options_.size.precision)
      return limit_;
    if (deals_ == 0)
      return std::min(first_look, limit_);
    const std::uint64_t last = last_deal();
    double growth = 2;
    if (options_.size.precision) {
      const double lacking = widest() / *options_.size.precision;
      const double needed = static_cast<double>(deals_) * lacking * lacking;
      if (needed < static_cast<double>(last))
        expected_ = static_cast<std::uint64_t>(needed);
      growth = std::clamp(lacking * lacking * 1.01, 1.1, growth);
    }
    return std::min(last, static_cast<std::uint64_t>(static_cast<double>(deals_) * growth));
  }

  // Plays `range` after `bids`, all of it if the watcher has already said stop before.
  std::uint64_t play(const DealRange& range, std::span<const Tricks> bids, SampleSums& sums) {
    const std::span<const Tricks> played = sampler_.one_for_all() ? bids.first(1) : bids;
    const bool fresh = range.purpose == Purpose::fresh_deals;
    const bool stopped_before = stopped_;
    const auto go_on = [&](std::uint64_t deals) {
      const std::uint64_t done = fresh ? deals_ : deals_ + deals;
      const double share =
          expected_ ? static_cast<double>(done) / static_cast<double>(*expected_) : 0;
      share_done_ = std::max(share_done_, std::min(share, 1.0));
      if (stopped_before)
        return true;
      stopped_ = !watcher_.go_on({share_done_, done});
      return !stopped_;
    };
    return play_on_threads(sampler_, range, played, options_.threads, go_on, sums);
  }

  // False: stopped by the watcher.
  bool play_up_to(std::uint64_t goal) {
    const std::uint64_t played_before = played();
    const std::uint64_t drawn = play({Purpose::deals, deals_, goal - deals_}, contenders_, sums_);
    deals_ += drawn;
    work_ += work(drawn, played() - played_before);
    return !stopped_;
  }

  void drop_losers() {
    if (!options_.size.deals)
      contenders_ = in_contention(sampler_, sums_, contenders_);
  }

  Answer report() const {
    Answer answer = answer_of_sums(sampler_, sums_, contenders_, options_.seed);
    answer.precision_reached = precise_enough();
    return answer;
  }

  FreshFigure fresh_figure() {
    const Tricks best = best_legal_bid(sampler_, sums_, sampler_.bids());
    std::uint64_t count = fresh_deals_of(deals_);
    if (!options_.size.deals)
      count = std::max(count, fewest_fresh_deals);
    if (stopped_)
      count = std::min(count, most_fresh_deals_when_stopped);
    SampleSums sums = sampler_.no_sums();
    play({Purpose::fresh_deals, 0, count}, std::span(&best, 1), sums);
    return fresh_figure_of(sampler_, sums, best);
  }

  SampleOptions options_;
  Watcher& watcher_;
  DealSampler sampler_;
  SampleSums sums_;
  std::vector<Tricks> contenders_;  // bids
  std::uint64_t limit_;
  std::uint64_t cost_of_a_card_;
  double work_ = 0;  // so far
  // Deals that it will take, as far as is known: not before the first look.
  std::optional<std::uint64_t> expected_;
  std::uint64_t deals_ = 0;
  double share_done_ = 0;  // as last told: never less than before, though estimates change
  bool stopped_ = false;
};

}  // namespace

Answer sample_odds(const Question& question, const SampleOptions& options, Watcher& watcher) {
  assert((question.bid_noise > 0 || DealWeigher(question).all_alike()) &&
         !question.situation.trump_open && options.threads > 0);
  return Sampling(question, options, watcher).run();
}

}  // namespace wizbid
