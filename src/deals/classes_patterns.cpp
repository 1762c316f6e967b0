#include "deals/classes_patterns.h"

#include "counting/binomial.h"

namespace wizbid {
namespace {

// Deals the cards of a suit gap by gap, from the lowest card up, in every order of owners.
class PatternWalk {
 public:
  PatternWalk(const SuitGaps& gaps, int opponents, int cards)
      : gaps_(gaps),
        opponents_(opponents),
        cards_(cards),
        code_(opponents, cards),
        by_code_(static_cast<std::size_t>(code_.size())) {}

  std::vector<std::vector<SuitPattern>> all() {
    current_.deals = 1;
    start_gap(0);
    return std::move(by_code_);
  }

 private:
  void start_gap(std::size_t gap) {
    if (gap == gaps_.gaps.size())
      by_code_[static_cast<std::size_t>(counts_)].push_back(current_);
    else
      fill_gap(gap, gaps_.gaps[gap], 0);
  }

  // `dealt` cards of the gap have an owner, `rest` are the others.
  void fill_gap(std::size_t gap, CardSet rest, int dealt) {
    const SuitPattern before = current_;
    current_.deals *= static_cast<std::uint32_t>(small_binomial(gaps_.gaps[gap].size(), dealt));
    start_gap(gap + 1);
    current_ = before;
    if (rest.empty())
      return;
    const Card card = rest.lowest();
    rest.erase(card);
    for (int opponent = 0; opponent < opponents_; ++opponent) {
      if (code_.digit(counts_, opponent) == cards_)
        continue;
      counts_ += code_.unit(opponent);
      current_.ranks[static_cast<std::size_t>(opponent)] |=
          static_cast<std::uint16_t>(1U << static_cast<int>(card.rank()));
      fill_gap(gap, rest, dealt + 1);
      current_ = before;
      counts_ -= code_.unit(opponent);
    }
  }

  const SuitGaps& gaps_;
  int opponents_;
  int cards_;
  CountCode code_;
  int counts_ = 0;
  SuitPattern current_;
  std::vector<std::vector<SuitPattern>> by_code_;
};

}  // namespace

int CountCode::sum(int code) const {
  int total = 0;
  for (; code > 0; code /= base_)
    total += code % base_;
  return total;
}

bool CountCode::fits(int part, int whole) const {
  for (int i = 0; i < opponents_; ++i)
    if (digit(part, i) > digit(whole, i))
      return false;
  return true;
}

SuitPatterns::SuitPatterns(const SuitGaps& gaps, int opponents, int cards) {
  for (const std::vector<SuitPattern>& group : PatternWalk(gaps, opponents, cards).all()) {
    starts_.push_back(patterns_.size());
    patterns_.insert(patterns_.end(), group.begin(), group.end());
  }
  starts_.push_back(patterns_.size());
}

}  // namespace wizbid
