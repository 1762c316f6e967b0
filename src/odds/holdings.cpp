#include "odds/holdings.h"

#include <algorithm>
#include <cstdint>
#include <map>

#include "counting/piles.h"

namespace wizbid {
namespace {

// About a second on one core.
constexpr double most_steps = 5e8;

// The unseen cards in pieces: cards that are in the same sets of the conditions lie together.
struct CutDeck {
  std::vector<int> sizes;
  std::vector<std::vector<bool>> in_set;  // [condition][piece]
};

CutDeck cut(CardSet unseen, const std::vector<HandCondition>& conditions) {
  std::map<std::vector<bool>, int> pieces;
  for (Card card : unseen) {
    std::vector<bool> sets;
    for (const HandCondition& condition : conditions)
      sets.push_back(condition.cards.contains(card));
    ++pieces[sets];
  }
  CutDeck result;
  result.in_set.resize(conditions.size());
  for (const auto& [sets, size] : pieces) {
    result.sizes.push_back(size);
    for (std::size_t i = 0; i < sets.size(); ++i)
      result.in_set[i].push_back(sets[i]);
  }
  return result;
}

bool fulfils(std::span<const int> held, const std::vector<bool>& in_set,
             const HandCondition& condition) {
  int number = 0;
  for (std::size_t piece = 0; piece < held.size(); ++piece)
    if (in_set[piece])
      number += held[piece];
  return number >= condition.least && (!condition.most || number <= *condition.most);
}

tl::expected<Fraction, Refusal> share(const PileDeal& deal, const HandTest& passes) {
  if (deal_counting_steps(deal) > most_steps)
    return tl::unexpected(
        Refusal{"these sets cut the unseen cards into too many pieces to count; ask about fewer "
                "sets at once, or about all opponents together"});
  return Fraction(count_deals_where(deal, passes), count_deals(deal));
}

}  // namespace

Integer hidden_deals(const Hidden& hidden) {
  return count_deals({{hidden.unseen.size()}, hidden.opponents, hidden.cards});
}

tl::expected<Fraction, Refusal> chance_of_holding(const Hidden& hidden, Holder holder,
                                                  const std::vector<HandCondition>& conditions) {
  const CutDeck pieces = cut(hidden.unseen, conditions);
  const auto all_fulfilled = [&](std::span<const int> held) {
    for (std::size_t i = 0; i < conditions.size(); ++i)
      if (!fulfils(held, pieces.in_set[i], conditions[i]))
        return false;
    return true;
  };
  switch (holder) {
    case Holder::one_opponent:
      return share({pieces.sizes, 1, hidden.cards}, all_fulfilled);
    case Holder::together:
      return share({pieces.sizes, 1, hidden.opponents * hidden.cards}, all_fulfilled);
    case Holder::any_opponent:
      break;
  }
  // Somebody fulfils them unless everybody fails.
  return share({pieces.sizes, hidden.opponents, hidden.cards},
               [&](std::span<const int> held) { return !all_fulfilled(held); })
      .map([](const Fraction& nobody) { return Fraction(1 - nobody); });
}

}  // namespace wizbid
