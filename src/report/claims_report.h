// Judged claims told to people and to programs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "claims/finding.h"
#include "report/text_report.h"

namespace wizbid {

struct ClaimsReport {
  std::string version;
  std::vector<JudgedClaim> claims;
  std::uint64_t comparisons = 0;  // of samples with a boundary, in all claims of the run
  double errors = 0;              // standard errors that a sampled figure must be clear of one
  std::uint64_t seed = 1;
  double seconds = 0;
  bool partial = false;             // stopped by the user
  std::vector<std::string> faults;  // of the files, as told on the error stream
};

// One paragraph a claim, then how many hold.
std::string claims_report_text(const ClaimsReport& report, const TextStyle& style);
// The same for a document, grouped by source; without the time that it took.
std::string claims_report_markdown(const ClaimsReport& report);
std::string claims_report_csv(const ClaimsReport& report);
std::string claims_report_json(const ClaimsReport& report);

}  // namespace wizbid
