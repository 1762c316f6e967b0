#include "claims/fields.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <span>

#include "cards/nearest_word.h"

namespace wizbid {

namespace {

// What a claim of some kind can say.
constexpr auto known_keys = std::to_array<std::string_view>(
    {"among",       "at-least", "bid",     "bid-noise", "bid-sum", "bids",      "card",
     "cards",       "chance",   "chances", "claim",     "deals",   "direction", "every-step",
     "exactly",     "first",    "for",     "games",     "given",   "hand",      "hands",
     "holds",       "id",       "kind",    "lead",      "least",   "margin",    "measure",
     "meet",        "model",    "others",  "over",      "part",    "player",    "players",
     "policy",      "read",     "reason",  "relation",  "rules",   "seat",      "second",
     "sole-leader", "smallest", "source",  "statement", "takes",   "tolerance", "trump",
     "turn-up",     "who",      "within"});

std::optional<double> plain_number_from(std::string_view text) {
  if (text == "inf")
    return std::numeric_limits<double>::infinity();
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
    return std::nullopt;
  return number;
}

// How a value looks in a message.
std::string shown(const Node& node) {
  struct Words {
    std::string operator()(const std::string& text) const { return fmt::format("\"{}\"", text); }
    std::string operator()(std::int64_t number) const { return fmt::format("{}", number); }
    std::string operator()(double number) const { return fmt::format("{}", number); }
    std::string operator()(bool yes) const { return yes ? "true" : "false"; }
    std::string operator()(const Node::List&) const { return "a list"; }
    std::string operator()(const Node::Table&) const { return "a table"; }
  };
  return std::visit(Words{}, node.value);
}

bool is_known(std::string_view key) {
  return std::ranges::find(known_keys, key) != known_keys.end();
}

// The member that is nearly called so and that no claim can have.
const Member* misspelt_for(std::span<const Node* const> tables, std::string_view key) {
  for (const Node* node : tables) {
    const auto* table = std::get_if<Node::Table>(&node->value);
    if (table == nullptr)
      continue;
    for (const Member& member : *table) {
      if (!is_known(member.key) && nearest_word(member.key, std::array{key}))
        return &member;
    }
  }
  return nullptr;
}

}  // namespace

std::optional<double> number_from(std::string_view text) {
  if (text.ends_with('%')) {
    const auto number = plain_number_from(text.substr(0, text.size() - 1));
    return number ? std::optional(*number / 100) : std::nullopt;
  }
  const auto slash = text.find('/');
  if (slash == std::string_view::npos)
    return plain_number_from(text);
  const auto above = plain_number_from(text.substr(0, slash));
  const auto below = plain_number_from(text.substr(slash + 1));
  return above && below && *below != 0 ? std::optional(*above / *below) : std::nullopt;
}

const Node* Fields::find(std::string_view key) {
  asked_.emplace(key);
  for (const Node* table : tables_) {
    if (const Node* found = table->find(key))
      return found;
  }
  return nullptr;
}

std::optional<std::string> Fields::text_in(const Node& node, std::string_view wanted) {
  if (const auto* text = std::get_if<std::string>(&node.value))
    return *text;
  add_fault(node, fmt::format("{} stands where {} should.", shown(node), wanted),
            "Put the text in \"quotes\".");
  return std::nullopt;
}

std::optional<std::int64_t> Fields::whole_in(const Node& node, std::int64_t least,
                                             std::int64_t most, std::string_view wanted) {
  const auto* number = std::get_if<std::int64_t>(&node.value);
  if (number != nullptr && *number >= least && *number <= most)
    return *number;
  add_fault(node, fmt::format("{} is not {}.", shown(node), wanted),
            fmt::format("Write a whole number from {} to {}{}.", least, most,
                        std::holds_alternative<std::string>(node.value) ? ", without quotes" : ""));
  return std::nullopt;
}

std::optional<double> Fields::number_in(const Node& node, std::string_view wanted) {
  if (const auto* whole = std::get_if<std::int64_t>(&node.value))
    return static_cast<double>(*whole);
  if (const auto* number = std::get_if<double>(&node.value))
    return *number;
  if (const auto* text = std::get_if<std::string>(&node.value)) {
    if (const auto number = number_from(*text))
      return number;
  }
  add_fault(node, fmt::format("{} is not {}.", shown(node), wanted),
            "Write a number, as in 0.4286, \"42.86%\" or \"3/7\".");
  return std::nullopt;
}

std::optional<std::string> Fields::text(std::string_view key, std::string_view wanted) {
  const Node* node = find(key);
  return node != nullptr ? text_in(*node, wanted) : std::nullopt;
}

std::optional<std::int64_t> Fields::whole(std::string_view key, std::int64_t least,
                                          std::int64_t most, std::string_view wanted) {
  const Node* node = find(key);
  return node != nullptr ? whole_in(*node, least, most, wanted) : std::nullopt;
}

std::optional<double> Fields::number(std::string_view key, std::string_view wanted) {
  const Node* node = find(key);
  return node != nullptr ? number_in(*node, wanted) : std::nullopt;
}

std::optional<bool> Fields::flag(std::string_view key) {
  const Node* node = find(key);
  if (node == nullptr)
    return std::nullopt;
  if (const bool* yes = std::get_if<bool>(&node->value))
    return *yes;
  add_fault(*node, fmt::format("{} is neither true nor false.", shown(*node)),
            fmt::format("Write {} = true or leave it out.", key));
  return std::nullopt;
}

std::vector<Node> Fields::list(std::string_view key) {
  const Node* node = find(key);
  if (node == nullptr)
    return {};
  const auto* list = std::get_if<Node::List>(&node->value);
  return list != nullptr ? *list : Node::List{*node};
}

bool Fields::require(std::string_view key, std::string_view wanted) {
  if (has(key))
    return true;
  if (const Member* misspelt = misspelt_for(tables_, key)) {
    add_fault_at(key_place(*misspelt), fmt::format("No claim has a {}.", misspelt->key),
                 fmt::format("Did you mean {}?", key));
    return false;
  }
  add_fault(fmt::format("The claim does not say {}.", key),
            fmt::format("Add a line {} = ..., {}.", key, wanted));
  return false;
}

void Fields::add_fault_at(TextPlace place, std::string message, std::string remedy) {
  const bool is_told = std::ranges::any_of(*faults_, [&](const ClaimFault& told) {
    return told.place.line == place.line && told.place.column == place.column &&
           told.message == message;
  });
  if (!is_told)
    faults_->push_back({std::move(place), std::move(message), std::move(remedy)});
}

void Fields::add_fault(const Node& at, std::string message, std::string remedy) {
  add_fault_at(at.place, std::move(message), std::move(remedy));
}

void Fields::add_fault_in(const Node& text, std::size_t position, std::string message,
                          std::string remedy) {
  TextPlace place = text.place;
  place.column += text.text_begins + static_cast<int>(position);
  add_fault_at(std::move(place), std::move(message), std::move(remedy));
}

void Fields::add_fault(std::string message, std::string remedy) {
  add_fault(*tables_.front(), std::move(message), std::move(remedy));
}

Fields Fields::inside(const Node& table) const {
  std::vector<const Node*> tables{&table};
  tables.insert(tables.end(), tables_.begin(), tables_.end());
  return {std::move(tables), *faults_};
}

void Fields::absorb(const Fields& inner) {
  asked_.insert(inner.asked_.begin(), inner.asked_.end());
}

void Fields::refuse_others() {
  const auto* table = std::get_if<Node::Table>(&tables_.front()->value);
  if (table == nullptr)
    return;
  const std::vector<std::string_view> possible(asked_.begin(), asked_.end());
  for (const Member& member : *table) {
    if (asked_.contains(member.key))
      continue;
    const auto nearest = is_known(member.key) ? std::nullopt : nearest_word(member.key, possible);
    add_fault_at(key_place(member), fmt::format("A claim of this kind has no {}.", member.key),
                 nearest ? fmt::format("Did you mean {}?", *nearest)
                         : fmt::format("It can have: {}.", fmt::join(asked_, ", ")));
  }
}

void Fields::refuse_others(std::string_view what, std::span<const std::string_view> possible,
                           std::string (*belongs)(std::string_view member)) {
  const auto* table = std::get_if<Node::Table>(&tables_.front()->value);
  if (table == nullptr)
    return;
  for (const Member& member : *table) {
    if (std::ranges::find(possible, member.key) != possible.end())
      continue;
    const auto nearest = nearest_word(member.key, possible);
    std::string remedy = belongs(member.key);
    if (remedy.empty())
      remedy = nearest ? fmt::format("Did you mean {}?", *nearest)
                       : fmt::format("It can have: {}.", fmt::join(possible, ", "));
    add_fault_at(key_place(member), fmt::format("{} has no {}.", what, member.key),
                 std::move(remedy));
  }
}

void Fields::refuse_unknown() {
  const auto* table = std::get_if<Node::Table>(&tables_.front()->value);
  if (table == nullptr)
    return;
  for (const Member& member : *table) {
    if (is_known(member.key))
      continue;
    const auto nearest = nearest_word(member.key, known_keys);
    add_fault_at(key_place(member), fmt::format("No claim has a {}.", member.key),
                 nearest ? fmt::format("Did you mean {}?", *nearest)
                         : "Leave it out, or make it a comment that starts with #.");
  }
}

}  // namespace wizbid
