// The flags of a command as data, and reading them. The only code that knows CLI11.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "cli/session.h"
#include "deals/situation.h"

namespace wizbid::cli {

inline constexpr std::string_view any_file = "<file>";

struct Flag {
  std::string_view name;   // the long one, without dashes
  char letter = 0;         // the short one, 0 for none
  std::string_view takes;  // its value in words, "a number of players"; empty: takes none
  // For shells that complete it: all its values, blanks between them, or `any_file`.
  std::string_view choices{};
};

// Where a value comes from; a later layer wins over an earlier one.
enum class Layer : std::uint8_t { user_config, chosen_config, typed };

// The flags and words of one call. Every value is the text as it was given.
class FlagValues {
 public:
  struct Value {
    std::string text;
    Layer layer = Layer::typed;
    std::string file;  // where it was read, "the line" or a file's name; empty: typed as a flag
  };

  // The text given for a flag, by its long name; for one that takes no value, "true" if given.
  std::optional<std::string> text(std::string_view name) const;
  bool given(std::string_view name) const { return find(name) != nullptr; }
  // Where it comes from; nullopt: not given.
  std::optional<Layer> layer(std::string_view name) const;
  bool typed(std::string_view name) const { return layer(name) == Layer::typed; }
  // The file it was read from; empty: none, or it is not given.
  std::string file(std::string_view name) const;
  // How to call the flag in a message: "--players", or "players in the file ...".
  std::string label(std::string_view name) const;

  // A value of a lower or equal layer is replaced.
  void set(std::string_view name, Value value);

  std::vector<std::string> words;  // that belong to no flag

 private:
  const Value* find(std::string_view name) const;
  std::map<std::string, Value, std::less<>> values_;
};

// What a command knows of flags.
struct FlagSet {
  std::span<const Flag> flags;
  // Flags that other versions have: refused with a sentence of their own, not as unknown.
  std::span<const std::string_view> not_here;
};

// Reads the words typed. All faults are reported at once where that is possible: flags that the
// command does not have, flags without their value, flags given twice.
tl::expected<FlagValues, std::vector<Fault>> read_flags(const FlagSet& set,
                                                        const Arguments& arguments);

}  // namespace wizbid::cli
