#include "charts/svg.h"

#include <fmt/format.h>

#include <algorithm>

#include "charts/layout.h"

namespace wizbid {

namespace {

constexpr double svg_page_gap = 18;

std::string fill(Ink ink) {
  return hex_text(colour_of(ink));
}

struct SvgWriter {
  std::string& out;

  void operator()(const RectangleMark& mark) const {
    out += fmt::format(
        "<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" "
        "fill=\"{}\"/>\n",
        mark.x, mark.y, mark.width, mark.height, fill(mark.ink));
  }
  void operator()(const LineMark& mark) const {
    out += fmt::format(
        "<path d=\"M{:.2f} {:.2f}L{:.2f} {:.2f}\" stroke=\"{}\" "
        "stroke-width=\"{:.2f}\"/>\n",
        mark.x1, mark.y1, mark.x2, mark.y2, fill(mark.ink), mark.width);
  }
  void operator()(const TextMark& mark) const {
    constexpr std::string_view anchors[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};
    out += fmt::format(
        "<text x=\"{:.2f}\" y=\"{:.2f}\" font-size=\"{:.2f}\"{}{} fill=\"{}\">{}"
        "</text>\n",
        mark.x, mark.y, mark.size, anchors[static_cast<std::size_t>(mark.anchor)],
        mark.weight == FontWeight::bold ? " font-weight=\"700\"" : "", fill(mark.ink),
        escaped_markup(mark.text));
  }
  void operator()(const GroupMark& mark) const {
    if (mark.role == "hidden") {
      out += "<g aria-hidden=\"true\">\n";
      return;
    }
    out += fmt::format(
        "<g role=\"{}\"{}>\n", mark.role,
        mark.label.empty() ? "" : fmt::format(" aria-label=\"{}\"", escaped_markup(mark.label)));
  }
  void operator()(EndMark) const { out += "</g>\n"; }
};

}  // namespace

std::string escaped_markup(const std::string& text) {
  std::string result;
  for (char c : text) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += c;
    }
  }
  return result;
}

std::string chart_svg(const Chart& chart, Paper paper) {
  const auto pages = draw_chart(chart, paper);
  double width = 0;
  double height = -svg_page_gap;
  for (const DrawnPage& page : pages) {
    width = std::max(width, page.width);
    height += page.height + svg_page_gap;
  }
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.2f}pt\" height=\"{1:.2f}pt\" "
      "viewBox=\"0 0 {0:.2f} {1:.2f}\" role=\"group\" aria-labelledby=\"title desc\" "
      "xml:lang=\"{2}\" font-family=\"{3}, Carlito, 'Helvetica Neue', Arial, sans-serif\">\n"
      "<title id=\"title\">{4}</title>\n<desc id=\"desc\">{5}</desc>\n",
      width, height, chart.language == Language::german ? "de" : "en", chart_font,
      escaped_markup(title_with_players(chart)), escaped_markup(chart.description));
  double top = 0;
  for (const DrawnPage& page : pages) {
    svg += fmt::format("<g transform=\"translate(0 {:.2f})\">\n", top);
    SvgWriter{svg}(RectangleMark{0, 0, page.width, page.height, Ink::paper});
    for (const DrawnMark& mark : page.marks)
      std::visit(SvgWriter{svg}, mark);
    svg += "</g>\n";
    top += page.height + svg_page_gap;
  }
  return svg + "</svg>\n";
}

}  // namespace wizbid
