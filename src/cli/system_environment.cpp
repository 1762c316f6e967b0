#include "cli/system_environment.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

namespace wizbid::cli {

namespace {

// A signal handler has no other way to leave word.
std::atomic<bool> ctrl_c_pressed{false};
static_assert(std::atomic<bool>::is_always_lock_free);

extern "C" void on_ctrl_c(int) {
  ctrl_c_pressed.store(true, std::memory_order_relaxed);
}

void watch_ctrl_c() {
  struct sigaction action {};
  action.sa_handler = on_ctrl_c;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, nullptr);
}

// A file that is opened gets the lowest free number: in the place of a closed stream it would take
// in what is meant for that. So something that can't be used takes the place.
void occupy_closed_streams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(stream, F_GETFD) == -1 && errno == EBADF)
      static_cast<void>(open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
  }
}

std::optional<std::string> variable(const std::string& name) {
  const char* value = std::getenv(name.c_str());
  return value ? std::optional<std::string>(value) : std::nullopt;
}

std::optional<int> terminal_columns() {
  for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
    winsize size{};
    if (ioctl(stream, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
      return size.ws_col;
  }
  return std::nullopt;
}

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool interrupted() {
  return ctrl_c_pressed.load(std::memory_order_relaxed);
}

// read() would wait on after Ctrl-C. A signal that comes just before poll() is seen at its end.
std::optional<std::size_t> read_input(std::span<char> room) {
  constexpr int milliseconds = 200;
  while (!interrupted()) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (poll(&input, 1, milliseconds) <= 0)
      continue;
    const ssize_t count = read(STDIN_FILENO, room.data(), room.size());
    if (count >= 0)
      return static_cast<std::size_t>(count);
    if (errno != EINTR && errno != EAGAIN)
      return std::nullopt;
  }
  return 0;
}

}  // namespace

Environment system_environment() {
  occupy_closed_streams();
  watch_ctrl_c();
  Environment environment;
  environment.variable = variable;
  environment.out_is_terminal = isatty(STDOUT_FILENO) == 1;
  environment.err_is_terminal = isatty(STDERR_FILENO) == 1;
  environment.columns = terminal_columns();
  environment.cores = std::max(1U, std::thread::hardware_concurrency());
  environment.now = seconds_now;
  environment.interrupted = interrupted;
  environment.in_is_terminal = isatty(STDIN_FILENO) == 1;
  environment.read_input = read_input;
  return environment;
}

}  // namespace wizbid::cli
