#include "players/greedy_player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "cards/notation.h"
#include "players/playout.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

CardSet cards(const char* text) {
  CardSet set;
  const std::vector<Card> list = *parse_hand(text);
  for (Card card : list)
    set.insert(card);
  return set;
}

// What it plays from `hand` to the cards on the table, hearts trump, needing `need` tricks.
CardSet plays(const char* hand, const char* on_the_table, int need, int players = 4) {
  PublicRound table;
  table.players = players;
  table.trump = Suit::hearts;
  table.trick = Trick(table.trump);
  const std::vector<Card> before = *parse_hand(on_the_table);
  for (Card card : before)
    table.trick.play(card);
  const Seat seat = Seat::from_index(static_cast<int>(before.size()));
  return GreedyPlayer().choose_cards(CardView{table, seat, cards(hand), need});
}

TEST(GreedyPlayer, WinsAsCheaplyAsItCanWhenLast) {
  EXPECT_EQ(plays("2C 9C JC AC 3D", "4C 8C 2C", 2), cards("9C"));
  EXPECT_EQ(plays("3D 4H KH W 5S", "4C 8C 2C", 2), cards("4H"));
}

TEST(GreedyPlayer, WinsWithItsStrongestWhenOthersAreStillToPlay) {
  EXPECT_EQ(plays("2C 9C JC AC 3D", "4C 8C", 2), cards("AC"));
}

TEST(GreedyPlayer, RuffsLow) {
  EXPECT_EQ(plays("3D 4H KH 5S", "4C 8C", 2), cards("4H"));
  EXPECT_EQ(plays("3D 4H KH 5S", "4C 9H", 2), cards("KH"));
}

TEST(GreedyPlayer, KeepsItsWizardsUntilItNeedsEveryTrick) {
  EXPECT_EQ(plays("3C 4D W", "9C", 2), cards("3C"));
  EXPECT_EQ(plays("3C W", "9C", 2), cards("W"));
  // Wizards make the bid by themselves: it throws its best loser.
  EXPECT_EQ(plays("3C 7C AC W", "9C KC", 1), cards("7C"));
  EXPECT_EQ(plays("3C 7C W W", "9C W", 1), cards("7C"));
}

TEST(GreedyPlayer, DucksWithItsHighestLoserWhenItNeedsNoMore) {
  EXPECT_EQ(plays("2C 7C AC 3D", "9C KH", 0), cards("AC"));
  EXPECT_EQ(plays("2C 7C AC 3D", "9C", 0), cards("7C"));
  EXPECT_EQ(plays("3D KD 4S AS 2H", "9C KH", 0), cards("2H"));
  EXPECT_EQ(plays("3D KD 4S AS", "9C", 0), cards("KD AS"));
  EXPECT_EQ(plays("3C W J", "9C W", 0), cards("W"));
}

TEST(GreedyPlayer, TakesATrickThatItCannotDuckWithItsStrongest) {
  EXPECT_EQ(plays("7C AC", "3C", 0), cards("AC"));
}

TEST(GreedyPlayer, LeadsItsStrongestPlainCardWhenItNeedsTricks) {
  EXPECT_EQ(plays("3C KC 8D AH W J", "", 3), cards("KC"));
  EXPECT_EQ(plays("3C 8D AH W J", "", 3), cards("3C 8D"));
  EXPECT_EQ(plays("2H AH W J", "", 3), cards("AH"));
}

TEST(GreedyPlayer, LeadsItsWeakestPlainCardWhenItNeedsNone) {
  EXPECT_EQ(plays("3C KC 8D AH W J", "", 0), cards("3C 8D"));
  EXPECT_EQ(plays("2H AH W J", "", 0), cards("J"));
  EXPECT_EQ(plays("2H AH W", "", 0), cards("2H"));
}

TEST(GreedyPlayer, ThrowsItsWeakestWhenItCannotWinButKeepsJesters) {
  EXPECT_EQ(plays("2C 7C J", "9C", 1), cards("2C"));
  EXPECT_EQ(plays("3D 4S KS J", "9H 10C", 1), cards("3D 4S"));
}

