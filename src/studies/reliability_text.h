// Reliability as lines of text: for people, and for the file that is part of the program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "studies/reliability.h"

namespace wizbid {

// What was measured at the tables of one company.
struct CompanyReliability {
  std::string company;
  int players = 4;
  Reliability reliability;
};

// The lines that tables/reliability.h describes: all situations, then each tenth that has any.
std::string reliability_lines(const CompanyReliability& measured);

// The comment at the top of that file, and the one over the lines that a command made.
std::string reliability_head();
std::string made_by(std::string_view command);

// A table for people, in Markdown: in percent, with standard errors.
std::string reliability_markdown(const CompanyReliability& measured);

}  // namespace wizbid
