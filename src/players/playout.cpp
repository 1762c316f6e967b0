#include "players/playout.h"

#include <algorithm>

#include "players/random_player.h"
#include "players/random_round.h"
#include "rules/bidding.h"

namespace wizbid {
namespace {

Card draw_one(CardSet cards, Random& random) {
  return cards.nth(static_cast<int>(random.choice(static_cast<std::uint32_t>(cards.size()))));
}

}  // namespace

PublicRound opening(const Situation& situation) {
  PublicRound table;
  table.scoring = &situation.rules.scoring;
  table.players = situation.players;
  table.cards = situation.cards;
  table.sum_rule = sum_rule_in_force(situation.rules, situation.players, situation.cards);
  table.turn_up = situation.turn_up;
  table.trump = situation.trump;
  std::ranges::copy(situation.bids, table.bids.begin());
  table.trick = Trick(situation.trump);
  if (situation.rules.special.any())
    table.special_cards = &situation.rules.special;
  return table;
}

void make_known(const RuleSet& rules, PublicRound& table, Seat seat, Tricks bid) {
  if (rules.bids_known == BidsKnown::aloud)
    table.bids[at(seat)] = bid;
}

void reveal_bids(const RuleSet& rules, PublicRound& table, const OwnBids& bids) {
  if (rules.bids_known != BidsKnown::after_auction)
    return;
  for (std::size_t s = 0; s < bids.size(); ++s) {
    if (static_cast<int>(s) < table.players)
      table.bids[s] = bids[s];
  }
}

Tricks draw_best_bid(const Player& player, const BidView& view, const RuleSet& rules,
                     Random& random) {
  const int cards = view.table.cards;
  std::array<Points, max_cards + 1> scores{};
  player.rate_bids(view, std::span(scores.data(), static_cast<std::size_t>(cards + 1)));
  const std::optional<Tricks> forbidden = forbidden_bid(rules, view.table, view.seat);
  std::array<Tricks, max_cards + 1> best{};
  std::uint32_t count = 0;
  Points highest = 0;
  for (Tricks bid = 0; bid <= cards; ++bid) {
    const Points rating = scores[static_cast<std::size_t>(bid)];
    if (bid == forbidden || (count > 0 && rating < highest))
      continue;
    if (count > 0 && rating > highest)
      count = 0;
    highest = rating;
    best[count++] = bid;
  }
  return best[random.choice(count)];
}

TricksTaken play_cards(PublicRound table, Deal hands, const OwnBids& bids, const Seating& players,
                       Random& random) {
  for (int trick = 0; trick < table.cards; ++trick) {
    table.trick = Trick(table.trump);
    for (int place = 0; place < table.players; ++place) {
      const Seat seat = table.leader.left(place, table.players);
      CardSet& hand = hands[seat];
      const CardView view{table, seat, hand, bids[at(seat)]};
      const Card card = draw_one(players[at(seat)]->choose_cards(view), random);
      hand.erase(card);
      table.play(card);
    }
    table.leader = table.leader.left(table.trick.winning_place(), table.players);
    ++table.taken[at(table.leader)];
  }
  return table.taken;
}

Playout::Playout(Situation situation, const Player& me, const Player& others)
    : situation_(std::move(situation)),
      bid_matters_(me.heeds_bids() || others.heeds_bids()),
      all_random_(dynamic_cast<const RandomPlayer*>(&me) != nullptr &&
                  dynamic_cast<const RandomPlayer*>(&others) != nullptr),
      random_round_(situation_.trump) {
  players_.fill(&others);
  players_[at(situation_.seat)] = &me;
}

OwnBids Playout::hold_auction(PublicRound& table, const Deal& deal, Tricks my_bid,
                              Random& random) const {
  // Each bidder sees the bids before his own only, though all are known once the auction is over.
  const auto heard = table.bids;
  table.bids = {};
  OwnBids bids{};
  for (int s = 0; s < situation_.players; ++s) {
    const Seat seat = Seat::from_index(s);
    const auto place = static_cast<std::size_t>(s);
    if (seat == situation_.seat)
      bids[place] = my_bid;
    else if (heard[place])
      bids[place] = *heard[place];
    else
      bids[place] = draw_best_bid(*players_[place], BidView{table, seat, deal[seat]},
                                  situation_.rules, random);
    make_known(situation_.rules, table, seat, bids[place]);
  }
  reveal_bids(situation_.rules, table, bids);
  return bids;
}

TricksTaken Playout::play(const Deal& deal, Tricks my_bid, Random& random) const {
  if (all_random_)
    return random_round_.play(deal, situation_.players, situation_.cards, random);
  PublicRound table = opening(situation_);
  OwnBids bids{};
  if (bid_matters_)
    bids = hold_auction(table, deal, my_bid, random);
  return play_cards(table, deal, bids, players_, random);
}

SpecialRoundEnd Playout::play_special(const Deal& deal, Tricks my_bid, Random& random) const {
  PublicRound table = opening(situation_);
  OwnBids bids{};
  if (bid_matters_)
    bids = hold_auction(table, deal, my_bid, random);
  return play_special_cards(table, deal, bids, players_, random);
}

}  // namespace wizbid
