#include "charts/hand_chart.h"

#include <algorithm>
#include <cmath>

#include "cards/card_text.h"
#include "charts/number_text.h"
#include "odds/interval.h"

namespace wizbid {

namespace {

CardStyle chart_style(const Situation& now, Language in) {
  return {now.deck, SuitStyle::symbols, in};
}

// "♥" where suits have signs, else their names: "red", in German "Rot".
std::string chart_trump_text(Suit suit, DeckName deck, Language in) {
  return deck_of(deck).suit_first ? std::string(suit_name(suit, deck, in))
                                  : suit_text(suit, {deck, SuitStyle::symbols});
}

// What the letters of Wizards and Jesters mean, as far as the deck has letters for them.
std::string letters_note(DeckName deck, Language in) {
  return deck_of(deck).wizard == "Z" ? say(in, "Z: Wizard; N: Jester.")
                                     : say(in, "W: Wizard; J without a suit: Jester.");
}

std::string turn_up_text(Card card, const CardStyle& style, Language in) {
  return card.is_wizard()   ? say(in, "a Wizard")
         : card.is_jester() ? say(in, "a Jester")
                            : card_text(card, style);
}

std::string situation_text(const Situation& now, Language in) {
  std::string text =
      say_count(in, now.cards, "{} players, {} card, seat {}.", "{} players, {} cards, seat {}.",
                now.players, now.cards, now.seat.number());
  if (now.turn_up)
    text += ' ' + say(in, "Turned up: {}.", turn_up_text(*now.turn_up, chart_style(now, in), in));
  text += ' ' + (now.trump ? say(in, "Trump: {}.", chart_trump_text(*now.trump, now.deck, in))
                           : say(in, "No trump."));
  if (now.seat.index() == 0)
    return text;
  std::string bids;
  for (const auto& bid : now.bids)
    bids += (bids.empty() ? "" : ", ") + (bid ? std::to_string(*bid) : say(in, "not heard"));
  const bool heard = std::any_of(now.bids.begin(), now.bids.end(),
                                 [](const auto& bid) { return bid.has_value(); });
  return text + ' ' + (heard ? say(in, "Bids so far: {}.", bids) : say(in, "Bids not heard."));
}

std::string named_text(Trump trump, DeckName deck, Language in) {
  return trump ? chart_trump_text(*trump, deck, in)
               : std::string(phrase_in(in, "named", "no trump"));
}

// Which suit to name, and what the others are worth.
std::string naming_note(const TrumpChoice& named, DeckName deck, Language in) {
  std::string options;
  for (const TrumpOption& option : named.options)
    options += (options.empty() ? "" : "; ") +
               say(in, "{}: {} (bid {})", named_text(option.trump, deck, in),
                   signed_points(option.expected_score, in), option.bid);
  return say(in, "You name the trump. Expected scores by suit: {}.", options);
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
std::string score_text(const BidOdds& bid, Language in) {
  const std::string points = signed_points(bid.expected_score, in);
  if (std::isinf(bid.score_error))
    return points + " ± ?";
  return bid.score_error == 0
             ? points
             : fmt::format("{} ± {}", points,
                           decimal_text(errors_of_95_percent * bid.score_error, 1, in));
}

std::string make_text(const BidOdds& bid, Language in) {
  std::string percent = whole_percent(bid.make);
  if (std::isinf(bid.score_error))
    percent += " ± ?";
  else if (bid.make_error != 0)
    percent += " ± " + decimal_text(100 * half_width(bid.make_interval), 1, in);
  return with_percent_sign(percent, in);
}

}  // namespace

Chart hand_chart(const Situation& situation, const Answer& answer, const BidAdvice& advice,
                 const std::optional<TrumpChoice>& named, Language in) {
  Chart chart;
  chart.kind = "hand";
  chart.language = in;
  chart.players = situation.players;
  chart.title = card_text(situation.hand, chart_style(situation, in));
  chart.description = say(in,
                          "The chance of each number of tricks after each bid in contention, "
                          "for one hand.");
  ChartPage page;
  page.title = chart.title;
  page.subtitle = situation_text(situation, in);
  ChartTable table;
  table.title = named ? say(in, "Name {}. Best bid: {}",
                            named_text(named->recommended, situation.deck, in), advice.best)
                      : say(in, "Best bid: {}", advice.best);
  table.corner = say(in, "Tricks, chance in percent");
  const auto bids = contenders(answer);
  int most = 0;
  for (const BidOdds* bid : bids) {
    table.heads.push_back(bid->bid == advice.best ? say(in, "bid {} (best)", bid->bid)
                                                  : say(in, "bid {}", bid->bid));
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
    score.cells.push_back({score_text(*bid, in), "", shade, bid->expected_score, {}, best});
    make.cells.push_back({make_text(*bid, in), "", shade, bid->make, {}, best});
  }
  table.rows = {score, make};
  for (int tricks = 0; tricks <= most; ++tricks) {
    ChartRow row{say_count(in, tricks, "{} trick", "{} tricks", tricks), "", {}, tricks == 0};
    for (const BidOdds* bid : bids) {
      const double chance = bid->tricks.at(static_cast<std::size_t>(tricks));
      row.cells.push_back(
          {whole_percent(chance), "", Shade::none, chance, chance, tricks == bid->bid});
    }
    table.rows.push_back(std::move(row));
  }
  table.notes = {say(in, "Bold in a column: the bid is made.")};
  if (named)
    table.notes.push_back(naming_note(*named, situation.deck, in));
  if (!(situation.hand & (CardSet::wizards() | CardSet::jesters())).empty())
    table.notes.front() += ' ' + letters_note(situation.deck, in);
  page.tables = {table};
  chart.pages = {page};
  return chart;
}

}  // namespace wizbid
