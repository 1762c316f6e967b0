#include "claims/read_arithmetic.h"

#include <fmt/format.h>

#include <functional>

#include "claims/expression.h"
#include "claims/read_hands.h"
#include "claims/read_spots.h"

namespace wizbid {

namespace {

// "0..58", "0..1 step 1/20".
std::optional<std::vector<Fraction>> values_from(std::string_view text) {
  const auto dots = text.find("..");
  if (dots == std::string_view::npos)
    return std::nullopt;
  const auto step_at = text.find(" step ");
  const auto first = exact_number(text.substr(0, dots));
  const auto last = exact_number(text.substr(
      dots + 2, step_at == std::string_view::npos ? std::string_view::npos : step_at - dots - 2));
  const auto step =
      step_at == std::string_view::npos ? Fraction(1) : exact_number(text.substr(step_at + 6));
  if (!first || !last || !step || *step <= 0 || *last < *first || (*last - *first) / *step > 100000)
    return std::nullopt;
  std::vector<Fraction> values;
  for (Fraction value = *first; value <= *last; value += *step)
    values.push_back(value);
  return values;
}

std::optional<std::vector<Fraction>> read_values(Fields& fields, const Node& node) {
  if (const auto* text = std::get_if<std::string>(&node.value)) {
    if (auto values = values_from(*text))
      return values;
  } else if (const auto* list = std::get_if<Node::List>(&node.value)) {
    std::vector<Fraction> values;
    for (const Node& item : *list) {
      const auto* words = std::get_if<std::string>(&item.value);
      if (const auto exact = words != nullptr ? exact_number(*words) : std::nullopt)
        values.push_back(*exact);
      else if (const auto number = fields.number_in(item, "a number"))
        values.emplace_back(*number);
    }
    if (!values.empty())
      return values;
  }
  fields.add_fault(node, "This is no range.",
                   "Write \"0..58\", \"0..1 step 1/20\" or a list of numbers.");
  return std::nullopt;
}

// The members of a table under `key`, one after the other.
void each_member(Fields& fields, std::string_view key,
                 const std::function<void(const Member&)>& use) {
  const Node* node = fields.find(key);
  if (node == nullptr)
    return;
  const auto* table = std::get_if<Node::Table>(&node->value);
  if (table == nullptr)
    return fields.add_fault(*node, fmt::format("{} is no table.", key),
                            "Write it as in { x = ... }.");
  for (const Member& member : *table)
    use(member);
}

void read_chance(Fields& fields, const Member& member, ArithmeticClaim& claim) {
  if (!std::holds_alternative<Node::Table>(member.value.value))
    return fields.add_fault(member.value, "This is no situation.",
                            "Write { players = 4, seat = 1, hand = \"W\", turn-up = \"8H\" }.");
  const std::size_t faults_before = fields.faults();
  Fields inner = fields.alone(member.value);
  const auto hands = read_hands(inner);
  const auto spots = read_spots(inner, 1);
  if (hands.size() == 1 && spots.size() == 1 && cards_of_hands(hands) == 1)
    claim.chances[member.key] = {claim.rules, spots.front(), hands.front()};
  else if (fields.faults() == faults_before)
    fields.add_fault(member.value, "A chance is that of one card in one situation.",
                     "Give one hand, one number of players, one seat and one turn-up.");
  inner.refuse_others();
}

void read_one_value(Fields& fields, const Member& member, ArithmeticClaim& claim, bool smallest) {
  std::string text;
  if (const auto* words = std::get_if<std::string>(&member.value.value))
    text = *words;
  else if (const auto number = fields.number_in(member.value, "a number"))
    text = fmt::format("{}", *number);
  const auto value = exact_number(text);
  if (!value)
    return fields.add_fault(member.value, "This is no number.", "Write 39, \"42.86%\" or \"3/7\".");
  if (!smallest)
    claim.meeting = {member.key, text, half_last_digit(text)};
  else if (claim.ranges.contains(member.key) && claim.ranges.size() == 1)
    claim.smallest = {member.key, *value};
  else
    fields.add_fault(member.value,
                     fmt::format("The smallest {} is looked for in one range, that of {}.",
                                 member.key, member.key),
                     fmt::format("Write for = {{ {} = \"0..58\" }}.", member.key));
}

// Every combination of the ranges is gone through, so there must not be too many.
void check_size(Fields& fields, const ArithmeticClaim& claim) {
  constexpr std::size_t most = 1'000'000;
  std::size_t cases = 1;
  for (const auto& [name, values] : claim.ranges) {
    cases *= values.size();
    if (cases > most)
      return fields.add_fault(*fields.find("for"),
                              "These ranges have more than a million combinations.",
                              "Take smaller ranges or longer steps.");
  }
}

// Works the text out once, so that mistakes are found where they stand.
void try_out(Fields& fields, std::string_view key, const ArithmeticClaim& claim) {
  const Node* node = fields.find(key);
  if (node == nullptr)
    return;
  Names names;
  for (const auto& [name, values] : claim.ranges)
    names[name] = values.front();
  for (const auto& [name, chance] : claim.chances)
    names[name] = Fraction(1, 2);
  if (claim.meeting)
    names[claim.meeting->name] = Fraction(1, 2);
  const auto* text = std::get_if<std::string>(&node->value);
  if (text == nullptr)
    return;
  const auto result = evaluate(*text, names, claim.rules.scoring);
  if (!result)
    fields.add_fault_in(*node, result.error().position,
                        fmt::format("This can't be read: {}.", result.error().message),
                        "Write it as in \"score(2, 4) = -20\".");
  else if (result->comparisons.empty())
    fields.add_fault(*node, "This compares nothing.", "Write it as in \"score(2, 4) = -20\".");
  else if (claim.meeting && key == "statement" && result->comparisons.size() != 1)
    fields.add_fault(*node, "Two sides can only meet in one equation.",
                     "Write it as in \"40*p - 10 = 20 - 30*p\".");
}

}  // namespace

std::optional<ClaimPart> read_arithmetic(Fields& fields) {
  ArithmeticClaim claim;
  std::optional<std::string> missing;
  claim.rules = read_rules(fields, missing);
  const std::size_t faults_before = fields.faults();
  if (claim.rules.zero)
    fields.add_fault(*fields.find("rules"),
                     "By these rules a bid of 0 made scores by the round, which score(b, t) is not "
                     "told.",
                     "Take other rules, or write the points as numbers.");
  each_member(fields, "for", [&](const Member& member) {
    if (auto values = read_values(fields, member.value))
      claim.ranges[member.key] = *values;
  });
  each_member(fields, "chances", [&](const Member& member) { read_chance(fields, member, claim); });
  each_member(fields, "smallest",
              [&](const Member& member) { read_one_value(fields, member, claim, true); });
  each_member(fields, "meet",
              [&](const Member& member) { read_one_value(fields, member, claim, false); });
  claim.given = fields.text("given", "a condition").value_or("");
  fields.require("statement", "as in \"score(2, 4) = -20\"");
  claim.statement = fields.text("statement", "a statement").value_or("");
  if (fields.faults() != faults_before)
    return std::nullopt;
  check_size(fields, claim);
  try_out(fields, "given", claim);
  try_out(fields, "statement", claim);
  if (missing)
    return without_rules(*missing);
  return claim;
}

}  // namespace wizbid
