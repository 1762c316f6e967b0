#include "charts/hand_chart.h"

#include <algorithm>

#include "cards/card_text.h"
#include "charts/number_text.h"
#include "odds/interval.h"

namespace wizbid {

namespace {

std::string situation_text(const Situation& now, Language in) {
  std::string text =
      say(in, now.cards == 1 ? "{} players, {} card, seat {}." : "{} players, {} cards, seat {}.",
          now.players, now.cards, now.seat.number());
  if (now.turn_up)
    text += ' ' + say(in, "Turned up: {}.", card_text(*now.turn_up, SuitStyle::symbols));
  text += ' ' + (now.trump ? say(in, "Trump: {}.", suit_text(*now.trump, SuitStyle::symbols))
                           : say(in, "No trump."));
  std::string bids;
  for (const auto& bid : now.bids)
    bids += (bids.empty() ? "" : ", ") + (bid ? std::to_string(*bid) : "-");
  return bids.empty() ? text : text + ' ' + say(in, "Bids so far: {}.", bids);
}

// The bids in order of their expected score.
std::vector<const BidOdds*> contenders(const Answer& answer) {
  constexpr std::size_t most = 5;
  std::vector<const BidOdds*> bids;
  for (const BidOdds& bid : answer.bids) {
    if (bid.legal)
      bids.push_back(&bid);
  }
  std::stable_sort(bids.begin(), bids.end(), [](const BidOdds* a, const BidOdds* b) {
    return a->expected_score > b->expected_score;
  });
  bids.resize(std::min(bids.size(), most));
  return bids;
}

// With its 95% interval where it is estimated.
std::string score_text(const BidOdds& bid) {
  const std::string points = signed_points(bid.expected_score);
  return bid.score_error == 0
             ? points
             : fmt::format("{} ± {:.1f}", points, errors_of_95_percent * bid.score_error);
}

std::string make_text(const BidOdds& bid) {
  const std::string percent = whole_percent(bid.make) + "%";
  return bid.make_error == 0
             ? percent
             : fmt::format("{} ± {:.1f}%", percent, 100 * half_width(bid.make_interval));
}

}  // namespace

Chart hand_chart(const Situation& situation, const Answer& answer, const BidAdvice& advice,
                 Language in) {
  Chart chart;
  chart.kind = "hand";
  chart.language = in;
  chart.players = situation.players;
  chart.title = card_text(situation.hand, SuitStyle::symbols);
  chart.description = say(in,
                          "The chance of each number of tricks after each bid in contention, "
                          "for one hand.");
  ChartPage page;
  page.title = chart.title;
  page.subtitle = situation_text(situation, in);
  ChartTable table;
  table.title = say(in, "Best bid: {}", advice.best);
  table.corner = say(in, "Tricks, chance in percent");
  const auto bids = contenders(answer);
  int most = 0;
  for (const BidOdds* bid : bids) {
    table.heads.push_back(say(in, bid->bid == advice.best ? "bid {} (best)" : "bid {}", bid->bid));
    for (int tricks = 0; tricks <= situation.cards; ++tricks) {
      if (bid->tricks.at(static_cast<std::size_t>(tricks)) >= 0.005)
        most = std::max(most, tricks);
    }
  }
  ChartRow score{say(in, "expected score"), "", {}, false};
  ChartRow make{say(in, "makes the bid"), "", {}, false};
  for (const BidOdds* bid : bids) {
    const bool best = bid->bid == advice.best;
    const Shade shade = best ? Shade::medium : Shade::none;
    score.cells.push_back({score_text(*bid), "", shade, bid->expected_score, {}, best});
    make.cells.push_back({make_text(*bid), "", shade, bid->make, {}, best});
  }
  table.rows = {score, make};
  for (int tricks = 0; tricks <= most; ++tricks) {
    ChartRow row{say(in, tricks == 1 ? "{} trick" : "{} tricks", tricks), "", {}, tricks == 0};
    for (const BidOdds* bid : bids) {
      const double chance = bid->tricks.at(static_cast<std::size_t>(tricks));
      row.cells.push_back(
          {whole_percent(chance), "", Shade::none, chance, chance, tricks == bid->bid});
    }
    table.rows.push_back(std::move(row));
  }
  table.notes = {say(in, "Bold in a column: the bid is made.")};
  page.tables = {table};
  chart.pages = {page};
  return chart;
}

}  // namespace wizbid
