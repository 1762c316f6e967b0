// The one-card round of three players with special cards by brute force: tricks judged sentence by
// sentence, every deal gone through one by one. Shares nothing with the fast code but the cards.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "oracle/slow_trick.h"

namespace wizbid::oracle {

// The special cards of an edition, as the deck has them.
enum class Edition { camelot, magic, jubilee };

struct SpecialOutcome {
  int taker = 0;       // who wins the trick, or would have
  bool counts = true;  // else it is nobody's
  bool grail = false;  // the Holy Grail is in it
};

inline SpecialOutcome slow_special_outcome(Edition edition, const std::vector<Card>& trick,
                                           const std::vector<bool>& as_wizard, Trump trump) {
  const auto place_of = [&](Card card) {
    const auto found = std::find(trick.begin(), trick.end(), card);
    return found == trick.end() ? std::optional<int>() : static_cast<int>(found - trick.begin());
  };
  SpecialOutcome outcome;
  std::vector<Card> ordinary;  // without the cards that do nothing in it
  std::vector<int> places;
  for (int place = 0; place < static_cast<int>(trick.size()); ++place) {
    Card card = trick[static_cast<std::size_t>(place)];
    const Card declared = Card::special(edition == Edition::camelot ? 0 : 3);
    if (card == declared)
      card = as_wizard[static_cast<std::size_t>(place)] ? Card::wizard() : Card::jester();
    if (card.is_special())
      continue;
    ordinary.push_back(card);
    places.push_back(place);
  }
  if (!ordinary.empty())
    outcome.taker = places[static_cast<std::size_t>(slow_winning_place(ordinary, trump))];
  if (edition == Edition::camelot) {
    const auto excalibur = place_of(Card::special(1));
    const auto morgan = place_of(Card::special(2));
    const auto grail = place_of(Card::special(3));
    outcome.counts = !excalibur;
    outcome.grail = grail.has_value();
    if (grail == 1 || grail == 3 || grail == 5)  // the second, fourth, sixth card
      outcome.taker = *grail;
    else if (morgan && !grail)
      outcome.taker = *morgan;
  } else if (edition == Edition::jubilee) {
    const auto dragon = place_of(Card::special(0));
    const auto fairy = place_of(Card::special(1));
    outcome.counts = !place_of(Card::special(2));
    if (dragon)
      outcome.taker = fairy ? *fairy : *dragon;
  } else if (const auto led = slow_suit_to_follow(trick)) {
    const auto two = place_of(Card(Rank::two, *led));
    const auto leader =
        std::find_if(trick.begin(), trick.end(), [](Card card) { return card.is_suited(); });
    if (two && *two != static_cast<int>(leader - trick.begin()))
      outcome.taker = *two;
  }
  return outcome;
}

// What somebody knows of the three bids; nullopt: not heard.
using SpecialBids = std::array<std::optional<int>, 3>;

class BruteSpecial {
 public:
  BruteSpecial(Edition edition, CardSet deck_without_turn_up, Trump trump)
      : edition_(edition), trump_(trump) {
    for (const Card card : deck_without_turn_up)
      deck_.push_back(card);
  }

  // The dealer named the trump once he had seen his card.
  void dealer_named_trump() { named_ = true; }

  struct Fare {
    double win = 0;
    double score = 0;
    double made_with_grail = 0;
    std::array<double, 3> takes{};    // a seat takes the trick
    std::array<double, 3> special{};  // it holds a special card
  };

  // What becomes of seat `seat` (0..2) with `mine` after `bid`, by somebody who has heard `heard`.
  Fare fare(int seat, Card mine, int bid, const SpecialBids& heard, double noise) {
    return fare_of(seat, mine, bid, heard, noise, trump_, true);
  }

 private:
  using Weights = std::map<Card, double>;

