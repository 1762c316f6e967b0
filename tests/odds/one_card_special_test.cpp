// The one-card round with special cards, against every deal.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "cards/notation.h"
#include "odds/one_card.h"
#include "odds/sampled.h"
#include "odds/sampled_answer.h"
#include "oracle/brute_special.h"
#include "rules/rule_settings.h"

namespace wizbid {
namespace {

struct SpecialRound {
  const char* rules;
  DeckName deck;
  oracle::Edition edition;
  const char* turn_up;
  const char* trump = nullptr;  // named by the dealer
};

RuleSet rules_called(const std::string& names) {
  std::vector<RulesPart> parts;
  for (const std::string& name : rule_parts(names))
    parts.push_back(*named_part(name));
  return combined(parts)->rules;
}

Situation special_situation(const SpecialRound& round, int seat, const char* hand,
                            const oracle::SpecialBids& heard) {
  SituationDescription said;
  said.rules = rules_called(round.rules);
  said.deck = round.deck;
  said.players = 3;
  said.seat = seat + 1;
  said.hand = *parse_hand(hand, round.deck);
  said.turn_up_said = true;
  said.turn_up = *parse_card(round.turn_up, round.deck);
  said.bids = std::vector<std::optional<int>>(heard.begin(), heard.begin() + seat);
  if (round.trump != nullptr) {
    said.trump_said = true;
    said.trump = *parse_suit(round.trump);
  }
  const auto situation = check_situation(said);
  EXPECT_TRUE(situation) << situation.error().front().message;
  return *situation;
}

double chance_to(Holding what, const SeatEvidence& seat, double HoldingChance::*when) {
  for (const HoldingChance& chance : seat.chances) {
    if (chance.what == what)
      return chance.*when;
  }
  return 0;  // there is no such card
}

// What is told of the others, before and after the bids; who takes the trick is left out where that
// depends on what I say that my card is.
void expect_evidence_of_every_deal(oracle::BruteSpecial& brute, const Situation& now,
                                   const oracle::SpecialBids& heard) {
  const EvidenceReport why =
      one_card_evidence({now, {find_player("greedy"), find_player("greedy")}, 2});
  const Card mine = now.hand.lowest();
  const int me = now.seat.index();
  const auto after = brute.fare(me, mine, 1, heard, 2);
  EXPECT_EQ(why.mine.has_value(), !is_declared(now.rules.special, mine));
  ASSERT_EQ(why.others.size(), 2U);
  for (const SeatEvidence& seat : why.others) {
    const auto at = static_cast<std::size_t>(seat.seat.index());
    EXPECT_NEAR(chance_to(Holding::special_card, seat, &HoldingChance::after), after.special[at],
                1e-12);
    if (why.mine) {
      EXPECT_NEAR(chance_to(Holding::winning_card, seat, &HoldingChance::after), after.takes[at],
                  1e-12);
    }
  }
  if (!why.mine)
    return;
  EXPECT_NEAR(why.mine->after, after.win, 1e-12);
  if (!now.hears_naming()) {  // what was named tells something before any bid
    EXPECT_NEAR(why.mine->before, brute.fare(me, mine, 1, {}, 2).win, 1e-12);
  }
}

// With each of the hands, in each seat, whatever was heard.
void expect_agreement_with_every_deal(const SpecialRound& round,
                                      const std::vector<const char*>& hands, int seats = 3) {
  const Situation any = special_situation(round, 0, hands.front(), {});
  oracle::BruteSpecial brute(round.edition, any.unseen() | any.hand, any.trump);
  if (round.trump != nullptr)
    brute.dealer_named_trump();
  const std::array<std::optional<int>, 3> sayings{0, 1, std::nullopt};
  for (int seat = 0; seat < seats; ++seat) {
    for (const auto first : sayings) {
      for (const auto second : sayings) {
        const oracle::SpecialBids heard{first, second, std::nullopt};
        if ((seat < 2 && second) || (seat < 1 && first))
          continue;
        for (const char* hand : hands) {
          const Situation now = special_situation(round, seat, hand, heard);
          const Answer answer =
              one_card_odds({now, {find_player("greedy"), find_player("greedy")}, 2});
          for (const int bid : {0, 1}) {
            const auto fare = brute.fare(seat, now.hand.lowest(), bid, heard, 2);
            const BidOdds& odds = answer.bids[static_cast<std::size_t>(bid)];
            EXPECT_NEAR(odds.tricks[1], fare.win, 1e-12) << hand << " in seat " << seat + 1;
            EXPECT_NEAR(odds.expected_score, fare.score, 1e-10) << hand << " bid " << bid;
            EXPECT_NEAR(odds.made_with_bonus, fare.made_with_grail, 1e-12) << hand << bid;
          }
          expect_evidence_of_every_deal(brute, now, heard);
        }
      }
    }
  }
}

TEST(OneCardSpecial, CamelotAgreesWithEveryDeal) {
  expect_agreement_with_every_deal(
      {"camelot", DeckName::camelot, oracle::Edition::camelot, "8H"},
      {"Merlin", "Excalibur", "Morgan", "Grail", "W", "J", "3H", "AH", "3C", "AC"});
}

TEST(OneCardSpecial, MagicAgreesWithEveryDeal) {
  expect_agreement_with_every_deal({"magic", DeckName::us, oracle::Edition::magic, "8H"},
                                   {"2H", "2C", "W", "J", "AH", "KC"});
}

TEST(OneCardSpecial, JubileeCardsAgreeWithEveryDeal) {
  expect_agreement_with_every_deal(
      {"dragon,fairy,bomb,shapeshifter", DeckName::jubilee, oracle::Edition::jubilee, "8H"},
      {"Dragon", "Fairy", "Bomb", "Shapeshifter", "W", "J", "QC"});
}

// Turned up it means what a Wizard does: the dealer names the trump, and that tells of his card.
TEST(OneCardSpecial, ADragonTurnedUpAgreesWithEveryDeal) {
  expect_agreement_with_every_deal({"dragon,fairy,bomb,shapeshifter", DeckName::jubilee,
                                    oracle::Edition::jubilee, "Dragon", "H"},
                                   {"Shapeshifter", "QH"}, 1);
}

TEST(OneCardSpecial, WithoutBidsTheOddsAreFractions) {
  const SpecialRound round{"camelot", DeckName::camelot, oracle::Edition::camelot, "Excalibur"};
  const Situation now = special_situation(round, 1, "Grail", {});
  const Answer answer = one_card_odds({now, {find_player("greedy"), find_player("greedy")}, 2});
  oracle::BruteSpecial brute(round.edition, now.unseen() | now.hand, now.trump);
  EXPECT_EQ(now.trump, std::nullopt);
  EXPECT_EQ(answer.bids[1].make_fraction, Fraction(1));  // an even place, and Excalibur is out
  EXPECT_EQ(answer.bids[1].expected_score, 50);
  EXPECT_NEAR(answer.bids[0].expected_score, brute.fare(1, now.hand.lowest(), 0, {}, 2).score,
              1e-10);
}

// A last bidder whom the sum rule leaves one bid declares by it, and who bids before him knows:
// every deal with that bid known says the same.
TEST(OneCardSpecial, AForcedLastBidderDeclaresByTheBidLeft) {
  const SpecialRound round{"shapeshifter,plus-minus-one", DeckName::jubilee,
                           oracle::Edition::jubilee, "8H"};
  constexpr double no_evidence = std::numeric_limits<double>::infinity();
  const Model model{find_player("greedy"), find_player("greedy")};
  for (const char* hand : {"AC", "KH", "Shapeshifter"}) {
    const Situation now = special_situation(round, 1, hand, {0});
    const Answer answer = one_card_odds({now, model, no_evidence});
    oracle::BruteSpecial brute(round.edition, now.unseen() | now.hand, now.trump);
    for (const Tricks bid : {0, 1}) {
      const auto fare = brute.fare(1, now.hand.lowest(), bid, {0, bid, bid}, no_evidence);
      const auto& odds = answer.bids[static_cast<std::size_t>(bid)];
      EXPECT_NEAR(odds.tricks[1], fare.win, 1e-12) << hand << bid;
      EXPECT_NEAR(odds.expected_score, fare.score, 1e-10) << hand << bid;
    }
  }
}

TEST(OneCardSpecial, SuitsMayBeRenamed) {
  const SpecialRound hearts{"camelot", DeckName::camelot, oracle::Edition::camelot, "8H"};
  const SpecialRound clubs{"camelot", DeckName::camelot, oracle::Edition::camelot, "8C"};
  const oracle::SpecialBids heard{1, 0, std::nullopt};
  for (const auto& [a, b] : {std::pair{"KH", "KC"}, std::pair{"KS", "KD"}}) {
    const Model model{find_player("greedy"), find_player("greedy")};
    const Answer one = one_card_odds({special_situation(hearts, 2, a, heard), model, 2});
    const Answer other = one_card_odds({special_situation(clubs, 2, b, heard), model, 2});
    EXPECT_EQ(one.bids[1].expected_score, other.bids[1].expected_score);
  }
}

// Who plays at random declares at random.
TEST(OneCardSpecial, PlayersWithoutAPlanDeclareByChance) {
  const SpecialRound round{"camelot", DeckName::camelot, oracle::Edition::camelot, "8H"};
  const Situation now = special_situation(round, 0, "Merlin", {});
  const auto by = [&](const char* player) {
    return one_card_odds({now, {find_player(player), find_player(player)}, 2});
  };
  const double as_wizard = by("greedy").bids[1].tricks[1];
  const double as_jester = by("greedy").bids[0].tricks[1];
  EXPECT_NEAR(by("random").bids[0].tricks[1], (as_wizard + as_jester) / 2, 1e-12);
  EXPECT_EQ(by("random").bids[0].tricks, by("random").bids[1].tricks);
}

// Sampled, once all have bid: as counted, where bids are no evidence.
TEST(OneCardSpecial, SampledItIsTheSame) {
  const SpecialRound round{"camelot", DeckName::camelot, oracle::Edition::camelot, "8H"};
  constexpr double no_evidence = std::numeric_limits<double>::infinity();
  for (const char* hand : {"Grail", "Merlin", "QH"}) {
    Situation now = special_situation(round, 1, hand, {1, std::nullopt, std::nullopt});
    for (const int bid : {0, 1}) {
      now.bids = {1, bid, 0};
      for (const char* player : {"greedy", "random"}) {
        const Question question{now, {find_player(player), find_player(player)}, no_evidence};
        const BidOdds exact = one_card_odds(question).bids.front();
        NoWatcher watcher;
        const BidOdds sampled = sample_odds(question, {{4000, {}, {}}, 1, 1}, watcher).bids.front();
        EXPECT_NEAR(sampled.make, exact.make, 4 * sampled.make_error) << hand << bid << player;
        EXPECT_NEAR(sampled.expected_score, exact.expected_score, 4 * sampled.score_error)
            << hand << bid << player;
      }
    }
  }
}

// The spread of short samples is what each of them says of its error.
TEST(OneCardSpecial, ErrorsOfASampleKnowTheBonus) {
  const SpecialRound round{"camelot", DeckName::camelot, oracle::Edition::camelot, "8H"};
  const Situation now = special_situation(round, 1, "Grail 5C", {});
  const Question question{now, {find_player("greedy"), find_player("greedy")}, 2};
  constexpr int samples = 200;
  constexpr std::array<Tricks, 2> bids{1, 2};
  std::array<double, 2> sum{};  // of the score of bid 1, and of its lead over bid 2
  std::array<double, 2> squares{};
  std::array<double, 2> said{};
  for (std::uint64_t seed = 1; seed <= samples; ++seed) {
    const DealSampler sampler(question, seed);
    SampleSums sums = sampler.no_sums();
    sampler.play({Purpose::deals, 0, 200}, bids, sums);
    const SampleEstimate estimate = estimate_of(sampler, sums);
    const double score = estimate.expected_score(1);
    const std::array<double, 2> figures{score, score - estimate.expected_score(2)};
    const std::array<double, 2> errors{std::sqrt(estimate.covariance(1, 1)),
                                       estimate.error_of_difference(1, 2)};
    for (std::size_t k = 0; k < 2; ++k) {
      sum[k] += figures[k] / samples;
      squares[k] += figures[k] * figures[k] / samples;
      said[k] += errors[k] / samples;
    }
  }
  for (std::size_t k = 0; k < 2; ++k)
    EXPECT_NEAR(std::sqrt(squares[k] - sum[k] * sum[k]) / said[k], 1, 0.15);
}

// How many cards of the deck are like this one to who knows no hand: 0 for all but the first.
int cards_like(Card card) {
  if (card.is_wizard() || card.is_jester())
    return card == Card::wizard() || card == Card::jester() ? 4 : 0;
  if (card.is_special() || card.suit() == Suit::hearts)
    return 1;
  return card.suit() == Suit::clubs ? 3 : 0;
}

TEST(OneCardSpecial, SomebodyTakesEveryTrickWithoutExcalibur) {
  Situation now;
  now.rules = rules_called("camelot");
  now.deck = DeckName::camelot;
  now.players = 3;
  now.turn_up = Card(Rank::eight, Suit::hearts);
  now.trump = Suit::hearts;
  double taken = 0;
  const Model model{find_player("random"), find_player("random")};
  for (int seat = 0; seat < now.players; ++seat) {
    now.seat = Seat::from_index(seat);
    now.bids.assign(static_cast<std::size_t>(seat), std::nullopt);
    for (const Card card : deck_of(now.rules.special) - CardSet{*now.turn_up}) {
      now.hand = CardSet{card};
      if (const int alike = cards_like(card))
        taken += one_card_odds({now, model, 2}).bids[1].tricks[1] * alike / 59;
    }
  }
  EXPECT_NEAR(taken, 1 - 3.0 / 59, 1e-12);
}

}  // namespace
}  // namespace wizbid
