#include "odds/enumerated.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "deals/classes_count.h"
#include "odds/enumerated_answer.h"
#include "odds/enumerated_classes.h"
#include "odds/enumerated_model.h"
#include "odds/enumerated_random.h"

namespace wizbid {
namespace {

// Steps between two looks at the watcher.
constexpr std::uint64_t steps_a_report = 512;

std::unique_ptr<EnumerationWork> work_for(const Question& question) {
  if (all_play_at_random(question.model))
    return std::make_unique<RandomWork>(question.situation);
  return std::make_unique<WorkByClasses>(question, class_cuts(question));
}

// Tells the watcher how far all threads together are, from one thread at a time.
class SharedProgress {
 public:
  SharedProgress(Watcher& watcher, const Integer& steps)
      : watcher_(watcher), steps_(steps.convert_to<double>()) {}

  bool stopped() const { return stopped_; }

  // `more` steps are done. Whether to go on.
  bool add(std::uint64_t more) {
    const std::uint64_t done = done_ += more;
    const std::unique_lock lock(asking_, std::try_to_lock);
    if (lock && !stopped_ && !watcher_.go_on({static_cast<double>(done) / steps_, done}))
      stopped_ = true;
    return !stopped_;
  }

 private:
  Watcher& watcher_;
  double steps_;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<bool> stopped_ = false;
  std::mutex asking_;
};

// All pieces, added up in their order whoever has worked on them.
class Enumeration {
 public:
  Enumeration(const EnumerationWork& work, std::size_t places, Watcher& watcher)
      : work_(work),
        sums_(work.pieces(), EnumeratedSums(places)),
        progress_(watcher, work.steps()) {}

  // nullopt: stopped.
  std::optional<EnumeratedSums> run(unsigned threads, std::size_t places) {
    {
      std::vector<std::jthread> helpers;
      for (unsigned i = 1; i < useful_threads(threads); ++i)
        helpers.emplace_back([this] { take_pieces(); });
      take_pieces();
    }
    if (progress_.stopped())
      return std::nullopt;
    EnumeratedSums all(places);
    for (const EnumeratedSums& piece : sums_)
      all.merge(piece);
    return all;
  }

 private:
  // A handful of steps is done before a second thread has started.
  unsigned useful_threads(unsigned threads) const {
    constexpr unsigned steps_a_thread = 2000;
    const Integer useful = work_.steps() / steps_a_thread + 1;
    return useful < threads ? useful.convert_to<unsigned>() : threads;
  }

  // Works on pieces that no other thread has taken yet.
  void take_pieces() {
    const auto worker = work_.worker();
    std::uint64_t unreported = 0;
    const auto tick = [&] {
      if (++unreported < steps_a_report)
        return true;
      return progress_.add(std::exchange(unreported, 0));
    };
    for (;;) {
      const std::size_t piece = next_piece_++;
      if (piece >= work_.pieces() || progress_.stopped())
        break;
      worker->work(piece, sums_[piece], tick);
    }
    progress_.add(unreported);
  }

  const EnumerationWork& work_;
  std::vector<EnumeratedSums> sums_;  // of each piece
  SharedProgress progress_;
  std::atomic<std::size_t> next_piece_ = 0;
};

// The weight of all branches of a deal.
std::optional<std::uint64_t> branches_unit(const Question& question) {
  const Situation& situation = question.situation;
  return all_play_at_random(question.model) ? card_choices_unit(situation.players, situation.cards)
                                            : ModelTree::unit_of(question);
}

}  // namespace

CardSet class_cuts(const Question& question) {
  const Player& others = *question.model.others;
  const Trump trump = question.situation.trump;
  CardSet cuts = question.model.me->rank_cuts(trump) | others.rank_cuts(trump);
  const auto naming = question.situation.naming();
  if (naming && naming->none_allowed && HeardEvidence(question).hears_trump())
    cuts |= others.rank_cuts(std::nullopt);
  if (HeardEvidence(question).hears_trump())
    for (Suit named : all_suits)
      cuts |= others.rank_cuts(named);
  return cuts;
}

Integer steps_of_enumeration(const Question& question) {
  const Situation& situation = question.situation;
  if (all_play_at_random(question.model))
    return RandomWork::count_steps(situation);
  return count_classes(situation, find_gaps(situation, class_cuts(question)));
}

bool can_enumerate(const Question& question) {
  const auto unit = branches_unit(question);
  const auto share_unit = HeardEvidence(question).share_unit();
  if (!unit || (question.bid_noise == 0 && !share_unit))
    return false;
  const Integer largest = count_deals(question.situation) * *unit * share_unit.value_or(1);
  return boost::multiprecision::msb(largest) < wide_bits;
}

std::optional<Answer> enumerate_odds(const Question& question, unsigned threads, Watcher& watcher) {
  const auto work = work_for(question);
  const std::size_t rows = rows_played(question);
  const std::size_t places = rows * (static_cast<std::size_t>(question.situation.cards) + 1);
  const auto sums = Enumeration(*work, places, watcher).run(threads, places);
  if (!sums)
    return std::nullopt;
  if (to_integer(sums->deals()) != work->total())
    throw std::logic_error("the classes of deals do not add up to all deals");
  return enumerated_answer(question, *sums, rows, HeardEvidence(question).is_rational());
}

}  // namespace wizbid
