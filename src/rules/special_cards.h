// The special cards of some editions, and what each does in a trick: one table, which whoever plays
// or counts tricks with such cards asks. Where the sources leave something open the choice made is
// told in docs/special-cards.md.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cards/card_set.h"
#include "rules/table.h"
#include "rules/trump.h"

namespace wizbid {

// Which cards of the deck are special. Camelot's four take the place of the 2s; those of jubilee
// editions are added to the deck, each by itself; magic is in the 2s themselves.
// Must hold: camelot with none of the others.
struct SpecialCards {
  bool camelot = false;
  bool magic = false;
  bool dragon = false;
  bool fairy = false;
  bool bomb = false;
  bool shapeshifter = false;

  bool any() const { return *this != SpecialCards{}; }
  bool adds_cards() const { return dragon || fairy || bomb || shapeshifter; }
  friend bool operator==(const SpecialCards&, const SpecialCards&) = default;
};

// The cards that are dealt from.
CardSet deck_of(const SpecialCards& special);

// The cards of the deck that have an effect of their own.
CardSet special_cards(const SpecialCards& special);

// How high a card stands in a trick, from the weakest up.
enum class Power : std::uint8_t {
  lowest,  // below a Jester
  jester,
  discard,  // a suit card that neither follows nor is trump
  suit_led,
  trump,
  wizard,
  over_wizards,
  highest,
};

// When a special card has its strong power.
enum class StrongIf : std::uint8_t {
  never,
  always,
  said,           // its player said so when he played it
  in_even_place,  // second, fourth, sixth card of the trick
  beside_other,   // the other card is in the trick, before or behind it
  not_beside_other,
  follows_suit,  // a suit card played to its own suit that another player led
};

struct CardEffect {
  std::string_view name;  // in sentences, to be said: "Excalibur", "the Holy Grail"
  StrongIf strong_if = StrongIf::never;
  Power strong = Power::highest;
  // Else. nullopt: as the suit card that it is.
  std::optional<Power> otherwise = Power::lowest;
  int other = 0;              // the number of the other special card
  bool nobody_wins = false;   // the trick counts for nobody; who would have won it leads next
  int bonus = 0;              // points to who wins its trick, or would have, if he makes his bid
  bool names_trump = false;   // turned up it means what a Wizard means; else what a Jester does
  std::string_view sentence;  // what it does, to be said
};

// nullptr: an ordinary card.
const CardEffect* effect_of(const SpecialCards& special, Card card);

// The effects of all special cards that are played with, in the order of the deck; one for the 2s.
std::vector<const CardEffect*> effects_of(const SpecialCards& special);

// Points for who makes his bid having taken the card that has a bonus: 0 where there is none. No
// edition has two.
int largest_bonus(const SpecialCards& special);

// The cards of the deck whose player says what they count as.
CardSet declared_cards(const SpecialCards& special);

// Whether its player says what it counts as when he plays it: a Wizard or a Jester.
bool is_declared(const SpecialCards& special, Card card);

// A special card turned up means for the trump what this Wizard or Jester means; other cards are
// themselves.
std::optional<Card> turned_up_as(const SpecialCards& special, std::optional<Card> turn_up);

struct PlayedCard {
  Card card = Card::jester();
  bool as_wizard = false;  // of a declared card: what it counts as
};

// What a card played while no suit is set does: sets its suit, leaves the trick without one, or
// leaves it to the next card, as a Jester does.
struct Opening {
  bool settles = false;
  std::optional<Suit> suit;
};
Opening opening_by(const SpecialCards& special, PlayedCard played);

// The card of every edition that does the same to the suit to follow.
Card stand_in(const SpecialCards& special, PlayedCard played);

// The card that is_declared, if it is played with: no edition has two.
std::optional<Card> declared_card(const SpecialCards& special);

// What the power of a card depends on.
struct TrickFrame {
  Trump trump;
  std::optional<Suit> suit_led;
  int led_from = 0;  // the place of the card that set the suit
  CardSet specials;  // in the trick
};

// Of two cards of a trick the one with the larger number wins, of equal ones the first; `place`: 0
// for the card led.
int standing_in_trick(const SpecialCards& special, const TrickFrame& frame, PlayedCard played,
                      int place);

// How a trick ends.
struct TrickEnd {
  int taker = 0;  // the place of who won it, or would have: he leads next
  bool counts = true;
  int bonus = 0;  // for the taker, if he makes his bid
};

// A trick that special cards may be played to.
class SpecialTrick {
 public:
  SpecialTrick(const SpecialCards& special, Trump trump) : special_(special) {
    frame_.trump = trump;
  }

  const SpecialCards& special() const { return special_; }
  int size() const { return size_; }
  std::optional<Suit> suit_to_follow() const { return frame_.suit_led; }
  bool has(Card card) const { return frame_.specials.contains(card); }
  void play(PlayedCard played);

  // Cards that are no suit cards may always be played.
  CardSet legal(CardSet hand) const;

  // Whether the card, played now, would be winning the trick.
  bool would_win(PlayedCard played) const;

  // Must hold: size() > 0.
  TrickEnd end() const;

 private:
  SpecialCards special_;
  TrickFrame frame_;
  bool open_ = true;
  int size_ = 0;
  std::array<PlayedCard, max_players> cards_;
};

}  // namespace wizbid
