// `wizbid odds HAND`
#pragma once

#include "cli/command.h"
#include "cli/odds_answer.h"
#include "cli/odds_request.h"

namespace wizbid::cli {

Command odds_command();

// Writes an answer where it was asked for, says what is to be said of it, and returns how to end.
ExitCode deliver_odds(const OddsRequest& request, const OddsOutcome& outcome, Session& session);

}  // namespace wizbid::cli
