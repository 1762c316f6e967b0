#include "report/count_words.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "report/turn_up_words.h"

namespace wizbid {
namespace {

// Of 2 to 5.
std::string ordinal(int number, Language in) {
  return number == 2   ? say(in, "2nd")
         : number == 3 ? say(in, "3rd")
         : number == 4 ? say(in, "4th")
                       : say(in, "5th");
}

// "some opponent holds a Wizard"
std::string holder_words(const AskedHolder& who, const std::string& what, Language in) {
  if (who.holder == Holder::any_opponent)
    return say(in, "some opponent holds {}", what);
  if (who.holder == Holder::together)
    return say(in, "the opponents together hold {}", what);
  if (who.left == 1)
    return who.seat ? say(in, "the next player to your left (seat {}) holds {}", who.seat->number(),
                          what)
                    : say(in, "the next player to your left holds {}", what);
  const std::string place = ordinal(who.left, in);
  return who.seat ? say(in, "the {} player to your left (seat {}) holds {}", place,
                        who.seat->number(), what)
                  : say(in, "the {} player to your left holds {}", place, what);
}

// The card of a set that is one named card.
std::optional<Card> only_card(const CardQuery& query) {
  if (query.parts.size() != 1)
    return std::nullopt;
  const auto* named = std::get_if<NamedCards>(&query.parts.front());
  return named && named->cards.size() == 1 ? std::optional(named->cards.lowest()) : std::nullopt;
}

// "a Wizard or heart", "at least 2 hearts", "exactly 1 of AH, KH", "no heart".
std::string condition_words(const AskedCondition& asked, CardStyle style, Language in) {
  const HandCondition& holding = asked.holding;
  if (const auto card = only_card(asked.query); card && holding.least <= 1)
    return holding.least == 1 ? card_text(*card, style) : say(in, "no {}", card_text(*card, style));
  const std::string one = query_words(asked.query, false, style, in);
  const std::string many = query_words(asked.query, true, style, in);
  const bool listed = query_words(asked.query, false, style) ==
                      query_words(asked.query, true, style);  // "of AH, KH"
  if (holding.most == 0)
    // Both are handed over, one is shown: "no heart", but "keine Herz-Karten".
    return listed ? say(in, "none {}", one) : say(in, "no {0}{1:.0}", one, many);
  if (holding.most)
    return say(in, "exactly {} {}", holding.least, holding.least == 1 ? one : many);
  if (holding.least == 1)
    return listed ? say(in, "at least one {}", one) : say(in, "a {}", one);
  return say(in, "at least {} {}", holding.least, many);
}

std::string holding_words(const HoldingCount& count, CardStyle style, Language in) {
  std::string what;
  for (const AskedCondition& asked : count.conditions)
    what += (what.empty() ? "" : say(in, " and ")) + condition_words(asked, style, in);
  return holder_words(count.who, what, in);
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

std::string unseen_of(const AskedCondition& asked, CardStyle style, Language in) {
  const CardSet cards = asked.holding.cards;
  const std::string set =
      asked.query.none ? asked.typed.substr(asked.typed.find(':') + 1) : asked.typed;
  if (cards.empty())
    return say(in, "Unseen of {}: no card.", set);
  return say_count(in, cards.size(), "Unseen of {} ({} card): {}.", "Unseen of {} ({} cards): {}.",
                   set, cards.size(), cards_words(cards, style));
}

std::string lead_sentence(const Situation& situation, Card lead, Language in) {
  if (lead.is_wizard())
    return say(in, "A Wizard that is led always wins.");
  if (lead.is_jester())
    return say(in, "A Jester that is led wins only if nobody holds anything but Jesters.");
  const DeckName deck = situation.deck;
  const CardSet unseen = situation.unseen();
  std::string beats;
  const auto add = [&](const std::string& words) { beats += (beats.empty() ? "" : ", ") + words; };
  if (const int count = (CardSet::wizards() & unseen).size(); count > 0)
    add(say_count(in, count, "{} Wizard", "{} Wizards", count));
  if (const int count = (CardSet::above(lead) & unseen).size(); count > 0)
    add(say(in, "{} higher {}", count, suit_cards_in(in, lead.suit(), count != 1, deck)));
  const bool plain = situation.trump && situation.trump != lead.suit();
  if (const int count = plain ? (trump_cards(situation.trump) & unseen).size() : 0; count > 0)
    add(say_count(in, count, "{} trump in the hands of players void in {}",
                  "{} trumps in the hands of players void in {}", count,
                  suit_name(lead.suit(), deck, in)));
  return beats.empty() ? say(in, "Nothing can beat it.") : say(in, "What beats it: {}.", beats);
}

}  // namespace

std::string question_words(const CountReport& report, CardStyle style) {
  const Language in = report.language;
  if (const auto* lead = std::get_if<LeadCount>(&report.question))
    return say(in, "{}, led to the first trick, wins it if everybody who can beat it does",
               card_text(lead->card, style));
  return holding_words(std::get<HoldingCount>(report.question), style, in);
}

std::vector<std::string> known_sentences(const CountReport& report, CardStyle style) {
  const Situation& situation = report.situation;
  const Language in = report.language;
  const std::string hand = card_text(situation.hand, style);
  return {say_count(in, situation.cards, "{} players, {} card each.", "{} players, {} cards each.",
                    situation.players, situation.cards),
          report.seat_said
              ? say(in, "You are in seat {} and hold {}.", situation.seat.number(), hand)
              : say(in, "You hold {}.", hand),
          turn_up_words(situation, style, in)};
}

std::vector<std::string> unseen_sentences(const CountReport& report, CardStyle style) {
  const Language in = report.language;
  const Hidden hidden = hidden_from(report.situation);
  std::vector<std::string> sentences{
      say(in, "{} cards are unseen; the {} opponents hold {} of them.", hidden.unseen.size(),
          hidden.opponents, hidden.opponents * hidden.cards)};
  if (const auto* lead = std::get_if<LeadCount>(&report.question)) {
    sentences.push_back(lead_sentence(report.situation, lead->card, in));
    return sentences;
  }
  for (const AskedCondition& asked : std::get<HoldingCount>(report.question).conditions)
    sentences.push_back(unseen_of(asked, style, in));
  return sentences;
}

}  // namespace wizbid
