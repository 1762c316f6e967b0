#include "cli/input_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "cli/value_reader.h"

namespace wizbid::cli {

tl::expected<std::string, Failure> contents_of(const std::string& path) {
  constexpr std::size_t most_bytes = std::size_t{64} << 20;
  const auto trouble = [&](const char* why) {
    return tl::unexpected(file_failure(fmt::format("Can't read {}: {}.", in_quotes(path), why)));
  };
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::string text;
  std::string piece(std::size_t{1} << 16, '\0');
  while (file && text.size() <= most_bytes) {
    file.read(piece.data(), static_cast<std::streamsize>(piece.size()));
    text.append(piece, 0, static_cast<std::size_t>(file.gcount()));
  }
  if (text.size() > most_bytes)
    return trouble("it has more than 64 MB");
  if (!file.eof())
    return trouble(std::strerror(errno != 0 ? errno : EIO));
  return text;
}

}  // namespace wizbid::cli
