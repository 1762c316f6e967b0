#include "games/round.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

#include "cards/notation.h"
#include "players/random_player.h"
#include "rules/schedule.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

CardSet all_hands(const DealtRound& round) {
  CardSet all;
  for (const CardSet hand : round.deal.hands)
    all |= hand;
  return all;
}

DealtRound drawn(int players, int cards, std::uint64_t index) {
  Random random(1, Purpose::games, index);
  return draw_round(players, cards, random);
}

// Bids as told, plays anything, and keeps what it saw when asked to bid or to name the trump.
class Witness final : public Player {
 public:
  explicit Witness(Tricks bid) : bid_(bid) {}
  std::string_view name() const override { return "witness"; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override {
    for (std::size_t bid = 0; bid < scores.size(); ++bid)
      scores[bid] = static_cast<int>(bid) == bid_ ? 1 : 0;
    heard = view.table.bids;
    hand = view.hand;
    trump = view.table.trump;
    asked.push_back("bid");
  }
  std::array<Points, 4> rate_trumps(const TrumpView& view) const override {
    hand = view.hand;
    asked.push_back("trump");
    return {0, 0, 1, 0};  // hearts
  }
  CardSet choose_cards(const CardView& view) const override {
    if (view.table.played.empty())
      asked.push_back("lead");
    return view.legal();
  }
  CardSet rank_cuts(Trump) const override { return {}; }
  bool heeds_bids() const override { return true; }

  mutable std::array<std::optional<Tricks>, max_players> heard;
  mutable CardSet hand;
  mutable Trump trump;
  mutable std::vector<std::string> asked;

 private:
  Tricks bid_;
};

struct Table {
  std::vector<Witness> players;
  RoundResult result;
};

Table play_with(const std::vector<Tricks>& bids, const DealtRound& dealt) {
  Table table;
  Seating seating{};
  table.players.reserve(bids.size());
  for (std::size_t s = 0; s < bids.size(); ++s)
    seating[s] = &table.players.emplace_back(bids[s]);
  Random dice(2, Purpose::games, 0);
  table.result = play_round(official_rules(), dealt, seating, dice);
  return table;
}

TEST(DrawRound, DealsEveryCardOnce) {
  for (int players = min_players; players <= max_players; ++players) {
    for (int cards = 1; cards <= last_round(players); ++cards) {
      const DealtRound round = drawn(players, cards, static_cast<std::uint64_t>(cards));
      EXPECT_EQ(all_hands(round).size(), players * cards);
      for (int s = 0; s < max_players; ++s)
        EXPECT_EQ(round.deal[Seat::from_index(s)].size(), s < players ? cards : 0);
      EXPECT_EQ(round.turn_up.has_value(), cards < last_round(players));
      if (round.turn_up) {
        EXPECT_FALSE(all_hands(round).contains(*round.turn_up));
      }
    }
  }
}

// The standard deviation of a share of `trials` is sqrt(p (1 - p) / trials).
TEST(DrawRound, EveryCardComesAlikeToEverySeatAndTurnsUp) {
  constexpr int trials = 60000;
  std::array<std::array<int, Card::deck_size>, 5> counts{};  // four seats, the turn-up
  for (std::uint64_t i = 0; i < trials; ++i) {
    const DealtRound round = drawn(4, 1, i);
    for (std::size_t s = 0; s < 4; ++s)
      ++counts[s][static_cast<std::size_t>(round.deal.hands[s].lowest().index())];
    ++counts[4][static_cast<std::size_t>(round.turn_up->index())];
  }
  const double expected = trials / 60.0;
  for (const auto& seat : counts) {
    double chi_square = 0;
    for (const int count : seat)
      chi_square += (count - expected) * (count - expected) / expected;
    EXPECT_LT(chi_square, 59 + 4 * std::sqrt(2 * 59.0));
  }
}

TEST(PlayRound, EverybodyHearsTheBidsBeforeHisOwn) {
  const DealtRound dealt = drawn(4, 5, 3);
  const Table table = play_with({1, 0, 2, 3}, dealt);
  for (std::size_t s = 0; s < 4; ++s) {
    EXPECT_EQ(table.players[s].hand, dealt.deal.hands[s]);
    for (std::size_t other = 0; other < 4; ++other)
      EXPECT_EQ(table.players[s].heard[other],
                other < s ? std::optional(table.result.bids[other]) : std::nullopt);
  }
  EXPECT_EQ(table.result.bids, (std::array<Tricks, max_players>{1, 0, 2, 3}));
}

TEST(PlayRound, SeatOneLeads) {
  const Table table = play_with({0, 0, 0}, drawn(3, 4, 1));
  EXPECT_EQ(table.players[0].asked.back(), "lead");
  EXPECT_EQ(table.players[1].asked.back(), "bid");
}

TEST(PlayRound, ADealerWhoHasTurnedUpAWizardNamesTheTrump) {
  DealtRound dealt{
      3,
      1,
      {{CardSet{*parse_card("2C")}, CardSet{*parse_card("AC")}, CardSet{*parse_card("2H")}}},
      Card::wizard(0)};
  const Table table = play_with({0, 1, 1}, dealt);
  EXPECT_EQ(table.result.trump, Suit::hearts);
  EXPECT_EQ(table.players[0].trump, Suit::hearts);
  EXPECT_EQ(table.players[0].asked.front(), "bid");
  EXPECT_EQ(table.players[2].asked, (std::vector<std::string>{"trump", "bid"}));
  EXPECT_EQ(table.result.taken, (std::array<Tricks, max_players>{0, 0, 1}));
  EXPECT_EQ(table.result.scores, (std::array<int, max_players>{20, -10, 30}));
}

TEST(PlayRound, OtherTurnUpsSettleTheTrumpThemselves) {
  DealtRound dealt{
      3,
      1,
      {{CardSet{*parse_card("2C")}, CardSet{*parse_card("AC")}, CardSet{*parse_card("2H")}}},
      *parse_card("9H")};
  EXPECT_EQ(play_with({0, 0, 0}, dealt).result.taken[2], 1);
  dealt.turn_up = Card::jester(0);
  EXPECT_EQ(play_with({0, 0, 0}, dealt).result.trump, std::nullopt);
  EXPECT_EQ(play_with({0, 0, 0}, dealt).result.taken[1], 1);
}

TEST(PlayRound, NamesEqualSuitsAlike) {
  const RandomPlayer dealer;
  const DealtRound dealt = drawn(3, 2, 0);
  PublicRound table;
  const Seat seat = Seat::from_number(3);
  std::array<int, 4> named{};
  Random random(5, Purpose::games, 0);
  for (int i = 0; i < 4000; ++i)
    ++named[static_cast<std::size_t>(
        draw_best_trump(dealer, TrumpView{table, seat, dealt.deal[seat]}, random))];
  for (const int count : named)
    EXPECT_NEAR(count, 1000, 4 * std::sqrt(4000 * 0.25 * 0.75));
}

TEST(PlayRound, ScoresEveryTrickOnce) {
  for (int players = min_players; players <= max_players; ++players) {
    for (int cards = 1; cards <= last_round(players); ++cards) {
      const std::vector<Tricks> bids(static_cast<std::size_t>(players), cards / 2);
      const RoundResult result = play_with(bids, drawn(players, cards, 9)).result;
      int taken = 0;
      for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
        taken += result.taken[s];
        EXPECT_EQ(result.scores[s], score(Scoring{}, cards / 2, result.taken[s]));
        EXPECT_EQ(result.made(Seat::from_index(static_cast<int>(s))), result.taken[s] == cards / 2);
      }
      EXPECT_EQ(taken, cards);
    }
  }
}

// Who names the trump by the rules of a house, and what can come of it.
TEST(PlayRound, NamesTheTrumpAsTheHouseHasIt) {
  const auto greedy = find_player("greedy");
  Seating seating{};
  seating.fill(greedy.get());
  const auto trumps = [&](const char* name, CardKind turned_up) {
    std::set<Trump> seen;
    for (std::uint64_t i = 0; i < 2000; ++i) {
      Random random(1, Purpose::games, i);
      const DealtRound dealt = draw_round(3, 1, random);
      if (dealt.turn_up->kind() == turned_up)
        seen.insert(play_round(*find_rule_set(name), dealt, seating, random).trump);
    }
    return seen;
  };
  const std::set<Trump> none{std::nullopt};
  EXPECT_EQ(trumps("wizard-no-trump", CardKind::wizard), none);
  EXPECT_EQ(trumps("wizard-blind", CardKind::wizard).size(), 4U);
  EXPECT_EQ(trumps("wizard-none-allowed", CardKind::wizard).count(std::nullopt), 1U);
  EXPECT_EQ(trumps("jester-left-names", CardKind::jester).count(std::nullopt), 0U);
  EXPECT_EQ(trumps("official", CardKind::jester), none);
}

}  // namespace
}  // namespace wizbid
