#include "studies/reliability_text.h"

#include <fmt/format.h>

namespace wizbid {
namespace {

double percent(double share) {
  return 100 * share;
}

double error_percent(const SampleMean& mean) {
  return percent(mean.standard_error().value_or(1));
}

std::string line_of(const CompanyReliability& measured, std::string_view range,
                    const ReliabilityBin& bin) {
  return fmt::format("{} {} {} {} {:.1f} {:.1f} {:.1f}\n", measured.company, measured.players,
                     range, bin.fresh.count(), percent(bin.fresh.mean()),
                     percent(bin.happened.mean()), error_percent(bin.happened));
}

std::string row_of(std::string_view range, const ReliabilityBin& bin) {
  return fmt::format("| {} | {} | {:.1f} | {:.1f} | {:.1f} ± {:.1f} | {:+.1f} ± {:.1f} |\n", range,
                     bin.said.count(), percent(bin.said.mean()), percent(bin.fresh.mean()),
                     percent(bin.happened.mean()), error_percent(bin.happened),
                     percent(bin.excess.mean()), error_percent(bin.excess));
}

template <class Write>
std::string each_tenth(const Reliability& reliability, Write write) {
  std::string text;
  for (std::size_t tenth = 0; tenth < reliability.tenths.size(); ++tenth) {
    if (reliability.tenths[tenth].said.count() > 0)
      text += write(tenth * 10, tenth * 10 + 10, reliability.tenths[tenth]);
  }
  return text;
}

}  // namespace

std::string reliability_lines(const CompanyReliability& measured) {
  const Reliability& reliability = measured.reliability;
  return line_of(measured, "0 100", reliability.all) +
         each_tenth(reliability, [&](std::size_t from, std::size_t to, const ReliabilityBin& bin) {
           return line_of(measured, fmt::format("{} {}", from, to), bin);
         });
}

std::string reliability_head() {
  return "# wizbid reliability 1\n"
         "# How often the bid that `wizbid odds` recommends is made, by the chance that it gave.\n"
         "# Random situations, official rules, all numbers of cards and seats alike; `odds` took\n"
         "# everybody for `points`; I bid as recommended and play like `points`; TABLE: the "
         "others.\n"
         "# SAID is free of the luck that made the bid look best; ERROR is one standard error of\n"
         "# HAPPENED; all in percent. docs/accuracy.md tells more.\n"
         "# TABLE PLAYERS FROM TO SITUATIONS SAID HAPPENED ERROR\n";
}

std::string made_by(std::string_view command) {
  return fmt::format("# Made by: {}\n", command);
}

std::string reliability_markdown(const CompanyReliability& measured) {
  const Reliability& reliability = measured.reliability;
  return "| said, % | situations | said | fresh | happened | fresh - happened |\n"
         "| ---: | ---: | ---: | ---: | ---: | ---: |\n" +
         each_tenth(reliability,
                    [](std::size_t from, std::size_t to, const ReliabilityBin& bin) {
                      return row_of(fmt::format("{} to {}", from, to), bin);
                    }) +
         row_of("all", reliability.all);
}

}  // namespace wizbid
