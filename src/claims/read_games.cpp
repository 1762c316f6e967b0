#include "claims/read_games.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "claims/expression.h"
#include "claims/read_hands.h"
#include "claims/read_spots.h"
#include "claims/relation.h"
#include "rules/schedule.h"

namespace wizbid {

namespace {

constexpr std::uint64_t usual_games = 2000;

template <typename Value, std::size_t Size>
using Choices = std::array<std::pair<std::string_view, Value>, Size>;

template <typename Value, std::size_t Size>
Value choice(Fields& fields, std::string_view key, const Choices<Value, Size>& choices,
             Value usual) {
  const Node* node = fields.find(key);
  if (node == nullptr)
    return usual;
  const auto* text = std::get_if<std::string>(&node->value);
  std::vector<std::string_view> names;
  for (const auto& [name, value] : choices) {
    if (text != nullptr && *text == name)
      return value;
    names.push_back(name);
  }
  fields.add_fault(*node, fmt::format("This is no {}.", key),
                   fmt::format("Write one of: \"{}\".", fmt::join(names, "\", \"")));
  return usual;
}

constexpr Choices<Yield, 7> yields{{{"score", Yield::score},
                                    {"made", Yield::made},
                                    {"wins", Yield::wins},
                                    {"edge", Yield::edge},
                                    {"takes", Yield::takes},
                                    {"all made", Yield::all_made},
                                    {"spread", Yield::spread}}};

constexpr Choices<BidSum, 5> bid_sums{{{"any", BidSum::any},
                                       {"= tricks", BidSum::exact},
                                       {"!= tricks", BidSum::off},
                                       {"> tricks", BidSum::over},
                                       {"< tricks", BidSum::under}}};

constexpr Choices<Policy, 10> policies{{{"best", {Policy::Kind::none, 0, 0}},
                                        {"best + 1", {Policy::Kind::shift, 1, 0}},
                                        {"best - 1", {Policy::Kind::shift, -1, 0}},
                                        {"best + 2", {Policy::Kind::shift, 2, 0}},
                                        {"best - 2", {Policy::Kind::shift, -2, 0}},
                                        {"lower of two", {Policy::Kind::lower, 0, 0}},
                                        {"higher of two", {Policy::Kind::higher, 0, 0}},
                                        {"remainder", {Policy::Kind::remainder, 0, 0}},
                                        {"lead trump", {Policy::Kind::lead_trump, 0, 0}},
                                        {"model", {Policy::Kind::none, 0, 0}}}};

std::vector<int> read_cards(Fields& fields, int players) {
  std::vector<int> cards;
  const int last = last_round(players);
  for (const Node& node : fields.list("cards")) {
    const auto* word = std::get_if<std::string>(&node.value);
    if (word != nullptr && *word == "all") {
      for (int round = 1; round <= last; ++round)
        cards.push_back(round);
    } else if (const auto number = fields.whole_in(node, 1, last, "a round of this table")) {
      cards.push_back(static_cast<int>(*number));
    }
  }
  return cards;
}

Policy read_policy(Fields& fields) {
  Policy policy = choice(fields, "policy", policies, Policy{});
  policy.within = fields.number("within", "a number of points").value_or(0);
  return policy;
}

std::optional<GamesArm> read_games_arm(Fields& fields, const RuleSet& rules, int players,
                                       std::vector<int> cards) {
  GamesArm arm;
  arm.rules = rules;
  arm.players = players;
  arm.cards = std::move(cards);
  arm.player = read_model(fields, "player", "points");
  arm.others = read_model(fields, "others", "points");
  arm.policy = read_policy(fields);
  arm.yield = choice(fields, "measure", yields, Yield::score);
  arm.bid_sum = choice(fields, "bid-sum", bid_sums, BidSum::any);
  if (const Node* card = fields.find("card"))
    arm.card = read_face(fields, *card);
  if (arm.yield == Yield::takes && !arm.card) {
    fields.add_fault("The claim does not say which card takes tricks.",
                     "Add card = \"trump 9\", \"plain 9\", \"W\" or \"J\".");
    return std::nullopt;
  }
  if (arm.cards.empty()) {
    fields.require("cards", "rounds as in 5, [1, 5, 10] or \"all\"");
    return std::nullopt;
  }
  return arm;
}

std::optional<Arm> read_hand_arm(Fields& fields, const RuleSet& rules) {
  HandArm arm;
  arm.rules = rules;
  const auto hands = read_hands(fields);
  if (hands.size() != 1) {
    if (!hands.empty())
      fields.add_fault(*fields.find("hand"), "These are several hands.", "Give one hand a side.");
    return std::nullopt;
  }
  const int cards = cards_of_hands(hands);
  const std::size_t faults_before = fields.faults();
  const auto spots = read_spots(fields, cards);
  if (spots.size() != 1) {
    if (fields.faults() == faults_before)
      fields.add_fault("A hand is compared in one situation.",
                       "Give one number of players, one seat and one turn-up.");
    return std::nullopt;
  }
  arm.spot = spots.front();
  const auto held = cards_in(hands.front(), arm.spot);
  if (!held) {
    fields.add_fault("This hand can't be held there.", "Take another hand or turn-up.");
    return std::nullopt;
  }
  arm.hand = *held;
  if (const auto bid =
          fields.whole("bid", 0, cards,
                       fmt::format("a bid for a hand of {} card{}", cards, cards == 1 ? "" : "s")))
    arm.bid = static_cast<Tricks>(*bid);
  arm.yield = choice(fields, "measure", yields, Yield::made);
  if (arm.yield != Yield::made && arm.yield != Yield::score) {
    fields.add_fault("A hand has no such measure.", "Write measure = \"made\" or \"score\".");
    return std::nullopt;
  }
  return arm;
}

std::optional<Arm> read_arm(Fields& fields, const RuleSet& rules) {
  if (fields.has("hand"))
    return read_hand_arm(fields, rules);
  const std::size_t faults_before = fields.faults();
  fields.require("players", "as in 4");
  const auto players = read_players(fields);
  if (players.size() != 1) {
    if (fields.faults() == faults_before)
      fields.add_fault("Games are compared at one table.", "Give one number of players.");
    return std::nullopt;
  }
  return read_games_arm(fields, rules, players.front(), read_cards(fields, players.front()));
}

std::optional<Arm> read_nested_arm(Fields& fields, std::string_view key,
                                   std::optional<std::string>& missing) {
  const Node* node = fields.find(key);
  if (node == nullptr)
    return std::nullopt;
  if (!std::holds_alternative<Node::Table>(node->value)) {
    fields.add_fault(*node, fmt::format("{} is no table.", key),
                     "Write it as in { policy = \"best + 1\" }.");
    return std::nullopt;
  }
  Fields inner = fields.inside(*node);
  auto arm = read_arm(inner, read_rules(inner, missing));
  inner.refuse_others();
  fields.absorb(inner);
  return arm;
}

bool read_comparison(Fields& fields, CompareClaim& claim) {
  const Node* relation = fields.find("relation");
  if (relation != nullptr) {
    const auto text = fields.text_in(*relation, "a relation");
    const auto parsed = parse_relation(text.value_or(""));
    if (!parsed)
      fields.add_fault(*relation, "This is no relation.",
                       "Write \">\", \"<\", \">=\", \"<=\", "
                       "\"=\" or \"!=\".");
    claim.relation = parsed.value_or(Relation::above);
  }
  claim.margin = fields.number("margin", "a number").value_or(0);
  claim.tolerance = fields.number("tolerance", "a number").value_or(0);
  if (claim.tolerance < 0)
    fields.add_fault(*fields.find("tolerance"), "A tolerance is not below 0.",
                     "Write it without a sign.");
  return fields.require("relation", "as in \">\"");
}

}  // namespace

Sampling read_sampling(Fields& fields, std::uint64_t usual_size) {
  Sampling sampling;
  sampling.model = read_model(fields, "model", "points");
  sampling.size = usual_size;
  for (const char* key : {"games", "deals"}) {
    if (const auto size = fields.whole(key, 2, 100'000'000, "a size of a sample"))
      sampling.size = static_cast<std::uint64_t>(*size);
  }
  return sampling;
}

std::optional<ClaimPart> read_compare(Fields& fields) {
  const std::size_t faults_before = fields.faults();
  std::optional<std::string> missing;
  const RuleSet rules = read_rules(fields, missing);
  CompareClaim claim;
  const bool two = fields.has("first") || fields.has("second");
  const auto first = two ? read_nested_arm(fields, "first", missing) : read_arm(fields, rules);
  if (two) {
    fields.require("first", "a table as in { policy = \"best + 1\" }");
    fields.require("second", "a table as in { policy = \"best\" }");
    claim.second = read_nested_arm(fields, "second", missing);
  }
  read_comparison(fields, claim);
  claim.sampling = read_sampling(fields, usual_games);
  if (fields.faults() != faults_before || !first || (two && !claim.second))
    return std::nullopt;
  if (two && first->index() != claim.second->index()) {
    fields.add_fault("A hand is compared with games.", "Compare two hands, or two kinds of games.");
    return std::nullopt;
  }
  claim.first = *first;
  if (is_share(yield_of(claim.first)) && std::abs(claim.margin) > 1)
    fields.add_fault(*fields.find("margin"), "No share, and no difference of two, is above 1.",
                     "Write it as in 0.25 or \"25%\".");
  if (fields.faults() != faults_before)
    return std::nullopt;
  if (missing)
    return without_rules(*missing);
  return claim;
}

std::optional<ClaimPart> read_trend(Fields& fields) {
  const std::size_t faults_before = fields.faults();
  constexpr Choices<Relation, 2> directions{
      {{"rises", Relation::above}, {"falls", Relation::below}}};
  constexpr Choices<bool, 2> axes{{{"cards", true}, {"players", false}}};
  std::optional<std::string> missing;
  const RuleSet rules = read_rules(fields, missing);
  TrendClaim claim;
  fields.require("over", "\"cards\" or \"players\"");
  fields.require("direction", "\"rises\" or \"falls\"");
  fields.require("players", "as in 4");
  fields.require("cards", "as in [1, 5, 10]");
  const bool over_cards = choice(fields, "over", axes, true);
  claim.direction = choice(fields, "direction", directions, Relation::above);
  claim.every_step = fields.flag("every-step").value_or(false);
  claim.sampling = read_sampling(fields, usual_games);
  const auto add = [&](int players, std::vector<int> cards, std::string step) {
    if (const auto arm = read_games_arm(fields, rules, players, std::move(cards))) {
      claim.arms.emplace_back(*arm);
      claim.steps.push_back(std::move(step));
    }
  };
  for (int players : read_players(fields)) {
    const auto cards = read_cards(fields, players);
    if (!over_cards)
      add(players, cards, fmt::format("{} players", players));
    for (int round : over_cards ? cards : std::vector<int>{})
      add(players, {round}, fmt::format("{} card{}", round, round == 1 ? "" : "s"));
  }
  if (fields.faults() == faults_before && claim.arms.size() < 2)
    fields.add_fault("A trend needs at least two steps.",
                     "Give a list of two or more, as in cards = [1, 10].");
  if (fields.faults() != faults_before)
    return std::nullopt;
  if (missing)
    return without_rules(*missing);
  return claim;
}

}  // namespace wizbid
