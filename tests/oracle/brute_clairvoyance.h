// The one-card round in which each sees all cards but his own, by brute force: every bidder goes
// through all cards that he may hold, one by one, and what the bids before his would have been
// with each. Slow and obviously right; shares nothing with the fast code but the rules of a trick.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "rules/rule_set.h"
#include "rules/scoring.h"
#include "rules/table.h"
#include "rules/trick.h"

namespace wizbid::oracle {

class BruteClairvoyance {
 public:
  using Hands = std::vector<Card>;  // by seat
  using Heard = std::vector<std::optional<Tricks>>;

  // `namer`: the number of the seat that has named the trump, having seen the others' cards; 0:
  // nobody has.
  BruteClairvoyance(int players, RuleSet rules, Card turn_up, Trump trump, int namer = 0)
      : players_(players),
        rules_(std::move(rules)),
        turn_up_(turn_up),
        trump_(trump),
        namer_(namer) {}

  // What `happens(hands)` has for a chance, as the seat sees it; its own card in `hands` is any.
  template <class Happens>
  double chance(int seat, Hands hands, const Heard& bids, double noise, Happens happens) {
    begin(bids, noise);
    std::vector<int> others;
    for (int other = 0; other < static_cast<int>(bids.size()); ++other)
      others.push_back(other);
    return weighed(seat, std::move(hands), others, happens);
  }

  double win_chance(int seat, const Hands& hands, const Heard& bids, double noise) {
    return chance(seat, hands, bids, noise,
                  [&](const Hands& all) { return winner(all, trump_) == seat; });
  }

 private:
  // weight * exp(-loss / noise), noise going to 0; with noise the loss is 0.
  struct Fit {
    double loss = 0;
    double weight = 1;
  };
  static constexpr double equal_within = 1e-9;

  static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

  static int winner(const Hands& hands, Trump trump) {
    Trick trick(trump);
    for (Card card : hands)
      trick.play(card);
    return trick.winning_place();
  }

  void begin(const Heard& bids, double noise) {
    if (bids == bids_ && noise == noise_)
      return;
    bids_ = bids;
    noise_ = noise;
    fits_.clear();
  }

  template <class Visit>
  void every_own_card(int seat, Hands hands, Visit visit) const {
    CardSet left = CardSet::full_deck() - CardSet{turn_up_};
    for (std::size_t other = 0; other < hands.size(); ++other) {
      if (at(seat) != other)
        left.erase(hands[other]);
    }
    for (Card card : left) {
      hands[at(seat)] = card;
      visit(hands);
    }
  }

  // `others`: whose bids the seat goes by.
  template <class Happens>
  double weighed(int seat, Hands hands, const std::vector<int>& others, Happens happens) {
    double least = 1e9;
    double some = 0;
    double all = 0;
    every_own_card(seat, std::move(hands), [&](const Hands& each) {
      Fit deal;
      if (!std::isinf(noise_)) {
        for (int other : others) {
          if (other != seat && bids_[at(other)] && !was_forced(other))
            deal = both(deal, fit_of_bid(other, each));
        }
        if (namer_ != 0 && namer_ != seat + 1)
          deal = both(deal, fit_of_naming(each));
      }
      if (deal.loss > least + equal_within)
        return;
      if (deal.loss < least - equal_within) {
        least = deal.loss;
        some = all = 0;
      }
      all += deal.weight;
      if (happens(each))
        some += deal.weight;
    });
    return some / all;
  }

  static Fit both(const Fit& a, const Fit& b) { return {a.loss + b.loss, a.weight * b.weight}; }

  // By the sum rule he had no choice.
  bool was_forced(int bidder) const {
    if (!rules_.sum_rule || bidder + 1 != players_)
      return false;
    int sum = 0;
    for (int seat = 0; seat < bidder; ++seat)
      sum += bids_[at(seat)].value_or(10);
    return sum == 0 ? true : sum == 1 && !rules_.sum_rule->zero_allowed;
  }

  double worth(double win, Tricks bid) const {
    return win * score(rules_.scoring, bid, 1) + (1 - win) * score(rules_.scoring, bid, 0);
  }

  Fit fit(const std::vector<double>& worth, std::size_t chosen) const {
    const double best = *std::max_element(worth.begin(), worth.end());
    const double lost = best - worth[chosen];
    if (noise_ == 0) {
      const auto as_good = std::count_if(worth.begin(), worth.end(),
                                         [&](double w) { return best - w < equal_within; });
      return {lost < equal_within ? 0 : lost, 1 / static_cast<double>(as_good)};
    }
    double all = 0;
    for (double each : worth)
      all += std::exp((each - best) / noise_);
    return {0, std::exp(-lost / noise_) / all};
  }

  std::uint64_t key(int seat, const Hands& hands) const {
    std::uint64_t key = static_cast<std::uint64_t>(seat);
    for (std::size_t other = 0; other < hands.size(); ++other)
      key = key << 6 | (other == at(seat) ? 63U : static_cast<std::uint64_t>(hands[other].index()));
    return key;
  }

  double plain_win_chance(int seat, const Hands& hands) {
    const auto [place, fresh] = wins_.try_emplace(key(seat, hands));
    if (fresh) {
      int wins = 0;
      int all = 0;
      every_own_card(seat, hands, [&](const Hands& each) {
        wins += winner(each, trump_) == seat ? 1 : 0;
        ++all;
      });
      place->second = static_cast<double>(wins) / all;
    }
    return place->second;
  }

  Fit fit_of_bid(int bidder, const Hands& hands) {
    const std::uint64_t name = key(bidder, hands);
    if (const auto found = fits_.find(name); found != fits_.end())
      return found->second;
    std::vector<int> before;
    for (int seat = 0; seat < bidder && rules_.bids_known == BidsKnown::aloud; ++seat)
      before.push_back(seat);
    const bool nothing_heard = before.empty() && (namer_ == 0 || namer_ == bidder + 1);
    const double win = nothing_heard ? plain_win_chance(bidder, hands)
                                     : weighed(bidder, hands, before, [&](const Hands& each) {
                                         return winner(each, trump_) == bidder;
                                       });
    const Fit read =
        fit({worth(win, 0), worth(win, 1)}, static_cast<std::size_t>(*bids_[at(bidder)]));
    return fits_.emplace(name, read).first->second;
  }

  Fit fit_of_naming(const Hands& hands) {
    const std::uint64_t name = key(namer_ - 1, hands) | std::uint64_t{1} << 63;
    if (const auto found = fits_.find(name); found != fits_.end())
      return found->second;
    std::vector<double> worths;
    std::vector<Trump> trumps(all_suits.begin(), all_suits.end());
    if (rules_.trump.none_allowed)
      trumps.emplace_back(std::nullopt);
    for (const Trump& trump : trumps) {
      int wins = 0;
      int all = 0;
      every_own_card(namer_ - 1, hands, [&](const Hands& each) {
        wins += winner(each, trump) == namer_ - 1 ? 1 : 0;
        ++all;
      });
      const double win = static_cast<double>(wins) / all;
      worths.push_back(std::max(worth(win, 0), worth(win, 1)));
    }
    const auto chosen = std::find(trumps.begin(), trumps.end(), trump_) - trumps.begin();
    return fits_.emplace(name, fit(worths, static_cast<std::size_t>(chosen))).first->second;
  }

  int players_;
  RuleSet rules_;
  Card turn_up_;
  Trump trump_;
  int namer_;
  Heard bids_;
  double noise_ = -1;
  std::unordered_map<std::uint64_t, Fit> fits_;
  std::unordered_map<std::uint64_t, double> wins_;
};

}  // namespace wizbid::oracle
