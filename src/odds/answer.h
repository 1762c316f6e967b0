// The answer: for every bid the odds of each number of tricks, and how sure they are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "counting/integer.h"
#include "rules/table.h"

namespace wizbid {

enum class How : std::uint8_t {
  counted,     // closed form, exact
  enumerated,  // every class of deals played out, exact for the model
  sampled,     // random deals, with errors
};

struct Interval {
  double low = 0;
  double high = 0;
};

// What happens after one bid.
struct BidOdds {
  Tricks bid = 0;
  bool legal = true;
  std::vector<double> tricks;  // chance to finish with t = 0..cards tricks
  double make = 0;             // chance to make the bid: tricks[bid]
  Points expected_score = 0;
  // Where a special card has a bonus (rules/special_cards.h): the chance to make the bid with it, a
  // part of `make`.
  double made_with_bonus = 0;
  std::optional<Fraction> make_fraction;  // exact and rational answers only
  // Standard errors; 0 when exact, infinite where nothing is known (Answer::credible).
  double make_error = 0;
  Points score_error = 0;
  Interval make_interval;  // 95%; both ends `make` when exact
  Integer deals;           // deals it was played on; exact: ordered deals that it stands for
  double best_chance = 0;  // that no other legal bid has a larger expected score
};

// A figure from deals that took no part in the choice of the best bid.
struct FreshFigure {
  Points expected_score = 0;
  Points score_error = 0;  // infinite: too few of the deals matter to say
  Integer deals;
};

enum class Ending : std::uint8_t {
  complete,
  stopped
};  // stopped: by the watcher, a partial answer

struct Answer {
  How how = How::counted;
  std::vector<BidOdds> bids;   // by bid 0..cards; once the auction is over: my bid only
  Integer deals;               // sampled: the most that any bid was played on
  double effective_deals = 0;  // sampled: (sum w)^2 / sum w^2 of those; exact: deals
  std::optional<FreshFigure> fresh;
  Ending ending = Ending::complete;
  // false: asked for a precision and stopped before it, or not credible.
  bool precision_reached = true;
  // false: so few of the deals matter, given what was heard, that the sample can't tell how sure it
  // is. Then errors are infinite, intervals 0..1, and every best_chance is 0.
  bool credible = true;
};

}  // namespace wizbid
