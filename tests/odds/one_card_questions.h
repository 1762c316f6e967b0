// Questions about one-card rounds, in few words.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "odds/question.h"

namespace wizbid::test {

inline constexpr BidNoise infinite = std::numeric_limits<BidNoise>::infinity();

// In the one-card round a player matters in one thing only: whether his bids mean anything.
class FakePlayer final : public Player {
 public:
  explicit FakePlayer(bool heeds_bids) : heeds_bids_(heeds_bids) {}
  std::string_view name() const override { return "fake"; }
  void rate_bids(const BidView&, std::span<Points> scores) const override {
    std::fill(scores.begin(), scores.end(), 0);
  }
  std::array<Points, 4> rate_trumps(const TrumpView&) const override { return {}; }
  CardSet choose_cards(const CardView& view) const override { return view.legal(); }
  CardSet rank_cuts(Trump) const override { return {}; }
  bool heeds_bids() const override { return heeds_bids_; }

 private:
  bool heeds_bids_;
};

// The turn-up must not be the same copy of a Wizard or Jester as the hand's. `named` is the suit
// that the dealer names when a Wizard is turned up.
inline Question ask(int players, int seat_number, Card hand, Card turn_up, Bids bids = {},
                    BidNoise noise = 2, std::optional<Suit> named = std::nullopt) {
  Question question;
  Situation& now = question.situation;
  now.players = players;
  now.seat = Seat::from_number(seat_number);
  now.hand = CardSet{hand};
  now.turn_up = turn_up;
  if (turn_up.is_suited())
    now.trump = turn_up.suit();
  else if (turn_up.is_wizard())
    now.trump = named;
  now.bids = std::move(bids);
  question.model.me = question.model.others = std::make_shared<FakePlayer>(true);
  question.bid_noise = noise;
  return question;
}

inline std::string in_words(const Question& question) {
  const Situation& now = question.situation;
  std::string bids;
  for (const auto& bid : now.bids)
    bids += bid ? std::to_string(*bid) : "-";
  return fmt::format("card {} seat {} of {}, turn-up {}, bids {}, noise {}",
                     now.hand.lowest().index(), now.seat.number(), now.players,
                     now.turn_up->index(), bids, question.bid_noise);
}

// Every list of `length` bids, each 0, 1 or not heard.
inline std::vector<Bids> histories(int length) {
  std::vector<Bids> all{{}};
  for (int i = 0; i < length; ++i) {
    std::vector<Bids> longer;
    for (const Bids& bids : all) {
      for (std::optional<Tricks> bid :
           {std::optional<Tricks>(0), std::optional<Tricks>(1), std::optional<Tricks>()}) {
        longer.push_back(bids);
        longer.back().push_back(bid);
      }
    }
    all = std::move(longer);
  }
  return all;
}

}  // namespace wizbid::test
