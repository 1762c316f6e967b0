// The fast count against brute force over all ordered deals of the hidden cards.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "odds/one_card.h"
#include "odds/one_card_questions.h"
#include "oracle/brute_one_card.h"

namespace wizbid {
namespace {

using oracle::BruteOneCard;
using test::ask;
using test::histories;
using test::in_words;
using test::infinite;

const std::vector<Card> three_turn_ups{
    {Rank::eight, Suit::hearts}, Card::jester(3), Card::wizard(3)};
constexpr Suit named = Suit::hearts;

Trump trump_of(Card turn_up) {
  if (turn_up.is_suited())
    return turn_up.suit();
  return turn_up.is_wizard() ? Trump(named) : std::nullopt;
}

// Noise makes irrational weights, if there is anything to infer from.
bool is_rational(const Question& question) {
  const Situation& now = question.situation;
  if (question.bid_noise == 0 || question.bid_noise == infinite)
    return true;
  bool heard = now.turn_up->is_wizard() && !now.is_dealer();
  for (std::size_t seat = 0; seat < now.bids.size(); ++seat) {
    if (now.bids[seat] && static_cast<int>(seat) != now.seat.index())
      heard = true;
  }
  return !heard;
}

void expect_agreement(const Question& question, BruteOneCard& brute) {
  const Situation& now = question.situation;
  const double win = brute.win_chance(now.seat, now.hand.lowest(), now.bids, question.bid_noise);
  for (const BidOdds& bid : one_card_odds(question).bids) {
    EXPECT_NEAR(bid.tricks[1], win, 1e-12) << in_words(question);
    EXPECT_EQ(bid.make_fraction.has_value(), is_rational(question)) << in_words(question);
    if (bid.make_fraction) {
      EXPECT_NEAR(bid.make_fraction->convert_to<double>(), bid.make, 1e-15);
    }
  }
}

// The cards that a holding speaks of, with a plain card in my hand.
CardSet cards_of(Holding what, const Situation& now) {
  switch (what) {
    case Holding::wizard:
      return CardSet::wizards();
    case Holding::jester:
      return CardSet::jesters();
    case Holding::trump:
      return trump_cards(now.trump);
    case Holding::higher_of_my_suit:
    case Holding::trump_above_mine:
      return CardSet::above(now.hand.lowest());
    case Holding::special_card:
    case Holding::winning_card:
      break;
  }
  return {};
}

void expect_same_evidence(const Question& question, BruteOneCard& brute) {
  const Situation& now = question.situation;
  const Bids nothing_heard(now.bids.size());
  for (const SeatEvidence& seat : one_card_evidence(question).others) {
    for (const HoldingChance& chance : seat.chances) {
      const CardSet cards = cards_of(chance.what, now);
      const auto before =
          brute.glimpse(now.seat, now.hand.lowest(), nothing_heard, infinite, seat.seat, cards);
      const auto after = brute.glimpse(now.seat, now.hand.lowest(), now.bids, question.bid_noise,
                                       seat.seat, cards);
      const bool wins = chance.what == Holding::winning_card;
      EXPECT_NEAR(chance.before, wins ? before.wins : before.holds, 1e-12) << in_words(question);
      EXPECT_NEAR(chance.after, wins ? after.wins : after.holds, 1e-12) << in_words(question);
    }
  }
}

class OneCardBrute : public testing::TestWithParam<std::tuple<Card, BidNoise>> {
 protected:
  Card turn_up() const { return std::get<0>(GetParam()); }
  BidNoise noise() const { return std::get<1>(GetParam()); }
  Question question(int players, int seat, Card card, Bids bids) const {
    return ask(players, seat, card, turn_up(), std::move(bids), noise(), named);
  }
};

const std::vector<Card> telling_cards{Card::wizard(),
                                      Card::jester(),
                                      {Rank::two, Suit::hearts},
                                      {Rank::jack, Suit::hearts},
                                      {Rank::three, Suit::clubs},
                                      {Rank::queen, Suit::spades},
                                      {Rank::ace, Suit::diamonds}};

TEST_P(OneCardBrute, ThreePlayersBeforeTheLastBid) {
  BruteOneCard brute(3, turn_up(), trump_of(turn_up()));
  for (int seat = 1; seat <= 3; ++seat) {
    for (const Bids& bids : histories(seat - 1)) {
      for (Card card : CardSet::full_deck() - CardSet{turn_up()})
        expect_agreement(question(3, seat, card, bids), brute);
    }
  }
}

TEST_P(OneCardBrute, ThreePlayersAfterTheAuction) {
  BruteOneCard brute(3, turn_up(), trump_of(turn_up()));
  for (int seat = 1; seat <= 3; ++seat) {
    for (const Bids& bids : histories(3)) {
      if (!bids[static_cast<std::size_t>(seat) - 1])
        continue;
      for (Card card : telling_cards)
        expect_agreement(question(3, seat, card, bids), brute);
    }
  }
}

// What can be seen of the others' hands, in every seat and after every auction.
TEST_P(OneCardBrute, ThreePlayersWhatTheBidsSay) {
  BruteOneCard brute(3, turn_up(), trump_of(turn_up()));
  for (int seat = 1; seat <= 3; ++seat) {
    for (const Bids& bids : histories(3)) {
      if (!bids[static_cast<std::size_t>(seat) - 1])
        continue;
      const Question asked = question(3, seat, {Rank::queen, Suit::spades}, bids);
      expect_same_evidence(asked, brute);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(AllTurnUpsAndNoises, OneCardBrute,
                         testing::Combine(testing::ValuesIn(three_turn_ups),
                                          testing::Values(0.0, 2.0, infinite)));

struct Sample {
  Card turn_up;
  int seat;
  Card card;
  Bids bids;
  BidNoise noise;
};

// Four players: 185,136 deals for each card of each bidder, so a few histories only.
TEST(OneCardBruteSample, FourPlayers) {
  const std::optional<Tricks> silent;
  const std::vector<Sample> samples{
      {{Rank::two, Suit::hearts}, 4, {Rank::ten, Suit::hearts}, {0, 0, 1}, 2},
      {{Rank::two, Suit::hearts}, 2, Card::wizard(), {1, 1, 0, 0}, 2},
      {{Rank::two, Suit::hearts}, 4, {Rank::king, Suit::clubs}, {1, silent, 1}, 0},
      {Card::jester(3), 3, {Rank::ace, Suit::spades}, {0, 0, 0, 1}, 0},
      {Card::jester(3), 1, Card::jester(), {0, 0, 0, silent}, 2},
      {Card::wizard(3), 2, {Rank::nine, Suit::hearts}, {1}, 2},
      {Card::wizard(3), 3, {Rank::ace, Suit::diamonds}, {1, 0}, 0},
  };
  for (const Sample& sample : samples) {
    BruteOneCard brute(4, sample.turn_up, trump_of(sample.turn_up));
    expect_agreement(
        ask(4, sample.seat, sample.card, sample.turn_up, sample.bids, sample.noise, named), brute);
  }
}

// A trick made is worth so much that only Jesters would say 0; of the three left, three bidders
// and I can't hold one each. Then the deals count in which the bidders lose least together.
TEST(OneCardBruteSample, BidsThatCantAllBeTheBestOnes) {
  Scoring tempting;
  tempting.made_per_trick = 100;
  BruteOneCard brute(4, Card::jester(3), std::nullopt, tempting);
  for (Card card : {Card::jester(), Card::wizard(), Card{Rank::queen, Suit::clubs}}) {
    for (const Bids& bids : {Bids{0, 0, 0}, Bids{0, 0, 0, 0}, Bids{0, 0, 0, 1}}) {
      Question question = ask(4, 4, card, Card::jester(3), bids, 0);
      question.situation.rules.scoring = tempting;
      expect_agreement(question, brute);
      question.situation.seat = Seat::from_number(1);
      if (bids.size() == 4)
        expect_agreement(question, brute);
    }
  }
}

// Under other scores bids say something else.
TEST(OneCardBruteSample, OtherScores) {
  Scoring bold;
  bold.made_per_trick = 35;
  bold.missed_per_trick = -7;
  for (Card turn_up : three_turn_ups) {
    BruteOneCard brute(3, turn_up, trump_of(turn_up), bold);
    for (BidNoise noise : {0.0, 2.0}) {
      for (const Bids& bids : histories(2)) {
        Question question = ask(3, 3, {Rank::ten, Suit::hearts}, turn_up, bids, noise, named);
        question.situation.rules.scoring = bold;
        expect_agreement(question, brute);
      }
    }
  }
}

}  // namespace
}  // namespace wizbid
