#include "claims/read_spots.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cards/card_text.h"
#include "cards/notation.h"
#include "claims/read_rules.h"
#include "players/player.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

constexpr std::string_view turn_up_words = "a card that is turned up, or a set of them";

// Rule sets that have a name and may come later.
constexpr std::array<std::string_view, 1> other_rules{"omnibus"};

constexpr const char* clairvoyance_name = "clairvoyance";

// The sets of a text such as "plus-minus-one,quick".
std::optional<RuleSet> rules_named(Fields& fields, const Node& node, const std::string& names,
                                   std::optional<std::string>& missing) {
  std::vector<RulesPart> parts;
  for (const std::string& name : rule_parts(names)) {
    if (std::ranges::find(other_rules, name) != other_rules.end()) {
      missing = name;
      return std::nullopt;
    }
    auto part = named_part(name);
    if (!part) {
      fields.add_fault(node, part.error(), "Write names with commas between them, or a table.");
      return std::nullopt;
    }
    if (part->rules.special.any()) {  // which claims do not know
      missing = name;
      return std::nullopt;
    }
    parts.push_back(*std::move(part));
  }
  auto sum = combined(parts);
  if (sum)
    return std::move(sum->rules);
  fields.add_fault(node, sum.error().message, "Take sets that go together.");
  return std::nullopt;
}

// Rules that ask who leads the score are told by the claim.
RuleSet with_leader(Fields& fields, RuleSet rules) {
  const auto leads = fields.flag("sole-leader");
  const bool asks = rules.sum_rule && rules.sum_rule->binds == BoundBidder::sole_leader;
  if (asks && !leads && !fields.has("sole-leader"))
    fields.add_fault(*fields.find("rules"), "These rules ask whether the dealer alone leads.",
                     "Add a line sole-leader = true, or false.");
  if (!asks && leads)
    fields.add_fault(*fields.find("sole-leader"), "These rules don't ask who leads the score.",
                     "Leave sole-leader out.");
  if (!asks)
    return rules;
  if (leads.value_or(false))
    rules.sum_rule->binds = BoundBidder::last_bidder;
  else
    rules.sum_rule.reset();
  return rules;
}

void add_seats(Fields& fields, const Node& node, int players, std::vector<Seat>& seats) {
  const auto* word = std::get_if<std::string>(&node.value);
  if (word == nullptr) {
    const auto number = fields.whole_in(node, 1, players, "a seat at this table");
    if (number)
      seats.push_back(Seat::from_number(static_cast<int>(*number)));
    return;
  }
  if (*word == "leader" || *word == "first") {
    seats.push_back(Seat::from_number(1));
  } else if (*word == "dealer" || *word == "last") {
    seats.push_back(Seat::from_number(players));
  } else if (*word == "all" || *word == "later") {
    for (int number = *word == "all" ? 1 : 2; number <= players; ++number)
      seats.push_back(Seat::from_number(number));
  } else {
    fields.add_fault(node, fmt::format("\"{}\" is no seat.", *word),
                     "Write a number, \"leader\", \"dealer\", \"all\" or \"later\" (all but the "
                     "leader).");
  }
}

std::vector<Seat> read_seats(Fields& fields, int players) {
  std::vector<Seat> seats;
  for (const Node& node : fields.list("seat"))
    add_seats(fields, node, players, seats);
  return seats;
}

void add_cards(CardSet cards, std::vector<std::optional<Card>>& turn_ups) {
  const CardSet specials = CardSet::wizards() | CardSet::jesters();
  for (Card card : cards - specials)
    turn_ups.emplace_back(card);
  if (!(cards & CardSet::jesters()).empty())
    turn_ups.emplace_back(Card::jester());
  if (!(cards & CardSet::wizards()).empty())
    turn_ups.emplace_back(Card::wizard());
}

// All that one text says.
TurnUps turn_ups_in(Fields& fields, const Node& node) {
  TurnUps turn_ups;
  const CardSet hearts = CardSet::of_suit(Suit::hearts);
  const auto text = fields.text_in(node, turn_up_words);
  if (!text)
    return turn_ups;
  if (*text == "none") {
    turn_ups.emplace_back(std::nullopt);
  } else if (*text == "suit" || *text == "any") {
    add_cards(*text == "suit" ? hearts : hearts | CardSet{Card::jester(), Card::wizard()},
              turn_ups);
  } else if (const auto query = parse_card_query(*text); query && !asks_for_trump(*query)) {
    add_cards(cards_of(*query, std::nullopt), turn_ups);
  } else {
    fields.add_fault(node, fmt::format("\"{}\" is no card that can be turned up.", *text),
                     "Write a card (8H, J, W), a set (H, H>8), \"suit\" (each heart, standing for "
                     "any suit), \"any\" or \"none\".");
  }
  return turn_ups;
}

