#include "charts/counting_charts.h"

#include <algorithm>
#include <stdexcept>

#include "cards/card_text.h"
#include "charts/chart_suits.h"
#include "charts/number_text.h"
#include "odds/lead_odds.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

const Card low_turn_up(Rank::two, chart_trump);  // lower than every trump asked about

ChartCell chance_cell(const Fraction& chance) {
  const auto value = chance.convert_to<double>();
  constexpr double steps[] = {0.75, 0.5, 0.25, 0.05};
  ChartCell cell{whole_percent(value), "", Shade::none, value, {}, false};
  for (int i = 0; i < 4 && cell.shade == Shade::none; ++i) {
    if (value >= steps[i])
      cell.shade = static_cast<Shade>(4 - i);
  }
  return cell;
}

ChartCell no_cell() {
  return {"–", "", Shade::none, {}, {}, false};
}

// A hand of so many cards: first those given, then low cards of the two suits that nothing asks
// about, then of the suit asked about, so that as little as can be is known of the rest.
CardSet hand_of(CardSet held, CardSet avoided, int cards) {
  CardSet hand = held;
  for (const Suit suit : {Suit::hearts, Suit::spades, chart_plain_suit, chart_trump}) {
    for (const Card card : CardSet::of_suit(suit)) {
      const bool free = !hand.contains(card) && !avoided.contains(card) && card != low_turn_up;
      if (hand.size() < cards && free)
        hand.insert(card);
    }
  }
  return hand;
}

struct Asked {
  std::string head;
  CardSet held;             // that I hold
  HandCondition condition;  // of the others
  bool of_trump = false;
  bool opens_group = false;
};

CardSet lowest_of(Suit suit, int cards) {
  CardSet lowest;
  for (const Card card : CardSet::of_suit(suit)) {
    if (lowest.size() < cards)
      lowest.insert(card);
  }
  return lowest;
}

std::vector<Asked> asked_about(Language in) {
  const auto trump = [](Rank rank) { return Card(rank, chart_trump); };
  std::vector<Asked> asked{
      {say(in, "a Wizard (you hold none)"), {}, {CardSet::wizards(), 1, {}}, false},
      {say(in, "a Wizard (you hold one)"),
       CardSet{Card::wizard()},
       {CardSet::wizards() - CardSet{Card::wizard()}, 1, {}},
       false},
      {say(in, "the ace of trump (a trump above K)"),
       {},
       {CardSet{trump(Rank::ace)}, 1, {}},
       true,
       true}};
  for (const Rank rank : {Rank::queen, Rank::jack, Rank::ten, Rank::eight})
    asked.push_back({say(in, "a trump above your {}", rank_text(rank)),
                     CardSet{trump(rank)},
                     {CardSet::above(trump(rank)), 1, {}},
                     true});
  for (int held = 1; held <= 4; ++held)
    asked.push_back({say(in, "no card of a plain suit of which you hold {}", held),
                     lowest_of(chart_plain_suit, held),
                     {CardSet::of_suit(chart_plain_suit) - lowest_of(chart_plain_suit, held), 0, 0},
                     false,
                     held == 1});
  return asked;
}

ChartCell holding_cell(const Asked& asked, Holder holder, int players, int cards) {
  const bool last = is_last_round(players, cards);
  if (asked.held.size() > cards || (last && asked.of_trump))
    return no_cell();
  const CardSet hand = hand_of(asked.held, asked.condition.cards, cards);
  if (hand.size() < cards)
    return no_cell();
  CardSet unseen = CardSet::full_deck() - hand;
  if (!last)
    unseen.erase(low_turn_up);
  const auto chance = chance_of_holding({unseen, players - 1, cards}, holder, {asked.condition});
  if (!chance)
    throw std::logic_error(chance.error().message);
  return chance_cell(*chance);
}

std::string players_text(int players, Language in) {
  return say(in, "{} players", players);
}

void add_rounds(ChartTable& table, int first, int last, Language in) {
  table.groups = {{say(in, "Cards in a hand"), last - first + 1}};
  for (int cards = first; cards <= last; ++cards)
    table.heads.push_back(std::to_string(cards));
}

