#include "cards/card_query.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "cards/utf8.h"

namespace wizbid {
namespace {

// A piece of the text typed, and where it begins (in bytes).
struct TextPiece {
  std::string_view text;
  std::size_t begin = 0;
};

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

TextPiece trimmed(TextPiece piece) {
  while (!piece.text.empty() && is_blank(piece.text.front())) {
    piece.text.remove_prefix(1);
    ++piece.begin;
  }
  while (!piece.text.empty() && is_blank(piece.text.back()))
    piece.text.remove_suffix(1);
  return piece;
}

TextPiece without_front(TextPiece piece, std::size_t bytes) {
  return trimmed({piece.text.substr(bytes), piece.begin + bytes});
}

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c - 'A' + 'a');
  return result;
}

std::string_view rank_name(Rank rank, DeckName deck) {
  return deck_of(deck).rank_names[static_cast<std::size_t>(rank)];
}

class QueryReader {
 public:
  QueryReader(std::string_view whole, DeckName deck) : whole_(whole), deck_(deck) {}

  tl::expected<CardQuery, NotationError> read() const {
    CardQuery query;
    TextPiece rest = trimmed({whole_, 0});
    if (is_void(rest)) {
      query.none = true;
      rest = without_front(rest, void_mark.size());
    }
    while (true) {
      const std::size_t end = std::min(rest.text.find_first_of("+,"), rest.text.size());
      auto part = read_part(trimmed({rest.text.substr(0, end), rest.begin}));
      if (!part)
        return tl::unexpected(part.error());
      if (std::find(query.parts.begin(), query.parts.end(), *part) == query.parts.end())
        query.parts.push_back(*part);
      if (end == rest.text.size())
        return query;
      rest = without_front(rest, end + 1);
    }
  }

 private:
  static constexpr std::string_view void_mark = "void:";
  static bool is_void(TextPiece piece) { return lower(piece.text).starts_with(void_mark); }

  tl::unexpected<NotationError> fault(TextPiece piece, std::string_view why) const {
    const std::size_t place = decode_utf8(whole_.substr(0, piece.begin)).size() + 1;
    const std::string shown = quotable(decode_utf8(piece.text), 40);
    const std::string message = shown.empty()
                                    ? fmt::format("a set is missing at position {}: {}", place, why)
                                    : fmt::format("\"{}\" at position {} {}", shown, place, why);
    return tl::unexpected(NotationError{message, place, shown});
  }

  tl::expected<QueryPart, NotationError> read_part(TextPiece piece) const {
    if (piece.text.empty())
      return fault(piece,
                   fmt::format("type {}, trump>{} or cards like {},{} there", examples(),
                               rank_text(Rank::nine, deck_), card(Rank::ace), card(Rank::king)));
    if (is_void(piece))
      return fault(piece,
                   fmt::format("does not stand in front; void: covers the whole set, as in "
                               "void:{}+{}, and another condition needs an --and of its own",
                               suit_text(Suit::hearts, deck_), card_text(Card::wizard(), deck_)));
    const std::size_t sign = piece.text.find_first_of("<>");
    if (sign != std::string_view::npos)
      return read_comparison(piece, sign);
    if (const auto suit = read_suit(piece.text))
      return *suit;
    const std::string word = lower(piece.text);
    if (word == "wizards")
      return NamedCards{CardSet::wizards()};
    if (word == "jesters")
      return NamedCards{CardSet::jesters()};
    return read_cards(piece);
  }

  std::string card(Rank rank) const { return card_text(Card{rank, Suit::hearts}, deck_); }

  // "W, J, H, H>J, trump".
  std::string examples() const {
    const std::string hearts = suit_text(Suit::hearts, deck_);
    return fmt::format("{}, {}, {}, {}>{}, trump", card_text(Card::wizard(), deck_),
                       card_text(Card::jester(), deck_), hearts, hearts,
                       rank_text(Rank::jack, deck_));
  }

  // A whole suit.
  std::optional<SuitPart> read_suit(std::string_view text) const {
    const std::string word = lower(text);
    if (word == "trump" || word == "trumps")
      return SuitPart{std::nullopt, Rank::two, Rank::ace};
    if (const auto suit = parse_suit(text, deck_))
      return SuitPart{*suit, Rank::two, Rank::ace};
    return std::nullopt;
  }

  // As in a card of some suit.
  std::optional<Rank> read_rank(std::string_view text) const {
    const std::string word = lower(text);
    for (int rank = 0; rank < ranks_per_suit; ++rank)
      if (word == lower(rank_text(static_cast<Rank>(rank), deck_)))
        return static_cast<Rank>(rank);
    for (const auto words : deck_of(deck_).words)
      for (const DeckWord& each : words)
        if (each.kind == DeckWordKind::rank && is_spelt(word, each.text))
          return each.rank;
    return std::nullopt;
  }

  // Must hold: `small` is in small letters.
  static bool is_spelt(std::string_view small, std::u32string_view capitals) {
    return std::equal(small.begin(), small.end(), capitals.begin(), capitals.end(),
                      [](char a, char32_t b) {
                        return static_cast<char32_t>(a >= 'a' && a <= 'z' ? a - 'a' + 'A' : a) == b;
                      });
  }

  tl::expected<QueryPart, NotationError> read_comparison(TextPiece piece, std::size_t sign) const {
    const TextPiece left = trimmed({piece.text.substr(0, sign), piece.begin});
    const auto suit = read_suit(left.text);
    if (!suit)
      return fault(
          left.text.empty() ? piece : left,
          fmt::format("is no suit; before < or > stands {} or trump", deck_of(deck_).all_suits));
    TextPiece right = without_front(piece, sign + 1);
    const bool equal = right.text.starts_with('=');
    if (equal)
      right = without_front(right, 1);
    const auto rank = read_rank(right.text);
    if (!rank)
      return fault(
          right.text.empty() ? piece : right,
          fmt::format("is no rank; after < or > stands one of {}", deck_of(deck_).all_ranks));
    return read_range(piece, suit->suit, piece.text[sign] == '>', equal, *rank);
  }

