// The odds of each card: enumerated against brute force, sampled against enumerated.
#include "odds/card_odds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "cards/card_text.h"
#include "odds/card_enumerated.h"
#include "odds/card_plan.h"
#include "odds/card_sampled.h"
#include "odds/mid_rounds.h"
#include "players/playout.h"
#include "players/round_suits.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

constexpr BidNoise ignored = std::numeric_limits<double>::infinity();

CardQuestion question(const MidRound& round, const char* player, BidNoise noise) {
  return {round, {find_player(player), find_player(player)}, noise};
}

CardAnswer enumerated(const CardQuestion& about, unsigned threads = 1) {
  NoWatcher watcher;
  return enumerate_cards(about, threads, watcher).value();
}

CardAnswer sampled(const CardQuestion& about, std::uint64_t deals, unsigned threads = 1) {
  NoWatcher watcher;
  SampleOptions options;
  options.size.deals = deals;
  options.threads = threads;
  return sample_cards(about, options, watcher);
}

// The oracle: gives out the unseen cards one by one in every way, plays with every choice that a
// player likes equally, and weighs by the textbook formula of the softmax.
class BruteForce {
 public:
  explicit BruteForce(const CardQuestion& about) : about_(about) {}

  // By card that I may play: the chances of 0, 1, ... tricks.
  std::map<std::string, std::vector<double>> run() {
    const HiddenHands hidden = hidden_hands(about_.round);
    for (const Card card : hidden.unseen)
      stock_.push_back(card);
    need_ = hidden.left;
    Deal deal;
    give_out(0, deal);
    for (auto& [card, chances] : sums_)
      for (double& chance : chances)
        chance /= total_;
    return sums_;
  }

 private:
  // Seat after seat: every set of the cards that are left for it.
  void give_out(std::size_t next, Deal& deal) {
    std::size_t seat = 0;
    while (seat < max_players && deal.hands[seat].size() == need_[seat])
      ++seat;
    if (seat == max_players)
      return play(deal);
    if (next == stock_.size())
      return;
    for (std::size_t s = seat; s < max_players; ++s) {
      if (deal.hands[s].size() == need_[s] || !may_hold(s, stock_[next]))
        continue;
      deal.hands[s].insert(stock_[next]);
      give_out(next + 1, deal);
      deal.hands[s].erase(stock_[next]);
    }
    give_out(next + 1, deal);
  }

  bool may_hold(std::size_t seat, Card card) const {
    const auto voids = about_.round.state.voids[seat];
    return !card.is_suited() || (voids >> static_cast<unsigned>(card.suit()) & 1U) == 0;
  }

  double weight(const Deal& left) const {
    if (std::isinf(about_.bid_noise))
      return 1;
    const Situation& situation = about_.round.situation;
    PublicRound table = opening(situation);
    table.bids = {};
    double product = 1;
    for (std::size_t s = 0; s < situation.bids.size(); ++s) {
      if (static_cast<int>(s) != about_.round.me()) {
        std::vector<Points> worth(static_cast<std::size_t>(situation.cards) + 1);
        const CardSet hand = left.hands[s] | about_.round.played[s];
        about_.model.others->rate_bids(BidView{table, Seat::from_index(static_cast<int>(s)), hand},
                                       worth);
        double sum = 0;
        for (const Points each : worth)
          sum += std::exp(each / about_.bid_noise);
        product *=
            std::exp(worth[static_cast<std::size_t>(*situation.bids[s])] / about_.bid_noise) / sum;
      }
      table.bids[s] = situation.bids[s];
    }
    return product;
  }

  void play(const Deal& left) {
    const double heavy = weight(left);
    total_ += heavy;
    for (const Card card : about_.round.legal()) {
      auto& chances = sums_[card_text(card)];
      chances.resize(static_cast<std::size_t>(about_.round.situation.cards) + 1);
      PublicRound table = about_.round.table();
      Deal hands = left;
      hands[about_.round.situation.seat] = about_.round.held;
      const bool counted = done_.insert(card_text(card)).second;
      if (counted)
        follow(table, hands, card, heavy, chances);
    }
    done_.clear();
  }

  void follow(PublicRound table, Deal hands, Card card, double share,
              std::vector<double>& chances) {
    hands[table.turn()].erase(card);
    table.play(card);
    if (table.trick.size() == table.players) {
      table.leader = table.leader.left(table.trick.winning_place(), table.players);
      ++table.taken[static_cast<std::size_t>(table.leader.index())];
      table.trick = Trick(table.trump);
    }
    const Seat seat = table.turn();
    if (hands[seat].empty()) {
      const int taken = table.taken[static_cast<std::size_t>(about_.round.me())];
      chances[static_cast<std::size_t>(taken)] += share;
      return;
    }
    const Tricks bid = *about_.round.situation.bids[static_cast<std::size_t>(seat.index())];
    const CardSet liked =
        about_.model.others->choose_cards(CardView{table, seat, hands[seat], bid});
    for (const Card next : liked)
      follow(table, hands, next, share / liked.size(), chances);
  }

