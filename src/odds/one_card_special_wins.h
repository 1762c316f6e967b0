// One card each, special cards among them: in how many ways, weighted, a seat takes the trick.
// Internal to odds.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "counting/permanent.h"
#include "odds/one_card_wins.h"
#include "rules/special_cards.h"

namespace wizbid::one_card {

// By seat: whether a card that its player declares counts as a Wizard there.
using Declared = std::array<bool, max_players>;

// What is counted for each card of a seat: the deals in which
enum class Outcome : std::uint8_t {
  taken,        // it takes a trick that counts,
  bonus_taken,  // and a card with a bonus is in it;
  bonus_void,   // it would take one that counts for nobody, and such a card is in it
};
inline constexpr std::size_t outcomes = 3;

// Counts deals for any card that `seat` may hold. The special cards are dealt in every way, one by
// one; for each way, and for each card that may set the suit, all others are a permanent, whose
// columns are added from the weakest card up, so that one pass serves all cards of the seat.
// What each card is worth in the trick is asked of rules/special_cards.h.
template <class Number>
class SpecialWinCounter {
 public:
  SpecialWinCounter(const Table& table, Seat seat, const SeatWeights<Number>& weights,
                    const Declared& declared)
      : table_(table),
        special_(table.rules.special),
        seat_(seat.index()),
        weights_(weights),
        declared_(declared),
        ordinary_(table.deck - CardSet::specials()) {}

  // For each card of `wanted`, a subset of the deck, in the deck's order: the share of each outcome
  // among all deals in which the seat holds it.
  std::vector<Share<Number>> count(CardSet wanted) {
    wanted_ = wanted;
    deal_specials(table_.deck & CardSet::specials(), Number(1));
    std::vector<Share<Number>> shares;
    const std::vector<Number> whole = all_deals();
    std::size_t i = 0;
    for (const Card card : table_.deck) {
      if (wanted.contains(card)) {
        for (std::size_t k = 0; k < outcomes; ++k)
          shares.push_back({parts_[place(card)][k], whole[i]});
      }
      ++i;
    }
    return shares;
  }

 private:
  // How the suit to follow comes about: the seat that settles it, or nobody, and the suit, or none.
  struct Setting {
    int from;
    std::optional<Suit> suit;
  };

  // For each card of the deck the deals in which the seat holds it.
  std::vector<Number> all_deals() const {
    std::vector<Column<Number>> columns;
    for (const Card card : table_.deck) {
      Column<Number> column{};
      std::size_t row = 0;
      for (int s = 0; s < table_.players; ++s) {
        if (s != seat_)
          column[row++] = weight_of(s, card);
      }
      columns.push_back(column);
    }
    return permanents_without_each(table_.players - 1, columns);
  }

  const Number& weight_of(int s, Card card) const {
    return weights_[static_cast<std::size_t>(s)][place(card)];
  }

  std::optional<Card>& held(int s) { return held_[static_cast<std::size_t>(s)]; }
  const std::optional<Card>& held(int s) const { return held_[static_cast<std::size_t>(s)]; }

  PlayedCard played(int s, Card card) const {
    return {card, declared_[static_cast<std::size_t>(s)]};
  }

  // Every way to give the cards of `rest` to seats, one at most to each, or to nobody.
  void deal_specials(CardSet rest, const Number& weight) {
    if (rest.empty())
      return count_deals(weight);
    const Card card = rest.lowest();
    rest.erase(card);
    deal_specials(rest, weight);
    for (int s = 0; s < table_.players; ++s) {
      if (held(s) || (s == seat_ && !wanted_.contains(card)))
        continue;
      held(s) = card;
      deal_specials(rest, s == seat_ ? weight : weight * weight_of(s, card));
      held(s).reset();
    }
  }

  void count_deals(const Number& weight) {
    weight_ = weight;
    frame_ = {};
    frame_.trump = table_.trump;
    counts_ = true;
    has_bonus_ = false;
    rows_.clear();
    for (int s = 0; s < table_.players; ++s) {
      if (held(s)) {
        const CardEffect& effect = *effect_of(special_, *held(s));
        frame_.specials.insert(*held(s));
        counts_ = counts_ && !effect.nobody_wins;
        has_bonus_ = has_bonus_ || effect.bonus != 0;
      } else if (s != seat_) {
        rows_.push_back(s);
      }
    }
    if (counts_ || has_bonus_)
      count_settings();
  }

  void count_settings() {
    for (int s = 0; s < table_.players; ++s) {
      if (held(s)) {
        if (opening_by(special_, played(s, *held(s))).settles)
          return count_setting({s, std::nullopt});
        continue;
      }
      for (const Suit suit : all_suits)
        count_setting({s, suit});
      count_setting({s, std::nullopt});
    }
    count_setting({table_.players, std::nullopt});
  }

  // Whether a seat without a special card may hold this one.
  static bool may_hold(const Setting& setting, int s, Card card) {
    if (s < setting.from)
      return card.is_jester();
    if (s > setting.from)
      return true;
    return setting.suit ? card.is_suited() && card.suit() == *setting.suit : card.is_wizard();
  }

