#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cards/card_text.h"
#include "claims/checkers.h"
#include "claims/expression.h"
#include "claims/relation.h"
#include "claims/spot.h"
#include "odds/holdings.h"
#include "odds/lead_odds.h"
#include "rules/trick.h"

namespace wizbid {

namespace {

// A chance as it came out in one case.
struct Figure {
  std::string where;
  double chance = 0;
  std::optional<Fraction> exact;
  double error = 0;  // standard error; 0 where enumerated
  Names names;       // for the expression that it is held against
};

using Figures = tl::expected<std::vector<Figure>, std::string>;

// The unseen cards that lose to `card` when it is led and they follow.
int beaten_by(Card card, CardSet unseen, Trump trump) {
  int beaten = 0;
  for (Card other : unseen) {
    Trick trick(trump);
    trick.play(card);
    trick.play(other);
    beaten += trick.winning_place() == 0 ? 1 : 0;
  }
  return beaten;
}

Names names_of(const Spot& spot) {
  return {{"n", Fraction(spot.players)}, {"s", Fraction(spot.seat.number())}};
}

// Of a share of deals, with at least as much as three deals more or less: none out of all says
// little about what is rare.
double sample_error(double chance, const Answer& answer) {
  const double deals = std::max(answer.effective_deals, 1.0);
  return std::max(std::sqrt(chance * (1 - chance) / deals), 3 / deals);
}

tl::expected<Figure, std::string> holding(const ProbabilityClaim& claim, const HoldingEvent& event,
                                          const Spot& spot) {
  Spot silent = spot;
  silent.bids.reset();
  const auto question = question_at(claim.rules, silent, event.hand, "random");
  if (!question)
    return tl::unexpected(question.error());
  const Situation& now = question->situation;
  const Hidden hidden = hidden_from(now);
  Figure figure{fmt::format("{}, {} in hand", spot_text(silent), card_text(event.hand)), 0,
                std::nullopt, 0, names_of(spot)};
  if (event.lead) {
    figure.exact = chance_lead_wins(hidden, now.trump, *event.lead);
  } else {
    std::vector<HandCondition> conditions = event.counts;
    for (std::size_t i = 0; i < conditions.size(); ++i)
      conditions[i].cards = cards_of(event.sets[i], now.trump) & now.unseen();
    const auto chance = chance_of_holding(hidden, event.who, conditions);
    if (!chance)
      return tl::unexpected(chance.error().message);
    figure.exact = *chance;
  }
  figure.chance = figure.exact->convert_to<double>();
  return figure;
}

Figures taking(const ProbabilityClaim& claim, const TakeEvent& event, const Spot& spot,
               const CheckOptions& options, Watcher& watcher) {
  std::vector<Figure> figures;
  for (const Hand& hand : event.hands) {
    const auto cards = cards_in(hand, spot);
    if (!cards)
      continue;
    const auto question = question_at(claim.rules, spot, *cards, claim.sampling.model);
    if (!question)
      return tl::unexpected(question.error());
    const auto answer =
        answer_at(*question, claim.sampling.size, options.seed, options.threads, watcher);
    if (!answer)
      return tl::unexpected(answer.error());
    const Tricks bid = event.bid.value_or(advise_bid(*answer).best);
    const Tricks takes = event.takes.value_or(bid);
    if (bid >= static_cast<int>(answer->bids.size()) || takes > cards->size())
      return tl::unexpected(std::string("It asks for more tricks than there are cards."));
    const BidOdds& odds = answer->bids[static_cast<std::size_t>(bid)];
    Figure figure{fmt::format("{}, {} in hand", spot_text(spot), hand_text(hand)),
                  odds.tricks[static_cast<std::size_t>(takes)], std::nullopt, 0, names_of(spot)};
    if (answer->how == How::sampled)
      figure.error = sample_error(figure.chance, *answer);
    // Of one card the chance of the other number of tricks is what is left.
    if (odds.make_fraction && takes == bid)
      figure.exact = *odds.make_fraction;
    else if (odds.make_fraction && cards->size() == 1)
      figure.exact = 1 - *odds.make_fraction;
    if (cards->size() == 1)
      figure.names["x"] = beaten_by(cards->lowest(), question->situation.unseen(), spot.trump);
    figures.push_back(figure);
  }
  return figures;
}

Figures all_figures(const ProbabilityClaim& claim, const CheckOptions& options, Watcher& watcher) {
  std::vector<Figure> figures;
  for (const Spot& spot : claim.spots) {
    if (const auto* event = std::get_if<HoldingEvent>(&claim.event)) {
      const auto figure = holding(claim, *event, spot);
      if (!figure)
        return tl::unexpected(figure.error());
      figures.push_back(*figure);
    } else {
      const auto more = taking(claim, std::get<TakeEvent>(claim.event), spot, options, watcher);
      if (!more)
        return more;
      figures.insert(figures.end(), more->begin(), more->end());
    }
  }
  return figures;
}

std::string figure_text(const Figure& figure) {
  std::string text = chance_text(figure.chance);
  if (figure.exact && denominator(*figure.exact) < 1'000'000)
    text = fmt::format("{} = {}", figure.exact->str(), text);
  if (figure.error > 0)
    text += fmt::format(" ± {:.2f}% (one standard error)", 100 * figure.error);
  return text;
}

Standing judge(const Figure& figure, const Bound& bound, const Fraction& value,
               const CheckOptions& options) {
  if (figure.exact)
    return stands(*figure.exact, bound.relation, value, bound.tolerance) ? Standing::yes
                                                                         : Standing::no;
  return stands_within(figure.chance, clear_errors(options) * figure.error, bound.relation,
                       value.convert_to<double>(), bound.tolerance.convert_to<double>());
}

std::string summary(const std::vector<Figure>& figures) {
  constexpr std::size_t few = 6;
  if (figures.size() <= few) {
    std::string text;
    for (const Figure& figure : figures)
      text += fmt::format("{}{}: {}", text.empty() ? "" : "; ", figure.where, figure_text(figure));
    return text;
  }
  const auto [low, high] = std::ranges::minmax_element(figures, {}, &Figure::chance);
  return fmt::format("{} cases, from {} ({}) to {} ({})", figures.size(), figure_text(*low),
                     low->where, figure_text(*high), high->where);
}

}  // namespace

Finding check_probability(const ProbabilityClaim& claim, const CheckOptions& options,
                          Watcher& watcher) {
  Finding result;
  const Figures figures = all_figures(claim, options, watcher);
  if (!figures || figures->empty()) {
    result.computed = "nothing";
    result.explanation = figures ? "No such hand can be held there." : figures.error();
    return result;
  }
  result.verdict = Verdict::holds;
  result.computed = summary(*figures);
  std::size_t failures = 0;
  for (const Figure& figure : *figures) {
    const auto value = evaluate(claim.chance.value, figure.names, claim.rules.scoring);
    const Standing standing =
        value ? judge(figure, claim.chance, value->value, options) : Standing::unclear;
    result.exact &= figure.error == 0;
    const std::string against =
        fmt::format("{}: {}, against {} {} = {}", figure.where, figure_text(figure),
                    relation_text(claim.chance.relation), claim.chance.value,
                    value ? chance_text(value->value.convert_to<double>()) : "nothing");
    if (standing == Standing::no) {
      if (failures++ == 0)
        result.explanation = against + ".";
      result.verdict = Verdict::refuted;
    } else if (standing == Standing::unclear && result.verdict == Verdict::holds) {
      result.verdict = Verdict::undecided;
      result.explanation =
          against +
          fmt::format(". The sample of {} deals can't tell; a larger one (deals = ...) may.",
                      claim.sampling.size);
    }
  }
  const std::string count = failures_text(failures, figures->size());
  if (failures > 0)
    result.explanation = fmt::format("{} {}", count, result.explanation);
  else if (result.verdict == Verdict::holds)
    result.explanation = count;
  return result;
}

}  // namespace wizbid
