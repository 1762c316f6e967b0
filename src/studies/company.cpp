#include "studies/company.h"

namespace wizbid {

std::optional<Company> find_company(std::string_view name) {
  std::vector<std::string_view> names{name};
  if (name == "mixed")
    names = {"points", "rival", "greedy"};
  Company company{std::string(name), {}};
  for (const std::string_view each : names) {
    company.players.push_back(find_player(each));
    if (!company.players.back())
      return std::nullopt;
  }
  return company;
}

}  // namespace wizbid
