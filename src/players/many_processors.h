// For functions that the trained players spend their time in.
#pragma once

// Compiled twice, for any processor and for those from about 2013 on (x86-64-v3: popcnt, bmi), with
// all that the function calls; which is taken is settled when the program starts. Only counting and
// shifting gets faster: the arithmetic is the same. Not with sanitizers, whose own calls would come
// before they are ready, and not with clang 14, which does not know x86-64-v3 here.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)
#define WIZBID_FOR_MANY_PROCESSORS [[gnu::target_clones("arch=x86-64-v3", "default"), gnu::flatten]]
#else
#define WIZBID_FOR_MANY_PROCESSORS
#endif
