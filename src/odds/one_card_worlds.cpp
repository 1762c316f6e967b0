#include "odds/one_card_worlds.h"

#include <algorithm>

#include "rules/scoring.h"

namespace wizbid::one_card {
namespace {

// Ways are multiplied by this, so that sharing between the choices stays whole.
constexpr std::int64_t shares_out(std::size_t choices) {
  return choices > 4 ? 60 : 12;
}

// Products of one weight a seat above this can't leave a double's range.
constexpr double small_weight = 1e-40;

}  // namespace

RationalWorld::Sign RationalWorld::sign(std::span<const Fraction> worth, std::size_t chosen) const {
  const Fraction& best = *std::max_element(worth.begin(), worth.end());
  const auto as_good = std::count(worth.begin(), worth.end(), best);
  return {shares_out(worth.size()) / as_good, best - worth[chosen]};
}

Fraction RationalWorld::worth(const Scoring& scoring, Tricks bid, const Chance& chance) {
  const std::int64_t lost = chance.whole - chance.part;
  return Fraction(chance.part * score(scoring, bid, 1) + lost * score(scoring, bid, 0),
                  chance.whole);
}

RationalWorld::Row RationalWorld::row(const Table& table, const Signs<Sign>& signs) const {
  Row row;
  row.losses.clear();
  for (Card kind : table.kinds())
    row.losses.push_back(signs[place(kind)].loss);
  std::sort(row.losses.begin(), row.losses.end());
  row.losses.erase(std::unique(row.losses.begin(), row.losses.end()), row.losses.end());
  for (Card card : table.deck) {
    const Sign& sign = signs[place(table.kind_of(card))];
    const auto found = std::lower_bound(row.losses.begin(), row.losses.end(), sign.loss);
    row.ways[place(card)] = sign.ways;
    row.loss_place[place(card)] = static_cast<std::uint8_t>(found - row.losses.begin());
  }
  return row;
}

RationalWorld::Row RationalWorld::silent() const {
  Row row;
  row.ways.fill(1);
  return row;
}

RationalWorld::Row RationalWorld::holds(Card card) const {
  Row row;
  row.ways[place(card)] = 1;
  return row;
}

SeatWeights<std::int64_t> RationalWorld::best_only(const std::array<Row, max_players>& rows) {
  SeatWeights<std::int64_t> weights{};
  for (std::size_t seat = 0; seat < max_players; ++seat) {
    for (std::size_t card = 0; card < Card::most_cards; ++card) {
      if (rows[seat].loss_place[card] == 0)
        weights[seat][card] = rows[seat].ways[card];
    }
  }
  return weights;
}

LossLists RationalWorld::loss_lists(const std::array<Row, max_players>& rows) {
  LossLists lists;
  for (std::size_t seat = 0; seat < max_players; ++seat)
    lists[seat] = rows[seat].losses;
  return lists;
}

SeatWeights<LeastLoss> RationalWorld::by_loss(const std::array<Row, max_players>& rows,
                                              const LossLists& lists) {
  SeatWeights<LeastLoss> weights{};
  for (std::size_t seat = 0; seat < max_players; ++seat) {
    for (std::size_t card = 0; card < Card::most_cards; ++card) {
      weights[seat][card] =
          LeastLoss(rows[seat].ways[card], lists, seat, rows[seat].loss_place[card]);
    }
  }
  return weights;
}

RationalWorld::Chance RationalWorld::least_loss_share(const Share<LeastLoss>& share) {
  const bool counts = !share.part.is_zero() && compare_losses(share.part, share.whole) == 0;
  return {counts ? share.part.ways() : 0, share.whole.ways()};
}

NoisyWorld::Row NoisyWorld::row(const Table& table, const Signs<WideReal>& signs) const {
  Row row;
  for (Card card : table.deck)
    row[place(card)] = signs[place(table.kind_of(card))];
  return row;
}

NoisyWorld::Row NoisyWorld::silent() const {
  Row row;
  row.fill(WideReal(1));
  return row;
}

NoisyWorld::Row NoisyWorld::holds(Card card) const {
  Row row;
  row[place(card)] = WideReal(1);
  return row;
}

Points NoisyWorld::worth(const Scoring& scoring, Tricks bid, double chance) {
  return chance * score(scoring, bid, 1) + (1 - chance) * score(scoring, bid, 0);
}

bool NoisyWorld::fit_doubles(const std::array<Row, max_players>& rows) {
  return std::all_of(rows.begin(), rows.end(), [](const Row& row) {
    return std::all_of(row.begin(), row.end(), [](const WideReal& weight) {
      return weight.is_zero() || weight.to_double() > small_weight;
    });
  });
}

SeatWeights<double> NoisyWorld::as_doubles(const std::array<Row, max_players>& rows) {
  SeatWeights<double> weights{};
  for (std::size_t seat = 0; seat < max_players; ++seat) {
    for (std::size_t card = 0; card < Card::most_cards; ++card)
      weights[seat][card] = rows[seat][card].to_double();
  }
  return weights;
}

}  // namespace wizbid::one_card
