// Enumeration class by class, for any players.
#pragma once

#include "deals/classes.h"
#include "odds/enumerated_evidence.h"
#include "odds/enumerated_work.h"

namespace wizbid {

// Plays every class of deals out, weighed by what was heard. A step is a class.
class WorkByClasses final : public EnumerationWork {
 public:
  // `question` must outlive it. `cuts`: of the players in it.
  WorkByClasses(const Question& question, CardSet cuts);

  std::size_t pieces() const override { return classes_.pieces(); }
  Integer steps() const override { return steps_; }
  Integer total() const override;
  std::unique_ptr<EnumerationWorker> worker() const override;

 private:
  const Question& question_;
  DealClasses classes_;
  Integer steps_;
  HeardEvidence evidence_;
};

}  // namespace wizbid
