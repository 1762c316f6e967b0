// Reads the members of a claim's table, with a fault for each that makes no sense.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "claims/node.h"

namespace wizbid {

// The members of some tables, the first that has a member wins: a part of a claim, the claim, the
// preamble of its file.
class Fields {
 public:
  // The tables must outlive it.
  Fields(std::vector<const Node*> tables, std::vector<ClaimFault>& faults)
      : tables_(std::move(tables)), faults_(&faults) {}

  const Node* find(std::string_view key);
  bool has(std::string_view key) { return find(key) != nullptr; }

  // nullopt: not there, or, with a fault, not of that kind. `wanted` says what it should be, as in
  // "a number of players, 3 to 6".
  std::optional<std::string> text(std::string_view key, std::string_view wanted);
  std::optional<std::int64_t> whole(std::string_view key, std::int64_t least, std::int64_t most,
                                    std::string_view wanted);
  std::optional<double> number(std::string_view key, std::string_view wanted);
  std::optional<bool> flag(std::string_view key);
  // A list, or a single value as a list of one. Empty: not there.
  std::vector<Node> list(std::string_view key);

  // The same for a value that is at hand.
  std::optional<std::string> text_in(const Node& node, std::string_view wanted);
  std::optional<std::int64_t> whole_in(const Node& node, std::int64_t least, std::int64_t most,
                                       std::string_view wanted);
  // A number, or a text such as "42.86%", "3/7" or "inf".
  std::optional<double> number_in(const Node& node, std::string_view wanted);

  // Must the key be there? If it is not, a fault that asks for it, or names the member that is
  // nearly called so.
  bool require(std::string_view key, std::string_view wanted);

  // A fault that is told already (parts inherit what is wrong with their claim) is not told twice.
  void add_fault(const Node& at, std::string message, std::string remedy);
  // The same within a text, at so many characters from its start, from 0.
  void add_fault_in(const Node& text, std::size_t position, std::string message,
                    std::string remedy);
  void add_fault(std::string message, std::string remedy);  // at the start of the first table

  // The members of `table`, then those of these tables; and back: what it asked for is no stranger.
  Fields inside(const Node& table) const;
  void absorb(const Fields& inner);
  // The members of `table` only.
  Fields alone(const Node& table) const { return {{&table}, *faults_}; }

  // A fault for each member of the first table that nobody has asked for.
  void refuse_others();
  // The same for a table that is no claim: "WHAT has no MEMBER." `belongs` tells in a sentence
  // where a member does belong; empty: nowhere.
  void refuse_others(std::string_view what, std::span<const std::string_view> possible,
                     std::string (*belongs)(std::string_view member));
  // A fault for each member of the first table that no kind of claim knows.
  void refuse_unknown();
  std::size_t faults() const { return faults_->size(); }

 private:
  void add_fault_at(TextPlace place, std::string message, std::string remedy);

  std::vector<const Node*> tables_;
  std::vector<ClaimFault>* faults_;
  std::set<std::string, std::less<>> asked_;
};

// "3/7", "42.86%", "0.4286", "inf", "-20" as a number.
std::optional<double> number_from(std::string_view text);

}  // namespace wizbid
