#include "cards/notation_faults.h"

#include <fmt/format.h>

#include <algorithm>

#include "cards/card_text.h"
#include "cards/lookalike.h"
#include "cards/marks.h"
#include "cards/nearest_card.h"

namespace wizbid {
namespace {

constexpr std::size_t most_quoted = 20;

std::string quoted(Piece piece) {
  return quotable(piece.characters(), most_quoted);
}

NotationError refuse(Piece piece, const std::string& sentence_after_place) {
  return {
      fmt::format("\"{}\" at position {} {}", quoted(piece), piece.begin + 1, sentence_after_place),
      piece.begin + 1, quoted(piece)};
}

NotationError refuse_with_nearest(Piece piece, const std::string& why, DeckName deck) {
  const std::string nearest = card_text(nearest_card(piece.characters(), deck_of(deck)).card, deck);
  return refuse(piece, fmt::format("is not a card: {}; the nearest card is {}.", why, nearest));
}

std::string why_foreign(Character character, std::size_t position) {
  const std::string code = code_text(character);
  if (!character.well_formed)
    return fmt::format("the byte {} at position {} is not valid UTF-8", code, position);
  if (!is_visible(character))
    return fmt::format("{} at position {} can't be seen and belongs to no card", code, position);
  const std::string self = encode_utf8(character.code);
  if (const auto ascii = looks_like(character.code))
    return fmt::format("{} at position {} is {}, which looks like {} and is another character",
                       self, position, code, *ascii);
  return fmt::format("{} at position {} is {}, which belongs to no card", self, position, code);
}

bool is_letter(char32_t code) {
  return (code >= U'A' && code <= U'Z') || (code >= U'a' && code <= U'z');
}

std::string why_unknown(Character character, std::size_t position, Expected expected,
                        DeckName deck) {
  if (!character.well_formed || character.code >= 0x7F || character.code < U' ')
    return why_foreign(character, position);
  const char ascii = static_cast<char>(character.code);
  if (ascii == '-')
    return "no dash belongs to a hand, a suit without cards is left out";
  if (!is_letter(character.code))
    return fmt::format("{} belongs to no card, and cards are parted by blanks or commas", ascii);
  switch (expected) {
    case Expected::suit:
      return fmt::format("{} is not a suit ({})", ascii, deck_of(deck).all_suits);
    case Expected::rank:
      return fmt::format("{} is not a rank ({})", ascii, deck_of(deck).all_ranks);
    case Expected::card:
      break;
  }
  return fmt::format("cards are written like {}, {}, {} for a Wizard and {} for a Jester",
                     card_text(Card{Rank::ace, Suit::hearts}, deck),
                     card_text(Card{Rank::ten, Suit::spades}, deck),
                     card_text(Card::wizard(), deck), card_text(Card::jester(), deck));
}

// A number that two ways of counting read differently.
struct TwoRanks {
  Rank by_value;
  Rank by_place;  // counted from the 2, which is the first card of a suit
  const char* place;
};

std::optional<TwoRanks> two_ranks(const std::string& digits) {
  if (digits == "1")
    return TwoRanks{Rank::ace, Rank::two, "first"};
  if (digits == "11")
    return TwoRanks{Rank::jack, Rank::queen, "eleventh"};
  if (digits == "12")
    return TwoRanks{Rank::queen, Rank::king, "twelfth"};
  if (digits == "13")
    return TwoRanks{Rank::king, Rank::ace, "thirteenth"};
  return std::nullopt;
}

// The rank alone where no suit is known.
std::string rank_in(std::optional<Suit> suit, Rank rank) {
  return suit ? card_text(Card{rank, *suit}) : rank_text(rank);
}

NotationError two_readings(Piece piece, const TwoRanks& ranks, std::optional<Suit> suit) {
  const std::string value = rank_in(suit, ranks.by_value);
  const std::string place = rank_in(suit, ranks.by_place);
  return refuse(piece, fmt::format("can be read in two ways: {} by its value, or {}, the {} card "
                                   "of its suit; write {} or {}{}.",
                                   value, place, ranks.place, value, place,
                                   suit ? "" : " with a suit, such as " + place + "H"));
}

std::string every_suit(Rank rank, DeckName deck) {
  const auto card = [&](Suit suit) { return card_text(Card{rank, suit}, deck); };
  return fmt::format("{}, {}, {} or {}", card(Suit::clubs), card(Suit::diamonds),
                     card(Suit::hearts), card(Suit::spades));
}

// "C (clubs), D (diamonds), H (hearts) or S (spades)", "green, purple, red or black".
std::string suits_to_write(DeckName deck) {
  std::vector<std::string> all;
  for (const Suit suit : all_suits) {
    const std::string text = suit_text(suit, deck);
    all.push_back(
        text == suit_name(suit, deck) ? text : fmt::format("{} ({})", text, suit_name(suit, deck)));
  }
  return fmt::format("{}, {}, {} or {}", all[0], all[1], all[2], all[3]);
}

}  // namespace

NotationError unknown_character(Piece piece, std::size_t culprit, Expected expected,
                                DeckName deck) {
  return refuse_with_nearest(piece, why_unknown(piece.text[culprit], culprit + 1, expected, deck),
                             deck);
}

NotationError glued_word(Piece piece, std::size_t word_end, DeckName deck) {
  const Piece word{piece.text, piece.begin, word_end};
  const std::string card = card_text(nearest_card(word.characters(), deck_of(deck)).card, deck);
  return refuse(piece, fmt::format("is not a card: a blank must stand behind the word \"{}\"; the "
                                   "nearest card is {}.",
                                   quoted(word), card));
}

NotationError ranks_glued_to_suit(Piece piece, Suit suit, const std::vector<Rank>& ranks,
                                  DeckName deck) {
  std::string group = suit_text(suit, deck);
  for (const Rank rank : std::span(ranks).first(std::min(ranks.size(), most_quoted)))
    group += " " + rank_text(rank, deck);
  return refuse_with_nearest(
      piece,
      fmt::format("ranks of one suit are listed with a blank behind its letter, \"{}\"", group),
      deck);
}

NotationError wrong_number(Piece piece, std::size_t digits_begin, std::size_t digits_end,
                           std::optional<Suit> suit, DeckName deck) {
  const std::string digits = quoted({piece.text, digits_begin, digits_end});
  if (const auto ranks = deck_of(deck).counts_from_two() ? two_ranks(digits) : std::nullopt)
    return two_readings(piece, *ranks, suit);
  return refuse_with_nearest(
      piece, fmt::format("there is no rank {} (ranks are {})", digits, deck_of(deck).all_ranks),
      deck);
}

NotationError rank_without_suit(Piece piece, Rank rank, std::optional<Suit> glued_to,
                                DeckName deck) {
  std::string sentence = fmt::format("has no suit: write {}", every_suit(rank, deck));
  if (glued_to) {
    const std::string letter = suit_text(*glued_to, deck);
    sentence += fmt::format(", or put a blank behind the suit letter to open a group of {}: {} {}",
                            suit_name(*glued_to, deck), letter, rank_text(rank, deck));
  }
  return refuse(piece, sentence + ".");
}

NotationError suit_without_rank(Piece piece, Suit suit, DeckName deck) {
  return refuse(piece, fmt::format("is a suit without a card: write a card such as {}, or ranks "
                                   "behind it such as {} {} {}, or leave the suit out.",
                                   card_text(Card{Rank::ace, suit}, deck), suit_text(suit, deck),
                                   rank_text(Rank::four, deck), rank_text(Rank::six, deck)));
}

NotationError either_suit(Piece piece, Suit one, Suit other, std::optional<Rank> rank,
                          DeckName deck) {
  const auto card = [&](Suit suit) {
    return rank ? card_text(Card{*rank, suit}, deck) : suit_text(suit, deck);
  };
  return refuse(piece,
                fmt::format("can be read in two ways, as {} or as {}: write {} or {}.",
                            suit_name(one, deck), suit_name(other, deck), card(one), card(other)));
}

NotationError two_suits(Piece piece, DeckName deck) {
  const Card nearest = nearest_card(piece.characters(), deck_of(deck)).card;
  const bool dame =
      deck_of(deck).counts_from_two() && nearest.is_suited() && nearest.rank() == Rank::queen;
  return refuse_with_nearest(piece,
                             dame ? "two suits and no rank, unless D is the German Dame, the "
                                    "queen"
                                  : "two suits and no rank",
                             deck);
}

NotationError card_in_group(Piece piece, Suit group, std::size_t group_begin, DeckName deck) {
  const auto card = [&](Rank rank) { return card_text(Card{rank, group}, deck); };
  const std::string letter = suit_text(group, deck);
  return refuse(piece, fmt::format("is a whole card within the group of {} that {} at position {} "
                                   "opens: write the whole hand card by card ({} {}), or every "
                                   "suit as its letter, a blank and its ranks ({} {} {}).",
                                   suit_name(group, deck), letter, group_begin + 1,
                                   card(Rank::four), card(Rank::six), letter,
                                   rank_text(Rank::four, deck), rank_text(Rank::six, deck)));
}

NotationError doubtful_jack(Piece piece, Suit suit, const std::vector<std::string>& readings) {
  std::string sentence = fmt::format(
      "can be read in two ways, as the jack of {} or as a Jester: "
      "write ",
      suit_name(suit));
  for (std::size_t i = 0; i < readings.size(); ++i)
    sentence += (i == 0 ? "\"" : " or \"") + readings[i] + "\"";
  return refuse(piece, sentence + ".");
}

NotationError not_one_card(std::span<const Character> text, std::size_t cards, DeckName deck) {
  const std::string ace = card_text(Card{Rank::ace, Suit::hearts}, deck);
  if (cards == 0)
    return {fmt::format("A card is missing: write one, such as {}, {} or {}.", ace,
                        card_text(Card::wizard(), deck), card_text(Card::jester(), deck)),
            1, ""};
  return refuse(
      {text, 0, text.size()},
      fmt::format("holds {} cards where one is expected: write one only, such as {}.", cards, ace));
}

NotationError not_a_suit(std::span<const Character> text, DeckName deck) {
  const Piece all{text, 0, text.size()};
  const std::string suits = suits_to_write(deck);
  if (text.empty())
    return {fmt::format("A suit is missing: write {}.", suits), 1, ""};
  const auto marks = find_marks(text, deck_of(deck));
  if (marks.size() == 1 && marks.front().kind == MarkKind::either_suit)
    return either_suit(all, marks.front().suit, marks.front().other, std::nullopt, deck);
  const std::string sentence = "is not a suit: write " + suits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i].code >= 0x7F || text[i].code < U' ')
      return refuse(all, sentence + "; " + why_foreign(text[i], i + 1) + ".");
  }
  return refuse(all, sentence + ".");
}

}  // namespace wizbid
