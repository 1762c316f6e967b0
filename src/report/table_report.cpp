#include "report/table_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cards/utf8.h"
#include "report/json_parts.h"
#include "report/json_text.h"
#include "report/number_format.h"
#include "report/text_layout.h"

namespace wizbid {

namespace {

using Json = nlohmann::ordered_json;

// A line set in by two blanks, further ones by four.
std::string set_in(const std::string& text, const TextStyle& style) {
  return "  " + wrapped(text, style.width - 2, 4) + '\n';
}

// What a file says of itself is shown, not obeyed: no control characters.
std::string shown(const std::string& text) {
  constexpr std::size_t most = 300;
  return quotable(decode_utf8(text), most);
}

std::string facts_text(const TableFacts& facts, const TextStyle& style) {
  std::string text = emphasised(shown(facts.name), Emphasis::strong, style.colour) + '\n';
  text += set_in(fmt::format("{} ({}, {} bytes)", facts.what, facts.kind, count_text(facts.bytes)),
                 style);
  for (const auto& [name, value] : facts.lines)
    text += set_in(fmt::format("{}: {}", shown(name), shown(value)), style);
  return text;
}

Json facts_json(const TableFacts& facts) {
  Json lines = Json::object();
  for (const auto& [name, value] : facts.lines)
    lines[shown(name)] = shown(value);
  return {{"name", shown(facts.name)},
          {"kind", facts.kind},
          {"what", facts.what},
          {"bytes", facts.bytes},
          {"head", lines}};
}

std::string document(const char* key, Json list, const std::string& version) {
  return json_text({{"schema_version", schema_version},
                    {"program", "wizbid"},
                    {"version", version},
                    {key, std::move(list)}});
}

}  // namespace

bool TableVerdict::sound() const {
  return std::ranges::none_of(checks, [](const auto& check) { return check.fault.has_value(); });
}

std::string table_list_text(const std::vector<TableFacts>& tables, const TextStyle& style) {
  std::string text;
  for (const TableFacts& facts : tables)
    text += (text.empty() ? "" : "\n") + facts_text(facts, style);
  return text;
}

std::string table_list_json(const std::vector<TableFacts>& tables, const std::string& version) {
  Json list = Json::array();
  for (const TableFacts& facts : tables)
    list.push_back(facts_json(facts));
  return document("tables", std::move(list), version);
}

std::string table_verdict_text(const std::vector<TableVerdict>& verdicts, const TextStyle& style) {
  std::string text;
  for (const TableVerdict& verdict : verdicts) {
    const std::string head =
        fmt::format("{}: {}", shown(verdict.facts.name), verdict.sound() ? "sound" : "damaged");
    text += emphasised(head, Emphasis::strong, style.colour) + '\n';
    for (const SoundnessCheck& check : verdict.checks)
      text += set_in(
          fmt::format("{}: {}", check.what, check.fault ? shown(check.fault->message) : "ok"),
          style);
  }
  return text;
}

std::string table_verdict_json(const std::vector<TableVerdict>& verdicts,
                               const std::string& version) {
  Json list = Json::array();
  for (const TableVerdict& verdict : verdicts) {
    Json checks = Json::array();
    for (const SoundnessCheck& check : verdict.checks)
      checks.push_back(
          {{"check", check.what},
           {"ok", !check.fault},
           {"fault", check.fault ? Json(shown(check.fault->message)) : Json(nullptr)}});
    Json json = facts_json(verdict.facts);
    json["sound"] = verdict.sound();
    json["checks"] = checks;
    list.push_back(std::move(json));
  }
  return document("tables", std::move(list), version);
}

}  // namespace wizbid
