#include "odds/enumerated.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "deals/classes.h"
#include "deals/classes_count.h"
#include "odds/enumerated_answer.h"
#include "odds/enumerated_tree.h"

namespace wizbid {
namespace {

// Classes between two looks at the watcher.
constexpr std::uint64_t classes_a_report = 1024;

std::size_t rows_of(const Question& question) {
  return bid_matters(question.model) ? bids_asked(question.situation).size() : 1;
}

// Tells the watcher how far all threads together are, from one thread at a time.
class SharedProgress {
 public:
  SharedProgress(Watcher& watcher, const Integer& classes)
      : watcher_(watcher), classes_(classes.convert_to<double>()) {}

  bool stopped() const { return stopped_; }

  // `more` classes are done. Whether to go on.
  bool add(std::uint64_t more) {
    const std::uint64_t done = done_ += more;
    const std::unique_lock lock(asking_, std::try_to_lock);
    if (lock && !stopped_ && !watcher_.go_on({static_cast<double>(done) / classes_, done}))
      stopped_ = true;
    return !stopped_;
  }

 private:
  Watcher& watcher_;
  double classes_;
  std::atomic<std::uint64_t> done_ = 0;
  std::atomic<bool> stopped_ = false;
  std::mutex asking_;
};

// Adds up classes of deals, one at a time.
class Adder {
 public:
  Adder(const Question& question, const HeardEvidence& evidence)
      : evidence_(evidence),
        rational_(evidence.says_nothing() || question.bid_noise == 0),
        tree_(make_play_tree(question)),
        ways_(rows_of(question) * (static_cast<std::size_t>(question.situation.cards) + 1)) {}

  std::size_t places() const { return ways_.size(); }

  void add(const DealClass& one, EnumeratedSums& sums) {
    if (rational_) {
      const Losses losses = evidence_.says_nothing() ? Losses{} : evidence_.losses(one.deal);
      if (sums.too_much(losses.loss)) {
        sums.pass(one.deals);
        return;
      }
      tree_->play(one.deal, ways_);
      sums.add(one.deals, ways_, losses);
    } else {
      tree_->play(one.deal, ways_);
      sums.add(one.deals, ways_, evidence_.likelihood(one.deal));
    }
  }

 private:
  const HeardEvidence& evidence_;
  bool rational_;
  std::unique_ptr<PlayTree> tree_;
  std::vector<std::uint64_t> ways_;
};

// Works on the pieces that no other thread has taken yet.
void work(const DealClasses& classes, Adder& adder, std::vector<EnumeratedSums>& sums,
          std::atomic<std::size_t>& next_piece, SharedProgress& progress) {
  std::uint64_t unreported = 0;
  for (;;) {
    const std::size_t piece = next_piece++;
    if (piece >= classes.pieces() || progress.stopped())
      break;
    EnumeratedSums piece_sums(adder.places());
    classes.walk(piece, [&](const DealClass& one) {
      adder.add(one, piece_sums);
      if (++unreported < classes_a_report)
        return true;
      return progress.add(std::exchange(unreported, 0));
    });
    sums[piece] = std::move(piece_sums);
  }
  progress.add(unreported);
}

// A handful of classes is done before a second thread has started.
unsigned useful_threads(unsigned threads, const Integer& classes) {
  constexpr unsigned classes_a_thread = 2000;
  const Integer useful = classes / classes_a_thread + 1;
  return useful < threads ? useful.convert_to<unsigned>() : threads;
}

}  // namespace

CardSet class_cuts(const Question& question) {
  const Player& others = *question.model.others;
  const Trump trump = question.situation.trump;
  CardSet cuts = question.model.me->rank_cuts(trump) | others.rank_cuts(trump);
  if (HeardEvidence(question).hears_trump())
    for (Suit named : all_suits)
      cuts |= others.rank_cuts(named);
  return cuts;
}

bool can_enumerate(const Question& question) {
  const auto unit = play_tree_unit(question);
  const auto share_unit = HeardEvidence(question).share_unit();
  if (!unit || (question.bid_noise == 0 && !share_unit))
    return false;
  const Integer largest = count_deals(question.situation) * *unit * share_unit.value_or(1);
  return boost::multiprecision::msb(largest) < wide_bits;
}

std::optional<Answer> enumerate_odds(const Question& question, unsigned threads, Watcher& watcher) {
  const Situation& situation = question.situation;
  const CardSet cuts = class_cuts(question);
  const DealClasses classes(situation, cuts);
  const Integer count = count_classes(situation, find_gaps(situation, cuts));
  const HeardEvidence evidence(question);
  std::vector<Adder> adders;
  for (unsigned i = 0; i < useful_threads(threads, count); ++i)
    adders.emplace_back(question, evidence);

  const std::size_t places = adders.front().places();
  std::vector<EnumeratedSums> sums(classes.pieces(), EnumeratedSums(places));
  std::atomic<std::size_t> next_piece = 0;
  SharedProgress progress(watcher, count);
  {
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < adders.size(); ++i)
      helpers.emplace_back([&, i] { work(classes, adders[i], sums, next_piece, progress); });
    work(classes, adders.front(), sums, next_piece, progress);
  }
  if (progress.stopped())
    return std::nullopt;

  EnumeratedSums all(places);
  for (const EnumeratedSums& piece : sums)
    all.merge(piece);
  if (to_integer(all.deals()) != count_deals(situation))
    throw std::logic_error("the classes of deals do not add up to all deals");
  return enumerated_answer(question, all, rows_of(question),
                           evidence.says_nothing() || question.bid_noise == 0);
}

}  // namespace wizbid
