// The rules in force, as data: every variant is a value of this struct, never a branch elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/special_cards.h"
#include "rules/table.h"
#include "rules/trump.h"

namespace wizbid {

// What a bid is worth in a round. Points.
struct Scoring {
  int made = 20;                 // for a bid made
  int made_per_trick = 10;       // and for each trick of a bid made
  int missed_per_trick = -10;    // for each trick over or under
  std::optional<int> made_zero;  // for a bid of 0 made, where that is not `made`
  friend bool operator==(const Scoring&, const Scoring&) = default;
};

// What a bid of 0 made scores, by the number of cards: points + per_card * cards; in rounds smaller
// than first_round it scores like any bid made.
struct ZeroBonus {
  int points = 0;
  int per_card = 0;
  int first_round = 1;
  // In the last round, where that is something else.
  std::optional<int> last_points;
  std::optional<int> last_per_card;
  friend bool operator==(const ZeroBonus&, const ZeroBonus&) = default;
};

// Which rounds a game has: those chosen for a number of players, each by its number of cards; where
// none are, every step-th one, counted back from the last, in which all 60 cards are dealt.
// Must hold: step >= 1; rounds chosen rise, from 1 or more to at most 60 / players.
struct Schedule {
  int step = 1;
  std::array<std::vector<int>, max_players - min_players + 1> chosen;  // by players - 3
  friend bool operator==(const Schedule&, const Schedule&) = default;
};

enum class BoundBidder : std::uint8_t {
  last_bidder,
  sole_leader,  // the last bidder, in rounds in which he alone leads the score
};

// The bids may not add up to the tricks: the last bidder may not make them. Also known as
// plus/minus one, or hook.
struct SumRule {
  int first_round = 1;           // in force from this many cards on
  bool last_round_only = false;  // in force in the last round alone
  bool zero_allowed = false;     // a bid of 0 is always legal
  BoundBidder binds = BoundBidder::last_bidder;
  friend bool operator==(const SumRule&, const SumRule&) = default;
};

// When the others' bids become known.
enum class BidsKnown : std::uint8_t {
  aloud,          // each as it is made
  after_auction,  // all at once, before the first lead
  after_round,    // all at once, when the cards have been played
};

// The default values are the publisher's rules. Who wins a trick and what may be played is the same
// for all rule sets without special cards, and no data here (rules/trick.h). Must hold:
// contradiction() (rules/rule_settings.h) finds none.
struct RuleSet {
  std::string name = "official";  // as it is typed: that of one set, or of several with commas
  std::string title = "The publisher's rules";  // one line for people
  Scoring scoring;                // of a round: see rules/round_rules.h for its made_zero
  std::optional<ZeroBonus> zero;  // nullopt: a bid of 0 made scores like any other
  Schedule schedule;
  TrumpRules trump;
  SpecialCards special;
  bool table_points = false;  // after a game: 1 for each player below, -1 for each above
  std::optional<SumRule> sum_rule;
  BidsKnown bids_known = BidsKnown::aloud;
  // In the round of one card each sees all the others' cards and not his own.
  bool clairvoyance = false;
  friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

RuleSet official_rules();

// Who names the trump, if somebody does: as rules/trump.h has it, a special card standing for what
// it means turned up.
inline std::optional<Naming> trump_naming(const RuleSet& rules, int players,
                                          std::optional<Card> turn_up) {
  return trump_naming(rules.trump, players, turned_up_as(rules.special, turn_up));
}

// Whether no card is left to turn up when so many are dealt to each.
inline bool deals_all_cards(const RuleSet& rules, int players, int cards) {
  return players * cards == deck_of(rules.special).size();
}

// All rule sets that have a name, the official one first.
std::vector<RuleSet> named_rule_sets();

// The rule set of this name, or nothing.
std::optional<RuleSet> find_rule_set(std::string_view name);

// The rounds of the tournaments of the federation, and those of a quick game.
Schedule tournament_schedule();
Schedule quick_schedule();

}  // namespace wizbid
