#include "odds/enumerated_classes.h"

#include "deals/classes_count.h"
#include "odds/enumerated_model.h"

namespace wizbid {
namespace {

class Worker final : public EnumerationWorker {
 public:
  Worker(const Question& question, const DealClasses& classes, const HeardEvidence& evidence)
      : classes_(classes),
        evidence_(evidence),
        rational_(evidence.is_rational()),
        tree_(question),
        ways_(rows_played(question) * (static_cast<std::size_t>(question.situation.cards) + 1)) {}

  void work(std::size_t piece, EnumeratedSums& sums, const Tick& tick) override {
    classes_.walk(piece, [&](const DealClass& one) {
      if (rational_)
        add_rational(one, sums);
      else
        add_real(one, sums);
      return tick();
    });
  }

 private:
  void add_rational(const DealClass& one, EnumeratedSums& sums) {
    const Losses losses = evidence_.says_nothing() ? Losses{} : evidence_.losses(one.deal);
    if (sums.too_much(losses.loss)) {
      sums.pass(one.deals);
      return;
    }
    tree_.play(one.deal, ways_);
    sums.add(one.deals, ways_, losses);
  }

  void add_real(const DealClass& one, EnumeratedSums& sums) {
    tree_.play(one.deal, ways_);
    sums.add(one.deals, ways_, evidence_.likelihood(one.deal));
  }

  const DealClasses& classes_;
  const HeardEvidence& evidence_;
  bool rational_;
  ModelTree tree_;
  std::vector<std::uint64_t> ways_;
};

}  // namespace

WorkByClasses::WorkByClasses(const Question& question, CardSet cuts)
    : question_(question),
      classes_(question.situation, cuts),
      steps_(count_classes(question.situation, find_gaps(question.situation, cuts))),
      evidence_(question) {}

Integer WorkByClasses::total() const {
  return count_deals(question_.situation);
}

std::unique_ptr<EnumerationWorker> WorkByClasses::worker() const {
  return std::make_unique<Worker>(question_, classes_, evidence_);
}

}  // namespace wizbid
