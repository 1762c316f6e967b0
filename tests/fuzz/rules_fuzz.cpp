// Whatever a rule file says: faults with a sentence, or rules that a file can say and that are read
// back as they were.
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "claims/read_rules.h"
#include "rules/rule_toml.h"

namespace {

using namespace wizbid;

void demand(bool condition) {
  if (!condition)
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  std::vector<ClaimFault> faults;
  const RulesPart part = read_rule_file(text, "house.toml", faults);
  for (const ClaimFault& fault : faults)
    demand(!fault_text(fault).empty());
  if (!faults.empty())
    return 0;
  const auto rules = combined({part});
  if (!rules)
    return 0;
  const std::string written = rules_toml(rules->rules);
  const RulesPart again = read_rule_file(written, "house.toml", faults);
  demand(faults.empty());
  const auto same = combined({again});
  demand(same && rules_toml(same->rules) == written);
  return 0;
}