  Fare fare_of(int seat, Card mine, int bid, const SpecialBids& heard, double noise, Trump trump,
               bool evidence) {
    std::array<const Weights*, 3> weights{};
    for (int s = 0; s < 3; ++s) {
      if (evidence && s != seat)
        weights[at(s)] = weights_of(s, heard, noise);
    }
    SpecialBids known = heard;
    known[at(seat)] = bid;
    const int a = seat == 0 ? 1 : 0;
    const int b = seat == 2 ? 1 : 2;
    double all = 0;
    Fare sum;
    for (const Card first : deck_) {
      for (const Card second : deck_) {
        if (first == second || first == mine || second == mine)
          continue;
        const double weight = weight_in(weights[at(a)], first) * weight_in(weights[at(b)], second);
        std::vector<Card> trick(3, mine);
        trick[at(a)] = first;
        trick[at(b)] = second;
        const SpecialOutcome outcome =
            slow_special_outcome(edition_, trick, declared(trick, known, trump), trump);
        const bool takes = outcome.taker == seat;
        const int tricks = takes && outcome.counts ? 1 : 0;
        const int made = 20 + 10 * bid + (takes && outcome.grail ? 20 : 0);
        all += weight;
        sum.win += weight * tricks;
        sum.score += weight * (tricks == bid ? made : -10);
        sum.made_with_grail += tricks == bid && takes && outcome.grail ? weight : 0;
        sum.takes[at(outcome.taker)] += outcome.counts ? weight : 0;
        for (std::size_t s = 0; s < trick.size(); ++s)
          sum.special[s] += is_special(trick[s]) ? weight : 0;
      }
    }
    for (std::size_t s = 0; s < 3; ++s) {
      sum.takes[s] /= all;
      sum.special[s] /= all;
    }
    return {sum.win / all, sum.score / all, sum.made_with_grail / all, sum.takes, sum.special};
  }

  static std::size_t at(int s) { return static_cast<std::size_t>(s); }
  static double weight_in(const Weights* weights, Card card) {
    return weights ? weights->at(card) : 1;
  }

  bool is_special(Card card) const {
    return card.is_special() ||
           (edition_ == Edition::magic && card.is_suited() && card.rank() == Rank::two);
  }

  bool is_declared(Card card) const {
    return card == Card::special(edition_ == Edition::camelot ? 0 : 3);
  }

  // By need where the bid is known, else by the better bid of who holds the card and has heard
  // none.
  std::vector<bool> declared(const std::vector<Card>& trick, const SpecialBids& known,
                             Trump trump) {
    std::vector<bool> as_wizard(3, false);
    for (int s = 0; s < 3; ++s) {
      const Card card = trick[at(s)];
      if (is_declared(card))
        as_wizard[at(s)] = known[at(s)] ? *known[at(s)] == 1 : usually_one(s, card, trump);
    }
    return as_wizard;
  }

  bool usually_one(int seat, Card card, Trump trump) {
    const auto key = std::pair(seat, trump ? static_cast<int>(*trump) : 4);
    if (const auto found = usual_.find(key); found != usual_.end())
      return found->second;
    const double zero = fare_of(seat, card, 0, {}, 1, trump, false).score;
    const double one = fare_of(seat, card, 1, {}, 1, trump, false).score;
    return usual_[key] = one > zero;
  }

  static double choice(const std::vector<double>& worth, std::size_t chosen, double noise) {
    double all = 0;
    for (const double each : worth)
      all += std::exp((each - worth[chosen]) / noise);
    return 1 / all;
  }

  // How likely seat `s` says what was heard of it, by its card.
  const Weights* weights_of(int s, const SpecialBids& heard, double noise) {
    if (std::isinf(noise))
      return nullptr;
    SpecialBids before{};
    std::copy(heard.begin(), heard.begin() + s, before.begin());
    const auto key = std::tuple(s, before, heard[at(s)], noise);
    if (const auto found = weights_.find(key); found != weights_.end())
      return &found->second;
    Weights weights;
    for (const Card card : deck_) {
      double weight = s == 2 && named_ ? naming_weight(card, noise) : 1;
      if (heard[at(s)]) {
        const std::vector<double> worth{fare(s, card, 0, before, noise).score,
                                        fare(s, card, 1, before, noise).score};
        weight *= choice(worth, at(*heard[at(s)]), noise);
      }
      weights[card] = weight;
    }
    return &(weights_[key] = weights);
  }

  double naming_weight(Card card, double noise) {
    std::vector<double> worth;
    for (const Suit suit : all_suits)
      worth.push_back(std::max(fare_of(2, card, 0, {}, 1, suit, false).score,
                               fare_of(2, card, 1, {}, 1, suit, false).score));
    return choice(worth, static_cast<std::size_t>(*trump_), noise);
  }

  Edition edition_;
  std::vector<Card> deck_;
  Trump trump_;
  bool named_ = false;
  std::map<std::pair<int, int>, bool> usual_;
  std::map<std::tuple<int, SpecialBids, std::optional<int>, double>, Weights> weights_;
};

}  // namespace wizbid::oracle