Tricks best_bid(const char* hand, Trump trump, int players) {
  const CardSet held = cards(hand);
  const Scoring scoring;
  PublicRound table;
  table.scoring = &scoring;
  table.players = players;
  table.cards = held.size();
  table.trump = trump;
  std::vector<Points> scores(static_cast<std::size_t>(held.size() + 1));
  GreedyPlayer().rate_bids({table, Seat(), held}, scores);
  return static_cast<Tricks>(std::max_element(scores.begin(), scores.end()) - scores.begin());
}

TEST(GreedyPlayer, BidsWhatAClubPlayerWould) {
  EXPECT_EQ(best_bid("W W AH KH", Suit::hearts, 4), 4);
  EXPECT_EQ(best_bid("2C 5C 3D 9S", Suit::hearts, 4), 0);
  EXPECT_EQ(best_bid("W 5C 3D 9S", Suit::hearts, 4), 1);
  EXPECT_EQ(best_bid("2H 5H 7H 9H 5C 3D 9S 8C", Suit::hearts, 4), 2);
  EXPECT_EQ(best_bid("J J J J", Suit::hearts, 4), 0);
}

// Two cards, chances 1/20 (plain) and 19/20 (Wizard, high trump): by hand
//   P(0) = 0.05 * 0.95, P(2) = 0.95 * 0.05, P(1) the rest = 0.905.
TEST(GreedyPlayer, RatesABidByTheSumOfItsCardsChances) {
  const Scoring scoring;
  PublicRound table;
  table.scoring = &scoring;
  table.players = 4;
  table.cards = 2;
  table.trump = Suit::hearts;
  std::array<Points, 3> scores{};
  GreedyPlayer().rate_bids({table, Seat(), cards("2C AH")}, scores);
  EXPECT_NEAR(scores[0], 20 * 0.0475 - 10 * 0.905 - 20 * 0.0475, 1e-12);
  EXPECT_NEAR(scores[1], 30 * 0.905 - 10 * 0.095, 1e-12);
  EXPECT_NEAR(scores[2], 40 * 0.0475 - 10 * 0.905 - 20 * 0.0475, 1e-12);
}

TEST(GreedyPlayer, NamesTheSuitThatIsWorthMost) {
  const Scoring scoring;
  PublicRound table;
  table.scoring = &scoring;
  table.players = 4;
  table.cards = 4;
  const auto ratings = GreedyPlayer().rate_trumps({table, Seat(), cards("2C 4S 5S QS")});
  const Points best = *std::max_element(ratings.begin(), ratings.end());
  EXPECT_EQ(ratings[static_cast<std::size_t>(Suit::spades)], best);
  EXPECT_GT(best, ratings[static_cast<std::size_t>(Suit::clubs)]);
  EXPECT_EQ(ratings[static_cast<std::size_t>(Suit::hearts)],
            ratings[static_cast<std::size_t>(Suit::diamonds)]);
}

// A round dealt at random, for the tests of what it must not see.
struct Dealt {
  int players = 0;
  int cards = 0;
  std::optional<Card> turn_up;
  Trump trump;
  Deal deal;
};

Dealt random_round(Random& random) {
  Dealt dealt;
  dealt.players = 3 + static_cast<int>(random.below(4));
  dealt.cards = 1 + static_cast<int>(random.below(9));
  std::array<int, Card::deck_size> deck{};
  std::iota(deck.begin(), deck.end(), 0);
  std::uint32_t next = 0;
  const auto draw = [&] {
    std::swap(deck[next], deck[next + random.below(Card::deck_size - next)]);
    return Card::from_index(deck[next++]);
  };
  for (int s = 0; s < dealt.players; ++s) {
    for (int k = 0; k < dealt.cards; ++k)
      dealt.deal[Seat::from_index(s)].insert(draw());
  }
  dealt.turn_up = draw();
  if (dealt.turn_up->is_suited())
    dealt.trump = dealt.turn_up->suit();
  else if (dealt.turn_up->is_wizard())
    dealt.trump = all_suits[random.below(4)];
  return dealt;
}

using CardMap = std::array<int, Card::deck_size>;  // where each card goes, by its place in the deck

