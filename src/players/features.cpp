#include "players/features.h"

#include <algorithm>

#include "players/feature_blocks.h"
#include "players/many_processors.h"

namespace wizbid {
namespace {

using namespace feature_blocks;

unsigned bits_of(CardSet cards, int suit) {
  return static_cast<unsigned>(cards.bits() >> (suit * ranks_per_suit)) & 0x1FFFU;
}

// One list in the making.
class Listing {
 public:
  Listing(const PublicRound& table, const Asker& asker, const SuitOrder& suits, Decision decision)
      : table_(table), asker_(asker), suits_(suits), decision_(decision), gone_(table.played) {
    if (table.turn_up)
      gone_.insert(*table.turn_up);
    unseen_ = CardSet::full_deck() - gone_ - asker.hand;
    need_ = asker.bid - table.taken[at(asker.seat)];
    left_ = count(asker.hand);
  }

  Inputs make() {
    add_setting();
    add_cards();
    add_lengths();
    if (decision_ == Decision::card)
      add_trick();
    for (int steps = 1; steps < table_.players; ++steps)
      add_other(steps);
    add_totals();
    return list_;
  }

 private:
  int place(Suit suit) const { return suits_.place[static_cast<std::size_t>(suit)]; }
  int face(Card card) const { return face_of(suits_, card); }
  void add(int input) { list_.add(input); }

  void add_setting() {
    add(decision_kind + static_cast<int>(decision_));
    add(objective_kind + static_cast<int>(asker_.objective));
    if (asker_.sum_rule)
      add(sum_rule_kind);
    const bool turned = table_.turn_up && table_.turn_up->is_suited();
    add(turned_up + (turned ? 0 : table_.trump ? 2 : 1));
    const int table_size = table_.players - min_players;
    add(round_size + table_size * 20 + table_.cards - 1);
    add(own_seat + table_size * 6 + asker_.seat.index());
    add(tricks_left + left_);
    if (decision_ == Decision::card) {
      add(own_bid + asker_.bid);
      add(need_and_left + left_ * 22 + std::clamp(need_, -1, 20) + 1);
    }
    const int hidden = left_ * (table_.players - 1);
    add(density + std::min(16, 16 * hidden / std::max(1, count(unseen_))));
  }

  void add_cards() {
    for (Card card : asker_.hand) {
      if (!card.is_suited())
        continue;
      add(own_card + face(card));
      const int row = place(card.suit()) * ranks_per_suit;
      add(higher_unseen + row + count(CardSet::above(card) & unseen_));
      add(lower_unseen + row + count(CardSet::below(card) & unseen_));
    }
    for (Card card : gone_)
      if (card.is_suited())
        add(gone_card + face(card));
    add_specials(own_card, asker_.hand);
    add_specials(gone_card, gone_);
  }

  // Thermometers: three Wizards switch on the first three of four inputs.
  void add_specials(int block, CardSet cards) {
    const int first = block + suit_places * ranks_per_suit;
    for (int i = 0; i < count(cards & CardSet::wizards()); ++i)
      add(first + i);
    for (int i = 0; i < count(cards & CardSet::jesters()); ++i)
      add(first + Card::copies + i);
  }

  void add_lengths() {
    for (Suit suit : all_suits) {
      const CardSet cards = CardSet::of_suit(suit);
      add(own_length + place(suit) * 14 + count(asker_.hand & cards));
      add(gone_length + place(suit) * 14 + count(gone_ & cards));
    }
  }

  void add_trick() {
    const Trick& trick = table_.trick;
    add(to_act + table_.still_to_play());
    const auto led = trick.suit_to_follow();
    add(suit_led + (led ? place(*led) : suit_places));
    if (trick.size() == 0) {
      add(best_card + faces);
      return;
    }
    add(best_card + face(trick.winning_card()));
    const CardSet beaters = trick.winners();
    add(beaters_unseen + std::min(24, count(beaters & unseen_)));
    add(winning_count + count(trick.legal(asker_.hand) & beaters));
    const Seat winner = table_.leader.left(trick.winning_place(), table_.players);
    add(winner_seat + steps_to(winner));
    add(winner_need + need_kind(winner));
  }

  int steps_to(Seat seat) const {
    return (seat.index() - asker_.seat.index() + table_.players) % table_.players;
  }

