#include "claims/node.h"

#include <fmt/format.h>

#include <algorithm>

namespace wizbid {

const Node* Node::find(std::string_view key) const {
  const auto* table = std::get_if<Table>(&value);
  if (table == nullptr)
    return nullptr;
  const auto found = std::ranges::find(*table, key, &Member::key);
  return found == table->end() ? nullptr : &found->value;
}

TextPlace key_place(const Member& member) {
  TextPlace place = member.value.place;
  const std::string_view before =
      std::string_view(place.text).substr(0, static_cast<std::size_t>(place.column - 1));
  if (const auto begin = before.rfind(member.key); begin != std::string_view::npos)
    place.column = static_cast<int>(begin) + 1;
  return place;
}

std::string value_text(const Node& node) {
  struct Words {
    std::string operator()(const std::string& text) const { return fmt::format("{:?}", text); }
    std::string operator()(std::int64_t number) const { return fmt::format("{}", number); }
    std::string operator()(double number) const { return fmt::format("{}", number); }
    std::string operator()(bool yes) const { return yes ? "true" : "false"; }
    std::string operator()(const Node::List& list) const {
      std::string text;
      for (const Node& item : list)
        text += (text.empty() ? "" : ", ") + value_text(item);
      return '[' + text + ']';
    }
    std::string operator()(Node::Table table) const {
      std::ranges::sort(table, {}, &Member::key);
      std::string text;
      for (const Member& member : table)
        text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", member.key,
                            value_text(member.value));
      return '{' + text + '}';
    }
  };
  return std::visit(Words{}, node.value);
}

std::string fault_text(const ClaimFault& fault) {
  const TextPlace& place = fault.place;
  const std::string margin = fmt::format("  {} | ", place.line);
  const auto blanks = margin.size() + static_cast<std::size_t>(std::max(place.column, 1)) - 1;
  return fmt::format("{}:{}:{}: {} {}\n{}{}\n{}^", place.file, place.line, place.column,
                     fault.message, fault.remedy, margin, place.text, std::string(blanks, ' '));
}

}  // namespace wizbid
