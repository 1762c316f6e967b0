// What one core could do at best: 16-bit multiply-adds from registers, to compare players with.
#include <benchmark/benchmark.h>

#if defined(__x86_64__)
#include <immintrin.h>

namespace wizbid::bench {
namespace {

// Enough to hide the latency of a product and its addition; more than 10 do not fit AVX2's
// registers.
constexpr int chains = 10;
constexpr int steps = 1024;

[[gnu::target("avx2")]] void run_avx2(__m256i* sums, __m256i x) {
  __m256i held[chains];
  for (int c = 0; c < chains; ++c)
    held[c] = sums[c];
  for (int k = 0; k < steps; ++k)
    for (int c = 0; c < chains; ++c)
      held[c] = _mm256_add_epi32(held[c], _mm256_madd_epi16(x, held[c]));
  for (int c = 0; c < chains; ++c)
    sums[c] = held[c];
}

[[gnu::target("avx2")]] void multiply_adds_avx2(benchmark::State& state) {
  if (__builtin_cpu_supports("avx2") == 0)
    return state.SkipWithError("needs AVX2");
  __m256i sums[chains] = {};
  for (auto _ : state) {
    run_avx2(sums, _mm256_set1_epi16(3));
    benchmark::DoNotOptimize(sums);
  }
  state.SetItemsProcessed(state.iterations() * steps * chains * 16);
}
BENCHMARK(multiply_adds_avx2);

[[gnu::target("avx512bw")]] void run_avx512(__m512i* sums, __m512i x) {
  __m512i held[chains];
  for (int c = 0; c < chains; ++c)
    held[c] = sums[c];
  for (int k = 0; k < steps; ++k)
    for (int c = 0; c < chains; ++c)
      held[c] = _mm512_add_epi32(held[c], _mm512_madd_epi16(x, held[c]));
  for (int c = 0; c < chains; ++c)
    sums[c] = held[c];
}

[[gnu::target("avx512bw")]] void multiply_adds_avx512(benchmark::State& state) {
  if (__builtin_cpu_supports("avx512bw") == 0)
    return state.SkipWithError("needs AVX-512 BW");
  __m512i sums[chains] = {};
  for (auto _ : state) {
    run_avx512(sums, _mm512_set1_epi16(3));
    benchmark::DoNotOptimize(sums);
  }
  state.SetItemsProcessed(state.iterations() * steps * chains * 32);
}
BENCHMARK(multiply_adds_avx512);

}  // namespace
}  // namespace wizbid::bench
#endif
