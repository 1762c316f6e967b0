#include "cli/condition_flags.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace wizbid::cli {

namespace {

bool is_set_flag(std::string_view name) {
  return name == "holds" || name == "and";
}

bool is_number_flag(std::string_view name) {
  return name == "at-least" || name == "exactly" || name == "none";
}

class ConditionReader {
 public:
  explicit ConditionReader(const Arguments& arguments) : words_(arguments) {}

  SaidConditions read() {
    while (next_ < words_.size()) {
      const std::string& word = words_[next_++];
      if (word == "--") {
        said_.rest.insert(said_.rest.end(), words_.begin() + static_cast<std::ptrdiff_t>(next_) - 1,
                          words_.end());
        break;
      }
      if (!take(word))
        said_.rest.push_back(word);
    }
    if (early_number_)
      add_fault(fmt::format("--{} needs a set of cards: type --holds and the set before it.",
                            early_number_->flag));
    put_holds_first();
    return std::move(said_);
  }

 private:
  // Whether the word is one of the flags; then it is dealt with.
  bool take(const std::string& word) {
    if (!word.starts_with("--"))
      return false;
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(2, equals - 2);
    if (!is_set_flag(name) && !is_number_flag(name))
      return false;
    std::optional<std::string> value;
    if (equals != std::string::npos && name == "none")
      add_fault("--none takes no value; type --none alone.");
    else if (equals != std::string::npos)
      value = word.substr(equals + 1);
    else if (name != "none")
      value = value_after();
    if (name != "none" && !value)
      add_fault(is_set_flag(name)
                    ? fmt::format("--{0} needs a set of cards after it, as in --{0} W.", name)
                    : fmt::format("--{0} needs a number after it, as in --{0} 2.", name));
    else
      keep(name, value.value_or(""));
    return true;
  }

  std::optional<std::string> value_after() {
    if (next_ == words_.size() || words_[next_].starts_with("--"))
      return std::nullopt;
    return words_[next_++];
  }

  void keep(const std::string& name, const std::string& value) {
    if (is_set_flag(name)) {
      said_.conditions.push_back({name, value, early_number_});
      early_number_.reset();
      return;
    }
    std::optional<SaidNumber>& number =
        said_.conditions.empty() ? early_number_ : said_.conditions.back().number;
    if (number)
      add_two_numbers(number->flag, name);
    else
      number = SaidNumber{name, value};
  }

  void add_two_numbers(const std::string& first, const std::string& second) {
    add_fault(fmt::format("--{} and --{} both belong to one set; give one number after each set.",
                          first, second));
  }

  void put_holds_first() {
    const auto is_holds = [](const SaidCondition& said) { return said.flag == "holds"; };
    const auto number = std::count_if(said_.conditions.begin(), said_.conditions.end(), is_holds);
    if (number > 1)
      add_fault(fmt::format("--holds is given {} times; type --and for each further set.", number));
    if (number == 0 && !said_.conditions.empty())
      add_fault("--and adds to --holds: type --holds for the first set.");
    std::stable_partition(said_.conditions.begin(), said_.conditions.end(), is_holds);
  }

  void add_fault(std::string message) { said_.faults.push_back({std::move(message)}); }

  const Arguments& words_;
  std::size_t next_ = 0;
  std::optional<SaidNumber> early_number_;
  SaidConditions said_;
};

}  // namespace

SaidConditions take_conditions(const Arguments& arguments) {
  return ConditionReader(arguments).read();
}

}  // namespace wizbid::cli
