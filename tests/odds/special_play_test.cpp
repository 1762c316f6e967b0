#include <gtest/gtest.h>

#include <functional>

#include "games/round.h"
#include "games/scribe.h"
#include "odds/card_playout.h"
#include "odds/card_sampled.h"
#include "oracle/brute_special.h"
#include "rules/round_rules.h"

namespace wizbid {
namespace {

using oracle::Edition;

constexpr int seats = 3;

struct SpecialCase {
  const char* name;
  Edition edition;
  const char* rules;  // each a name of a rule set
  DeckName deck;
};

// A round under way among three who play any card, by the rules in words: all that it takes to go
// through what can still happen.
struct World {
  std::array<std::vector<Card>, seats> hands;
  std::vector<Card> trick, seen;
  std::vector<bool> as_wizard;
  int leader = 0;
  std::array<int, seats> taken{};
  std::array<int, seats> bonus{};
};

struct Fate {
  double make = 0;
  double score = 0;
};

class SlowRound {
 public:
  SlowRound(Edition edition, Trump trump, int cards, int me, int bid)
      : edition_(edition), trump_(trump), cards_(cards), me_(me), bid_(bid) {}

  bool is_declared(Card card) const {
    return edition_ != Edition::magic &&
           card == Card::special(edition_ == Edition::camelot ? 0 : 3);
  }
  Card seen_as(Card card, bool as_wizard) const {
    if (!card.is_special())
      return card;
    return is_declared(card) && as_wizard ? Card::wizard() : Card::jester();
  }

  static int turn(const World& world) {
    return (world.leader + static_cast<int>(world.trick.size())) % seats;
  }

  std::vector<Card> legal(const World& world) const {
    const std::vector<Card>& hand = world.hands[static_cast<std::size_t>(turn(world))];
    std::vector<Card> held, may;
    for (const Card card : hand)
      held.push_back(seen_as(card, false));
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (oracle::slow_may_play(held[i], held, world.seen))
        may.push_back(hand[i]);
    }
    return may;
  }

  void play(World& world, Card card, bool as_wizard) const {
    std::erase(world.hands[static_cast<std::size_t>(turn(world))], card);
    world.trick.push_back(card);
    world.seen.push_back(seen_as(card, as_wizard));
    world.as_wizard.push_back(as_wizard);
    if (world.trick.size() < seats)
      return;
    const auto outcome =
        oracle::slow_special_outcome(edition_, world.trick, world.as_wizard, trump_);
    world.leader = (world.leader + outcome.taker) % seats;
    world.taken[static_cast<std::size_t>(world.leader)] += outcome.counts ? 1 : 0;
    world.bonus[static_cast<std::size_t>(world.leader)] += outcome.grail ? 20 : 0;
    world.trick.clear();
    world.seen.clear();
    world.as_wizard.clear();
  }

  // Every legal card alike to the end, a declared one either way.
  Fate fate(const World& world) const {
    const std::vector<Card> may = legal(world);
    if (may.empty())
      return end_of(world);
    Fate sum;
    for (const Card card : may) {
      for (const bool as_wizard : {false, true}) {
        const double share = (is_declared(card) ? 0.5
                              : as_wizard       ? 0
                                                : 1) /
                             static_cast<double>(may.size());
        if (share == 0)
          continue;
        World next = world;
        play(next, card, as_wizard);
        const Fate fare = fate(next);
        sum.make += share * fare.make;
        sum.score += share * fare.score;
      }
    }
    return sum;
  }

 private:
  Fate end_of(const World& world) const {
    const auto me = static_cast<std::size_t>(me_);
    if (world.taken[me] != bid_)
      return {0, -10.0 * std::abs(world.taken[me] - bid_)};
    // All these rounds are the last one.
    const int zero = edition_ == Edition::camelot ? 20 + cards_ : 20;
    return {1, (bid_ == 0 ? zero : 20.0 + 10 * bid_) + world.bonus[me]};
  }

