// Runs the program as a user does: a process of its own, with its streams and exit code.
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <map>
#include <string>
#include <vector>

#include "cli/temporary_folder.h"

namespace wizbid::cli {

struct Outcome {
  int code = -1;    // exit code; -1: ended by a signal
  std::string out;  // standard output
  std::string err;  // standard error
};

// A process of the program that has been started.
class Program {
 public:
  using Variables = std::map<std::string, std::string>;

  // Nothing of the tester's own environment reaches it but what `variables` says; its home is an
  // empty folder.
  explicit Program(const std::vector<std::string>& arguments, const Variables& variables = {}) {
    std::vector<std::string> words{WIZBID_PROGRAM};
    words.insert(words.end(), arguments.begin(), arguments.end());
    Variables all{{"LANG", "C.UTF-8"}, {"HOME", folder_.path("home")}, {"PATH", "/usr/bin:/bin"}};
    for (const auto& [name, value] : variables)
      all.insert_or_assign(name, value);
    start(words, all);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    if (process_ > 0 && !ended_) {
      ::kill(process_, SIGKILL);
      ::waitpid(process_, nullptr, 0);
    }
  }

  Outcome wait() {
    int status = 0;
    ::waitpid(process_, &status, 0);
    ended_ = true;
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of(folder_.path("out")),
            text_of(folder_.path("err"))};
  }

  // Waits until the program has set a handler of its own for Ctrl-C, then presses it.
  void press_ctrl_c() const {
    while (!catches_ctrl_c())
      ::usleep(1000);
    ::kill(process_, SIGINT);
  }

 private:
  void start(const std::vector<std::string>& words, const Variables& variables) {
    std::vector<std::string> settings;
    for (const auto& [name, value] : variables)
      settings.push_back(name + '=' + value);
    std::vector<char*> argv = pointers(words);
    std::vector<char*> envp = pointers(settings);
    const std::string out = folder_.path("out");
    const std::string err = folder_.path("err");
    process_ = ::fork();
    if (process_ != 0)
      return;
    redirect("/dev/null", O_RDONLY, STDIN_FILENO);
    redirect(out, O_WRONLY | O_CREAT, STDOUT_FILENO);
    redirect(err, O_WRONLY | O_CREAT, STDERR_FILENO);
    ::execve(argv[0], argv.data(), envp.data());
    ::_exit(127);
  }

  static std::vector<char*> pointers(const std::vector<std::string>& words) {
    std::vector<char*> result;
    for (const std::string& word : words)
      result.push_back(const_cast<char*>(word.c_str()));
    result.push_back(nullptr);
    return result;
  }

  static void redirect(const std::string& file, int flags, int stream) {
    ::dup2(::open(file.c_str(), flags, 0600), stream);
  }

  // Linux lists the signals that a process catches as a bit mask.
  bool catches_ctrl_c() const {
    const std::string status = text_of("/proc/" + std::to_string(process_) + "/status");
    const auto at = status.find("SigCgt:");
    if (at == std::string::npos)
      return true;
    const auto mask = std::stoull(status.substr(at + 7), nullptr, 16);
    return ((mask >> (SIGINT - 1)) & 1) != 0;
  }

  TemporaryFolder folder_;
  pid_t process_ = -1;
  bool ended_ = false;
};

inline Outcome run_program(const std::vector<std::string>& arguments,
                           const Program::Variables& variables = {}) {
  return Program(arguments, variables).wait();
}

// A shell command in which $WIZBID is the program; for pipes.
inline Outcome run_shell(const std::string& command) {
  const TemporaryFolder folder;
  const std::string line = "WIZBID='" WIZBID_PROGRAM "'; HOME=/nonexistent; export HOME; ( " +
                           command + " ) >" + folder.path("out") + " 2>" + folder.path("err");
  const int status = std::system(line.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of(folder.path("out")),
          text_of(folder.path("err"))};
}

// The words of a command line without quotes.
inline std::vector<std::string> words_of(const std::string& line) {
  std::istringstream stream(line);
  std::vector<std::string> words;
  for (std::string word; stream >> word;)
    words.push_back(word);
  return words;
}

}  // namespace wizbid::cli
