#include "charts/drawn_round.h"

#include <algorithm>
#include <cstdint>

#include "players/playout.h"

namespace wizbid {

namespace {

// The first cards of a shuffled deck.
DrawnRound dealt_round(const RuleSet& rules, int players, int cards, Random& random) {
  std::vector<Card> deck;
  for (const Card card : deck_of(rules.special))
    deck.push_back(card);
  const int needed = std::min(players * cards + 1, static_cast<int>(deck.size()));
  DrawnRound round;
  round.start.rules = rules;
  round.start.players = players;
  round.start.cards = cards;
  for (int i = 0; i < needed; ++i) {
    const auto place = static_cast<std::size_t>(i);
    const std::size_t other = place + random.below(static_cast<std::uint32_t>(deck.size() - place));
    std::swap(deck.at(place), deck.at(other));
    const Card card = deck.at(place);
    if (i < players * cards)
      round.deal[Seat::from_index(i / cards)].insert(card);
    else
      round.start.turn_up = card;
  }
  return round;
}

// The suit that the dealer likes best; of equal ones the first.
Suit suit_to_name(const DrawnRound& round, const Player& player) {
  const Seat dealer = round.start.dealer();
  const PublicRound table = opening(round.start);
  const auto worth = player.rate_trumps({table, dealer, round.deal[dealer]});
  const auto best = std::max_element(worth.begin(), worth.end());
  return all_suits.at(static_cast<std::size_t>(best - worth.begin()));
}

}  // namespace

DrawnRound draw_round(const RuleSet& rules, int players, int cards, const Player& dealer,
                      Random& random) {
  DrawnRound round = dealt_round(rules, players, cards, random);
  round.start.trump =
      round.start.naming() ? Trump(suit_to_name(round, dealer)) : turned_trump(round.start.turn_up);
  return round;
}

Tricks best_rated(const std::vector<Points>& scores) {
  return static_cast<Tricks>(std::max_element(scores.begin(), scores.end()) - scores.begin());
}

}  // namespace wizbid
