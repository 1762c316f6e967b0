#include "report/verdict_cache.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "counting/checksum.h"

namespace wizbid {

namespace {

using CacheJson = nlohmann::ordered_json;

constexpr std::string_view cache_title = R"({"wizbid":"verdicts of claims","schema_version":1})";

CacheJson part_json(const Finding& finding) {
  return {{"verdict", std::string(verdict_name(finding.verdict))},
          {"exact", finding.exact},
          {"computed", finding.computed},
          {"explanation", finding.explanation},
          {"exceptions", finding.exceptions}};
}

// Of a name that is none: undecided; the checksum of such a line is wrong.
Verdict verdict_named(const std::string& name) {
  for (Verdict verdict : {Verdict::holds, Verdict::refuted}) {
    if (name == verdict_name(verdict))
      return verdict;
  }
  return Verdict::undecided;
}

// Throws what the JSON library throws where something is missing or of another kind.
Finding part_from(const CacheJson& json) {
  return {verdict_named(json.at("verdict").get<std::string>()), json.at("exact").get<bool>(),
          json.at("computed").get<std::string>(), json.at("explanation").get<std::string>(),
          json.at("exceptions").get<std::vector<std::string>>()};
}

CacheJson entry_json(const VerdictKey& key, const std::vector<Finding>& findings) {
  CacheJson json{{"version", key.version},
                 {"seed", key.seed},
                 {"comparisons", key.comparisons},
                 {"claim", key.claim},
                 {"parts", CacheJson::array()}};
  for (const Finding& finding : findings)
    json["parts"].push_back(part_json(finding));
  return json;
}

// A file of claims in some other encoding still makes a line.
std::string on_one_line(const CacheJson& json) {
  return json.dump(-1, ' ', false, CacheJson::error_handler_t::replace);
}

}  // namespace

std::optional<VerdictCache> VerdictCache::read(std::string_view text) {
  VerdictCache cache;
  const std::string_view first = text.substr(0, text.find('\n'));
  if (!text.empty() && first != cache_title)
    return std::nullopt;
  for (std::size_t at = first.size() + 1; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    cache.read_line(text.substr(at, end - at));
    at = end + 1;
  }
  return cache;
}

void VerdictCache::keep_entry(const nlohmann::ordered_json& json) {
  std::vector<Finding> findings;
  for (const CacheJson& part : json.at("parts"))
    findings.push_back(part_from(part));
  keep({json.at("version").get<std::string>(), json.at("seed").get<std::uint64_t>(),
        json.at("comparisons").get<std::uint64_t>(), json.at("claim").get<std::string>()},
       std::move(findings));
}

void VerdictCache::read_line(std::string_view line) {
  try {
    CacheJson json = CacheJson::parse(line);
    const auto written = json.at("checksum").get<std::string>();
    json.erase("checksum");
    if (written == checksum(on_one_line(json)))
      return keep_entry(json);
  } catch (const CacheJson::exception&) {
    // Told by the number of lines ignored.
  }
  ++ignored_;
}

const std::vector<Finding>* VerdictCache::find(const VerdictKey& key) const {
  const auto found = verdicts_.find(key);
  return found == verdicts_.end() ? nullptr : &found->second;
}

void VerdictCache::keep(VerdictKey key, std::vector<Finding> findings) {
  verdicts_.insert_or_assign(std::move(key), std::move(findings));
}

std::string VerdictCache::text() const {
  std::string text = std::string(cache_title) + '\n';
  for (const auto& [key, findings] : verdicts_) {
    CacheJson json = entry_json(key, findings);
    json["checksum"] = checksum(on_one_line(json));
    text += on_one_line(json) + '\n';
  }
  return text;
}

}  // namespace wizbid
