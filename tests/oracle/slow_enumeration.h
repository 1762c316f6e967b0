// Odds by the longest way: every deal one by one, every way to play it, no classes, no symmetry, no
// memory. Uses the rules and the players only.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "counting/integer.h"
#include "deals/deal.h"
#include "odds/question.h"
#include "rules/trick.h"

namespace wizbid::oracle {

// What each number of tricks weighs after one bid of mine. Exact whole numbers unless bids are
// weighed with a noise that is neither 0 nor infinite.
struct SlowRow {
  Tricks bid = 0;
  std::vector<long double> weights;  // by tricks, of any total; whole numbers below 2^64

  double chance(Tricks tricks) const;
  // Where the weights are whole:
  Fraction exact_chance(Tricks tricks) const;
  bool has_chance(Tricks tricks, std::uint64_t ways, std::uint64_t unit) const;  // ways / unit
  Integer whole_total() const;
};

// One row a bid 0..cards, or the one I made once the auction is over.
std::vector<SlowRow> slow_enumeration(const Question& question);

// The same of one deal, with nothing heard as evidence.
std::vector<SlowRow> slow_tree(const Question& question, const Deal& deal);

// The work of both.
using SeatHands = std::array<CardSet, max_players>;  // by seat

struct SlowRound {
  PublicRound table;
  SeatHands hands{};
  std::array<Tricks, max_players> own_bids{};
};

class Slow {
 public:
  explicit Slow(const Question& question)
      : question_(question), about_(question.situation), bids_to_try_(bids_to_try()) {}

  std::vector<SlowRow> all_deals() {
    clear();
    SeatHands hands{};
    deal(0, about_.unseen(), hands);
    return rows_;
  }

  std::vector<SlowRow> one_deal(const SeatHands& hands) {
    clear();
    play_all_bids(hands, 1);
    return rows_;
  }

 private:
  std::vector<Tricks> bids_to_try() const {
    if (about_.auction_over())
      return {*about_.bids[my_place()]};
    std::vector<Tricks> bids;
    for (Tricks bid = 0; bid <= about_.cards; ++bid)
      bids.push_back(bid);
    return bids;
  }

  // Never more than there is room for, which gcc can't know.
  std::size_t players() const {
    return static_cast<std::size_t>(std::min(about_.players, max_players));
  }
  std::size_t my_place() const { return static_cast<std::size_t>(about_.seat.index()); }

  void clear() {
    rows_.clear();
    for (Tricks bid : bids_to_try_)
      rows_.push_back({bid, std::vector<long double>(static_cast<std::size_t>(about_.cards) + 1)});
  }

  const Player& player(std::size_t seat) const {
    return seat == my_place() ? *question_.model.me : *question_.model.others;
  }

  // Deals to the seats from `seat` on.
  void deal(std::size_t seat, CardSet unseen, SeatHands& hands) {
    if (seat == players()) {
      weigh_and_play(hands);
    } else if (seat == my_place()) {
      hands[seat] = about_.hand;
      deal(seat + 1, unseen, hands);
    } else {
      deal_hand(seat, unseen, unseen, hands, {});
    }
  }

  // Completes a hand with cards of `from`, in ascending order.
  void deal_hand(std::size_t seat, CardSet from, CardSet unseen, SeatHands& hands, CardSet hand) {
    if (hand.size() == about_.cards) {
      hands[seat] = hand;
      deal(seat + 1, unseen - hand, hands);
      return;
    }
    while (!from.empty()) {
      const Card card = from.lowest();
      from.erase(card);
      deal_hand(seat, from, unseen, hands, hand | CardSet{card});
    }
  }

  // --- evidence ---

  PublicRound start() const {
    PublicRound table;
    table.scoring = &about_.rules.scoring;
    table.players = about_.players;
    table.cards = about_.cards;
    table.turn_up = about_.turn_up;
    table.trump = about_.trump;
    table.trick = Trick(about_.trump);
    return table;
  }

  // The worth of the alternatives of everybody who was heard, and what he chose.
  struct Choice {
    std::vector<Points> worth;
    std::size_t chosen;
  };
  std::vector<Choice> choices_heard(const SeatHands& hands) const {
    std::vector<Choice> result;
    if (!question_.model.others->heeds_bids())
      return result;
    PublicRound table = start();
    const std::size_t dealer = players() - 1;
    if (about_.turn_up && about_.turn_up->is_wizard() && dealer != my_place()) {
      PublicRound before = table;
      before.trump = std::nullopt;
      const auto worth = player(dealer).rate_trumps(
          {before, Seat::from_index(static_cast<int>(dealer)), hands[dealer]});
      result.push_back({{worth.begin(), worth.end()}, static_cast<std::size_t>(*about_.trump)});
    }
    for (std::size_t seat = 0; seat < about_.bids.size(); ++seat) {
      if (about_.bids[seat] && seat != my_place())
        result.push_back(
            {ratings(seat, table, hands), static_cast<std::size_t>(*about_.bids[seat])});
      table.bids[seat] = about_.bids[seat];
    }
    return result;
  }

  std::vector<Points> ratings(std::size_t seat, const PublicRound& table,
                              const SeatHands& hands) const {
    std::vector<Points> scores(static_cast<std::size_t>(about_.cards) + 1);
    player(seat).rate_bids({table, Seat::from_index(static_cast<int>(seat)), hands[seat]}, scores);
    return scores;
  }

