// From a question about odds to its report: plan, work, advice.
#pragma once

#include <functional>
#include <tl/expected.hpp>
#include <vector>

#include "cli/failure.h"
#include "cli/odds_request.h"
#include "cli/session.h"
#include "odds/plan.h"
#include "report/odds_report.h"

namespace wizbid::cli {

struct OddsOutcome {
  std::vector<OddsReport> reports;  // one a situation; fewer if interrupted
  ExitCode code = ExitCode::done;
};

// Whether somebody else's bid was heard.
bool any_heard(const Situation& situation);

// How a question of `odds` is answered. The road does not depend on the number of threads, or the
// same seed would not give the same answer everywhere.
tl::expected<Plan, Refusal> plan_odds(const Question& question, Effort effort);

// Does what a plan says: carry_out, or something that has the same answers from elsewhere.
using Worker = std::function<tl::expected<Answer, Refusal>(
    const Plan& plan, const Question& question, const Effort& effort, Watcher& watcher)>;

tl::expected<OddsOutcome, Failure> answer_odds(const OddsRequest& request, Session& session,
                                               const Worker& worker = carry_out);

}  // namespace wizbid::cli
