#include "claims/face.h"

#include <fmt/format.h>

#include <algorithm>

#include "cards/card_text.h"

namespace wizbid {

namespace {

std::string in_capitals(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return result;
}

// Of a text in capitals.
std::optional<Rank> parse_rank(std::string_view text, DeckName deck) {
  for (int i = 0; i < ranks_per_suit; ++i) {
    const Rank rank = static_cast<Rank>(i);
    if (text == in_capitals(rank_text(rank, deck)) ||
        (text == "T" && rank == Rank::ten && deck == DeckName::us))
      return rank;
  }
  if (deck != DeckName::us)
    return std::nullopt;
  constexpr std::array<std::pair<std::string_view, Rank>, 4> names{
      {{"JACK", Rank::jack}, {"QUEEN", Rank::queen}, {"KING", Rank::king}, {"ACE", Rank::ace}}};
  for (const auto& [name, rank] : names) {
    if (text == name)
      return rank;
  }
  return std::nullopt;
}

// The suit that stands for those that are not trump.
Suit plain_suit(Trump trump) {
  return trump == Suit::clubs ? Suit::diamonds : Suit::clubs;
}

}  // namespace

std::optional<Face> parse_face(std::string_view text, DeckName deck) {
  const std::string words = in_capitals(text);
  if (words == "W" || words == "WIZARD")
    return Face{Face::Kind::wizard, Rank::two};
  if (words == "J" || words == "JESTER")
    return Face{Face::Kind::jester, Rank::two};
  const auto blank = words.find(' ');
  if (blank == std::string::npos)
    return std::nullopt;
  const std::string kind = words.substr(0, blank);
  const auto rank = parse_rank(std::string_view(words).substr(blank + 1), deck);
  if (!rank)
    return std::nullopt;
  if (kind == "TRUMP")
    return Face{Face::Kind::trump, *rank};
  if (kind == "PLAIN" || kind == "OFF-SUIT")
    return Face{Face::Kind::plain, *rank};
  if (kind == "ANY")
    return Face{Face::Kind::any, *rank};
  return std::nullopt;
}

std::string face_text(const Face& face) {
  switch (face.kind) {
    case Face::Kind::jester:
      return "J";
    case Face::Kind::wizard:
      return "W";
    case Face::Kind::plain:
      return "plain " + rank_text(face.rank);
    case Face::Kind::trump:
      return "trump " + rank_text(face.rank);
    case Face::Kind::any:
      break;
  }
  return "any " + rank_text(face.rank);
}

std::optional<Card> card_of(const Face& face, Trump trump) {
  switch (face.kind) {
    case Face::Kind::jester:
      return Card::jester();
    case Face::Kind::wizard:
      return Card::wizard();
    case Face::Kind::trump:
      return trump ? std::optional(Card(face.rank, *trump)) : std::nullopt;
    case Face::Kind::plain:
    case Face::Kind::any:
      break;
  }
  return Card(face.rank, plain_suit(trump));
}

Face face_of(Card card, Trump trump) {
  if (!card.is_suited())
    return {card.is_wizard() ? Face::Kind::wizard : Face::Kind::jester, Rank::two};
  if (!trump)
    return {Face::Kind::any, card.rank()};
  return {card.suit() == *trump ? Face::Kind::trump : Face::Kind::plain, card.rank()};
}

std::vector<Card> ladder(std::optional<Card> turn_up, Trump trump) {
  std::vector<Card> cards{Card::jester()};
  for (Card card : CardSet::of_suit(plain_suit(trump)))
    cards.push_back(card);
  for (Card card : trump_cards(trump))
    cards.push_back(card);
  cards.push_back(Card::wizard());
  if (turn_up && turn_up->is_suited())
    std::erase(cards, *turn_up);
  return cards;
}

int copies_of(Card card, std::optional<Card> turn_up, Trump trump) {
  if (!card.is_suited())
    return Card::copies - (turn_up && turn_up->kind() == card.kind() ? 1 : 0);
  int copies = 0;
  for (Suit suit : all_suits) {
    const Card other(card.rank(), suit);
    const bool alike = face_of(other, trump) == face_of(card, trump);
    copies += alike && turn_up != other ? 1 : 0;
  }
  return copies;
}

}  // namespace wizbid
