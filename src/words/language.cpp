#include "words/language.h"

#include "words/catalogue.h"
#include "words/shipped_catalogues.h"

namespace wizbid {

std::string_view phrase(Language language, std::string_view english) {
  if (language == Language::english)
    return english;
  return Catalogue(shipped_german()).text(english).value_or(english);
}

std::string_view phrase_in(Language language, std::string_view context, std::string_view english) {
  if (language == Language::english)
    return english;
  constexpr char after_context = '\4';  // as msgfmt writes it
  const std::string key = std::string(context) + after_context + std::string(english);
  return Catalogue(shipped_german()).text(key).value_or(english);
}

std::string_view phrase_of(Language language, std::string_view one, std::string_view many,
                           bool is_one) {
  const auto form = is_one ? PluralForm::one : PluralForm::many;
  const std::string_view english = is_one ? one : many;
  if (language == Language::english)
    return english;
  return Catalogue(shipped_german()).text(one, form).value_or(english);
}

std::string number_in(Language language, std::string number) {
  if (language == Language::english)
    return number;
  std::string text;
  for (const char c : number) {
    if (c == '%')
      text += " %";
    else
      text += c == '.' ? ',' : (c == ',' ? '.' : c);
  }
  return text;
}

}  // namespace wizbid
