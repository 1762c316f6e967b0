#include "studies/program/study.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>

#include "studies/company.h"

namespace wizbid {

Company company_or_exit(const std::string& name) {
  if (auto company = find_company(name))
    return *company;
  fmt::print(stderr, "wizbid-study: there is no table of {}.\n", name);
  std::exit(2);
}

Model points_model() {
  const auto points = company_or_exit("points").players.front();
  return {points, points};
}

}  // namespace wizbid
