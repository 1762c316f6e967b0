#include "studies/card_search.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "odds/card_playout.h"
#include "odds/deal_weight.h"
#include "rules/scoring.h"
#include "studies/hidden_hands.h"
#include "studies/play_rest.h"

namespace wizbid {
namespace {

constexpr int tries_a_deal = 300;

// The difference between the scores after two cards, on weighted deals.
class Difference {
 public:
  void add(double weight, double points) {
    weights_ += weight;
    points_ += weight * points;
    weights_squared_ += weight * weight;
    points_squared_ += weight * weight * points;
    squares_ += weight * weight * points * points;
  }
  double mean() const { return weights_ > 0 ? points_ / weights_ : 0; }
  // Standard error, by the delta method.
  double error() const {
    const double m = mean();
    const double spread = squares_ - 2 * m * points_squared_ + m * m * weights_squared_;
    return weights_ > 0 ? std::sqrt(std::max(spread, 0.0)) / weights_ : 0;
  }

 private:
  double weights_ = 0;
  double points_ = 0;           // weight x points
  double weights_squared_ = 0;  // weight^2
  double points_squared_ = 0;   // weight^2 x points
  double squares_ = 0;          // weight^2 x points^2
};

// A round as it stands, with all that happened in it.
struct Course {
  PublicRound table;
  Deal hands;           // what each still holds
  DrawnHands played{};  // by seat
  OwnBids bids{};
};

class Searcher {
 public:
  // The auction is over, with all bids in course.table.
  Searcher(const CardSearchPlan& plan, const Moment& moment, const Course& course)
      : plan_(plan),
        question_{over(moment.situation, course), plan.model, plan.noise},
        weigher_(question_) {
    assumed_.fill(plan.model.others.get());
    assumed_[at(question_.situation.seat)] = plan.model.me.get();
  }

  // The card that the search plays instead of `usual`, or `usual`.
  Card choose(const Course& course, Card usual, Random& random) const {
    const Seat me = course.table.turn();
    const CardSet legal = course.table.trick.legal(course.hands[me]);
    if (legal.size() == 1)
      return usual;
    std::vector<std::pair<Card, Difference>> others;
    for (const Card card : legal) {
      if (card != usual)
        others.push_back({card, {}});
    }
    for (int i = 0; i < plan_.deals; ++i)
      try_deal(course, usual, others, random);
    Card best = usual;
    double most = 0;
    for (const auto& [card, difference] : others) {
      if (difference.mean() > most && difference.mean() > plan_.errors * difference.error()) {
        best = card;
        most = difference.mean();
      }
    }
    return best;
  }

 private:
  static Situation over(Situation situation, const Course& course) {
    situation.bids.clear();
    for (int s = 0; s < situation.players; ++s)
      situation.bids.emplace_back(course.bids[static_cast<std::size_t>(s)]);
    return situation;
  }

  void try_deal(const Course& course, Card usual, std::vector<std::pair<Card, Difference>>& others,
                Random& random) const {
    const Seat me = course.table.turn();
    const auto hidden = draw_hidden_hands(course.table, course.hands[me], tries_a_deal, random);
    if (!hidden)
      return;
    Deal rest;
    Deal whole;
    for (int s = 0; s < course.table.players; ++s) {
      const Seat seat = Seat::from_index(s);
      rest[seat] = seat == me ? course.hands[me] : (*hidden)[at(seat)];
      whole[seat] = rest[seat] | course.played[at(seat)];
    }
    const WideReal likelihood = weigher_.likelihood(whole);
    const double weight = likelihood.is_zero() ? 0 : ratio(likelihood, WideReal(1));
    const double base = score_after(course, rest, usual, random);
    for (auto& [card, difference] : others)
      difference.add(weight, score_after(course, rest, card, random) - base);
  }

  double score_after(const Course& course, Deal hands, Card card, Random luck) const {
    const Seat me = course.table.turn();
    PublicRound table = course.table;
    play_card(table, hands, card);
    const TricksTaken taken = play_rest(table, hands, course.bids, assumed_, luck);
    return score(*table.scoring, course.bids[at(me)], taken[at(me)]);
  }

  const CardSearchPlan& plan_;
  Question question_;
  DealWeigher weigher_;
  Seating assumed_{};
};

// From my bid on: mine as usual, then the others'.
Course hold_auction(const Moment& moment, Random& random) {
  const Situation& situation = moment.situation;
  Course course;
  course.table = opening(situation);
  course.hands = moment.deal;
  for (int s = 0; s < situation.players; ++s) {
    const Seat seat = Seat::from_index(s);
    auto& heard = course.table.bids[at(seat)];
    if (!heard)
      heard =
          draw_best_bid(*moment.players[at(seat)], BidView{course.table, seat, moment.deal[seat]},
                        situation.rules, random);
    course.bids[at(seat)] = *heard;
  }
  return course;
}

// My score; with `search`, whether it ever played another card.
std::pair<int, bool> play(const Moment& moment, Course course, const Searcher* search, Random luck,
                          Random dice) {
  const Seat me = moment.situation.seat;
  bool changed = false;
  while (!course.hands[course.table.turn()].empty()) {
    const Seat seat = course.table.turn();
    Card card =
        draw_card(*moment.players[at(seat)],
                  CardView{course.table, seat, course.hands[seat], course.bids[at(seat)]}, luck);
    if (seat == me && search) {
      const Card chosen = search->choose(course, card, dice);
      changed = changed || chosen != card;
      card = chosen;
    }
    course.played[at(seat)].insert(card);
    play_card(course.table, course.hands, card);
  }
  return {score(*course.table.scoring, course.bids[at(me)], course.table.taken[at(me)]), changed};
}

}  // namespace

std::vector<SearchTrial> try_card_search(const CardSearchPlan& plan, const Company& company,
                                         const TrialSize& size) {
  return run_trials(size, [&](std::uint64_t index) {
    Random random(plan.seed, Purpose::games, index);
    const Moment moment = random_moment(plan.size, *plan.model.me, company, random);
    const Course course = hold_auction(moment, random);
    const Searcher searcher(plan, moment, course);
    const Random dice(trial_seed(plan.seed, index), Purpose::deals, 0);
    const auto [usual, never] = play(moment, course, nullptr, random, dice);
    const auto [searched, changed] = play(moment, course, &searcher, random, dice);
    return SearchTrial{static_cast<double>(searched - usual), changed};
  });
}

}  // namespace wizbid