CardSet mapped(CardSet set, const CardMap& map) {
  CardSet image;
  for (Card card : set)
    image.insert(Card::from_index(map[static_cast<std::size_t>(card.index())]));
  return image;
}

Dealt mapped(Dealt dealt, const CardMap& map) {
  dealt.turn_up = mapped(CardSet{*dealt.turn_up}, map).lowest();
  for (CardSet& hand : dealt.deal.hands)
    hand = mapped(hand, map);
  if (dealt.trump)
    dealt.trump = mapped(CardSet{Card(Rank::two, *dealt.trump)}, map).lowest().suit();
  return dealt;
}

// Gives the cards in sight other ranks: their order stays, and none crosses a cut.
CardMap other_ranks(CardSet in_sight, CardSet cuts, Random& random) {
  CardMap map{};
  std::iota(map.begin(), map.end(), 0);
  for (Suit suit : all_suits) {
    CardSet left = CardSet::of_suit(suit);
    while (!left.empty()) {
      const CardSet cuts_above = (cuts & left) - CardSet{left.lowest()};
      const CardSet block = cuts_above.empty() ? left : left & CardSet::below(cuts_above.lowest());
      CardSet targets;
      while (targets.size() < (block & in_sight).size())
        targets.insert(
            block.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(block.size())))));
      int k = 0;
      for (Card card : block& in_sight)
        map[static_cast<std::size_t>(card.index())] = targets.nth(k++).index();
      left -= block;
    }
  }
  return map;
}

// A permutation of the suits that keeps ranks.
CardMap other_suits(Random& random) {
  std::array<int, 4> suits{0, 1, 2, 3};
  for (std::uint32_t k = 0; k < 3; ++k)
    std::swap(suits[k], suits[k + random.below(4 - k)]);
  CardMap map{};
  std::iota(map.begin(), map.end(), 0);
  for (int i = 0; i < 52; ++i)
    map[static_cast<std::size_t>(i)] =
        suits[static_cast<std::size_t>(i / ranks_per_suit)] * ranks_per_suit + i % ranks_per_suit;
  return map;
}

PublicRound opening_of(const Dealt& dealt, const Scoring& scoring) {
  PublicRound table;
  table.scoring = &scoring;
  table.players = dealt.players;
  table.cards = dealt.cards;
  table.turn_up = dealt.turn_up;
  table.trump = dealt.trump;
  table.trick = Trick(dealt.trump);
  return table;
}

std::vector<Points> ratings(const PublicRound& table, Seat seat, CardSet hand) {
  std::vector<Points> scores(static_cast<std::size_t>(table.cards + 1));
  GreedyPlayer().rate_bids({table, seat, hand}, scores);
  return scores;
}

// Plays both rounds side by side, one the image of the other: every choice must be the image too.
void expect_same_choices(const Dealt& one, const CardMap& map, Random& random) {
  const GreedyPlayer player;
  const Scoring scoring;
  const Dealt other = mapped(one, map);
  PublicRound table = opening_of(one, scoring);
  PublicRound image = opening_of(other, scoring);
  Deal hands = one.deal;
  OwnBids bids{};
  for (int s = 0; s < one.players; ++s) {
    const Seat seat = Seat::from_index(s);
    ASSERT_EQ(ratings(table, seat, hands[seat]), ratings(image, seat, other.deal[seat]));
    bids[static_cast<std::size_t>(s)] =
        static_cast<Tricks>(random.below(static_cast<std::uint32_t>(one.cards + 1)));
  }
  for (int played = 0; played < one.players * one.cards; ++played) {
    if (played % one.players == 0 && played > 0) {
      table.leader = table.leader.left(table.trick.winning_place(), one.players);
      ++table.taken[static_cast<std::size_t>(table.leader.index())];
      image.leader = table.leader;
      image.taken = table.taken;
      table.trick = Trick(table.trump);
      image.trick = Trick(image.trump);
    }
    const Seat seat = table.leader.left(table.trick.size(), one.players);
    const Tricks bid = bids[static_cast<std::size_t>(seat.index())];
    const CardSet choice = player.choose_cards({table, seat, hands[seat], bid});
    ASSERT_FALSE(choice.empty());
    ASSERT_TRUE((choice - table.trick.legal(hands[seat])).empty());
    ASSERT_EQ(mapped(choice, map),
              player.choose_cards({image, seat, mapped(hands[seat], map), bid}));
    const Card card =
        choice.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(choice.size()))));
    hands[seat].erase(card);
    table.trick.play(card);
    image.trick.play(mapped(CardSet{card}, map).lowest());
    table.played.insert(card);
    image.played = mapped(table.played, map);
  }
}

