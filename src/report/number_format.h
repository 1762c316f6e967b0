// How numbers are written for people. One function a kind of number, used everywhere. The examples
// are English; in German 62 % and +12,4.
#pragma once

#include <string>

#include "counting/integer.h"
#include "rules/table.h"
#include "words/language.h"

namespace wizbid {

// Whether a number is known or estimated: an estimated 0 or 1 is never written as if it were sure.
enum class Sureness : std::uint8_t { exact, estimated };

// A probability in whole percents: "62%". What is not surely 0 or 1 is written "<1%" and ">99%"
// where rounding would hide it.
std::string percent_text(double probability, Sureness sureness = Sureness::exact,
                         Language language = Language::english);

// The same with as many decimals as a half-width of an interval needs to be read: "0.5%".
std::string percent_width_text(double half_width, Language language = Language::english);

// Points with their sign and one decimal: "+12.4", "-3.0", "0.0".
std::string points_text(Points points, Language language = Language::english);

// Points that something costs, without a sign: "3.1", "0.0" for nothing at all, "<0.1" for what
// rounding would hide.
std::string loss_text(Points loss, Language language = Language::english);

// A half-width in points: "0.3", "<0.1".
std::string points_width_text(Points half_width, Language language = Language::english);

// A count with its digits in groups of three: "2,370,060"; from a million millions on "1.23e+25".
std::string count_text(const Integer& count, Language language = Language::english);

// The shortest text that reads back as the same number: "2", "0.5", "inf".
std::string plain_number(double value, Language language = Language::english);

}  // namespace wizbid
