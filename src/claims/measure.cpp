#include "claims/measure.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <thread>

#include "claims/face.h"
#include "claims/policy_player.h"
#include "games/round.h"
#include "players/naming.h"
#include "rules/bidding.h"
#include "rules/round_rules.h"

namespace wizbid {

namespace {

// Streams of random numbers of a game: the deal and the dice for each number of cards.
constexpr std::uint64_t streams_of_a_game = 64;
// Claims have deals of their own, that no other command plays: whoever has an idea from games
// should not find it confirmed by the same games.
constexpr std::uint64_t first_game = 1ULL << 40;
constexpr std::int64_t unit = 60;  // a game won; ties share it in whole numbers

// What each seat scores in all.
struct SeatScores {
  std::int64_t games = 0;
  std::array<std::int64_t, max_players> points{};

  SeatScores& operator+=(const SeatScores& other) {
    games += other.games;
    for (std::size_t s = 0; s < points.size(); ++s)
      points[s] += other.points[s];
    return *this;
  }
};

// The two seats whose scores a spread compares.
struct SeatPair {
  Seat best;
  Seat worst;
};

// One side of a comparison, ready to play.
class ArmPlayer {
 public:
  ArmPlayer(const GamesArm& arm, std::uint64_t seed, SeatPair seats = {})
      : arm_(arm),
        seed_(seed),
        seats_(seats),
        me_(with_policy(find_player(arm.player), arm.policy)),
        others_(find_player(arm.others)),
        all_alike_(arm.policy.kind == Policy::Kind::none && arm.player == arm.others) {}

  void play_for_seats(std::uint64_t game, SeatScores& scores) const {
    ++scores.games;
    for (std::size_t round = 0; round < arm_.cards.size(); ++round) {
      each_rotation(game, round, [&](const RoundResult& result) {
        for (std::size_t s = 0; s < result.scores.size(); ++s)
          scores.points[s] += result.scores[s];
      });
    }
  }

  Tally play(std::uint64_t game) const {
    std::array<std::int64_t, max_players> totals{};  // by chair; mine is the first
    Tally tally;
    for (std::size_t round = 0; round < arm_.cards.size(); ++round)
      play_round_of(game, round, totals, tally);
    if (arm_.yield == Yield::wins || arm_.yield == Yield::edge)
      return tally_of_game(totals);
    return tally;
  }

 private:
  Seat my_seat(std::uint64_t game, std::size_t round) const {
    const auto players = static_cast<std::uint64_t>(arm_.players);
    return Seat::from_index(
        static_cast<int>((game + players * arm_.cards.size() - round) % players));
  }

  // A round before anything is played.
  struct Start {
    DealtRound dealt;
    Seat me;
    Seating seating{};
    Random dice;
  };

  Start start_of(std::uint64_t game, std::size_t round) const {
    const int cards = arm_.cards[round];
    const std::uint64_t stream =
        (first_game + game) * streams_of_a_game + 2 * static_cast<std::uint64_t>(cards);
    Random deal(seed_, Purpose::games, stream);
    Start start{draw_round(arm_.players, cards, deal),
                my_seat(game, round),
                {},
                Random(seed_, Purpose::games, stream + 1)};
    start.seating.fill(others_.get());
    start.seating[at(start.me)] = me_.get();
    return start;
  }

  RuleSet rules_for(const DealtRound& dealt) const {
    return rules_of_round(arm_.rules, dealt.players, dealt.cards, false);
  }

  RoundResult result_of(std::uint64_t game, std::size_t round) const {
    Start start = start_of(game, round);
    return play_round(rules_for(start.dealt), start.dealt, start.seating, start.dice);
  }

