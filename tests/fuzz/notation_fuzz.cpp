// Whatever bytes come in: no crash, a short sentence or cards, and cards can be written and read
// again.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cards/card_query.h"
#include "cards/card_text.h"
#include "cards/notation.h"
#include "cards/utf8.h"

namespace {

using namespace wizbid;

void demand(bool condition) {
  if (!condition)
    std::abort();
}

void check_refusal(const NotationError& error, std::string_view text) {
  demand(!error.message.empty() && error.message.back() == '.');
  demand(error.message.size() < 1000);
  demand(error.position >= 1 && error.position <= decode_utf8(text).size() + 1);
  for (const Character character : decode_utf8(error.message))
    demand(is_visible(character) || character == Character{U' '});
}

void check_cards(const std::vector<Card>& cards, std::string_view text, DeckName deck) {
  demand(cards.size() <= text.size());
  std::string written;
  for (const Card card : cards)
    written += card_text(card, deck) + " ";
  const auto again = parse_hand(written, deck);
  demand(again.has_value() && *again == cards);
}

void check_in(DeckName deck, std::string_view text) {
  if (const auto hand = parse_hand(text, deck))
    check_cards(*hand, text, deck);
  else
    check_refusal(hand.error(), text);
  if (const auto card = parse_card(text, deck))
    demand(same_face(parse_card(card_text(*card, deck), deck).value(), *card));
  else
    check_refusal(card.error(), text);
  if (const auto suit = parse_suit(text, deck))
    demand(parse_suit(suit_text(*suit, deck), deck).value() == *suit);
  else
    check_refusal(suit.error(), text);
  if (const auto query = parse_card_query(text, deck))
    demand(!query->parts.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  for (const DeckName deck : all_decks)
    check_in(deck, text);
  return 0;
}
