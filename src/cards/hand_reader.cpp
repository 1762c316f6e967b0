#include "cards/hand_reader.h"

#include <algorithm>
#include <set>
#include <string>

#include "cards/card_text.h"
#include "cards/nearest_card.h"

namespace wizbid {
namespace {

constexpr std::size_t longest_reading = 20;  // cards; longer hands are not spelled out in a message

bool has_repeated_card(const std::vector<Card>& faces) {
  std::set<Card> seen;
  return std::any_of(faces.begin(), faces.end(),
                     [&seen](Card card) { return card.is_suited() && !seen.insert(card).second; });
}

// As it can be typed and read one way only.
std::string spelled(const std::vector<Card>& faces, DeckName deck) {
  std::string text;
  for (const Card card : faces)
    text += (text.empty() ? "" : " ") + (card.is_jester() ? "Je" : card_text(card, deck));
  return text;
}

}  // namespace

tl::expected<std::vector<Card>, NotationError> HandReader::read() {
  while (!at_end()) {
    if (auto fault = read_mark())
      return tl::unexpected(*std::move(fault));
  }
  if (auto fault = close_group(false))
    return tl::unexpected(*std::move(fault));
  if (!doubts_.empty())
    return tl::unexpected(doubt_fault());
  return with_copies(cards_);
}

HandReader::Fault HandReader::read_mark() {
  switch (mark().kind) {
    case MarkKind::wizard:
      return read_special(Card::wizard());
    case MarkKind::jester:
      return read_special(Card::jester());
    case MarkKind::special:
      return read_special(Card::special(mark().special));
    case MarkKind::glued_word:
      return glued_word(word_from(mark()), mark().end, deck_);
    case MarkKind::unknown:
      return read_unknown();
    case MarkKind::either_suit:
      return read_either_suit();
    case MarkKind::suit:
      return mark().stands_alone() ? open_group() : read_suit_first();
    case MarkKind::rank:
    case MarkKind::digits:
      return group_ ? read_in_group() : read_rank_first();
  }
  return std::nullopt;
}

HandReader::Fault HandReader::read_special(Card face) {
  if (const Mark* next = glued_mark(); next != nullptr && next->kind == MarkKind::unknown)
    return unknown_character(word_from(mark()), next->begin, Expected::card, deck_);
  const auto suit = group_ ? std::optional{group_->suit} : suit_before_jester_;
  if (auto fault = close_group(false))
    return fault;
  suit_before_jester_ = face.is_jester() ? suit : std::nullopt;
  add(face, 1);
  return std::nullopt;
}

HandReader::Fault HandReader::open_group() {
  if (auto fault = close_group(true))
    return fault;
  suit_before_jester_.reset();
  suit_first_.reset();
  group_ = Group{mark().suit, mark(), 0, std::nullopt};
  ++at_;
  return std::nullopt;
}

HandReader::Fault HandReader::close_group(bool another_follows) {
  if (!group_)
    return std::nullopt;
  const Group group = *group_;
  group_.reset();
  if (group.cards == 0)
    return suit_without_rank(piece(group.opened_by, group.opened_by), group.suit, deck_);
  if (!group.last_jacks || another_follows)
    return std::nullopt;
  // One of the J that end the last group may be the Jack, the first say; all may be Jesters.
  for (std::size_t i = *group.last_jacks; i < cards_.size(); ++i)
    cards_[i] = Card::jester();
  doubts_.push_back({*group.last_jacks, group.suit, card_marks_[*group.last_jacks]});
  return std::nullopt;
}

HandReader::Fault HandReader::read_in_group() {
  const Mark here = mark();
  const Mark* next = glued_mark();
  if (next != nullptr && next->kind == MarkKind::suit)
    return card_in_group(piece(here, *next), group_->suit, group_->opened_by.begin, deck_);
  if (next != nullptr && next->kind == MarkKind::unknown)
    return unknown_behind(here, *next, Expected::rank);
  const auto ranks = ranks_in_group(here);
  if (ranks.empty())
    return wrong_number(piece(here, here), here.begin, here.end, group_->suit, deck_);
  if (!here.is_jack)
    group_->last_jacks.reset();
  else if (!group_->last_jacks)
    group_->last_jacks = cards_.size();
  for (const Rank rank : ranks)
    add(Card{rank, group_->suit}, 0);
  group_->cards += ranks.size();
  ++at_;
  return std::nullopt;
}

HandReader::Fault HandReader::read_rank_first() {
  const Mark here = mark();
  const Mark* next = suit_behind_rank();
  const auto rank = rank_of(here);
  if (next != nullptr && next->kind == MarkKind::either_suit)
    return either_suit(piece(here, *next), next->suit, next->other, rank, deck_);
  if (next != nullptr && next->kind == MarkKind::unknown)
    return unknown_behind(here, *next, Expected::suit);
  const bool has_suit = next != nullptr && next->kind == MarkKind::suit;
  if (!rank)
    return wrong_number(piece(here, has_suit ? *next : here), here.begin, here.end,
                        has_suit ? std::optional{next->suit} : std::nullopt, deck_);
  if (!has_suit && here.is_jack)
    return read_lone_jack();
  if (!has_suit)
    return rank_without_suit(piece(here, here), *rank,
                             here.starts_word ? std::nullopt : suit_first_, deck_);
  add(Card{*rank, next->suit}, 2);
  return std::nullopt;
}

HandReader::Fault HandReader::read_lone_jack() {
  const Mark here = mark();
  const bool glued_to_suit_first = suit_first_ && !here.starts_word;
  const auto suit = glued_to_suit_first ? suit_first_ : suit_before_jester_;
  if (suit)
    doubts_.push_back({cards_.size(), *suit, here});
  add(Card::jester(), 1);
  return std::nullopt;
}

HandReader::Fault HandReader::read_suit_first() {
  const Mark here = mark();
  const Mark* next = glued_mark();
  if (next == nullptr)
    return suit_without_rank(piece(here, here), here.suit, deck_);
  if (group_)
    return card_in_group(piece(here, *next), group_->suit, group_->opened_by.begin, deck_);
  if (next->kind == MarkKind::suit)
    return two_suits(piece(here, *next), deck_);
  if (next->kind == MarkKind::unknown)
    return unknown_behind(here, *next, Expected::rank);
  if (next->kind != MarkKind::rank && next->kind != MarkKind::digits)
    return suit_without_rank(piece(here, here), here.suit, deck_);
  const auto rank = rank_of(*next);
  if (!rank) {
    const auto ranks = ranks_of_digits(*next);
    return ranks.empty()
               ? wrong_number(piece(here, *next), next->begin, next->end, here.suit, deck_)
               : ranks_glued_to_suit(piece(here, *next), here.suit, ranks, deck_);
  }
  add(Card{*rank, here.suit}, 2);
  suit_first_ = here.suit;
  return std::nullopt;
}

HandReader::Fault HandReader::read_unknown() {
  return unknown_character(named_piece(mark()), mark().begin, Expected::card, deck_);
}

// The word that a mark is in; where cards are two words, suit and rank, with the suit before it.
Piece HandReader::named_piece(const Mark& from) const {
  Piece piece = word_from(from);
  const bool two_words = !deck_of(deck_).between.empty();
  if (two_words && group_ && group_->cards == 0)
    piece.begin = group_->opened_by.begin;
  return piece;
}

HandReader::Fault HandReader::read_either_suit() {
  const Mark here = mark();
  const Mark* next = glued_mark();
  const bool ranked = next != nullptr && next->kind == MarkKind::digits;
  return either_suit(piece(here, ranked ? *next : here), here.suit, here.other,
                     ranked ? rank_of(*next) : std::nullopt, deck_);
}

const Mark* HandReader::suit_behind_rank() const {
  if (const Mark* glued = glued_mark())
    return glued;
  const bool may_follow = deck_of(deck_).suit_may_follow && at_ + 1 < marks_.size();
  if (!may_follow)
    return nullptr;
  const Mark& next = marks_[at_ + 1];
  const auto between = text_.subspan(mark().end, next.begin - mark().end);
  const bool only_blanks =
      std::all_of(between.begin(), between.end(), [](Character c) { return c.code != U','; });
  return only_blanks && next.kind == MarkKind::suit && next.ends_word ? &next : nullptr;
}

// Adds a card that starts at the current mark and is made of this many marks.
void HandReader::add(Card face, std::size_t marks) {
  cards_.push_back(face);
  card_marks_.push_back(mark());
  suit_first_.reset();
  at_ += marks;
}

// The ranks that digits in a group list, "468" or "210"; none if they can't be cut into ranks.
std::vector<Rank> HandReader::ranks_of_digits(const Mark& digits) const {
  if (!deck_of(deck_).numbers_run_together) {
    const auto rank = rank_of(digits);
    return rank ? std::vector{*rank} : std::vector<Rank>{};
  }
  std::vector<Rank> ranks;
  for (std::size_t i = digits.begin; i < digits.end; ++i) {
    std::u32string number{text_[i].code};
    if (number == U"1" && i + 1 < digits.end)
      number += text_[++i].code;
    const auto rank = rank_of_number(number);
    if (!rank)
      return {};
    ranks.push_back(*rank);
  }
  return ranks;
}

std::vector<Rank> HandReader::ranks_in_group(const Mark& mark) const {
  return mark.kind == MarkKind::rank ? std::vector<Rank>{mark.rank} : ranks_of_digits(mark);
}

std::optional<Rank> HandReader::rank_of(const Mark& mark) const {
  if (mark.kind == MarkKind::rank)
    return mark.rank;
  if (mark.end - mark.begin > 2)
    return std::nullopt;
  std::u32string digits;
  for (std::size_t i = mark.begin; i < mark.end; ++i)
    digits += text_[i].code;
  return rank_of_number(digits);
}

std::optional<Rank> HandReader::rank_of_number(std::u32string_view digits) const {
  const Deck& deck = deck_of(deck_);
  int number = 0;
  for (const char32_t digit : digits)
    number = number * 10 + static_cast<int>(digit - U'0');
  const bool plain = !digits.empty() && digits.size() <= 2 && digits[0] != U'0';
  if (!plain || number < deck.lowest_number || number > deck.highest_number)
    return std::nullopt;
  return static_cast<Rank>(static_cast<int>(deck.lowest_rank) + number - deck.lowest_number);
}

// From the start of a mark to the end of the word that it is in.
Piece HandReader::word_from(const Mark& from) const {
  std::size_t end = from.end;
  while (end < text_.size() && !is_separator(text_[end]))
    ++end;
  return {text_, from.begin, end};
}

// A card begun at `from` that an unknown character spoils. What follows it in the same word may
// belong to the card too: the piece ends where it comes nearest to a card.
NotationError HandReader::unknown_behind(const Mark& from, const Mark& unknown,
                                         Expected expected) const {
  if (!deck_of(deck_).between.empty())
    return unknown_character(named_piece(from), unknown.begin, expected, deck_);
  constexpr std::size_t furthest = 2;
  const std::size_t word_end = word_from(from).end;
  Piece best = piece(from, unknown);
  int best_distance = nearest_card(best.characters(), deck_of(deck_)).distance;
  for (std::size_t end = best.end + 1; end <= std::min(word_end, unknown.end + furthest); ++end) {
    const Piece longer{text_, from.begin, end};
    const int distance = nearest_card(longer.characters(), deck_of(deck_)).distance;
    if (distance < best_distance) {
      best = longer;
      best_distance = distance;
    }
  }
  return unknown_character(best, unknown.begin, expected, deck_);
}

std::vector<Card> HandReader::with_copies(std::vector<Card> faces) const {
  int wizards = 0;
  int jesters = 0;
  for (Card& card : faces) {
    if (card.is_wizard())
      card = Card::wizard(wizards++ % Card::copies);
    else if (card.is_jester())
      card = Card::jester(jesters++ % Card::copies);
  }
  return faces;
}

NotationError HandReader::doubt_fault() const {
  const Doubt& first = doubts_.front();
  return doubtful_jack(piece(first.mark, first.mark), first.jack, readings_of_doubts());
}

std::vector<std::string> HandReader::readings_of_doubts() const {
  if (cards_.size() > longest_reading)
    return {card_text(Card{Rank::jack, doubts_.front().jack}), "Je"};
  std::vector<Card> with_jacks = cards_;
  for (const Doubt& doubt : doubts_)
    with_jacks[doubt.card] = Card{Rank::jack, doubt.jack};
  std::vector<std::string> readings;
  if (!has_repeated_card(with_jacks))
    readings.push_back(spelled(with_jacks, deck_));
  readings.push_back(spelled(cards_, deck_));
  return readings;
}

}  // namespace wizbid
