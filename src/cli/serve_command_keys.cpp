#include "cli/serve_command_keys.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "cards/card_text.h"
#include "cards/notation.h"
#include "cli/deck_flag.h"
#include "cli/hand_words.h"
#include "cli/language_flag.h"
#include "cli/rules_flag.h"
#include "cli/special_cards_flags.h"
#include "cli/suggest.h"
#include "cli/value_reader.h"

namespace wizbid::cli {

namespace {

using Json = nlohmann::ordered_json;

// What a value has to be. Where it is "no more than said" null is the same as leaving the key out.
enum class Shape : std::uint8_t { whole, number, text, whole_or_text, number_or_text, flag, own };

struct Key {
  std::string_view name;
  Shape shape;
  std::string_view flag;  // that reads the value; empty: read here
};

constexpr std::array situation_keys{
    Key{"id", Shape::own, ""},
    Key{"do", Shape::own, ""},
    Key{"players", Shape::whole, "players"},
    Key{"cards", Shape::own, ""},
    Key{"seat", Shape::whole_or_text, "seat"},
    Key{"hand", Shape::own, ""},
    Key{"turn_up", Shape::own, "turn-up"},
    Key{"trump", Shape::own, "trump"},
    Key{"bids", Shape::own, "bids"},
    Key{"rules", Shape::text, "rules"},
    Key{"rules_changes", Shape::own, ""},
    Key{"sole_leader", Shape::flag, "sole-leader"},
    Key{"deck", Shape::text, "deck"},
    Key{"notation", Shape::own, ""},
    Key{"lang", Shape::text, "lang"},
    Key{"model", Shape::own, ""},
    Key{"seed", Shape::whole, "seed"},
};
constexpr std::array odds_keys{
    Key{"others_hold", Shape::own, ""},
    Key{"bid_noise", Shape::number_or_text, "bid-noise"},
    Key{"me", Shape::text, "me"},
    Key{"others", Shape::text, "others"},
    Key{"method", Shape::text, "method"},
    Key{"deals", Shape::whole_or_text, "deals"},
    Key{"precision", Shape::number, "precision"},
    Key{"time", Shape::number, "time"},
    Key{"threads", Shape::whole, "threads"},
    Key{"said", Shape::whole, "said"},
    Key{"need", Shape::number, "need"},
    Key{"why", Shape::flag, "why"},
    Key{"compare", Shape::flag, "compare"},
};
constexpr std::array play_keys{Key{"tricks", Shape::own, ""}, Key{"trick", Shape::own, ""}};
constexpr std::array<std::string_view, 2> model_keys{"me", "others"};
constexpr std::array<std::string_view, 3> trick_keys{"lead", "cards", "winner"};

std::vector<Key> keys_of(ServeTask task) {
  std::vector<Key> keys(situation_keys.begin(), situation_keys.end());
  if (task == ServeTask::odds)
    keys.insert(keys.end(), odds_keys.begin(), odds_keys.end());
  if (task == ServeTask::play)
    keys.insert(keys.end(), play_keys.begin(), play_keys.end());
  return keys;
}

bool fits(Shape shape, const Json& value) {
  switch (shape) {
    case Shape::whole:
      return value.is_number_integer();
    case Shape::number:
      return value.is_number();
    case Shape::text:
      return value.is_string();
    case Shape::whole_or_text:
      return value.is_number_integer() || value.is_string();
    case Shape::number_or_text:
      return value.is_number() || value.is_string();
    case Shape::flag:
      return value.is_boolean();
    case Shape::own:
      break;
  }
  return true;
}

std::string_view wanted(Shape shape) {
  constexpr std::array<std::string_view, 7> words{
      "a whole number",     "a number",      "a text", "a whole number or a text",
      "a number or a text", "true or false", ""};
  return words[static_cast<std::size_t>(shape)];
}

// As it is typed after a flag.
std::string text_of(const Json& value) {
  return value.is_string() ? value.get<std::string>() : value.dump();
}

class Reading {
 public:
  Reading(const Json& object, ServeTask task)
      : object_(object), task_(task), keys_(keys_of(task)) {}

  tl::expected<ServeRequest, ServeError> run() {
    find_decks();
    for (const auto& [name, value] : object_.items())
      read_key(name, value);
    read_said();
    if (!unknown_.empty())
      return tl::unexpected(serve_error("unknown_key", unknown_));
    if (!bad_.empty())
      return tl::unexpected(serve_error("bad_value", bad_));
    return std::move(request_);
  }

