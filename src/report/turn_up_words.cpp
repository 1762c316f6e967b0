#include "report/turn_up_words.h"

#include <fmt/format.h>

namespace wizbid {

std::string_view trump_words(Trump trump) {
  return trump ? suit_name(*trump) : "no trump";
}

std::string turn_up_words(const Situation& situation, SuitStyle style) {
  if (!situation.turn_up)
    return "This is the last round: nothing is turned up, and there is no trump.";
  const Card card = *situation.turn_up;
  if (card.is_suited())
    return fmt::format("{} is turned up: {} are trump.", card_text(card, style),
                       suit_name(card.suit()));
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
                     trump_words(situation.trump), naming->looked ? "" : " without looking");
}

}  // namespace wizbid
