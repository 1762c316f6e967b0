#include "odds/one_card_table.h"

namespace wizbid::one_card {
namespace {

// Copies of Wizards and Jesters: copy 0 stands for the kind, so another one is turned up.
Card turned_up(const Table& table, Card card) {
  if (card.is_wizard())
    return Card::wizard(Card::copies - 1);
  if (card.is_jester())
    return Card::jester(Card::copies - 1);
  return card.is_special() ? card : Card(card.rank(), *table.trump);
}

}  // namespace

Card Table::kind_of(Card card) const {
  if (card.is_wizard())
    return Card::wizard();
  if (card.is_jester())
    return Card::jester();
  if (card.is_special())
    return card;
  return card.suit() == trump ? card : Card(card.rank(), plain_suit());
}

CardSet Table::kinds() const {
  CardSet kinds = CardSet::of_suit(plain_suit()) | CardSet{Card::wizard(), Card::jester()};
  return (kinds | trump_cards(trump) | CardSet::specials()) & deck;
}

Place place_at(const Situation& situation) {
  Table table;
  table.players = situation.players;
  table.rules = situation.rules;
  table.scoring = situation.rules.scoring;
  if (situation.trump)
    table.trump = Table::trump_label;
  table.deck = deck_of(situation.rules.special);
  if (situation.turn_up) {
    table.deck.erase(turned_up(table, *situation.turn_up));
  }
  if (const auto naming = situation.naming(); naming && naming->looked)
    table.naming = naming;
  const Card card = situation.hand.lowest();
  if (!card.is_suited())
    return {table, table.kind_of(card)};
  const bool is_trump = card.suit() == situation.trump;
  return {table, Card(card.rank(), is_trump ? Table::trump_label : table.plain_suit())};
}

}  // namespace wizbid::one_card
