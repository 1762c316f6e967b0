// Which road to an answer to take: counted, enumerated or sampled; decided before the work starts.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "counting/integer.h"
#include "odds/answer.h"
#include "odds/question.h"
#include "odds/watcher.h"
#include "words/language.h"

namespace wizbid {

enum class Method : std::uint8_t {
  automatic,  // counted where possible; else enumerated if quick enough; else sampled
  exact,      // counted or enumerated, or refused
  sample,     // sampled whatever could be done
};

struct Effort {
  Method method = Method::automatic;
  SampleOptions sample;
  // Seconds that an enumeration may be estimated to take under Method::automatic.
  double patience = 1;
};

// Why a road was taken.
enum class PlanGround : std::uint8_t {
  one_card,       // there are formulas
  own_card,       // I don't see my own: what it may be
  quick,          // quick enough to go through all
  slow,           // too slow for that
  asked,          // sampled, as asked for
  deals_asked,    // sampled, because a number of deals was asked for
  special_cards,  // sampled, because of special cards
};

struct Plan {
  How how = How::counted;
  PlanGround ground = PlanGround::one_card;
  Integer deals;                   // ordered deals that the question ranges over
  std::optional<Integer> classes;  // of deals, where they would be enumerated
  std::optional<double> seconds;   // estimate for enumerating, on the threads asked for
};

// What was chosen and why: one sentence, without its capital letter and full stop.
std::string plan_reason(const Plan& plan, Language language = Language::english);

// Seconds that Method::exact puts up with.
inline constexpr double longest_enumeration = 3600;

// Why a question can't be answered the way that was asked, and what would be possible.
struct Refusal {
  std::string message;
};

// Looks at the question and its size; does no work that takes long.
tl::expected<Plan, Refusal> make_plan(const Question& question, const Effort& effort);

// Does what `plan`, made for this question and effort, says. Threads: uses effort.sample.threads;
// safe to call from several threads at once.
tl::expected<Answer, Refusal> carry_out(const Plan& plan, const Question& question,
                                        const Effort& effort, Watcher& watcher);

}  // namespace wizbid
