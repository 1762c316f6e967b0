#include "claims/finding.h"

#include <fmt/format.h>

#include <algorithm>

namespace wizbid {

std::string_view verdict_name(Verdict verdict) {
  switch (verdict) {
    case Verdict::holds:
      return "holds";
    case Verdict::refuted:
      return "refuted";
    case Verdict::undecided:
      break;
  }
  return "undecided";
}

std::string failures_text(std::size_t failures, std::size_t cases) {
  if (cases == 1)
    return failures == 0 ? "It stands." : "It fails.";
  return failures == 0 ? fmt::format("It stands in all {} cases.", cases)
                       : fmt::format("It fails in {} of {} cases.", failures, cases);
}

Finding joined(const std::vector<Finding>& parts) {
  if (parts.size() == 1)
    return parts.front();
  Finding all{Verdict::holds, true, {}, {}, {}};
  std::size_t number = 0;
  for (const Finding& part : parts) {
    ++number;
    const std::string label = fmt::format("({}) {}", number, verdict_name(part.verdict));
    const std::string_view gap = number == 1 ? "" : " ";
    if (part.verdict == Verdict::refuted)
      all.verdict = Verdict::refuted;
    else if (part.verdict == Verdict::undecided && all.verdict == Verdict::holds)
      all.verdict = Verdict::undecided;
    all.exact &= part.exact;
    all.computed += fmt::format("{}{}: {}", gap.empty() ? "" : "; ", label, part.computed);
    all.explanation += fmt::format("{}{}: {}", gap, label, part.explanation);
    for (const std::string& exception : part.exceptions)
      all.exceptions.push_back(fmt::format("({}) {}", number, exception));
  }
  return all;
}

}  // namespace wizbid
