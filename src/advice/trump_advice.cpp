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

std::vector<Question> trump_questions(const Question& question) {
  std::vector<Question> questions;
  for (Suit suit : all_suits)
    questions.push_back(before_the_bids(question, suit));
  if (question.situation.naming()->none_allowed)
    questions.push_back(before_the_bids(question, std::nullopt));
  return questions;
}

tl::expected<TrumpChoice, Refusal> advise_trump(const Question& question, const Oracle& oracle) {
  assert(question.situation.trump_open);
  std::vector<TrumpOption> options;
  for (const Question& asked : trump_questions(question)) {
    const auto answer = oracle(asked);
    if (!answer)
      return tl::unexpected(answer.error());
    options.push_back(judge(*answer, asked.situation.trump));
  }
  const auto best = std::ranges::max_element(
      options, {}, [](const TrumpOption& option) { return option.expected_score; });
  return TrumpChoice{best->trump, options};
}

}  // namespace wizbid