Chart chart_of(const std::string& kind, int players, std::string title, std::string description,
               Language in) {
  Chart chart;
  chart.kind = kind;
  chart.language = in;
  chart.players = players;
  chart.title = std::move(title);
  chart.description = std::move(description);
  chart.footer.sentences = {say(in,
                                "Exact: counted over all deals; whatever was bid says nothing "
                                "here."),
                            say(in, "Rules: {}.", "official")};
  return chart;
}

}  // namespace

Chart holdings_chart(int players, int first, int last, Language in) {
  Chart chart = chart_of(
      "holdings", players, say(in, "Who holds what?"),
      say(in, "The chance in percent that the other players hold certain cards, by round."), in);
  ChartPage page;
  page.title = chart.title;
  page.subtitle = players_text(players, in) + ": " + say(in, "chances in percent");
  for (const auto& [holder, title] :
       {std::pair{Holder::any_opponent, to_say("Somebody among the others holds")},
        std::pair{Holder::one_opponent, to_say("The next player (or any one player) holds")}}) {
    ChartTable table;
    table.title = say(in, title);
    table.corner = say(in, "What");
    add_rounds(table, first, last, in);
    for (const Asked& asked : asked_about(in)) {
      ChartRow row{asked.head, "", {}, asked.opens_group};
      for (int cards = first; cards <= last; ++cards)
        row.cells.push_back(holding_cell(asked, holder, players, cards));
      table.rows.push_back(std::move(row));
    }
    page.tables.push_back(std::move(table));
  }
  page.tables.back().notes = {
      say(in,
          "You hold none of the cards asked about but those named, and the card turned up is "
          "none of them. –: can't be. For your own hand: wizbid count.")};
  page.landscape = last - first >= 12;
  chart.pages = {page};
  return chart;
}

Chart card_odds_chart(int players, int first, int last, Language in) {
  Chart chart = chart_of(
      "card-odds", players, say(in, "Will the card you lead win?"),
      say(in,
          "The chance in percent that a card led to the first trick wins it if everybody who "
          "can beat it does, by card and round."),
      in);
  ChartPage page;
  page.title = chart.title;
  page.subtitle = say(in,
                      "{} players: chance in percent to win the first trick if everybody who "
                      "can beat your card does",
                      players);
  ChartTable table;
  table.corner = say(in, "You lead");
  add_rounds(table, first, last, in);
  std::vector<Card> leads;
  for (const Suit suit : {chart_trump, chart_plain_suit}) {
    for (int rank = ranks_per_suit; rank-- > 0;)
      leads.emplace_back(static_cast<Rank>(rank), suit);
  }
  constexpr double shown_from = 0.05;
  for (const Card lead : leads) {
    const bool trump = lead.suit() == chart_trump;
    if (lead == low_turn_up)
      continue;
    ChartRow row{say(in, trump ? to_say("trump {}") : to_say("plain {}"), rank_text(lead.rank())),
                 "",
                 {},
                 false};
    row.opens_group = lead.rank() == Rank::ace;
    double most = 0;
    for (int cards = first; cards <= last; ++cards) {
      const bool no_turn_up = is_last_round(players, cards);
      if (no_turn_up && trump) {
        row.cells.push_back(no_cell());
        continue;
      }
      CardSet unseen = CardSet::full_deck() - CardSet{lead};
      if (!no_turn_up)
        unseen.erase(low_turn_up);
      row.cells.push_back(chance_cell(chance_lead_wins(
          {unseen, players - 1, cards}, no_turn_up ? Trump{} : Trump{chart_trump}, lead)));
      most = std::max(most, *row.cells.back().value);
    }
    if (most >= shown_from || lead.rank() == Rank::ace)
      table.rows.push_back(std::move(row));
  }
  table.notes = {
      say(in,
          "A Wizard led always wins. The 2 of trump is turned up; in the last round nothing is, "
          "and a plain card is any card. Whatever else you hold is not taken into account: for "
          "your own hand ask wizbid count --lead. Other cards than aces that never reach 5% are "
          "left out.")};
  page.tables = {table};
  page.landscape = last - first >= 12;
  chart.pages = {page};
  return chart;
}

}  // namespace wizbid
