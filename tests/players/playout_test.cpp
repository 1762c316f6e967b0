#include "players/playout.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <numeric>

#include "cards/notation.h"
#include "deals/draw.h"
#include "players/greedy_player.h"
#include "players/random_player.h"

namespace wizbid {
namespace {

using testing::ElementsAre;
using testing::Optional;

Situation situation(const char* hand, int players, int seat, const char* turn_up,
                    std::optional<std::vector<std::optional<int>>> bids = {}) {
  SituationDescription said;
  said.players = players;
  said.seat = seat;
  said.hand = *parse_hand(hand);
  said.turn_up_said = true;
  said.turn_up = *parse_card(turn_up);
  said.bids = std::move(bids);
  return *check_situation(said);
}

// Does what it is told by functions; plays its lowest legal card and bids 0 unless told.
class Scripted final : public Player {
 public:
  std::string_view name() const override { return "scripted"; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override {
    std::ranges::fill(scores, 0.0);
    scores[static_cast<std::size_t>(on_bid ? on_bid(view) : 0)] = 1;
  }
  std::array<Points, 4> rate_trumps(const TrumpView&) const override { return {}; }
  CardSet choose_cards(const CardView& view) const override {
    return on_card ? on_card(view) : CardSet{view.legal().lowest()};
  }
  CardSet rank_cuts(Trump) const override { return CardSet::full_deck(); }
  bool heeds_bids() const override { return true; }

  std::function<Tricks(const BidView&)> on_bid;
  std::function<CardSet(const CardView&)> on_card;
};

Deal deal_of(std::initializer_list<const char*> hands) {
  Deal deal;
  std::size_t seat = 0;
  for (const char* text : hands) {
    const std::vector<Card> cards = *parse_hand(text);
    for (Card card : cards)
      deal.hands[seat].insert(card);
    ++seat;
  }
  return deal;
}

// Seats 1 and 2 play their lowest legal card in the order C D H S, seat 3 his highest; spades are
// trump. Seat 1 leads 2C, 5C, ruffed by 4S. Seat 3 leads 3S, KD, 8D. Seat 3 leads 9D, AH, 6H.
TEST(PlayCards, TheWinnerOfATrickLeadsTheNext) {
  const Scoring scoring;
  PublicRound table;
  table.scoring = &scoring;
  table.cards = 3;
  table.trump = Suit::spades;
  std::vector<Card> played;
  Scripted lowest;
  lowest.on_card = [&](const CardView& view) {
    played.push_back(view.legal().lowest());
    return CardSet{played.back()};
  };
  Scripted highest;
  highest.on_card = [&](const CardView& view) {
    played.push_back(view.legal().highest());
    return CardSet{played.back()};
  };
  const Deal deal = deal_of({"2C KD AH", "5C 8D 6H", "3S 4S 9D"});
  Random random(1, Purpose::games, 0);
  const TricksTaken taken =
      play_cards(table, deal, {}, Seating{&lowest, &lowest, &highest}, random);
  EXPECT_THAT(taken, ElementsAre(0, 0, 3, 0, 0, 0));
  EXPECT_EQ(played, *parse_hand("2C 5C 4S 3S KD 8D 9D AH 6H"));
}

TEST(PlayCards, EveryViewIsTheStateOfTheTable) {
  const Situation asked = situation("AH 10S W 4D 2C", 4, 2, "7H", {{2}});
  Random random(5, Purpose::deals, 0);
  const Deal deal = DealDrawer(asked).draw(random);
  int cards_seen = 0;
  Scripted player;
  player.on_card = [&](const CardView& view) {
    EXPECT_EQ(view.table.played.size(), cards_seen);
    EXPECT_EQ(view.table.trick.size(), cards_seen % 4);
    EXPECT_EQ(view.seat, view.table.leader.left(view.table.trick.size(), 4));
    EXPECT_EQ(view.hand, deal[view.seat] - view.table.played);
    EXPECT_EQ(std::accumulate(view.table.taken.begin(), view.table.taken.end(), 0), cards_seen / 4);
    EXPECT_EQ(view.table.trump, Suit::hearts);
    ++cards_seen;
    return view.legal();
  };
  const TricksTaken taken = Playout(asked, player, player).play(deal, 1, random);
  EXPECT_EQ(cards_seen, 20);
  EXPECT_EQ(std::accumulate(taken.begin(), taken.end(), 0), 5);
}

// Seat 2 follows neither the club led to the first trick nor the diamond led to the second.
TEST(PlayCards, TheTableRemembersWhoCouldNotFollow) {
  const Scoring scoring;
  PublicRound table;
  table.scoring = &scoring;
  table.cards = 2;
  std::vector<int> voids_of_seat_2;
  Scripted player;
  player.on_card = [&](const CardView& view) {
    EXPECT_EQ(view.table.voids[0] + view.table.voids[2], 0);
    voids_of_seat_2.push_back(view.table.voids[1]);
    return CardSet{view.legal().lowest()};
  };
  const Deal deal = deal_of({"3C 9D", "4D 5H", "2C 7H"});
  Random random(1, Purpose::games, 0);
  play_cards(table, deal, {}, Seating{&player, &player, &player}, random);
  constexpr int clubs = 1 << static_cast<int>(Suit::clubs);
  constexpr int diamonds = 1 << static_cast<int>(Suit::diamonds);
  EXPECT_THAT(voids_of_seat_2, ElementsAre(0, 0, clubs, clubs, clubs, clubs | diamonds));
}

TEST(Playout, BidsHeardStandAndLaterOnesAreMadeInTurn) {
  const Situation asked = situation("AH 10S", 4, 2, "7H", {{2}});
  Random random(5, Purpose::deals, 0);
  const Deal deal = DealDrawer(asked).draw(random);
  std::vector<int> asked_to_bid;
  Scripted player;
  player.on_bid = [&](const BidView& view) {
    asked_to_bid.push_back(view.seat.number());
    EXPECT_EQ(view.hand, deal[view.seat]);
    EXPECT_THAT(view.table.bids[0], Optional(2));
    EXPECT_THAT(view.table.bids[1], Optional(1));
    EXPECT_EQ(view.table.bids[2].has_value(), view.seat.number() == 4);
    return view.seat.number() == 3 ? 2 : 0;
  };
  player.on_card = [&](const CardView& view) {
    EXPECT_THAT(view.table.bids, ElementsAre(Optional(2), Optional(1), Optional(2), Optional(0),
                                             std::nullopt, std::nullopt));
    EXPECT_EQ(view.bid, view.table.bids[static_cast<std::size_t>(view.seat.index())]);
    return view.legal();
  };
  Playout(asked, player, player).play(deal, 1, random);
  EXPECT_THAT(asked_to_bid, ElementsAre(3, 4));
}

// I have not heard it yet; those at the table have, and when we play so have I.
TEST(Playout, ABidThatWasNotHeardIsDrawnAndKnownToTheTable) {
  const Situation asked = situation("AH 10S", 4, 3, "7H", {{std::nullopt, 1}});
  Random random(5, Purpose::deals, 0);
  const Deal deal = DealDrawer(asked).draw(random);
  Scripted player;
  player.on_bid = [](const BidView& view) {
    // The first bidder hears nothing of the bids after his, though they are known by now.
    EXPECT_EQ(view.table.bids[0].has_value(), view.seat.number() == 4);
    EXPECT_EQ(view.table.bids[1].has_value(), view.seat.number() == 4);
    return view.seat.number() == 1 ? 2 : 0;
  };
  player.on_card = [](const CardView& view) {
    EXPECT_THAT(view.table.bids, ElementsAre(Optional(2), Optional(1), Optional(1), Optional(0),
                                             std::nullopt, std::nullopt));
    EXPECT_EQ(view.bid,
              (std::array<Tricks, 4>{2, 1, 1, 0})[static_cast<std::size_t>(view.seat.index())]);
    return view.legal();
  };
  Playout(asked, player, player).play(deal, 1, random);
}

TEST(Playout, HiddenBidsAreRevealedAfterTheAuctionOrNever) {
  for (const char* rules : {"hidden-bid", "secret-prediction"}) {
    Situation asked = situation("AH 10S", 4, 2, "7H");
    asked.rules = *find_rule_set(rules);
    asked.bids = Bids(1);
    Random random(5, Purpose::deals, 0);
    const Deal deal = DealDrawer(asked).draw(random);
    Scripted player;
    player.on_bid = [](const BidView& view) {
      for (const auto& bid : view.table.bids)
        EXPECT_FALSE(bid);
      return 0;
    };
    player.on_card = [&](const CardView& view) {
      EXPECT_EQ(view.table.bids[3].has_value(), asked.rules.name == "hidden-bid");
      EXPECT_EQ(view.bid, view.seat.number() == 2 ? 1 : 0);
      return view.legal();
    };
    Playout(asked, player, player).play(deal, 1, random);
  }
}

TEST(Playout, OnceTheAuctionIsOverNobodyBids) {
  const Situation asked = situation("AH 10S", 3, 1, "7H", {{1, 0, 2}});
  Random random(5, Purpose::deals, 0);
  const Deal deal = DealDrawer(asked).draw(random);
  Scripted player;
  player.on_bid = [](const BidView&) {
    ADD_FAILURE() << "nobody is left to bid";
    return 0;
  };
  player.on_card = [](const CardView& view) {
    EXPECT_THAT(view.table.bids, ElementsAre(Optional(1), Optional(0), Optional(2), std::nullopt,
                                             std::nullopt, std::nullopt));
    return view.legal();
  };
  Playout(asked, player, player).play(deal, 1, random);
}

TEST(Playout, IAmPlayedByMyOwnPlayer) {
  const Situation asked = situation("AH 10S", 3, 2, "7H");
  Random random(5, Purpose::deals, 0);
  const Deal deal = DealDrawer(asked).draw(random);
  Scripted me;
  me.on_card = [](const CardView& view) {
    EXPECT_EQ(view.seat.number(), 2);
    return view.legal();
  };
  Scripted others;
  others.on_card = [](const CardView& view) {
    EXPECT_NE(view.seat.number(), 2);
    return view.legal();
  };
  Playout(asked, me, others).play(deal, 0, random);
}

// `random` under another name, so that the play-out can't take its short cut.
class Disguised final : public Player {
 public:
  std::string_view name() const override { return "disguised"; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override {
    random_.rate_bids(view, scores);
  }
  std::array<Points, 4> rate_trumps(const TrumpView& view) const override {
    return random_.rate_trumps(view);
  }
  CardSet choose_cards(const CardView& view) const override { return random_.choose_cards(view); }
  CardSet rank_cuts(Trump trump) const override { return random_.rank_cuts(trump); }
  bool heeds_bids() const override { return false; }

 private:
  RandomPlayer random_;
};

TEST(Playout, TheShortCutForRandomPlayersPlaysTheSameRounds) {
  const RandomPlayer random_player;
  const Disguised disguised;
  for (const char* turn_up : {"7H", "J"}) {
    const Situation asked = situation("AH 10S W J 2C", 4, 3, turn_up);
    const DealDrawer drawer(asked);
    const Playout quick(asked, random_player, random_player);
    const Playout slow(asked, disguised, disguised);
    EXPECT_FALSE(quick.bid_matters());
    for (std::uint64_t i = 0; i < 2000; ++i) {
      Random random(9, Purpose::deals, i);
      const Deal deal = drawer.draw(random);
      Random again = random;
      ASSERT_EQ(quick.play(deal, 1, random), slow.play(deal, 1, again));
      ASSERT_EQ(random.next(), again.next());
    }
  }
}

TEST(DrawBestBid, DrawsAmongEqualBidsAlike) {
  const RandomPlayer player;
  const Situation asked = situation("AH 10S 3C", 3, 1, "7H");
  const PublicRound table = opening(asked);
  std::array<int, 4> count{};
  for (std::uint64_t i = 0; i < 4000; ++i) {
    Random random(2, Purpose::games, i);
    const BidView view{table, asked.seat, asked.hand};
    ++count[static_cast<std::size_t>(draw_best_bid(player, view, asked.rules, random))];
  }
  for (int bids : count)
    EXPECT_NEAR(bids, 1000, 5 * 27.4);
}

TEST(DrawBestBid, TakesTheBestWhateverItsPlace) {
  Scripted player;
  const Situation asked = situation("AH 10S 3C", 3, 1, "7H");
  const PublicRound table = opening(asked);
  for (Tricks bid = 0; bid <= 3; ++bid) {
    player.on_bid = [&](const BidView&) { return bid; };
    Random random(2, Purpose::games, 0);
    const BidView view{table, asked.seat, asked.hand};
    EXPECT_EQ(draw_best_bid(player, view, asked.rules, random), bid);
  }
}

}  // namespace
}  // namespace wizbid
