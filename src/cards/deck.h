// The decks of the game's editions: the same 60 cards under other names, and two with special
// cards. One table a deck; whoever reads or writes cards asks the table and knows no deck by name.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "cards/card.h"

namespace wizbid {

enum class DeckName : std::uint8_t {
  us,        // 2..10 J Q K A of C D H S, W, J
  german,    // 1..13 of blue, green, red, yellow, Z, N
  medieval,  // Hermit..Dragon of red, black, green, purple
  numbers,   // 1..13 of C D H S, W, J
  camelot,   // as us, but Merlin, Excalibur, Morgan le Fay and the Holy Grail in place of the 2s
  jubilee,   // as us, and Dragon, Fairy, Bomb, Shapeshifter, as far as they are played with
};
inline constexpr std::array all_decks{DeckName::us,      DeckName::german,  DeckName::medieval,
                                      DeckName::numbers, DeckName::camelot, DeckName::jubilee};

enum class DeckWordKind : std::uint8_t {
  suit,
  either_suit,  // of two suits, so that nobody knows which
  rank,
  rank_or_jester,  // the J of the US deck
  wizard,
  jester,
  special,
};

// A letter, sign or word that can be typed.
struct DeckWord {
  std::u32string_view text;  // in capitals
  DeckWordKind kind = DeckWordKind::suit;
  Suit suit = Suit::clubs;
  Suit other = Suit::clubs;  // of either_suit
  Rank rank = Rank::two;
  int special = 0;                // the number of a special card
  bool needs_blank = false;       // something else must not follow it without a blank
  bool german_adjective = false;  // takes the endings e, er, es, en: "blaue 12"
};

// How a wrong rank is spelt by who means a right one.
struct RankSlip {
  std::string_view text;
  Rank rank;
};

struct Deck {
  std::string_view name;  // as it is typed after --deck

  // How cards are written. By suit in the order C D H S, by rank from the lowest.
  std::array<std::string_view, 4> suits;    // "C", "gr"
  std::array<std::string_view, 4> symbols;  // the same with UTF-8: "♣"
  std::array<std::string_view, ranks_per_suit> ranks;
  std::string_view wizard;
  std::string_view jester;
  std::array<std::string_view, Card::specials> specials{};  // by number; empty: it has none
  bool suit_first = false;                                  // "b13", not "13b"
  std::string_view between = {};                            // suit and rank: "" or a blank

  // The cards in sentences.
  std::array<std::string_view, 4> suit_names;  // "hearts", "red"
  std::array<std::string_view, 4> one_card;    // "heart", "red card"
  std::array<std::string_view, 4> more_cards;  // "hearts", "red cards"
  std::string_view are_trump;                  // "{} are trump", of the name of a suit
  std::array<std::string_view, ranks_per_suit> rank_names;
  std::string_view all_suits;  // "C, D, H, S"
  std::string_view all_ranks;  // "2 to 10, J, Q, K, A"

  // What can be typed: words, and the numbers lowest_number..highest_number for the ranks from the
  // lowest on; none where the first is larger.
  std::array<std::span<const DeckWord>, 3> words;
  Rank lowest_rank = Rank::two;
  int lowest_number = 1;
  int highest_number = 0;
  bool numbers_run_together = false;  // "468" in a group is 4, 6, 8
  bool suit_may_follow = false;       // behind a rank and a blank: "Dragon red"
  std::span<const RankSlip> slips = {};

  // Whether its numbers are values, so that 11 is the jack to some and the eleventh card to others.
  bool counts_from_two() const { return lowest_number == 2; }
  bool has_specials() const { return !specials[0].empty(); }
};

const Deck& deck_of(DeckName name);

// By the name typed, in small letters.
std::optional<DeckName> deck_named(std::string_view name);

// Words for Wizards and Jesters, which every deck knows.
std::span<const DeckWord> special_words();

}  // namespace wizbid
