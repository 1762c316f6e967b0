#include "studies/moment.h"

#include "games/round.h"
#include "rules/schedule.h"
#include "rules/trump.h"

namespace wizbid {
namespace {

Seating seat_all(const RoundSize& size, Seat my_seat, const Player& me, const Company& others,
                 Random& random) {
  const std::size_t kinds = others.players.size();
  std::size_t next = random.choice(static_cast<std::uint32_t>(kinds));
  Seating seating{};
  for (int s = 0; s < size.players; ++s) {
    const Seat seat = Seat::from_index(s);
    seating[at(seat)] = seat == my_seat ? &me : others.players[next++ % kinds].get();
  }
  return seating;
}

// The suit that the dealer names on this deal.
Suit named_trump(const Situation& situation, const Seating& players, const Deal& deal,
                 Random& random) {
  Situation before = situation;
  before.trump = std::nullopt;
  before.bids.clear();
  const PublicRound table = opening(before);
  const Seat dealer = situation.dealer();
  return draw_best_trump(*players[at(dealer)], TrumpView{table, dealer, deal[dealer]}, random);
}

Tricks bid_of(const PublicRound& table, Seat seat, const Moment& moment, const Deal& deal,
              Random& random) {
  return draw_best_bid(*moment.players[at(seat)], BidView{table, seat, deal[seat]},
                       moment.situation.rules, random);
}

void settle_trump(Moment& moment, Random& random) {
  Situation& situation = moment.situation;
  situation.trump = turned_trump(situation.turn_up);
  if (situation.naming())
    situation.trump = named_trump(situation, moment.players, moment.deal, random);
}

}  // namespace

Moment random_moment(const RoundSize& size, const Player& me, const Company& others,
                     Random& random) {
  const DealtRound dealt = draw_round(size.players, size.cards, random);
  Moment moment;
  moment.deal = dealt.deal;
  Situation& situation = moment.situation;
  situation.rules = official_rules();
  situation.players = size.players;
  situation.cards = size.cards;
  situation.seat =
      Seat::from_index(static_cast<int>(random.below(static_cast<std::uint32_t>(size.players))));
  situation.hand = dealt.deal[situation.seat];
  situation.turn_up = dealt.turn_up;
  moment.players = seat_all(size, situation.seat, me, others, random);
  settle_trump(moment, random);
  PublicRound table = opening(situation);
  for (int s = 0; s < situation.seat.index(); ++s) {
    const Seat seat = Seat::from_index(s);
    const Tricks bid = bid_of(table, seat, moment, moment.deal, random);
    situation.bids.emplace_back(bid);
    table.bids[at(seat)] = bid;
  }
  return moment;
}

std::optional<Deal> SameMoment::deal_again(Random& random) const {
  const Situation& situation = moment_.situation;
  const Deal deal = drawer_.draw(random);
  if (situation.hears_naming() &&
      named_trump(situation, moment_.players, deal, random) != *situation.trump)
    return std::nullopt;
  PublicRound table = opening(situation);
  table.bids = {};
  for (std::size_t s = 0; s < situation.bids.size(); ++s) {
    const Seat seat = Seat::from_index(static_cast<int>(s));
    if (bid_of(table, seat, moment_, deal, random) != *situation.bids[s])
      return std::nullopt;
    table.bids[s] = situation.bids[s];
  }
  return deal;
}

Tricks play_on(const Moment& moment, const Deal& deal, Tricks bid, Random& random) {
  const Situation& situation = moment.situation;
  PublicRound table = opening(situation);
  OwnBids bids{};
  for (int s = 0; s < situation.players; ++s) {
    const Seat seat = Seat::from_index(s);
    if (s < situation.seat.index())
      bids[at(seat)] = *situation.bids[at(seat)];
    else
      bids[at(seat)] = seat == situation.seat ? bid : bid_of(table, seat, moment, deal, random);
    table.bids[at(seat)] = bids[at(seat)];
  }
  return play_cards(table, deal, bids, moment.players, random)[at(situation.seat)];
}

}  // namespace wizbid
