// Which numbers of tricks get a column of their own where there is no room for all.
#pragma once

#include <string>
#include <vector>

#include "odds/answer.h"

namespace wizbid {

// The tricks from..to, told in one column.
struct TrickColumn {
  Tricks from = 0;
  Tricks to = 0;
  std::string head;  // "2", "0-2", "9+"
};

// At most `most` columns (at least 1) that together cover all tricks 0..cards. Only the two ends
// are drawn together, always where the bids put less chance.
std::vector<TrickColumn> trick_columns(const std::vector<BidOdds>& bids, int most);

// The chance to finish with a number of tricks of that column.
double chance_of(const BidOdds& odds, const TrickColumn& column);

}  // namespace wizbid
