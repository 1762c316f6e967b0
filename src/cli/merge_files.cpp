#include "cli/merge_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "cli/help.h"
#include "cli/input_file.h"
#include "cli/odds_request.h"
#include "cli/odds_shard.h"
#include "cli/shown.h"

namespace wizbid::cli {

namespace {

constexpr std::size_t most_to_list = 8;  // faults or gaps

tl::unexpected<Fault> damaged(const std::string& name, const std::string& why) {
  return tl::unexpected(Fault{fmt::format("{} {}.", shown(name), why)});
}

// Its sums are of this program, or could be.
std::optional<Fault> foreign(const std::string& name, const ShardFile& shard) {
  if (shard.version != version())
    return Fault{fmt::format(
        "{} was written by wizbid {}, this is {}: sums of different versions do not add up. Make "
        "the shard again with this version, or merge with that one.",
        shown(name), shown(shard.version), version())};
  if (shard.weights != weights_in_use())
    return Fault{
        fmt::format("{} was played by trained players of other weights (checksum {}, here {}): "
                    "make the shard again with this program.",
                    shown(name), shown(shard.weights), weights_in_use())};
  return std::nullopt;
}

tl::expected<FlagValues, Fault> flags_of(const ShardFile& shard) {
  auto words = words_of_command(shard.command);
  if (!words)
    return tl::unexpected(words.error());
  if (words->size() < 2 || (*words)[0] != "wizbid" || (*words)[1] != "odds")
    return tl::unexpected(Fault{"It is no `wizbid odds`."});
  words->erase(words->begin(), words->begin() + 2);
  auto values = read_flags(odds_flags(), *words);
  if (!values)
    return tl::unexpected(values.error().front());
  return *std::move(values);
}

tl::expected<ShardInput, Fault> shard_in(const std::string& name, const std::string& text) {
  auto shard = read_shard(text);
  if (!shard)
    return damaged(name, shard.error());
  if (const auto fault = foreign(name, *shard))
    return tl::unexpected(*fault);
  auto asked = flags_of(*shard);
  if (!asked)
    return damaged(name, "is damaged: its command can't be read. " + asked.error().message);
  if (asked->text("deals") != std::to_string(shard->deals))
    return damaged(name, "is damaged: its command has another number of deals than its sums");
  return ShardInput{name, *std::move(shard), *std::move(asked)};
}

std::string value_of(const std::optional<std::string>& text) {
  return text ? shown(*text) : "not given";
}

// What two commands say differently: "--turn-up is 7H in the first, 8H in the second".
std::string differences(const FlagValues& first, const FlagValues& second) {
  std::vector<std::string> all;
  const auto compare = [&](const std::string& what, const std::optional<std::string>& a,
                           const std::optional<std::string>& b) {
    if (a != b)
      all.push_back(
          fmt::format("{} is {} in the first, {} in the second", what, value_of(a), value_of(b)));
  };
  compare("the hand", fmt::format("{}", fmt::join(first.words, " ")),
          fmt::format("{}", fmt::join(second.words, " ")));
  for (const Flag& flag : odds_flags().flags)
    compare(fmt::format("--{}", flag.name), first.text(flag.name), second.text(flag.name));
  return fmt::format("{}", fmt::join(all, "; "));
}

std::vector<Fault> strangers(const std::vector<ShardInput>& shards) {
  std::vector<Fault> faults;
  for (const ShardInput& shard : shards) {
    const std::string why = differences(shards.front().asked, shard.asked);
    if (!why.empty())
      faults.push_back({fmt::format("{} and {} do not belong together: {}.",
                                    shown(shards.front().name), shown(shard.name), why)});
  }
  return faults;
}

DealSpan deals_of(const ShardInput& input) {
  return span_of(input.shard.deals, input.shard.shard);
}

// By their first deal; those without a deal are left out.
std::vector<const ShardInput*> in_order(const std::vector<ShardInput>& shards) {
  std::vector<const ShardInput*> sorted;
  for (const ShardInput& shard : shards) {
    if (deals_of(shard).count > 0)
      sorted.push_back(&shard);
  }
  std::ranges::stable_sort(sorted, {},
                           [](const ShardInput* shard) { return deals_of(*shard).first; });
  return sorted;
}

std::string span_in_words(std::uint64_t first, std::uint64_t end) {
  return end - first == 1 ? fmt::format("deal {}", first)
                          : fmt::format("deals {} to {}", first, end - 1);
}

std::vector<Fault> overlaps(const std::vector<ShardInput>& shards) {
  std::vector<Fault> faults;
  const ShardInput* farthest = nullptr;  // of those before, the one that ends last
  for (const ShardInput* shard : in_order(shards)) {
    const DealSpan span = deals_of(*shard);
    if (farthest != nullptr && farthest->name == shard->name)
      faults.push_back({fmt::format("{} is given twice: give it once.", shown(shard->name))});
    else if (farthest != nullptr && span.first < deals_of(*farthest).end())
      faults.push_back({fmt::format(
          "{} and {} overlap: both have the {}. Leave one of them out.", shown(farthest->name),
          shown(shard->name),
          span_in_words(span.first, std::min(span.end(), deals_of(*farthest).end())))});
    if (farthest == nullptr || span.end() > deals_of(*farthest).end())
      farthest = shard;
  }
  return faults;
}

tl::unexpected<Failure> refused(std::vector<Fault> faults) {
  const std::size_t more = faults.size() - std::min(faults.size(), most_to_list);
  faults.resize(faults.size() - more);
  if (more > 0)
    faults.push_back({fmt::format("There are {} more such files.", more)});
  return tl::unexpected(usage_failure(std::move(faults)));
}

std::vector<DealSpan> gaps(const std::vector<ShardInput>& shards) {
  std::vector<DealSpan> missing;
  std::uint64_t next = 0;
  for (const ShardInput* shard : in_order(shards)) {
    const DealSpan span = deals_of(*shard);
    if (span.first > next)
      missing.push_back({next, span.first - next});
    next = span.end();
  }
  const std::uint64_t all = shards.front().shard.deals;
  if (next < all)
    missing.push_back({next, all - next});
  return missing;
}

// The parts of the split that the files are of which make up the gaps, as far as there are any.
std::vector<Shard> shards_of(const std::vector<DealSpan>& missing,
                             const std::vector<ShardInput>& shards) {
  std::vector<Shard> parts;
  const std::uint64_t of = shards.front().shard.shard.of;
  const std::uint64_t all = shards.front().shard.deals;
  for (const DealSpan& gap : missing) {
    // The part that holds a deal is found by proportion, and its neighbours for the rounding.
    auto number = static_cast<std::uint64_t>(static_cast<double>(gap.first) /
                                             static_cast<double>(all) * static_cast<double>(of));
    number = std::max<std::uint64_t>(number, 2) - 1;
    for (; number <= of && parts.size() <= most_to_list; ++number) {
      const DealSpan span = span_of(all, {number, of});
      if (span.first >= gap.end())
        break;
      if (span.first >= gap.first && span.end() <= gap.end() && span.count > 0)
        parts.push_back({number, of});
    }
  }
  return parts;
}

// "deals 0 to 9, deal 12 and 3 more stretches".
std::string gaps_in_words(const std::vector<DealSpan>& missing) {
  std::vector<std::string> texts;
  for (std::size_t k = 0; k < missing.size() && k < most_to_list; ++k)
    texts.push_back(span_in_words(missing[k].first, missing[k].end()));
  if (missing.size() > most_to_list)
    texts.push_back(fmt::format("{} more stretches", missing.size() - most_to_list));
  return fmt::format("{}", fmt::join(texts, ", "));
}

}  // namespace

tl::expected<std::vector<std::string>, Fault> words_of_command(std::string_view command) {
  std::vector<std::string> words;
  bool in_word = false;
  bool quoted = false;
  for (std::size_t k = 0; k < command.size(); ++k) {
    const char c = command[k];
    if (c == ' ' && !quoted) {
      in_word = false;
      continue;
    }
    if (!in_word)
      words.emplace_back();
    in_word = true;
    if (c == '\'')
      quoted = !quoted;
    else if (c == '\\' && !quoted && k + 1 < command.size())
      words.back() += command[++k];
    else
      words.back() += c;
  }
  if (quoted)
    return tl::unexpected(Fault{"A quote is not closed."});
  return words;
}

tl::expected<std::vector<ShardInput>, Failure> read_shards(const std::vector<std::string>& names) {
  std::vector<ShardInput> shards;
  std::vector<Fault> faults;
  for (const std::string& name : names) {
    const auto text = contents_of(name);
    if (!text)
      return tl::unexpected(text.error());
    if (auto shard = shard_in(name, *text))
      shards.push_back(*std::move(shard));
    else
      faults.push_back(shard.error());
  }
  if (faults.empty())
    faults = strangers(shards);
  if (faults.empty())
    faults = overlaps(shards);
  if (!faults.empty())
    return refused(std::move(faults));
  return shards;
}

tl::expected<void, Failure> check_none_missing(const std::vector<ShardInput>& shards) {
  const std::vector<DealSpan> missing = gaps(shards);
  if (missing.empty())
    return {};
  const ShardFile& one = shards.front().shard;
  std::string message = fmt::format("Of the {} deals (0 to {}) some are missing: {}.", one.deals,
                                    one.deals - 1, gaps_in_words(missing));
  const std::vector<Shard> parts = shards_of(missing, shards);
  if (!parts.empty())
    message += " To make them:";
  for (std::size_t k = 0; k < parts.size() && k < most_to_list; ++k)
    message += fmt::format("\n  {} --shard {}/{} -o FILE", shown(one.command, 2000),
                           parts[k].number, parts[k].of);
  if (parts.size() > most_to_list)
    message += "\n  and so on";
  return tl::unexpected(Failure{ExitCode::limit_reached, {{message}}});
}

}  // namespace wizbid::cli
