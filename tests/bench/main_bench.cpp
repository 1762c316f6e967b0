// Runs the benchmarks, then prints the bench signature as the last line.
#include <benchmark/benchmark.h>

#include <cinttypes>
#include <cstdio>

#include "bench/signature.h"

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  std::fprintf(stderr, "signature: %" PRIu64 "\n", wizbid::bench::signature());
}
