#include "cli/claim_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "claims/short_form.h"
#include "cli/input_file.h"
#include "cli/value_reader.h"
#include "tables/shipped_claims.h"

namespace wizbid::cli {

namespace {

namespace fs = std::filesystem;

void append(ReadClaims more, ReadClaims& all) {
  std::ranges::move(more.claims, std::back_inserter(all.claims));
  std::ranges::move(more.faults, std::back_inserter(all.faults));
}

// The file, or the claim files of the folder by name.
tl::expected<std::vector<fs::path>, Failure> files_at(const std::string& word) {
  std::error_code error;
  if (!fs::is_directory(word, error))
    return std::vector<fs::path>{word};
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(word, error)) {
    if (entry.path().extension() == ".toml")
      files.push_back(entry.path());
  }
  std::ranges::sort(files);
  if (files.empty())
    return tl::unexpected(
        file_failure(fmt::format("There is no claim file (.toml) in {}.", in_quotes(word))));
  return files;
}

}  // namespace

bool is_claim_line(const std::vector<std::string>& words) {
  std::error_code ignored;
  return !words.empty() && words.front().find('=') != std::string::npos &&
         !fs::exists(words.front(), ignored);
}

tl::expected<ReadClaims, Failure> find_claims(const std::vector<std::string>& words,
                                              DeckName deck) {
  if (is_claim_line(words))
    return read_short_claim(fmt::format("{}", fmt::join(words, " ")), deck);
  ReadClaims all;
  if (words.empty()) {
    for (const ShippedFile& file : shipped_claims())
      append(read_claims(file.text, std::string(file.name)), all);
  }
  for (const std::string& word : words) {
    const auto files = files_at(word);
    if (!files)
      return tl::unexpected(files.error());
    for (const fs::path& path : *files) {
      const auto text = contents_of(path.string());
      if (!text)
        return tl::unexpected(text.error());
      append(read_claims(*text, path.string()), all);
    }
  }
  return all;
}

}  // namespace wizbid::cli
