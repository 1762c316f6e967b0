// The reliability diagram: what was said against what happened, a panel for each company.
#pragma once

#include <string>
#include <vector>

#include "studies/reliability_text.h"

namespace wizbid {

// An SVG picture, two panels a row, in black and greys only, with a title and a description for
// those who can't see it. The same text for the same numbers.
std::string reliability_svg(const std::vector<CompanyReliability>& measured);

}  // namespace wizbid
