#include "cli/completion_words.h"

#include <algorithm>
#include <sstream>

#include "rules/rule_set.h"

namespace wizbid::cli {

namespace {

void add_word(Completions& completions, std::string_view word) {
  if (word == any_file)
    completions.files = true;
  else
    completions.words.emplace_back(word);
}

std::vector<std::string> lines_of(std::string_view text) {
  std::istringstream stream{std::string(text)};
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);)
    lines.push_back(line);
  return lines;
}

std::size_t indent_of(const std::string& line) {
  return std::min(line.find_first_not_of(' '), line.size());
}

// The line that explains the flag begins with it, or with its letter.
bool explains(const std::string& line, const Flag& flag) {
  std::string_view rest = std::string_view(line).substr(indent_of(line));
  if (flag.letter != 0 && rest.starts_with(std::string("-") + flag.letter + ", "))
    rest.remove_prefix(4);
  const std::string name = "--" + std::string(flag.name);
  return rest.starts_with(name) && (rest.size() == name.size() || rest[name.size()] == ' ');
}

// What stands behind the flag and the capitals that stand for its value.
std::string first_words(const std::string& line, const Flag& flag) {
  const auto is_capital = [](char c) { return (c >= 'A' && c <= 'Z') || c == '|'; };
  std::size_t at = line.find("--" + std::string(flag.name)) + 2 + flag.name.size();
  if (at + 1 < line.size() && is_capital(line[at + 1]))
    at = std::min(line.find(' ', at + 1), line.size());
  const std::size_t start = std::min(line.find_first_not_of(' ', at), line.size());
  return line.substr(start);
}

// Up to the first stop.
std::string first_clause(std::string text) {
  for (const std::string_view stop : {"; ", ". ", ": ", " ["})
    text = text.substr(0, text.find(stop));
  return text.substr(0, text.find_last_not_of(" .,;:") + 1);
}

}  // namespace

Completions values_of(const Flag& flag) {
  Completions completions;
  std::istringstream choices{std::string(flag.choices)};
  for (std::string word; choices >> word;)
    add_word(completions, word);
  if (flag.name == "rules") {
    for (const RuleSet& rules : named_rule_sets())
      add_word(completions, rules.name);
    completions.files = true;
  }
  return completions;
}

Completions words_of(const Command& command) {
  Completions completions;
  for (const std::string_view word : command.words)
    add_word(completions, word);
  return completions;
}

std::string description_of(const Command& command, const Flag& flag) {
  const std::vector<std::string> lines = lines_of(command.help);
  const auto found =
      std::ranges::find_if(lines, [&](const std::string& line) { return explains(line, flag); });
  if (found == lines.end())
    return std::string(flag.takes);
  std::string text = first_words(*found, flag);
  constexpr std::size_t explanations = 8;  // are indented by more
  for (auto line = found + 1; line != lines.end(); ++line) {
    const std::size_t indent = indent_of(*line);
    if (indent <= explanations || line->compare(indent, 1, "-") == 0)
      break;
    text += (text.empty() ? "" : " ") + line->substr(indent);
  }
  const std::string clause = first_clause(text);
  const bool says_little = std::ranges::count(clause, ' ') < 2 && !flag.takes.empty();
  return says_little ? std::string(flag.takes) : clause;
}

std::string in_a_row(const std::vector<std::string>& words) {
  std::string row;
  for (const std::string& word : words)
    row += (row.empty() ? "" : " ") + word;
  return row;
}

}  // namespace wizbid::cli
