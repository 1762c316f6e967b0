#include "words/catalogue.h"

namespace wizbid {

namespace {

constexpr std::uint32_t mo_magic = 0x950412de;
constexpr std::size_t mo_header = 20;   // bytes before anything that it points at
constexpr std::size_t table_entry = 8;  // a length and an offset
constexpr char between_forms = '\0';

}  // namespace

Catalogue::Catalogue(std::string_view bytes) : bytes_(bytes) {
  if (bytes_.size() < mo_header || number_at(0) != mo_magic)
    return;
  count_ = number_at(8);
  originals_ = number_at(12);
  translations_ = number_at(16);
}

std::uint32_t Catalogue::number_at(std::size_t place) const {
  std::uint32_t number = 0;
  for (std::size_t i = 4; i > 0; --i) {
    const std::size_t at = place + i - 1;
    number = number << 8U | (at < bytes_.size() ? static_cast<unsigned char>(bytes_[at]) : 0U);
  }
  return number;
}

std::string_view Catalogue::string_at(std::size_t table, std::size_t index) const {
  const std::size_t length = number_at(table + index * table_entry);
  const std::size_t offset = number_at(table + index * table_entry + 4);
  return offset <= bytes_.size() ? bytes_.substr(offset, length) : std::string_view();
}

std::optional<std::string_view> Catalogue::text(std::string_view english, PluralForm form) const {
  std::size_t low = 0;
  std::size_t high = count_;
  while (low < high) {
    const std::size_t middle = low + (high - low) / 2;
    const std::string_view both = string_at(originals_, middle);
    const std::string_view original = both.substr(0, both.find(between_forms));
    if (original < english) {
      low = middle + 1;
    } else if (original != english) {
      high = middle;
    } else {
      const std::string_view forms = string_at(translations_, middle);
      const std::size_t end = forms.find(between_forms);
      if (form == PluralForm::one || end == std::string_view::npos)
        return forms.substr(0, end);
      return forms.substr(end + 1);
    }
  }
  return std::nullopt;
}

}  // namespace wizbid
