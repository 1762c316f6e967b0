#include "claims/read_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "claims/parse.h"
#include "claims/rule_fields.h"
#include "claims/rule_tables.h"
#include "rules/rule_toml.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

std::string as_sentence(std::string text) {
  if (text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text;
}

class RuleReader {
 public:
  RuleReader(const Node& table, const std::string& name, std::vector<ClaimFault>& faults)
      : table_(table), fields_({&table}, faults), faults_(faults) {
    part_.rules.name = name;
  }

  RulesPart read() {
    const std::size_t before = faults_.size();
    const std::string name = part_.rules.name;
    read_base();
    part_.rules.name = name;
    part_.rules.title = "House rules";
    read_title();
    read_bids_known();
    read_sum_rule(fields_, part_);
    read_trump_rules(fields_, part_);
    read_special_cards(fields_, part_);
    read_schedule(fields_, part_);
    read_scoring(fields_, part_);
    if (const auto yes = fields_.flag("table-points")) {
      part_.rules.table_points = *yes;
      make_setting(part_, "table-points");
    }
    if (const auto yes = fields_.flag("clairvoyance")) {
      part_.rules.clairvoyance = *yes;
      make_setting(part_, "clairvoyance");
    }
    refuse_other_rule_keys(fields_);
    if (faults_.size() == before)
      check_together();
    if (faults_.size() == before)
      return part_;
    RulesPart official{official_rules(), {}};
    official.rules.name = name;
    return official;
  }

 private:
  void read_base() {
    const Node* node = fields_.find("base");
    const auto text = node != nullptr ? fields_.text_in(*node, "the name of a rule set")
                                      : std::optional<std::string>();
    if (!text)
      return;
    std::vector<RulesPart> parts;
    for (const std::string& name : rule_parts(*text)) {
      auto part = named_part(name);
      if (!part)
        return fields_.add_fault(*node, part.error(), "A base is one of these, or several.");
      parts.push_back(*std::move(part));
    }
    auto sum = combined(parts);
    if (!sum)
      return fields_.add_fault(*node, "No base can be made of these.",
                               as_sentence(sum.error().message));
    part_ = *std::move(sum);
  }

  void read_title() {
    const Node* node = fields_.find("title");
    const auto title = fields_.text("title", "a line that says what the rules are");
    if (!title)
      return;
    constexpr std::size_t longest = 500;
    const bool plain = std::ranges::none_of(
        *title, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
    if (!plain || title->empty() || title->size() > longest)
      return fields_.add_fault(*node, "This is no title.",
                               "Write one line of at most 500 characters.");
    part_.rules.title = *title;
  }

  void read_bids_known() {
    constexpr std::array known{BidsKnown::aloud, BidsKnown::after_auction, BidsKnown::after_round};
    std::array<std::string_view, known.size()> words;
    std::ranges::transform(known, words.begin(), bids_known_word);
    if (const auto place = chosen_word(fields_, "bids", words)) {
      part_.rules.bids_known = known.at(*place);
      make_setting(part_, "bids");
    }
  }

  // "trump.wizard": the wizard in the table [trump], or that table.
  const Node* setting_at(std::string_view setting) {
    const auto dot = setting.find('.');
    const Node* node = fields_.find(setting.substr(0, dot));
    const Node* inner = node != nullptr && dot != std::string_view::npos
                            ? node->find(setting.substr(dot + 1))
                            : nullptr;
    return inner != nullptr ? inner : node;
  }

  // At the last of the settings that stands in the file.
  void check_together() {
    const auto clash = contradiction(part_.rules);
    if (!clash)
      return;
    const Node* last = &table_;
    for (const std::string_view setting : clash->settings) {
      const Node* node = setting_at(setting);
      if (node != nullptr && (last == &table_ || node->place.line > last->place.line))
        last = node;
    }
    fields_.add_fault(*last, "This contradicts the rest.", as_sentence(clash->message));
  }

  const Node& table_;
  Fields fields_;
  std::vector<ClaimFault>& faults_;
  RulesPart part_;
};

}  // namespace

RulesPart read_rule_table(const Node& table, const std::string& name,
                          std::vector<ClaimFault>& faults) {
  return RuleReader(table, name, faults).read();
}

RulesPart read_rule_file(std::string_view text, const std::string& name,
                         std::vector<ClaimFault>& faults) {
  const auto table = parse_table(text, name);
  if (table)
    return read_rule_table(*table, name, faults);
  faults.push_back(table.error());
  RulesPart official{official_rules(), {}};
  official.rules.name = name;
  return official;
}

}  // namespace wizbid