  int need_kind(Seat seat) const {
    const auto bid = table_.bids[at(seat)];
    if (!bid)
      return 2;
    return *bid > table_.taken[at(seat)] ? 1 : 0;
  }

  void add_other(int steps) {
    const Seat seat = asker_.seat.left(steps, table_.players);
    const auto bid = table_.bids[at(seat)];
    const int row = steps - 1;
    if (decision_ != Decision::card) {
      add(other_bid + row * 14 + (bid ? std::min(*bid, 12) : 13));
      return;
    }
    const int need = bid ? std::clamp(*bid - table_.taken[at(seat)], -4, 10) + 4 : 15;
    add(other_need + row * 16 + need);
    const unsigned voids = table_.voids[at(seat)];
    for (Suit suit : all_suits)
      if ((voids >> static_cast<unsigned>(suit)) & 1U)
        add(other_void + row * suit_places + place(suit));
    if (steps <= table_.still_to_play())
      add_acting(seat, row, voids);
  }

  void add_acting(Seat seat, int row, unsigned voids) {
    add(other_acts + row * 4 + need_kind(seat));
    const auto led = table_.trick.suit_to_follow();
    if (led && ((voids >> static_cast<unsigned>(*led)) & 1U))
      add(other_acts + row * 4 + 3);
  }

  void add_totals() {
    int total = decision_ == Decision::card ? need_ : 0;
    int unheard = 0;
    for (int steps = 1; steps < table_.players; ++steps) {
      const Seat seat = asker_.seat.left(steps, table_.players);
      const auto bid = table_.bids[at(seat)];
      total += bid ? *bid - table_.taken[at(seat)] : 0;
      unheard += bid ? 0 : 1;
    }
    const bool known = decision_ != Decision::card || unheard == 0;
    add(total_need + (known ? std::clamp(total - left_, -12, 12) + 12 : 25));
    add(bids_to_come + unheard);
  }

  const PublicRound& table_;
  const Asker& asker_;
  const SuitOrder& suits_;
  Decision decision_;
  CardSet gone_;
  CardSet unseen_;
  int need_ = 0;
  int left_ = 0;
  Inputs list_;
};

// Own length, own cards, cards gone, led or not, who is void: all that may tell plain suits apart.
std::uint64_t suit_key(const PublicRound& table, const Asker& asker, CardSet gone, int suit) {
  const unsigned own = bits_of(asker.hand, suit);
  const auto led = table.trick.suit_to_follow();
  std::uint64_t key = static_cast<unsigned>(count(CardSet::from_bits(own)));
  key = key << 13 | own;
  key = key << 13 | bits_of(gone, suit);
  key = key << 1 | (led && static_cast<int>(*led) == suit ? 1U : 0U);
  for (int steps = 1; steps < max_players; ++steps) {
    const bool sits = steps < table.players;
    const unsigned voids = sits ? table.voids[at(asker.seat.left(steps, table.players))] : 0U;
    key = key << 1 | ((voids >> suit) & 1U);
  }
  return key;
}

}  // namespace

int input_count() {
  return inputs_end;
}

WIZBID_FOR_MANY_PROCESSORS
SuitOrder canonical_suits(const PublicRound& table, const Asker& asker) {
  CardSet gone = table.played;
  if (table.turn_up)
    gone.insert(*table.turn_up);
  SuitOrder order{};
  for (int suit = 0; suit < 4; ++suit)
    order.key[static_cast<std::size_t>(suit)] = suit_key(table, asker, gone, suit);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    if (table.trump && static_cast<std::size_t>(*table.trump) == suit)
      continue;
    int before = 0;
    for (std::size_t other = 0; other < 4; ++other) {
      const bool plain = !table.trump || static_cast<std::size_t>(*table.trump) != other;
      if (plain && (order.key[other] > order.key[suit] ||
                    (order.key[other] == order.key[suit] && other < suit)))
        ++before;
    }
    order.place[suit] = static_cast<std::uint8_t>(1 + before);
  }
  return order;
}

WIZBID_FOR_MANY_PROCESSORS
Inputs state_inputs(const PublicRound& table, const Asker& asker, const SuitOrder& suits,
                    Decision decision) {
  return Listing(table, asker, suits, decision).make();
}

}  // namespace wizbid
