// Comparisons and trends: figures from games, or from the odds of a hand.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "claims/checkers.h"
#include "claims/face.h"
#include "claims/measure.h"
#include "claims/relation.h"
#include "claims/spot.h"

namespace wizbid {

namespace {

std::string figure_text(const Measured& figure, bool share, bool sign = false) {
  const double scale = share ? 100 : 1;
  const std::string_view unit = share ? "%" : " points";
  std::string text = sign || !share ? fmt::format("{:+.2f}{}", scale * figure.value, unit)
                                    : fmt::format("{:.2f}{}", scale * figure.value, unit);
  if (figure.error > 0)
    text += fmt::format(" ± {:.2f}", scale * figure.error);
  return text;
}

tl::expected<Measured, std::string> measure_hand(const HandArm& arm, const Sampling& sampling,
                                                 const CheckOptions& options, Watcher& watcher) {
  const auto question = question_at(arm.rules, arm.spot, arm.hand, sampling.model);
  if (!question)
    return tl::unexpected(question.error());
  const auto answer = answer_at(*question, sampling.size, options.seed, options.threads, watcher);
  if (!answer)
    return tl::unexpected(answer.error());
  const Tricks bid = arm.bid.value_or(advise_bid(*answer).best);
  if (bid >= static_cast<int>(answer->bids.size()))
    return tl::unexpected(std::string("It bids more tricks than there are cards."));
  const BidOdds& odds = answer->bids[static_cast<std::size_t>(bid)];
  const bool sampled = answer->how == How::sampled;
  Measured result;
  result.value = arm.yield == Yield::made ? odds.make : odds.expected_score;
  if (sampled)
    result.error = std::max(arm.yield == Yield::made ? odds.make_error : odds.score_error,
                            3 / std::max(answer->effective_deals, 1.0));
  result.complete = answer->ending == Ending::complete && answer->credible;
  return result;
}

tl::expected<Measured, std::string> measure_arm(const Arm& arm, const Sampling& sampling,
                                                const CheckOptions& options, Watcher& watcher) {
  if (const auto* games = std::get_if<GamesArm>(&arm))
    return measure(*games, sampling.size, options, watcher);
  return measure_hand(std::get<HandArm>(arm), sampling, options, watcher);
}

// Two figures that are not from the same deals. Hands may share draws: their errors add up.
Measured difference(const Arm& arm, const Measured& first, const Measured& second) {
  const bool apart = std::holds_alternative<GamesArm>(arm);
  return {first.value - second.value,
          apart ? std::hypot(first.error, second.error) : first.error + second.error, 0,
          first.complete && second.complete};
}

bool same_deals(const Arm& first, const Arm& second) {
  const auto* a = std::get_if<GamesArm>(&first);
  const auto* b = std::get_if<GamesArm>(&second);
  return a != nullptr && b != nullptr && a->players == b->players && a->cards == b->cards;
}

tl::expected<MeasuredPair, std::string> measure_both(const CompareClaim& claim,
                                                     const CheckOptions& options,
                                                     Watcher& watcher) {
  if (same_deals(claim.first, *claim.second))
    return measure_pair(std::get<GamesArm>(claim.first), std::get<GamesArm>(*claim.second),
                        claim.sampling.size, options, watcher);
  const auto first = measure_arm(claim.first, claim.sampling, options, watcher);
  if (!first)
    return tl::unexpected(first.error());
  const auto second = measure_arm(*claim.second, claim.sampling, options, watcher);
  if (!second)
    return tl::unexpected(second.error());
  return MeasuredPair{*first, *second, difference(claim.first, *first, *second)};
}

Verdict verdict_of(Standing standing) {
  if (standing == Standing::unclear)
    return Verdict::undecided;
  return standing == Standing::yes ? Verdict::holds : Verdict::refuted;
}

// About how many times the sample would have to be for the figure to be clear of the boundary.
std::string what_it_would_take(const Measured& figure, double bound, double errors,
                               const Sampling& sampling) {
  const double gap = std::abs(figure.value - bound);
  if (gap <= 0 || figure.error <= 0)
    return "No sample could tell.";
  const double factor = std::pow(errors * figure.error / gap, 2);
  return fmt::format(
      "If the difference is as it looks, a sample {:.1f} times as large ({:.0f}) "
      "would tell.",
      factor, std::ceil(factor * static_cast<double>(sampling.size)));
}

Finding judged(const CompareClaim& claim, const Measured& figure, std::string computed,
               const CheckOptions& options) {
  const double errors = clear_errors(options);
  const bool share = is_share(yield_of(claim.first));
  Finding result;
  result.exact = figure.error == 0;
  result.computed = std::move(computed);
  if (!figure.complete) {
    result.explanation = "The sample was stopped, or nothing in it counts.";
    return result;
  }
  result.verdict = verdict_of(stands_within(figure.value, errors * figure.error, claim.relation,
                                            claim.margin, claim.tolerance));
  const double scale = share ? 100 : 1;
  std::string bound = fmt::format("{} {:.4g}{}", relation_text(claim.relation),
                                  scale * claim.margin, share ? "%" : " points");
  if (claim.tolerance > 0)
    bound += fmt::format(" ± {:.4g}", scale * claim.tolerance);
  result.explanation =
      fmt::format("{} {}, claimed {}.", claim.second ? "The difference is" : "It is",
                  figure_text(figure, share, claim.second.has_value()), bound);
  if (!result.exact)
    result.explanation += fmt::format(
        " ± is one standard error over {} {}; {:.2f} of them are "
        "asked for.",
        claim.sampling.size, std::holds_alternative<GamesArm>(claim.first) ? "games" : "deals",
        errors);
  if (result.verdict == Verdict::undecided)
    result.explanation += ' ' + what_it_would_take(figure, claim.margin, errors, claim.sampling);
  return result;
}

Finding trouble(const std::string& message) {
  return {Verdict::undecided, true, "nothing", message, {}};
}

struct Step {
  std::size_t from;
  std::size_t to;
};

std::vector<Step> steps_of(const TrendClaim& claim) {
  if (!claim.every_step)
    return {{0, claim.arms.size() - 1}};
  std::vector<Step> steps;
  for (std::size_t i = 1; i < claim.arms.size(); ++i)
    steps.push_back({i - 1, i});
  return steps;
}

}  // namespace

Finding check_compare(const CompareClaim& claim, const CheckOptions& options, Watcher& watcher) {
  const bool share = is_share(yield_of(claim.first));
  if (!claim.second) {
    const auto figure = measure_arm(claim.first, claim.sampling, options, watcher);
    if (!figure)
      return trouble(figure.error());
    return judged(claim, *figure, figure_text(*figure, share), options);
  }
  const auto pair = measure_both(claim, options, watcher);
  if (!pair)
    return trouble(pair.error());
  const std::string computed =
      fmt::format("{} against {}, difference {}", figure_text(pair->first, share),
                  figure_text(pair->second, share), figure_text(pair->difference, share, true));
  return judged(claim, pair->difference, computed, options);
}

Finding check_trend(const TrendClaim& claim, const CheckOptions& options, Watcher& watcher) {
  const bool share = is_share(yield_of(claim.arms.front()));
  Finding result{Verdict::holds, true, {}, {}, {}};
  std::vector<Measured> figures;
  for (std::size_t i = 0; i < claim.arms.size(); ++i) {
    const auto figure = measure_arm(claim.arms[i], claim.sampling, options, watcher);
    if (!figure)
      return trouble(figure.error());
    if (!figure->complete)
      return trouble("The sample was stopped, or nothing in it counts.");
    figures.push_back(*figure);
    result.exact &= figure->error == 0;
    result.computed +=
        fmt::format("{}{}: {}", i == 0 ? "" : ", ", claim.steps[i], figure_text(*figure, share));
  }
  for (const Step& step : steps_of(claim)) {
    const Measured rise = difference(claim.arms[step.to], figures[step.to], figures[step.from]);
    const Standing standing =
        stands_within(rise.value, clear_errors(options) * rise.error, claim.direction, 0, 0);
    const std::string told = fmt::format("From {} to {}: {}.", claim.steps[step.from],
                                         claim.steps[step.to], figure_text(rise, share, true));
    if (standing == Standing::no ||
        (standing == Standing::unclear && result.verdict == Verdict::holds)) {
      if (result.verdict != Verdict::refuted)
        result.explanation = told;
      result.verdict =
          verdict_of(standing) == Verdict::holds ? result.verdict : verdict_of(standing);
      if (standing == Standing::unclear)
        result.explanation +=
            ' ' + what_it_would_take(rise, 0, clear_errors(options), claim.sampling);
    } else if (result.verdict == Verdict::holds) {
      result.explanation += (result.explanation.empty() ? "" : " ") + told;
    }
  }
  return result;
}

}  // namespace wizbid
