#include "report/turn_up_words.h"

#include <fmt/format.h>

#include "report/words.h"
#include "rules/rule_words.h"

namespace wizbid {

namespace {

std::string there_is_no_trump(bool wizard, Language in) {
  return wizard ? say(in, "A Wizard is turned up: there is no trump.")
                : say(in, "A Jester is turned up: there is no trump.");
}

std::string not_said(bool wizard, Language in) {
  return wizard ? say(in, "A Wizard is turned up; the trump is not said.")
                : say(in, "A Jester is turned up; the trump is not said.");
}

std::string named_sentence(const Situation& situation, const Naming& naming, bool wizard,
                           Language in) {
  const std::string_view trump = named_trump(situation.trump, situation.deck, in);
  const bool mine = naming.seat == situation.seat;
  const bool dealer = naming.seat == situation.dealer();
  if (!naming.looked)
    return mine ? say(in, "A Wizard is turned up, and you named {} without looking.", trump)
           : dealer
               ? say(in, "A Wizard is turned up, and the dealer named {} without looking.", trump)
               : say(in, "A Wizard is turned up, and seat 1 named {} without looking.", trump);
  if (wizard)
    return mine     ? say(in, "A Wizard is turned up, and you named {}.", trump)
           : dealer ? say(in, "A Wizard is turned up, and the dealer named {}.", trump)
                    : say(in, "A Wizard is turned up, and seat 1 named {}.", trump);
  return mine     ? say(in, "A Jester is turned up, and you named {}.", trump)
         : dealer ? say(in, "A Jester is turned up, and the dealer named {}.", trump)
                  : say(in, "A Jester is turned up, and seat 1 named {}.", trump);
}

std::string special_named(const Situation& situation, const Naming& naming, const std::string& card,
                          Language in) {
  const std::string_view trump = named_trump(situation.trump, situation.deck, in);
  const bool mine = naming.seat == situation.seat;
  const bool dealer = naming.seat == situation.dealer();
  if (!naming.looked)
    return mine ? say(in, "{} is turned up, and you named {} without looking.", card, trump)
           : dealer
               ? say(in, "{} is turned up, and the dealer named {} without looking.", card, trump)
               : say(in, "{} is turned up, and seat 1 named {} without looking.", card, trump);
  return mine     ? say(in, "{} is turned up, and you named {}.", card, trump)
         : dealer ? say(in, "{} is turned up, and the dealer named {}.", card, trump)
                  : say(in, "{} is turned up, and seat 1 named {}.", card, trump);
}

std::string special_turned_up(const Situation& situation, const std::string& card, Language in) {
  const auto naming = situation.naming();
  if (!naming)
    return say(in, "{} is turned up: there is no trump.", card);
  if (situation.trump_open)
    return say(in, "{} is turned up; the trump is not said.", card);
  return special_named(situation, *naming, card, in);
}

}  // namespace

std::string_view trump_words(Trump trump, DeckName deck, Language language) {
  return trump ? suit_name(*trump, deck, language) : phrase(language, "no trump");
}

std::string_view named_trump(Trump trump, DeckName deck, Language language) {
  return trump ? suit_name(*trump, deck, language) : phrase_in(language, "named", "no trump");
}

std::string turn_up_words(const Situation& situation, CardStyle style, Language language) {
  if (!situation.turn_up)
    return say(language, "This is the last round: nothing is turned up, and there is no trump.");
  const Card card = *situation.turn_up;
  if (card.is_suited()) {
    const std::string name = card_text(card, style);
    const std::string sentence = say(language, "{} is turned up: {}", name,
                                     is_trump_text(card.suit(), style.deck, language));
    // "Red King", but "r12" as it is typed.
    return name.find(' ') == std::string::npos ? sentence + '.' : as_sentence(sentence);
  }
  if (card.is_special())
    return as_sentence(special_turned_up(
        situation, std::string(special_card_name(situation.rules.special, card, language)),
        language));
  const auto naming = situation.naming();
  if (!naming)
    return there_is_no_trump(card.is_wizard(), language);
  if (situation.trump_open)
    return not_said(card.is_wizard(), language);
  return named_sentence(situation, *naming, card.is_wizard(), language);
}

}  // namespace wizbid
