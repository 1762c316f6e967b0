#include "odds/enumerated_random_tree.h"

#include <algorithm>
#include <bit>

#include "rules/trick.h"

namespace wizbid {
namespace {

constexpr std::uint64_t wizards = CardSet::wizards().bits();
constexpr std::uint64_t jesters = CardSet::jesters().bits();
constexpr std::uint64_t specials = wizards | jesters;
// The lowest cards of the suits after the first, of the Wizards and of the Jesters, and the place
// after the last: where a run of neighbouring cards ends at the latest.
constexpr std::uint64_t run_ends =
    1ULL << 13 | 1ULL << 26 | 1ULL << 39 | 1ULL << 52 | 1ULL << 56 | 1ULL << 60;

constexpr std::size_t most_positions_remembered = std::size_t{1} << 20;  // 32 MB

}  // namespace

RandomTree::RandomTree(const Situation& situation, int cards)
    : players_(situation.players),
      cards_(cards),
      me_(situation.seat.index()),
      rows_(situation.players, situation.trump) {
  for (Card card : CardSet::full_deck()) {
    const auto place = static_cast<std::size_t>(card.index());
    Trick trick(situation.trump);
    trick.play(card);
    beaten_by_[place] = trick.winners().bits();
    if (card.is_suited())
      suit_of_[place] = CardSet::of_suit(card.suit()).bits();
  }
  for (int left = 0; left <= cards_; ++left) {
    units_.push_back(*card_choices_unit(players_, left));
    const int all_left = players_ * left;
    const bool remember = left > 1 && rows_.key_bits(all_left) <= 64 &&
                          left < static_cast<int>(PositionMemory::most_ways) &&
                          units_.back() <= PositionMemory::largest_way;
    memories_.emplace_back(remember ? most_positions_remembered : 0);
  }
}

void RandomTree::deal(const Deal& deal) {
  in_hands_ = 0;
  // Like cards are numbered from the first seat on, as PositionRows wants them.
  std::uint64_t next_wizard = 1ULL << Card::wizard().index();
  std::uint64_t next_jester = 1ULL << Card::jester().index();
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
    Bits& hand = hands_[seat];
    hand = deal.hands[seat].bits();
    const int own_wizards = std::popcount(hand & wizards);
    const int own_jesters = std::popcount(hand & jesters);
    hand = (hand & ~specials) | ((next_wizard << own_wizards) - next_wizard) |
           ((next_jester << own_jesters) - next_jester);
    next_wizard <<= own_wizards;
    next_jester <<= own_jesters;
    in_hands_ |= hand;
  }
  rows_.start(std::span(hands_).first(static_cast<std::size_t>(players_)));
}

void RandomTree::play_on(int leader, int cards_left, Ways ways) {
  PositionMemory& memory = memories_[static_cast<std::size_t>(cards_left)];
  const bool remembered_after =
      cards_left > 1 && memories_[static_cast<std::size_t>(cards_left) - 1].remembers();
  const Node node{cards_left, remembered_after, ways};
  if (!memory.remembers()) {
    play_trick(leader, node);
    return;
  }
  const std::uint64_t key = rows_.key(leader, in_hands_);
  if (memory.recall(key, ways))
    return;
  play_trick(leader, node);
  memory.remember(key, ways);
}

void RandomTree::play_trick(int leader, const Node& node) {
  std::ranges::fill(node.ways, 0);
  if (node.cards_left == 0)
    node.ways[0] = 1;
  else if (node.cards_left == 1)
    node.ways[last_winner(leader) == me_] = 1;
  else
    next_card({}, leader, players_, node, units_[static_cast<std::size_t>(node.cards_left)]);
}

void RandomTree::next_card(const Table& table, int seat, int still_to_play, const Node& node,
                           std::uint64_t weight) {
  if (still_to_play == 0) {
    end_trick(table.winner, node, weight);
    return;
  }
  Bits& hand = hands_[static_cast<std::size_t>(seat)];
  const Bits before = hand;
  const Bits legal = (before & table.follow) != 0 ? before & (table.follow | specials) : before;
  const auto choices = static_cast<unsigned>(std::popcount(legal));
  const std::uint64_t share = choices == 1 ? weight : weight / choices;
  // Other hands' Wizards and Jesters do not part one's own.
  const Bits parting = ((in_hands_ & ~before & ~specials) | table.winning) | run_ends;
  for (Bits rest = legal; rest != 0;) {
    const Bits card = rest & -rest;
    const Bits ends = parting & ~(card | (card - 1));
    const Bits run = rest & ((ends & -ends) - 1);
    rest &= ~run;
    hand = before & ~card;
    in_hands_ &= ~card;
    const std::uint64_t run_share = share * static_cast<unsigned>(std::popcount(run));
    const Table next = after(table, card, seat);
    if (node.is_remembered_after) {
      const auto undo = rows_.take(std::countr_zero(card), in_hands_);
      next_card(next, left_of(seat), still_to_play - 1, node, run_share);
      rows_.put_back(undo);
    } else {
      next_card(next, left_of(seat), still_to_play - 1, node, run_share);
    }
    in_hands_ |= card;
  }
  hand = before;
}

void RandomTree::end_trick(int winner, const Node& node, std::uint64_t weight) {
  const auto mine = static_cast<std::size_t>(winner == me_);
  if (node.cards_left == 2) {
    node.ways[mine + (last_winner(winner) == me_)] += weight;
    return;
  }
  const auto left = static_cast<std::size_t>(node.cards_left - 1);
  std::array<std::uint64_t, max_cards + 1> room;
  const Ways later = std::span(room).first(left + 1);
  play_on(winner, node.cards_left - 1, later);
  const std::uint64_t scale = weight / units_[left];
  for (std::size_t t = 0; t < later.size(); ++t)
    node.ways[mine + t] += scale * later[t];
}

RandomTree::Table RandomTree::after(const Table& table, Bits card, int seat) const {
  const auto place = static_cast<std::size_t>(std::countr_zero(card));
  Table next = table;
  if ((table.winners & card) != 0) {
    next.winners = beaten_by_[place];
    next.winning = card;
    next.winner = seat;
  }
  if (table.open && (card & jesters) == 0) {
    next.open = false;
    next.follow = suit_of_[place];
  }
  return next;
}

// Everybody has one card left.
int RandomTree::last_winner(int leader) const {
  Bits winners = ~Bits{0};
  int winner = leader;
  for (int i = 0, seat = leader; i < players_; ++i, seat = left_of(seat)) {
    const Bits card = hands_[static_cast<std::size_t>(seat)];
    if ((winners & card) != 0) {
      winners = beaten_by_[static_cast<std::size_t>(std::countr_zero(card))];
      winner = seat;
    }
  }
  return winner;
}

}  // namespace wizbid
