// Enumeration under `random`: the first trick by formula, the rest by its tree.
#pragma once

#include <vector>

#include "deals/classes.h"
#include "odds/enumerated_first_trick.h"
#include "odds/enumerated_work.h"

namespace wizbid {

// For each card that I may play to the first trick, walks through the classes of what the others
// can hold after it, weighs each winner by FirstTrick, and plays the position out from there.
// Positions after the first trick are far fewer than deals before it and their plays. A step is
// such a class.
class RandomWork final : public EnumerationWork {
 public:
  // `situation` must outlive it. Must hold: card_choices_unit(situation.players, situation.cards).
  explicit RandomWork(const Situation& situation);

  std::size_t pieces() const override { return pieces_; }
  Integer steps() const override { return steps_; }
  Integer total() const override;
  std::unique_ptr<EnumerationWorker> worker() const override;

  // How many steps there would be.
  static Integer count_steps(const Situation& situation);

 private:
  // What follows when I play a certain card.
  struct Part {
    FirstTrick trick;
    DealClasses after;
    unsigned copies;  // of the card in my hand
    std::size_t first_piece;
  };
  class Worker;

  const Situation& situation_;
  std::vector<Part> parts_;
  std::size_t pieces_ = 0;
  Integer steps_;
};

}  // namespace wizbid
