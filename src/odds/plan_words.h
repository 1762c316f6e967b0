// Numbers in the sentences of a plan.
#pragma once

#include <string>

#include "counting/integer.h"
#include "words/language.h"

namespace wizbid {

// "2,370,060"; past a million millions "about 1.3e+21".
std::string count_in_words(const Integer& count, Language language = Language::english);

// "about 3 ms", "about 20 s", "about 5 minutes", "about 3 hours", "about 20 years". Must hold:
// seconds >= 0.
std::string time_in_words(double seconds, Language language = Language::english);

}  // namespace wizbid
