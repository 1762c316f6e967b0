#include "cards/notation_faults.h"

#include <fmt/format.h>

#include <algorithm>

#include "cards/card_text.h"
#include "cards/lookalike.h"
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

NotationError refuse_with_nearest(Piece piece, const std::string& why) {
  const std::string nearest = card_text(nearest_card(piece.characters()).card);
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

std::string why_unknown(Character character, std::size_t position, Expected expected) {
  if (!character.well_formed || character.code >= 0x7F || character.code < U' ')
    return why_foreign(character, position);
  const char ascii = static_cast<char>(character.code);
  if (ascii == '-')
    return "no dash belongs to a hand, a suit without cards is left out";
  if (!is_letter(character.code))
    return fmt::format("{} belongs to no card, and cards are parted by blanks or commas", ascii);
  switch (expected) {
    case Expected::suit:
      return fmt::format("{} is not a suit (C, D, H, S)", ascii);
    case Expected::rank:
      return fmt::format("{} is not a rank (2 to 10, J, Q, K, A)", ascii);
    case Expected::card:
      break;
  }
  return "cards are written like AH, 10S, W for a Wizard and J for a Jester";
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

std::string every_suit(Rank rank) {
  return fmt::format("{}, {}, {} or {}", card_text(Card{rank, Suit::clubs}),
                     card_text(Card{rank, Suit::diamonds}), card_text(Card{rank, Suit::hearts}),
                     card_text(Card{rank, Suit::spades}));
}

}  // namespace

NotationError unknown_character(Piece piece, std::size_t culprit, Expected expected) {
  return refuse_with_nearest(piece, why_unknown(piece.text[culprit], culprit + 1, expected));
}

NotationError glued_word(Piece piece, std::size_t word_end) {
  const Piece word{piece.text, piece.begin, word_end};
  const std::string card = card_text(nearest_card(word.characters()).card);
  return refuse(piece, fmt::format("is not a card: a blank must stand behind the word \"{}\"; the "
                                   "nearest card is {}.",
                                   quoted(word), card));
}

NotationError ranks_glued_to_suit(Piece piece, Suit suit, const std::vector<Rank>& ranks) {
  std::string group = suit_text(suit);
  for (const Rank rank : std::span(ranks).first(std::min(ranks.size(), most_quoted)))
    group += " " + rank_text(rank);
  return refuse_with_nearest(
      piece,
      fmt::format("ranks of one suit are listed with a blank behind its letter, \"{}\"", group));
}

NotationError wrong_number(Piece piece, std::size_t digits_begin, std::size_t digits_end,
                           std::optional<Suit> suit) {
  const std::string digits = quoted({piece.text, digits_begin, digits_end});
  if (const auto ranks = two_ranks(digits))
    return two_readings(piece, *ranks, suit);
  return refuse_with_nearest(
      piece, fmt::format("there is no rank {} (ranks are 2 to 10, J, Q, K, A)", digits));
}

NotationError rank_without_suit(Piece piece, Rank rank, std::optional<Suit> glued_to) {
  std::string sentence = fmt::format("has no suit: write {}", every_suit(rank));
  if (glued_to) {
    const std::string letter = suit_text(*glued_to);
    sentence += fmt::format(", or put a blank behind the suit letter to open a group of {}: {} {}",
                            suit_name(*glued_to), letter, rank_text(rank));
  }
  return refuse(piece, sentence + ".");
}

NotationError suit_without_rank(Piece piece, Suit suit) {
  const std::string letter = suit_text(suit);
  return refuse(piece, fmt::format("is a suit without a card: write a card such as A{}, or ranks "
                                   "behind it such as {} 4 6, or leave the suit out.",
                                   letter, letter));
}

NotationError two_suits(Piece piece) {
  const Card nearest = nearest_card(piece.characters()).card;
  const bool dame = nearest.is_suited() && nearest.rank() == Rank::queen;
  return refuse_with_nearest(piece, dame
                                        ? "two suits and no rank, unless D is the German Dame, the "
                                          "queen"
                                        : "two suits and no rank");
}

NotationError card_in_group(Piece piece, Suit group, std::size_t group_begin) {
  const std::string letter = suit_text(group);
  return refuse(piece,
                fmt::format("is a whole card within the group of {} that {} at position {} "
                            "opens: write the whole hand card by card (4{} 6{}), or every "
                            "suit as its letter, a blank and its ranks ({} 4 6).",
                            suit_name(group), letter, group_begin + 1, letter, letter, letter));
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

NotationError not_one_card(std::span<const Character> text, std::size_t cards) {
  if (cards == 0)
    return {"A card is missing: write one, such as AH, W or J.", 1, ""};
  return refuse(
      {text, 0, text.size()},
      fmt::format("holds {} cards where one is expected: write one only, such as AH.", cards));
}

NotationError not_a_suit(std::span<const Character> text) {
  const Piece all{text, 0, text.size()};
  const std::string sentence =
      "is not a suit: write C (clubs), D (diamonds), H (hearts) or S "
      "(spades)";
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i].code >= 0x7F || text[i].code < U' ')
      return refuse(all, sentence + "; " + why_foreign(text[i], i + 1) + ".");
  }
  if (text.empty())
    return {"A suit is missing: write C (clubs), D (diamonds), H (hearts) or S (spades).", 1, ""};
  return refuse(all, sentence + ".");
}

}  // namespace wizbid