  // The round once for each way to move the hands round the table, if it counts: so every seat has
  // had every hand.
  template <typename Use>
  void each_rotation(std::uint64_t game, std::size_t round, const Use& use) const {
    Start start = start_of(game, round);
    const Deal hands = start.dealt.deal;
    for (int moved = 0; moved < arm_.players; ++moved) {
      for (int s = 0; s < arm_.players; ++s)
        start.dealt.deal[Seat::from_index(s).left(moved, arm_.players)] =
            hands[Seat::from_index(s)];
      const RoundResult result =
          play_round(rules_for(start.dealt), start.dealt, start.seating, start.dice);
      if (counts(result, arm_.cards[round]))
        use(result);
    }
  }

  void play_round_of(std::uint64_t game, std::size_t round,
                     std::array<std::int64_t, max_players>& totals, Tally& tally) const {
    if (arm_.yield == Yield::takes) {
      Start start = start_of(game, round);
      return watch_cards(start.dealt, start.me, start.seating, start.dice, tally);
    }
    if (arm_.yield == Yield::spread)
      return each_rotation(game, round, [&](const RoundResult& result) {
        tally.value += result.scores[at(seats_.best)] - result.scores[at(seats_.worst)];
        ++tally.count;
      });
    const RoundResult result = result_of(game, round);
    const Seat me = my_seat(game, round);
    for (int chair = 0; chair < arm_.players; ++chair)
      totals[static_cast<std::size_t>(chair)] += result.scores[at(me.left(chair, arm_.players))];
    add(result, me, arm_.cards[round], tally);
  }

  bool counts(const RoundResult& result, int cards) const {
    const int sum = std::accumulate(result.bids.begin(), result.bids.end(), 0);
    switch (arm_.bid_sum) {
      case BidSum::exact:
        return sum == cards;
      case BidSum::off:
        return sum != cards;
      case BidSum::over:
        return sum > cards;
      case BidSum::under:
        return sum < cards;
      case BidSum::any:
        break;
    }
    return true;
  }

  void add(const RoundResult& result, Seat me, int cards, Tally& tally) const {
    if (!counts(result, cards))
      return;
    if (arm_.yield == Yield::all_made) {
      bool all = true;
      for (int s = 0; s < arm_.players; ++s)
        all &= result.made(Seat::from_index(s));
      tally.value += all ? 1 : 0;
      ++tally.count;
      return;
    }
    for (int s = 0; s < arm_.players; ++s) {
      const Seat seat = Seat::from_index(s);
      if (seat != me && !all_alike_)
        continue;
      tally.value +=
          arm_.yield == Yield::score ? result.scores[at(seat)] : (result.made(seat) ? 1 : 0);
      ++tally.count;
    }
  }

  // As play_round does, with an eye on who takes which card's trick.
  void watch_cards(const DealtRound& dealt, Seat me, const Seating& seating, Random& dice,
                   Tally& tally) const {
    const RuleSet rules = rules_for(dealt);
    PublicRound table;
    table.scoring = &rules.scoring;
    table.players = dealt.players;
    table.cards = dealt.cards;
    table.turn_up = dealt.turn_up;
    table.sum_rule = sum_rule_in_force(arm_.rules, dealt.players, dealt.cards);
    table.trump = turned_trump(dealt.turn_up);
    if (const auto naming = trump_naming(arm_.rules.trump, dealt.players, dealt.turn_up))
      table.trump = draw_naming(*seating[at(naming->seat)],
                                {table, naming->seat, dealt.deal[naming->seat]}, *naming, dice);
    OwnBids bids{};
    for (int s = 0; s < dealt.players; ++s) {
      const Seat seat = Seat::from_index(s);
      bids[at(seat)] =
          draw_best_bid(*seating[at(seat)], {table, seat, dealt.deal[seat]}, arm_.rules, dice);
      make_known(arm_.rules, table, seat, bids[at(seat)]);
    }
    reveal_bids(arm_.rules, table, bids);
    watch_tricks(table, dealt.deal, bids, seating, me, dice, tally);
  }