// A card is turned up in every round but the last.
void check_round(Fields& fields, const Node& node, int players, int cards) {
  const int last = last_round(players);
  for (const auto& turn_up : cards <= last ? turn_ups_in(fields, node) : TurnUps{}) {
    if (turn_up && cards == last)
      return fields.add_fault(
          node,
          fmt::format("With {} players and {} cards each none is left to turn up.", players, cards),
          "Write \"none\".");
    if (!turn_up && cards < last)
      return fields.add_fault(node,
                              fmt::format("With {} players and {} card{} each a card is turned up.",
                                          players, cards, cards == 1 ? "" : "s"),
                              "Write a card (8H, J, W) or a set of them.");
  }
}

void check_named_trump(Fields& fields, const TurnUps& turn_ups) {
  const Node* node = fields.find("trump");
  const RuleSet rules = rules_in(fields);
  const bool named = std::ranges::any_of(turn_ups, [&](const auto& turn_up) {
    return trump_naming(rules.trump, max_players, turn_up).has_value();
  });
  if (node != nullptr && !named)
    fields.add_fault(*node, "Only where a Wizard is turned up does the dealer name the trump.",
                     "Leave trump out, or turn up a \"W\".");
}

using Histories = std::vector<std::optional<Bids>>;

Histories every_history(int bids) {
  Histories histories;
  for (int pattern = 0; pattern < (1 << bids); ++pattern) {
    Bids history;
    for (int seat = 0; seat < bids; ++seat)
      history.emplace_back((pattern >> seat) & 1);
    histories.emplace_back(history);
  }
  return histories;
}

std::optional<Bids> listed_bids(Fields& fields, const Node& node, Seat seat, int cards) {
  Bids bids;
  for (const Node& item : std::get<Node::List>(node.value)) {
    const auto* word = std::get_if<std::string>(&item.value);
    if (word != nullptr && *word == "-") {
      bids.emplace_back(std::nullopt);
      continue;
    }
    const auto bid = fields.whole_in(item, 0, cards, "a bid in this round");
    if (!bid)
      return std::nullopt;
    bids.emplace_back(static_cast<int>(*bid));
  }
  if (static_cast<int>(bids.size()) != seat.index()) {
    fields.add_fault(
        node,
        fmt::format("{} bid{} before seat {}.", bids.size(),
                    bids.size() == 1 ? " is told" : "s are told", seat.number()),
        fmt::format("Give the {} before it in order, \"-\" for one not heard.", seat.index()));
    return std::nullopt;
  }
  return bids;
}

// Under some rules nobody knows the bids before his own.
bool bids_are_known(Fields& fields) {
  return rules_in(fields).bids_known == BidsKnown::aloud;
}

Histories read_histories(Fields& fields, Seat seat, int cards) {
  const Node* node = fields.find("bids");
  if (node == nullptr)
    return {std::nullopt};
  if (!bids_are_known(fields)) {
    fields.add_fault(*node, "By these rules nobody knows the bids before his own.",
                     "Leave bids out.");
    return {};
  }
  if (std::holds_alternative<Node::List>(node->value)) {
    auto bids = listed_bids(fields, *node, seat, cards);
    return bids ? Histories{bids} : Histories{};
  }
  const auto* word = std::get_if<std::string>(&node->value);
  if (word != nullptr && *word == "not heard")
    return {std::nullopt};
  if (word != nullptr && *word == "zeros")
    return {Bids(static_cast<std::size_t>(seat.index()), 0)};
  if (word != nullptr && *word == "every" && cards == 1)
    return every_history(seat.index());
  fields.add_fault(*node, "These are no bids.",
                   "Write a list as in [1, 0], \"zeros\", \"not heard\" or, with one card, "
                   "\"every\".");
  return {};
}

std::vector<BidNoise> read_noises(Fields& fields) {
  std::vector<BidNoise> noises;
  for (const Node& node : fields.list("bid-noise")) {
    const auto noise = fields.number_in(node, "a bid noise in points");
    if (noise && *noise >= 0)
      noises.push_back(*noise);
    else if (noise)
      fields.add_fault(node, "A bid noise is not below 0.", "Write points, or \"inf\".");
  }
  return noises.empty() ? std::vector<BidNoise>{2} : noises;
}

Trump read_named_trump(Fields& fields) {
  const Node* node = fields.find("trump");
  if (node == nullptr)
    return Suit::hearts;
  const auto text = fields.text_in(*node, "a trump suit");
  if (text == "none")
    return std::nullopt;
  const auto suit = parse_suit(text.value_or("H"));
  if (!suit)
    fields.add_fault(*node, fmt::format("\"{}\" is no suit.", *text), "Write C, D, H or S.");
  return suit.value_or(Suit::hearts);
}

}  // namespace

