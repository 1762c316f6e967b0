#include "odds/enumerated_model.h"

#include <gtest/gtest.h>

#include "deals/classes_gaps.h"
#include "odds/enumerated.h"
#include "odds/enumerated_random_tree.h"
#include "oracle/random_questions.h"
#include "oracle/slow_enumeration.h"
#include "players/random_player.h"

namespace wizbid {
namespace {

using oracle::draw_card;
using oracle::random_deal;
using oracle::random_situation;

std::vector<std::uint64_t> ways_of(ModelTree& tree, const Question& question, const Deal& deal) {
  std::vector<std::uint64_t> ways(rows_played(question) *
                                  (static_cast<std::size_t>(question.situation.cards) + 1));
  tree.play(deal, ways);
  return ways;
}

Question ask(const Situation& about, std::string_view player) {
  return {about, {find_player(player), find_player(player)}};
}

TEST(ModelTree, EqualsThePlainTreeForGreedy) {
  struct Round {
    int players;
    int cards;
  };
  for (Round round : {Round{3, 1}, Round{3, 2}, Round{3, 3}, Round{4, 2}, Round{5, 3}}) {
    for (std::uint64_t i = 0; i < 20; ++i) {
      const Question question = ask(random_situation(round.players, round.cards, i), "greedy");
      const Deal deal = random_deal(question.situation, i);
      ModelTree tree(question);
      const auto ways = ways_of(tree, question, deal);
      std::size_t place = 0;
      for (const oracle::SlowRow& row : oracle::slow_tree(question, deal))
        for (Tricks t = 0; t <= round.cards; ++t)
          EXPECT_TRUE(row.has_chance(t, ways[place++], tree.unit()));
    }
  }
}

// Plays like RandomPlayer, but the model tree does not know.
class AnyLegalCard final : public Player {
 public:
  std::string_view name() const override { return "any legal card"; }
  void rate_bids(const BidView& view, std::span<Points> scores) const override {
    random_.rate_bids(view, scores);
  }
  std::array<Points, 4> rate_trumps(const TrumpView& view) const override {
    return random_.rate_trumps(view);
  }
  CardSet choose_cards(const CardView& view) const override { return view.legal(); }
  CardSet rank_cuts(Trump) const override { return {}; }
  bool heeds_bids() const override { return false; }

 private:
  RandomPlayer random_;
};

TEST(ModelTree, AndTheTreeForRandomPlayAreIndependentAndAgree) {
  for (std::uint64_t i = 0; i < 40; ++i) {
    const Situation about = random_situation(3 + static_cast<int>(i % 2), 3, i);
    const auto anybody = std::make_shared<AnyLegalCard>();
    const Question question{about, {anybody, anybody}};
    ModelTree asking(question);
    RandomTree knowing(about, about.cards);
    ASSERT_EQ(asking.unit(), knowing.unit());
    const Deal deal = random_deal(about, i);
    std::vector<std::uint64_t> ways(static_cast<std::size_t>(about.cards) + 1);
    knowing.deal(deal);
    knowing.play(Seat(), ways);
    EXPECT_EQ(ways_of(asking, question, deal), ways);
  }
}

// Another deal of the same class: other cards of the same gaps for the same owners, other like
// Wizards and Jesters, alike suits swapped.
Deal another_of_the_class(const Deal& deal, const Situation& about, const Gaps& gaps,
                          Random& random) {
  Deal result;
  result[about.seat] = about.hand;
  const auto give = [&](CardSet from, CardSet to, bool sorted) {
    std::vector<std::size_t> owners;
    for (Card card : from)
      for (std::size_t seat = 0; seat < max_players; ++seat)
        if (deal.hands[seat].contains(card))
          owners.push_back(seat);
    CardSet chosen;
    for (std::size_t i = 0; i < owners.size(); ++i)
      chosen.insert(draw_card(to, random));
    for (; !owners.empty(); chosen.erase(chosen.lowest())) {
      const auto pick = sorted ? 0 : random.below(static_cast<std::uint32_t>(owners.size()));
      result.hands[owners[pick]].insert(chosen.lowest());
      owners.erase(owners.begin() + pick);
    }
  };
  std::array<std::size_t, 4> suit{0, 1, 2, 3};
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t j = random.below(4);
    if (gaps.suits[suit[i]].kind == gaps.suits[suit[j]].kind)
      std::swap(suit[i], suit[j]);
  }
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t gap = 0; gap < gaps.suits[i].gaps.size(); ++gap)
      give(gaps.suits[i].gaps[gap], gaps.suits[suit[i]].gaps[gap], true);
  give(gaps.wizards, gaps.wizards, false);
  give(gaps.jesters, gaps.jesters, false);
  return result;
}

// How many of some random deals, of rounds of all sizes up to four cards, play differently from
// another deal of their class for these cuts.
int deals_misjudged(bool with_cuts) {
  int misjudged = 0;
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const int players = 3 + static_cast<int>(number % 4);
    const int cards = 1 + static_cast<int>(number / 4 % 4);
    const Question question = ask(random_situation(players, cards, number), "greedy");
    const Situation& about = question.situation;
    const Deal deal = random_deal(about, number);
    Random random(9, Purpose::deals, number);
    const CardSet cuts = with_cuts ? class_cuts(question) : CardSet{};
    const Deal other = another_of_the_class(deal, about, find_gaps(about, cuts), random);
    ModelTree tree(question);
    if (ways_of(tree, question, deal) != ways_of(tree, question, other))
      ++misjudged;
  }
  return misjudged;
}

TEST(ModelTree, NothingMattersToGreedyButTheClassOfTheDeal) {
  EXPECT_EQ(deals_misjudged(true), 0);
  EXPECT_GT(deals_misjudged(false), 100);
}

}  // namespace
}  // namespace wizbid
