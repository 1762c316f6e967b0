#include "claims/rule_fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace wizbid {

void make_setting(RulesPart& part, std::string_view setting) {
  if (std::ranges::find(part.makes, setting) == part.makes.end())
    part.makes.push_back(setting);
}

void make_settings_of(RulesPart& part, std::string_view group, const Node& table) {
  for (const std::string_view setting : rule_settings()) {
    if (setting.starts_with(group) && table.find(setting.substr(group.size())) != nullptr)
      make_setting(part, setting);
  }
}

std::optional<std::size_t> chosen_word(Fields& fields, std::string_view key,
                                       std::span<const std::string_view> words) {
  const Node* node = fields.find(key);
  if (node == nullptr)
    return std::nullopt;
  const auto* text = std::get_if<std::string>(&node->value);
  const auto found = text != nullptr ? std::ranges::find(words, *text) : words.end();
  if (found != words.end())
    return static_cast<std::size_t>(found - words.begin());
  fields.add_fault(*node, fmt::format("{} can't be {}.", key, value_text(*node)),
                   fmt::format("It is one of \"{}\".", fmt::join(words, "\", \"")));
  return std::nullopt;
}

std::optional<std::size_t> chosen_word_or_table(Fields& fields, std::string_view key,
                                                std::span<const std::string_view> words) {
  const Node* node = fields.find(key);
  if (node == nullptr || std::holds_alternative<Node::Table>(node->value))
    return std::nullopt;
  const auto* text = std::get_if<std::string>(&node->value);
  const auto found = text != nullptr ? std::ranges::find(words, *text) : words.end();
  if (found != words.end())
    return static_cast<std::size_t>(found - words.begin());
  fields.add_fault(
      *node, fmt::format("{} can't be {}.", key, value_text(*node)),
      fmt::format("It is \"{}\", or a table [{}].", fmt::join(words, "\" or \""), key));
  return std::nullopt;
}

const Node* table_at(Fields& fields, std::string_view key) {
  const Node* node = fields.find(key);
  return node != nullptr && std::holds_alternative<Node::Table>(node->value) ? node : nullptr;
}

const Node* only_table_at(Fields& fields, std::string_view key) {
  const Node* node = fields.find(key);
  if (node != nullptr && !std::holds_alternative<Node::Table>(node->value))
    fields.add_fault(*node, fmt::format("{} can't be {}.", key, value_text(*node)),
                     fmt::format("Write a table [{}].", key));
  return table_at(fields, key);
}

}  // namespace wizbid
