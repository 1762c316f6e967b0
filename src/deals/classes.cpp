#include "deals/classes.h"

#include "counting/binomial.h"

namespace wizbid {
namespace {

constexpr std::size_t last_suit = 3;

// Where the walk stands in a group of alike suits. Their patterns come in ascending order only;
// the number of ways to name the suits makes up for it.
struct InGroup {
  int counts = 0;           // of the suit dealt last
  std::size_t pattern = 0;  // its number among those with these counts
  unsigned suits = 0;       // of this group dealt so far
  unsigned equal = 0;       // of them, the last ones with the same pattern
};

}  // namespace

// The recursion through the suits of a piece.
class DealClasses::Walk {
 public:
  Walk(const DealClasses& classes, const Visit& visit) : classes_(classes), visit_(visit) {}

  // Deals this suit with these counts in all patterns, then the suits after it; `left` is what the
  // opponents still need, this suit included. Whether to go on.
  bool deal(std::size_t suit, int counts, int left, const DealClass& so_far,
            const InGroup& before) {
    const bool in_group = before.suits > 0;
    if (in_group && counts < before.counts)
      return true;
    const auto patterns = classes_.patterns_of_[suit]->with_counts(counts);
    const bool ties = in_group && counts == before.counts;
    for (std::size_t i = ties ? before.pattern : 0; i < patterns.size(); ++i) {
      const bool equal = ties && i == before.pattern;
      const InGroup now{counts, i, before.suits + 1, equal ? before.equal + 1 : 1};
      DealClass next = with_pattern(so_far, suit, patterns[i]);
      next.deals = next.deals * now.suits / now.equal;
      if (!go_on(suit, left - counts, next, now))
        return false;
    }
    return true;
  }

 private:
  bool go_on(std::size_t suit, int left, const DealClass& so_far, const InGroup& now) {
    if (suit == last_suit)
      return visit_(so_far);
    const bool same_group = classes_.gaps_.suits[suit].kind == classes_.gaps_.suits[suit + 1].kind;
    const InGroup before = same_group ? now : InGroup{};
    if (suit + 1 == last_suit)
      return deal(last_suit, left, left, so_far, before);
    for (int counts : classes_.parts_[static_cast<std::size_t>(left)])
      if (!deal(suit + 1, counts, left, so_far, before))
        return false;
    return true;
  }

  DealClass with_pattern(const DealClass& so_far, std::size_t suit,
                         const SuitPattern& pattern) const {
    DealClass result = so_far;
    const int shift = static_cast<int>(classes_.gaps_.suits[suit].suit) * ranks_per_suit;
    for (std::size_t i = 0; i < static_cast<std::size_t>(classes_.opponents_); ++i)
      result.deal.hands[classes_.seats_[i]] |=
          CardSet::from_bits(std::uint64_t{pattern.ranks[i]} << shift);
    result.deals *= pattern.deals;
    return result;
  }

  const DealClasses& classes_;
  const Visit& visit_;
};

DealClasses::DealClasses(const Situation& situation, CardSet cuts)
    : DealClasses(situation, find_gaps(situation, cuts), situation.cards, situation.hand) {}

DealClasses::DealClasses(const Situation& situation, const Gaps& gaps, int cards, CardSet hand)
    : gaps_(gaps), opponents_(situation.players - 1), code_(opponents_, cards) {
  start_.deals = 1;
  start_.deal[situation.seat] = hand;
  for (int i = 0; i < opponents_; ++i)
    seats_[static_cast<std::size_t>(i)] =
        static_cast<std::size_t>(i < situation.seat.index() ? i : i + 1);
  parts_.resize(static_cast<std::size_t>(code_.size()));
  for (int whole = 0; whole < code_.size(); ++whole)
    for (int part = 0; part <= whole; ++part)
      if (code_.fits(part, whole))
        parts_[static_cast<std::size_t>(whole)].push_back(part);
  make_patterns(cards);
  make_pieces();
}

void DealClasses::make_patterns(int cards) {
  for (std::size_t suit = 0; suit <= last_suit; ++suit) {
    const bool alike = suit > 0 && gaps_.suits[suit].kind == gaps_.suits[suit - 1].kind;
    patterns_of_[suit] =
        alike ? patterns_of_[suit - 1]
              : std::make_shared<const SuitPatterns>(gaps_.suits[suit], opponents_, cards);
  }
}

// The codes of all ways to give away up to `cards` like cards.
std::vector<int> DealClasses::ways_to_hand_out(int cards) const {
  std::vector<int> ways;
  for (int code = 0; code < code_.size(); ++code)
    if (code_.sum(code) <= cards)
      ways.push_back(code);
  return ways;
}

void DealClasses::make_pieces() {
  const std::vector<int> jester_ways = ways_to_hand_out(gaps_.jesters.size());
  for (int wizards : ways_to_hand_out(gaps_.wizards.size())) {
    const int after_wizards = code_.full() - wizards;
    for (int jesters : jester_ways) {
      if (!code_.fits(jesters, after_wizards))
        continue;
      for (int first : parts_[static_cast<std::size_t>(after_wizards - jesters)])
        if (!patterns_of_[0]->with_counts(first).empty())
          pieces_.push_back({wizards, jesters, first});
    }
  }
}

// Gives like cards to the opponents, the first of them for those dealt, and counts the choices.
void DealClasses::hand_out(CardSet cards, int counts, DealClass& to) const {
  int left = cards.size();
  for (int i = 0; i < opponents_; ++i) {
    const int given = code_.digit(counts, i);
    to.deals *= small_binomial(left, given);
    left -= given;
    for (int k = 0; k < given; ++k) {
      to.deal.hands[seats_[static_cast<std::size_t>(i)]].insert(cards.lowest());
      cards.erase(cards.lowest());
    }
  }
}

bool DealClasses::walk(std::size_t piece, const Visit& visit) const {
  const Piece& settled = pieces_[piece];
  DealClass so_far = start_;
  hand_out(gaps_.wizards, settled.wizards, so_far);
  hand_out(gaps_.jesters, settled.jesters, so_far);
  const int left = code_.full() - settled.wizards - settled.jesters;
  return Walk(*this, visit).deal(0, settled.first_suit, left, so_far, {});
}

}  // namespace wizbid
