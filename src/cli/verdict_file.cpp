#include "cli/verdict_file.h"

#include <fmt/format.h>

#include <filesystem>

#include "cli/input_file.h"
#include "cli/output_file.h"
#include "cli/value_reader.h"

namespace wizbid::cli {

tl::expected<VerdictCache, Failure> open_verdicts(const std::string& path, Session& session) {
  if (auto writable = check_writable(path); !writable)
    return tl::unexpected(writable.error());
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored))
    return VerdictCache();
  const auto text = contents_of(path);
  if (!text)
    return tl::unexpected(text.error());
  auto cache = VerdictCache::read(*text);
  if (!cache)
    return tl::unexpected(usage_failure({{fmt::format(
        "{} is no file of verdicts: give --cache one that it has written, or a new name.",
        in_quotes(path))}}));
  if (cache->ignored_lines() > 0)
    tell(fmt::format("{} of {} can't be read: what was kept there is judged anew.",
                     cache->ignored_lines() == 1 ? std::string("One line")
                                                 : fmt::format("{} lines", cache->ignored_lines()),
                     in_quotes(path)),
         session);
  return std::move(*cache);
}

}  // namespace wizbid::cli
