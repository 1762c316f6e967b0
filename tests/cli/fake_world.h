// A world for tests of the command line: streams that are kept, a clock that is set by hand.
#pragma once

#include <functional>
#include <map>
#include <sstream>
#include <string>

#include "cli/session.h"

namespace wizbid::cli {

struct FakeWorld {
  std::map<std::string, std::string> variables;
  double clock = 0;
  bool ctrl_c = false;
  std::ostringstream out;
  std::ostringstream err;
  Environment environment{[this](const std::string& name) {
                            const auto found = variables.find(name);
                            return found == variables.end() ? std::nullopt
                                                            : std::optional(found->second);
                          },
                          false,
                          false,
                          std::nullopt,
                          2,
                          [this] { return clock; },
                          [this] { return ctrl_c; }};
  Session session{{out, err}, environment};

  FakeWorld() = default;
  FakeWorld(const FakeWorld&) = delete;
  FakeWorld& operator=(const FakeWorld&) = delete;
};

}  // namespace wizbid::cli
