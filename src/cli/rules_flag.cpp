#include "cli/rules_flag.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "claims/read_rules.h"
#include "cli/input_file.h"
#include "rules/rule_settings.h"

namespace wizbid::cli {

namespace {

// No name of a set has a point or a slash in it.
bool is_rules_file(const std::string& part) {
  return part.find_first_of("./") != std::string::npos;
}

std::string path_from(const std::string& folder, const std::string& part) {
  return std::filesystem::path(part).is_absolute() || folder.empty() ? part : folder + '/' + part;
}

bool asked_in_a_line(const FlagValues& values) {
  return values.typed("rules") && !values.file("rules").empty();
}

// A device or a pipe may never end.
tl::expected<std::string, Failure> text_of_rules(const std::string& path) {
  namespace fs = std::filesystem;
  constexpr std::uintmax_t most_bytes = 1 << 20;
  std::error_code ignored;
  if (!fs::exists(path, ignored))
    return contents_of(path);
  if (!fs::is_regular_file(path, ignored) || fs::file_size(path, ignored) > most_bytes)
    return tl::unexpected(
        file_failure(fmt::format("Can't read {}: it is no file of rules.", in_quotes(path))));
  return contents_of(path);
}

// A file is called by its ending; who left it off is told.
std::string file_of_that_name(const std::string& name) {
  std::error_code ignored;
  return std::filesystem::exists(name + ".toml", ignored)
             ? fmt::format(" For the file, say {}.toml.", name)
             : "";
}

class RulesText {
 public:
  // `files`: whether what this machine has may be told.
  RulesText(const std::string& label, const std::string& folder, bool files,
            std::vector<Fault>& faults)
      : label_(label), folder_(folder), files_(files), faults_(faults) {}

  RuleSet read(std::string_view text) {
    const std::size_t before = faults_.size();
    std::vector<RulesPart> parts;
    for (const std::string& part : rule_parts(text))
      parts.push_back(is_rules_file(part) ? from_file(path_from(folder_, part)) : named(part));
    if (faults_.size() != before)
      return official_rules();
    auto sum = combined(parts);
    if (sum)
      return std::move(sum->rules);
    fault("{}", sum.error().message);
    return official_rules();
  }

 private:
  template <typename... Args>
  void fault(fmt::format_string<Args...> sentence, Args&&... args) {
    faults_.push_back({label_ + ": " + fmt::format(sentence, std::forward<Args>(args)...)});
  }

  RulesPart from_file(const std::string& path) {
    const auto text = text_of_rules(path);
    if (!text) {
      fault("{}", text.error().faults.front().message);
      faults_.back().of_a_file = true;
      return {};
    }
    std::vector<ClaimFault> wrong;
    RulesPart part = read_rule_file(*text, path, wrong);
    for (const ClaimFault& each : wrong)
      faults_.push_back({fault_text(each)});
    return part;
  }

  RulesPart named(const std::string& name) {
    auto part = named_part(in_lower_case(name));
    if (part)
      return *std::move(part);
    if (name.empty())
      fault("Write the name of a rule set, a file, or several with commas between them.");
    else
      fault("{}", part.error() + (files_ ? file_of_that_name(name) : ""));
    return {};
  }

  std::string label_;
  std::string folder_;
  bool files_;
  std::vector<Fault>& faults_;
};

}  // namespace

RuleSet rules_of(std::string_view text, const std::string& label, const std::string& folder,
                 std::vector<Fault>& faults) {
  return RulesText(label, folder, true, faults).read(text);
}

RuleSet read_rules(ValueReader& reader) {
  const FlagValues& values = reader.values();
  const auto text = values.text("rules");
  if (!text)
    return official_rules();
  const std::string folder =
      values.typed("rules") ? ""
                            : std::filesystem::path(values.file("rules")).parent_path().string();
  std::vector<Fault> faults;
  if (asked_in_a_line(values) && std::ranges::any_of(rule_parts(*text), is_rules_file)) {
    // Whoever asks may be somewhere else, and has no business with this machine's files.
    reader.add_fault(
        "rules: a line names rule sets, as in \"plus-minus-one,quick\", and no files.");
    return official_rules();
  }
  const bool files = !asked_in_a_line(values);
  RuleSet rules = RulesText(values.label("rules"), folder, files, faults).read(*text);
  for (Fault& fault : faults)
    reader.add_fault(std::move(fault));
  return rules;
}

}  // namespace wizbid::cli
