// The one-card round by brute force: every ordered deal of the hidden cards is played out, one by
// one. Slow and obviously right; shares nothing with the fast code but the rules of a trick.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "rules/rule_set.h"
#include "rules/table.h"
#include "rules/trick.h"

namespace wizbid::oracle {

using HeardBids = std::vector<std::optional<Tricks>>;  // by seat

class BruteOneCard {
 public:
  BruteOneCard(int players, Card turn_up, Trump trump, Scoring scoring = {})
      : players_(players), turn_up_(turn_up), trump_(trump), scoring_(scoring) {
    namer_ = turn_up.is_wizard() ? players : 0;
  }

  // From now on the bids may not add up to 1; with `zero_allowed` the last bidder may say 0 all the
  // same.
  void apply_sum_rule(bool zero_allowed = false) {
    sum_rule_ = true;
    zero_allowed_ = zero_allowed;
  }

  // From now on this seat, by number, has named the trump, having seen its card; 0: nobody has.
  void trump_named_by(int seat, bool none_allowed = false) {
    namer_ = seat;
    none_allowed_ = none_allowed;
  }

  // My chance to win the trick in `seat` with `mine`, given the bids heard from the others; noise 0
  // is the limit, infinity leaves bids and trump unheeded.
  double win_chance(Seat seat, Card mine, const HeardBids& bids, double noise);

  // The chance that `other` holds one of `cards`, as I see it, and the chance that it wins.
  struct Glimpse {
    double holds = 0;
    double wins = 0;
  };
  Glimpse glimpse(Seat seat, Card mine, const HeardBids& bids, double noise, Seat other,
                  CardSet cards);

 private:
  // How well a card fits what its holder did: weight * exp(-loss / noise), noise going to 0; with
  // noise the loss is 0 and the weight says it all.
  struct Fit {
    double loss = 0;
    double weight = 1;
  };
  using Fits = std::array<Fit, Card::deck_size>;
  using Hands = std::array<Card, max_players>;

  static constexpr double equal_within = 1e-9;
  static constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }
  static constexpr std::size_t at(Card card) { return static_cast<std::size_t>(card.index()); }

  template <class Visit>
  void every_deal(Seat seat, Card mine, Visit visit) const;
  template <class Happens>
  double chance(Seat seat, Card mine, const HeardBids& bids, double noise, Happens happens);
  Seat winner(const Hands& hands, Trump trump) const;

  static Fit fit(const std::vector<double>& worth, std::size_t chosen, double noise);
  std::vector<double> worth_of_bids(double win) const;
  // Whether the last of these bids was the only one that was left to its bidder.
  bool was_forced(const HeardBids& so_far) const {
    int sum = 0;
    for (std::size_t s = 0; s + 1 < so_far.size(); ++s)
      sum += so_far[s].value_or(10);
    return sum_rule_ && static_cast<int>(so_far.size()) == players_ &&
           (sum == 0 || (sum == 1 && !zero_allowed_));
  }
  const Fits& fit_of_bid(Seat bidder, const HeardBids& bids, double noise);
  const Fits& fit_of_naming(double noise);
  double worth_of_naming(Card card, Trump trump);

  int players_;
  Card turn_up_;
  Trump trump_;
  Scoring scoring_;
  bool sum_rule_ = false;
  bool zero_allowed_ = false;
  int namer_;
  bool none_allowed_ = false;
  std::map<std::pair<double, HeardBids>, Fits> bid_fits_;  // of the last bidder in the list
  std::map<double, Fits> naming_fits_;
  std::map<std::pair<Card, Trump>, double> naming_worth_;
};

// visit(hands) for each way to give every other seat one of the hidden cards.
template <class Visit>
void BruteOneCard::every_deal(Seat seat, Card mine, Visit visit) const {
  Hands hands{mine, mine, mine, mine, mine, mine};
  const auto deal_to = [&](const auto& self, int next, CardSet rest) -> void {
    if (next == players_)
      return visit(hands);
    if (next == seat.index())
      return self(self, next + 1, rest);
    for (Card card : rest) {
      hands[static_cast<std::size_t>(next)] = card;
      self(self, next + 1, rest - CardSet{card});
    }
  };
  deal_to(deal_to, 0, CardSet::full_deck() - CardSet{turn_up_, mine});
}

inline Seat BruteOneCard::winner(const Hands& hands, Trump trump) const {
  Trick trick(trump);
  trick.play(hands[0]);
  for (int seat = 1; seat < players_; ++seat)
    trick.play(hands[static_cast<std::size_t>(seat)]);
  return Seat::from_index(trick.winning_place());
}