TEST(GreedyPlayer, SeesNothingOfRanksButOrderAndTheCutsItOwnsUpTo) {
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(11, Purpose::games, i);
    const Dealt dealt = random_round(random);
    CardSet in_sight{*dealt.turn_up};
    for (CardSet hand : dealt.deal.hands)
      in_sight |= hand;
    const CardSet cuts = GreedyPlayer().rank_cuts(dealt.trump);
    ASSERT_NO_FATAL_FAILURE(
        expect_same_choices(dealt, other_ranks(in_sight, cuts, random), random));
  }
}

TEST(GreedyPlayer, NamesTheSameTrumpWithOtherRanks) {
  const Scoring scoring;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(12, Purpose::games, i);
    Dealt dealt = random_round(random);
    dealt.trump = std::nullopt;
    const PublicRound table = opening_of(dealt, scoring);
    const Seat dealer = Seat::from_index(dealt.players - 1);
    const CardSet hand = dealt.deal[dealer];
    // It names before there is a trump: the cuts must serve whichever it names.
    for (Trump named : {Trump{Suit::clubs}, Trump{Suit::spades}}) {
      const CardMap map = other_ranks(hand, GreedyPlayer().rank_cuts(named), random);
      EXPECT_EQ(GreedyPlayer().rate_trumps({table, dealer, hand}),
                GreedyPlayer().rate_trumps({table, dealer, mapped(hand, map)}));
    }
  }
}

TEST(GreedyPlayer, NeverBreaksATieByTheNameOfASuit) {
  for (std::uint64_t i = 0; i < 3000; ++i) {
    Random random(13, Purpose::games, i);
    const Dealt dealt = random_round(random);
    ASSERT_NO_FATAL_FAILURE(expect_same_choices(dealt, other_suits(random), random));
  }
}

// The cuts are needed: a Jack that becomes a Queen changes the bid.
TEST(GreedyPlayer, TellsAQueenFromAJack) {
  const Scoring scoring;
  PublicRound table;
  table.scoring = &scoring;
  table.cards = 1;
  table.trump = Suit::hearts;
  EXPECT_NE(ratings(table, Seat(), cards("QC")), ratings(table, Seat(), cards("JC")));
  EXPECT_NE(ratings(table, Seat(), cards("QH")), ratings(table, Seat(), cards("JH")));
  EXPECT_EQ(ratings(table, Seat(), cards("JC")), ratings(table, Seat(), cards("2C")));
}

// It stands in for trained players, so it must make a good share of its bids. Four players, five
// cards: 57% of bids made and 14 points a round when this was written.
TEST(GreedyPlayer, MakesAGoodShareOfItsBids) {
  const GreedyPlayer player;
  const RuleSet rules = official_rules();
  Seating seats{};
  seats.fill(&player);
  constexpr int rounds = 4000;
  int made = 0;
  for (std::uint64_t i = 0; i < rounds; ++i) {
    Random random(14, Purpose::games, i);
    Dealt dealt = random_round(random);
    while (dealt.players != 4 || dealt.cards != 5)
      dealt = random_round(random);
    PublicRound table = opening_of(dealt, rules.scoring);
    OwnBids bids{};
    for (std::size_t s = 0; s < 4; ++s) {
      const Seat seat = Seat::from_index(static_cast<int>(s));
      bids[s] = draw_best_bid(player, {table, seat, dealt.deal[seat]}, rules, random);
      table.bids[s] = bids[s];
    }
    const TricksTaken taken = play_cards(table, dealt.deal, bids, seats, random);
    for (std::size_t s = 0; s < 4; ++s)
      made += bids[s] == taken[s];
  }
  EXPECT_GT(made / (4.0 * rounds), 0.5);
}

}  // namespace
}  // namespace wizbid
