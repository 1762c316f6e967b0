#include "cli/completion_scripts.h"

#include <fmt/format.h>

#include "cli/completion_words.h"

namespace wizbid::cli {

namespace {

// For single quotes of a shell.
std::string in_single_quotes(std::string_view text) {
  std::string result = "'";
  for (const char c : text)
    result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + '\'';
}

std::string spellings(const Flag& flag, std::string_view between) {
  const std::string name = "--" + std::string(flag.name);
  return flag.letter == 0 ? name : fmt::format("-{}{}{}", flag.letter, between, name);
}

std::string command_names(std::span<const Command> commands) {
  std::vector<std::string> names;
  for (const Command& command : commands)
    names.emplace_back(command.name);
  return in_a_row(names);
}

// One branch of bash's `case`: what the command takes after this flag.
std::string bash_values(const Command& command, const Flag& flag) {
  if (flag.takes.empty())
    return "";
  std::string patterns;
  for (const std::string& spelling :
       {"--" + std::string(flag.name), std::string("-") + flag.letter}) {
    if (spelling.back() != 0)
      patterns += fmt::format("{}'{} {}'", patterns.empty() ? "" : " | ", command.name, spelling);
  }
  const Completions values = values_of(flag);
  return fmt::format("    {}) words={} files={} ;;\n", patterns,
                     in_single_quotes(in_a_row(values.words)), values.files ? 1 : 0);
}

std::string bash_words(const Command& command) {
  std::vector<std::string> flags{"--help"};
  for (const Flag& flag : command.flags)
    flags.push_back("--" + std::string(flag.name));
  const Completions words = words_of(command);
  return fmt::format("    {}) flags={} words={} files={} ;;\n", command.name,
                     in_single_quotes(in_a_row(flags)), in_single_quotes(in_a_row(words.words)),
                     words.files ? 1 : 0);
}

// Within zsh's single quotes, inside brackets and between colons.
std::string zsh_text(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c == '\'')
      result += "'\\''";
    else if (c == '[' || c == ']' || c == ':' || c == '\\')
      result += fmt::format("\\{}", c);
    else
      result += c;
  }
  return result;
}

std::string zsh_choices(const Completions& completions) {
  const std::string words = '(' + in_a_row(completions.words) + ')';
  if (!completions.files)
    return completions.words.empty() ? " " : words;
  if (completions.words.empty())
    return "_files";
  return fmt::format("_alternative \"words\\:word\\:{}\" \"files\\:file\\:_files\"", words);
}

std::string zsh_flag(const Command& command, const Flag& flag) {
  const std::string takes = flag.takes.empty() ? ""
                                               : fmt::format(":{}:{}", zsh_text(flag.takes),
                                                             zsh_choices(values_of(flag)));
  const std::string text = fmt::format("[{}]{}", zsh_text(description_of(command, flag)), takes);
  const char* equals = flag.takes.empty() ? "" : "=";
  if (flag.letter == 0)
    return fmt::format(" \\\n        '--{}{}{}'", flag.name, equals, text);
  return fmt::format(" \\\n        '({})'{{-{}{},--{}{}}}'{}'", spellings(flag, " "), flag.letter,
                     flag.takes.empty() ? "" : "+", flag.name, equals, text);
}

std::string zsh_command(const Command& command) {
  std::string text =
      fmt::format("    {})\n      _arguments -s '(- *)--help[how to use it]'", command.name);
  for (const Flag& flag : command.flags)
    text += zsh_flag(command, flag);
  return text + fmt::format(" \\\n        '*: :{}' ;;\n", zsh_choices(words_of(command)));
}

std::string fish_flag(const Command& command, const Flag& flag) {
  const std::string letter = flag.letter == 0 ? "" : fmt::format(" -s {}", flag.letter);
  const Completions values = values_of(flag);
  std::string takes = flag.takes.empty() ? "" : values.files ? " -r -F" : " -x";
  if (!values.words.empty())
    takes += " -a " + in_single_quotes(in_a_row(values.words));
  return fmt::format("complete -c wizbid -n '__fish_seen_subcommand_from {}' -l {}{}{} -d {}\n",
                     command.name, flag.name, letter, takes,
                     in_single_quotes(description_of(command, flag)));
}

std::string fish_command(const Command& command) {
  std::string text = fmt::format("complete -c wizbid -n __fish_use_subcommand -a {} -d {}\n",
                                 command.name, in_single_quotes(command.summary));
  for (const Flag& flag : command.flags)
    text += fish_flag(command, flag);
  const Completions words = words_of(command);
  if (!words.words.empty() || words.files)
    text +=
        fmt::format("complete -c wizbid -n '__fish_seen_subcommand_from {}'{}{}\n", command.name,
                    words.files ? " -F" : "",
                    words.words.empty() ? "" : " -a " + in_single_quotes(in_a_row(words.words)));
  return text;
}

}  // namespace

std::string bash_completion(std::span<const Command> commands) {
  std::string values;
  std::string words;
  for (const Command& command : commands) {
    words += bash_words(command);
    for (const Flag& flag : command.flags)
      values += bash_values(command, flag);
  }
  return fmt::format(R"(# shellcheck shell=bash
# bash completion for wizbid, printed by `wizbid completion bash`
_wizbid() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}}
  local flags='' words='' files=0
  # bash takes --flag=value for three words.
  if [[ $word == = ]]; then
    word=''
  elif [[ $before == = ]]; then
    before=${{COMP_WORDS[COMP_CWORD - 2]}}
  fi
  COMPREPLY=()
  if ((COMP_CWORD == 1)) || [[ ${{COMP_WORDS[1]}} == help ]]; then
    mapfile -t COMPREPLY < <(compgen -W '{} help --help --version' -- "$word")
    return
  fi
  case ${{COMP_WORDS[1]}} in
{}  esac
  case "${{COMP_WORDS[1]}} $before" in
{}  esac
  if [[ $word == -* ]]; then words=$flags; fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  if ((files)) && [[ $word != -* ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t -O ${{#COMPREPLY[@]}} COMPREPLY < <(compgen -f -- "$word")
  fi
}}
complete -F _wizbid wizbid
)",
                     command_names(commands), words, values);
}

std::string zsh_completion(std::span<const Command> commands) {
  std::string names;
  std::string branches;
  for (const Command& command : commands) {
    names += fmt::format("    '{}:{}'\n", command.name, zsh_text(command.summary));
    branches += zsh_command(command);
  }
  return fmt::format(R"(#compdef wizbid
# zsh completion for wizbid, printed by `wizbid completion zsh`
_wizbid() {{
  local -a commands
  commands=(
{}    'help:how to use wizbid or a command'
  )
  if (( CURRENT == 2 )) || [[ $words[2] == help ]]; then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
{}  esac
}}
if [[ $funcstack[1] == _wizbid ]]; then _wizbid "$@"; else compdef _wizbid wizbid; fi
)",
                     names, branches);
}

std::string fish_completion(std::span<const Command> commands) {
  std::string text =
      "# fish completion for wizbid, printed by `wizbid completion fish`\n"
      "complete -c wizbid -f\n"
      "complete -c wizbid -n __fish_use_subcommand -a help -d 'how to use wizbid or a command'\n"
      "complete -c wizbid -s h -l help -d 'how to use it'\n"
      "complete -c wizbid -n __fish_use_subcommand -s V -l version -d 'the version'\n";
  text += fmt::format("complete -c wizbid -n '__fish_seen_subcommand_from help' -a {}\n",
                      in_single_quotes(command_names(commands)));
  for (const Command& command : commands)
    text += fish_command(command);
  return text;
}

}  // namespace wizbid::cli