// The weighted share of the deals in which something happens; of the deals of least loss only.
template <class Happens>
double BruteOneCard::chance(Seat seat, Card mine, const HeardBids& bids, double noise,
                            Happens happens) {
  std::vector<std::pair<std::size_t, const Fits*>> evidence;
  if (!std::isinf(noise)) {
    for (std::size_t other = 0; other < bids.size(); ++other) {
      const HeardBids so_far(bids.begin(), bids.begin() + std::ptrdiff_t(other) + 1);
      if (bids[other] && other != at(seat) && !was_forced(so_far))
        evidence.emplace_back(
            other, &fit_of_bid(Seat::from_index(static_cast<int>(other)), so_far, noise));
    }
    if (namer_ != 0 && seat.number() != namer_)
      evidence.emplace_back(namer_ - 1, &fit_of_naming(noise));
  }
  double least = 1e9;
  double all = 0;
  double some = 0;
  every_deal(seat, mine, [&](const Hands& hands) {
    Fit deal;
    for (const auto& [other, fits] : evidence) {
      const Fit& fit = (*fits)[at(hands[other])];
      deal = {deal.loss + fit.loss, deal.weight * fit.weight};
    }
    if (deal.loss > least + equal_within)
      return;
    if (deal.loss < least - equal_within) {
      least = deal.loss;
      all = some = 0;
    }
    all += deal.weight;
    if (happens(hands))
      some += deal.weight;
  });
  return some / all;
}

inline double BruteOneCard::win_chance(Seat seat, Card mine, const HeardBids& bids, double noise) {
  return chance(seat, mine, bids, noise,
                [&](const Hands& hands) { return winner(hands, trump_) == seat; });
}

inline BruteOneCard::Glimpse BruteOneCard::glimpse(Seat seat, Card mine, const HeardBids& bids,
                                                   double noise, Seat other, CardSet cards) {
  return {chance(seat, mine, bids, noise,
                 [&](const Hands& hands) { return cards.contains(hands[at(other)]); }),
          chance(seat, mine, bids, noise,
                 [&](const Hands& hands) { return winner(hands, trump_) == other; })};
}

inline BruteOneCard::Fit BruteOneCard::fit(const std::vector<double>& worth, std::size_t chosen,
                                           double noise) {
  const double best = *std::max_element(worth.begin(), worth.end());
  double all = 0;
  for (double points : worth) {
    if (noise == 0)
      all += points > best - equal_within ? 1 : 0;
    else
      all += std::exp((points - best) / noise);
  }
  if (noise == 0)
    return {best - worth[chosen], 1 / all};
  return {0, std::exp((worth[chosen] - best) / noise) / all};
}

inline std::vector<double> BruteOneCard::worth_of_bids(double win) const {
  const double made_one = scoring_.made + scoring_.made_per_trick;
  const double made_zero = scoring_.made_zero.value_or(scoring_.made);
  return {win * scoring_.missed_per_trick + (1 - win) * made_zero,
          win * made_one + (1 - win) * scoring_.missed_per_trick};
}

inline const BruteOneCard::Fits& BruteOneCard::fit_of_bid(Seat bidder, const HeardBids& bids,
                                                          double noise) {
  const auto [found, is_new] = bid_fits_.try_emplace({noise, bids});
  if (is_new) {
    const HeardBids before(bids.begin(), bids.end() - 1);
    Fits fits;
    for (Card card : CardSet::full_deck() - CardSet{turn_up_}) {
      const double win = win_chance(bidder, card, before, noise);
      fits[at(card)] = fit(worth_of_bids(win), static_cast<std::size_t>(*bids.back()), noise);
    }
    found->second = fits;
  }
  return found->second;
}

// Before any bid is heard, and with nothing to read from a choice of his own.
inline double BruteOneCard::worth_of_naming(Card card, Trump trump) {
  const auto [found, is_new] = naming_worth_.try_emplace({card, trump});
  if (is_new) {
    const Seat namer = Seat::from_number(namer_);
    double deals = 0;
    double wins = 0;
    every_deal(namer, card, [&](const Hands& hands) {
      ++deals;
      if (winner(hands, trump) == namer)
        ++wins;
    });
    const std::vector<double> worth = worth_of_bids(wins / deals);
    found->second = *std::max_element(worth.begin(), worth.end());
  }
  return found->second;
}

inline const BruteOneCard::Fits& BruteOneCard::fit_of_naming(double noise) {
  const auto [found, is_new] = naming_fits_.try_emplace(noise);
  if (is_new) {
    for (Card card : CardSet::full_deck() - CardSet{turn_up_}) {
      std::vector<double> worth;
      for (Suit suit : all_suits)
        worth.push_back(worth_of_naming(card, suit));
      if (none_allowed_)
        worth.push_back(worth_of_naming(card, std::nullopt));
      found->second[at(card)] = fit(worth, trump_ ? static_cast<std::size_t>(*trump_) : 4, noise);
    }
  }
  return found->second;
}

}  // namespace wizbid::oracle
