#include "odds/card_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "odds/card_enumerated.h"
#include "odds/card_sampled.h"
#include "odds/plan_words.h"
#include "players/round_suits.h"

namespace wizbid {
namespace {

constexpr double seconds_a_card = 60e-9;  // that the greedy player takes for one
constexpr double planned_threads = 2;

Integer deals_of(const CardQuestion& question) {
  const DealCount count = ConsistentDeals(hidden_hands(question.round)).count();
  return (Integer(static_cast<std::uint64_t>(count >> 64)) << 64) +
         static_cast<std::uint64_t>(count);
}

std::string fitting(const CardQuestion& question) {
  const Integer deals = deals_of(question);
  return deals == 1 ? "1 deal fits" : count_in_words(deals) + " deals fit";
}

tl::unexpected<Refusal> refused(std::string message) {
  return tl::unexpected(Refusal{std::move(message)});
}

CardAnswer in_suits_asked(CardAnswer answer, const SuitRelabelling& back) {
  for (CardOdds& odds : answer.cards)
    odds.cards = back(odds.cards);
  std::ranges::sort(answer.cards, {}, [](const CardOdds& odds) { return odds.cards.lowest(); });
  return answer;
}

}  // namespace

tl::expected<CardPlan, Refusal> plan_cards(const CardQuestion& question, const Effort& effort) {
  const double seconds = work_of_card_enumeration(question) * seconds_a_card / planned_threads;
  const std::string fit = fitting(question) + " what was played";
  const CardPlan enumerated{How::enumerated, fit + ": all gone through, one by one"};
  if (effort.method == Method::exact) {
    if (seconds <= longest_enumeration)
      return enumerated;
    return refused(
        fmt::format("{}: too many to go through them all, or they branch too often; "
                    "--method sample, or auto, draws some of them.",
                    fit));
  }
  const bool quick = seconds <= effort.patience;
  if (effort.method == Method::automatic && !effort.sample.size.deals && quick)
    return enumerated;
  if (question.bid_noise == 0)
    return refused(
        "--bid-noise 0 takes every bidder at his word and works for exact answers only; this one "
        "has to be sampled, so give a noise above 0, as in --bid-noise 0.5.");
  const char* why = effort.method == Method::sample ? "as asked for"
                    : effort.sample.size.deals      ? "because a number of deals was asked for"
                                                    : "going through all would take too long";
  return CardPlan{How::sampled, fmt::format("{}: sampled, {}", fit, why)};
}

std::optional<CardAnswer> answer_cards(const CardPlan& plan, const CardQuestion& question,
                                       const Effort& effort, Watcher& watcher) {
  const SuitRelabelling relabelling = to_canonical_suits(question.round);
  CardQuestion canonical = question;
  canonical.round = relabelled(question.round, relabelling);
  std::optional<CardAnswer> answer;
  if (plan.how == How::enumerated)
    answer = enumerate_cards(canonical, effort.sample.threads, watcher);
  else
    answer = sample_cards(canonical, effort.sample, watcher);
  if (answer)
    answer = in_suits_asked(std::move(*answer), relabelling.inverse());
  return answer;
}

}  // namespace wizbid
