#include "cli/input_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

#include "cli/value_reader.h"

namespace wizbid::cli {

tl::expected<std::string, Failure> contents_of(const std::string& path) {
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (file && (file.peek() == std::ifstream::traits_type::eof() || text << file.rdbuf()))
    return text.str();
  return tl::unexpected(file_failure(
      fmt::format("Can't read {}: {}.", in_quotes(path), std::strerror(errno != 0 ? errno : EIO))));
}

}  // namespace wizbid::cli
