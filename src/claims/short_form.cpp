#include "claims/short_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "cards/card_text.h"
#include "cards/notation.h"
#include "claims/expression.h"
#include "claims/face.h"

namespace wizbid {

namespace {

constexpr std::array<std::string_view, 7> verbs{"bids",  "with",   "holds",   "lead",
                                                "takes", "chance", "at-least"};
constexpr std::string_view example =
    "Type it as in players=4 seat=1 turn-up=8H bids 1 with >= 3H, or "
    "players=4 seat=1 turn-up=8H hand=3H takes 1 chance >= 3/7.";

struct Word {
  std::string_view text;
  std::size_t begin = 0;
};

std::vector<Word> words_of(std::string_view line) {
  std::vector<Word> words;
  std::size_t at = 0;
  while (at < line.size()) {
    at = std::min(line.find_first_not_of(" \t", at), line.size());
    const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
    if (end > at)
      words.push_back({line.substr(at, end - at), at});
    at = end;
  }
  return words;
}

// What follows a key or a verb, up to the next one.
struct Phrase {
  std::string key;
  std::string value;
  std::size_t begin = 0;  // of the value
};

// "turn-up=8H": a name, then =, and not the = of a relation.
std::optional<std::size_t> key_end(const Word& word) {
  const auto equals = word.text.find('=');
  if (equals == std::string_view::npos || equals == 0)
    return std::nullopt;
  const auto key = word.text.substr(0, equals);
  const bool is_name =
      std::ranges::all_of(key, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
  return is_name ? std::optional(equals) : std::nullopt;
}

std::vector<Phrase> phrases_of(std::string_view line) {
  std::vector<Phrase> phrases;
  for (const Word& word : words_of(line)) {
    if (const auto equals = key_end(word)) {
      phrases.push_back({std::string(word.text.substr(0, *equals)),
                         std::string(word.text.substr(*equals + 1)), word.begin + *equals + 1});
    } else if (std::ranges::find(verbs, word.text) != verbs.end()) {
      phrases.push_back({std::string(word.text) + '!', "", word.begin + word.text.size() + 1});
    } else if (phrases.empty()) {
      phrases.push_back({"", std::string(word.text), word.begin});
    } else {
      if (phrases.back().value.empty())
        phrases.back().begin = word.begin;
      else
        phrases.back().value += ' ';
      phrases.back().value += word.text;
    }
  }
  return phrases;
}

class Reader {
 public:
  Reader(std::string_view line, DeckName deck) : line_(line), deck_(deck) {}

  ReadClaims read() {
    std::vector<Phrase> phrases = phrases_of(line_);
    for (Phrase& phrase : phrases) {
      if (deck_ != DeckName::us && !into_us_deck(phrase))
        continue;
      take(phrase);
      add_to_reading(phrase);
    }
    if (table_.empty() || (!has("least") && !has("chance") && !has("bid")))
      fault(0, "This is no claim.");
    if (!faults_.empty())
      return {{}, faults_};
    add("id", "typed", 0);
    add("claim", std::string(line_), 0);
    add("read", deck_ == DeckName::us ? "as typed" : "in the names of the US deck:" + reading_, 0);
    add("kind", has("least") ? "threshold" : (has("chance") ? "probability" : "bid"), 0);
    const Node node{place(0), table_};
    return read_claim(node, Node{place(0), Node::Table{}});
  }

 private:
  TextPlace place(std::size_t at) const {
    return {"the claim", 1, static_cast<int>(at) + 1, std::string(line_)};
  }
  void fault(std::size_t at, std::string message) {
    faults_.push_back({place(at), std::move(message), std::string(example)});
  }
  bool has(std::string_view key) const {
    return std::ranges::find(table_, key, &Member::key) != table_.end();
  }
  void add(std::string key, decltype(Node::value) value, std::size_t at) {
    table_.push_back({std::move(key), {place(at), std::move(value), 0}});
  }

  void take(const Phrase& phrase) {
    if (phrase.key.empty())
      return fault(phrase.begin,
                   fmt::format("\"{}\" is neither key=value nor a verb.", phrase.value));
    if (phrase.value.empty())
      return fault(
          std::min(phrase.begin, line_.size()),
          fmt::format("{} has nothing after it.", phrase.key.substr(0, phrase.key.find('!'))));
    if (phrase.key == "bids!")
      return add("bid", number_or_text(phrase.value), phrase.begin);
    if (phrase.key == "with!")
      return take_card(phrase);
    if (phrase.key == "bids")
      return take_bids(phrase);
    std::string key = phrase.key;
    if (key.ends_with('!'))
      key.pop_back();
    if (key == "turn-up")
      turn_up_ = phrase.value;
    if (key == "chance")
      return add(key, phrase.value, phrase.begin);
    add(key, number_or_text(phrase.value), phrase.begin);
  }

  // The phrase with its cards named as in the US deck; false: that can't be, which is a fault.
  bool into_us_deck(Phrase& phrase) {
    constexpr std::array<std::string_view, 15> without_cards{
        "",      "players", "seat", "cards",  "bids",      "bids!",       "takes!", "chance!",
        "rules", "model",   "me",   "others", "bid-noise", "sole-leader", "deals"};
    if (phrase.value.empty() || std::ranges::find(without_cards, phrase.key) != without_cards.end())
      return true;
    const bool none = phrase.value == "none";
    if (phrase.key == "trump")
      return none || replace(phrase, 0, parse_suit(phrase.value, deck_),
                             [](Suit suit) { return suit_text(suit); });
    if (phrase.key == "turn-up" || phrase.key == "lead!")
      return none || replace(phrase, 0, parse_card(phrase.value, deck_),
                             [](Card card) { return card_text(card); });
    if (phrase.key == "hand" || phrase.key == "with!")
      return hand_into_us_deck(phrase);
    fault(phrase.begin, fmt::format("{} can be typed with the cards of the US deck only.",
                                    phrase.key.substr(0, phrase.key.find('!'))));
    return false;
  }

  // ">= b13", "trump 13", "b13 gr1".
  bool hand_into_us_deck(Phrase& phrase) {
    const std::size_t begin =
        phrase.value.starts_with(">=")
            ? std::min(phrase.value.find_first_not_of("> ="), phrase.value.size())
            : 0;
    const std::string text = phrase.value.substr(begin);
    if (const auto face = parse_face(text, deck_)) {
      phrase.value.replace(begin, text.size(), face_text(*face));
      return true;
    }
    return replace(phrase, begin, parse_hand(text, deck_), [](const std::vector<Card>& cards) {
      std::string words;
      for (const Card card : cards)
        words += (words.empty() ? "" : " ") + card_text(card);
      return words;
    });
  }

  template <typename Read, typename Write>
  bool replace(Phrase& phrase, std::size_t begin, const Read& read, Write write) {
    if (!read) {
      fault(phrase.begin + begin, read.error().message);
      return false;
    }
    phrase.value.replace(begin, std::string::npos, write(*read));
    return true;
  }

  void add_to_reading(const Phrase& phrase) {
    const bool verb = phrase.key.ends_with('!');
    reading_ += fmt::format(" {}{}{}", phrase.key.substr(0, phrase.key.find('!')), verb ? " " : "=",
                            phrase.value);
  }

  static decltype(Node::value) number_or_text(const std::string& text) {
    if (const auto number = exact_number(text);
        number && denominator(*number) == 1 &&
        text.find_first_not_of("-0123456789") == std::string::npos)
      return static_cast<std::int64_t>(numerator(*number));
    return text;
  }

  // ">= 3H": a threshold; "3H": a bid with that card.
  void take_card(const Phrase& phrase) {
    std::string_view text = phrase.value;
    const bool threshold = text.starts_with(">=");
    if (threshold)
      text.remove_prefix(std::min(text.find_first_not_of("> ="), text.size()));
    const std::size_t begin = phrase.begin + phrase.value.size() - text.size();
    if (const auto face = parse_face(text))
      return add(threshold ? "least" : "hand", face_text(*face), begin);
    if (!threshold)
      return add("hand", std::string(text), begin);
    const auto card = parse_card(text);
    const auto turned = parse_card(turn_up_);
    if (!card)
      return fault(begin, card.error().message);
    if (!turned || turned->is_wizard())
      return fault(begin, "What is trump must be known to say what this card is.");
    const Trump trump = turned->is_suited() ? Trump(turned->suit()) : std::nullopt;
    add("least", face_text(face_of(*card, trump)), begin);
  }

  void take_bids(const Phrase& phrase) {
    if (phrase.value == "zeros" || phrase.value == "every")
      return add("bids", phrase.value, phrase.begin);
    Node::List bids;
    std::size_t at = 0;
    while (at <= phrase.value.size()) {
      const std::size_t end = std::min(phrase.value.find(',', at), phrase.value.size());
      bids.push_back({place(phrase.begin + at), number_or_text(phrase.value.substr(at, end - at))});
      at = end + 1;
    }
    add("bids", std::move(bids), phrase.begin);
  }

  std::string_view line_;
  DeckName deck_;
  std::string reading_;  // in the names of the US deck
  Node::Table table_;
  std::string turn_up_;
  std::vector<ClaimFault> faults_;
};

}  // namespace

ReadClaims read_short_claim(std::string_view line, DeckName deck) {
  return Reader(line, deck).read();
}

}  // namespace wizbid
