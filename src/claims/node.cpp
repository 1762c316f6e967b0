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

std::string fault_text(const ClaimFault& fault) {
  const TextPlace& place = fault.place;
  const std::string margin = fmt::format("  {} | ", place.line);
  const auto blanks = margin.size() + static_cast<std::size_t>(std::max(place.column, 1)) - 1;
  return fmt::format("{}:{}:{}: {} {}\n{}{}\n{}^", place.file, place.line, place.column,
                     fault.message, fault.remedy, margin, place.text, std::string(blanks, ' '));
}

}  // namespace wizbid
