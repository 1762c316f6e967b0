// What must hold for every one-card round, whatever the numbers.
#include <gtest/gtest.h>

#include <string>

#include "odds/one_card.h"
#include "odds/one_card_questions.h"

namespace wizbid {
namespace {

using test::ask;
using test::histories;
using test::in_words;
using test::infinite;

const std::vector<Card> turn_ups{{Rank::eight, Suit::hearts}, Card::jester(3), Card::wizard(3)};
const std::vector<Card> cards{Card::wizard(),
                              Card::jester(),
                              {Rank::two, Suit::hearts},
                              {Rank::queen, Suit::hearts},
                              {Rank::three, Suit::clubs},
                              {Rank::jack, Suit::spades},
                              {Rank::ace, Suit::diamonds}};
const std::vector<BidNoise> noises{0, 0.5, 2, infinite};

double chance_to_win(const Question& question) {
  return one_card_odds(question).bids.front().tricks[1];
}

// check(question) for histories of every length and seat, each with another card in my hand; of
// those after the auction every `step`-th.
template <class Check>
void for_histories(int players, std::size_t step, Check check) {
  std::size_t next = 0;
  for (Card turn_up : turn_ups) {
    for (BidNoise noise : noises) {
      for (int seat = 1; seat <= players; ++seat) {
        for (const Bids& bids : histories(seat - 1))
          check(
              ask(players, seat, cards[next++ % cards.size()], turn_up, bids, noise, Suit::hearts));
        for (const Bids& bids : histories(players)) {
          if (bids[static_cast<std::size_t>(seat) - 1] && next++ % step == 0) {
            check(ask(players, seat, cards[next / step % cards.size()], turn_up, bids, noise,
                      Suit::hearts));
          }
        }
      }
    }
  }
}

class OneCardHistories : public testing::TestWithParam<std::pair<int, std::size_t>> {};

TEST_P(OneCardHistories, AllHaveAnAnswer) {
  const auto [players, step] = GetParam();
  for_histories(players, step, [](const Question& question) {
    const Answer answer = one_card_odds(question);
    const Situation& now = question.situation;
    ASSERT_EQ(answer.bids.size(), now.auction_over() ? 1U : 2U);
    for (const BidOdds& bid : answer.bids) {
      EXPECT_GE(bid.tricks[0], 0) << in_words(question);
      EXPECT_GE(bid.tricks[1], 0) << in_words(question);
      EXPECT_NEAR(bid.tricks[0] + bid.tricks[1], 1, 1e-15) << in_words(question);
      EXPECT_EQ(bid.make, bid.tricks[static_cast<std::size_t>(bid.bid)]);
      const double win = bid.tricks[1];
      EXPECT_NEAR(bid.expected_score, bid.bid == 1 ? 40 * win - 10 : 20 - 30 * win, 1e-12);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(EveryPlayerCount, OneCardHistories,
                         testing::Values(std::pair{3, 1}, std::pair{4, 1}, std::pair{5, 3},
                                         std::pair{6, 23}));

TEST(OneCardOdds, AfterTheAuctionOnlyMyBidIsAnswered) {
  const Answer answer =
      one_card_odds(ask(3, 2, {Rank::ace, Suit::hearts}, {Rank::eight, Suit::hearts}, {0, 1, 1}));
  ASSERT_EQ(answer.bids.size(), 1U);
  EXPECT_EQ(answer.bids[0].bid, 1);
  EXPECT_EQ(answer.bids[0].best_chance, 1);
}

// The dealer who has heard me say 0 says 1 with less.
TEST(OneCardOdds, LaterBidsAreReadAsByThoseWhoHeardMine) {
  const Card ace(Rank::ace, Suit::hearts);
  const Card turn_up(Rank::eight, Suit::hearts);
  const auto after = [&](Tricks mine) {
    return chance_to_win(ask(3, 2, ace, turn_up, {0, mine, 1}));
  };
  EXPECT_GT(after(0), after(1));
}

TEST(OneCardOdds, ABidNotHeardIsNoEvidence) {
  const Card queen(Rank::queen, Suit::hearts);
  const Card turn_up(Rank::eight, Suit::hearts);
  const std::optional<Tricks> silent;
  const double blank = chance_to_win(ask(4, 4, queen, turn_up, {0, 1, 1}, infinite));
  EXPECT_EQ(chance_to_win(ask(4, 4, queen, turn_up, {silent, silent, silent}, 2)), blank);
  // Nor did those after it hear it: the second seat bids as if it were the first to speak.
  EXPECT_NE(chance_to_win(ask(4, 3, queen, turn_up, {silent, 1}, 2)),
            chance_to_win(ask(4, 3, queen, turn_up, {0, 1}, 2)));
}

TEST(OneCardOdds, WhereNobodyHeedsBidsNothingIsEvidence) {
  for (Card turn_up : turn_ups) {
    for (Card card : cards) {
      Question question = ask(4, 3, card, turn_up, {0, 1}, 2, Suit::hearts);
      const Answer blank = one_card_odds(ask(4, 3, card, turn_up, {0, 1}, infinite, Suit::hearts));
      question.model.others = std::make_shared<test::FakePlayer>(false);
      const Answer answer = one_card_odds(question);
      EXPECT_EQ(answer.bids[1].make_fraction, blank.bids[1].make_fraction);
      EXPECT_TRUE(answer.bids[1].make_fraction);
    }
  }
}

TEST(OneCardOdds, TheTrumpNamedIsEvidenceToAllButTheDealer) {
  const Card ten(Rank::ten, Suit::hearts);
  const auto named = [&](int seat, BidNoise noise) {
    return chance_to_win(
        ask(3, seat, ten, Card::wizard(3), Bids(std::size_t(seat) - 1), noise, Suit::hearts));
  };
  EXPECT_LT(named(1, 2), named(1, infinite));
  EXPECT_EQ(named(3, 2), named(3, infinite));
}

// Averaged over the card that a seat may be dealt, its chances are its share of the tricks.
TEST(OneCardOdds, TheChancesOfAllSeatsAddToOne) {
  for (int players = 3; players <= 6; ++players) {
    for (Card turn_up : turn_ups) {
      Fraction sum = 0;
      for (int seat = 1; seat <= players; ++seat) {
        for (Card card : CardSet::full_deck() - CardSet{turn_up}) {
          const Bids unheard(static_cast<std::size_t>(seat) - 1);
          const Answer answer =
              one_card_odds(ask(players, seat, card, turn_up, unheard, infinite, Suit::hearts));
          sum += *answer.bids[1].make_fraction / 59;
        }
      }
      EXPECT_EQ(sum, 1) << players << " players, turn-up " << turn_up.index();
    }
  }
}

Card relabelled(Card card, const std::array<Suit, 4>& names) {
  return card.is_suited() ? Card(card.rank(), names[static_cast<std::size_t>(card.suit())]) : card;
}

// To the last bit, and the names of the suits don't even have to keep their order.
TEST(OneCardOdds, DoNotDependOnTheNamesOfTheSuits) {
  const std::array names{Suit::hearts, Suit::spades, Suit::diamonds, Suit::clubs};
  for_histories(4, 5, [&](const Question& question) {
    Question other = question;
    Situation& now = other.situation;
    now.hand = CardSet{relabelled(now.hand.lowest(), names)};
    now.turn_up = relabelled(*now.turn_up, names);
    if (now.trump)
      now.trump = names[static_cast<std::size_t>(*now.trump)];
    EXPECT_EQ(chance_to_win(other), chance_to_win(question)) << in_words(question);
  });
}

TEST(OneCardOdds, WhichWizardOrJesterMakesNoDifference) {
  Question question = ask(4, 2, Card::wizard(2), Card::wizard(0), {1}, 2, Suit::hearts);
  const double win = chance_to_win(question);
  EXPECT_EQ(win, chance_to_win(ask(4, 2, Card::wizard(0), Card::wizard(3), {1}, 2, Suit::clubs)));
  question.situation.hand = CardSet{Card::jester(3)};
  EXPECT_EQ(chance_to_win(question),
            chance_to_win(ask(4, 2, Card::jester(0), Card::wizard(3), {1}, 2, Suit::clubs)));
}

// The two arithmetics meet at the ends: very little noise is none, very much leaves nothing.
TEST(OneCardOdds, GoOverIntoTheirLimits) {
  for_histories(4, 7, [](const Question& question) {
    if (question.bid_noise != 0)
      return;
    Question with_noise = question;
    with_noise.bid_noise = 1e-5;
    EXPECT_NEAR(chance_to_win(with_noise), chance_to_win(question), 1e-7) << in_words(question);
    with_noise.bid_noise = 1e-9;
    EXPECT_EQ(chance_to_win(with_noise), chance_to_win(question));
    Question unheeded = question;
    unheeded.bid_noise = infinite;
    with_noise.bid_noise = 1e9;
    EXPECT_NEAR(chance_to_win(with_noise), chance_to_win(unheeded), 1e-6) << in_words(question);
  });
}

class OneCardEvidenceOf : public testing::TestWithParam<std::pair<int, std::size_t>> {};

TEST_P(OneCardEvidenceOf, ChancesToTakeTheTrickAddToOneBeforeAndAfter) {
  const auto [players, step] = GetParam();
  std::size_t next = 0;
  for_histories(players, 1, [&, others = players - 1, every = step](const Question& question) {
    if (next++ % every != 0)
      return;
    const EvidenceReport report = one_card_evidence(question);
    ASSERT_EQ(static_cast<int>(report.others.size()), others);
    double before = report.mine->before;
    double after = report.mine->after;
    EXPECT_NEAR(after, chance_to_win(question), 1e-13) << in_words(question);
    for (const SeatEvidence& seat : report.others) {
      EXPECT_EQ(seat.chances.back().what, Holding::winning_card);
      before += seat.chances.back().before;
      after += seat.chances.back().after;
      for (const HoldingChance& chance : seat.chances) {
        EXPECT_GE(chance.before, 0);
        EXPECT_LE(chance.after, 1) << in_words(question);
      }
    }
    EXPECT_NEAR(before, 1, 1e-12) << in_words(question);
    EXPECT_NEAR(after, 1, 1e-12) << in_words(question);
  });
}

INSTANTIATE_TEST_SUITE_P(EveryPlayerCount, OneCardEvidenceOf,
                         testing::Values(std::pair{3, 1}, std::pair{4, 5}, std::pair{5, 29},
                                         std::pair{6, 211}));

TEST(OneCardEvidence, SpeaksOfWhatCanBeat) {
  const auto holdings = [](Card mine, Card turn_up) {
    const EvidenceReport report = one_card_evidence(ask(3, 1, mine, turn_up));
    std::vector<Holding> all;
    for (const HoldingChance& chance : report.others.front().chances)
      all.push_back(chance.what);
    return all;
  };
  using H = Holding;
  const Card hearts(Rank::eight, Suit::hearts);
  EXPECT_EQ(holdings({Rank::ten, Suit::hearts}, hearts),
            (std::vector{H::wizard, H::jester, H::trump_above_mine, H::winning_card}));
  EXPECT_EQ(holdings({Rank::ace, Suit::hearts}, hearts),
            (std::vector{H::wizard, H::jester, H::winning_card}));
  EXPECT_EQ(holdings({Rank::ten, Suit::clubs}, hearts),
            (std::vector{H::wizard, H::jester, H::trump, H::higher_of_my_suit, H::winning_card}));
  EXPECT_EQ(holdings({Rank::ten, Suit::clubs}, Card::jester(3)),
            (std::vector{H::wizard, H::jester, H::higher_of_my_suit, H::winning_card}));
  EXPECT_EQ(holdings(Card::wizard(), hearts),
            (std::vector{H::wizard, H::jester, H::trump, H::winning_card}));
}

TEST(OneCardEvidence, ABidOfOneMakesAWizardLikelier) {
  const EvidenceReport report =
      one_card_evidence(ask(4, 3, {Rank::ace, Suit::hearts}, {Rank::eight, Suit::hearts}, {1, 0}));
  ASSERT_EQ(report.others.size(), 3U);
  const HoldingChance leader = report.others[0].chances.front();
  EXPECT_EQ(report.others[0].bid, 1);
  EXPECT_EQ(leader.what, Holding::wizard);
  EXPECT_DOUBLE_EQ(leader.before, 4.0 / 58);
  EXPECT_GT(leader.after, 2 * leader.before);
  EXPECT_LT(report.others[1].chances.front().after, 4.0 / 58);
  EXPECT_EQ(report.others[2].seat, Seat::from_number(4));
  EXPECT_FALSE(report.others[2].bid);
}

TEST(OneCardEvidence, TheDealersTrumpShows) {
  const EvidenceReport report =
      one_card_evidence(ask(3, 1, {Rank::ten, Suit::clubs}, Card::wizard(3), {}, 2, Suit::hearts));
  const SeatEvidence& dealer = report.others.back();
  EXPECT_TRUE(dealer.named_trump);
  EXPECT_FALSE(report.others.front().named_trump);
  EXPECT_EQ(dealer.chances[2].what, Holding::trump);
  EXPECT_GT(dealer.chances[2].after, 1.5 * dealer.chances[2].before);
}

}  // namespace
}  // namespace wizbid
