#include "players/trained_player.h"

#include <algorithm>

#include "tables/shipped_weights.h"

namespace wizbid {
namespace {

// The cards that look just like `card` to who holds `hand`: other Wizards, other Jesters, the same
// rank of plain suits that nothing tells apart.
CardSet alike(const SuitOrder& suits, Trump trump, Card card) {
  if (card.is_wizard())
    return CardSet::wizards();
  if (card.is_jester())
    return CardSet::jesters();
  CardSet cards{card};
  if (card.suit() == trump)
    return cards;
  const std::uint64_t key = suits.key[static_cast<std::size_t>(card.suit())];
  for (Suit suit : all_suits)
    if (suit != trump && suits.key[static_cast<std::size_t>(suit)] == key)
      cards.insert(Card(card.rank(), suit));
  return cards;
}

// Of cards that are alike, the one whose suit comes first in the order.
Card first_of(const SuitOrder& suits, CardSet cards) {
  Card first = cards.lowest();
  for (Card card : cards)
    if (face_of(suits, card) < face_of(suits, first))
      first = card;
  return first;
}

}  // namespace

TrainedPlayer::TrainedPlayer(std::string name, Predictor predictor, Objective objective)
    : name_(std::move(name)), predictor_(std::move(predictor)), objective_(objective) {}

void TrainedPlayer::rate(const PublicRound& table, const Asker& asker, Decision decision,
                         std::span<Points> scores) const {
  const SuitOrder suits = canonical_suits(table, asker);
  const FirstSums sums = predictor_.sums(state_inputs(table, asker, suits, decision));
  std::array<ChoiceInputs, max_cards + 1> choices;
  std::array<Prediction, max_cards + 1> predictions;
  for (std::size_t bid = 0; bid < scores.size(); ++bid)
    choices[bid] = bid_inputs(table, asker, static_cast<Tricks>(bid));
  predictor_.predict(sums, std::span(choices).first(scores.size()), predictions);
  for (std::size_t bid = 0; bid < scores.size(); ++bid)
    scores[bid] = predictions[bid].worth(*table.scoring, static_cast<Tricks>(bid), objective_);
}

void TrainedPlayer::rate_bids(const BidView& view, std::span<Points> scores) const {
  rate(view.table, {view.seat, view.hand, 0, objective_, view.table.sum_rule}, Decision::bid,
       scores);
}

std::array<Points, 4> TrainedPlayer::rate_trumps(const TrumpView& view) const {
  std::array<Points, 4> ratings{};
  for (Suit suit : all_suits)
    ratings[static_cast<std::size_t>(suit)] = worth_with(view, suit);
  return ratings;
}

Points TrainedPlayer::rate_no_trump(const TrumpView& view) const {
  return worth_with(view, std::nullopt);
}

Points TrainedPlayer::worth_with(const TrumpView& view, Trump trump) const {
  std::array<Points, max_cards + 1> scores{};
  const std::span bids(scores.data(), static_cast<std::size_t>(view.table.cards + 1));
  PublicRound table = view.table;
  table.trump = trump;
  rate(table, {view.seat, view.hand, 0, objective_, table.sum_rule}, Decision::value, bids);
  return *std::ranges::max_element(bids);
}

CardSet TrainedPlayer::choose_cards(const CardView& view) const {
  CardSet left = view.legal();
  if (left.size() == 1)
    return left;
  const PublicRound& table = view.table;
  const Asker asker{view.seat, view.hand, view.bid, objective_};
  const SuitOrder suits = canonical_suits(table, asker);
  const FirstSums sums = predictor_.sums(state_inputs(table, asker, suits, Decision::card));
  std::array<CardSet, max_cards> twins;
  std::array<ChoiceInputs, max_cards> choices;
  std::array<Prediction, max_cards> predictions;
  std::size_t count = 0;
  for (; !left.empty(); ++count) {
    twins[count] = alike(suits, table.trump, left.lowest()) & left;
    left -= twins[count];
    choices[count] = card_inputs(table, asker, suits, first_of(suits, twins[count]));
  }
  predictor_.predict(sums, std::span(choices).first(count), predictions);
  CardSet best;
  Points highest = 0;
  for (std::size_t k = 0; k < count; ++k) {
    const Points worth = predictions[k].worth(*table.scoring, view.bid, objective_);
    if (k == 0 || worth > highest) {
      best = twins[k];
      highest = worth;
    } else if (worth == highest) {
      best |= twins[k];
    }
  }
  return best;
}

CardSet TrainedPlayer::rank_cuts(Trump) const {
  return CardSet::full_deck();
}

std::shared_ptr<const Player> shipped_player(Objective objective) {
  static const auto predictor = [] {
    const auto weights = read_weights(shipped_weights());
    return weights ? std::optional(Predictor(*weights)) : std::nullopt;
  }();
  if (!predictor)
    return nullptr;
  const char* name = objective == Objective::points ? "points" : "rival";
  return std::make_shared<TrainedPlayer>(name, *predictor, objective);
}

}  // namespace wizbid
