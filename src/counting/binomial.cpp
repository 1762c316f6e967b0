#include "counting/binomial.h"

#include <algorithm>

namespace wizbid {

Integer binomial(int n, int k) {
  if (k < 0 || k > n)
    return 0;
  if (n <= max_small_binomial)
    return small_binomial(n, k);
  Integer product = 1;
  const int steps = std::min(k, n - k);
  for (int i = 1; i <= steps; ++i) {
    product *= n - steps + i;
    product /= i;  // leaves no remainder: the product was i * binomial(n - steps + i, i)
  }
  return product;
}

}  // namespace wizbid
