#include "studies/reliability_svg.h"

#include <fmt/format.h>

namespace wizbid {
namespace {

constexpr double side = 260;    // of a panel, in pixels
constexpr double step_x = 330;  // from panel to panel
constexpr double step_y = 350;
constexpr double left = 60;  // of the first panel
constexpr double top = 60;
constexpr int fewest = 20;  // situations that a point stands for
constexpr double errors = 1.96;

struct Corner {
  double x;
  double y;
  double across(double share) const { return x + share * side; }
  double up(double share) const { return y + (1 - share) * side; }
};

std::string line(double x1, double y1, double x2, double y2, std::string_view style) {
  return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" {}/>\n", x1, y1,
                     x2, y2, style);
}

std::string words(double x, double y, std::string_view anchor, std::string_view text) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor,
                     text);
}

std::string frame(const Corner& corner) {
  std::string svg;
  for (int percent = 0; percent <= 100; percent += 20) {
    const double share = percent / 100.0;
    svg += line(corner.across(share), corner.up(0), corner.across(share), corner.up(1),
                "class=\"grid\"");
    svg += line(corner.across(0), corner.up(share), corner.across(1), corner.up(share),
                "class=\"grid\"");
    svg += words(corner.across(share), corner.up(0) + 18, "middle", fmt::format("{}", percent));
    svg += words(corner.across(0) - 8, corner.up(share) + 4, "end", fmt::format("{}", percent));
  }
  return svg +
         line(corner.across(0), corner.up(0), corner.across(1), corner.up(1), "class=\"ideal\"");
}

std::string point(const Corner& corner, const ReliabilityBin& bin) {
  const double x = corner.across(bin.fresh.mean());
  const double share = bin.happened.mean();
  const double half = errors * bin.happened.standard_error().value_or(0);
  return line(x, corner.up(share - half), x, corner.up(share + half), "class=\"error\"") +
         fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.5\"/>\n", x, corner.up(share));
}

std::string panel(const Corner& corner, const CompanyReliability& measured) {
  std::string svg = frame(corner);
  svg += fmt::format(
      "<text class=\"head\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">"
      "{} players, the others: {}</text>\n",
      corner.across(0.5), corner.y - 12, measured.players, measured.company);
  svg += words(corner.across(0.5), corner.up(0) + 36, "middle", "said: chance to make the bid, %");
  svg += fmt::format(
      "<text transform=\"translate({:.1f} {:.1f}) rotate(-90)\" text-anchor=\"middle\">"
      "happened, %</text>\n",
      corner.x - 38, corner.up(0.5));
  for (const ReliabilityBin& bin : measured.reliability.tenths) {
    if (bin.said.count() >= fewest)
      svg += point(corner, bin);
  }
  return svg;
}

std::string description(const std::vector<CompanyReliability>& measured) {
  std::string text =
      "For each kind of table the share of recommended bids that were made, against the chance "
      "that was said, in tenths. On the diagonal it happens as often as it is said.";
  for (const CompanyReliability& each : measured)
    text += fmt::format(" {} players, the others {}: said {:.1f}% on average, happened {:.1f}%.",
                        each.players, each.company, 100 * each.reliability.all.fresh.mean(),
                        100 * each.reliability.all.happened.mean());
  return text;
}

constexpr const char* style =
    "<style>text{font:13px sans-serif;fill:#000}.head{font-weight:bold}"
    ".grid{stroke:#ccc;stroke-width:1}.ideal{stroke:#666;stroke-width:1.5;stroke-dasharray:6 4}"
    ".error{stroke:#000;stroke-width:1.5}circle{fill:#000}</style>\n";

}  // namespace

std::string reliability_svg(const std::vector<CompanyReliability>& measured) {
  const std::size_t pairs = (measured.size() + 1) / 2;
  const auto rows = static_cast<double>(pairs);
  const double width = left + 2 * step_x;
  const double height = top + rows * step_y;
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {:.0f} {:.0f}\" width=\"{:.0f}\" "
      "height=\"{:.0f}\" role=\"img\" aria-labelledby=\"title desc\">\n",
      width, height, width, height);
  svg += "<title id=\"title\">How often recommended bids are made</title>\n";
  svg += fmt::format("<desc id=\"desc\">{}</desc>\n", description(measured)) + style;
  svg += fmt::format("<rect width=\"{:.0f}\" height=\"{:.0f}\" fill=\"#fff\"/>\n", width, height);
  for (std::size_t i = 0; i < measured.size(); ++i) {
    const std::size_t row = i / 2;
    const std::size_t column = i % 2;
    svg += panel(
        {left + static_cast<double>(column) * step_x, top + static_cast<double>(row) * step_y},
        measured[i]);
  }
  return svg + "</svg>\n";
}

}  // namespace wizbid
