#include "odds/card_sampler.h"

#include <array>

#include "rules/scoring.h"

namespace wizbid {
namespace {

constexpr std::uint64_t deals_to_scale_by = 256;  // settle the scale of the weights

}  // namespace

CardSampler::CardSampler(const CardQuestion& question, std::uint64_t seed)
    : question_(question),
      start_{question.round.situation, question.model, question.bid_noise},
      seed_(seed),
      choices_(card_choices(question)),
      deals_(hidden_hands(question.round)),
      playout_(question),
      weigher_(start_) {
  if (!weigher_.all_alike())
    find_scale();
}

// As for a sample of bids (odds/sampled_deals.cpp).
void CardSampler::find_scale() {
  std::vector<WideReal> likelihoods;
  WideReal most_likely;
  for (std::uint64_t i = 0; i < deals_to_scale_by; ++i) {
    Random random(seed_, Purpose::deals, i);
    likelihoods.push_back(weigher_.likelihood(playout_.dealt(deals_.draw(random))));
    const WideReal& likelihood = likelihoods.back();
    if (most_likely.is_zero() || (!likelihood.is_zero() && ratio(likelihood, most_likely) > 1))
      most_likely = likelihood;
  }
  scale_ = WeightScale(most_likely.is_zero() ? WideReal(1) : most_likely);
  std::vector<Weight> weights;
  for (const WideReal& likelihood : likelihoods)
    weights.push_back(scale_->weigh(likelihood));
  sieve_ = DealSieve(weights);
}

std::uint64_t CardSampler::cards_to_weigh() const {
  return static_cast<std::uint64_t>(weigher_.choices_weighed() *
                                    (question_.round.situation.cards + 2) / 4);
}

std::uint64_t CardSampler::cards_to_play() const {
  int cards = question_.round.held.size();
  for (const int left : hidden_hands(question_.round).left)
    cards += left;
  return static_cast<std::uint64_t>(cards);
}

void CardSampler::play_special(const Deal& left, Weight weight, const Random& luck,
                               std::span<const int> rows, SampleSums& sums) const {
  const Situation& situation = question_.round.situation;
  const std::size_t me = at(situation.seat);
  const Tricks bid = question_.round.my_bid();
  std::array<Tricks, max_cards + 1> tricks{};
  std::array<int, max_cards + 1> scores{};
  std::array<int, max_cards + 1> bonus{};
  for (std::size_t k = 0; k < rows.size(); ++k) {
    Random same = luck;  // for every card
    const SpecialRoundEnd end =
        playout_.play_special(left, choices_[static_cast<std::size_t>(rows[k])].played(), same);
    tricks[k] = end.taken[me];
    bonus[k] = tricks[k] == bid ? end.bonus[me] : 0;
    scores[k] = score(situation.rules.scoring, bid, tricks[k]) + bonus[k];
  }
  sums.add(weight, rows, std::span(tricks.data(), rows.size()),
           std::span(scores.data(), rows.size()));
  for (std::size_t k = 0; k < rows.size(); ++k) {
    if (bonus[k] != 0)
      sums.add_bonus(weight, rows[k]);
  }
}

void CardSampler::play(const DealRange& range, std::span<const int> rows, SampleSums& sums) const {
  const Situation& situation = question_.round.situation;
  const Tricks bid = question_.round.my_bid();
  std::array<Tricks, max_cards + 1> tricks{};
  std::array<int, max_cards + 1> scores{};
  for (std::uint64_t i = range.first; i < range.first + range.count; ++i) {
    Random random(seed_, range.purpose, i);
    const Deal left = deals_.draw(random);
    Weight weight = 1;
    if (scale_)
      weight = sieve_.pass(scale_->weigh(weigher_.likelihood(playout_.dealt(left))), random.next());
    if (weight == 0) {
      sums.skip(rows);
      continue;
    }
    if (situation.rules.special.any()) {
      play_special(left, weight, random, rows, sums);
      continue;
    }
    for (std::size_t k = 0; k < rows.size(); ++k) {
      Random luck = random;  // the same for every card
      const Card card = choices_[static_cast<std::size_t>(rows[k])].played().card;
      tricks[k] = playout_.play(left, card, luck);
      scores[k] = score(situation.rules.scoring, bid, tricks[k]);
    }
    sums.add(weight, rows, std::span(tricks.data(), rows.size()),
             std::span(scores.data(), rows.size()));
  }
}

}  // namespace wizbid