  Edition edition_;
  Trump trump_;
  int cards_;
  int me_;
  int bid_;
};

// Calls `visit` with all ways to give hands of these sizes from the cards.
void each_hands(const std::vector<Card>& cards, std::array<std::size_t, seats> left,
                std::array<std::vector<Card>, seats>& hands, std::size_t from,
                const std::function<void()>& visit) {
  if (from == cards.size()) {
    if (left == std::array<std::size_t, seats>{})
      visit();
    return;
  }
  each_hands(cards, left, hands, from + 1, visit);  // nobody has it
  for (std::size_t s = 0; s < seats; ++s) {
    if (left[s] == 0)
      continue;
    --left[s];
    hands[s].push_back(cards[from]);
    each_hands(cards, left, hands, from + 1, visit);
    hands[s].pop_back();
    ++left[s];
  }
}

RoundDescription told(const SpecialCase& about, const RuleSet& rules,
                      std::span<const PlayedFrom> log, std::size_t plays) {
  RoundDescription said;
  said.start.rules = rules;
  said.start.deck = about.deck;
  said.start.players = seats;
  said.start.seat = log[plays].seat + 1;
  for (const Card card : log[plays].hand)
    said.start.hand.push_back(card);
  said.start.turn_up_said = true;
  said.start.turn_up = log[plays].turn_up;
  if (log[plays].turn_up && !log[plays].turn_up->is_suited())
    said.start.trump = log[plays].trump;
  said.start.bids.emplace(seats);
  for (const PlayedFrom& play : log)
    said.start.bids->at(static_cast<std::size_t>(play.seat)) = play.bid;
  for (std::size_t i = 0; i < plays; ++i) {
    if (i % seats == 0) {
      if (i > 0)
        said.tricks.push_back(said.on_table);
      said.on_table = {log[i].seat + 1, {}, std::nullopt};
    }
    said.on_table.cards.push_back(log[i].card);
    if (is_declared(rules.special, log[i].card))
      said.on_table.as_wizard = log[i].needs_tricks;
  }
  if (plays % seats == 0) {
    said.tricks.push_back(said.on_table);
    said.on_table = {};
  }
  return said;
}

// What comes of each choice, by going through all hands that fit all plays.
void expect_brute(const SpecialCase& about, const MidRound& round, std::span<const PlayedFrom> log,
                  std::size_t plays) {
  const int me = log[plays].seat;
  const SlowRound slow(about.edition, log[0].trump, log[0].cards, me, log[plays].bid);
  std::array<std::size_t, seats> left{};
  left.fill(static_cast<std::size_t>(log[0].cards));
  CardSet unseen = deck_of(round.situation.rules.special) - log[plays].hand;
  if (log[0].turn_up)
    unseen.erase(*log[0].turn_up);
  for (std::size_t i = 0; i < plays; ++i) {
    unseen.erase(log[i].card);
    --left[static_cast<std::size_t>(log[i].seat)];
  }
  std::vector<Card> cards;
  for (const Card card : unseen)
    cards.push_back(card);
  left[static_cast<std::size_t>(me)] = 0;

  const CardQuestion question{round, {find_player("random"), find_player("random")}, 2};
  const std::vector<CardChoice> choices = card_choices(question);
  std::vector<Fate> sums(choices.size());
  double deals = 0;
  std::array<std::vector<Card>, seats> hidden;
  each_hands(cards, left, hidden, 0, [&] {
    World world;
    world.hands = hidden;
    for (const Card card : log[plays].hand)
      world.hands[static_cast<std::size_t>(me)].push_back(card);
    for (std::size_t i = 0; i < plays; ++i)
      world.hands[static_cast<std::size_t>(log[i].seat)].push_back(log[i].card);
    for (std::size_t i = 0; i < plays; ++i) {
      const std::vector<Card> may = slow.legal(world);
      if (std::ranges::find(may, log[i].card) == may.end())
        return;
      slow.play(world, log[i].card, log[i].needs_tricks);
    }
    ++deals;
    for (std::size_t s = 0; s < seats; ++s)
      EXPECT_EQ(world.taken[s], round.state.taken[s]);
    for (std::size_t k = 0; k < choices.size(); ++k) {
      World next = world;
      const PlayedCard mine = choices[k].played();
      // Of Wizards any will do: the round numbers those that it was told of anew.
      const auto& hand = world.hands[static_cast<std::size_t>(me)];
      const auto held =
          std::ranges::find_if(hand, [&](Card card) { return same_face(card, mine.card); });
      slow.play(next, *held, mine.as_wizard);
      const Fate fate = slow.fate(next);
      sums[k].make += fate.make;
      sums[k].score += fate.score;
    }
  });
  ASSERT_GT(deals, 0);
  const auto counted = static_cast<double>(ConsistentDeals(hidden_hands(round)).count());
  EXPECT_EQ(counted, deals);

  SampleOptions options;
  options.size.deals = 2000;
  options.threads = 1;
  NoWatcher watcher;
  const CardAnswer answer = sample_cards(question, options, watcher);
  ASSERT_EQ(answer.cards.size(), choices.size());
  for (std::size_t k = 0; k < choices.size(); ++k) {
    const CardOdds& odds = answer.cards[k];
    EXPECT_NEAR(odds.make, sums[k].make / deals, 4.5 * odds.make_error) << about.name;
    EXPECT_NEAR(odds.expected_score, sums[k].score / deals, 4.5 * odds.score_error) << about.name;
  }
}

class SpecialPlay : public testing::TestWithParam<SpecialCase> {};

// Last rounds played at random, looked at with few cards left.
TEST_P(SpecialPlay, RanksCardsAsBruteForceDoes) {
  const SpecialCase& about = GetParam();
  RuleSet rules = *find_rule_set(about.rules);
  if (about.edition == Edition::jubilee)
    rules.special = {.dragon = true, .fairy = true, .bomb = true, .shapeshifter = true};
  const int cards = 20;
  int declared = 0;
  // On until a card that I say something of was in my hand.
  const bool waits = about.edition != Edition::magic;
  for (std::uint64_t number = 0; number < 10 || (waits && declared == 0 && number < 60); ++number) {
    std::vector<PlayedFrom> log;
    std::vector<Scribe> scribes;
    for (std::uint64_t s = 0; s < seats; ++s)
      scribes.emplace_back(log, 10 * number + s);
    Seating seating{};
    for (std::size_t s = 0; s < seats; ++s)
      seating[s] = &scribes[s];
    Random random(1, Purpose::games, number);
    const RuleSet of_round = rules_of_round(rules, seats, cards, false);
    play_round(of_round, draw_round(of_round, seats, cards, random), seating, random);
    for (const int looked_at : {17 * seats + 2, 18 * seats, 18 * seats + 1}) {
      const auto plays = static_cast<std::size_t>(looked_at);
      const auto round = check_mid_round(told(about, rules, log, plays));
      ASSERT_TRUE(round.has_value()) << round.error().front().message;
      expect_brute(about, *round, log, plays);
      for (const Card card : round->held)
        declared += is_declared(rules.special, card) ? 1 : 0;
    }
  }
  EXPECT_EQ(declared > 0, about.edition != Edition::magic);
}

INSTANTIATE_TEST_SUITE_P(
    Editions, SpecialPlay,
    testing::Values(SpecialCase{"Camelot", Edition::camelot, "camelot", DeckName::camelot},
                    SpecialCase{"Magic", Edition::magic, "magic", DeckName::us},
                    SpecialCase{"Jubilee", Edition::jubilee, "dragon", DeckName::jubilee}),
    [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace wizbid
