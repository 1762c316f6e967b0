#include "odds/card_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

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

tl::unexpected<Refusal> refused(std::string message) {
  return tl::unexpected(Refusal{std::move(message)});
}

CardAnswer in_suits_asked(CardAnswer answer, const SuitRelabelling& back) {
  for (CardOdds& odds : answer.cards)
    odds.cards = back(odds.cards);
  std::ranges::stable_sort(answer.cards, {},
                           [](const CardOdds& odds) { return odds.cards.lowest(); });
  return answer;
}

}  // namespace

std::string card_plan_reason(const CardPlan& plan, Language language) {
  const std::string deals = count_in_words(plan.deals, language);
  switch (plan.ground) {
    case PlanGround::one_card:
    case PlanGround::own_card:
    case PlanGround::quick:
      return say_count(language, plan.deals,
                       "{} deal fits what was played: all gone through, one by one",
                       "{} deals fit what was played: all gone through, one by one", deals);
    case PlanGround::special_cards:
      return say_count(language, plan.deals,
                       "{} deal fits what was played: sampled, as always with special cards",
                       "{} deals fit what was played: sampled, as always with special cards",
                       deals);
    case PlanGround::slow:
      return say_count(
          language, plan.deals,
          "{} deal fits what was played: sampled, going through all would take too long",
          "{} deals fit what was played: sampled, going through all would take too long", deals);
    case PlanGround::asked:
      return say_count(language, plan.deals, "{} deal fits what was played: sampled, as asked for",
                       "{} deals fit what was played: sampled, as asked for", deals);
    case PlanGround::deals_asked:
      return say_count(
          language, plan.deals,
          "{} deal fits what was played: sampled, because a number of deals was asked for",
          "{} deals fit what was played: sampled, because a number of deals was asked for", deals);
  }
  return {};
}

tl::expected<CardPlan, Refusal> plan_cards(const CardQuestion& question, const Effort& effort) {
  const bool special = question.round.situation.rules.special.any();
  const double work =
      special ? std::numeric_limits<double>::infinity() : work_of_card_enumeration(question);
  const double seconds = work * seconds_a_card / planned_threads;
  const Integer deals = deals_of(question);
  const CardPlan enumerated{How::enumerated, PlanGround::quick, deals};
  if (effort.method == Method::exact) {
    if (seconds <= longest_enumeration)
      return enumerated;
    if (special)
      return refused(
          "With special cards the cards are ranked by sampling: leave --method out, or take "
          "--method sample.");
    return refused(fmt::format(
        "{} what was played: too many to go through them all, or they branch too often; "
        "--method sample, or auto, draws some of them.",
        deals == 1 ? "1 deal fits" : count_in_words(deals) + " deals fit"));
  }
  const bool quick = seconds <= effort.patience;
  if (effort.method == Method::automatic && !effort.sample.size.deals && quick)
    return enumerated;
  if (question.bid_noise == 0)
    return refused(
        "--bid-noise 0 takes every bidder at his word and works for exact answers only; this one "
        "has to be sampled, so give a noise above 0, as in --bid-noise 0.5.");
  const PlanGround why = effort.method == Method::sample ? PlanGround::asked
                         : effort.sample.size.deals      ? PlanGround::deals_asked
                         : special                       ? PlanGround::special_cards
                                                         : PlanGround::slow;
  return CardPlan{How::sampled, why, deals};
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
