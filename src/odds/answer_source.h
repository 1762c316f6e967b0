// The roads to an answer behind one interface.
#pragma once

#include <tl/expected.hpp>

#include "odds/plan.h"

namespace wizbid {

// One way to answer questions. Any number of threads may ask.
class AnswerSource {
 public:
  virtual ~AnswerSource() = default;
  virtual How how() const = 0;
  // Must hold: make_plan has chosen this road for the question and the effort.
  virtual tl::expected<Answer, Refusal> answer(const Question& question, const Effort& effort,
                                               Watcher& watcher) const = 0;
};

const AnswerSource& answer_source(How how);

}  // namespace wizbid
