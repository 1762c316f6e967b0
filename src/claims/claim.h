// A claim about the game as data: what somebody says, and how the program reads it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cards/card_query.h"
#include "cards/card_set.h"
#include "claims/node.h"
#include "counting/integer.h"
#include "odds/holdings.h"
#include "odds/question.h"
#include "rules/rule_set.h"
#include "rules/trump.h"

namespace wizbid {

// A card by its part in a situation rather than by name: "trump 3", "plain J", "W".
struct Face {
  enum class Kind : std::uint8_t { jester, plain, trump, wizard, any };  // any: whatever its suit
  Kind kind = Kind::plain;
  Rank rank = Rank::two;  // of plain, trump, any
  friend bool operator==(const Face&, const Face&) = default;
};

// A place at the table in which something is claimed.
struct Spot {
  int players = min_players;
  Seat seat;
  std::optional<Card> turn_up;
  Trump trump;
  std::optional<Bids> bids;  // of the seats before; nullopt: not heard
  BidNoise noise = 2;
};

// A comparison with a number, or with an expression over n, s and x (claims/expression.h).
enum class Relation : std::uint8_t { equal, at_least, at_most, above, below, different };
struct Bound {
  Relation relation = Relation::equal;
  std::string value;       // as written
  Fraction tolerance = 0;  // of `equal`: half a unit of the last digit written, or as said
};

// Bid `bid` with `least` or a better card, and with no weaker one. One-card rounds.
struct ThresholdClaim {
  RuleSet rules;
  std::vector<Spot> spots;
  Tricks bid = 1;
  Face least;
};

// Who holds what, or whether a card led to the first trick wins it when all who can beat it do.
struct HoldingEvent {
  CardSet hand;
  int cards = 1;
  Holder who = Holder::any_opponent;
  std::vector<CardQuery> sets;        // at least one unless `lead` is there
  std::vector<HandCondition> counts;  // one a set; its cards are filled in for each spot
  std::optional<Card> lead;
};

// How many tricks are taken after a bid.
struct TakeEvent {
  std::vector<std::variant<Face, CardSet>> hands;  // each of them
  std::optional<Tricks> bid;                       // nullopt: the best
  std::optional<Tricks> takes;                     // nullopt: as many as bid
};

// How figures that can't be counted are got.
struct Sampling {
  std::string model = "points";
  std::uint64_t size = 2000;  // deals or games
};

struct ProbabilityClaim {
  RuleSet rules;
  std::vector<Spot> spots;
  std::variant<HoldingEvent, TakeEvent> event;
  Bound chance;
  Sampling sampling;
};

// The best bid with some hands.
struct BidClaim {
  RuleSet rules;
  std::vector<Spot> spots;
  std::vector<std::variant<Face, CardSet>> hands;  // each of them; at least one
  int cards = 1;
  Relation relation = Relation::equal;  // the best bid against `bid`
  Tricks bid = 0;
  std::vector<Tricks> among;  // the bids to choose from; empty: all
  Sampling sampling;
};

// What is measured when games are played.
enum class Yield : std::uint8_t {
  score,     // points a round
  made,      // share of bids made
  wins,      // share of games won, ties shared
  edge,      // the same above a fair share, as a share of what is possible: (n w - 1)/(n - 1)
  takes,     // share of the tricks taken to which a card is played
  all_made,  // share of rounds in which everybody makes his bid
  spread,    // points a round in the best seat less those in the worst
};

enum class BidSum : std::uint8_t { any, exact, off, over, under };  // the bids against the tricks

// How a player departs from his model.
struct Policy {
  enum class Kind : std::uint8_t {
    none,
    shift,       // bids the best and so many more or fewer, within the rules
    lower,       // of the best bid and a neighbour as good within some points, the lower
    higher,      // ... the higher
    remainder,   // the last bidder: what is missing to the number of tricks
    lead_trump,  // needs all tricks left and leads: the highest trump
  };
  Kind kind = Kind::none;
  int shift = 0;
  Points within = 0;
};

// Games whose yield is measured: the first player and his model, his policy, the others.
struct GamesArm {
  RuleSet rules;
  int players = 4;
  std::vector<int> cards;  // of the rounds
  std::string player = "points";
  std::string others = "points";
  Policy policy;
  Yield yield = Yield::score;
  std::optional<Face> card;  // of Yield::takes
  BidSum bid_sum = BidSum::any;
};

// A hand whose best bid, or one bid, is judged.
struct HandArm {
  RuleSet rules;
  Spot spot;
  CardSet hand;
  std::optional<Tricks> bid;  // nullopt: the best
  Yield yield = Yield::made;  // or score
};

using Arm = std::variant<GamesArm, HandArm>;

inline Yield yield_of(const Arm& arm) {
  return std::visit([](const auto& one) { return one.yield; }, arm);
}

// Or else a number of points.
inline bool is_share(Yield yield) {
  return yield != Yield::score && yield != Yield::spread;
}

// `first` against `second`; or `first` alone against a number.
struct CompareClaim {
  Arm first;
  std::optional<Arm> second;
  Relation relation = Relation::above;
  double margin = 0;     // first - second (or first) against this, in points or as a share
  double tolerance = 0;  // of `equal`
  Sampling sampling;
};

// One figure along some arms.
struct TrendClaim {
  std::vector<Arm> arms;                 // at least two
  std::vector<std::string> steps;        // what each is called: "3 cards"
  Relation direction = Relation::above;  // the later against the earlier one
  bool every_step = false;               // or the ends only
  Sampling sampling;
};

// A counted chance that has a name in an expression.
struct NamedChance {
  RuleSet rules;
  Spot spot;
  std::variant<Face, CardSet> hand;
};

// A statement about whole numbers and scores.
struct ArithmeticClaim {
  RuleSet rules;
  std::map<std::string, std::vector<Fraction>> ranges;  // for all of these
  std::map<std::string, NamedChance> chances;
  std::string given;      // a condition; empty: none
  std::string statement;  // what then holds
  // The smallest value of one of the ranges for which the statement holds.
  std::optional<std::pair<std::string, Fraction>> smallest;
  // Or: the value of a name at which both sides of the statement, an equation, meet.
  struct Meeting {
    std::string name;
    std::string value;
    Fraction tolerance;
  };
  std::optional<Meeting> meeting;
};

// A claim that this program can't judge, and why.
struct OpenClaim {
  std::string reason;
};

using ClaimPart = std::variant<ThresholdClaim, ProbabilityClaim, BidClaim, CompareClaim, TrendClaim,
                               ArithmeticClaim, OpenClaim>;

struct Claim {
  std::string id;
  std::string source;
  std::string statement;         // in our words
  std::string read;              // how it was made precise
  std::vector<ClaimPart> parts;  // holds if all of them hold
  std::string key;               // all that was written but words: the same text, the same verdict
  TextPlace place;
};

}  // namespace wizbid