  int standing(int s, Card card) const {
    return standing_in_trick(special_, frame_, played(s, card), s);
  }

  // Whether a card of this standing takes the trick before that of another seat.
  bool beats(int mine, int s, int others) const {
    return mine > others || (mine == others && seat_ < s);
  }

  bool beats_specials(int mine) const {
    for (int s = 0; s < table_.players; ++s) {
      if (s != seat_ && held(s) && !beats(mine, s, standing(s, *held(s))))
        return false;
    }
    return true;
  }

  void count_setting(const Setting& setting) {
    frame_.suit_led = setting.suit;
    frame_.led_from = setting.from;
    if (held(seat_))
      return count_one(setting, *held(seat_));
    CardSet alone;
    for (const Card card : wanted_& ordinary_) {
      if (effect_of(special_, card) != nullptr && may_hold(setting, seat_, card))
        alone.insert(card);
    }
    for (const Card card : alone)
      count_one(setting, card);
    climb(setting, (wanted_ & ordinary_) - alone);
  }

  // A column for the rows that hold the card and lose.
  void add_losers(Permanent<Number>& ways, const Setting& setting, Card card, int mine) const {
    RowSet open = 0;
    Column<Number> column{};
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const int s = rows_[row];
      column[row] = weight_of(s, card);
      if (may_hold(setting, s, card) && beats(mine, s, standing(s, card)))
        open |= 1U << row;
    }
    if (open != 0)
      ways.add_column(column, open);
  }

  void count_one(const Setting& setting, Card mine) {
    const int standing_of_mine = standing(seat_, mine);
    if (!beats_specials(standing_of_mine))
      return;
    Permanent<Number> ways(static_cast<int>(rows_.size()));
    for (const Card card : ordinary_ - CardSet{mine})
      add_losers(ways, setting, card, standing_of_mine);
    add(mine, ways.value());
  }

  // The ordinary cards of the seat, from the weakest up: what loses to one loses to the next too.
  void climb(const Setting& setting, CardSet mine) {
    std::vector<std::pair<int, Card>> order;
    for (const Card card : ordinary_) {
      if (const auto least = least_standing(setting, card))
        order.emplace_back(*least, card);
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    Permanent<Number> ways(static_cast<int>(rows_.size()));
    std::size_t added = 0;
    for (const auto& [standing_of_mine, card] : by_standing(setting, mine)) {
      for (; added < order.size() && order[added].first < standing_of_mine; ++added)
        add_at_least(ways, setting, order[added].second, order[added].first);
      if (!beats_specials(standing_of_mine))
        continue;
      Permanent<Number> with_equals = ways;
      for (std::size_t k = added; k < order.size() && order[k].first == standing_of_mine; ++k) {
        if (order[k].second != card)
          add_losers(with_equals, setting, order[k].second, standing_of_mine);
      }
      add(card, with_equals.value());
    }
  }

  // Those that the seat may hold and that take the trick at all.
  std::vector<std::pair<int, Card>> by_standing(const Setting& setting, CardSet mine) const {
    std::vector<std::pair<int, Card>> cards;
    for (const Card card : mine) {
      if (may_hold(setting, seat_, card))
        cards.emplace_back(standing(seat_, card), card);
    }
    std::stable_sort(cards.begin(), cards.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    return cards;
  }

  // How weak a card can be in the hand of a row; nullopt: no row may hold it.
  std::optional<int> least_standing(const Setting& setting, Card card) const {
    std::optional<int> least;
    for (const int s : rows_) {
      if (may_hold(setting, s, card))
        least = std::min(least.value_or(standing(s, card)), standing(s, card));
    }
    return least;
  }

  // A column for the rows in which the card stands no higher than that. Where a card stands higher
  // in some rows, it is so high that nothing beats it that this pass is for.
  void add_at_least(Permanent<Number>& ways, const Setting& setting, Card card, int least) const {
    RowSet open = 0;
    Column<Number> column{};
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const int s = rows_[row];
      column[row] = weight_of(s, card);
      if (may_hold(setting, s, card) && standing(s, card) == least)
        open |= 1U << row;
    }
    ways.add_column(column, open);
  }

  void add(Card mine, const Number& ways) {
    const Number deals = weight_ * ways;
    auto& parts = parts_[place(mine)];
    if (counts_)
      parts[static_cast<std::size_t>(Outcome::taken)] += deals;
    if (has_bonus_)
      parts[static_cast<std::size_t>(counts_ ? Outcome::bonus_taken : Outcome::bonus_void)] +=
          deals;
  }

  const Table& table_;
  const SpecialCards& special_;
  int seat_;
  const SeatWeights<Number>& weights_;
  const Declared& declared_;
  CardSet ordinary_;
  CardSet wanted_;

  // Of the way in which the special cards are dealt.
  std::array<std::optional<Card>, max_players> held_;
  Number weight_{};
  TrickFrame frame_;
  bool counts_ = true;
  bool has_bonus_ = false;
  std::vector<int> rows_;  // the other seats, without a special card

  std::array<std::array<Number, outcomes>, Card::most_cards> parts_{};
};

}  // namespace wizbid::one_card
