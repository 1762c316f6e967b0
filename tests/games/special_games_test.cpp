#include <gtest/gtest.h>

#include <map>
#include <set>

#include "games/contests.h"
#include "games/scribe.h"
#include "games/tournament.h"
#include "oracle/brute_special.h"
#include "rules/rule_settings.h"

namespace wizbid {
namespace {

using oracle::Edition;

// A round as the rules tell it in words, from what its players wrote down.
class SpecialReferee {
 public:
  explicit SpecialReferee(Edition edition) : edition_(edition) {}

  std::vector<int> taken, bids, scores;
  int nobodys = 0;
  int grails = 0;  // bonuses paid

  // Must hold: `log` is one round.
  void judge(std::span<const PlayedFrom> log) {
    const int players = log.front().players;
    const int cards = log.front().cards;
    taken.assign(static_cast<std::size_t>(players), 0);
    bids = scores = bonus_ = taken;
    ASSERT_EQ(log.size(), static_cast<std::size_t>(players * cards));
    leader_ = 0;
    for (int trick = 0; trick < cards; ++trick)
      judge_trick(log.subspan(static_cast<std::size_t>(trick * players),
                              static_cast<std::size_t>(players)));
    for (std::size_t s = 0; s < taken.size(); ++s)
      scores[s] = points_of(s, players, cards);
  }

 private:
  // What the others take it for once it lies on the table.
  Card seen_as(Card card, bool as_wizard) const {
    if (!card.is_special())
      return card;
    const bool declared = card == Card::special(edition_ == Edition::camelot ? 0 : 3);
    return declared && as_wizard ? Card::wizard() : Card::jester();
  }

  void judge_trick(std::span<const PlayedFrom> plays) {
    const int players = plays.front().players;
    std::vector<Card> trick, seen;
    std::vector<bool> as_wizard;
    for (const PlayedFrom& play : plays) {
      const int place = static_cast<int>(trick.size());
      EXPECT_EQ(play.seat, (leader_ + place) % players);
      EXPECT_TRUE(play.hand.contains(play.card));
      const auto s = static_cast<std::size_t>(play.seat);
      bids[s] = play.bid;
      std::vector<Card> held;
      for (const Card card : play.hand)
        held.push_back(seen_as(card, false));
      EXPECT_TRUE(oracle::slow_may_play(seen_as(play.card, false), held, seen));
      as_wizard.push_back(play.bid > taken[s]);
      trick.push_back(play.card);
      seen.push_back(seen_as(play.card, as_wizard.back()));
    }
    const auto outcome =
        oracle::slow_special_outcome(edition_, trick, as_wizard, plays.front().trump);
    leader_ = (leader_ + outcome.taker) % players;
    if (outcome.counts)
      ++taken[static_cast<std::size_t>(leader_)];
    else
      ++nobodys;
    if (outcome.grail)
      bonus_[static_cast<std::size_t>(leader_)] += 20;
  }

  int points_of(std::size_t s, int players, int cards) {
    if (bids[s] != taken[s])
      return -10 * std::abs(bids[s] - taken[s]);
    grails += bonus_[s] > 0 ? 1 : 0;
    if (edition_ == Edition::camelot && bids[s] == 0) {
      if (cards == 60 / players)
        return 20 + cards + bonus_[s];
      if (cards >= 5)
        return 25 + bonus_[s];
    }
    return 20 + 10 * bids[s] + bonus_[s];
  }

