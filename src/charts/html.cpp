#include "charts/html.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "charts/svg.h"

namespace wizbid {

namespace {

constexpr std::string_view style = R"(
:root{color-scheme:light dark;--paper:#fff;--text:#111820;--faint:#4b5560;--rule:#c4cbd2;
--box:#eef3f8;--s1:#eef3f8;--s2:#d9e5f0;--s3:#bad2e7;--s4:#92badb;--bar:#aac9e3}
@media(prefers-color-scheme:dark){:root{--paper:#12171d;--text:#eef2f6;--faint:#aeb8c2;
--rule:#3a434d;--box:#1d252e;--s1:#1d2a36;--s2:#22384c;--s3:#284863;--s4:#2e587b;--bar:#2b4f6f}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--text);line-height:1.35;
font-family:Lato,Carlito,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
main,footer{max-width:60rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:flex-start;gap:1rem}
h1{font-size:1.9rem;line-height:1.1;margin:0}h2{font-size:1.5rem;line-height:1.15;margin:0}
h3{font-size:1.05rem;margin:0 0 .3rem}
.sub{color:var(--faint);margin:.3rem 0 1rem}
.badge{background:var(--text);color:var(--paper);font-weight:700;text-align:center;
padding:.2rem .5rem;font-size:.7rem;line-height:1.1}
.badge b{display:block;font-size:1.7rem;line-height:1.1}
.wide{overflow-x:auto;margin:0 0 1rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
table.few{width:auto;min-width:40%}table.few td{min-width:4em}
caption{font-weight:700;text-align:left;padding-bottom:.3rem}
th,td{padding:.28rem .3rem;border-top:1px solid var(--rule);text-align:center}
thead tr:first-child th:first-child{text-align:left}thead th{border-top:0;vertical-align:bottom;font-size:.85em;line-height:1.15}
thead tr:last-child th,thead th[rowspan]{border-bottom:2px solid var(--text)}
tbody th{text-align:left;font-size:.92em;white-space:nowrap}
tbody th small{font-weight:400;font-size:1em;color:var(--faint)}
td small{display:block;font-weight:400;font-size:.72em;line-height:1.15}
tr.open>*{border-top:1.5px solid var(--text)}
tbody tr:last-child>*{border-bottom:2px solid var(--text)}
.s1{background:var(--s1)}.s2{background:var(--s2)}.s3{background:var(--s3)}.s4{background:var(--s4)}
.s1,.s2,.s3,.s4,.best{font-weight:700}
.box{background:var(--box);border-left:4px solid var(--text);padding:.6rem .9rem;margin:0 0 1rem}
.box p,.note p{margin:.25rem 0}
.note{color:var(--faint);font-size:.9rem;margin:-.5rem 0 1rem}
footer{border-top:1px solid var(--text);color:var(--faint);font-size:.8rem;padding-top:.5rem}
footer code{color:var(--text);overflow-wrap:anywhere}
main>section+section{margin-top:2.5rem}
@media(max-width:40rem){th,td{padding:.25rem .15rem}tbody th{white-space:normal}
tbody th small{display:block}main,footer{padding:.7rem}}
@media print{:root{--paper:#fff;--text:#111820;--faint:#4b5560;--rule:#c4cbd2;--box:#eef3f8;
--s1:#eef3f8;--s2:#d9e5f0;--s3:#bad2e7;--s4:#92badb;--bar:#aac9e3}
body{font-size:11pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.d1{font-size:9pt}.d2{font-size:7.5pt}.d3{font-size:6.5pt;line-height:1.15}
h1,h2{font-size:18pt}.d3 h1,.d3 h2{font-size:14pt}.turned{page:wide}
main,footer{max-width:none;padding:0}.wide{overflow:visible;margin:0 0 .7em}
th,td{padding:.12rem .2rem}.d3 th,.d3 td{padding:.06rem .1rem}
.sub{margin:.1em 0 .5em}.note{font-size:.95em;margin:-.3em 0 .7em}
.box{padding:.3em .8em;margin:0 0 .8em}.box p,.note p{margin:.15em 0}
main>section+section{break-before:page;margin:0}tr,.box{break-inside:avoid}footer{margin-top:.6rem}}
)";

class HtmlWriter {
 public:
  explicit HtmlWriter(const Chart& chart) : chart_(chart) {}

  std::string write(Paper paper) {
    open(paper);
    for (std::size_t i = 0; i < chart_.pages.size(); ++i)
      page(chart_.pages[i], i == 0);
    out_ += fmt::format("</main>\n<footer{}>\n",
                        chart_.pages.back().landscape ? " class=\"turned\"" : "");
    std::string text;
    for (const std::string& sentence : chart_.footer.sentences)
      text += (text.empty() ? "" : " ") + sentence;
    paragraph(text);
    out_ += fmt::format("<p><code lang=\"en\">{}</code></p>\n</footer>\n</body>\n</html>\n",
                        escaped_markup(chart_.footer.command));
    return std::move(out_);
  }

 private:
  void open(Paper paper) {
    out_ += fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"description\" content=\"{}\">\n<link rel=\"icon\" href=\"data:,\">\n"
        "<title>{}</title>\n<style>{}@page{{size:{} portrait;margin:12mm}}\n"
        "@page wide{{size:{} landscape}}\n</style>\n</head>\n<body>\n"
        "<main>\n",
        chart_.language == Language::german ? "de" : "en", escaped_markup(chart_.description),
        escaped_markup(title_with_players(chart_)), style, paper_name(paper), paper_name(paper));
  }

  static std::string_view paper_name(Paper paper) { return paper == Paper::a4 ? "A4" : "letter"; }

  void paragraph(const std::string& text) { out_ += "<p>" + escaped_markup(text) + "</p>\n"; }

  void page(const ChartPage& page, bool first) {
    const char* level = first ? "h1" : "h2";
    // Many rows are printed in smaller type, so that a page of the chart is a page of paper.
    const int rows = lines_of(page) * (page.landscape ? 3 : 2) / 2;
    const int density = rows > 44 ? 3 : (rows > 34 ? 2 : (rows > 24 ? 1 : 0));
    out_ += fmt::format(
        "<section class=\"d{3}{4}\">\n<header><div><{0}>{1}</{0}>\n<p "
        "class=\"sub\">{2}</p></div>\n",
        level, escaped_markup(page.title), escaped_markup(page.subtitle), density,
        page.landscape ? " turned" : "");
    if (first)
      out_ += fmt::format("<div class=\"badge\"><b>{}</b>{}</div>\n", chart_.players,
                          escaped_markup(std::string(phrase(chart_.language, "players"))));
    out_ += "</header>\n";
    for (const ChartBox& each : page.before)
      box(each);
    for (const ChartTable& each : page.tables)
      table(each);
    for (const ChartBox& each : page.after)
      box(each);
    out_ += "</section>\n";
  }

  // About: what a page holds, in lines as high as the row of a table.
  static int lines_of(const ChartPage& page) {
    std::size_t lines = 0;
    for (const ChartTable& each : page.tables)
      lines += each.rows.size() + 3 + 2 * each.notes.size();
    for (const auto* boxes : {&page.before, &page.after}) {
      for (const ChartBox& each : *boxes)
        lines += each.lines.size() + 2;
    }
    return static_cast<int>(lines);
  }

  void box(const ChartBox& box) {
    out_ += "<div class=\"box\">\n";
    if (!box.title.empty())
      out_ += fmt::format("<p><strong>{}</strong></p>\n", escaped_markup(box.title));
    for (const std::string& line : box.lines)
      paragraph(line);
    out_ += "</div>\n";
  }

  // A table that is wider than the screen can be scrolled, by keyboard too.
  void table(const ChartTable& table) {
    out_ += fmt::format(
        "<section class=\"wide\" tabindex=\"0\" aria-label=\"{}\">\n"
        "<table{}>\n",
        escaped_markup(name_of(table)), table.heads.size() < 3 ? " class=\"few\"" : "");
    if (!table.title.empty())
      out_ += fmt::format("<caption>{}</caption>\n", escaped_markup(table.title));
    // Columns of one width where there is room.
    constexpr double widest = 18;
    constexpr double together = 72;
    out_ += fmt::format("<colgroup><col><col span=\"{}\" style=\"width:{:.1f}%\"></colgroup>\n",
                        table.heads.size(),
                        std::min(widest, together / static_cast<double>(table.heads.size())));
    heads(table);
    out_ += "<tbody>\n";
    for (std::size_t i = 0; i < table.rows.size(); ++i)
      row(table.rows[i], i > 0 && table.rows[i].opens_group);
    out_ += "</tbody>\n</table>\n</section>\n";
    if (table.notes.empty())
      return;
    out_ += "<div class=\"note\">\n";
    for (const std::string& note : table.notes)
      paragraph(note);
    out_ += "</div>\n";
  }

  // Regions need names of their own.
  std::string name_of(const ChartTable& table) {
    ++tables_;
    const std::string name = table.title.empty() ? chart_.title : table.title;
    return tables_ == 1 ? name : fmt::format("{} ({})", name, tables_);
  }

  void heads(const ChartTable& table) {
    out_ += "<thead>\n";
    const bool grouped = !table.groups.empty();
    const std::string corner =
        fmt::format("<th scope=\"col\"{}>{}</th>", grouped ? " rowspan=\"2\"" : "",
                    escaped_markup(table.corner));
    out_ += "<tr>" + corner;
    for (const ColumnGroup& group : table.groups)
      out_ += fmt::format("<th scope=\"colgroup\" colspan=\"{}\">{}</th>", group.columns,
                          escaped_markup(group.head));
    out_ += grouped ? "</tr>\n<tr>" : "";
    for (const std::string& head : table.heads)
      out_ += "<th scope=\"col\">" + escaped_markup(head) + "</th>";
    out_ += "</tr>\n</thead>\n";
  }

  void row(const ChartRow& row, bool opens) {
    out_ += fmt::format(
        "<tr{}><th scope=\"row\">{}{}</th>", opens ? " class=\"open\"" : "",
        escaped_markup(row.head),
        row.detail.empty() ? "" : fmt::format(" <small>{}</small>", escaped_markup(row.detail)));
    for (const ChartCell& each : row.cells)
      cell(each);
    out_ += "</tr>\n";
  }

  void cell(const ChartCell& cell) {
    std::string attributes;
    if (cell.shade != Shade::none)
      attributes = fmt::format(" class=\"s{}\"", static_cast<int>(cell.shade));
    else if (cell.strong)
      attributes = " class=\"best\"";
    if (cell.bar)
      attributes += fmt::format(
          " style=\"background:linear-gradient(90deg,var(--bar) {0:.1f}%,transparent {0:.1f}%)\"",
          *cell.bar * 100);
    out_ += fmt::format(
        "<td{}>{}{}</td>", attributes, escaped_markup(cell.text),
        cell.detail.empty() ? "" : fmt::format("<small>{}</small>", escaped_markup(cell.detail)));
  }

  const Chart& chart_;
  int tables_ = 0;
  std::string out_;
};

}  // namespace

std::string chart_html(const Chart& chart, Paper paper) {
  return HtmlWriter(chart).write(paper);
}

}  // namespace wizbid
