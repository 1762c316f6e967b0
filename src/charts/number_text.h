// Numbers as they stand in the cells of a chart.
#pragma once

#include <string>

#include "words/language.h"

namespace wizbid {

// A chance in whole percents without the sign: "62"; "<1" and ">99" where rounding would hide that
// it is neither impossible nor certain.
std::string whole_percent(double chance);

// With a true minus sign where it is below 0; with a sign always.
std::string whole_number(int number);
std::string signed_number(int number);

// With so many decimals: "0.49", in German "0,49".
std::string decimal_text(double number, int decimals, Language language);

// The shortest text that reads back as the same number: "2", "0.5", in German "0,5".
std::string plain_text(double number, Language language);

// Points with one decimal and their sign: "+12.4", "−3.0", "0.0".
std::string signed_points(double points, Language language);

// "62%", in German "62 %".
std::string with_percent_sign(const std::string& number, Language language);

}  // namespace wizbid
