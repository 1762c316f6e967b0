#include "players/kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include <bit>

namespace wizbid {
namespace {

constexpr std::size_t shorts = 16;  // in a register
constexpr std::size_t ints = 8;

[[gnu::target("avx2")]] inline __m256i load(const void* from) {
  return _mm256_load_si256(static_cast<const __m256i*>(from));
}
[[gnu::target("avx2")]] inline void store(void* to, __m256i value) {
  _mm256_store_si256(static_cast<__m256i*>(to), value);
}

constexpr std::size_t first_registers = first_units / shorts;

// `from` and the rows of these inputs, added up in registers.
[[gnu::target("avx2")]] inline void add_rows(const Layers& layers, const FirstSums& from,
                                             InputSpan inputs, __m256i* sums) {
  __m256i held[first_registers];  // not `sums` itself: the compiler keeps these in registers
  for (std::size_t r = 0; r < first_registers; ++r)
    held[r] = load(&from.units[r * shorts]);
  for (std::uint16_t input : inputs) {
    const auto& row = layers.first[input].units;
    for (std::size_t r = 0; r < first_registers; ++r)
      held[r] = _mm256_adds_epi16(held[r], load(&row[r * shorts]));
  }
  for (std::size_t r = 0; r < first_registers; ++r)
    sums[r] = held[r];
}

[[gnu::target("avx2")]] void sum(const Layers& layers, InputSpan inputs, FirstSums& sums) {
  __m256i held[first_registers];
  add_rows(layers, layers.first_bias, inputs, held);
  for (std::size_t r = 0; r < first_registers; ++r)
    store(&sums.units[r * shorts], held[r]);
}

// Both units of a pair, again and again.
[[gnu::target("avx2")]] inline __m256i pair(const std::int16_t* units) {
  std::int32_t both = 0;
  __builtin_memcpy(&both, units, sizeof both);
  return _mm256_set1_epi32(both);
}

// Which pairs of `units` are not both zero, one bit a pair. Must hold: pairs <= 64.
template <std::size_t pairs>
[[gnu::target("avx2")]] inline std::uint64_t pairs_in_use(const std::int16_t* units) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < pairs; i += ints) {
    const __m256i none = _mm256_cmpeq_epi32(load(units + 2 * i), _mm256_setzero_si256());
    const auto zero = static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(none)));
    bits |= std::uint64_t{~zero & 0xFFU} << i;
  }
  return bits;
}

// Adds the products of all pairs, of which there are few: to look for those that are zero would
// take longer.
template <std::size_t pairs, std::size_t registers, class Rows>
[[gnu::target("avx2")]] inline void multiply_all(const Rows& rows, const std::int16_t* units,
                                                 __m256i* sums) {
  __m256i odd[registers] = {};
  for (std::size_t i = 0; i < pairs; i += 2) {
    const __m256i x = pair(units + 2 * i);
    const __m256i y = pair(units + 2 * i + 2);
    for (std::size_t r = 0; r < registers; ++r) {
      sums[r] = _mm256_add_epi32(sums[r], _mm256_madd_epi16(x, load(&rows[i][r * shorts])));
      odd[r] = _mm256_add_epi32(odd[r], _mm256_madd_epi16(y, load(&rows[i + 1][r * shorts])));
    }
  }
  for (std::size_t r = 0; r < registers; ++r)
    sums[r] = _mm256_add_epi32(sums[r], odd[r]);
}

template <std::size_t pairs, std::size_t registers, class Rows>
[[gnu::target("avx2")]] inline void multiply(const Rows& rows, const std::int16_t* units,
                                             __m256i* sums) {
  for (std::uint64_t left = pairs_in_use<pairs>(units); left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    const __m256i x = pair(units + 2 * i);
    for (std::size_t r = 0; r < registers; ++r)
      sums[r] = _mm256_add_epi32(sums[r], _mm256_madd_epi16(x, load(&rows[i][r * shorts])));
  }
}

[[gnu::target("avx2")]] void finish(const Layers& layers, const FirstSums& state, InputSpan choice,
                                    Outputs& result) {
  __m256i sums[first_registers];
  add_rows(layers, state, choice, sums);
  const __m256i zero = _mm256_setzero_si256();
  alignas(64) std::array<std::int16_t, first_units> first;
  const __m256i highest = _mm256_set1_epi16(activation_limit * unit_scale);
  for (std::size_t i = 0; i < first_units; i += shorts)
    store(&first[i], _mm256_min_epi16(highest, _mm256_max_epi16(zero, sums[i / shorts])));

  constexpr std::size_t registers = second_units / ints;
  __m256i second[registers];
  for (std::size_t r = 0; r < registers; ++r)
    second[r] = load(&layers.second_bias[r * ints]);
  multiply<first_units / 2, registers>(layers.second, first.data(), second);
  const __m256i half = _mm256_set1_epi32(weight_scale / 2);
  const __m256i most = _mm256_set1_epi32(activation_limit * unit_scale);
  alignas(64) std::array<std::int16_t, second_units> units;
  for (std::size_t r = 0; r < registers; r += 2) {
    __m256i scaled[2];
    for (std::size_t k = 0; k < 2; ++k) {
      const __m256i positive = _mm256_max_epi32(zero, second[r + k]);
      const __m256i rounded = _mm256_srai_epi32(_mm256_add_epi32(positive, half), 10);
      scaled[k] = _mm256_min_epi32(most, rounded);
    }
    // Packing works on halves of registers: put the four quarters into their order again.
    const __m256i packed = _mm256_packs_epi32(scaled[0], scaled[1]);
    store(&units[r * ints], _mm256_permute4x64_epi64(packed, 0b11'01'10'00));
  }

  constexpr std::size_t last = padded_outputs / ints;
  __m256i third[last];
  for (std::size_t r = 0; r < last; ++r)
    third[r] = load(&layers.third_bias[r * ints]);
  multiply_all<second_units / 2, last>(layers.third, units.data(), third);
  for (std::size_t r = 0; r < last; ++r)
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(&result[r * ints]), third[r]);
}

static_assert(weight_scale == 1 << 10);

}  // namespace

const Kernels* avx2_kernels() {
  static constexpr Kernels kernels{sum, finish};
  return __builtin_cpu_supports("avx2") != 0 ? &kernels : nullptr;
}

}  // namespace wizbid

#else

namespace wizbid {

const Kernels* avx2_kernels() {
  return nullptr;
}

}  // namespace wizbid

#endif
