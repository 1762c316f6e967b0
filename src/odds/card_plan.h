// Which road to the odds of each card to take: enumerated or sampled; decided before the work
// starts.
#pragma once

#include <tl/expected.hpp>

#include "odds/card_odds.h"
#include "odds/plan.h"

namespace wizbid {

struct CardPlan {
  How how = How::sampled;
  PlanGround ground = PlanGround::slow;
  Integer deals;  // that fit what was played
};

// As plan_reason (odds/plan.h).
std::string card_plan_reason(const CardPlan& plan, Language language = Language::english);

// `auto`: enumerated if that is estimated to take no longer than effort.patience on two threads and
// no number of deals was asked for; else sampled. Does no work that takes long.
tl::expected<CardPlan, Refusal> plan_cards(const CardQuestion& question, const Effort& effort);

// Does what `plan`, made for this question and effort, says. The answer does not depend on the
// number of threads, and renaming the suits renames the cards in it only. nullopt: the watcher
// stopped an enumeration, of which half says nothing.
std::optional<CardAnswer> answer_cards(const CardPlan& plan, const CardQuestion& question,
                                       const Effort& effort, Watcher& watcher);

}  // namespace wizbid
