#include "cli/odds_repetition.h"

#include <fmt/format.h>

#include "report/number_format.h"
#include "report/repeat_command.h"

namespace wizbid::cli {

namespace {

// Where time did not end the work it has no say in the answer.
void add_stops(const OddsRequest& request, const OddsReport& report, Repetition& repetition) {
  const EffortWish& wish = request.effort;
  if (!report.repeats_exactly) {
    repetition.deals = static_cast<std::uint64_t>(report.answer.deals);
    return;
  }
  repetition.deals = wish.effort.sample.size.deals;
  // Asked for in so many words, a precision would be worked on for longer.
  if (wish.precision_asked || report.answer.precision_reached)
    repetition.precision_percent = wish.precision_percent;
}

std::vector<std::string> further_flags(const OddsRequest& request) {
  std::vector<std::string> flags;
  if (request.said)
    flags.push_back(fmt::format("--said {}", *request.said));
  if (request.need)
    flags.push_back(fmt::format("--need {}", plain_number(*request.need)));
  if (request.why)
    flags.emplace_back("--why");
  if (request.compare)
    flags.emplace_back("--compare");
  flags.push_back(fmt::format("--format {}", format_name(request.output.format)));
  if (!request.shard)
    add_language(request.language, flags);
  return flags;
}

}  // namespace

std::vector<std::string> repetition_of(const OddsRequest& request, const OddsReport& report) {
  Repetition repetition;
  repetition.situation = report.situation;
  repetition.trump_asked = report.trumps.has_value();
  repetition.me = request.model.me;
  repetition.others = request.model.others;
  repetition.bid_noise = request.bid_noise;
  repetition.seed = request.effort.effort.sample.seed;
  const bool sampled = report.answer.how == How::sampled;
  repetition.method = sampled ? Method::sample : Method::exact;
  if (sampled)
    add_stops(request, report, repetition);
  repetition.further = further_flags(request);
  return repeat_command(repetition);
}

}  // namespace wizbid::cli
