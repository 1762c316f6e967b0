#include "cli/situation_flags.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <vector>

#include "cards/notation.h"
#include "cli/deck_flag.h"
#include "cli/hand_words.h"
#include "cli/rules_flag.h"
#include "cli/special_cards_flags.h"

namespace wizbid::cli {

namespace {

bool says_none(std::string_view text) {
  return in_lower_case(text) == "none";
}

// A notation error, with the flag it comes from and what else may be meant.
void add_notation_fault(ValueReader& reader, std::string_view flag, const NotationError& error,
                        const std::string& hint) {
  reader.add_fault(fmt::format("{}: {}{}{}", reader.values().label(flag), error.message,
                               hint.empty() ? "" : " ", hint));
}

void read_hand(ValueReader& reader, std::string_view text, SaidSituation& said) {
  const HandWords hand = read_hand_words(text, said.description.deck);
  said.description.hand = hand.cards;
  said.unread.hand = !hand.faults.empty();
  for (const std::string& fault : hand.faults)
    reader.add_fault("Hand: " + fault);
}

// In the order of the seats.
void read_others(ValueReader& reader, SaidSituation& said) {
  const auto text = reader.values().text("others-hold");
  if (!text)
    return;
  const HandWords others = read_hand_words(*text, said.description.deck);
  said.description.others = others.cards;
  said.unread.others = !others.faults.empty();
  for (const std::string& fault : others.faults)
    reader.add_fault(fmt::format("{}: {}", reader.values().label("others-hold"), fault));
}

void read_players(ValueReader& reader, SaidSituation& said) {
  if (const auto players =
          reader.whole("players", min_players, max_players, "a whole number from 3 to 6"))
    said.description.players = static_cast<int>(*players);
  else
    said.unread.players = reader.values().given("players");
}

void read_seat(ValueReader& reader, SaidSituation& said) {
  if (!reader.values().given("seat"))
    return;
  const std::string text = in_lower_case(*reader.values().text("seat"));
  if (text == "all") {
    said.seats = Seats::all;
    return;
  }
  if (text == "first") {
    said.description.seat = 1;
  } else if (text == "dealer") {
    said.description.seat = said.description.players;
  } else if (const auto seat = reader.whole("seat", 1, max_players,
                                            "the number of a seat (1 leads, the last one deals), "
                                            "first, dealer or all")) {
    said.description.seat = static_cast<int>(*seat);
  }
  said.unread.seat = !said.description.seat;
}

void read_turn_up(ValueReader& reader, SaidSituation& said) {
  const auto text = reader.values().text("turn-up");
  if (!text)
    return;
  said.description.turn_up_said = true;
  if (says_none(*text))
    return;
  if (const auto card = parse_card(*text, said.description.deck)) {
    said.description.turn_up = *card;
  } else {
    said.unread.turn_up = true;
    add_notation_fault(reader, "turn-up", card.error(),
                       hint_of_other_deck(*text, said.description.deck));
  }
}

void read_trump(ValueReader& reader, SaidSituation& said) {
  const auto text = reader.values().text("trump");
  if (!text)
    return;
  if (says_none(*text)) {
    said.description.trump_said = true;
  } else if (const auto suit = parse_suit(*text, said.description.deck)) {
    said.description.trump_said = true;
    said.description.trump = *suit;
  } else {
    said.unread.trump = true;
    add_notation_fault(reader, "trump", suit.error(),
                       hint_of_other_deck_for_suit(*text, said.description.deck));
  }
}

std::vector<std::string> split_bids(const std::string& text) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == ',' || c == ' ')
      parts.emplace_back();
    else
      parts.back() += c;
  }
  // "1, 0" has blanks beside the commas: an empty part is an error only between two commas.
  if (text.find(',') == std::string::npos || text.find(' ') != std::string::npos)
    std::erase(parts, "");
  return parts;
}

void read_bids(ValueReader& reader, SaidSituation& said) {
  const auto text = reader.values().text("bids");
  if (!text)
    return;
  std::vector<std::optional<int>> bids;
  for (const std::string& part : split_bids(*text)) {
    const auto bid = whole_number_in(part);
    if (part != "-" && (!bid || *bid < 0 || *bid > max_cards)) {
      reader.add_fault(fmt::format(
          "{} must be the bids before mine in order, - for one not heard, as in 1,0,-; {} is no "
          "bid.",
          reader.values().label("bids"), in_quotes(part)));
      said.unread.bids = true;
      return;
    }
    bids.push_back(bid ? std::optional(static_cast<int>(*bid)) : std::nullopt);
  }
  said.description.bids = bids;
}

}  // namespace

std::optional<bool> read_sole_leader(ValueReader& reader) {
  constexpr std::array<std::string_view, 2> answers{"yes", "no"};
  const auto answer = reader.choice("sole-leader", answers);
  return answer ? std::optional(*answer == 0) : std::nullopt;
}

SaidSituation read_situation(ValueReader& reader, std::string_view hand, SpecialRules special) {
  SaidSituation said;
  said.description.deck = read_deck(reader);
  said.description.rules = read_rules(reader);
  match_deck_to_rules(reader, said.description.rules, said.description.deck);
  if (special == SpecialRules::refused)
    refuse_special_cards(reader, said.description.rules);
  said.description.sole_leader = read_sole_leader(reader);
  read_hand(reader, hand, said);
  read_others(reader, said);
  read_players(reader, said);
  read_seat(reader, said);
  read_turn_up(reader, said);
  read_trump(reader, said);
  read_bids(reader, said);
  return said;
}

}  // namespace wizbid::cli
