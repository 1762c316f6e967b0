// From sums over all classes of deals to an answer.
#pragma once

#include "odds/answer.h"
#include "odds/enumerated_sums.h"
#include "odds/question.h"

namespace wizbid {

// `rational`: read the whole sums; else the real ones. `rows`: of sums, one for each bid asked
// about or one for all.
Answer enumerated_answer(const Question& question, const EnumeratedSums& sums, std::size_t rows,
                         bool rational);

}  // namespace wizbid