  tl::expected<QueryPart, NotationError> read_range(TextPiece piece, std::optional<Suit> suit,
                                                    bool upwards, bool equal, Rank rank) const {
    const int step = equal ? 0 : (upwards ? 1 : -1);
    const int first = static_cast<int>(rank) + step;
    if (first < 0 || first >= ranks_per_suit)
      return fault(piece, fmt::format("is empty: nothing ranks {} the {}",
                                      upwards ? "above" : "below", rank_name(rank, deck_)));
    return upwards ? SuitPart{suit, static_cast<Rank>(first), Rank::ace}
                   : SuitPart{suit, Rank::two, static_cast<Rank>(first)};
  }

  // The text before the cards is left blank, so that positions in an error are those of the whole.
  tl::expected<QueryPart, NotationError> read_cards(TextPiece piece) const {
    const std::string blanks(decode_utf8(whole_.substr(0, piece.begin)).size(), ' ');
    const auto cards = parse_hand(blanks + std::string(piece.text), deck_);
    if (!cards)
      return tl::unexpected(cards.error());
    NamedCards named;
    for (Card card : *cards)
      named.cards |= card.is_wizard()   ? CardSet::wizards()
                     : card.is_jester() ? CardSet::jesters()
                                        : CardSet{card};
    return named;
  }

  std::string_view whole_;
  DeckName deck_;
};

std::string_view rank_name_in(Language language, int rank, DeckName deck) {
  return phrase(language, rank_name(static_cast<Rank>(rank), deck));
}

std::string words(const SuitPart& part, bool plural, DeckName deck, Language language) {
  std::string result = part.suit ? suit_cards_in(language, *part.suit, plural, deck)
                                 : std::string(plural ? phrase_in(language, "held", "trumps")
                                                      : phrase_in(language, "held", "trump"));
  const int lowest = static_cast<int>(part.lowest);
  const int highest = static_cast<int>(part.highest);
  if (lowest > 0)
    result += say(language, " above the {}", rank_name_in(language, lowest - 1, deck));
  if (highest < ranks_per_suit - 1)
    result += say(language, " below the {}", rank_name_in(language, highest + 1, deck));
  return result;
}

// What stands in a list: Wizards and Jesters by their name, cards as they are written.
std::vector<std::string> words(const NamedCards& named, bool plural, CardStyle style,
                               Language language) {
  std::vector<std::string> result;
  for (Card card : named.cards)
    if (card.is_suited())
      result.push_back(card_text(card, style));
  if (!(named.cards & CardSet::wizards()).empty())
    result.emplace_back(plural ? phrase_in(language, "held", "Wizards")
                               : phrase_in(language, "held", "Wizard"));
  if (!(named.cards & CardSet::jesters()).empty())
    result.emplace_back(plural ? phrase_in(language, "held", "Jesters")
                               : phrase_in(language, "held", "Jester"));
  return result;
}

bool names_single_cards(const QueryPart& part) {
  const auto* named = std::get_if<NamedCards>(&part);
  return named && !(named->cards - CardSet::wizards() - CardSet::jesters()).empty();
}

}  // namespace

tl::expected<CardQuery, NotationError> parse_card_query(std::string_view text, DeckName deck) {
  return QueryReader(text, deck).read();
}

bool asks_for_trump(const CardQuery& query) {
  return std::any_of(query.parts.begin(), query.parts.end(), [](const QueryPart& part) {
    const auto* suit = std::get_if<SuitPart>(&part);
    return suit && !suit->suit;
  });
}

CardSet cards_of(const CardQuery& query, std::optional<Suit> trump) {
  CardSet cards;
  for (const QueryPart& part : query.parts) {
    if (const auto* named = std::get_if<NamedCards>(&part)) {
      cards |= named->cards;
      continue;
    }
    const SuitPart& range = std::get<SuitPart>(part);
    const std::optional<Suit> suit = range.suit ? range.suit : trump;
    if (suit)
      cards |= CardSet::of_suit(*suit) - CardSet::below({range.lowest, *suit}) -
               CardSet::above({range.highest, *suit});
  }
  return cards;
}

std::string suit_cards_in(Language language, Suit suit, bool plural, DeckName deck) {
  if (language == Language::english)
    return std::string(suit_cards(suit, plural, deck));
  const std::string_view name = suit_name(suit, deck, language);
  return fmt::format(fmt::runtime(plural ? phrase_in(language, "of a suit", "{} cards")
                                         : phrase_in(language, "of a suit", "{} card")),
                     name);
}

std::string query_words(const CardQuery& query, bool plural, CardStyle style, Language language) {
  const bool listed = std::any_of(query.parts.begin(), query.parts.end(), names_single_cards);
  std::vector<std::string> all;
  for (const QueryPart& part : query.parts) {
    if (const auto* suit = std::get_if<SuitPart>(&part)) {
      all.push_back(words(*suit, plural || listed, style.deck, language));
      continue;
    }
    for (std::string& word : words(std::get<NamedCards>(part), plural || listed, style, language))
      all.push_back(std::move(word));
  }
  return listed ? say(language, "of {}", fmt::format("{}", fmt::join(all, ", ")))
                : fmt::format("{}", fmt::join(all, say(language, " or ")));
}

}  // namespace wizbid
