#include "rules/rule_set.h"

#include <utility>

namespace wizbid {

RuleSet official_rules() {
  return {};
}

namespace {

RuleSet with_sum_rule(std::string name, std::string title, SumRule sum_rule) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = std::move(title);
  rules.sum_rule = sum_rule;
  return rules;
}

RuleSet with_schedule(std::string name, std::string title, Schedule schedule) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = std::move(title);
  rules.schedule = std::move(schedule);
  return rules;
}

RuleSet with_zero(std::string name, std::string title, ZeroBonus zero) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = std::move(title);
  rules.zero = zero;
  return rules;
}

RuleSet with_table_points(std::string name, std::string title) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = std::move(title);
  rules.table_points = true;
  return rules;
}

RuleSet with_trump_rules(std::string name, std::string title, TrumpRules trump) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = std::move(title);
  rules.trump = trump;
  return rules;
}

RuleSet with_special_cards(std::string name, std::string title, SpecialCards special) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = std::move(title);
  rules.special = special;
  return rules;
}

RuleSet camelot_rules() {
  RuleSet rules = with_special_cards(
      "camelot", "The Camelot edition: four special cards for the 2s", {.camelot = true});
  rules.sum_rule = SumRule{5, false, true, BoundBidder::last_bidder};
  rules.zero = ZeroBonus{25, 0, 5, 20, 1};
  return rules;
}

RuleSet with_bids(std::string name, std::string title, BidsKnown known) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = std::move(title);
  rules.bids_known = known;
  return rules;
}

RuleSet with_clairvoyance(std::string name, std::string title) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = std::move(title);
  rules.clairvoyance = true;
  return rules;
}

}  // namespace

Schedule quick_schedule() {
  return {2, {}};
}

Schedule tournament_schedule() {
  return {1,
          {{{2, 4, 6, 8, 10, 12, 14, 16, 18, 20},
            {1, 3, 5, 7, 9, 11, 12, 13, 14, 15},
            {2, 4, 5, 6, 7, 8, 9, 10, 11, 12},
            {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}}};
}

std::vector<RuleSet> named_rule_sets() {
  return {
      official_rules(),
      with_sum_rule("plus-minus-one", "Bids may not add up to the tricks (AMIGO)", {}),
      with_sum_rule("dm-2015", "Bids may not add up to the tricks from 2 cards on",
                    {2, false, false, BoundBidder::last_bidder}),
      with_sum_rule("dm-2014", "Bids may not add up to the tricks; 0 is always legal",
                    {1, false, true, BoundBidder::last_bidder}),
      with_sum_rule("german-online", "Bids may not add up to the tricks from 4 cards on",
                    {4, false, false, BoundBidder::last_bidder}),
      with_sum_rule("canadian-2007", "Bids may not add up if the dealer leads alone; 0 is legal",
                    {1, false, true, BoundBidder::sole_leader}),
      with_sum_rule("canadian-2020", "Bids may not add up in the last round; 0 is always legal",
                    {1, true, true, BoundBidder::last_bidder}),
      with_bids("hidden-bid", "Bids are written down and revealed before the first lead",
                BidsKnown::after_auction),
      with_bids("secret-prediction", "Bids are written down and revealed after the round",
                BidsKnown::after_round),
      with_clairvoyance("clairvoyance", "With one card each sees all cards but his own"),
      with_trump_rules("wizard-blind", "With a Wizard up the dealer names a suit unseen",
                       {WizardTurned::dealer_names_blind, JesterTurned::no_trump, false}),
      with_trump_rules("wizard-none-allowed", "With a Wizard up the dealer may name no trump",
                       {WizardTurned::dealer_names, JesterTurned::no_trump, true}),
      with_trump_rules("wizard-no-trump", "With a Wizard up there is no trump",
                       {WizardTurned::no_trump, JesterTurned::no_trump, false}),
      with_trump_rules("jester-left-names", "With a Jester up the dealer's left names a suit",
                       {WizardTurned::dealer_names, JesterTurned::left_names, false}),
      with_zero("zero-by-round", "A bid of 0 made scores 10 for each card of the round",
                {0, 10, 1, {}, {}}),
      with_zero("camelot-zero", "A bid of 0 made scores as in the Camelot edition",
                {25, 0, 5, 20, 1}),
      camelot_rules(),
      with_special_cards("magic", "The Magic edition: a 2 that follows suit beats Wizards",
                         {.magic = true}),
      with_special_cards("dragon", "The Dragon is added, which beats every card but the Fairy",
                         {.dragon = true}),
      with_special_cards("fairy", "The Fairy is added, which beats nothing but the Dragon",
                         {.fairy = true}),
      with_special_cards("bomb", "The Bomb is added, with which nobody wins the trick",
                         {.bomb = true}),
      with_special_cards("shapeshifter", "The Shapeshifter is added, a Wizard or a Jester",
                         {.shapeshifter = true}),
      with_table_points("table-points", "A game also gives points by rank, as played online"),
      with_schedule("quick", "Every second round, counted back from the last", quick_schedule()),
      with_schedule("tournament", "The rounds of tournaments", tournament_schedule()),
  };
}

std::optional<RuleSet> find_rule_set(std::string_view name) {
  std::vector<RuleSet> sets = named_rule_sets();
  for (RuleSet& rules : sets) {
    if (rules.name == name)
      return std::move(rules);
  }
  return std::nullopt;
}

}  // namespace wizbid
