#include "claims/toml_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace wizbid {

namespace {

struct KnownComplaint {
  std::string_view told;  // how toml11's sentence starts
  std::string_view message;
  std::string_view remedy;
};

constexpr std::string_view no_value = "This is no value.";
constexpr std::string_view values_are =
    "Texts stand in \"quotes\", lists in [brackets]; a number has no blank after its sign; else it "
    "is true or false.";
constexpr std::string_view no_text = "The text that starts here has no end that can be read.";
constexpr std::string_view texts_are =
    "Write it on one line between two \"quotes\"; a \\ in it is written \\\\.";
constexpr std::string_view no_list =
    "A list that starts before this is not closed, or a comma is missing.";
constexpr std::string_view lists_are = "Write lists as in [1, 3, 5].";

constexpr std::array known_complaints{
    KnownComplaint{"unknown value appeared", no_value, values_are},
    KnownComplaint{" (the next token is not a boolean)", no_value, values_are},
    KnownComplaint{"missing value after key-value separator", "There is no value after the =.",
                   values_are},
    KnownComplaint{"missing key-value separator", "There is no = after the key.",
                   "Write lines as in key = value."},
    KnownComplaint{"an invalid key appeared", "This is neither a key with its value nor a [table].",
                   "Write lines as in key = value, and close [brackets]."},
    KnownComplaint{"the next token is not a valid string", no_text, texts_are},
    KnownComplaint{"the next token is not a valid literal string", no_text, texts_are},
    KnownComplaint{"missing array separator", no_list, lists_are},
    KnownComplaint{"value having invalid format appeared in an array", no_list, lists_are},
    KnownComplaint{"invalid line format", "Something stands behind the value.",
                   "Write one key a line; comments start with #."},
    KnownComplaint{"newline required after", "Something stands behind the [table].",
                   "Write one table a line; comments start with #."},
};

}  // namespace

TomlComplaint toml_complaint(std::string_view told) {
  const auto known = std::ranges::find_if(
      known_complaints,
      [told](const KnownComplaint& complaint) { return told.starts_with(complaint.told); });
  if (known != known_complaints.end())
    return {std::string(known->message), std::string(known->remedy)};
  const auto open = told.find("(\"");
  const auto close = told.find("\") already exists");
  if (open < close && close != std::string_view::npos)
    return {
        fmt::format("{} stands here for the second time.", told.substr(open + 2, close - open - 2)),
        "Write each key and each [table] once, and not both of one name."};
  return {fmt::format("This is not TOML: {}.", told),
          "Texts stand in \"quotes\", lists in [brackets], each key once a table."};
}

}  // namespace wizbid
