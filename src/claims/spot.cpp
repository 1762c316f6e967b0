#include "claims/spot.h"

#include <fmt/format.h>

#include <cmath>

#include "cards/card_text.h"
#include "claims/face.h"
#include "odds/one_card.h"
#include "rules/round_rules.h"

namespace wizbid {

namespace {

std::string bids_text(const Bids& bids) {
  std::string text;
  for (const auto& bid : bids)
    text += fmt::format("{}{}", text.empty() ? "" : ",", bid ? fmt::format("{}", *bid) : "-");
  return text;
}

}  // namespace

std::string spot_text(const Spot& spot) {
  std::string text =
      fmt::format("{} players, seat {}, {} turned up", spot.players, spot.seat.number(),
                  spot.turn_up ? card_text(*spot.turn_up) : "none");
  if (spot.turn_up && !spot.turn_up->is_suited() && spot.trump)
    text += fmt::format(" ({} named)", suit_name(*spot.trump));
  if (spot.bids && !spot.bids->empty())
    text += fmt::format(", bids {}", bids_text(*spot.bids));
  return text;
}

std::string hand_text(const Hand& hand) {
  if (const Face* face = std::get_if<Face>(&hand))
    return face_text(*face);
  return card_text(std::get<CardSet>(hand));
}

std::optional<CardSet> cards_in(const Hand& hand, const Spot& spot) {
  CardSet cards;
  if (const Face* face = std::get_if<Face>(&hand)) {
    const auto card = card_of(*face, spot.trump);
    if (!card)
      return std::nullopt;
    cards.insert(*card);
  } else {
    cards = std::get<CardSet>(hand);
  }
  if (!spot.turn_up || !cards.contains(*spot.turn_up))
    return cards;
  if (spot.turn_up->is_suited())
    return std::nullopt;
  // Of the other Wizards, or Jesters, one that is not held.
  cards.erase(*spot.turn_up);
  const CardSet alike = spot.turn_up->is_wizard() ? CardSet::wizards() : CardSet::jesters();
  const CardSet left = alike - cards - CardSet{*spot.turn_up};
  if (left.empty())
    return std::nullopt;
  cards.insert(left.lowest());
  return cards;
}

tl::expected<Question, std::string> question_at(const RuleSet& rules, const Spot& spot,
                                                CardSet hand, const std::string& model) {
  SituationDescription said;
  said.rules = rules;
  said.players = spot.players;
  said.seat = spot.seat.number();
  said.hand.assign(hand.begin(), hand.end());
  said.turn_up_said = true;
  said.turn_up = spot.turn_up;
  if (trump_naming(rules.trump, spot.players, spot.turn_up)) {
    said.trump_said = true;
    said.trump = spot.trump;
  }
  if (spot.bids) {
    said.bids.emplace();
    for (const auto& bid : *spot.bids)
      said.bids->push_back(bid);
  }
  const auto situation = check_situation(said);
  if (!situation)
    return tl::unexpected(situation.error().front().message);
  const auto player = find_player(model);
  return Question{*situation, {player, player}, spot.noise};
}

tl::expected<Answer, std::string> answer_at(const Question& question, std::uint64_t deals,
                                            std::uint64_t seed, unsigned threads,
                                            Watcher& watcher) {
  Effort effort;
  effort.sample = {{deals, std::nullopt, std::nullopt}, seed, threads};
  effort.patience = 4;
  // `automatic` would sample where a number of deals is asked for, so the exact road is tried
  // first.
  Effort exact = effort;
  exact.sample.size = {};
  // On one thread: the road must not depend on how many there are.
  Effort alone = exact;
  alone.sample.threads = 1;
  const auto plan = make_plan(question, alone);
  if (plan && plan->how != How::sampled) {
    if (auto answer = carry_out(*plan, question, exact, watcher))
      return *answer;
  }
  const auto sampling = make_plan(question, effort);
  if (!sampling)
    return tl::unexpected(sampling.error().message);
  auto answer = carry_out(*sampling, question, effort, watcher);
  if (!answer)
    return tl::unexpected(answer.error().message);
  return *answer;
}

Answer one_card_answer(const RuleSet& rules, const Spot& spot, Card card) {
  Question question;
  Situation& now = question.situation;
  now.rules = rules_of_round(rules, spot.players, 1, false);
  now.players = spot.players;
  now.cards = 1;
  now.seat = spot.seat;
  now.hand = {card == spot.turn_up ? Card::from_index(card.index() + 1) : card};
  now.turn_up = spot.turn_up;
  now.trump = spot.trump;
  now.bids = spot.bids.value_or(Bids(static_cast<std::size_t>(spot.seat.index())));
  question.model = {find_player("points"), find_player("points")};
  question.bid_noise = spot.noise;
  return one_card_odds(question);
}

std::string chance_text(double chance) {
  return fmt::format("{:.2f}%", 100 * chance);
}

}  // namespace wizbid
