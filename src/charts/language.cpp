#include "charts/language.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "charts/catalogue.h"

namespace wizbid {

std::string_view phrase(Language language, std::string_view english) {
  const auto texts = catalogue();
  const auto found = std::find_if(texts.begin(), texts.end(), [&](const CatalogueEntry& each) {
    return each.english == english;
  });
  if (found == texts.end())
    throw std::logic_error("not in the catalogue: " + std::string(english));
  return language == Language::english ? found->english : found->german;
}

std::vector<std::string_view> all_phrases() {
  std::vector<std::string_view> phrases;
  for (const CatalogueEntry& each : catalogue())
    phrases.push_back(each.english);
  return phrases;
}

}  // namespace wizbid
