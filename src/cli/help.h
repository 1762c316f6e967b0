// What `wizbid help` and `wizbid` alone print.
#pragma once

#include <string>

namespace wizbid::cli {

std::string main_help();     // opens with examples
std::string short_help();    // for who typed no command
std::string version_line();  // "wizbid 0.1.0"
std::string version();       // "0.1.0"

}  // namespace wizbid::cli
