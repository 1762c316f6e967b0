#include "report/turn_up_words.h"

#include <fmt/format.h>

#include "report/words.h"

namespace wizbid {

std::string_view trump_words(Trump trump, DeckName deck) {
  return trump ? suit_name(*trump, deck) : "no trump";
}

std::string turn_up_words(const Situation& situation, CardStyle style) {
  if (!situation.turn_up)
    return "This is the last round: nothing is turned up, and there is no trump.";
  const Card card = *situation.turn_up;
  if (card.is_suited()) {
    const std::string name = card_text(card, style);
    const std::string sentence =
        fmt::format("{} is turned up: {}", name, is_trump_text(card.suit(), style.deck));
    // "Red King", but "r12" as it is typed.
    return name.find(' ') == std::string::npos ? sentence + '.' : as_sentence(sentence);
  }
  const std::string_view kind = card.is_wizard() ? "Wizard" : "Jester";
  const auto naming = situation.naming();
  if (!naming)
    return fmt::format("A {} is turned up: there is no trump.", kind);
  if (situation.trump_open)
    return fmt::format("A {} is turned up; the trump is not said.", kind);
  const std::string_view who = naming->seat == situation.seat       ? "you"
                               : naming->seat == situation.dealer() ? "the dealer"
                                                                    : "seat 1";
  return fmt::format("A {} is turned up, and {} named {}{}.", kind, who,
                     trump_words(situation.trump, style.deck),
                     naming->looked ? "" : " without looking");
}

}  // namespace wizbid
