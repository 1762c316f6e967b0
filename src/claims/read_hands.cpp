#include "claims/read_hands.h"

#include <fmt/format.h>

#include <algorithm>

#include "cards/card_text.h"
#include "cards/notation.h"
#include "claims/face.h"
#include "claims/read_spots.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

int size_of_hand(const Hand& hand) {
  const auto* cards = std::get_if<CardSet>(&hand);
  return cards != nullptr ? cards->size() : 1;
}

std::string cards_in_words(int cards) {
  return fmt::format("{} card{}", cards, cards == 1 ? "" : "s");
}

// What makes cards more than the deck has of them, as a sentence; empty: nothing.
std::string too_many(const std::vector<Card>& cards) {
  for (const auto& [kind, name] :
       {std::pair{CardKind::wizard, "Wizard"}, {CardKind::jester, "Jester"}}) {
    const auto held = std::ranges::count(cards, kind, [](Card card) { return card.kind(); });
    if (held > Card::copies)
      return fmt::format("The hand has {} {}s, the deck only {}.", held, name,
                         static_cast<int>(Card::copies));
  }
  for (Card card : cards) {
    if (card.is_suited() && std::ranges::count(cards, card) > 1)
      return fmt::format("{} is in the hand twice, in the deck once.", card_text(card));
  }
  return {};
}

void add_faces(std::vector<Hand>& hands, Face::Kind kind) {
  for (int rank = 0; rank < ranks_per_suit; ++rank)
    hands.emplace_back(Face{kind, static_cast<Rank>(rank)});
}

// All that one text says.
std::vector<Hand> hands_in(Fields& fields, const Node& node) {
  std::vector<Hand> hands;
  const auto* text = std::get_if<std::string>(&node.value);
  const std::string_view word = text != nullptr ? std::string_view(*text) : std::string_view();
  if (word == "plain" || word == "every")
    add_faces(hands, Face::Kind::plain);
  if (word == "trump" || word == "every")
    add_faces(hands, Face::Kind::trump);
  if (word == "every") {
    hands.emplace_back(Face{Face::Kind::wizard, Rank::two});
    hands.emplace_back(Face{Face::Kind::jester, Rank::two});
  }
  if (!hands.empty())
    return hands;
  if (const auto face = parse_face(word))
    hands.emplace_back(*face);
  else if (const auto cards = read_hand_text(fields, node))
    hands.emplace_back(*cards);
  return hands;
}

// Why a hand can't be held there.
std::string why_not(const Hand& hand, const RuleSet& rules, std::optional<Card> turn_up) {
  if (const Face* face = std::get_if<Face>(&hand);
      face != nullptr && face->kind == Face::Kind::trump && !trump_of(rules, turn_up, Suit::hearts))
    return fmt::format("There is no {} where {} is turned up.", face_text(*face),
                       turn_up ? card_text(*turn_up) : "none");
  if (!turn_up)
    return "This hand can't be held there.";
  if (!turn_up->is_suited())
    return fmt::format("With four {}s in hand none can be turned up.",
                       turn_up->is_wizard() ? "Wizard" : "Jester");
  return fmt::format("{} is in the hand and turned up as well.", card_text(*turn_up));
}

void check_held(Fields& fields, const Node& node, const std::vector<Hand>& hands,
                const WrittenTurnUps& written) {
  const RuleSet rules = rules_in(fields);
  for (const Hand& hand : hands) {
    for (const auto& turn_up : written.cards) {
      Spot spot;
      spot.turn_up = turn_up;
      spot.trump = trump_of(rules, turn_up, written.named);
      if (cards_in(hand, spot))
        return;
    }
  }
  if (!hands.empty() && !written.cards.empty())
    fields.add_fault(node, why_not(hands.front(), rules, written.cards.front()),
                     "Write another hand, or another turn-up.");
}

void check_hand_size(Fields& fields, const Node& node, int cards) {
  for (int players : read_players(fields)) {
    const int most = last_round(players);
    if (cards > most)
      return fields.add_fault(
          node,
          fmt::format("A hand of {} is too large for {} players.", cards_in_words(cards), players),
          fmt::format("Give it 1 to {}.", cards_in_words(most)));
  }
}

}  // namespace

std::optional<CardSet> read_hand_text(Fields& fields, const Node& node) {
  const auto text = fields.text_in(node, "a hand");
  if (!text)
    return std::nullopt;
  const std::string_view remedy = "Write a hand as in \"AH 10S W\".";
  const auto cards = parse_hand(*text);
  if (!cards) {
    fields.add_fault_in(node, cards.error().position - 1, cards.error().message,
                        std::string(remedy));
    return std::nullopt;
  }
  std::string wrong = cards->empty() ? "The hand is empty." : too_many(*cards);
  if (!wrong.empty()) {
    fields.add_fault(node, std::move(wrong), std::string(remedy));
    return std::nullopt;
  }
  CardSet hand;
  for (Card card : *cards)
    hand.insert(card);
  return hand;
}

std::optional<Face> read_face(Fields& fields, const Node& node) {
  const auto text = fields.text_in(node, "a card");
  if (!text)
    return std::nullopt;
  auto face = parse_face(*text);
  if (!face)
    fields.add_fault(node, fmt::format("\"{}\" is no card by its part.", *text),
                     "Write \"trump 3\", \"plain J\", \"any 9\", \"W\" or \"J\".");
  return face;
}

int cards_of_hands(const std::vector<Hand>& hands) {
  return hands.empty() ? 1 : size_of_hand(hands.front());
}

std::vector<Hand> read_hands(Fields& fields) {
  std::vector<Hand> all;
  const std::size_t faults_before = fields.faults();
  const std::vector<WrittenTurnUps> turn_ups = read_turn_ups(fields);
  for (const char* key : {"hand", "hands"}) {
    for (const Node& node : fields.list(key)) {
      const std::vector<Hand> hands = hands_in(fields, node);
      const int cards = cards_of_hands(hands);
      if (!hands.empty() && !all.empty() && cards != cards_of_hands(all))
        fields.add_fault(node, "The hands of a claim have the same number of cards.",
                         fmt::format("Write one of {}.", cards_in_words(cards_of_hands(all))));
      check_hand_size(fields, node, cards);
      for (const WrittenTurnUps& written : turn_ups)
        check_held(fields, node, hands, written);
      all.insert(all.end(), hands.begin(), hands.end());
    }
  }
  return fields.faults() == faults_before ? all : std::vector<Hand>{};
}

}  // namespace wizbid
