#include "players/greedy_player.h"

#include <algorithm>

#include "players/strength.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

// The chance that a card of each group takes a trick: when hardly any cards are dealt, and when all
// sixty are; in between in proportion. Fitted to self-play, rounded (docs/players.md).
struct WinChance {
  double few_dealt;
  double all_dealt;
};
constexpr std::array<WinChance, strengths> win_chances{{
    {0.00, 0.00},  // Jester
    {0.15, 0.05},  // plain 2..J
    {0.35, 0.20},  // plain Q, K
    {0.55, 0.35},  // trump 2..8
    {0.55, 0.50},  // plain ace
    {0.75, 0.50},  // trump 9..J
    {0.85, 0.80},  // trump Q, K
    {0.95, 0.90},  // trump ace
    {0.97, 0.97},  // Wizard
}};

double win_chance(Strength strength, double share_dealt) {
  const WinChance& chance = win_chances[static_cast<std::size_t>(strength)];
  return chance.few_dealt + (chance.all_dealt - chance.few_dealt) * share_dealt;
}

using TrickChances = std::array<double, max_cards + 1>;

// The chances of 0, 1, ... tricks if each card of the hand wins or loses on its own.
TrickChances trick_chances(const PublicRound& table, CardSet hand, Trump trump) {
  const double share_dealt = table.players * table.cards / double{Card::deck_size};
  TrickChances chances{1.0};
  std::size_t most = 0;
  for (Card card : hand) {
    const double win = win_chance(strength(card, trump), share_dealt);
    ++most;
    for (std::size_t t = most; t > 0; --t)
      chances[t] = chances[t] * (1 - win) + chances[t - 1] * win;
    chances[0] *= 1 - win;
  }
  return chances;
}

Points expected_score(const Scoring& scoring, Tricks bid, int cards, const TrickChances& chances) {
  Points sum = 0;
  for (int t = 0; t <= cards; ++t)
    sum += chances[static_cast<std::size_t>(t)] * score(scoring, bid, t);
  return sum;
}

void rate(const PublicRound& table, CardSet hand, Trump trump, std::span<Points> scores) {
  const TrickChances chances = trick_chances(table, hand, trump);
  for (std::size_t bid = 0; bid < scores.size(); ++bid)
    scores[bid] = expected_score(*table.scoring, static_cast<Tricks>(bid), table.cards, chances);
}

// Whether it tries to win the present trick. While its Wizards alone can make the bid it does not.
bool wants_trick(const CardView& view) {
  const int need = view.need();
  if (need <= 0)
    return false;
  return need >= view.hand.size() || need > (view.hand & CardSet::wizards()).size();
}

CardSet without_wizards_if_possible(CardSet cards) {
  const CardSet others = cards - CardSet::wizards();
  return others.empty() ? cards : others;
}

CardSet take_trick(const CardView& view, CardSet winners, CardSet losers) {
  const Trump trump = view.table.trump;
  if (winners.empty())
    return weakest(losers, trump);
  if (view.table.still_to_play() == 0)
    return weakest(winners, trump);
  return strongest(without_wizards_if_possible(winners), trump);
}

CardSet duck_trick(const CardView& view, CardSet winners, CardSet losers) {
  const Trump trump = view.table.trump;
  if (losers.empty())
    return view.table.still_to_play() == 0 ? strongest(winners, trump) : weakest(winners, trump);
  const bool wizards_needed = view.need() > 0;
  return strongest(wizards_needed ? without_wizards_if_possible(losers) : losers, trump);
}

CardSet lead(const CardView& view) {
  if (!wants_trick(view))
    return weakest(view.hand, view.table.trump);
  return strongest(without_wizards_if_possible(view.hand), view.table.trump);
}

}  // namespace

void GreedyPlayer::rate_bids(const BidView& view, std::span<Points> scores) const {
  rate(view.table, view.hand, view.table.trump, scores);
}

std::array<Points, 4> GreedyPlayer::rate_trumps(const TrumpView& view) const {
  std::array<Points, 4> ratings{};
  for (Suit suit : all_suits) {
    const TrickChances chances = trick_chances(view.table, view.hand, suit);
    Points& best = ratings[static_cast<std::size_t>(suit)];
    best = expected_score(*view.table.scoring, 0, view.table.cards, chances);
    for (Tricks bid = 1; bid <= view.table.cards; ++bid)
      best = std::max(best, expected_score(*view.table.scoring, bid, view.table.cards, chances));
  }
  return ratings;
}

CardSet GreedyPlayer::choose_cards(const CardView& view) const {
  const CardSet legal = view.legal();
  if (view.table.trick.size() == 0)
    return lead(view);
  const CardSet winners = legal & view.table.trick.winners();
  const CardSet losers = legal - winners;
  return wants_trick(view) ? take_trick(view, winners, losers) : duck_trick(view, winners, losers);
}

CardSet GreedyPlayer::rank_cuts(Trump trump) const {
  return strength_cuts(trump);
}

}  // namespace wizbid
