// One card each: in how many ways, weighted, a seat wins the trick. Internal to odds.
#pragma once

#include <array>
#include <vector>

#include "counting/permanent.h"
#include "odds/one_card_table.h"

namespace wizbid::one_card {

// The weight of a seat's holding a card, by Card::index(). A deal's weight is the product over the
// seats; deals with the same weights are as likely.
template <class Number>
using HandWeights = std::array<Number, Card::most_cards>;
template <class Number>
using SeatWeights = std::array<HandWeights<Number>, max_players>;

// The weight of some of the deals, and of all.
template <class Number>
struct Share {
  Number part{};
  Number whole{};
};

constexpr std::size_t place(Card card) {
  return static_cast<std::size_t>(card.index());
}
constexpr std::size_t place(Seat seat) {
  return static_cast<std::size_t>(seat.index());
}

// Counts the deals in which `seat` wins, for any card it may hold. The rows of the permanents are
// the other seats in order, the columns the cards; the weights of `seat` itself don't matter.
template <class Number>
class WinCounter {
 public:
  WinCounter(const Table& table, Seat seat, const SeatWeights<Number>& weights)
      : table_(table), before_(all_rows(seat.index())), rows_(table.players - 1) {
    for (Card card : table.deck)
      columns_[place(card)] = column(seat, weights, card);
  }

  // For each card of `wanted`, a subset of the deck, in the deck's order: among all deals in which
  // the seat holds it, those in which it wins.
  std::vector<Share<Number>> count(CardSet wanted) const {
    std::vector<Share<Number>> shares(Card::most_cards);
    count_all_deals(wanted, shares);
    for (Card card : wanted& CardSet::wizards())
      shares[place(card)].part = wizard_wins(card);
    for (Card card : wanted& CardSet::jesters())
      shares[place(card)].part = jester_wins(card);
    for (Suit suit : all_suits) {
      const CardSet cards = wanted & CardSet::of_suit(suit);
      if (!cards.empty())
        count_suit(suit, cards, shares);
    }
    std::vector<Share<Number>> of_wanted;
    for (Card card : wanted)
      of_wanted.push_back(shares[place(card)]);
    return of_wanted;
  }

 private:
  Column<Number> column(Seat seat, const SeatWeights<Number>& weights, Card card) const {
    Column<Number> entries{};
    for (std::size_t row = 0; row < static_cast<std::size_t>(rows_); ++row)
      entries[row] = weights[row < place(seat) ? row : row + 1][place(card)];
    return entries;
  }

  void count_all_deals(CardSet wanted, std::vector<Share<Number>>& shares) const {
    std::vector<Column<Number>> all;
    for (Card card : table_.deck)
      all.push_back(columns_[place(card)]);
    const std::vector<Number> without = permanents_without_each(rows_, all);
    std::size_t i = 0;
    for (Card card : table_.deck) {
      if (wanted.contains(card))
        shares[place(card)].whole = without[i];
      ++i;
    }
  }

  // The first Wizard wins: those before me hold none.
  Number wizard_wins(Card mine) const {
    Permanent<Number> ways(rows_);
    add(ways, table_.deck - CardSet::wizards(), all_rows(rows_));
    add(ways, (table_.deck & CardSet::wizards()) - CardSet{mine}, after());
    return ways.value();
  }

  // If all cards are Jesters the first wins.
  Number jester_wins(Card mine) const {
    if (before_ != 0)
      return Number();
    Permanent<Number> ways(rows_);
    add(ways, (table_.deck & CardSet::jesters()) - CardSet{mine}, all_rows(rows_));
    return ways.value();
  }

  // The wins of all cards of a suit: the cards that lose to one of them lose to the next higher
  // too, so one pass upwards through the suit serves them all.
  void count_suit(Suit suit, CardSet wanted, std::vector<Share<Number>>& shares) const {
    if (suit == table_.trump)
      return count_trumps(wanted, shares);
    // The suit is led by row `setter`, or by me if that is nobody's: those before hold Jesters.
    const int jesters = (table_.deck & CardSet::jesters()).size();
    for (RowSet setter = 1; (setter & before_) != 0 && std::popcount(setter - 1) <= jesters;
         setter <<= 1)
      count_plain(suit, setter - 1, setter, wanted, shares);
    count_plain(suit, before_, 0, wanted, shares);
  }

  void count_trumps(CardSet wanted, std::vector<Share<Number>>& shares) const {
    Permanent<Number> ways(rows_);
    add(ways, table_.deck - CardSet::wizards() - trump_cards(table_.trump), all_rows(rows_));
    climb(ways, CardSet::of_suit(*table_.trump), all_rows(rows_), wanted, shares);
  }

  void count_plain(Suit suit, RowSet jesters, RowSet setter, CardSet wanted,
                   std::vector<Share<Number>>& shares) const {
    Permanent<Number> ways(rows_);
    const RowSet later = all_rows(rows_) & ~jesters;
    const CardSet plain = table_.deck - CardSet::wizards() - CardSet::jesters() -
                          trump_cards(table_.trump) - CardSet::of_suit(suit);
    add(ways, table_.deck & CardSet::jesters(), all_rows(rows_) & ~setter);
    add(ways, plain, later & ~setter);
    climb(ways, CardSet::of_suit(suit), later, wanted, shares);
  }

  // Each card of the suit in turn: first it is mine, then `open` rows may hold it below mine.
  void climb(Permanent<Number>& ways, CardSet suit, RowSet open, CardSet wanted,
             std::vector<Share<Number>>& shares) const {
    for (Card card : suit& table_.deck) {
      if (wanted.contains(card))
        shares[place(card)].part += ways.value();
      ways.add_column(columns_[place(card)], open);
    }
  }

  void add(Permanent<Number>& ways, CardSet cards, RowSet open) const {
    for (Card card : cards)
      ways.add_column(columns_[place(card)], open);
  }

  RowSet after() const { return all_rows(rows_) & ~before_; }

  const Table& table_;
  RowSet before_;
  int rows_;
  std::array<Column<Number>, Card::most_cards> columns_{};
};

}  // namespace wizbid::one_card
