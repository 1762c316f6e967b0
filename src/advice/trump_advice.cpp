#include "advice/trump_advice.h"

#include <algorithm>
#include <cassert>

#include "advice/bid_advice.h"

namespace wizbid {
namespace {

Question before_the_bids(const Question& question, Trump trump) {
  Question asked = question;
  asked.situation = with_trump(question.situation, trump);
  asked.situation.bids.assign(static_cast<std::size_t>(asked.situation.seat.index()), std::nullopt);
  return asked;
}

TrumpOption judge(const Answer& answer, Trump trump) {
  const BidAdvice advice = advise_bid(answer);
  const BidOdds& best = answer.bids[static_cast<std::size_t>(advice.best)];
  return {trump, best.bid, best.expected_score, best.score_error};
}

}  // namespace

tl::expected<TrumpChoice, Refusal> advise_trump(const Question& question, const Oracle& oracle) {
  assert(question.situation.trump_open);
  std::vector<Trump> trumps(all_suits.begin(), all_suits.end());
  if (question.situation.naming()->none_allowed)
    trumps.emplace_back(std::nullopt);
  std::vector<TrumpOption> options;
  for (const Trump trump : trumps) {
    const auto answer = oracle(before_the_bids(question, trump));
    if (!answer)
      return tl::unexpected(answer.error());
    options.push_back(judge(*answer, trump));
  }
  const auto best = std::ranges::max_element(
      options, {}, [](const TrumpOption& option) { return option.expected_score; });
  return TrumpChoice{best->trump, options};
}

}  // namespace wizbid