 private:
  template <typename... Args>
  void bad(fmt::format_string<Args...> sentence, Args&&... args) {
    bad_.push_back({fmt::format(sentence, std::forward<Args>(args)...)});
  }
  void unknown(std::string_view name, std::span<const std::string_view> known,
               std::string_view where) {
    constexpr std::size_t most = 5;
    if (unknown_.size() < most)
      unknown_.push_back({fmt::format("There is no key {}{}.{}", in_quotes(name), where,
                                      did_you_mean(name, known))});
  }
  void set(std::string_view flag, std::string text) {
    request_.values.set(flag, {std::move(text), Layer::typed, "the line"});
  }

  // Before all cards, by the rules too, which may have cards of their own. A value that makes no
  // sense has its fault later.
  void find_decks() {
    for (const char* key : {"deck", "rules"}) {
      if (const auto value = object_.find(key); value != object_.end() && value->is_string())
        set(key, value->get<std::string>());
    }
    std::vector<Fault> later;
    ValueReader reader(request_.values, later);
    deck_ = read_deck(reader);
    RuleSet rules = read_rules(reader);
    match_deck_to_rules(reader, rules, deck_);
    notation_ = deck_at("notation").value_or(deck_);
  }
  std::optional<DeckName> deck_at(const char* key) const {
    const auto deck = object_.find(key);
    return deck != object_.end() && deck->is_string()
               ? deck_named(in_lower_case(deck->get<std::string>()))
               : std::nullopt;
  }

  void read_key(const std::string& name, const Json& value) {
    const auto key = std::ranges::find(keys_, name, &Key::name);
    if (key == keys_.end()) {
      std::vector<std::string_view> names;
      for (const Key& known : keys_)
        names.push_back(known.name);
      return unknown(name, names, " for this request");
    }
    if (key->shape == Shape::own)
      return read_own(name, value);
    if (value.is_null())
      return;
    if (!fits(key->shape, value))
      return bad("{} must be {}.", name, wanted(key->shape));
    if (key->flag == "sole-leader")
      return set(key->flag, value.get<bool>() ? "yes" : "no");
    set(key->flag, text_of(value));
  }

  void read_own(const std::string& name, const Json& value) {
    if (name == "turn_up")
      return read_card_or_null("turn-up", value, "turn_up");
    if (name == "trump")
      return read_card_or_null("trump", value, "trump");
    if (value.is_null())
      return;
    // What a printed situation says of its rules, which have a name; nobody reads the sentences.
    if (name == "rules_changes" && !value.is_array())
      bad("rules_changes must be as an answer prints it, or be left out.");
    if (name == "notation" && !deck_at("notation"))
      bad("notation must be the name of a deck: {}, as in answers, or the same as deck.",
          in_quotes(deck_of(DeckName::us).name));
    if (name == "cards")
      request_.cards = whole(value, "cards");
    else if (name == "hand")
      hand_ = cards(value, "hand");
    else if (name == "others_hold")
      others_ = cards(value, "others_hold");
    else if (name == "bids")
      read_bids(value);
    else if (name == "model")
      read_model(value);
    else if (name == "tricks")
      read_tricks(value);
    else if (name == "trick")
      request_.on_table = trick(value, "trick");
  }

  void read_card_or_null(std::string_view flag, const Json& value, std::string_view name) {
    trump_null_ = trump_null_ || (name == "trump" && value.is_null());
    if (value.is_null())
      set(flag, "none");
    else if (value.is_string())
      set(flag, name == "trump" ? trump_text(value.get<std::string>())
                                : turn_up_text(value.get<std::string>()));
    else
      bad("{} must be a text or null.", name);
  }

  // In the names of the deck, in which the text is read later.
  std::string turn_up_text(const std::string& text) const {
    const auto card = parse_card(text, notation_);
    return notation_ != deck_ && card ? card_text(*card, deck_) : text;
  }

  // Suits are C, D, H, S in every answer, so they may be asked with in every deck too.
  std::string trump_text(const std::string& text) const {
    for (const Suit suit : all_suits)
      if (text == suit_text(suit))
        return suit_text(suit, deck_);
    return text;
  }

  std::optional<int> whole(const Json& value, const std::string& name) {
    constexpr std::int64_t most = 1000;
    if (value.is_number_integer()) {
      const auto number = value.is_number_unsigned() && value.get<std::uint64_t>() > most
                              ? most + 1
                              : value.get<std::int64_t>();
      if (number >= -most && number <= most)
        return static_cast<int>(number);
    }
    bad("{} must be a small whole number.", name);
    return std::nullopt;
  }