  void watch_tricks(PublicRound table, Deal hands, const OwnBids& bids, const Seating& seating,
                    Seat me, Random& dice, Tally& tally) const {
    for (int trick = 0; trick < table.cards; ++trick) {
      table.trick = Trick(table.trump);
      std::array<bool, max_players> watched{};  // by place in the trick
      for (int place = 0; place < table.players; ++place) {
        const Seat seat = table.leader.left(place, table.players);
        const CardSet liked =
            seating[at(seat)]->choose_cards({table, seat, hands[seat], bids[at(seat)]});
        const Card card =
            liked.nth(static_cast<int>(dice.choice(static_cast<std::uint32_t>(liked.size()))));
        watched[static_cast<std::size_t>(place)] =
            (seat == me || all_alike_) && is_watched(card, table.trump);
        hands[seat].erase(card);
        table.play(card);
      }
      tally.count += std::ranges::count(watched, true);
      tally.value += watched[static_cast<std::size_t>(table.trick.winning_place())] ? 1 : 0;
      table.leader = table.leader.left(table.trick.winning_place(), table.players);
      ++table.taken[at(table.leader)];
    }
  }

  bool is_watched(Card card, Trump trump) const {
    const Face face = face_of(card, trump);
    if (arm_.card->kind == Face::Kind::any)
      return card.is_suited() && card.rank() == arm_.card->rank;
    if (arm_.card->kind == Face::Kind::plain)
      return card.is_suited() && face.kind != Face::Kind::trump && card.rank() == arm_.card->rank;
    return face == *arm_.card;
  }

  Tally tally_of_game(const std::array<std::int64_t, max_players>& totals) const {
    const auto end = totals.begin() + arm_.players;
    const std::int64_t best = *std::max_element(totals.begin(), end);
    const std::int64_t winners = std::count(totals.begin(), end, best);
    const std::int64_t won = totals.front() == best ? unit / winners : 0;
    if (arm_.yield == Yield::wins)
      return {won, unit};
    // (n w - 1) / (n - 1), in 3600ths.
    return {(arm_.players * won - unit) * (unit / (arm_.players - 1)), unit * unit};
  }

  GamesArm arm_;
  std::uint64_t seed_;
  SeatPair seats_;
  std::shared_ptr<const Player> me_;
  std::shared_ptr<const Player> others_;
  bool all_alike_;
};

// Sums and sums of products over games of what both arms add: values and counts in turn.
struct Sums {
  std::int64_t games = 0;
  std::array<std::int64_t, 4> of{};
  std::array<std::array<std::int64_t, 4>, 4> products{};

