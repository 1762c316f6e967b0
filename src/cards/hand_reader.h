// The grammar of hands: from marks to cards. Used by notation.h only.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "cards/marks.h"
#include "cards/notation.h"
#include "cards/notation_faults.h"

namespace wizbid {

// Reads one text, once. Takes time in proportion to its length.
class HandReader {
 public:
  HandReader(std::span<const Character> text, DeckName deck)
      : deck_(deck), text_(text), marks_(find_marks(text, deck_of(deck))) {}

  // The cards in the order typed, with copies as parse_hand promises.
  tl::expected<std::vector<Card>, NotationError> read();

 private:
  using Fault = std::optional<NotationError>;

  // Ranks behind a suit letter that stands alone.
  struct Group {
    Suit suit;
    Mark opened_by;
    std::size_t cards = 0;
    std::optional<std::size_t> last_jacks;  // where the run of J starts that ends the group so far
  };

  // A card that was read as a Jester and may be the Jack of this suit.
  struct Doubt {
    std::size_t card;  // its place in cards_
    Suit jack;
    Mark mark;
  };

  Fault read_mark();
  Fault read_special(Card face);
  Fault open_group();
  Fault close_group(bool another_follows);
  Fault read_in_group();
  Fault read_rank_first();
  Fault read_suit_first();
  Fault read_lone_jack();
  Fault read_unknown();
  Fault read_either_suit();

  bool at_end() const { return at_ == marks_.size(); }
  const Mark& mark() const { return marks_[at_]; }
  // The mark behind the current one, if no blank stands between.
  const Mark* glued_mark() const { return mark().ends_word ? nullptr : &marks_[at_ + 1]; }
  // The mark behind a rank that says its suit: glued to it, or a word behind a blank.
  const Mark* suit_behind_rank() const;
  void add(Card face, std::size_t marks);
  std::vector<Rank> ranks_of_digits(const Mark& digits) const;
  std::vector<Rank> ranks_in_group(const Mark& mark) const;
  std::optional<Rank> rank_of(const Mark& mark) const;
  std::optional<Rank> rank_of_number(std::u32string_view digits) const;
  Piece piece(const Mark& from, const Mark& to) const { return {text_, from.begin, to.end}; }
  Piece word_from(const Mark& from) const;
  Piece named_piece(const Mark& from) const;
  NotationError unknown_behind(const Mark& from, const Mark& unknown, Expected expected) const;
  std::vector<Card> with_copies(std::vector<Card> faces) const;
  NotationError doubt_fault() const;
  std::vector<std::string> readings_of_doubts() const;

  DeckName deck_;
  std::span<const Character> text_;
  std::vector<Mark> marks_;
  std::size_t at_ = 0;
  std::vector<Card> cards_;
  std::vector<Mark> card_marks_;  // the mark that each card starts at
  std::optional<Group> group_;
  // The suit of the last group, once a Jester that is a word, and no W, has closed it: a J behind
  // it is still in doubt.
  std::optional<Suit> suit_before_jester_;
  // The suit of the card just read, if it was written suit first; the next mark may be glued to it.
  std::optional<Suit> suit_first_;
  std::vector<Doubt> doubts_;
};

}  // namespace wizbid
