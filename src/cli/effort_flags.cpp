#include "cli/effort_flags.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace wizbid::cli {

namespace {

constexpr double usual_precision = 0.5;                  // percent
constexpr std::uint64_t usual_most_cards = 150'000'000;  // a few seconds
constexpr std::array<std::string_view, 3> stops{"deals", "precision", "time"};

// What comes from a later layer replaces all that an earlier one says about when to stop.
bool counts(const FlagValues& values, std::string_view stop) {
  std::optional<Layer> last;
  for (const std::string_view each : stops) {
    if (const auto layer = values.layer(each))
      last = std::max(last.value_or(*layer), *layer);
  }
  return last && values.layer(stop) == last;
}

void read_stops(ValueReader& reader, EffortWish& wish) {
  constexpr auto most_deals = std::numeric_limits<std::int64_t>::max();
  constexpr double least_precision = 1e-6;
  constexpr double least_time = 1e-3;
  constexpr double most_time = 1e7;
  const FlagValues& values = reader.values();
  const auto deals =
      reader.whole("deals", 1, most_deals,
                   "a whole number of deals, at least 1 and at most 9223372036854775807");
  const auto precision = reader.number("precision", least_precision, 50,
                                       "a number of percent from 0.000001 to 50, as in 0.5");
  const auto time = reader.number("time", least_time, most_time,
                                  "a number of seconds from 0.001 to 10000000, as in 2 or 0.5");
  if (deals && counts(values, "deals"))
    wish.effort.sample.size.deals = static_cast<std::uint64_t>(*deals);
  if (time && counts(values, "time"))
    wish.seconds = time;
  wish.precision_asked = precision && counts(values, "precision");
  if (wish.precision_asked)
    wish.precision_percent = precision;
  else if (!wish.effort.sample.size.deals && !wish.seconds) {
    wish.precision_percent = usual_precision;
    wish.effort.sample.size.most_cards = usual_most_cards;
  }
}

// An exact answer has no sample to stop.
void refuse_stops(ValueReader& reader) {
  for (const std::string_view stop : stops) {
    if (reader.values().typed(stop))
      reader.add_fault(
          fmt::format("--{} says when to stop sampling, and --method exact does not "
                      "sample: leave one of them out.",
                      stop));
  }
}

}  // namespace

EffortWish read_effort(ValueReader& reader, unsigned cores) {
  constexpr std::array<std::string_view, 3> methods{"auto", "exact", "sample"};
  constexpr std::int64_t most_threads = 1024;
  constexpr auto most_seed = std::numeric_limits<std::int64_t>::max();
  EffortWish wish;
  wish.effort.method = static_cast<Method>(reader.choice("method", methods).value_or(0));
  read_stops(reader, wish);
  if (wish.effort.method == Method::exact)
    refuse_stops(reader);
  if (wish.seconds)
    wish.effort.patience = *wish.seconds;
  if (wish.precision_percent)
    wish.effort.sample.size.precision = *wish.precision_percent / 100;
  const auto seed =
      reader.whole("seed", 0, most_seed, "a whole number from 0 to 9223372036854775807");
  wish.effort.sample.seed = static_cast<std::uint64_t>(seed.value_or(1));
  const auto threads =
      reader.whole("threads", 1, most_threads, "a number of threads from 1 to 1024");
  wish.effort.sample.threads = threads ? static_cast<unsigned>(*threads) : cores;
  return wish;
}

BidNoise read_bid_noise(ValueReader& reader) {
  constexpr BidNoise usual = 2;
  return reader
      .number("bid-noise", 0, std::numeric_limits<double>::infinity(),
              "a number of points, 0 or more, or inf")
      .value_or(usual);
}

std::optional<Shard> read_shard_flag(ValueReader& reader) {
  const auto text = reader.values().text("shard");
  if (!text)
    return std::nullopt;
  const std::size_t slash = std::min(text->find('/'), text->size());
  const auto number = whole_number_in(std::string_view(*text).substr(0, slash));
  const auto of =
      whole_number_in(std::string_view(*text).substr(std::min(slash + 1, text->size())));
  if (number && of && *number >= 1 && *number <= *of)
    return Shard{static_cast<std::uint64_t>(*number), static_cast<std::uint64_t>(*of)};
  reader.add_fault("shard",
                   "I/N, the I-th of N parts, counted from 1, as in 1/4 (a job that counts from 0 "
                   "adds 1)");
  return std::nullopt;
}

}  // namespace wizbid::cli