  Edition edition_;
  int leader_ = 0;
  std::vector<int> bonus_;
};

RuleSet special_rules_by(std::string_view names) {
  std::vector<RulesPart> parts;
  for (const std::string& name : rule_parts(names))
    parts.push_back(*named_part(name));
  return combined(parts)->rules;
}

struct SpecialSums {
  int nobodys = 0;
  int grails = 0;
  std::map<Card, std::set<Trump>> trumps;  // by special card turned up
};

// Whole games of scribes, each round judged by the referee.
SpecialSums judged_games(Edition edition, std::string_view names, int players, int games) {
  std::vector<PlayedFrom> log;
  Contest contest;
  contest.rules = special_rules_by(names);
  for (int s = 0; s < players; ++s)
    contest.line_up.push_back(std::make_shared<Scribe>(log, static_cast<std::uint64_t>(s)));
  contest.rounds = rounds(contest.rules, players);
  const CardSet deck = deck_of(contest.rules.special);
  SpecialSums sums;
  for (int game = 0; game < games; ++game) {
    log.clear();
    const auto played = play_game(contest, {static_cast<std::uint64_t>(game), 0});
    std::span<const PlayedFrom> rest = log;
    SpecialReferee referee(edition);
    for (const GameRound& round : played) {
      const auto size = static_cast<std::size_t>(players * round.cards);
      const std::span<const PlayedFrom> plays = rest.first(size);
      rest = rest.subspan(size);
      referee.judge(plays);
      CardSet dealt;
      for (const PlayedFrom& play : plays)
        dealt.insert(play.card);
      EXPECT_EQ(dealt.size(), players * round.cards);
      EXPECT_TRUE((dealt - deck).empty());
      const std::optional<Card> turn_up = plays.front().turn_up;
      EXPECT_EQ(turn_up.has_value(), dealt.size() < deck.size());
      if (turn_up) {
        EXPECT_TRUE(deck.contains(*turn_up) && !dealt.contains(*turn_up));
        if (turn_up->is_special())
          sums.trumps[*turn_up].insert(round.result.trump);
      }
      for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
        EXPECT_EQ(round.result.bids[s], referee.bids[s]);
        EXPECT_EQ(round.result.taken[s], referee.taken[s]);
        EXPECT_EQ(round.result.scores[s], referee.scores[s]) << names << ' ' << round.cards;
      }
    }
    EXPECT_TRUE(rest.empty());
    sums.nobodys += referee.nobodys;
    sums.grails += referee.grails;
  }
  return sums;
}

const std::set<Trump> named_by_scribes{Suit::hearts};  // as the scribe names it
const std::set<Trump> no_trump_at_all{std::nullopt};

TEST(SpecialGames, CamelotIsPlayedAsTheRulesTellIt) {
  for (int players = min_players; players <= max_players; ++players) {
    const SpecialSums sums = judged_games(Edition::camelot, "camelot", players, 60);
    EXPECT_GT(sums.nobodys, 0);
    EXPECT_GT(sums.grails, 0);
    EXPECT_EQ(sums.trumps.size(), 4U);
    for (const auto& [card, trumps] : sums.trumps)
      EXPECT_EQ(trumps, no_trump_at_all);
  }
  EXPECT_GT(judged_games(Edition::camelot, "camelot,tournament,jester-left-names", 4, 30).grails,
            0);
}

TEST(SpecialGames, MagicIsPlayedAsTheRulesTellIt) {
  for (int players = min_players; players <= max_players; ++players)
    EXPECT_EQ(judged_games(Edition::magic, "magic,plus-minus-one", players, 30).nobodys, 0);
}

TEST(SpecialGames, JubileeCardsArePlayedAsTheRulesTellIt) {
  for (int players = min_players; players <= max_players; ++players) {
    const SpecialSums sums =
        judged_games(Edition::jubilee, "dragon,fairy,bomb,shapeshifter", players, 60);
    EXPECT_GT(sums.nobodys, 0);
    EXPECT_EQ(sums.trumps, (std::map<Card, std::set<Trump>>{{Card::special(0), named_by_scribes},
                                                            {Card::special(1), named_by_scribes},
                                                            {Card::special(2), no_trump_at_all},
                                                            {Card::special(3), named_by_scribes}}));
  }
  // Alone each is the only card added.
  for (const char* name : {"dragon", "fairy", "bomb", "shapeshifter"})
    EXPECT_EQ(judged_games(Edition::jubilee, name, 4, 30).nobodys > 0, name == std::string("bomb"));
}

TEST(SpecialGames, ThreadsChangeNothing) {
  Contest contest = contest_of({"greedy", "random", "greedy"}, 7, true);
  contest.rules = special_rules_by("camelot");
  const auto play_on = [](std::uint64_t) { return true; };
  EXPECT_EQ(play_games(contest, 40, 1, play_on), play_games(contest, 40, 3, play_on));
}

// The same deals for the same number of cards, whatever the seats: with players who never choose
// everybody scores the same from all rotations.
TEST(SpecialGames, AlikePlayersScoreAlikeInDuplicateGames) {
  for (const char* names : {"camelot", "magic", "dragon,fairy,bomb,shapeshifter"}) {
    Contest contest = contest_of({"steady", "steady", "steady", "steady"}, 3, true);
    contest.rules = special_rules_by(names);
    contest.rules.sum_rule.reset();  // a bid forbidden would leave them a choice
    for (std::uint64_t game = 0; game < 4; ++game) {
      for (const SetSums& round : play_set(contest, game)) {
        const ByPlace& scores = round[Measure::score];
        for (std::size_t place = 1; place < 4; ++place)
          EXPECT_EQ(scores[place], scores[0]);
      }
    }
  }
}

}  // namespace
}  // namespace wizbid