  void add(const Tally& first, const Tally& second) {
    const std::array<std::int64_t, 4> game{first.value, first.count, second.value, second.count};
    ++games;
    for (std::size_t i = 0; i < 4; ++i) {
      of[i] += game[i];
      for (std::size_t j = 0; j < 4; ++j)
        products[i][j] += game[i] * game[j];
    }
  }
  Sums& operator+=(const Sums& other) {
    games += other.games;
    for (std::size_t i = 0; i < 4; ++i) {
      of[i] += other.of[i];
      for (std::size_t j = 0; j < 4; ++j)
        products[i][j] += other.products[i][j];
    }
    return *this;
  }
};

// The mean and error of a x + b y, x and y the two ratios, by the delta method.
Measured combined(const Sums& sums, double a, double b) {
  const auto games = static_cast<double>(sums.games);
  std::array<double, 4> mean{};
  for (std::size_t i = 0; i < 4; ++i)
    mean[i] = static_cast<double>(sums.of[i]) / games;
  Measured result;
  result.complete = sums.games > 1 && sums.of[1] > 0 && sums.of[3] > 0;
  if (!result.complete)
    return result;
  const double x = mean[0] / mean[1];
  const double y = mean[2] / mean[3];
  const std::array<double, 4> slope{a / mean[1], -a * x / mean[1], b / mean[3], -b * y / mean[3]};
  double variance = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    for (std::size_t j = 0; j < 4; ++j)
      variance += slope[i] * slope[j] *
                  (static_cast<double>(sums.products[i][j]) / games - mean[i] * mean[j]);
  }
  result.value = a * x + b * y;
  result.error = std::sqrt(std::max(variance, 0.0) / (games - 1));
  return result;
}

// Games from `first` on: what each adds, summed over all of them, or over some if the watcher stops
// the work. Integers: any order of adding gives the same.
template <typename Total, typename Add>
Total sum_of_games(std::uint64_t first, std::uint64_t games, unsigned threads, Watcher& watcher,
                   const Add& add) {
  constexpr std::uint64_t block = 512;
  Total total;
  for (std::uint64_t begin = 0; begin < games; begin += block) {
    const std::uint64_t end = std::min(begin + block, games);
    std::vector<Total> by_thread(threads);
    const auto work = [&](unsigned thread) {
      for (std::uint64_t game = begin + thread; game < end; game += threads)
        add(first + game, by_thread[thread]);
    };
    std::vector<std::thread> helpers;
    for (unsigned thread = 1; thread < threads; ++thread)
      helpers.emplace_back(work, thread);
    work(0);
    for (std::thread& helper : helpers)
      helper.join();
    for (const Total& part : by_thread)
      total += part;
    const auto done = static_cast<std::uint64_t>(total.games);
    if (!watcher.go_on({static_cast<double>(done) / static_cast<double>(games), done}))
      break;
  }
  return total;
}

Sums play_all(const ArmPlayer& first, const ArmPlayer& second, std::uint64_t games,
              unsigned threads, Watcher& watcher) {
  return sum_of_games<Sums>(0, games, threads, watcher, [&](std::uint64_t game, Sums& sums) {
    const Tally tally = first.play(game);
    sums.add(tally, &first == &second ? tally : second.play(game));
  });
}

// The seats that score best and worst. Told by games that take no part in what is measured then: by
// those that chose the two their distance would look greater than it is.
SeatPair seats_apart(const GamesArm& arm, std::uint64_t games, const CheckOptions& options,
                     Watcher& watcher) {
  if (arm.yield != Yield::spread)
    return {};
  const ArmPlayer player(arm, options.seed);
  const auto total = sum_of_games<SeatScores>(
      games, games, options.threads, watcher,
      [&](std::uint64_t game, SeatScores& scores) { player.play_for_seats(game, scores); });
  const auto end = total.points.begin() + arm.players;
  const auto [worst, best] = std::minmax_element(total.points.begin(), end);
  return {Seat::from_index(static_cast<int>(best - total.points.begin())),
          Seat::from_index(static_cast<int>(worst - total.points.begin()))};
}

ArmPlayer player_of(const GamesArm& arm, std::uint64_t games, const CheckOptions& options,
                    Watcher& watcher) {
  return {arm, options.seed, seats_apart(arm, games, options, watcher)};
}

bool all_played(const Sums& sums, std::uint64_t games) {
  return static_cast<std::uint64_t>(sums.games) == games;
}

}  // namespace

Measured measure(const GamesArm& arm, std::uint64_t games, const CheckOptions& options,
                 Watcher& watcher) {
  const ArmPlayer player = player_of(arm, games, options, watcher);
  const Sums sums = play_all(player, player, games, options.threads, watcher);
  Measured result = combined(sums, 1, 0);
  result.count = sums.of[1];
  result.complete &= all_played(sums, games);
  return result;
}

MeasuredPair measure_pair(const GamesArm& first, const GamesArm& second, std::uint64_t games,
                          const CheckOptions& options, Watcher& watcher) {
  const ArmPlayer one = player_of(first, games, options, watcher);
  const ArmPlayer other = player_of(second, games, options, watcher);
  const Sums sums = play_all(one, other, games, options.threads, watcher);
  MeasuredPair result{combined(sums, 1, 0), combined(sums, 0, 1), combined(sums, 1, -1)};
  result.first.count = sums.of[1];
  result.second.count = sums.of[3];
  result.difference.count = sums.games;
  result.difference.complete &= all_played(sums, games);
  return result;
}

}  // namespace wizbid
