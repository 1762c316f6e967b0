#include "players/kernels.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include "players/powers.h"

namespace wizbid {
namespace {

constexpr std::size_t shorts = 16;  // in a register
constexpr std::size_t ints = 8;

[[gnu::target("avx2,bmi")]] inline __m256i load(const void* from) {
  return _mm256_load_si256(static_cast<const __m256i*>(from));
}
[[gnu::target("avx2,bmi")]] inline void store(void* to, __m256i value) {
  _mm256_store_si256(static_cast<__m256i*>(to), value);
}

constexpr std::size_t first_registers = first_units / shorts;

// `from` and the rows of these inputs, added up. Loops over registers are unrolled in so many
// words: else gcc takes them for copies of memory, and copies by halves of registers, which then
// are slow to load.
[[gnu::target("avx2,bmi")]] inline void add_rows(const Layers& layers, const FirstSums& from,
                                                 InputSpan inputs, __m256i* sums) {
#pragma GCC unroll 8
  for (std::size_t r = 0; r < first_registers; ++r)
    sums[r] = load(&from.units[r * shorts]);
  for (std::uint16_t input : inputs) {
    const auto& row = layers.first[input].units;
#pragma GCC unroll 8
    for (std::size_t r = 0; r < first_registers; ++r)
      sums[r] = _mm256_adds_epi16(sums[r], load(&row[r * shorts]));
  }
}

[[gnu::target("avx2,bmi")]] void sum(const Layers& layers, InputSpan inputs, FirstSums& sums) {
  __m256i held[first_registers];
  add_rows(layers, layers.first_bias, inputs, held);
#pragma GCC unroll 8
  for (std::size_t r = 0; r < first_registers; ++r)
    store(&sums.units[r * shorts], held[r]);
}

// Both units of a pair, again and again.
[[gnu::target("avx2,bmi")]] inline __m256i pair(const std::int16_t* units) {
  std::int32_t both = 0;
  __builtin_memcpy(&both, units, sizeof both);
  return _mm256_set1_epi32(both);
}

// Which pairs of `units` are not both zero, one bit a pair. Must hold: pairs <= 64.
template <std::size_t pairs>
[[gnu::target("avx2,bmi")]] inline std::uint64_t pairs_in_use(const std::int16_t* units) {
  std::uint64_t bits = 0;
#pragma GCC unroll 8
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
[[gnu::target("avx2,bmi")]] inline void multiply_all(const Rows& rows, const std::int16_t* units,
                                                     __m256i* sums) {
  __m256i odd[registers] = {};
#pragma GCC unroll 8
  for (std::size_t i = 0; i < pairs; i += 2) {
    const __m256i x = pair(units + 2 * i);
    const __m256i y = pair(units + 2 * i + 2);
#pragma GCC unroll 8
    for (std::size_t r = 0; r < registers; ++r) {
      sums[r] = _mm256_add_epi32(sums[r], _mm256_madd_epi16(x, load(&rows[i][r * shorts])));
      odd[r] = _mm256_add_epi32(odd[r], _mm256_madd_epi16(y, load(&rows[i + 1][r * shorts])));
    }
  }
#pragma GCC unroll 8
  for (std::size_t r = 0; r < registers; ++r)
    sums[r] = _mm256_add_epi32(sums[r], odd[r]);
}

using FirstUnits = std::array<std::int16_t, first_units>;
constexpr std::size_t second_registers = second_units / ints;

// The first layer's units of a choice, and which pairs of them are not both zero.
[[gnu::target("avx2,bmi")]] inline std::uint64_t first_layer(const Layers& layers,
                                                             const FirstSums& state,
                                                             InputSpan choice, FirstUnits& units) {
  __m256i sums[first_registers];
  add_rows(layers, state, choice, sums);
  const __m256i highest = _mm256_set1_epi16(activation_limit * unit_scale);
#pragma GCC unroll 8
  for (std::size_t r = 0; r < first_registers; ++r)
    store(&units[r * shorts],
          _mm256_min_epi16(highest, _mm256_max_epi16(_mm256_setzero_si256(), sums[r])));
  return pairs_in_use<first_units / 2>(units.data());
}

// From the second layer's sums to the outputs.
[[gnu::target("avx2,bmi")]] inline void last_layer(const Layers& layers, const __m256i* second,
                                                   Outputs& result) {
  const __m256i zero = _mm256_setzero_si256();
  const __m256i half = _mm256_set1_epi32(weight_scale / 2);
  const __m256i most = _mm256_set1_epi32(activation_limit * unit_scale);
  alignas(64) std::array<std::int16_t, second_units> units;
#pragma GCC unroll 8
  for (std::size_t r = 0; r < second_registers; r += 2) {
    __m256i scaled[2];
#pragma GCC unroll 8
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
#pragma GCC unroll 8
  for (std::size_t r = 0; r < last; ++r)
    third[r] = load(&layers.third_bias[r * ints]);
  multiply_all<second_units / 2, last>(layers.third, units.data(), third);
#pragma GCC unroll 8
  for (std::size_t r = 0; r < last; ++r)
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(&result[r * ints]), third[r]);
}

// So many choices side by side: much the same units are in use in all of them, so that weights are
// loaded once.
template <std::size_t choices>
[[gnu::target("avx2,bmi")]] inline void finish_together(const Layers& layers,
                                                        const FirstSums& state,
                                                        const ChoiceInputs* choice,
                                                        Outputs* result) {
  alignas(64) std::array<FirstUnits, choices> first;
  std::uint64_t in_use = 0;
  for (std::size_t c = 0; c < choices; ++c)
    in_use |= first_layer(layers, state, choice[c].span(), first[c]);

  __m256i second[choices][second_registers];
#pragma GCC unroll 8
  for (std::size_t c = 0; c < choices; ++c)
#pragma GCC unroll 8
    for (std::size_t r = 0; r < second_registers; ++r)
      second[c][r] = load(&layers.second_bias[r * ints]);
  for (std::uint64_t left = in_use; left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(_tzcnt_u64(left));
    __m256i x[choices];
#pragma GCC unroll 8
    for (std::size_t c = 0; c < choices; ++c)
      x[c] = pair(&first[c][2 * i]);
#pragma GCC unroll 8
    for (std::size_t r = 0; r < second_registers; ++r) {
      const __m256i weights = load(&layers.second[i][r * shorts]);
#pragma GCC unroll 8
      for (std::size_t c = 0; c < choices; ++c)
        second[c][r] = _mm256_add_epi32(second[c][r], _mm256_madd_epi16(x[c], weights));
    }
  }
#pragma GCC unroll 8
  for (std::size_t c = 0; c < choices; ++c)
    last_layer(layers, second[c], result[c]);
}

[[gnu::target("avx2,bmi")]] void finish(const Layers& layers, const FirstSums& state,
                                        std::span<const ChoiceInputs> choices, Outputs* results) {
  std::size_t done = 0;
  for (; done + 2 <= choices.size(); done += 2)
    finish_together<2>(layers, state, &choices[done], &results[done]);
  if (done < choices.size())
    finish_together<1>(layers, state, &choices[done], &results[done]);
}

// exponential() of eight differences at once. From 2^24 on it is zero; below, the product with
// the logarithm is taken in two parts that fit into 32 bits.
[[gnu::target("avx2,bmi")]] inline __m256i exponentials(__m256i x) {
  static_assert(logarithm_of_e == (1 << 16) + 4 * 7253);
  const __m256i factor = _mm256_set1_epi32(7253);
  x = _mm256_min_epu32(x, _mm256_set1_epi32(1 << 24));
  const __m256i high = _mm256_mullo_epi32(_mm256_srli_epi32(x, 14), factor);
  const __m256i low = _mm256_mullo_epi32(_mm256_and_si256(x, _mm256_set1_epi32(0x3FFF)), factor);
  const __m256i exponent = _mm256_add_epi32(x, _mm256_add_epi32(high, _mm256_srli_epi32(low, 14)));
  const __m256i fraction =
      _mm256_and_si256(_mm256_srli_epi32(exponent, 9), _mm256_set1_epi32(power_steps - 1));
  const __m256i power =
      _mm256_i32gather_epi32(reinterpret_cast<const int*>(powers.data()), fraction, 4);
  return _mm256_srlv_epi32(power, _mm256_srli_epi32(exponent, 19));
}

[[gnu::target("avx2,bmi")]] void shares(const Outputs& outputs, Shares& result) {
  static_assert(miss_outputs == ints + 1);
  const __m256i values = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(outputs.data()));
  const __m256i last = _mm256_set1_epi32(outputs[ints]);
  __m256i highest = _mm256_max_epi32(values, last);
  highest = _mm256_max_epi32(highest, _mm256_permute2x128_si256(highest, highest, 1));
  highest = _mm256_max_epi32(highest, _mm256_shuffle_epi32(highest, 0b01'00'11'10));
  highest = _mm256_max_epi32(highest, _mm256_shuffle_epi32(highest, 0b10'11'00'01));
  const __m256i all = exponentials(_mm256_sub_epi32(highest, values));
  _mm256_storeu_si256(reinterpret_cast<__m256i*>(result.data()), all);
  result[ints] = exponential(std::int64_t{_mm256_cvtsi256_si32(highest)} - outputs[ints]);
}

static_assert(weight_scale == 1 << 10);

}  // namespace

const Kernels* avx2_kernels() {
  static constexpr Kernels kernels{sum, finish, shares};
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 ? &kernels
                                                                                   : nullptr;
}

}  // namespace wizbid

#else

namespace wizbid {

const Kernels* avx2_kernels() {
  return nullptr;
}

}  // namespace wizbid

#endif
