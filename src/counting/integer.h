// Integers of any size and exact fractions.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

namespace wizbid {

using Integer = boost::multiprecision::cpp_int;
using Fraction = boost::multiprecision::cpp_rational;  // always reduced

}  // namespace wizbid
