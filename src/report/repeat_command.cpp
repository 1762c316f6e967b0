#include "report/repeat_command.h"

#include <fmt/format.h>

#include <algorithm>

#include "cards/card_text.h"
#include "report/number_format.h"
#include "report/text_layout.h"

namespace wizbid {

namespace {

constexpr std::string_view safe_characters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/%@";

// nullopt where no bid was heard.
std::optional<std::string> bids_text(const Bids& bids) {
  if (std::none_of(bids.begin(), bids.end(), [](const auto& bid) { return bid.has_value(); }))
    return std::nullopt;
  std::string text;
  for (const auto& bid : bids)
    text += (text.empty() ? "" : ",") + (bid ? std::to_string(*bid) : "-");
  return text;
}

std::string method_name(Method method) {
  switch (method) {
    case Method::automatic:
      return "auto";
    case Method::exact:
      return "exact";
    case Method::sample:
      return "sample";
  }
  return {};
}

std::string cards_said(const Repetition& repetition) {
  const Situation& situation = repetition.situation;
  if (!situation.clairvoyant())
    return shell_quoted(card_text(repetition.hand.value_or(situation.hand), situation.deck));
  std::string cards;
  for (const Card card : situation.others)
    cards += (cards.empty() ? "" : ",") + card_text(card, situation.deck);
  return "--others-hold " + shell_quoted(cards);
}

std::vector<std::string> situation_words(const Repetition& repetition) {
  const Situation& situation = repetition.situation;
  const DeckName deck = situation.deck;
  std::vector<std::string> words{
      cards_said(repetition), fmt::format("-p {}", situation.players),
      fmt::format("-s {}", situation.seat.number()),
      fmt::format("-t {}",
                  situation.turn_up ? shell_quoted(card_text(*situation.turn_up, deck)) : "none")};
  if (situation.naming() && !repetition.trump_asked)
    words.push_back(
        fmt::format("--trump {}", situation.trump ? suit_text(*situation.trump, deck) : "none"));
  if (const auto bids = bids_text(situation.bids))
    words.push_back(fmt::format("-b {}", *bids));
  return words;
}

std::vector<std::string> method_words(const Repetition& repetition) {
  std::vector<std::string> words{fmt::format("--method {}", method_name(repetition.method))};
  if (repetition.deals)
    words.push_back(fmt::format("--deals {}", *repetition.deals));
  if (repetition.precision_percent)
    words.push_back(fmt::format("--precision {}", plain_number(*repetition.precision_percent)));
  if (repetition.seconds)
    words.push_back(fmt::format("--time {}", plain_number(*repetition.seconds)));
  words.push_back(fmt::format("--seed {}", repetition.seed));
  return words;
}

}  // namespace

std::vector<std::string> repeat_command(const Repetition& repetition) {
  std::vector<std::string> words{"wizbid", repetition.command};
  const auto add = [&](const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
  };
  add(situation_words(repetition));
  add(repetition.history);
  add({"--rules " + shell_quoted(repetition.situation.rules.name)});
  if (const auto& leads = repetition.situation.sole_leader)
    add({*leads ? "--sole-leader yes" : "--sole-leader no"});
  add({fmt::format("--deck {}", deck_of(repetition.situation.deck).name),
       fmt::format("--me {}", repetition.me), fmt::format("--others {}", repetition.others),
       fmt::format("--bid-noise {}", plain_number(repetition.bid_noise))});
  add(method_words(repetition));
  add(repetition.further);
  return words;
}

std::string one_line(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

std::string folded(const std::vector<std::string>& words, int width, int indent,
                   const std::string& before) {
  constexpr int for_backslash = 2;
  std::string text = before;
  int column = columns_of(before);
  bool first_in_line = true;
  for (const std::string& word : words) {
    const int columns = columns_of(word);
    if (!first_in_line && column + 1 + columns + for_backslash > width) {
      text += " \\\n" + std::string(static_cast<std::size_t>(indent), ' ');
      column = indent;
      first_in_line = true;
    }
    text += (first_in_line ? "" : " ") + word;
    column += columns + (first_in_line ? 0 : 1);
    first_in_line = false;
  }
  return text;
}

std::string shell_quoted(const std::string& word) {
  if (!word.empty() && word.find_first_not_of(safe_characters) == std::string::npos)
    return word;
  std::string quoted = "'";
  for (char c : word)
    quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

}  // namespace wizbid
