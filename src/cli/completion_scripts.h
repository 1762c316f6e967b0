// Scripts by which shells complete the command line, made from the commands and their flags.
#pragma once

#include <span>
#include <string>

#include "cli/command.h"

namespace wizbid::cli {

std::string bash_completion(std::span<const Command> commands);
std::string zsh_completion(std::span<const Command> commands);
std::string fish_completion(std::span<const Command> commands);

}  // namespace wizbid::cli
