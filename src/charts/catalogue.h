// The texts of the charts in all languages. Internal to charts.
#pragma once

#include <span>
#include <string_view>

namespace wizbid {

struct CatalogueEntry {
  std::string_view english;
  std::string_view german;
};

std::span<const CatalogueEntry> catalogue();

}  // namespace wizbid
