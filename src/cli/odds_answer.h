// From a question about odds to its report: plan, work, advice.
#pragma once

#include <tl/expected.hpp>
#include <vector>

#include "cli/failure.h"
#include "cli/odds_request.h"
#include "cli/session.h"
#include "report/odds_report.h"

namespace wizbid::cli {

struct OddsOutcome {
  std::vector<OddsReport> reports;  // one a situation; fewer if interrupted
  ExitCode code = ExitCode::done;
};

tl::expected<OddsOutcome, Failure> answer_odds(const OddsRequest& request, Session& session);

}  // namespace wizbid::cli
