#include "rules/rule_set.h"

#include <utility>

#include "words/language.h"

namespace wizbid {

RuleSet official_rules() {
  RuleSet rules;
  rules.title = to_say("The publisher's rules");
  return rules;
}

namespace {

RuleSet with_sum_rule(std::string name, std::string_view title, SumRule sum_rule) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = title;
  rules.sum_rule = sum_rule;
  return rules;
}

RuleSet with_schedule(std::string name, std::string_view title, Schedule schedule) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = title;
  rules.schedule = std::move(schedule);
  return rules;
}

RuleSet with_zero(std::string name, std::string_view title, ZeroBonus zero) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = title;
  rules.zero = zero;
  return rules;
}

RuleSet with_table_points(std::string name, std::string_view title) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = title;
  rules.table_points = true;
  return rules;
}

RuleSet with_trump_rules(std::string name, std::string_view title, TrumpRules trump) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = title;
  rules.trump = trump;
  return rules;
}

RuleSet with_special_cards(std::string name, std::string_view title, SpecialCards special) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = title;
  rules.special = special;
  return rules;
}

RuleSet camelot_rules() {
  RuleSet rules = with_special_cards(
      "camelot", to_say("The Camelot edition: four special cards for the 2s"), {.camelot = true});
  rules.sum_rule = SumRule{5, false, true, BoundBidder::last_bidder};
  rules.zero = ZeroBonus{25, 0, 5, 20, 1};
  return rules;
}

RuleSet with_bids(std::string name, std::string_view title, BidsKnown known) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = title;
  rules.bids_known = known;
  return rules;
}

RuleSet with_clairvoyance(std::string name, std::string_view title) {
  RuleSet rules;
  rules.name = std::move(name);
  rules.title = title;
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
      with_sum_rule("plus-minus-one", to_say("Bids may not add up to the tricks (AMIGO)"), {}),
      with_sum_rule("dm-2015", to_say("Bids may not add up to the tricks from 2 cards on"),
                    {2, false, false, BoundBidder::last_bidder}),
      with_sum_rule("dm-2014", to_say("Bids may not add up to the tricks; 0 is always legal"),
                    {1, false, true, BoundBidder::last_bidder}),
      with_sum_rule("german-online", to_say("Bids may not add up to the tricks from 4 cards on"),
                    {4, false, false, BoundBidder::last_bidder}),
      with_sum_rule("canadian-2007",
                    to_say("Bids may not add up if the dealer leads alone; 0 is legal"),
                    {1, false, true, BoundBidder::sole_leader}),
      with_sum_rule("canadian-2020",
                    to_say("Bids may not add up in the last round; 0 is always legal"),
                    {1, true, true, BoundBidder::last_bidder}),
      with_bids("hidden-bid", to_say("Bids are written down and revealed before the first lead"),
                BidsKnown::after_auction),
      with_bids("secret-prediction", to_say("Bids are written down and revealed after the round"),
                BidsKnown::after_round),
      with_clairvoyance("clairvoyance", to_say("With one card each sees all cards but his own")),
      with_trump_rules("wizard-blind", to_say("With a Wizard up the dealer names a suit unseen"),
                       {WizardTurned::dealer_names_blind, JesterTurned::no_trump, false}),
      with_trump_rules("wizard-none-allowed",
                       to_say("With a Wizard up the dealer may name no trump"),
                       {WizardTurned::dealer_names, JesterTurned::no_trump, true}),
      with_trump_rules("wizard-no-trump", to_say("With a Wizard up there is no trump"),
                       {WizardTurned::no_trump, JesterTurned::no_trump, false}),
      with_trump_rules("jester-left-names",
                       to_say("With a Jester up the dealer's left names a suit"),
                       {WizardTurned::dealer_names, JesterTurned::left_names, false}),
      with_zero("zero-by-round", to_say("A bid of 0 made scores 10 for each card of the round"),
                {0, 10, 1, {}, {}}),
      with_zero("camelot-zero", to_say("A bid of 0 made scores as in the Camelot edition"),
                {25, 0, 5, 20, 1}),
      camelot_rules(),
      with_special_cards("magic", to_say("The Magic edition: a 2 that follows suit beats Wizards"),
                         {.magic = true}),
      with_special_cards("dragon",
                         to_say("The Dragon is added, which beats every card but the Fairy"),
                         {.dragon = true}),
      with_special_cards("fairy", to_say("The Fairy is added, which beats nothing but the Dragon"),
                         {.fairy = true}),
      with_special_cards("bomb", to_say("The Bomb is added, with which nobody wins the trick"),
                         {.bomb = true}),
      with_special_cards("shapeshifter", to_say("The Shapeshifter is added, a Wizard or a Jester"),
                         {.shapeshifter = true}),
      with_table_points("table-points",
                        to_say("A game also gives points by rank, as played online")),
      with_schedule("quick", to_say("Every second round, counted back from the last"),
                    quick_schedule()),
      with_schedule("tournament", to_say("The rounds of tournaments"), tournament_schedule()),
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
