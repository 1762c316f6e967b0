// `wizbid chart`: printable bid charts.
#pragma once

#include <string>

#include "charts/chart.h"
#include "cli/chart_request.h"
#include "cli/command.h"
#include "report/odds_report.h"

namespace wizbid::cli {

Command chart_command();

// The bytes of the chart that `wizbid chart` makes of these arguments where nothing is configured.
tl::expected<std::string, Failure> chart_file(const Arguments& arguments, Session& session);

// Writes a chart where and as it was asked for.
ExitCode deliver_chart(const Chart& chart, const ChartRequest& request, Session& session);

// `wizbid odds --plot FILE`: the chart of the answer. Must hold: report.advice is set, and the
// ending of the file tells a format.
ExitCode plot_odds(const OddsReport& report, const std::string& file, Language language,
                   Session& session);

}  // namespace wizbid::cli
