// All charts that there are, drawn.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <stdexcept>

#include "charts/counting_charts.h"
#include "charts/html.h"
#include "charts/layout.h"
#include "charts/one_card_chart.h"
#include "charts/pdf.h"
#include "charts/svg.h"
#include "charts/values_chart.h"
#include "charts/wallet_chart.h"
#include "rules/schedule.h"

namespace wizbid {
namespace {

std::vector<Chart> all_charts(Language language) {
  const Model greedy{find_player("greedy"), find_player("greedy")};
  std::vector<Chart> charts;
  for (int players = min_players; players <= max_players; ++players) {
    const int last = last_round(players);
    charts.push_back(
        one_card_chart({official_rules(), players, std::nullopt, greedy, 2, language}));
    charts.push_back(holdings_chart(players, 1, last, language));
    charts.push_back(card_odds_chart(players, 1, last, language));
    charts.push_back(card_values_chart(shipped_values(players), 2, last, language));
    charts.push_back(wallet_chart({official_rules(), players, std::nullopt, greedy, 2, language},
                                  shipped_values(players)));
  }
  for (Chart& chart : charts)
    chart.footer.command = "wizbid chart";
  return charts;
}

// Whether a text, set where it says, stays on the page. The widths are those of the font, good to
// some percent.
void expect_on_page(const DrawnPage& page, const TextMark& text, const std::string& chart) {
  const double width = text_width(text.text, text.size, text.weight);
  const double left = text.anchor == Anchor::start
                          ? text.x
                          : text.x - width * (text.anchor == Anchor::middle ? 0.5 : 1.0);
  EXPECT_GE(left, 15) << chart << ": " << text.text;
  EXPECT_LE(left + width, page.width - 15) << chart << ": " << text.text;
  EXPECT_LE(text.y, page.height - 15) << chart << ": " << text.text;
  EXPECT_GE(text.size, 6) << chart << ": " << text.text;
}

TEST(ChartFormats, EveryPageFitsItsPaperWithLegibleType) {
  for (const Language language : {Language::english, Language::german}) {
    for (const Chart& chart : all_charts(language)) {
      for (const Paper paper : {Paper::a4, Paper::letter}) {
        for (const DrawnPage& page : draw_chart(chart, paper)) {
          for (const DrawnMark& mark : page.marks) {
            if (const auto* text = std::get_if<TextMark>(&mark))
              expect_on_page(page, *text, chart.kind);
          }
        }
      }
    }
  }
}

TEST(ChartFormats, ALongFileNameStaysOnThePage) {
  Chart chart = holdings_chart(4, 1, 3, Language::english);
  chart.footer.command = "wizbid chart -p 4 --kind holdings -o " + std::string(240, 'm') + ".pdf";
  std::string command;
  const DrawnPage page = draw_chart(chart, Paper::a4).front();
  for (const DrawnMark& mark : page.marks) {
    if (const auto* text = std::get_if<TextMark>(&mark)) {
      expect_on_page(page, *text, chart.kind);
      command += text->text;
    }
  }
  EXPECT_NE(command.find(std::string(240, 'm') + ".pdf"), std::string::npos);
}

TEST(ChartFormats, SheetsHaveSeveralCardsThatAreReadAloudOnce) {
  const Model greedy{find_player("greedy"), find_player("greedy")};
  const Chart chart = wallet_chart(
      {official_rules(), 4, std::nullopt, greedy, 2, Language::english}, shipped_values(4));
  for (const Paper paper : {Paper::a4, Paper::letter}) {
    const std::string svg = chart_svg(chart, paper);
    int hidden = 0;
    for (std::size_t at = svg.find("aria-hidden"); at != std::string::npos;
         at = svg.find("aria-hidden", at + 1))
      ++hidden;
    EXPECT_EQ(hidden, 3);
  }
}

TEST(ChartFormats, GermanNumbersHaveCommasAndABlankBeforeThePercentSign) {
  const std::regex wrong("[0-9](%|\\.[0-9])");
  for (const Chart& chart : all_charts(Language::german)) {
    const std::string html = chart_html(chart, Paper::a4);
    const std::string shown =
        std::regex_replace(html.substr(html.find("<main>")), std::regex("style=\"[^\"]*\""), "");
    std::smatch found;
    EXPECT_FALSE(std::regex_search(shown, found, wrong)) << chart.kind << found.prefix().str();
  }
}

TEST(ChartFormats, EveryCellHasALetterNumberOrDash) {
  for (const Chart& chart : all_charts(Language::english)) {
    for (const ChartPage& page : chart.pages) {
      for (const ChartTable& table : page.tables) {
        int columns = 0;
        for (const ColumnGroup& group : table.groups)
          columns += group.columns;
        EXPECT_TRUE(table.groups.empty() || columns == static_cast<int>(table.heads.size()))
            << chart.kind;
        for (const ChartRow& row : table.rows) {
          ASSERT_EQ(row.cells.size(), table.heads.size()) << chart.kind << ' ' << row.head;
          for (const ChartCell& cell : row.cells)
            EXPECT_FALSE(cell.text.empty());
        }
      }
    }
  }
}

TEST(ChartFormats, SvgAndHtmlEscapeMarkup) {
  Chart chart = holdings_chart(4, 1, 3, Language::english);
  chart.title = "<b> & \"quotes\"";
  chart.pages.front().title = chart.title;
  for (const std::string& text : {chart_svg(chart, Paper::a4), chart_html(chart, Paper::a4)}) {
    EXPECT_EQ(text.find("<b> &"), std::string::npos);
    EXPECT_NE(text.find("&lt;b&gt; &amp; &quot;quotes&quot;"), std::string::npos);
  }
}

TEST(ChartFormats, PdfBytesAreTheSameEachTime) {
  const Chart chart = holdings_chart(4, 1, 5, Language::english);
  const auto first = chart_pdf(chart, Paper::a4);
  ASSERT_TRUE(first) << first.error().message;
  EXPECT_TRUE(first->starts_with("%PDF-"));
  EXPECT_EQ(*first, *chart_pdf(chart, Paper::a4));
  EXPECT_NE(*first, *chart_pdf(chart, Paper::letter));
}

TEST(ChartFormats, PngIsAPicture) {
  const auto png = chart_png(holdings_chart(4, 1, 5, Language::english), Paper::a4);
  ASSERT_TRUE(png) << png.error().message;
  EXPECT_TRUE(png->starts_with("\x89PNG"));
}

}  // namespace
}  // namespace wizbid