  void weigh_and_play(const SeatHands& hands) {
    if (question_.bid_noise == 0) {
      weigh_without_noise(hands);
      return;
    }
    long double weight = 1;
    if (!std::isinf(question_.bid_noise)) {
      for (const Choice& choice : choices_heard(hands)) {
        long double sum = 0;
        for (Points worth : choice.worth)
          sum += std::exp((worth - choice.worth[choice.chosen]) / question_.bid_noise);
        weight /= sum;
      }
    }
    play_all_bids(hands, weight);
  }

  // Only deals with the least loss count; 1/k for a choice among k best, in units of 1/60.
  void weigh_without_noise(const SeatHands& hands) {
    Points loss = 0;
    long double share = 1;
    for (const Choice& choice : choices_heard(hands)) {
      const Points best = *std::max_element(choice.worth.begin(), choice.worth.end());
      const Points lost = best - choice.worth[choice.chosen];
      loss += lost;
      share *= 60;
      if (lost < 1e-9)
        share /= static_cast<long double>(std::count_if(choice.worth.begin(), choice.worth.end(),
                                                        [&](Points w) { return best - w < 1e-9; }));
    }
    if (loss > least_loss_ + 1e-9)
      return;
    if (loss < least_loss_ - 1e-9) {
      clear();
      least_loss_ = loss;
    }
    play_all_bids(hands, share);
  }

  // --- play ---

  void play_all_bids(const SeatHands& hands, long double weight) {
    // Divisible by every number of choices that anybody can have, at every turn.
    for (int cards = 2; cards <= about_.cards; ++cards)
      for (int i = 0; i < about_.players; ++i)
        weight *= cards <= 2 ? 2 : cards <= 3 ? 6 : 12;
    const SlowRound round{start(), hands};
    if (question_.model.me->heeds_bids() || question_.model.others->heeds_bids()) {
      for (SlowRow& row : rows_)
        bid(round, 0, row, weight * std::pow(60.0L, about_.players - 1));
    } else {  // what is bid changes nothing
      play(round, rows_[0], weight);
      for (SlowRow& row : rows_)
        row.weights = rows_[0].weights;
    }
  }

  void bid(const SlowRound& round, std::size_t seat, SlowRow& row, long double weight) {
    if (seat >= players()) {
      play(round, row, weight);
      return;
    }
    const bool had_turn = seat < about_.bids.size();
    if (seat == my_place() || (had_turn && about_.bids[seat])) {
      SlowRound next = round;
      next.own_bids.at(seat) = seat == my_place() ? row.bid : *about_.bids[seat];
      next.table.bids.at(seat) = next.own_bids.at(seat);
      bid(next, seat + 1, row, weight);
      return;
    }
    const std::vector<Points> scores = ratings(seat, round.table, round.hands);
    const Points best = *std::max_element(scores.begin(), scores.end());
    const auto ties = static_cast<long double>(std::count(scores.begin(), scores.end(), best));
    for (std::size_t b = 0; b < scores.size(); ++b) {
      if (scores[b] != best)
        continue;
      SlowRound next = round;
      next.own_bids.at(seat) = static_cast<Tricks>(b);
      next.table.bids.at(seat) = next.own_bids.at(seat);
      bid(next, seat + 1, row, weight / ties);
    }
  }

  void play(const SlowRound& round, SlowRow& row, long double weight) {
    const PublicRound& table = round.table;
    const Seat seat = table.leader.left(table.trick.size(), table.players);
    const auto place = static_cast<std::size_t>(seat.index());
    if (round.hands[place].empty()) {
      row.weights[static_cast<std::size_t>(table.taken[my_place()])] += weight;
      return;
    }
    const CardSet liked =
        player(place).choose_cards({table, seat, round.hands[place], round.own_bids[place]});
    for (Card card : liked) {
      SlowRound next = round;
      next.hands[place].erase(card);
      next.table.played.insert(card);
      next.table.trick.play(card);
      if (next.table.trick.size() == table.players) {
        const Seat winner = table.leader.left(next.table.trick.winning_place(), table.players);
        ++next.table.taken[static_cast<std::size_t>(winner.index())];
        next.table.leader = winner;
        next.table.trick = Trick(table.trump);
      }
      play(next, row, weight / static_cast<long double>(liked.size()));
    }
  }

  const Question& question_;
  const Situation& about_;
  std::vector<Tricks> bids_to_try_;
  std::vector<SlowRow> rows_;
  Points least_loss_ = std::numeric_limits<Points>::infinity();
};

inline double SlowRow::chance(Tricks tricks) const {
  const long double total = std::accumulate(weights.begin(), weights.end(), 0.0L);
  return static_cast<double>(weights[static_cast<std::size_t>(tricks)] / total);
}

inline Integer whole(long double weight) {
  return Integer(static_cast<std::uint64_t>(weight));
}

inline Integer SlowRow::whole_total() const {
  Integer total = 0;
  for (long double weight : weights)
    total += whole(weight);
  return total;
}

inline Fraction SlowRow::exact_chance(Tricks tricks) const {
  return Fraction(whole(weights[static_cast<std::size_t>(tricks)]), whole_total());
}

inline bool SlowRow::has_chance(Tricks tricks, std::uint64_t ways, std::uint64_t unit) const {
  return whole(weights[static_cast<std::size_t>(tricks)]) * unit == whole_total() * ways;
}

inline std::vector<SlowRow> slow_enumeration(const Question& question) {
  return Slow(question).all_deals();
}

inline std::vector<SlowRow> slow_tree(const Question& question, const Deal& deal) {
  return Slow(question).one_deal(deal.hands);
}

}  // namespace wizbid::oracle