  const CardQuestion& about_;
  std::vector<Card> stock_;
  std::array<int, max_players> need_{};
  std::map<std::string, std::vector<double>> sums_;
  std::set<std::string> done_;  // of alike Wizards or Jesters one is played
  double total_ = 0;
};

void expect_brute_force(const CardQuestion& about) {
  const auto expected = BruteForce(about).run();
  const CardAnswer answer = enumerated(about);
  std::size_t cards = 0;
  for (const CardOdds& odds : answer.cards) {
    for (const Card card : odds.cards) {
      const auto& chances = expected.at(card_text(card));
      for (std::size_t t = 0; t < chances.size(); ++t)
        EXPECT_NEAR(odds.tricks[t], chances[t], 1e-12) << card_text(card) << " " << t;
      ++cards;
    }
  }
  EXPECT_EQ(cards, static_cast<std::size_t>(about.round.legal().size()));
}

TEST(CardOdds, OfTheLastTrickAreThoseOfBruteForce) {
  for (const char* player : {"random", "greedy", "points"})
    expect_brute_force(question(last_trick(), player, ignored));
  expect_brute_force(question(last_trick(), "greedy", 2));
  expect_brute_force(question(last_trick(), "points", 0.7));
}

// Some 40 unseen cards would be too many for brute force: most of them are played in this one.
MidRound small_round() {
  RoundDescription said;
  said.start.rules = official_rules();
  said.start.players = 3;
  said.start.seat = 3;
  said.start.turn_up_said = true;
  std::vector<SaidTrick> tricks;
  // The last round: 18 tricks are over, each led and won by seat 1 with a high club, diamond ...
  const char* plays[] = {"AC 2C 3C", "KC 4C 5C", "QC 6C 7C", "JC 8C 9C", "AD 2D 3D", "KD 4D 5D",
                         "QD 6D 7D", "JD 8D 9D", "AH 2H 3H", "KH 4H 5H", "QH 6H 7H", "JH 8H 9H",
                         "AS 2S 3S", "KS 4S 5S", "QS 6S 7S", "W 8S W",   "W J W"};
  for (const char* play : plays)
    tricks.push_back({1, cards_of(play), 1});
  said.tricks = tricks;
  said.start.hand = cards_of("9S 10H J");
  said.start.bids = {{18, 1, 0}};
  said.on_table = {1, cards_of("10D 10C"), std::nullopt};
  return check_mid_round(said).value();
}

TEST(CardOdds, WithAllCardsDealtAreThoseOfBruteForce) {
  for (const char* player : {"random", "greedy", "points"}) {
    expect_brute_force(question(small_round(), player, ignored));
    expect_brute_force(question(small_round(), player, 3));
  }
}

