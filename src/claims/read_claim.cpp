#include "claims/read_claim.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "claims/fields.h"
#include "claims/parse.h"
#include "claims/read_arithmetic.h"
#include "claims/read_games.h"
#include "claims/read_odds.h"

namespace wizbid {

namespace {

using ReadPart = std::optional<ClaimPart>;

ReadPart read_open(Fields& fields) {
  if (!fields.require("reason", "why this program can't judge it"))
    return std::nullopt;
  return OpenClaim{fields.text("reason", "a reason").value_or("")};
}

struct Kind {
  std::string_view name;
  ReadPart (*read)(Fields&);
};

constexpr std::array kinds{Kind{"threshold", read_threshold},
                           Kind{"probability", read_probability},
                           Kind{"bid", read_bid},
                           Kind{"compare", read_compare},
                           Kind{"trend", read_trend},
                           Kind{"arithmetic", read_arithmetic},
                           Kind{"open", read_open}};

ReadPart read_part(Fields& fields) {
  if (!fields.require("kind", "as in \"threshold\""))
    return std::nullopt;
  const auto name = fields.text("kind", "a kind of claim");
  std::vector<std::string_view> names;
  for (const Kind& kind : kinds) {
    if (name == kind.name)
      return kind.read(fields);
    names.push_back(kind.name);
  }
  if (name)
    fields.add_fault(*fields.find("kind"), fmt::format("There is no kind of claim \"{}\".", *name),
                     fmt::format("Those that are: {}.", fmt::join(names, ", ")));
  return std::nullopt;
}

void read_parts(Fields& fields, Claim& claim) {
  const std::vector<Node> parts = fields.list("part");
  if (parts.empty()) {
    if (auto part = read_part(fields))
      claim.parts.push_back(*part);
    return;
  }
  for (const Node& node : parts) {
    Fields inner = fields.inside(node);
    if (auto part = read_part(inner))
      claim.parts.push_back(*part);
    inner.refuse_others();
    fields.absorb(inner);
  }
}

// What the verdict depends on.
std::string key_of(const Node& node, const Node& preamble) {
  constexpr std::array<std::string_view, 4> words{"id", "claim", "read", "source"};
  Node all{node.place, Node::Table{}};
  for (const Node* from : {&node, &preamble}) {
    const auto* table = std::get_if<Node::Table>(&from->value);
    for (std::size_t i = 0; table != nullptr && i < table->size(); ++i) {
      const Member& member = (*table)[i];
      if (std::ranges::find(words, member.key) == words.end() && all.find(member.key) == nullptr)
        std::get<Node::Table>(all.value).push_back(member);
    }
  }
  return value_text(all);
}

}  // namespace

ReadClaims read_claim(const Node& node, const Node& preamble) {
  ReadClaims result;
  Fields fields({&node, &preamble}, result.faults);
  Claim claim;
  claim.place = node.place;
  for (const char* key : {"id", "claim"})
    fields.require(key, "a text in quotes");
  claim.id = fields.text("id", "a name for the claim").value_or("");
  claim.statement = fields.text("claim", "the claim in words").value_or("");
  claim.source = fields.text("source", "where the claim is from").value_or("");
  claim.read = fields.text("read", "how the claim was made precise").value_or("");
  read_parts(fields, claim);
  claim.key = key_of(node, preamble);
  // What a kind does not know is only told where the rest makes sense.
  if (result.faults.empty())
    fields.refuse_others();
  else
    fields.refuse_unknown();
  if (result.faults.empty())
    result.claims.push_back(std::move(claim));
  return result;
}

ReadClaims read_claims(std::string_view text, const std::string& name) {
  const ClaimDocument document = parse_claims(text, name);
  ReadClaims all;
  all.faults = document.faults;
  Fields({&document.preamble}, all.faults).refuse_unknown();
  std::set<std::string> ids;
  for (const Node& node : document.claims) {
    ReadClaims one = read_claim(node, document.preamble);
    all.faults.insert(all.faults.end(), one.faults.begin(), one.faults.end());
    for (Claim& claim : one.claims) {
      if (ids.insert(claim.id).second)
        all.claims.push_back(std::move(claim));
      else
        all.faults.push_back({node.find("id")->place,
                              fmt::format("There is a claim {} already.", claim.id),
                              "Give each claim an id of its own."});
    }
  }
  return all;
}

}  // namespace wizbid
