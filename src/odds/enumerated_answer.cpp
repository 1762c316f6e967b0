#include "odds/enumerated_answer.h"

#include "deals/classes_count.h"
#include "odds/enumerated_units.h"
#include "odds/exact_best.h"
#include "rules/bidding.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

// The chances of 0..cards tricks in one row of sums, and of the bid as a fraction.
void read_whole(BidOdds& odds, const EnumeratedSums& sums, std::size_t start) {
  Integer total = 0;
  for (std::size_t t = 0; t < odds.tricks.size(); ++t)
    total += to_integer(sums.whole(start + t));
  for (std::size_t t = 0; t < odds.tricks.size(); ++t) {
    const Fraction chance(to_integer(sums.whole(start + t)), total);
    odds.tricks[t] = chance.convert_to<double>();
    if (static_cast<Tricks>(t) == odds.bid)
      odds.make_fraction = chance;
  }
}

void read_real(BidOdds& odds, const EnumeratedSums& sums, std::size_t start) {
  WideReal total;
  for (std::size_t t = 0; t < odds.tricks.size(); ++t)
    total += sums.real(start + t);
  for (std::size_t t = 0; t < odds.tricks.size(); ++t)
    odds.tricks[t] = ratio(sums.real(start + t), total);
}

void finish(BidOdds& odds, const Question& question, const Integer& deals) {
  const Situation& situation = question.situation;
  odds.legal = odds.bid != forbidden_bid(situation);
  odds.make = odds.tricks[static_cast<std::size_t>(odds.bid)];
  odds.make_interval = {odds.make, odds.make};
  odds.deals = deals;
  for (std::size_t t = 0; t < odds.tricks.size(); ++t)
    odds.expected_score +=
        odds.tricks[t] * score(situation.rules.scoring, odds.bid, static_cast<Tricks>(t));
}

}  // namespace

Answer enumerated_answer(const Question& question, const EnumeratedSums& sums, std::size_t rows,
                         bool rational) {
  Answer answer;
  answer.how = How::enumerated;
  answer.deals = count_deals(question.situation);
  answer.effective_deals = answer.deals.convert_to<double>();
  const auto row = static_cast<std::size_t>(question.situation.cards) + 1;
  std::size_t start = 0;
  for (Tricks bid : bids_asked(question.situation)) {
    BidOdds odds;
    odds.bid = bid;
    odds.tricks.resize(row);
    if (rational)
      read_whole(odds, sums, start);
    else
      read_real(odds, sums, start);
    finish(odds, question, answer.deals);
    answer.bids.push_back(std::move(odds));
    if (rows > 1)
      start += row;
  }
  mark_best(answer.bids);
  return answer;
}

}  // namespace wizbid