TEST(CardOdds, OfASampleAgreeWithAllDeals) {
  const CardQuestion about = question(small_round(), "greedy", 2);
  const CardAnswer exact = enumerated(about);
  const CardAnswer sample = sampled(about, 20'000);
  ASSERT_EQ(sample.cards.size(), exact.cards.size());
  for (std::size_t i = 0; i < exact.cards.size(); ++i) {
    EXPECT_EQ(sample.cards[i].cards, exact.cards[i].cards);
    EXPECT_NEAR(sample.cards[i].make, exact.cards[i].make, 4 * sample.cards[i].make_error + 1e-9);
    EXPECT_NEAR(sample.cards[i].expected_score, exact.cards[i].expected_score,
                4 * sample.cards[i].score_error + 1e-9);
  }
}

TEST(CardOdds, DoNotDependOnThreads) {
  const CardQuestion about = question(two_tricks_left(), "greedy", 2);
  const CardAnswer one = sampled(about, 3000, 1);
  const CardAnswer three = sampled(about, 3000, 3);
  ASSERT_EQ(one.cards.size(), 2U);
  for (std::size_t i = 0; i < one.cards.size(); ++i) {
    EXPECT_EQ(one.cards[i].tricks, three.cards[i].tricks);
    EXPECT_EQ(one.cards[i].score_error, three.cards[i].score_error);
  }
  const CardQuestion few = question(small_round(), "points", 2);
  const CardAnswer a = enumerated(few, 1);
  const CardAnswer b = enumerated(few, 3);
  for (std::size_t i = 0; i < a.cards.size(); ++i)
    EXPECT_EQ(a.cards[i].tricks, b.cards[i].tricks);
}

TEST(CardOdds, DoNotDependOnTheNamesOfSuits) {
  const SuitRelabelling swap({Suit::hearts, Suit::spades, Suit::clubs, Suit::diamonds});
  CardQuestion about = question(two_tricks_left(), "points", 2);
  Effort effort;
  effort.sample.size.deals = 500;
  NoWatcher watcher;
  const CardPlan plan = plan_cards(about, effort).value();
  const CardAnswer answer = answer_cards(plan, about, effort, watcher).value();
  about.round = relabelled(about.round, swap);
  const CardAnswer other = answer_cards(plan, about, effort, watcher).value();
  for (const CardOdds& odds : answer.cards) {
    const auto same = std::ranges::find(other.cards, swap(odds.cards), &CardOdds::cards);
    ASSERT_NE(same, other.cards.end());
    EXPECT_EQ(odds.tricks, same->tricks);
  }
}

// Seat 1 bid 1 and has taken none, so it is more likely to hold a card that beats my queen.
TEST(CardOdds, TakeBidsAsEvidence) {
  const CardAnswer heard = enumerated(question(last_trick(), "greedy", 0.5));
  const CardAnswer ignoring = enumerated(question(last_trick(), "greedy", ignored));
  EXPECT_LT(heard.cards[0].tricks[3], ignoring.cards[0].tricks[3]);
  EXPECT_DOUBLE_EQ(heard.cards[0].tricks[2] + heard.cards[0].tricks[3], 1);
}

TEST(CardOdds, WithoutNoiseAreTheLimit) {
  const CardAnswer none = enumerated(question(last_trick(), "greedy", 0));
  const CardAnswer little = enumerated(question(last_trick(), "greedy", 0.001));
  EXPECT_NEAR(none.cards[0].tricks[3], little.cards[0].tricks[3], 1e-9);
}

std::vector<std::string> groups(const CardQuestion& about) {
  std::vector<std::string> texts;
  for (const CardSet cards : like_cards(about))
    texts.push_back(card_text(cards));
  return texts;
}

using Texts = std::vector<std::string>;

TEST(LikeCards, AreTogether) {
  // The 5H and the KH are gone, so 4H and 6H are neighbours. The queen of diamonds led must be
  // followed; the knave and the ten of diamonds are neighbours, the king is above the queen led.
  EXPECT_EQ(groups(question(early("10D JD KD W W"), "random", 2)), (Texts{"10D JD", "KD", "W W"}));
  EXPECT_EQ(groups(question(early("4H 6H 7H W J"), "random", 2)), (Texts{"4H 6H 7H", "W", "J"}));
  EXPECT_EQ(groups(question(early("4H 7H 9C W J"), "random", 2)),
            (Texts{"9C", "4H", "7H", "W", "J"}));
  // The trained players see every rank.
  EXPECT_EQ(groups(question(early("10D JD KD W W"), "points", 2)),
            (Texts{"10D", "JD", "KD", "W W"}));
  // To the greedy player a queen is another kind of card than a knave.
  EXPECT_EQ(groups(question(early("JC QC KC 2C J"), "greedy", 2)),
            (Texts{"2C", "JC", "QC KC", "J"}));
}

// Playing either of two cards that are said to be alike comes to the same.
TEST(LikeCards, PlayAlike) {
  const CardQuestion about = question(small_round(), "random", ignored);
  const auto expected = BruteForce(about).run();
  for (const CardSet cards : like_cards(about)) {
    for (const Card card : cards) {
      const auto& a = expected.at(card_text(card));
      const auto& b = expected.at(card_text(cards.lowest()));
      for (std::size_t t = 0; t < a.size(); ++t)
        EXPECT_NEAR(a[t], b[t], 1e-12);
    }
  }
}

TEST(CardPlan, TakesAllDealsWhereTheyAreFew) {
  Effort effort;
  EXPECT_EQ(plan_cards(question(last_trick(), "points", 2), effort)->how, How::enumerated);
  EXPECT_EQ(plan_cards(question(early("10D JD KD W W"), "points", 2), effort)->how, How::sampled);
  effort.sample.size.deals = 10;
  EXPECT_EQ(plan_cards(question(last_trick(), "points", 2), effort)->how, How::sampled);
}

TEST(CardPlan, RefusesWhatCannotBeDone) {
  Effort effort;
  EXPECT_FALSE(plan_cards(question(early("10D JD KD W W"), "points", 0), effort));
  effort.method = Method::exact;
  EXPECT_FALSE(plan_cards(question(early("10D JD KD W W"), "random", 2), effort));
}

class StopAtOnce final : public Watcher {
 public:
  bool go_on(const Progress&) override { return false; }
};

TEST(CardOdds, AreWhatThereIsWhenStopped) {
  StopAtOnce watcher;
  SampleOptions options;
  options.size.precision = 1e-4;
  const CardAnswer answer =
      sample_cards(question(two_tricks_left(), "greedy", ignored), options, watcher);
  EXPECT_EQ(answer.ending, Ending::stopped);
  EXPECT_FALSE(answer.precision_reached);
  EXPECT_GT(answer.deals, 0U);
  EXPECT_FALSE(enumerate_cards(question(small_round(), "greedy", 2), 1, watcher));
}

TEST(CardOdds, StopAtThePrecisionAskedFor) {
  NoWatcher watcher;
  SampleOptions options;
  options.size.precision = 0.02;
  const CardAnswer answer =
      sample_cards(question(two_tricks_left(), "greedy", ignored), options, watcher);
  EXPECT_TRUE(answer.precision_reached);
  const CardOdds& best = *std::ranges::max_element(answer.cards, {}, &CardOdds::expected_score);
  EXPECT_LE(best.make_interval.high - best.make_interval.low, 0.04);
}

}  // namespace
}  // namespace wizbid
