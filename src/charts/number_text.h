// Numbers as they stand in the cells of a chart.
#pragma once

#include <string>

namespace wizbid {

// A chance in whole percents without the sign: "62"; "<1" and ">99" where rounding would hide that
// it is neither impossible nor certain.
std::string whole_percent(double chance);

// With a true minus sign where it is below 0; with a sign always.
std::string whole_number(int number);
std::string signed_number(int number);

// Points with one decimal and their sign: "+12.4", "−3.0", "0.0".
std::string signed_points(double points);

}  // namespace wizbid
