// How the program ends, in one place.
#pragma once

namespace wizbid::cli {

enum class ExitCode : int {
  done = 0,
  answer_is_no = 1,   // asked whether something holds, and it does not
  usage = 2,          // what was typed makes no sense; also input that does not fit together
  limit_reached = 3,  // stopped before a precision that was asked for in so many words
  file_trouble = 4,   // a file could not be read or written
  interrupted = 130,  // Ctrl-C; the partial answer was printed
};

}  // namespace wizbid::cli
