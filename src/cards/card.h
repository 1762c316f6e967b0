// A card of the Wizard deck: 52 suit cards, 4 Wizards, 4 Jesters; and the special cards of some
// editions, which are in no deck but theirs.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

namespace wizbid {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
inline constexpr std::array all_suits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

enum class Rank : std::uint8_t {
  two,
  three,
  four,
  five,
  six,
  seven,
  eight,
  nine,
  ten,
  jack,
  queen,
  king,
  ace
};
inline constexpr int ranks_per_suit = 13;

enum class CardKind : std::uint8_t { suited, wizard, jester, special };

// One of the 60 physical cards, or a special card. The four Wizards play alike, so do the four
// Jesters; they have numbers 0..3 only so that a hand can hold several of them.
class Card {
 public:
  static constexpr int deck_size = 60;
  static constexpr int copies = 4;                         // of the Wizard, and of the Jester
  static constexpr int specials = 4;                       // different ones, at most, in a deck
  static constexpr int most_cards = deck_size + specials;  // every index is below it

  constexpr Card(Rank rank, Suit suit)
      : index_(static_cast<std::uint8_t>(static_cast<int>(suit) * ranks_per_suit +
                                         static_cast<int>(rank))) {}

  // Must hold: 0 <= copy < 4.
  static constexpr Card wizard(int copy = 0) { return Card(first_wizard + copy); }
  static constexpr Card jester(int copy = 0) { return Card(first_jester + copy); }

  // A special card of an edition; which one its number stands for is the edition's affair
  // (rules/special_cards.h). Must hold: 0 <= number < 4.
  static constexpr Card special(int number) { return Card(first_special + number); }

  // The card with this place in the deck's order C D H S by rank, then W, then J, then special
  // cards; the inverse of index(). Must hold: 0 <= index < 64.
  static constexpr Card from_index(int index) { return Card(index); }
  constexpr int index() const { return index_; }

  constexpr CardKind kind() const {
    return index_ < first_wizard    ? CardKind::suited
           : index_ < first_jester  ? CardKind::wizard
           : index_ < first_special ? CardKind::jester
                                    : CardKind::special;
  }
  constexpr bool is_suited() const { return index_ < first_wizard; }
  constexpr bool is_wizard() const { return is_copy_from(first_wizard); }
  constexpr bool is_jester() const { return is_copy_from(first_jester); }
  constexpr bool is_special() const { return index_ >= first_special; }

  // Must hold: is_special().
  constexpr int special_number() const { return index_ - first_special; }

  // Must hold: is_suited().
  constexpr Suit suit() const { return static_cast<Suit>(index_ / ranks_per_suit); }
  constexpr Rank rank() const { return static_cast<Rank>(index_ % ranks_per_suit); }

  // Orders by place in the deck, not by strength in a trick.
  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  static constexpr int first_wizard = 52;
  static constexpr int first_jester = 56;
  static constexpr int first_special = deck_size;
  constexpr bool is_copy_from(int first) const {
    return static_cast<unsigned>(index_ - first) < static_cast<unsigned>(copies);
  }
  explicit constexpr Card(int index) : index_(static_cast<std::uint8_t>(index)) {}

  std::uint8_t index_;
};

// Whether two cards play alike: the same card, or both Wizards, or both Jesters.
constexpr bool same_face(Card a, Card b) {
  return a == b || (a.kind() == b.kind() && (a.is_wizard() || a.is_jester()));
}

}  // namespace wizbid
