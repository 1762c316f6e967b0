// What is turned up and what is trump, in words.
#pragma once

#include <string>
#include <string_view>

#include "cards/card_text.h"
#include "deals/situation.h"

namespace wizbid {

// "hearts", "no trump".
std::string_view trump_words(Trump trump, DeckName deck, Language language = Language::english);

// The same as something that is named, or with which odds are: in German "keinen Trumpf".
std::string_view named_trump(Trump trump, DeckName deck, Language language);

// "8H is turned up: hearts are trump.", "A Wizard is turned up, and the dealer named hearts."
std::string turn_up_words(const Situation& situation, CardStyle style,
                          Language language = Language::english);

}  // namespace wizbid
