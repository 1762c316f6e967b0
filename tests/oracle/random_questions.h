// Random situations and deals, the same for the same number.
#pragma once

#include "deals/deal.h"
#include "deals/random.h"
#include "deals/situation.h"

namespace wizbid::oracle {

inline Card draw_card(CardSet& from, Random& random) {
  const auto size = static_cast<std::uint32_t>(from.size());
  const Card card = from.nth(static_cast<int>(random.below(size)));
  from.erase(card);
  return card;
}

// Any hand, seat and turn-up, nothing heard; with a Wizard turned up the dealer has named any suit.
inline Situation random_situation(int players, int cards, std::uint64_t number) {
  Random random(7, Purpose::deals, number);
  Situation about;
  about.rules = official_rules();
  about.players = players;
  about.cards = cards;
  about.seat = Seat::from_index(static_cast<int>(random.below(static_cast<unsigned>(players))));
  about.bids.resize(static_cast<std::size_t>(about.seat.index()));
  CardSet deck = CardSet::full_deck();
  for (int i = 0; i < cards; ++i)
    about.hand.insert(draw_card(deck, random));
  if (players * cards == Card::deck_size)
    return about;
  about.turn_up = draw_card(deck, random);
  if (about.turn_up->is_suited())
    about.trump = about.turn_up->suit();
  else if (about.turn_up->is_wizard())
    about.trump = all_suits[random.below(4)];
  return about;
}

// Hands for the others from the cards unseen, of those in `deck` if there are enough.
inline Deal random_deal(const Situation& about, std::uint64_t number,
                        CardSet deck = CardSet::full_deck()) {
  Random random(8, Purpose::deals, number);
  CardSet preferred = about.unseen() & deck;
  CardSet others = about.unseen() - deck;
  Deal deal;
  deal[about.seat] = about.hand;
  for (int s = 0; s < about.players; ++s)
    for (CardSet& hand = deal.hands[static_cast<std::size_t>(s)]; hand.size() < about.cards;)
      hand.insert(draw_card(preferred.empty() ? others : preferred, random));
  return deal;
}

}  // namespace wizbid::oracle
