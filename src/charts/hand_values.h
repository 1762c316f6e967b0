// Bidding by adding up a hand: what each card is worth in quarters of a trick, and from which sum
// on to say how many.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "cards/card_set.h"
#include "rules/table.h"
#include "rules/trump.h"

namespace wizbid {

inline constexpr int units_per_trick = 4;  // about: what the best cards are worth

// The bids that a chart has a line for; those beyond are as far apart as the last two.
inline constexpr std::size_t printed_bids = 10;

// How finely cards are told apart.
enum class ValueScheme : std::uint8_t {
  early,   // rounds 2 to 5
  coarse,  // on a small card
  // Rounds with trump from 6 on: six lines at most, the cards that they do not name are worth 0.
  short_aces,     // aces by the length of their suit
  more_for_aces,  // in short suits
  void_suits,
  aces_and_voids,
  long_trumps,
  no_trump,  // the last round
};

// Cards that I hold of a suit, at most, where a line says that it is short: others are less likely
// to be void in it, so an ace is safe from being trumped.
inline constexpr int short_suit = 3;

// Whether every card of a hand is in one line of the scheme, so that only differences count.
bool names_every_card(ValueScheme scheme);

inline constexpr std::size_t most_value_lines = 12;
using LineCounts = std::array<std::uint8_t, most_value_lines>;

// The lines of a scheme by their English names, the strongest cards first: "trump A".
std::vector<std::string_view> value_lines(ValueScheme scheme);

// How many cards of a hand belong to each line, or how often it has what the line names.
LineCounts line_counts(ValueScheme scheme, CardSet hand, Trump trump);

// Rounds that share their values.
struct ValueGroup {
  ValueScheme scheme = ValueScheme::early;
  int first_cards = 2;
  int last_cards = 5;
  std::vector<int> values;  // one a line
  // By round, by seat: the sums from which on to say 1, 2, ..
  std::vector<std::vector<std::vector<int>>> least;
  std::vector<int> free;  // by seat: added for each trick of the round that nobody has bid yet
  int no_trump = 0;       // added where a Jester is turned up
  bool even =
      false;  // the sums of a seat are as far apart from bid to bid, and alike in all rounds
  friend bool operator==(const ValueGroup&, const ValueGroup&) = default;
};

// A hand as the table sees it.
struct ValueCase {
  LineCounts counts{};
  int cards = 1;
  Seat seat;
  int free = 0;           // the tricks of the round less those that were bid; may be below 0
  bool no_trump = false;  // in a round that usually has one
};

// The sum of a hand, everything that is added to it included.
int value_sum(const ValueGroup& group, const ValueCase& hand);

// No hand of the round and seat adds up to more; a bound where a line is not about single cards.
int largest_sum(const ValueGroup& group, int cards, Seat seat);

// The number of sums in the list of the round and seat that are reached.
Tricks value_bid(const ValueGroup& group, const ValueCase& hand);

}  // namespace wizbid
