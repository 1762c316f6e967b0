#include "deals/every_deal.h"

namespace wizbid {

DealClasses every_deal(const Situation& situation) {
  return DealClasses(situation, CardSet::full_deck());
}

bool walk_in_batches(const DealClasses& classes, std::size_t piece, std::size_t batch,
                     const VisitBatch& visit) {
  std::vector<DealClass> waiting;
  waiting.reserve(batch);
  const auto hand_over = [&] {
    const bool go_on = visit(waiting);
    waiting.clear();
    return go_on;
  };
  const bool all = classes.walk(piece, [&](const DealClass& next) {
    waiting.push_back(next);
    return waiting.size() < batch || hand_over();
  });
  return all && (waiting.empty() || hand_over());
}

}  // namespace wizbid
