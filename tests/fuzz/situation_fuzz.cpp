// Whatever is said about a situation: a sound situation, or short sentences.
//
// The text is cut at line ends: players, seat, hand, turn-up, trump, bids, each as on the command
// line; an empty line says nothing about it.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "cards/notation.h"
#include "deals/canonical.h"
#include "deals/situation.h"
#include "rules/schedule.h"

namespace {

using namespace wizbid;

void demand(bool condition) {
  if (!condition)
    std::abort();
}

std::array<std::string_view, 6> lines_of(std::string_view text) {
  std::array<std::string_view, 6> lines;
  for (auto& line : lines) {
    line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return lines;
}

// A small number with or without a sign; anything else is nothing.
std::optional<int> number_in(std::string_view text) {
  const bool minus = !text.empty() && text[0] == '-';
  const std::string_view digits = text.substr(minus ? 1 : 0);
  if (digits.empty() || digits.size() > 4)
    return std::nullopt;
  int number = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9')
      return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return minus ? -number : number;
}

std::vector<std::optional<int>> bids_in(std::string_view text) {
  std::vector<std::optional<int>> bids;
  while (!text.empty()) {
    const std::string_view bid = text.substr(0, text.find(','));
    bids.push_back(number_in(bid));
    text.remove_prefix(std::min(text.size(), bid.size() + 1));
  }
  return bids;
}

SituationDescription description(std::string_view text) {
  const auto [players, seat, hand, turn_up, trump, bids] = lines_of(text);
  SituationDescription said;
  said.players = number_in(players);
  said.seat = number_in(seat);
  said.hand = parse_hand(hand).value_or(std::vector<Card>{});
  said.turn_up_said = !turn_up.empty();
  if (const auto card = parse_card(turn_up))
    said.turn_up = *card;
  said.trump_said = !trump.empty();
  if (const auto suit = parse_suit(trump))
    said.trump = *suit;
  if (!bids.empty())
    said.bids = bids_in(bids);
  return said;
}

void check_sound(const Situation& situation) {
  demand(situation.players >= min_players && situation.players <= max_players);
  demand(situation.cards >= 1 && situation.cards <= last_round(situation.players));
  demand(situation.hand.size() == situation.cards);
  demand(situation.seat <= situation.dealer());
  const bool last = is_last_round(situation.players, situation.cards);
  demand(situation.turn_up.has_value() != last);
  demand(situation.unseen().size() == Card::deck_size - situation.cards - (last ? 0 : 1));
  demand(!situation.trump_open || (situation.is_dealer() && !situation.trump));
  demand(situation.auction_over() ||
         static_cast<int>(situation.bids.size()) == situation.seat.index());
  for (const auto bid : situation.bids)
    demand(!bid || (*bid >= 0 && *bid <= situation.cards));
  const CanonicalSituation canonical = canonical_suits(situation);
  demand(relabelled(canonical.situation, canonical.relabelling.inverse()) == situation);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto said = description({reinterpret_cast<const char*>(data), size});
  const auto checked = check_situation(said);
  if (checked) {
    check_sound(*checked);
    return 0;
  }
  demand(!checked.error().empty() && checked.error().size() < 20);
  for (const Fault& fault : checked.error())
    demand(!fault.message.empty() && fault.message.size() < 400 && fault.message.back() == '.');
  return 0;
}
