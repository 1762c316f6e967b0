// The auction of a one-card round as evidence: from the leader on, each seat's bid is read with the
// strategy of someone who has read the bids before it. Internal to odds.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>

#include "odds/one_card_worlds.h"
#include "odds/question.h"
#include "rules/bidding.h"

namespace wizbid::one_card {

template <class World>
using Rows = std::array<typename World::Row, max_players>;

template <class World>
Rows<World> silent_rows(const World& world) {
  Rows<World> rows;
  rows.fill(world.silent());
  return rows;
}

// The chance of `seat` to win with each card of `cards`, in the deck's order, given what the rows
// of the others say.
template <class World>
std::vector<typename World::Chance> win_chances(const World& world, const Table& table, Seat seat,
                                                const Rows<World>& rows, CardSet cards) {
  return world.solve(rows, [&]<class Number>(const SeatWeights<Number>& weights) {
    return WinCounter<Number>(table, seat, weights).count(cards);
  });
}

// What the better bid is worth to who names the trump, before any bid is heard, by card.
template <class World>
std::array<typename World::Value, Card::most_cards> best_worths(const World& world,
                                                                const Table& table) {
  const CardSet kinds = table.kinds();
  const auto chances = win_chances(world, table, table.naming->seat, silent_rows(world), kinds);
  std::array<typename World::Value, Card::most_cards> best;
  auto chance = chances.begin();
  for (Card card : kinds) {
    best[place(card)] =
        std::max(World::worth(table.scoring, 0, *chance), World::worth(table.scoring, 1, *chance));
    ++chance;
  }
  return best;
}

// What the trump named says about the card of who named it: he took that with which his better bid
// is worth most, before any bid was heard. `best(table)`: what that is, by card.
template <class World, class Best>
Signs<typename World::Sign> signs_of_naming(const World& world, const Table& table, Best best) {
  using Value = typename World::Value;
  Table suited = table;  // with a suit named
  suited.trump = Table::trump_label;
  Table plain = table;  // with none
  plain.trump = std::nullopt;
  const auto with_suit = best(suited);
  const auto with_none = table.naming->none_allowed ? best(plain) : with_suit;
  Signs<typename World::Sign> signs;
  for (Card card : table.kinds()) {
    const Card own = card.is_suited() ? Card(card.rank(), *suited.trump) : card;
    const Card other = card.is_suited() ? Card(card.rank(), suited.plain_suit()) : card;
    const Card of_none = card.is_suited() ? Card(card.rank(), plain.plain_suit()) : card;
    // His own suit and the three others, of which it is all the same which; then none.
    const std::array<Value, 5> worth{with_suit[place(own)], with_suit[place(other)],
                                     with_suit[place(other)], with_suit[place(other)],
                                     with_none[place(of_none)]};
    const std::size_t chosen = !table.trump ? 4 : card == own ? 0 : 1;
    signs[place(card)] =
        world.sign(std::span(worth.data(), table.naming->none_allowed ? 5 : 4), chosen);
  }
  return signs;
}

// What the bid says about a bidder's card, he having read the rows of the others.
template <class World>
Signs<typename World::Sign> signs_of_bid(const World& world, const Table& table, Seat seat,
                                         const Rows<World>& rows, Tricks bid) {
  const CardSet kinds = table.kinds();
  const auto chances = win_chances(world, table, seat, rows, kinds);
  Signs<typename World::Sign> signs;
  auto chance = chances.begin();
  for (Card card : kinds) {
    const std::array<typename World::Value, 2> worth{World::worth(table.scoring, 0, *chance),
                                                     World::worth(table.scoring, 1, *chance)};
    signs[place(card)] = world.sign(worth, static_cast<std::size_t>(bid));
    ++chance;
  }
  return signs;
}

// The whole auction: one row a seat. Who infers from it leaves out his own row. A bidder who may
// make one of the two bids only says nothing with it.
template <class World>
Rows<World> read_auction(const World& world, const Table& table, const Bids& bids) {
  Rows<World> rows = silent_rows(world);
  Signs<typename World::Sign> naming;
  if (table.naming) {
    naming = signs_of_naming(
        world, table, [&world](const Table& variant) { return best_worths(world, variant); });
    rows[place(table.naming->seat)] = world.row(table, naming);
  }
  const Rows<World> before_bids = rows;
  const bool aloud = table.rules.bids_known == BidsKnown::aloud;
  for (std::size_t seat = 0; seat < bids.size(); ++seat) {
    const Seat bidder = Seat::from_index(static_cast<int>(seat));
    if (!bids[seat] || forbidden_bid(table.rules, table.players, 1, bidder, bids))
      continue;
    auto signs = signs_of_bid(world, table, bidder, aloud ? rows : before_bids, *bids[seat]);
    if (table.naming && bidder == table.naming->seat) {
      for (Card kind : table.kinds())
        signs[place(kind)] = signs[place(kind)] * naming[place(kind)];
    }
    rows[seat] = world.row(table, signs);
  }
  return rows;
}

// Whether anything heard tells the one who asks something about the others' cards.
bool has_evidence(const Question& question);

// Below this, in points, bidders are as good as rational: doubles can't tell the losses apart.
inline constexpr BidNoise least_noise = 1e-6;

// use(world, rows) in the world that the question belongs to.
template <class Use>
auto with_evidence(const Question& question, const Table& table, Use use) {
  if (!has_evidence(question)) {
    const RationalWorld world;
    return use(world, silent_rows(world));
  }
  if (question.bid_noise < least_noise) {
    const RationalWorld world;
    return use(world, read_auction(world, table, question.situation.bids));
  }
  const NoisyWorld world(question.bid_noise);
  return use(world, read_auction(world, table, question.situation.bids));
}

}  // namespace wizbid::one_card
