#include "odds/sampled_deals.h"

#include <array>

#include "deals/canonical.h"
#include "rules/bidding.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

// So many deals settle the scale of the weights.
constexpr std::uint64_t pilot_deals = 256;

std::vector<Tricks> bids_asked_about(const Situation& situation) {
  if (situation.auction_over())
    return {*situation.bids[static_cast<std::size_t>(situation.seat.index())]};
  std::vector<Tricks> bids;
  for (Tricks bid = 0; bid <= situation.cards; ++bid)
    bids.push_back(bid);
  return bids;
}

Question in_canonical_suits(Question question) {
  question.situation = canonical_suits(question.situation).situation;
  return question;
}

}  // namespace

DealSampler::DealSampler(const Question& question, std::uint64_t seed)
    : question_(in_canonical_suits(question)),
      seed_(seed),
      bids_(bids_asked_about(question_.situation)),
      drawer_(question_.situation),
      playout_(question_.situation, *question_.model.me, *question_.model.others),
      weigher_(question_) {
  if (!weigher_.all_alike())
    find_scale();
}

// The most likely of the first deals weighs 2^28: enough room above for a likelier one to come,
// enough places below for less likely ones to count. All shards find the same scale.
void DealSampler::find_scale() {
  std::vector<WideReal> likelihoods;
  WideReal most_likely;
  for (std::uint64_t i = 0; i < pilot_deals; ++i) {
    Random random(seed_, Purpose::deals, i);
    likelihoods.push_back(weigher_.likelihood(drawer_.draw(random)));
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

Weight DealSampler::weigh(const Deal& deal) const {
  return scale_ ? scale_->weigh(weigher_.likelihood(deal)) : 1;
}

DealSampler::WeighedDeal DealSampler::weighed_deal(Purpose purpose, std::uint64_t index) const {
  Random random(seed_, purpose, index);
  const Deal deal = drawer_.draw(random);
  return {deal, weigh(deal)};
}

// A card is one of about three to choose from, and looking at the hand is as much work as one more.
std::uint64_t DealSampler::cards_to_weigh() const {
  return static_cast<std::uint64_t>(weigher_.choices_weighed() * (situation().cards + 2) / 4);
}

void DealSampler::play_special(const Deal& deal, Weight weight, const Random& luck,
                               std::span<const Tricks> bids, SampleSums& sums) const {
  const std::size_t me = at(question_.situation.seat);
  std::array<Tricks, max_cards + 1> tricks{};
  std::array<int, max_cards + 1> scores{};
  std::array<int, max_cards + 1> bonus{};
  for (std::size_t k = 0; k < bids.size(); ++k) {
    Random same = luck;  // for every bid
    const SpecialRoundEnd end = playout_.play_special(deal, bids[k], same);
    tricks[k] = end.taken[me];
    bonus[k] = tricks[k] == bids[k] ? end.bonus[me] : 0;
    scores[k] = score(question_.situation.rules.scoring, bids[k], tricks[k]) + bonus[k];
  }
  sums.add(weight, bids, std::span(tricks.data(), bids.size()),
           std::span(scores.data(), bids.size()));
  for (std::size_t k = 0; k < bids.size(); ++k) {
    if (bonus[k] != 0)
      sums.add_bonus(weight, bids[k]);
  }
}

void DealSampler::play(const DealRange& range, std::span<const Tricks> bids,
                       SampleSums& sums) const {
  const Scoring& scoring = question_.situation.rules.scoring;
  const auto me = static_cast<std::size_t>(question_.situation.seat.index());
  std::array<Tricks, max_cards + 1> tricks{};
  std::array<int, max_cards + 1> scores{};
  for (std::uint64_t i = range.first; i < range.first + range.count; ++i) {
    Random random(seed_, range.purpose, i);
    const Deal deal = drawer_.draw(random);
    const Weight weight = scale_ ? sieve_.pass(weigh(deal), random.next()) : 1;
    if (weight == 0) {
      sums.skip(bids);
      continue;
    }
    if (question_.situation.rules.special.any()) {
      play_special(deal, weight, random, bids, sums);
      continue;
    }
    for (std::size_t k = 0; k < bids.size(); ++k) {
      Random luck = random;  // the same for every bid
      tricks[k] = playout_.play(deal, bids[k], luck)[me];
      scores[k] = score(scoring, bids[k], tricks[k]);
    }
    sums.add(weight, bids, std::span(tricks.data(), bids.size()),
             std::span(scores.data(), bids.size()));
  }
}

}  // namespace wizbid