std::vector<WrittenTurnUps> read_turn_ups(Fields& fields) {
  std::vector<WrittenTurnUps> written;
  const Trump named = read_named_trump(fields);
  for (const Node& node : fields.list("turn-up")) {
    written.push_back({node, {}, named});
    written.back().cards = turn_ups_in(fields, node);
  }
  return written;
}

Trump trump_of(const RuleSet& rules, std::optional<Card> turn_up, Trump named) {
  return trump_naming(rules.trump, max_players, turn_up) ? named : turned_trump(turn_up);
}

RuleSet rules_in(Fields& fields) {
  std::optional<std::string> unheeded;
  return read_rules(fields, unheeded);
}

std::vector<int> read_players(Fields& fields) {
  std::vector<int> players;
  for (const Node& node : fields.list("players")) {
    if (const auto number = fields.whole_in(node, min_players, max_players, "a number of players"))
      players.push_back(static_cast<int>(*number));
  }
  return players;
}

std::vector<Spot> read_spots(Fields& fields, int cards) {
  const std::size_t faults_before = fields.faults();
  fields.require("players", "as in 4 or [3, 4]");
  fields.require("seat", "as in 1, \"dealer\" or \"all\"");
  fields.require("turn-up", "as in \"8H\", \"suit\" or \"J\"");
  TurnUps turn_ups;
  for (const WrittenTurnUps& written : read_turn_ups(fields)) {
    for (int players : read_players(fields))
      check_round(fields, written.node, players, cards);
    turn_ups.insert(turn_ups.end(), written.cards.begin(), written.cards.end());
  }
  check_named_trump(fields, turn_ups);
  const auto noises = read_noises(fields);
  const Trump named = read_named_trump(fields);
  const RuleSet rules = rules_in(fields);
  std::vector<Spot> spots;
  for (int players : read_players(fields)) {
    for (Seat seat : read_seats(fields, players)) {
      for (const auto& bids : read_histories(fields, seat, cards)) {
        for (BidNoise noise : noises) {
          for (const auto& turn_up : turn_ups)
            spots.push_back({players, seat, turn_up, trump_of(rules, turn_up, named), bids, noise});
        }
      }
    }
  }
  if (spots.empty() && fields.faults() == faults_before)
    fields.add_fault("The claim is about no situation.", "Give players, seat and turn-up.");
  return fields.faults() == faults_before ? spots : std::vector<Spot>{};
}

namespace {

RuleSet rules_said(Fields& fields, std::optional<std::string>& missing) {
  const Node* node = fields.find("rules");
  if (node == nullptr)
    return with_leader(fields, official_rules());
  if (std::holds_alternative<Node::Table>(node->value)) {
    std::vector<ClaimFault> wrong;
    RuleSet rules = read_rule_table(*node, "of its own", wrong).rules;
    for (const ClaimFault& fault : wrong)
      fields.add_fault(Node{fault.place, false}, fault.message, fault.remedy);
    if (wrong.empty() && rules.special.any()) {
      missing = "of its own, with special cards";
      return official_rules();
    }
    return wrong.empty() ? with_leader(fields, std::move(rules)) : rules;
  }
  const auto names = fields.text_in(*node, "the name of a rule set");
  auto rules = names ? rules_named(fields, *node, *names, missing) : std::nullopt;
  return rules ? with_leader(fields, *std::move(rules)) : official_rules();
}

}  // namespace

RuleSet read_rules(Fields& fields, std::optional<std::string>& missing) {
  RuleSet rules = rules_said(fields, missing);
  // A claim tells a hand, which nobody sees by these.
  if (rules.clairvoyance)
    missing = clairvoyance_name;
  return rules;
}

OpenClaim without_rules(const std::string& name) {
  if (name == clairvoyance_name)
    return {
        "By the rules of clairvoyance nobody sees his own card with one card each: claims are not "
        "judged by them."};
  return {fmt::format("This version does not have the rules {}.", name)};
}

std::string read_model(Fields& fields, std::string_view key, const std::string& usual) {
  const Node* node = fields.find(key);
  if (node == nullptr)
    return usual;
  const auto name = fields.text_in(*node, "the name of a player");
  if (name && find_player(*name) == nullptr)
    fields.add_fault(*node, fmt::format("There is no player \"{}\".", *name),
                     "Write points, rival, greedy or random.");
  return name && find_player(*name) != nullptr ? *name : usual;
}

}  // namespace wizbid
