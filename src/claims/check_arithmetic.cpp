#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "claims/checkers.h"
#include "claims/expression.h"
#include "claims/spot.h"

namespace wizbid {

namespace {

std::string number_text(const Fraction& value) {
  if (denominator(value) == 1)
    return value.str();
  const double approximate = value.convert_to<double>();
  if (denominator(value) < 100'000)
    return fmt::format("{} ({:.4f})", value.str(), approximate);
  return fmt::format("{:.9g}", approximate);
}

std::string names_text(const Names& names) {
  std::string text;
  for (const auto& [name, value] : names)
    text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", name, number_text(value));
  return text;
}

std::string comparisons_text(const std::vector<ComparedSides>& comparisons) {
  std::string text;
  for (const ComparedSides& one : comparisons)
    text += fmt::format("{}{} {} {}", text.empty() ? "" : "; ", number_text(one.left), one.relation,
                        number_text(one.right));
  return text;
}

tl::expected<Names, std::string> counted(const ArithmeticClaim& claim) {
  Names names;
  for (const auto& [name, asked] : claim.chances) {
    const auto cards = cards_in(asked.hand, asked.spot);
    if (!cards || cards->size() != 1)
      return tl::unexpected(fmt::format("{} is no chance that can be counted.", name));
    const Answer answer = one_card_answer(asked.rules, asked.spot, cards->lowest());
    names[name] = answer.bids[1].make_fraction.value_or(Fraction(answer.bids[1].make));
  }
  return names;
}

// All values of the ranges, one set of names at a time, until `use` says no.
void every(const ArithmeticClaim& claim, Names names,
           const std::function<bool(const Names&)>& use) {
  bool going = true;
  const std::function<void(decltype(claim.ranges.begin()))> descend = [&](auto range) {
    if (range == claim.ranges.end()) {
      going = use(names);
      return;
    }
    const auto next = std::next(range);
    for (const Fraction& value : range->second) {
      if (!going)
        return;
      names[range->first] = value;
      descend(next);
    }
  };
  descend(claim.ranges.begin());
}

Finding trouble(const ExpressionError& error) {
  return {Verdict::undecided,
          true,
          "nothing",
          fmt::format("The statement can't be worked out: {}.", error.message),
          {}};
}

Finding for_all(const ArithmeticClaim& claim, const Names& chances) {
  const Scoring& scoring = claim.rules.scoring;
  std::size_t cases = 0;
  std::optional<Finding> stopped;
  std::string last;
  every(claim, chances, [&](const Names& names) {
    if (!claim.given.empty()) {
      const auto given = evaluate(claim.given, names, scoring);
      if (!given) {
        stopped = trouble(given.error());
        return false;
      }
      if (given->value == 0)
        return true;
    }
    ++cases;
    const auto result = evaluate(claim.statement, names, scoring);
    if (!result) {
      stopped = trouble(result.error());
      return false;
    }
    last = comparisons_text(result->comparisons);
    if (result->value != 0)
      return true;
    const std::string where = names.empty() ? "" : names_text(names) + ": ";
    stopped = {Verdict::refuted,
               true,
               where + last,
               fmt::format("It fails: {}{} is false.", where, last),
               {}};
    return false;
  });
  if (stopped)
    return *stopped;
  if (cases == 0)
    return {Verdict::undecided, true, "nothing", "The conditions leave no case.", {}};
  if (cases == 1)
    return {Verdict::holds,
            true,
            last,
            chances.empty() ? last + "." : fmt::format("{}: {}.", names_text(chances), last),
            {}};
  return {Verdict::holds,
          true,
          fmt::format("true in {} cases", cases),
          fmt::format("It is true in each of {} cases; in the last: {}.", cases, last),
          {}};
}

Finding smallest(const ArithmeticClaim& claim, Names names) {
  const auto& [name, claimed] = *claim.smallest;
  const auto range = claim.ranges.find(name);
  std::string before = "there is none smaller";
  for (const Fraction& value : range->second) {
    names[name] = value;
    const auto result = evaluate(claim.statement, names, claim.rules.scoring);
    if (!result)
      return trouble(result.error());
    const std::string sides =
        fmt::format("{} = {}: {}", name, number_text(value), comparisons_text(result->comparisons));
    if (result->value != 0)
      return {value == claimed ? Verdict::holds : Verdict::refuted,
              true,
              fmt::format("{} = {}", name, number_text(value)),
              fmt::format("The smallest is {}; before it, {} is false.", sides, before),
              {}};
    before = sides;
  }
  return {Verdict::refuted, true, "none", "It is true for no value of the range.", {}};
}

// The two sides are straight lines between 0 and 1, so two points of each say where they meet.
Finding meeting(const ArithmeticClaim& claim, Names names) {
  const auto gap_at = [&](const Fraction& x) -> tl::expected<Fraction, ExpressionError> {
    names[claim.meeting->name] = x;
    auto result = evaluate(claim.statement, names, claim.rules.scoring);
    if (!result)
      return tl::unexpected(result.error());
    if (result->comparisons.size() != 1)
      return tl::unexpected(ExpressionError{0, "it must be one equation"});
    return result->comparisons[0].left - result->comparisons[0].right;
  };
  const auto at_0 = gap_at(0);
  const auto at_half = gap_at(Fraction(1, 2));
  const auto at_1 = gap_at(1);
  for (const auto* gap : {&at_0, &at_half, &at_1}) {
    if (!*gap)
      return trouble(gap->error());
  }
  if (*at_0 + *at_1 != 2 * *at_half || *at_0 == *at_1)
    return trouble({0, "its sides are no straight lines that meet"});
  const Fraction x = *at_0 / (*at_0 - *at_1);
  const Fraction claimed = exact_number(claim.meeting->value).value_or(0);
  const Fraction apart = x > claimed ? Fraction(x - claimed) : Fraction(claimed - x);
  const Verdict verdict = apart <= claim.meeting->tolerance ? Verdict::holds : Verdict::refuted;
  return {verdict,
          true,
          fmt::format("{} = {}", claim.meeting->name, number_text(x)),
          fmt::format("Left less right is {} at {} = 0 and {} at 1, so they meet at {}.",
                      number_text(*at_0), claim.meeting->name, number_text(*at_1), number_text(x)),
          {}};
}

}  // namespace

Finding check_arithmetic(const ArithmeticClaim& claim) {
  const auto chances = counted(claim);
  if (!chances)
    return {Verdict::undecided, true, "nothing", chances.error(), {}};
  if (claim.smallest)
    return smallest(claim, *chances);
  return claim.meeting ? meeting(claim, *chances) : for_all(claim, *chances);
}

}  // namespace wizbid
