// A set of cards in one 64-bit word, with set algebra.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "cards/card.h"

namespace wizbid {

class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (Card card : cards)
      insert(card);
  }

  static constexpr CardSet full_deck() { return CardSet((1ULL << Card::deck_size) - 1); }
  static constexpr CardSet of_suit(Suit suit) {
    return CardSet(((1ULL << ranks_per_suit) - 1) << (static_cast<int>(suit) * ranks_per_suit));
  }
  static constexpr CardSet wizards() { return CardSet(0xFULL << Card::wizard().index()); }
  static constexpr CardSet suit_cards() { return CardSet((1ULL << Card::wizard().index()) - 1); }
  static constexpr CardSet specials() { return CardSet(0xFULL << Card::special(0).index()); }
  static constexpr CardSet jesters() { return CardSet(0xFULL << Card::jester().index()); }
  // The cards of the same suit that rank above / below a suit card.
  static constexpr CardSet above(Card card) {
    return of_suit(card.suit()) & CardSet(~0ULL << card.index() << 1);
  }
  static constexpr CardSet below(Card card) {
    return of_suit(card.suit()) & CardSet((1ULL << card.index()) - 1);
  }
  // The set whose word is `bits`; bit i stands for Card::from_index(i).
  static constexpr CardSet from_bits(std::uint64_t bits) { return CardSet(bits); }
  constexpr std::uint64_t bits() const { return bits_; }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Card card) const { return (bits_ >> card.index()) & 1; }
  constexpr void insert(Card card) { bits_ |= 1ULL << card.index(); }
  constexpr void erase(Card card) { bits_ &= ~(1ULL << card.index()); }

  // First and last in the deck's order: within one suit, the lowest and the highest card.
  // Must hold: !empty().
  constexpr Card lowest() const { return Card::from_index(std::countr_zero(bits_)); }
  constexpr Card highest() const { return Card::from_index(63 - std::countl_zero(bits_)); }

  // The k-th card in the deck's order, k = 0 the lowest. Must hold: 0 <= k < size().
  constexpr Card nth(int k) const {
    std::uint64_t rest = bits_;
    for (; k > 0; --k)
      rest &= rest - 1;
    return Card::from_index(std::countr_zero(rest));
  }

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
  // Set difference: the cards of a that are not in b.
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
  constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
  constexpr CardSet& operator&=(CardSet other) { return *this = *this & other; }
  constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
  friend constexpr bool operator==(CardSet, CardSet) = default;

  // Walks the cards in the deck's order.
  class Iterator {
   public:
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    explicit constexpr Iterator(std::uint64_t rest) : rest_(rest) {}
    constexpr Card operator*() const { return Card::from_index(std::countr_zero(rest_)); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t rest_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  explicit constexpr CardSet(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

}  // namespace wizbid
