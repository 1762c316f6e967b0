// What can be completed on the command line, for the scripts of all shells.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"

namespace wizbid::cli {

struct Completions {
  std::vector<std::string> words;
  bool files = false;  // names of files too
};

// The values of a flag, and the words after a command, as far as they can be listed.
Completions values_of(const Flag& flag);
Completions words_of(const Command& command);

// What a flag does, in a few words of the command's help.
std::string description_of(const Command& command, const Flag& flag);

// The words with a blank between them.
std::string in_a_row(const std::vector<std::string>& words);

}  // namespace wizbid::cli
