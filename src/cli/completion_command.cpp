#include "cli/completion_command.h"

#include <array>
#include <utility>

#include "cli/completion_scripts.h"
#include "cli/failure.h"
#include "cli/output_file.h"
#include "cli/suggest.h"
#include "cli/value_reader.h"

namespace wizbid::cli {

namespace {

constexpr const char* completion_help = R"(Examples:
  wizbid completion bash > ~/.local/share/bash-completion/completions/wizbid
  wizbid completion zsh > ~/.zfunc/_wizbid       a folder that is in $fpath
  wizbid completion fish > ~/.config/fish/completions/wizbid.fish
  source <(wizbid completion bash)               for this shell only

Prints the script by which a shell completes commands, flags and their values
when you press Tab.

Usage: wizbid completion bash|zsh|fish

The Debian package brings the scripts along.
)";

using ScriptOf = std::string (*)(std::span<const Command>);
constexpr std::array<std::string_view, 3> shells{"bash", "zsh", "fish"};
constexpr std::array<ScriptOf, 3> scripts{bash_completion, zsh_completion, fish_completion};

Failure no_shell(const std::vector<std::string>& words) {
  std::string message = "Type the name of one shell: `wizbid completion bash`, zsh or fish.";
  if (words.size() == 1)
    message += " There is none for " + in_quotes(words.front()) + '.' +
               did_you_mean(words.front(), shells);
  return usage_failure({{std::move(message)}});
}

ExitCode run_completion(const Arguments& arguments, Session& session) {
  const auto values = read_flags(FlagSet{{}, {}}, arguments);
  if (!values)
    return report_failure(usage_failure(values.error()), session);
  const std::vector<std::string>& words = values->words;
  for (std::size_t i = 0; i < shells.size(); ++i) {
    if (words.size() != 1 || words.front() != shells[i])
      continue;
    if (auto written = write_output(scripts[i](all_commands()), session); !written)
      return report_failure(written.error(), session);
    return ExitCode::done;
  }
  return report_failure(no_shell(words), session);
}

}  // namespace

Command completion_command() {
  return {
      "completion", "a script for Tab in bash, zsh or fish", completion_help, run_completion, {},
      shells};
}

}  // namespace wizbid::cli
