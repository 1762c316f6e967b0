#include "cli/flags.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/shown.h"
#include "cli/suggest.h"

namespace wizbid::cli {

namespace {

constexpr std::size_t most_of_a_word = 40;  // characters, in a message
constexpr std::string_view given_without_value = "true";

std::string names_of(const Flag& flag) {
  return flag.letter == 0 ? fmt::format("--{}", flag.name)
                          : fmt::format("-{},--{}", flag.letter, flag.name);
}

std::string unknown_long_flag(const FlagSet& set, std::string_view word) {
  const std::string_view name = word.substr(2, word.find('=') - 2);
  if (std::find(set.not_here.begin(), set.not_here.end(), name) != set.not_here.end())
    return fmt::format("This version does not have the flag --{} yet; leave it out.", name);
  std::vector<std::string_view> known{"help", "version"};
  for (const Flag& flag : set.flags)
    known.push_back(flag.name);
  return fmt::format("There is no flag --{}.{}", shown(name, most_of_a_word),
                     did_you_mean(name, known, "--"));
}

std::string unknown_flag(const FlagSet& set, std::string_view word) {
  if (word.starts_with("--"))
    return unknown_long_flag(set, word);
  std::string letters;
  for (const Flag& flag : set.flags) {
    if (flag.letter != 0)
      letters += fmt::format("{}-{}", letters.empty() ? "" : " ", flag.letter);
  }
  return fmt::format("There is no flag {}. The short flags here are {} -h -V.",
                     shown(word, most_of_a_word), letters);
}

// A long name behind one dash, "-players", which would be read as "-p layers".
std::optional<Fault> one_dash_fault(const FlagSet& set, const std::string& word) {
  const std::string_view name = std::string_view(word).substr(0, word.find('='));
  for (const Flag& flag : set.flags) {
    if (name == fmt::format("-{}", flag.name) && flag.name.size() > 1)
      return Fault{fmt::format("There is no flag {}. Did you mean --{}?",
                               shown(name, most_of_a_word), flag.name)};
  }
  return std::nullopt;
}

// The flag that a word names exactly.
const Flag* flag_spelt(const FlagSet& set, std::string_view word) {
  for (const Flag& flag : set.flags) {
    if (word == fmt::format("--{}", flag.name) ||
        (flag.letter != 0 && word == fmt::format("-{}", flag.letter)))
      return &flag;
  }
  return nullptr;
}

const Flag* flag_named(const FlagSet& set, std::string_view names) {
  for (const Flag& flag : set.flags) {
    if (names.find(fmt::format("--{}", flag.name)) != std::string_view::npos)
      return &flag;
  }
  return nullptr;
}

// The parser of the flags, with no opinion on their values.
class Parser {
 public:
  explicit Parser(const FlagSet& set) : set_(set) {
    app_.set_help_flag();
    app_.allow_extras();
    app_.add_option("words", words_)->expected(-1);
    for (const Flag& flag : set.flags) {
      CLI::Option* option =
          flag.takes.empty() ? app_.add_flag(names_of(flag)) : app_.add_option(names_of(flag));
      // All are taken, to see afterwards whether there are too many.
      option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
      if (!flag.takes.empty())
        option->type_size(1)->expected(1);
      options_.push_back(option);
    }
  }

  tl::expected<FlagValues, std::vector<Fault>> parse(const Arguments& arguments) {
    for (const std::string& word : arguments) {
      if (auto fault = one_dash_fault(set_, word))
        return tl::unexpected(std::vector{*fault});
    }
    try {
      app_.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
      return tl::unexpected(std::vector{Fault{explain(error, arguments)}});
    }
    for (const std::string& word : app_.remaining()) {
      if (word != "--")
        faults_.push_back({unknown_flag(set_, word)});
    }
    FlagValues values;
    values.words = words_;
    for (std::size_t i = 0; i < options_.size(); ++i)
      take(set_.flags[i], options_[i]->results(), values);
    if (!faults_.empty())
      return tl::unexpected(faults_);
    return values;
  }

 private:
  void take(const Flag& flag, const std::vector<std::string>& results, FlagValues& values) {
    if (results.empty())
      return;
    if (flag.takes.empty())
      return take_bare(flag, results.back(), values);
    if (results.size() > 1) {
      faults_.push_back(
          {fmt::format("--{} is given {} times; give it once.", flag.name, results.size())});
      return;
    }
    std::string_view text = results.back();
    if (flag_spelt(set_, text) != nullptr) {
      faults_.push_back(
          {fmt::format("--{} needs {} after it, but {} follows.", flag.name, flag.takes, text)});
      return;
    }
    if (text.starts_with('='))  // "-p=3"
      text.remove_prefix(1);
    values.set(flag.name, {std::string(text), Layer::typed, {}});
  }

  void take_bare(const Flag& flag, const std::string& result, FlagValues& values) {
    if (result == given_without_value)
      values.set(flag.name, {result, Layer::typed, {}});
    else
      faults_.push_back({fmt::format("--{0} takes no value; type --{0} alone.", flag.name)});
  }

  std::string explain(const CLI::ParseError& error, const Arguments& arguments) const {
    const std::string_view what = error.what();
    if (const Flag* flag = flag_named(set_, what)) {
      return flag->takes.empty()
                 ? fmt::format("--{0} takes no value; type --{0} alone.", flag->name)
                 : fmt::format("--{} needs {} after it.", flag->name, flag->takes);
    }
    return fmt::format("The flags can't be read near {}: {}.",
                       shown(arguments.back(), most_of_a_word), shown(what, 200));
  }

  const FlagSet& set_;
  CLI::App app_;
  std::vector<std::string> words_;
  std::vector<CLI::Option*> options_;
  std::vector<Fault> faults_;
};

}  // namespace

const FlagValues::Value* FlagValues::find(std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? nullptr : &found->second;
}

std::optional<std::string> FlagValues::text(std::string_view name) const {
  const Value* value = find(name);
  return value ? std::optional(value->text) : std::nullopt;
}

std::optional<Layer> FlagValues::layer(std::string_view name) const {
  const Value* value = find(name);
  return value ? std::optional(value->layer) : std::nullopt;
}

std::string FlagValues::file(std::string_view name) const {
  const Value* value = find(name);
  return value ? value->file : "";
}

std::string FlagValues::label(std::string_view name) const {
  const Value* value = find(name);
  if (value && !value->file.empty())
    return fmt::format("{} in {}", name, value->file);
  return fmt::format("--{}", name);
}

void FlagValues::set(std::string_view name, Value value) {
  const auto found = values_.find(name);
  if (found == values_.end())
    values_.emplace(name, std::move(value));
  else if (value.layer >= found->second.layer)
    found->second = std::move(value);
}

tl::expected<FlagValues, std::vector<Fault>> read_flags(const FlagSet& set,
                                                        const Arguments& arguments) {
  return Parser(set).parse(arguments);
}

}  // namespace wizbid::cli
