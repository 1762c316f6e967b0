#include "odds/enumerated_random.h"

#include <algorithm>

#include "deals/classes_count.h"
#include "odds/enumerated_random_tree.h"

namespace wizbid {
namespace {

// The weights of hand counts met lately.
class WeightMemory {
 public:
  const FirstTrick::Weights& of(const HandCounts& counts, const FirstTrick& trick) {
    Entry& entry = entries_[hash(counts) % entries_.size()];
    if (entry.trick != &trick || entry.counts != counts)
      entry = {&trick, counts, trick.weights(counts)};
    return entry.weights;
  }

 private:
  struct Entry {
    const FirstTrick* trick = nullptr;
    HandCounts counts;
    FirstTrick::Weights weights;
  };

  static std::size_t hash(const HandCounts& counts) {
    std::uint64_t hash = 0;
    const auto mix = [&hash](std::uint8_t number) { hash = (hash ^ number) * 0x100000001B3ULL; };
    for (const auto& held : counts.held)
      std::ranges::for_each(held, mix);
    std::ranges::for_each(counts.dealt, mix);
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }

  std::vector<Entry> entries_ = std::vector<Entry>(4096);
};

// The different cards of a hand, with how many of them are alike.
template <class Visit>
void each_face(CardSet hand, const Visit& visit) {
  while (!hand.empty()) {
    const Card card = hand.lowest();
    CardSet same{card};
    if (!card.is_suited())
      same = hand & (card.is_wizard() ? CardSet::wizards() : CardSet::jesters());
    visit(card, static_cast<unsigned>(same.size()));
    hand -= same;
  }
}

// One card fewer in each hand.
Situation after_a_trick(Situation situation) {
  --situation.cards;
  return situation;
}

}  // namespace

class RandomWork::Worker final : public EnumerationWorker {
 public:
  explicit Worker(const RandomWork& work)
      : work_(work),
        tree_(work.situation_, work.situation_.cards - 1),
        ways_(static_cast<std::size_t>(work.situation_.cards)) {}

  void work(std::size_t piece, EnumeratedSums& sums, const Tick& tick) override {
    const auto next = std::ranges::upper_bound(work_.parts_, piece, {}, &Part::first_piece);
    const Part& part = *(next - 1);
    part.after.walk(piece - part.first_piece, [&](const DealClass& one) {
      add(part, one, sums);
      return tick();
    });
  }

 private:
  void add(const Part& part, const DealClass& after, EnumeratedSums& sums) {
    const FirstTrick::Weights& weights = memory_.of(part.trick.count(after.deal), part.trick);
    const std::uint64_t times = after.deals / weights.hands * part.copies;  // by names of suits
    tree_.deal(after.deal);
    for (int seat = 0; seat < work_.situation_.players; ++seat) {
      const Wide weight = weights.by_winner[static_cast<std::size_t>(seat)] * times;
      if (weight == 0)
        continue;
      const Seat winner = Seat::from_index(seat);
      tree_.play(winner, ways_);
      sums.add(weight, ways_, winner == work_.situation_.seat ? 1 : 0);
    }
  }

  const RandomWork& work_;
  RandomTree tree_;
  WeightMemory memory_;
  std::vector<std::uint64_t> ways_;
};

RandomWork::RandomWork(const Situation& situation)
    : situation_(situation), steps_(count_steps(situation)) {
  each_face(situation.hand, [&](Card mine, unsigned copies) {
    const FirstTrick trick(situation_, mine);
    const CardSet hand = situation.hand - CardSet{mine};
    parts_.push_back(
        {trick, DealClasses(situation, trick.gaps(), situation.cards - 1, hand), copies, pieces_});
    pieces_ += parts_.back().after.pieces();
  });
}

Integer RandomWork::total() const {
  return count_deals(situation_) * *FirstTrick::unit(situation_);
}

std::unique_ptr<EnumerationWorker> RandomWork::worker() const {
  return std::make_unique<Worker>(*this);
}

Integer RandomWork::count_steps(const Situation& situation) {
  Integer steps = 0;
  each_face(situation.hand, [&](Card mine, unsigned) {
    steps += count_classes(after_a_trick(situation), find_gaps(situation, {}, mine));
  });
  return steps;
}

}  // namespace wizbid
