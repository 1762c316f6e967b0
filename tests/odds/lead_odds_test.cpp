#include "odds/lead_odds.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "counting/binomial.h"
#include "oracle/hidden_deals.h"
#include "rules/schedule.h"
#include "rules/trick.h"

namespace wizbid {
namespace {

// Whether the leader wins however the others play: every legal play of every opponent in turn is
// tried under the rules of the trick.
bool wins_against_every_play(const Trick& trick, const oracle::Hands& hands) {
  const std::size_t turn = std::size_t(trick.size()) - 1;
  if (turn == hands.size())
    return trick.winning_place() == 0;
  for (Card card : trick.legal(hands[turn])) {
    Trick after = trick;
    after.play(card);
    if (!wins_against_every_play(after, hands))
      return false;
  }
  return true;
}

// The same from one look at each hand, for large samples: nobody has a legal card that wins.
bool nobody_can_beat(const Trick& led, const oracle::Hands& hands) {
  for (CardSet hand : hands)
    if (!(led.legal(hand) & led.winners()).empty())
      return false;
  return true;
}

Trick led(Trump trump, Card card) {
  Trick trick(trump);
  trick.play(card);
  return trick;
}

constexpr Trump hearts_trump = Suit::hearts;
constexpr Trump no_trump = std::nullopt;

// What a hand of so many cards that begins with `lead` and then, highest first, has cards of `also`
// does not see, the seven of hearts turned up (but in the last round).
Hidden hidden_around(Card lead, int players, int cards, CardSet also = {}) {
  CardSet unseen = CardSet::full_deck() - CardSet{lead};
  if (!is_last_round(players, cards))
    unseen.erase({Rank::seven, Suit::hearts});
  // The rest of the hand: every third card of what is left, so some of everything.
  for (int i = 1; i < cards; ++i) {
    const CardSet wanted = also & unseen;
    unseen.erase(wanted.empty() ? unseen.nth(3 * i % unseen.size()) : wanted.highest());
  }
  return {unseen, players - 1, cards};
}

const std::vector<Card> leads{{Rank::ace, Suit::spades},   {Rank::king, Suit::clubs},
                              {Rank::two, Suit::diamonds}, {Rank::ace, Suit::hearts},
                              {Rank::ten, Suit::hearts},   Card::jester(3)};

// 10,000,000 for the large check; see docs/count.md.
std::uint64_t number_of_samples() {
  const char* said = std::getenv("WIZBID_LEAD_SAMPLES");
  return said == nullptr ? 20'000 : std::strtoull(said, nullptr, 10);
}

TEST(LeadOdds, AWizardAlwaysWins) {
  for (int cards = 1; cards <= 15; ++cards)
    EXPECT_EQ(
        chance_lead_wins(hidden_around(Card::wizard(), 4, cards), hearts_trump, Card::wizard()), 1);
}

TEST(LeadOdds, AJesterWinsAmongJestersOnly) {
  const Card jester = Card::jester(3);
  EXPECT_EQ(chance_lead_wins(hidden_around(jester, 3, 1), hearts_trump, jester),
            Fraction(binomial(3, 2), binomial(58, 2)));
  EXPECT_EQ(chance_lead_wins(hidden_around(jester, 4, 1), hearts_trump, jester),
            Fraction(1, binomial(58, 3)));
  EXPECT_EQ(chance_lead_wins(hidden_around(jester, 5, 1), hearts_trump, jester), 0);
  EXPECT_EQ(chance_lead_wins(hidden_around(jester, 3, 2), hearts_trump, jester), 0);
}

TEST(LeadOdds, OneCardRoundByHand) {
  // The ace of spades loses to 4 Wizards and 12 trumps; the jack of clubs without trump to 4
  // Wizards and 3 clubs.
  const Card ace{Rank::ace, Suit::spades};
  EXPECT_EQ(chance_lead_wins(hidden_around(ace, 3, 1), hearts_trump, ace),
            Fraction(binomial(58 - 16, 2), binomial(58, 2)));
  const Card jack{Rank::jack, Suit::clubs};
  EXPECT_EQ(chance_lead_wins(hidden_around(jack, 3, 1), no_trump, jack),
            Fraction(binomial(58 - 7, 2), binomial(58, 2)));
}

TEST(LeadOdds, TheAceOfTrumpFearsWizardsOnly) {
  const Card ace{Rank::ace, Suit::hearts};
  for (int players = min_players; players <= max_players; ++players)
    for (int cards = 1; cards <= last_round(players); ++cards) {
      const Hidden hidden = hidden_around(ace, players, cards);
      const int wizards = (hidden.unseen & CardSet::wizards()).size();
      const int others = hidden.opponents * cards;
      EXPECT_EQ(chance_lead_wins(hidden, hearts_trump, ace),
                Fraction(binomial(hidden.unseen.size() - wizards, others),
                         binomial(hidden.unseen.size(), others)));
    }
}

TEST(LeadOdds, InTheOneCardRoundAgreesWithEveryPlayOfEveryDeal) {
  for (Card lead : leads)
    for (Trump trump : {hearts_trump, no_trump}) {
      const Hidden hidden = hidden_around(lead, 4, 1);
      EXPECT_EQ(chance_lead_wins(hidden, trump, lead),
                oracle::share_of_deals(hidden, [&](const oracle::Hands& hands) {
                  return wins_against_every_play(led(trump, lead), hands);
                }));
    }
}

TEST(LeadOdds, OnSmallDecksAgreesWithEveryPlayOfEveryDeal) {
  // Eleven unseen cards: low, middle and high ones of the suits led, a Wizard, a Jester.
  const CardSet few{{Rank::three, Suit::clubs},
                    {Rank::ace, Suit::clubs},
                    {Rank::queen, Suit::spades},
                    {Rank::four, Suit::spades},
                    {Rank::three, Suit::hearts},
                    {Rank::nine, Suit::hearts},
                    {Rank::king, Suit::hearts},
                    {Rank::jack, Suit::diamonds},
                    {Rank::ace, Suit::diamonds},
                    Card::wizard(),
                    Card::jester()};
  for (const Hidden& hidden :
       {Hidden{few, 2, 3}, Hidden{few, 2, 5}, Hidden{few, 3, 2}, Hidden{few, 3, 3},
        Hidden{few - CardSet::wizards(), 2, 5}, Hidden{few - CardSet::wizards(), 4, 2}})
    for (Card lead : leads)
      for (Trump trump : {hearts_trump, no_trump})
        ASSERT_EQ(chance_lead_wins(hidden, trump, lead),
                  oracle::share_of_deals(hidden, [&](const oracle::Hands& hands) {
                    return wins_against_every_play(led(trump, lead), hands);
                  }));
}

TEST(LeadOdds, InTheTwoCardRoundOfThreeAgreesWithEveryDeal) {
  for (Card lead : leads)
    EXPECT_EQ(chance_lead_wins(hidden_around(lead, 3, 2), hearts_trump, lead),
              oracle::share_of_deals(hidden_around(lead, 3, 2), [&](const oracle::Hands& hands) {
                return nobody_can_beat(led(hearts_trump, lead), hands);
              }));
}

void expect_agreement_with_samples(int players, Card lead, CardSet also = {}) {
  const std::uint64_t deals = number_of_samples();
  for (int cards = 1; cards <= last_round(players); ++cards) {
    const Trump trump = is_last_round(players, cards) ? no_trump : hearts_trump;
    const Hidden hidden = hidden_around(lead, players, cards, also);
    const double exact = chance_lead_wins(hidden, trump, lead).convert_to<double>();
    const double sampled = oracle::sampled_share(hidden, deals, [&](const oracle::Hands& hands) {
      return nobody_can_beat(led(trump, lead), hands);
    });
    const double error = std::sqrt(exact * (1 - exact) / static_cast<double>(deals));
    if (std::getenv("WIZBID_LEAD_SAMPLES") != nullptr)
      std::printf("%d players, %2d cards: exact %.8f, sampled %.8f, %+.2f standard errors\n",
                  players, cards, exact, sampled, error > 0 ? (sampled - exact) / error : 0.0);
    // Where hardly any deal passes, one more or less is allowed.
    EXPECT_NEAR(sampled, exact, 5 * error + 1.0 / static_cast<double>(deals))
        << players << " players " << cards << " cards";
  }
}

TEST(LeadOdds, APlainAceAgreesWithSamplesInEveryRoundOfFour) {
  expect_agreement_with_samples(4, {Rank::ace, Suit::spades});
}

TEST(LeadOdds, APlainAceBesideAllWizardsAgreesWithSamplesInEveryRoundOfFour) {
  expect_agreement_with_samples(4, {Rank::ace, Suit::spades}, CardSet::wizards());
}

TEST(LeadOdds, ATrumpBesideAllWizardsAgreesWithSamplesInEveryRoundOfFour) {
  expect_agreement_with_samples(4, {Rank::queen, Suit::hearts}, CardSet::wizards());
}

TEST(LeadOdds, APlainKingAgreesWithSamplesForEveryNumberOfPlayers) {
  for (int players = min_players; players <= max_players; ++players)
    expect_agreement_with_samples(players, {Rank::king, Suit::clubs});
}

TEST(LeadOdds, InTheLastRoundEveryUnseenCardIsHeld) {
  const Card king{Rank::king, Suit::clubs};
  const CardSet wizards = CardSet::wizards();
  const CardSet ace{{Rank::ace, Suit::clubs}};
  for (int players = min_players; players <= max_players; ++players) {
    const int cards = last_round(players);
    EXPECT_EQ(chance_lead_wins(hidden_around(king, players, cards, wizards | ace), no_trump, king),
              1);
    const CardSet no_clubs =
        wizards | CardSet::of_suit(Suit::hearts) | CardSet::of_suit(Suit::spades);
    EXPECT_EQ(chance_lead_wins(hidden_around(king, players, cards, no_clubs), no_trump, king), 0);
  }
}

}  // namespace
}  // namespace wizbid