  std::vector<Card> cards(const Json& value, const std::string& name) {
    if (value.is_string()) {
      const HandWords words = read_hand_words(value.get<std::string>(), notation_);
      for (const std::string& fault : words.faults)
        bad("{}: {}", name, fault);
      return words.cards;
    }
    std::vector<Card> result;
    if (!value.is_array() || value.size() > Card::deck_size) {
      bad("{} must be an array of at most 60 cards, or a text.", name);
      return result;
    }
    for (const Json& element : value) {
      const auto card =
          element.is_string()
              ? parse_card(element.get<std::string>(), notation_)
              : tl::unexpected(NotationError{"A card is a text, as in \"AH\".", 1, ""});
      if (card)
        result.push_back(*card);
      else
        bad("{}: {}", name, card.error().message);
    }
    return result;
  }

  void read_bids(const Json& value) {
    if (value.is_string())
      return set("bids", value.get<std::string>());
    if (!value.is_array() || value.size() > max_cards)
      return bad("bids must be an array of whole numbers and nulls, one a seat.");
    std::string text;
    for (const Json& bid : value) {
      if (!bid.is_null() && !bid.is_number_integer())
        return bad("bids must be whole numbers, null for one that was not heard.");
      text += (text.empty() ? "" : ",") + (bid.is_null() ? "-" : bid.dump());
    }
    set("bids", text);
  }

  void read_model(const Json& value) {
    if (value.is_string())
      return set("model", value.get<std::string>());
    if (!value.is_object())
      return bad("model must be a name, or an object with the names \"me\" and \"others\".");
    for (const auto& [name, player] : value.items()) {
      if (std::ranges::find(model_keys, name) == model_keys.end())
        unknown(name, model_keys, " in model");
      else if (!player.is_string())
        bad("{} in model must be a text.", name);
      else if (!object_.contains(name))
        set(name, player.get<std::string>());
    }
  }

  void read_tricks(const Json& value) {
    if (!value.is_array() || value.size() > max_cards)
      return bad("tricks must be an array of at most {} tricks.", max_cards);
    for (const Json& each : value)
      request_.tricks.push_back(trick(each, fmt::format("trick {}", request_.tricks.size() + 1)));
  }

  SaidTrick trick(const Json& value, const std::string& name) {
    SaidTrick said;
    if (!value.is_object()) {
      bad("{} must be an object, as in {{\"lead\":1,\"cards\":[\"2C\",\"AC\"]}}.", name);
      return said;
    }
    for (const auto& [key, part] : value.items()) {
      if (std::ranges::find(trick_keys, key) == trick_keys.end())
        unknown(key, trick_keys, fmt::format(" in {}", name));
      else if (part.is_null())
        continue;
      else if (key == "cards")
        said.cards = cards(part, name);
      else
        (key == "lead" ? said.lead : said.winner) = whole(part, fmt::format("{} of {}", key, name));
    }
    if (!value.contains("lead") && !said.cards.empty())
      bad("{} must say who led it: give \"lead\" with the number of the seat.", name);
    return said;
  }

  // The situation among the values, by the reader of the flags; the hand by its cards.
  void read_said() {
    ValueReader reader(request_.values, bad_);
    request_.said = read_situation(reader, "", SpecialRules::allowed);
    if (task_ == ServeTask::play)
      refuse_special_cards(reader, request_.said.description.rules);
    read_english_only(reader);
    SituationDescription& description = request_.said.description;
    description.hand = hand_;
    description.others = others_;
    if (trump_null_ && trump_naming(description.rules, description.players.value_or(max_players),
                                    description.turn_up))
      description.trump_said = false;  // not named yet
    description = without_settled_trump(description);
  }

  const Json& object_;
  ServeTask task_;
  std::vector<Key> keys_;
  ServeRequest request_;
  std::vector<Card> hand_;
  std::optional<std::vector<Card>> others_;
  DeckName deck_ = DeckName::us;
  DeckName notation_ = DeckName::us;  // of the cards in the object
  bool trump_null_ = false;
  std::vector<Fault> unknown_;
  std::vector<Fault> bad_;
};

}  // namespace

std::span<const std::string_view> serve_tasks() {
  static constexpr std::array<std::string_view, 4> tasks{"odds", "bid", "trump", "play"};
  return tasks;
}

tl::expected<ServeRequest, ServeError> read_serve_request(const Json& object, ServeTask task) {
  return Reading(object, task).run();
}

}  // namespace wizbid::cli
