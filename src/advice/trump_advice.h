// Which suit to name: by the publisher's rules the dealer does when he has turned up a Wizard.
#pragma once

#include <functional>
#include <tl/expected.hpp>
#include <vector>

#include "odds/plan.h"

namespace wizbid {

struct TrumpOption {
  Trump trump;
  Tricks bid = 0;  // the best bid under it
  Points expected_score = 0;
  Points score_error = 0;  // standard error; 0 when exact
};

struct TrumpChoice {
  Trump recommended;  // the largest expected score; of equal ones the first C D H S, then none
  std::vector<TrumpOption> options;  // one a suit, C D H S, and one for none where the rules let it
};

// Answers a question whose trump is settled, or says why not.
using Oracle = std::function<tl::expected<Answer, Refusal>(const Question&)>;

// What is asked about each suit, C D H S, and about no trump where that may be named: the round as
// it is before any bid, with that trump.
std::vector<Question> trump_questions(const Question& question);

// The suit is named before any bid is made, so the options are judged with no bid heard, whatever
// bids the situation holds. Must hold: question.situation.trump_open.
tl::expected<TrumpChoice, Refusal> advise_trump(const Question& question, const Oracle& oracle);

}  // namespace wizbid
