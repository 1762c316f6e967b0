#include "odds/enumerated_model.h"

#include <algorithm>

#include "rules/bidding.h"

namespace wizbid {
namespace {

bool was_heard(const Situation& situation, std::size_t seat) {
  return seat < situation.bids.size() && situation.bids[seat];
}

// The legal bids that a player likes best.
std::vector<Tricks> best_bids(const Player& player, const BidView& view, const RuleSet& rules) {
  const int cards = view.table.cards;
  std::array<Points, max_cards + 1> scores{};
  player.rate_bids(view, std::span(scores.data(), static_cast<std::size_t>(cards) + 1));
  const std::optional<Tricks> forbidden = forbidden_bid(rules, view.table, view.seat);
  std::vector<Tricks> best;
  Points highest = 0;
  for (Tricks bid = 0; bid <= cards; ++bid) {
    const Points score = scores[static_cast<std::size_t>(bid)];
    if (bid == forbidden || (!best.empty() && score < highest))
      continue;
    if (score > highest)
      best.clear();
    highest = score;
    best.push_back(bid);
  }
  return best;
}

// The like cards in a set: all its Wizards, or all its Jesters, or the card itself.
CardSet like(Card card, CardSet cards) {
  if (card.is_suited())
    return {card};
  return cards & (card.is_wizard() ? CardSet::wizards() : CardSet::jesters());
}

void play_card(PublicRound& table, Deal& hands, Seat seat, Card card) {
  hands[seat].erase(card);
  table.played.insert(card);
  table.trick.play(card);
  if (table.trick.size() < table.players)
    return;
  table.leader = table.leader.left(table.trick.winning_place(), table.players);
  ++table.taken[at(table.leader)];
  table.trick = Trick(table.trump);
}

}  // namespace

std::optional<std::uint64_t> ModelTree::unit_of(const Question& question) {
  const Situation& situation = question.situation;
  auto unit = card_choices_unit(situation.players, situation.cards);
  if (!wizbid::bid_matters(question.model))
    return unit;
  for (int seat = 0; seat < situation.players; ++seat)
    if (seat != situation.seat.index() && !was_heard(situation, static_cast<std::size_t>(seat)))
      unit = product(unit, choices_unit(situation.cards + 1));
  return unit;
}

ModelTree::ModelTree(const Question& question)
    : question_(question),
      opening_(opening(question.situation)),
      bid_matters_(wizbid::bid_matters(question.model)),
      unit_(*unit_of(question)) {
  players_.fill(question.model.others.get());
  players_[at(question.situation.seat)] = question.model.me.get();
  // Each bidder sees the bids before his own only, though all are known once the auction is over.
  if (bid_matters_)
    opening_.bids = {};
}

void ModelTree::play(const Deal& deal, Ways ways) {
  std::ranges::fill(ways, 0);
  const auto row = static_cast<std::size_t>(question_.situation.cards) + 1;
  if (!bid_matters_) {
    row_ = ways.first(row);
    play_cards({opening_, deal, {}, unit_});
    return;
  }
  for (Tricks bid : bids_asked(question_.situation)) {
    row_ = ways.first(row);
    ways = ways.subspan(row);
    hold_auction({opening_, deal, {}, unit_}, 0, bid);
  }
}

void ModelTree::hold_auction(Round round, int seat, Tricks mine) {
  const Situation& situation = question_.situation;
  for (; seat < situation.players; ++seat) {
    const auto place = static_cast<std::size_t>(seat);
    if (seat == situation.seat.index()) {
      round.bids[place] = mine;
      make_known(situation.rules, round.table, situation.seat, mine);
    } else if (was_heard(situation, place)) {
      round.bids[place] = *situation.bids[place];
      make_known(situation.rules, round.table, Seat::from_index(seat), *situation.bids[place]);
    } else {
      const Seat here = Seat::from_index(seat);
      const auto best =
          best_bids(*players_[place], {round.table, here, round.hands[here]}, situation.rules);
      round.weight /= best.size();
      for (Tricks bid : best) {
        round.bids[place] = bid;
        make_known(situation.rules, round.table, here, bid);
        hold_auction(round, seat + 1, mine);
      }
      return;
    }
  }
  reveal_bids(situation.rules, round.table, round.bids);
  play_cards(round);
}

// Plays on as long as there is nothing to branch on.
void ModelTree::play_cards(Round round) {
  const PublicRound& table = round.table;
  for (;;) {
    const Seat seat = table.leader.left(table.trick.size(), table.players);
    if (round.hands[seat].empty())
      break;
    const CardSet liked = choices(round, seat);
    const Card card = liked.lowest();
    if (like(card, liked) != liked) {
      branch(round, seat, liked);
      return;
    }
    play_card(round.table, round.hands, seat, card);
  }
  row_[static_cast<std::size_t>(table.taken[at(question_.situation.seat)])] += round.weight;
}

CardSet ModelTree::choices(const Round& round, Seat seat) const {
  const CardView view{round.table, seat, round.hands[seat], round.bids[at(seat)]};
  const CardSet legal = view.legal();
  return legal.size() == 1 ? legal : players_[at(seat)]->choose_cards(view);
}

void ModelTree::branch(const Round& round, Seat seat, CardSet liked) {
  const auto count = static_cast<std::uint64_t>(liked.size());
  for (CardSet rest = liked; !rest.empty();) {
    const Card card = rest.lowest();
    const CardSet same = like(card, rest);
    rest -= same;
    Round next = round;
    next.weight = round.weight / count * static_cast<std::uint64_t>(same.size());
    play_card(next.table, next.hands, seat, card);
    play_cards(next);
  }
}

}  // namespace wizbid
