#include "cli/hand_words.h"

#include <algorithm>
#include <cstddef>

#include "cards/notation.h"
#include "cards/utf8.h"
#include "cli/deck_flag.h"

namespace wizbid::cli {

namespace {

constexpr std::size_t most_faults = 5;      // more would scroll the first ones away
constexpr std::size_t longest_text = 1000;  // characters; no hand is so long
constexpr std::string_view between = " \t\r\n,";

// The words of a text, each in a text of blanks at its place, so that positions stay true.
std::vector<std::string> words_in_place(std::string_view text) {
  std::vector<std::string> words;
  std::size_t begin = text.find_first_not_of(between);
  while (begin != std::string_view::npos) {
    const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
    const std::string before(decode_utf8(text.substr(0, begin)).size(), ' ');
    words.push_back(before + std::string(text.substr(begin, end - begin)));
    begin = text.find_first_not_of(between, end);
  }
  return words;
}

}  // namespace

HandWords read_hand_words(std::string_view text, DeckName deck) {
  const auto whole = parse_hand(text, deck);
  if (whole)
    return {*whole, {}};
  const HandWords stopped{{}, {whole.error().message}};
  if (text.size() > longest_text)
    return stopped;
  if (const std::string hint = hint_of_other_deck(text, deck); !hint.empty())
    return {{}, {whole.error().message, hint}};
  HandWords read;
  for (const std::string& word : words_in_place(text)) {
    if (parse_suit(word, deck))
      return stopped;
    if (const auto cards = parse_hand(word, deck))
      read.cards.insert(read.cards.end(), cards->begin(), cards->end());
    else if (read.faults.size() < most_faults)
      read.faults.push_back(cards.error().message);
  }
  return read.faults.empty() ? stopped : read;
}

}  // namespace wizbid::cli
