// Rounds in the middle, for tests, and the same with other names of the suits.
#pragma once

#include <array>
#include <vector>

#include "deals/deal.h"
#include "deals/random.h"
#include "players/view.h"
#include "rules/schedule.h"

namespace wizbid {

using Relabelling = std::array<Suit, 4>;

inline Card relabel(Card card, const Relabelling& names) {
  return card.is_suited() ? Card(card.rank(), names[static_cast<std::size_t>(card.suit())]) : card;
}

inline CardSet relabel(CardSet cards, const Relabelling& names) {
  CardSet result;
  for (Card card : cards)
    result.insert(relabel(card, names));
  return result;
}

inline Trump relabel(Trump trump, const Relabelling& names) {
  return trump ? Trump(names[static_cast<std::size_t>(*trump)]) : trump;
}

// A round in the middle: its public state, the hands, and the cards of the trick on the table.
struct Position {
  PublicRound table;
  Deal hands;
  std::vector<Card> on_table;
};

inline Position dealt(int players, int cards, Random& random) {
  Position position;
  PublicRound& table = position.table;
  table.players = players;
  table.cards = cards;
  CardSet deck = CardSet::full_deck();
  const auto draw = [&] {
    const Card card =
        deck.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(deck.size()))));
    deck.erase(card);
    return card;
  };
  for (int s = 0; s < players; ++s) {
    for (int i = 0; i < cards; ++i)
      position.hands[Seat::from_index(s)].insert(draw());
    table.bids[static_cast<std::size_t>(s)] =
        static_cast<int>(random.below(static_cast<std::uint32_t>(cards + 1)));
  }
  if (!is_last_round(players, cards))
    table.turn_up = draw();
  if (table.turn_up && table.turn_up->is_suited())
    table.trump = table.turn_up->suit();
  if (table.turn_up && table.turn_up->is_wizard())
    table.trump = static_cast<Suit>(random.below(4));
  table.trick = Trick(table.trump);
  return position;
}

// Plays one legal card drawn at random; opens the next trick when one is complete.
inline void play_on(Position& position, Random& random) {
  PublicRound& table = position.table;
  CardSet& hand = position.hands[table.turn()];
  const CardSet legal = table.trick.legal(hand);
  const Card card =
      legal.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size()))));
  hand.erase(card);
  table.play(card);
  position.on_table.push_back(card);
  if (table.trick.size() < table.players)
    return;
  table.leader = table.leader.left(table.trick.winning_place(), table.players);
  ++table.taken[static_cast<std::size_t>(table.leader.index())];
  table.trick = Trick(table.trump);
  position.on_table.clear();
}

inline Position relabel(const Position& position, const Relabelling& names) {
  Position result = position;
  PublicRound& table = result.table;
  if (table.turn_up)
    table.turn_up = relabel(*table.turn_up, names);
  table.trump = relabel(table.trump, names);
  table.played = relabel(table.played, names);
  table.trick = Trick(table.trump);
  for (Card card : position.on_table)
    table.trick.play(relabel(card, names));
  for (std::size_t s = 0; s < max_players; ++s) {
    result.hands.hands[s] = relabel(position.hands.hands[s], names);
    table.voids[s] = 0;
    for (Suit suit : all_suits)
      if ((position.table.voids[s] >> static_cast<unsigned>(suit)) & 1U)
        table.voids[s] = static_cast<std::uint8_t>(
            table.voids[s] | 1U << static_cast<unsigned>(names[static_cast<std::size_t>(suit)]));
  }
  return result;
}

template <class Check>
void at_random_positions(Check check) {
  Random random(7, Purpose::training, 0);
  for (int players = min_players; players <= max_players; ++players)
    for (int cards = 1; cards <= last_round(players); ++cards) {
      Position position = dealt(players, cards, random);
      for (int played = 0; played < players * cards; ++played) {
        check(position);
        play_on(position, random);
      }
    }
}

}  // namespace wizbid
