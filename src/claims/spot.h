// Questions about a hand in a spot, put to the odds. Internal to claims.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <variant>

#include "advice/bid_advice.h"
#include "claims/claim.h"
#include "odds/plan.h"

namespace wizbid {

using Hand = std::variant<Face, CardSet>;

// "4 players, seat 2, 8H turned up, bids 0": what the reader needs to ask again.
std::string spot_text(const Spot& spot);
std::string hand_text(const Hand& hand);

// The cards of the hand there; nothing if it can't be held (it is turned up, there is no trump).
std::optional<CardSet> cards_in(const Hand& hand, const Spot& spot);

// The question what to bid with the hand. An error says in a sentence what is wrong.
tl::expected<Question, std::string> question_at(const RuleSet& rules, const Spot& spot,
                                                CardSet hand, const std::string& model);

// The answer by the best road: counted, enumerated where that is a matter of seconds, else sampled
// with so many deals.
tl::expected<Answer, std::string> answer_at(const Question& question, std::uint64_t deals,
                                            std::uint64_t seed, unsigned threads, Watcher& watcher);

// The exact one-card answer. Must hold: one card in the hand, bids of 0 and 1.
Answer one_card_answer(const RuleSet& rules, const Spot& spot, Card card);

// "43.1%", four digits after the point where it is near a boundary.
std::string chance_text(double chance);

}  // namespace wizbid
