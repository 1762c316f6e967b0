// Slow, obviously right references for questions about hidden hands: every deal one by one, and
// random deals.
#pragma once

#include <functional>
#include <vector>

#include "cards/card_set.h"
#include "deals/random.h"
#include "odds/holdings.h"

namespace wizbid::oracle {

using Hands = std::vector<CardSet>;  // one an opponent

// Calls `visit` with every set of `size` cards of `cards`.
inline void every_hand(CardSet cards, int size, const std::function<void(CardSet)>& visit,
                       CardSet chosen = {}) {
  if (size == 0) {
    visit(chosen);
    return;
  }
  while (cards.size() >= size) {
    const Card card = cards.lowest();
    cards.erase(card);
    every_hand(cards, size - 1, visit, chosen | CardSet{card});
  }
}

// Calls `visit` with every deal of the opponents' hands, the opponents told apart.
inline void every_hidden_deal(const Hidden& hidden, const std::function<void(const Hands&)>& visit,
                              Hands hands = {}) {
  if (static_cast<int>(hands.size()) == hidden.opponents) {
    visit(hands);
    return;
  }
  every_hand(hidden.unseen, hidden.cards, [&](CardSet hand) {
    Hands more = hands;
    more.push_back(hand);
    every_hidden_deal({hidden.unseen - hand, hidden.opponents, hidden.cards}, visit, more);
  });
}

// The share of all deals that pass, counted one by one.
inline Fraction share_of_deals(const Hidden& hidden,
                               const std::function<bool(const Hands&)>& passes) {
  std::uint64_t passing = 0;
  std::uint64_t all = 0;
  every_hidden_deal(hidden, [&](const Hands& hands) {
    ++all;
    passing += passes(hands) ? 1U : 0U;
  });
  return Fraction(passing, all);
}

// A deal drawn at random: each card of a hand is drawn from those left.
inline Hands random_hidden_deal(const Hidden& hidden, Random& random) {
  std::vector<Card> cards(hidden.unseen.begin(), hidden.unseen.end());
  Hands hands(static_cast<std::size_t>(hidden.opponents));
  std::size_t left = cards.size();
  for (CardSet& hand : hands)
    for (int i = 0; i < hidden.cards; ++i, --left) {
      const std::size_t drawn = random.below(static_cast<std::uint32_t>(left));
      hand.insert(cards[drawn]);
      cards[drawn] = cards[left - 1];
    }
  return hands;
}

// The share of `deals` random deals that pass.
inline double sampled_share(const Hidden& hidden, std::uint64_t deals,
                            const std::function<bool(const Hands&)>& passes) {
  std::uint64_t passing = 0;
  for (std::uint64_t i = 0; i < deals; ++i) {
    Random random(1, Purpose::deals, i);
    passing += passes(random_hidden_deal(hidden, random)) ? 1U : 0U;
  }
  return static_cast<double>(passing) / static_cast<double>(deals);
}

}  // namespace wizbid::oracle
