#include <nlohmann/json.hpp>

#include "report/claims_report.h"
#include "report/json_parts.h"
#include "report/json_text.h"

namespace wizbid {

namespace {

using Json = nlohmann::ordered_json;

Json finding_json(Json json, const Finding& finding) {
  json["verdict"] = std::string(verdict_name(finding.verdict));
  json["exact"] = finding.exact;
  json["computed"] = finding.computed;
  json["explanation"] = finding.explanation;
  json["exceptions"] = finding.exceptions;
  return json;
}

Json claim_json(const JudgedClaim& judged) {
  Json json = finding_json({{"id", judged.claim.id},
                            {"source", judged.claim.source},
                            {"claim", judged.claim.statement},
                            {"read", judged.claim.read}},
                           judged.finding);
  json["parts"] = Json::array();
  for (const Finding& part : judged.parts)
    json["parts"].push_back(finding_json(Json::object(), part));
  return json;
}

}  // namespace

std::string claims_report_json(const ClaimsReport& report) {
  Json claims = Json::array();
  for (const JudgedClaim& judged : report.claims)
    claims.push_back(claim_json(judged));
  return json_text({{"schema_version", schema_version},
                    {"program", "wizbid"},
                    {"version", report.version},
                    {"method",
                     {{"false_verdict_chance", 0.01},
                      {"sampled_comparisons", report.comparisons},
                      {"standard_errors", report.errors},
                      {"seed", report.seed},
                      {"seconds", report.seconds}}},
                    {"partial", report.partial},
                    {"claims", claims},
                    {"faults", report.faults}});
}

}  // namespace wizbid
