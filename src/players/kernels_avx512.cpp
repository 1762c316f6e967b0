#include "players/kernels.h"

#if defined(__x86_64__)
#ifndef __clang__
// gcc 12 warns of what its own header does on purpose.
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif
#include <immintrin.h>

namespace wizbid {
namespace {

constexpr std::size_t shorts = 32;  // in a register
constexpr std::size_t ints = 16;

[[gnu::target("avx512bw")]] inline __m512i load(const void* from) {
  return _mm512_load_si512(from);
}

constexpr std::size_t first_registers = first_units / shorts;

// `from` and the rows of these inputs, added up in registers.
[[gnu::target("avx512bw")]] inline void add_rows(const Layers& layers, const FirstSums& from,
                                                 InputSpan inputs, __m512i* sums) {
  __m512i held[first_registers];  // not `sums` itself: the compiler keeps these in registers
  for (std::size_t r = 0; r < first_registers; ++r)
    held[r] = load(&from.units[r * shorts]);
  for (std::uint16_t input : inputs) {
    const auto& row = layers.first[input].units;
    for (std::size_t r = 0; r < first_registers; ++r)
      held[r] = _mm512_adds_epi16(held[r], load(&row[r * shorts]));
  }
  for (std::size_t r = 0; r < first_registers; ++r)
    sums[r] = held[r];
}

[[gnu::target("avx512bw")]] void sum(const Layers& layers, InputSpan inputs, FirstSums& sums) {
  __m512i held[first_registers];
  add_rows(layers, layers.first_bias, inputs, held);
  for (std::size_t r = 0; r < first_registers; ++r)
    _mm512_store_si512(&sums.units[r * shorts], held[r]);
}

// Both units of a pair, again and again.
[[gnu::target("avx512bw")]] inline __m512i pair(const std::int16_t* units) {
  std::int32_t both = 0;
  __builtin_memcpy(&both, units, sizeof both);
  return _mm512_set1_epi32(both);
}

// Adds the products of all `units`, in chains side by side: to look for units that are zero would
// take longer than to multiply them. Must hold: units / 2 is a multiple of `chains`.
template <std::size_t units, std::size_t chains, std::size_t registers, class Rows>
[[gnu::target("avx512bw")]] inline void multiply(const Rows& rows, const std::int16_t* x,
                                                 __m512i* sums) {
  __m512i partial[chains][registers] = {};
#pragma GCC unroll 4
  for (std::size_t i = 0; i < units / 2; i += chains) {
    for (std::size_t c = 0; c < chains; ++c) {
      const __m512i both = pair(x + 2 * (i + c));
      for (std::size_t r = 0; r < registers; ++r)
        partial[c][r] = _mm512_add_epi32(partial[c][r],
                                         _mm512_madd_epi16(both, load(&rows[i + c][r * shorts])));
    }
  }
  for (std::size_t c = 0; c < chains; ++c)
    for (std::size_t r = 0; r < registers; ++r)
      sums[r] = _mm512_add_epi32(sums[r], partial[c][r]);
}

[[gnu::target("avx512bw")]] inline void finish_one(const Layers& layers, const FirstSums& state,
                                                   InputSpan choice, Outputs& result) {
  __m512i sums[first_registers];
  add_rows(layers, state, choice, sums);
  const __m512i zero = _mm512_setzero_si512();
  alignas(64) std::array<std::int16_t, first_units> first;
  const __m512i highest = _mm512_set1_epi16(activation_limit * unit_scale);
  for (std::size_t i = 0; i < first_units; i += shorts) {
    const __m512i units = _mm512_min_epi16(highest, _mm512_max_epi16(zero, sums[i / shorts]));
    _mm512_store_si512(&first[i], units);
  }

  constexpr std::size_t registers = second_units / ints;
  __m512i second[registers];
  for (std::size_t r = 0; r < registers; ++r)
    second[r] = load(&layers.second_bias[r * ints]);
  multiply<first_units, 2, registers>(layers.second, first.data(), second);
  const __m512i half = _mm512_set1_epi32(weight_scale / 2);
  const __m512i most = _mm512_set1_epi32(activation_limit * unit_scale);
  alignas(64) std::array<std::int16_t, second_units> units;
  for (std::size_t r = 0; r < registers; ++r) {
    const __m512i positive = _mm512_max_epi32(zero, second[r]);
    const __m512i rounded = _mm512_srai_epi32(_mm512_add_epi32(positive, half), 10);
    const __m256i narrow = _mm512_cvtepi32_epi16(_mm512_min_epi32(most, rounded));
    _mm256_store_si256(reinterpret_cast<__m256i*>(&units[r * ints]), narrow);
  }

  __m512i third[1] = {load(layers.third_bias.data())};
  multiply<second_units, 4, 1>(layers.third, units.data(), third);
  _mm512_storeu_si512(result.data(), third[0]);
}

[[gnu::target("avx512bw")]] void finish(const Layers& layers, const FirstSums& state,
                                        std::span<const ChoiceInputs> choices, Outputs* results) {
  for (const ChoiceInputs& choice : choices)
    finish_one(layers, state, choice.span(), *results++);
}

static_assert(weight_scale == 1 << 10);
static_assert(second_units == 32 && padded_outputs == 16);

}  // namespace

const Kernels* avx512_kernels() {
  const Kernels* narrower = avx2_kernels();
  if (narrower == nullptr || __builtin_cpu_supports("avx512bw") == 0)
    return nullptr;
  static const Kernels kernels{sum, finish, narrower->shares};
  return &kernels;
}

}  // namespace wizbid

#else

namespace wizbid {

const Kernels* avx512_kernels() {
  return nullptr;
}

}  // namespace wizbid

#endif
