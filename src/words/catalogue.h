// A message catalogue as msgfmt writes it: GNU gettext's MO file, read where it lies in memory.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace wizbid {

// Languages with other forms than these are not known here; scripts/check-words refuses a
// catalogue that says otherwise.
enum class PluralForm : std::uint8_t { one, many };

// Format: GNU gettext manual, "The Format of GNU MO Files": a table of the texts in the order of
// their bytes, another of their translations. Little-endian, as msgfmt writes it unless it is told
// otherwise.
class Catalogue {
 public:
  // Of anything else than an MO file the catalogue is empty. The bytes must outlive it.
  explicit Catalogue(std::string_view bytes);

  // The translation, of a text with two forms that form. nullopt: there is none.
  std::optional<std::string_view> text(std::string_view english,
                                       PluralForm form = PluralForm::one) const;

 private:
  std::uint32_t number_at(std::size_t place) const;
  std::string_view string_at(std::size_t table, std::size_t index) const;

  std::string_view bytes_;
  std::size_t count_ = 0;
  std::size_t originals_ = 0;  // where the two tables begin
  std::size_t translations_ = 0;
};

}  // namespace wizbid
