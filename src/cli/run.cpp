#include "cli/run.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <span>
#include <vector>

#include "cards/notation.h"
#include "cards/utf8.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/help.h"
#include "cli/output_file.h"
#include "cli/suggest.h"
#include "cli/system_environment.h"
#include "cli/value_reader.h"

namespace wizbid::cli {

namespace {

bool is_help(std::string_view word) {
  return word == "--help" || word == "-h";
}

bool is_version(std::string_view word) {
  return word == "--version" || word == "-V";
}

template <typename Predicate>
bool any_flag(std::span<const std::string> words, Predicate is_it) {
  const auto end = std::find(words.begin(), words.end(), "--");
  return std::any_of(words.begin(), end, is_it);
}

const Command* find_command(std::string_view name) {
  for (const Command& command : all_commands()) {
    if (command.name == name)
      return &command;
  }
  return nullptr;
}

std::string unknown_command(const std::string& word) {
  if (word.starts_with('-'))
    return fmt::format(
        "{} stands where a command should: type it after the command, as in "
        "`wizbid odds JC {} ...`.",
        in_quotes(word), quotable(decode_utf8(word), 20));
  std::vector<std::string_view> names{"help"};
  for (const Command& command : all_commands())
    names.push_back(command.name);
  const auto hand = parse_hand(word);
  if (!nearest_word(word, names) && hand && !hand->empty())
    return fmt::format("{} is no command. To ask about that hand type `wizbid odds {} ...`.",
                       in_quotes(word), word.substr(0, 20));
  return fmt::format("There is no command {}.{} `wizbid help` lists the commands.", in_quotes(word),
                     did_you_mean(word, names));
}

ExitCode print(const std::string& text, Session& session) {
  if (auto written = write_output(text, session); !written)
    return report_failure(written.error(), session);
  return ExitCode::done;
}

ExitCode refuse(std::string message, Session& session) {
  return report_failure(usage_failure({{std::move(message)}}), session);
}

// `wizbid help`, `wizbid help odds`, `wizbid --help`.
ExitCode help_on(std::span<const std::string> words, Session& session) {
  if (words.empty() || words.front() == "help" || words.front().starts_with('-'))
    return print(main_help(), session);
  if (const Command* command = find_command(words.front()))
    return print(std::string(command->help), session);
  return refuse(unknown_command(words.front()), session);
}

}  // namespace

ExitCode run(const Arguments& arguments, Session& session) {
  if (arguments.empty()) {
    session.streams.err << short_help();
    return ExitCode::usage;
  }
  const std::span<const std::string> words(arguments);
  const std::string& first = words.front();
  if (any_flag(words, is_version))
    return print(version_line(), session);
  if (first == "help" || is_help(first))
    return help_on(words.subspan(1), session);
  const Command* command = find_command(first);
  if (command == nullptr)
    return refuse(unknown_command(first), session);
  const auto rest = words.subspan(1);
  if (any_flag(rest, is_help) || (!rest.empty() && rest.front() == "help"))
    return print(std::string(command->help), session);
  return command->run(Arguments(rest.begin(), rest.end()), session);
}

int run(int argc, char** argv) {
  const Environment environment = system_environment();
  Session session{{std::cout, std::cerr}, environment};
  return static_cast<int>(run(Arguments(argv + std::min(argc, 1), argv + argc), session));
}

}  // namespace wizbid::cli
