#include "cli/situation_flags.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <vector>

#include "cards/notation.h"

namespace wizbid::cli {

namespace {

bool says_none(std::string_view text) {
  return text == "none" || text == "None" || text == "NONE";
}

// A notation error, with the flag it comes from.
void add_notation_fault(ValueReader& reader, std::string_view flag, const NotationError& error) {
  reader.add_fault(fmt::format("{}: {}", reader.values().label(flag), error.message));
}

void read_players(ValueReader& reader, SituationDescription& said) {
  if (const auto players =
          reader.whole("players", min_players, max_players, "a whole number from 3 to 6"))
    said.players = static_cast<int>(*players);
}

void read_seat(ValueReader& reader, SaidSituation& said) {
  const auto text = reader.values().text("seat");
  if (!text)
    return;
  if (text == "all") {
    said.seats = Seats::all;
  } else if (text == "first") {
    said.description.seat = 1;
  } else if (text == "dealer") {
    said.description.seat = said.description.players;
  } else if (const auto seat = reader.whole("seat", 1, max_players,
                                            "the number of a seat (1 leads, the last one deals), "
                                            "first, dealer or all")) {
    said.description.seat = static_cast<int>(*seat);
  }
}

void read_turn_up(ValueReader& reader, SituationDescription& said) {
  const auto text = reader.values().text("turn-up");
  if (!text)
    return;
  said.turn_up_said = true;
  if (says_none(*text))
    return;
  if (const auto card = parse_card(*text)) {
    said.turn_up = *card;
  } else {
    add_notation_fault(reader, "turn-up", card.error());
  }
}

void read_trump(ValueReader& reader, SituationDescription& said) {
  const auto text = reader.values().text("trump");
  if (!text)
    return;
  if (says_none(*text)) {
    said.trump_said = true;
  } else if (const auto suit = parse_suit(*text)) {
    said.trump_said = true;
    said.trump = *suit;
  } else {
    add_notation_fault(reader, "trump", suit.error());
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

void read_bids(ValueReader& reader, SituationDescription& said) {
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
      return;
    }
    bids.push_back(bid ? std::optional(static_cast<int>(*bid)) : std::nullopt);
  }
  said.bids = bids;
}

// What this version knows one value of only.
void only(ValueReader& reader, std::string_view flag, std::string_view value,
          std::string_view what) {
  const auto text = reader.values().text(flag);
  if (text && text != value)
    reader.add_fault(fmt::format("{}: this version knows the {} {} only, not {}.",
                                 reader.values().label(flag), what, value, in_quotes(*text)));
}

}  // namespace

SaidSituation read_situation(ValueReader& reader, std::string_view hand) {
  SaidSituation said;
  only(reader, "rules", "official", "rule set");
  only(reader, "deck", "us", "deck");
  only(reader, "lang", "en", "language");
  said.description.rules = official_rules();
  if (auto cards = parse_hand(hand))
    said.description.hand = *cards;
  else
    reader.add_fault(fmt::format("Hand: {}", cards.error().message));
  read_players(reader, said.description);
  read_seat(reader, said);
  read_turn_up(reader, said.description);
  read_trump(reader, said.description);
  read_bids(reader, said.description);
  return said;
}

}  // namespace wizbid::cli
