#include "report/count_words.h"

#include <fmt/format.h>

#include <optional>
#include <string_view>
#include <utility>

#include "report/turn_up_words.h"
#include "report/words.h"

namespace wizbid {
namespace {

std::string ordinal(int number) {
  return fmt::format("{}{}", number,
                     number == 1   ? "st"
                     : number == 2 ? "nd"
                     : number == 3 ? "rd"
                                   : "th");
}

std::string holder_words(const AskedHolder& who) {
  if (who.holder == Holder::any_opponent)
    return "some opponent holds";
  if (who.holder == Holder::together)
    return "the opponents together hold";
  const std::string place = who.left == 1
                                ? "the next player to your left"
                                : fmt::format("the {} player to your left", ordinal(who.left));
  return who.seat ? fmt::format("{} (seat {}) holds", place, who.seat->number()) : place + " holds";
}

// The card of a set that is one named card.
std::optional<Card> only_card(const CardQuery& query) {
  if (query.parts.size() != 1)
    return std::nullopt;
  const auto* named = std::get_if<NamedCards>(&query.parts.front());
  return named && named->cards.size() == 1 ? std::optional(named->cards.lowest()) : std::nullopt;
}

// "a Wizard or heart", "at least 2 hearts", "exactly 1 of AH, KH", "no heart".
std::string condition_words(const AskedCondition& asked, CardStyle style) {
  const HandCondition& holding = asked.holding;
  if (const auto card = only_card(asked.query); card && holding.least <= 1)
    return (holding.least == 1 ? "" : "no ") + card_text(*card, style);
  const std::string one = query_words(asked.query, false, style);
  const std::string many = query_words(asked.query, true, style);
  const bool listed = one == many;  // "of AH, KH"
  if (holding.most == 0)
    return listed ? "none " + one : "no " + one;
  if (holding.most)
    return fmt::format("exactly {} {}", holding.least, holding.least == 1 ? one : many);
  if (holding.least == 1)
    return listed ? "at least one " + one : "a " + one;
  return fmt::format("at least {} {}", holding.least, many);
}

std::string holding_words(const HoldingCount& count, CardStyle style) {
  std::string words = holder_words(count.who);
  for (std::size_t i = 0; i < count.conditions.size(); ++i)
    words += (i == 0 ? " " : " and ") + condition_words(count.conditions[i], style);
  return words;
}

// The cards, with Wizards and Jesters as a number each: "10H AH, 4 W".
std::string cards_words(CardSet cards, CardStyle style) {
  const CardSet specials = CardSet::wizards() | CardSet::jesters();
  std::string words = card_text(cards - specials, style);
  for (const auto& [kind, card] : {std::pair(CardSet::wizards(), Card::wizard()),
                                   std::pair(CardSet::jesters(), Card::jester())}) {
    const int number = (cards & kind).size();
    if (number > 0)
      words += fmt::format("{}{} {}", words.empty() ? "" : ", ", number, card_text(card, style));
  }
  return words;
}

std::string unseen_of(const AskedCondition& asked, CardStyle style) {
  const CardSet cards = asked.holding.cards;
  const std::string set =
      asked.query.none ? asked.typed.substr(asked.typed.find(':') + 1) : asked.typed;
  if (cards.empty())
    return fmt::format("Unseen of {}: no card.", set);
  return fmt::format("Unseen of {} ({}): {}.", set, counted(cards.size(), "card"),
                     cards_words(cards, style));
}

std::string lead_sentence(const Situation& situation, Card lead) {
  if (lead.is_wizard())
    return "A Wizard that is led always wins.";
  if (lead.is_jester())
    return "A Jester that is led wins only if nobody holds anything but Jesters.";
  const auto unseen = [&](CardSet cards, const std::string& noun) {
    return counted((cards & situation.unseen()).size(), noun);
  };
  const DeckName deck = situation.deck;
  const std::string one_higher = fmt::format("higher {}", suit_cards(lead.suit(), false, deck));
  std::vector<std::string> beats{unseen(CardSet::wizards(), "Wizard"),
                                 unseen(CardSet::above(lead), one_higher)};
  if (situation.trump && situation.trump != lead.suit())
    beats.push_back(fmt::format("{} in the hands of players void in {}",
                                unseen(trump_cards(situation.trump), "trump"),
                                suit_name(lead.suit(), deck)));
  std::erase_if(beats, [](const std::string& words) { return words.starts_with("0 "); });
  return beats.empty() ? "Nothing can beat it."
                       : fmt::format("What beats it: {}.", fmt::join(beats, ", "));
}

}  // namespace

std::string question_words(const CountReport& report, CardStyle style) {
  if (const auto* lead = std::get_if<LeadCount>(&report.question))
    return fmt::format("{}, led to the first trick, wins it if everybody who can beat it does",
                       card_text(lead->card, style));
  return holding_words(std::get<HoldingCount>(report.question), style);
}

std::vector<std::string> known_sentences(const CountReport& report, CardStyle style) {
  const Situation& situation = report.situation;
  return {fmt::format("{} players, {} each.", situation.players, counted(situation.cards, "card")),
          report.seat_said ? fmt::format("You are in seat {} and hold {}.", situation.seat.number(),
                                         card_text(situation.hand, style))
                           : fmt::format("You hold {}.", card_text(situation.hand, style)),
          turn_up_words(situation, style)};
}

std::vector<std::string> unseen_sentences(const CountReport& report, CardStyle style) {
  const Hidden hidden = hidden_from(report.situation);
  std::vector<std::string> sentences{
      fmt::format("{} cards are unseen; the {} opponents hold {} of them.", hidden.unseen.size(),
                  hidden.opponents, hidden.opponents * hidden.cards)};
  if (const auto* lead = std::get_if<LeadCount>(&report.question)) {
    sentences.push_back(lead_sentence(report.situation, lead->card));
    return sentences;
  }
  for (const AskedCondition& asked : std::get<HoldingCount>(report.question).conditions)
    sentences.push_back(unseen_of(asked, style));
  return sentences;
}

}  // namespace wizbid
