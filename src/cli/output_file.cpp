#include "cli/output_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <ostream>

#include "cli/shown.h"

namespace wizbid::cli {

namespace {

namespace fs = std::filesystem;

tl::unexpected<Failure> trouble(const std::string& path, int error) {
  return tl::unexpected(
      file_failure(fmt::format("Can't write {}: {}.", shown(path), std::strerror(error))));
}

bool is_regular_or_new(const fs::path& path) {
  std::error_code ignored;
  const fs::file_status status = fs::status(path, ignored);
  return !fs::exists(status) || fs::is_regular_file(status);
}

fs::path folder_of(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

// The file that a symbolic link stands for.
fs::path target_of(const std::string& path) {
  std::error_code error;
  const fs::path target = fs::weakly_canonical(path, error);
  return error ? fs::path(path) : target;
}

// 0, or the error number.
int write_all(int file, const std::string& text) {
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t count = ::write(file, text.data() + written, text.size() - written);
    if (count < 0 && errno != EINTR)
      return errno;
    if (count > 0)
      written += static_cast<std::size_t>(count);
  }
  return 0;
}

// 0, or the error number. `lasting`: on the disk when it returns, so that a machine that stops
// keeps the old file or the new one.
int write_and_close(int file, const std::string& text, bool lasting) {
  int error = write_all(file, text);
  if (error == 0 && lasting && ::fsync(file) != 0 && errno != EINVAL)
    error = errno;
  const int closing = ::close(file) == 0 ? 0 : errno;
  return error != 0 ? error : closing;
}

struct NewFile {
  std::string path;
  int file = -1;  // -1: none could be made, and errno says why
};

// A new file beside the target. One of that name may be left from a process that was killed, or, on
// a shared disk, be that of a process of another machine.
NewFile new_file_beside(const fs::path& target) {
  constexpr mode_t readable_by_all = 0666;  // less the umask
  constexpr int most_tries = 1000;
  NewFile made;
  for (int k = 0; k < most_tries && made.file < 0; ++k) {
    made.path = fmt::format("{}.{}-{}.tmp", target.string(), ::getpid(), k);
    made.file = ::open(made.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, readable_by_all);
    if (made.file < 0 && errno != EEXIST)
      break;
  }
  return made;
}

}  // namespace

tl::expected<void, Failure> check_writable(const std::string& path) {
  std::error_code ignored;
  const fs::path target = target_of(path);
  if (path.empty() || fs::is_directory(target, ignored))
    return tl::unexpected(file_failure(
        fmt::format("Can't write {}: it is not a file; name one, as in -o answer.json.",
                    path.empty() ? "to an empty name" : shown(path))));
  if (!is_regular_or_new(target))
    return ::access(target.c_str(), W_OK) == 0 ? tl::expected<void, Failure>{}
                                               : trouble(path, errno);
  if (::access(folder_of(target).c_str(), W_OK | X_OK) != 0)
    return trouble(path, errno);
  return {};
}

tl::expected<void, Failure> write_file(const std::string& path, const std::string& text) {
  const fs::path target = target_of(path);
  if (!is_regular_or_new(target)) {
    const int file = ::open(target.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0)
      return trouble(path, errno);
    const int error = write_and_close(file, text, false);
    return error == 0 || error == EPIPE ? tl::expected<void, Failure>{} : trouble(path, error);
  }
  const NewFile made = new_file_beside(target);
  if (made.file < 0)
    return trouble(path, errno);
  int error = write_and_close(made.file, text, true);
  if (error == 0 && ::rename(made.path.c_str(), target.c_str()) != 0)
    error = errno;
  if (error == 0)
    return {};
  ::unlink(made.path.c_str());
  return trouble(path, error);
}

tl::expected<void, Failure> write_output(const std::string& text, Session& session) {
  errno = 0;
  session.streams.out << text << std::flush;
  if (session.streams.out.good() || errno == EPIPE)
    return {};
  return trouble("the answer to standard output", errno);
}

}  // namespace wizbid::cli
