#include "odds/clairvoyance_reader.h"

namespace wizbid::clairvoyance {

namespace {

// The cards of the deck that would take the trick from the dealer's seat, he having the last card.
int wins_of_dealer(const Layout& layout, const Later& others, Trump trump) {
  Trick trick(trump);
  const CardSet wizards = others.tops & CardSet::wizards();
  if (!wizards.empty())
    return 0;
  if (others.begins)
    trick.play((others.tops & CardSet::of_suit(*others.begins)).lowest());
  else
    trick.play(Card::jester());
  for (Card card : others.tops) {
    if (card.suit() != others.begins)
      trick.play(card);
  }
  CardSet winners = trick.winners();
  winners.erase(*layout.turn_up);
  return winners.size();
}

// The same for seat 1, which leads.
int wins_of_leader(const Layout& layout, const Later& others, Trump trump) {
  CardSet cards = CardSet::full_deck() - CardSet::jesters();
  for (Card card : others.tops)
    cards -= card.is_wizard() ? CardSet{card} : CardSet::below(card) | CardSet{card};
  int wins = 0;
  for (Card card : cards) {
    Trick trick(trump);
    trick.play(card);
    wins += (trick.winners() & others.tops).empty() ? 1 : 0;
  }
  // A Jester wins among Jesters only; one is turned up.
  if (others.tops.empty())
    wins += Card::copies - 1 - (layout.players - 1);
  return wins;
}

}  // namespace

bool takes_trick(const Layout& layout, const Sight& sight, Card card) {
  Trick trick(layout.trump);
  for (int seat = 0; seat < sight.seat; ++seat)
    trick.play(sight.before[static_cast<std::size_t>(seat)]);
  if (!trick.would_win(card))
    return false;
  trick.play(card);
  const CardSet winners = trick.winners();
  return (winners & sight.later.tops).empty() &&
         !(sight.later.dealers && winners.contains(*sight.later.dealers));
}

std::vector<int> wins_by_trump(const Layout& layout, const Later& others) {
  const auto wins = [&](Trump trump) {
    return layout.is_namer(0) ? wins_of_leader(layout, others, trump)
                              : wins_of_dealer(layout, others, trump);
  };
  std::vector<int> by_trump;
  for (Suit suit : all_suits)
    by_trump.push_back(wins(suit));
  if (layout.naming->none_allowed)
    by_trump.push_back(wins(std::nullopt));
  return by_trump;
}

}  // namespace wizbid::clairvoyance
