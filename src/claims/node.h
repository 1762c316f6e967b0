// A claim file as a tree of values, each with its place in the text. Knows no file format: TOML
// (parse.h) and the claim in a line (short_form.h) both become one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace wizbid {

// Where a value stands.
struct TextPlace {
  std::string file;  // as it is to be called in a message
  int line = 1;      // from 1
  int column = 1;    // from 1, in characters
  std::string text;  // the whole line
};

struct Member;

struct Node {
  using List = std::vector<Node>;
  using Table = std::vector<Member>;  // in the order written

  TextPlace place;
  std::variant<std::string, std::int64_t, double, bool, List, Table> value;
  int text_begins = 1;  // columns from the place to the first character of a text: a quote

  // Of a table: the member's value, or null.
  const Node* find(std::string_view key) const;
};

struct Member {
  std::string key;
  Node value;
};

// What is wrong at a place: one sentence, and one that says what to write instead.
struct ClaimFault {
  TextPlace place;
  std::string message;
  std::string remedy;
};

// A value in one line, the members of tables in the order of the alphabet: the same for the same
// value wherever it stands.
std::string value_text(const Node& node);

// Where the key of a member stands, as far as its line tells: left of its value.
TextPlace key_place(const Member& member);

// FILE:LINE:COLUMN: MESSAGE REMEDY, then the line of the file with a mark under the place.
std::string fault_text(const ClaimFault& fault);

}  // namespace wizbid
