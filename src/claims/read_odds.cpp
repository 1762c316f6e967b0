#include "claims/read_odds.h"

#include <fmt/format.h>

#include <algorithm>

#include "claims/expression.h"
#include "claims/face.h"
#include "claims/read_games.h"
#include "claims/read_hands.h"
#include "claims/read_spots.h"
#include "claims/relation.h"

namespace wizbid {

namespace {

// A trump card needs a trump suit, "any 3" needs none.
void check_face(Fields& fields, const Face& face, const std::vector<Spot>& spots) {
  for (const Spot& spot : spots) {
    if (face.kind == Face::Kind::trump && !spot.trump)
      return fields.add_fault("There is no trump in one of these situations.",
                              "Leave out the turn-up J, or write \"any 3\" for a claim without "
                              "trump.");
  }
}

// ">= 42.86%", "0.62", "x/58": a relation, = if there is none, and an expression.
std::optional<Bound> read_bound(Fields& fields, std::string_view key, const Names& names) {
  const Node* node = fields.find(key);
  if (node == nullptr)
    return std::nullopt;
  std::string text;
  if (const auto* words = std::get_if<std::string>(&node->value))
    text = *words;
  else if (const auto number = fields.number_in(*node, "a number"))
    text = fmt::format("{}", *number);
  const auto begin = text.find_first_not_of("<>=! ");
  std::string relation = text.substr(0, begin);
  while (!relation.empty() && relation.back() == ' ')
    relation.pop_back();
  Bound bound;
  bound.value = begin == std::string::npos ? "" : text.substr(begin);
  bound.relation = parse_relation(relation.empty() ? "=" : relation).value_or(Relation::equal);
  const auto value = evaluate(bound.value, names, official_rules().scoring);
  if (!value || !(relation.empty() || parse_relation(relation))) {
    const std::size_t position = value ? 0 : std::min(begin, text.size()) + value.error().position;
    fields.add_fault_in(
        *node, position,
        fmt::format("This can't be read: {}.", value ? "no relation" : value.error().message),
        "Write a relation and a number, as in \">= 42.86%\" or \"= x/58\".");
    return std::nullopt;
  }
  if (exact_number(bound.value))
    bound.tolerance = half_last_digit(bound.value);
  if (const Node* tolerance = fields.find("tolerance")) {
    const auto* words = std::get_if<std::string>(&tolerance->value);
    const auto exact = words != nullptr ? exact_number(*words) : std::nullopt;
    bound.tolerance =
        exact ? *exact : Fraction(fields.number_in(*tolerance, "a number").value_or(0));
    if (bound.tolerance < 0)
      fields.add_fault(*tolerance, "A tolerance is not below 0.", "Write it without a sign.");
  }
  return bound;
}

// A chance that is held against a number is held against one from 0 to 1.
std::optional<Bound> read_chance_bound(Fields& fields, const Names& names) {
  if (!fields.require("chance", "as in \">= 42.86%\""))
    return std::nullopt;
  const auto bound = read_bound(fields, "chance", names);
  if (!bound)
    return std::nullopt;
  const auto number = evaluate(bound->value, {}, official_rules().scoring);
  if (!number || (number->value >= 0 && number->value <= 1))
    return bound;
  const Node& node = *fields.find("chance");
  const auto* text = std::get_if<std::string>(&node.value);
  fields.add_fault_in(node, text != nullptr ? text->find_first_not_of("<>=! ") : 0,
                      fmt::format("No chance is {}.", bound->value),
                      "Write a number from 0 to 1, or from 0% to 100%.");
  return std::nullopt;
}

std::optional<Holder> read_holder(Fields& fields) {
  const auto text = fields.text("who", "\"any\", \"all\" or \"next\"").value_or("any");
  if (text == "any")
    return Holder::any_opponent;
  if (text == "all")
    return Holder::together;
  if (text == "next")
    return Holder::one_opponent;
  fields.add_fault(*fields.find("who"), fmt::format("\"{}\" is no holder.", text),
                   "Write \"any\" (some opponent), \"all\" (they together) or \"next\" (a certain "
                   "one).");
  return std::nullopt;
}

std::optional<HoldingEvent> read_holding(Fields& fields) {
  HoldingEvent event;
  if (!fields.require("hand", "my cards, as in \"2C 9D KH\""))
    return std::nullopt;
  const auto hand = read_hand_text(fields, *fields.find("hand"));
  const auto who = read_holder(fields);
  if (!hand || !who)
    return std::nullopt;
  if (read_hands(fields).empty())
    return std::nullopt;
  event.hand = *hand;
  event.cards = hand->size();
  event.who = *who;
  if (const Node* lead = fields.find("lead")) {
    const auto card = read_hand_text(fields, *lead);
    if (!card)
      return std::nullopt;
    event.lead = card->lowest();
    if (card->size() != 1 || !hand->contains(*event.lead)) {
      fields.add_fault(*lead, "This is not one card of the hand.", "Lead a card that is in hand.");
      return std::nullopt;
    }
    return event;
  }
  const auto least = fields.whole("at-least", 0, 60, "a number of cards");
  const auto exactly = fields.whole("exactly", 0, 60, "a number of cards");
  for (const Node& node : fields.list("holds")) {
    const auto text = fields.text_in(node, "a set of cards");
    const auto query =
        text ? parse_card_query(*text) : tl::unexpected(NotationError{"It is no text.", 1, ""});
    if (!query) {
      fields.add_fault(node, query.error().message, "Write a set as in \"W+trump>9\".");
      return std::nullopt;
    }
    HandCondition condition;
    condition.least = static_cast<int>(exactly.value_or(least.value_or(1)));
    if (exactly)
      condition.most = condition.least;
    if (query->none) {
      condition.least = 0;
      condition.most = 0;
    }
    event.sets.push_back(*query);
    event.counts.push_back(condition);
  }
  return event;
}

std::string of_a_hand(std::string_view what, int cards) {
  return fmt::format("{} for a hand of {} card{}", what, cards, cards == 1 ? "" : "s");
}

std::optional<TakeEvent> read_taking(Fields& fields) {
  TakeEvent event;
  event.hands = read_hands(fields);
  if (event.hands.empty()) {
    if (!fields.has("hands"))
      fields.require("hand", "as in \"AH W\" or \"trump 3\"");
    return std::nullopt;
  }
  const int cards = cards_of_hands(event.hands);
  const auto takes = fields.whole("takes", 0, cards, of_a_hand("a number of tricks", cards));
  const auto bid = fields.whole("bid", 0, cards, of_a_hand("a bid", cards));
  if (!fields.has("takes") && !fields.has("bid"))
    fields.add_fault("The claim does not say what its chance is that of.",
                     "Add takes = ..., a number of tricks, or holds = ..., cards of the others, or "
                     "lead = ..., a card of the hand.");
  if (takes)
    event.takes = static_cast<Tricks>(*takes);
  if (bid || takes)
    event.bid = static_cast<Tricks>(bid.value_or(takes.value_or(0)));
  return event;
}

}  // namespace

std::optional<ClaimPart> read_threshold(Fields& fields) {
  ThresholdClaim claim;
  std::optional<std::string> missing;
  claim.rules = read_rules(fields, missing);
  claim.spots = read_spots(fields, 1);
  claim.bid =
      static_cast<Tricks>(fields.whole("bid", 0, 1, "a bid in a round of one card").value_or(1));
  if (!fields.require("least", "the weakest card, as in \"trump 3\" or \"plain J\""))
    return std::nullopt;
  const auto face = read_face(fields, *fields.find("least"));
  if (!face)
    return std::nullopt;
  claim.least = *face;
  check_face(fields, *face, claim.spots);
  if (missing)
    return without_rules(*missing);
  return claim;
}

std::optional<ClaimPart> read_probability(Fields& fields) {
  ProbabilityClaim claim;
  std::optional<std::string> missing;
  claim.rules = read_rules(fields, missing);
  claim.sampling = read_sampling(fields, 4000);
  int cards = 1;
  if (fields.has("holds") || fields.has("lead")) {
    const auto event = read_holding(fields);
    if (!event)
      return std::nullopt;
    cards = event->cards;
    claim.event = *event;
  } else {
    const auto event = read_taking(fields);
    if (!event)
      return std::nullopt;
    cards = cards_of_hands(event->hands);
    claim.event = *event;
  }
  claim.spots = read_spots(fields, cards);
  Names names{{"n", 4}, {"s", 1}};
  if (cards == 1 && std::holds_alternative<TakeEvent>(claim.event))
    names["x"] = 40;
  const auto bound = read_chance_bound(fields, names);
  if (!bound)
    return std::nullopt;
  claim.chance = *bound;
  if (missing)
    return without_rules(*missing);
  return claim;
}

std::optional<ClaimPart> read_bid(Fields& fields) {
  BidClaim claim;
  std::optional<std::string> missing;
  claim.rules = read_rules(fields, missing);
  claim.sampling = read_sampling(fields, 4000);
  claim.hands = read_hands(fields);
  if (claim.hands.empty()) {
    if (!fields.has("hands"))
      fields.require("hand", "as in \"AH W\", \"plain\" or \"trump 3\"");
    return std::nullopt;
  }
  claim.cards = cards_of_hands(claim.hands);
  claim.spots = read_spots(fields, claim.cards);
  if (!fields.require("bid", "as in 1 or \">= 3\""))
    return std::nullopt;
  const auto bound = read_bound(fields, "bid", {});
  if (!bound)
    return std::nullopt;
  const auto bid = exact_number(bound->value);
  if (!bid || denominator(*bid) != 1 || *bid < 0 || *bid > claim.cards) {
    fields.add_fault(*fields.find("bid"),
                     fmt::format("This is not {}.", of_a_hand("a bid", claim.cards)),
                     fmt::format("Write a whole number from 0 to {}.", claim.cards));
    return std::nullopt;
  }
  claim.bid = static_cast<Tricks>(numerator(*bid));
  claim.relation = bound->relation;
  for (const Node& node : fields.list("among")) {
    if (const auto one = fields.whole_in(node, 0, claim.cards, of_a_hand("a bid", claim.cards)))
      claim.among.push_back(static_cast<Tricks>(*one));
  }
  if (missing)
    return without_rules(*missing);
  return claim;
}

}  // namespace wizbid
