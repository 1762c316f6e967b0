#include <algorithm>
#include <cmath>
#include <cstdint>

#include "charts/drawn_round.h"
#include "charts/values_fit.h"
#include "deals/random.h"
#include "players/playout.h"
#include "rules/scoring.h"

namespace wizbid {

namespace {

constexpr std::uint64_t fresh_deals_from = 1ULL << 40;  // deals that no fit has seen

ValueCase case_of(const Situation& now, ValueScheme scheme, CardSet hand, int sum) {
  ValueCase value;
  value.counts = line_counts(scheme, hand, now.trump);
  value.cards = now.cards;
  value.seat = now.seat;
  value.free = now.cards - sum;
  value.no_trump = !now.trump && now.turn_up.has_value();
  return value;
}

// Calls use(situation, scores) for each seat in turn; all bid as the player does.
template <typename Use>
void hold_auction(const FitWish& wish, const DrawnRound& round, Use use) {
  Situation now = round.start;
  int sum = 0;
  std::vector<Points> scores(static_cast<std::size_t>(now.cards) + 1);
  for (int seat = 0; seat < wish.players; ++seat) {
    now.seat = Seat::from_index(seat);
    now.hand = round.deal[now.seat];
    const PublicRound table = opening(now);
    wish.player->rate_bids({table, now.seat, now.hand}, scores);
    use(now, sum, scores);
    const Tricks bid = best_rated(scores);
    now.bids.emplace_back(bid);
    sum += bid;
  }
}

}  // namespace

std::vector<RatedCase> draw_cases(const FitWish& wish, ValueScheme scheme, int cards,
                                  std::uint64_t deals) {
  std::vector<RatedCase> cases;
  for (std::uint64_t i = 0; i < deals; ++i) {
    Random random(wish.seed, Purpose::charts, i * (max_cards + 1) + static_cast<unsigned>(cards));
    const DrawnRound round = draw_round(wish.rules, wish.players, cards, *wish.player, random);
    hold_auction(wish, round,
                 [&](const Situation& now, int sum, const std::vector<Points>& scores) {
                   cases.push_back({now.hand, now.trump, case_of(now, scheme, now.hand, sum),
                                    std::vector<float>(scores.begin(), scores.end())});
                 });
  }
  return cases;
}

ValueCost cost_of_values(const FitWish& wish, const ValueGroup& group, int cards,
                         std::uint64_t deals) {
  constexpr std::uint64_t made_every = 8;  // deals on which all bids are played out
  ValueCost result{cards, 0, 0, 0, 0, deals};
  double sum_of_squares = 0;
  double bids = 0;
  double same = 0;
  double cost = 0;
  double made = 0;
  double watched_bids = 0;
  for (std::uint64_t i = 0; i < deals; ++i) {
    Random random(wish.seed, Purpose::charts,
                  fresh_deals_from + i * (max_cards + 1) + static_cast<unsigned>(cards));
    const DrawnRound round = draw_round(wish.rules, wish.players, cards, *wish.player, random);
    double of_deal = 0;
    hold_auction(
        wish, round, [&](const Situation& now, int sum, const std::vector<Points>& scores) {
          const Tricks own = best_rated(scores);
          const Tricks by_values = value_bid(group, case_of(now, group.scheme, now.hand, sum));
          bids += 1;
          same += own == by_values ? 1 : 0;
          const bool watched = i % made_every == 0;
          if (own == by_values && !watched)
            return;
          const Playout playout(now, *wish.player, *wish.player);
          const auto taken = [&](Tricks bid) {
            Random copy = random;
            return static_cast<Tricks>(
                playout.play(round.deal, bid, copy).at(static_cast<std::size_t>(now.seat.index())));
          };
          const Tricks with_values = taken(by_values);
          watched_bids += watched ? 1 : 0;
          made += watched && with_values == by_values ? 1 : 0;
          if (own != by_values)
            of_deal += score(wish.rules.scoring, own, taken(own)) -
                       score(wish.rules.scoring, by_values, with_values);
        });
    of_deal /= wish.players;
    cost += of_deal;
    sum_of_squares += of_deal * of_deal;
  }
  const auto count = static_cast<double>(deals);
  result.cost = cost / count;
  result.error =
      std::sqrt(std::max(0.0, sum_of_squares / count - result.cost * result.cost) / (count - 1));
  result.agreement = same / bids;
  result.made = made / watched_bids;
  return result;
}

}  // namespace wizbid
