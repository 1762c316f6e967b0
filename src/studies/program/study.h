// The studies as sub-commands. Each prints what it finds, in Markdown.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "odds/question.h"

namespace wizbid {

// Flags of all studies. Outlives them.
struct CommonFlags {
  std::uint64_t seed = 1;
  unsigned threads = 2;
};

void add_reliability_study(CLI::App& app, const CommonFlags& flags);
void add_search_studies(CLI::App& app, const CommonFlags& flags);  // bids and cards
// Other models of the others; intervals.
void add_model_studies(CLI::App& app, const CommonFlags& flags);

// Everybody plays like `points`. Ends the program with a message where the shipped weights can't be
// read.
Model points_model();

// The same for a table by its name.
struct Company;
Company company_or_exit(const std::string& name);

}  // namespace wizbid
