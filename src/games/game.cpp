#include "games/game.h"

#include "rules/round_rules.h"

namespace wizbid {
namespace {

// Streams of random numbers for every number of cards of every game: one for the deal, and one for
// the dice of each rotation.
constexpr std::uint64_t streams_of_a_round = 8;
constexpr std::uint64_t streams_of_a_game = 256;
static_assert(1 + max_players <= streams_of_a_round);
static_assert((max_cards + 1) * streams_of_a_round <= streams_of_a_game);

Random luck_of(const Contest& contest, std::uint64_t game, int cards, int stream) {
  return {contest.seed, Purpose::games,
          game * streams_of_a_game + static_cast<std::uint64_t>(cards) * streams_of_a_round +
              static_cast<std::uint64_t>(stream)};
}

using Totals = std::array<std::int64_t, max_players>;  // by place

// Whether this place is ahead of every other.
bool leads_alone(const Totals& totals, int players, std::size_t place) {
  for (std::size_t other = 0; other < static_cast<std::size_t>(players); ++other) {
    if (other != place && totals[other] >= totals[place])
      return false;
  }
  return true;
}

GameRound play_one(const Contest& contest, GameId id, int round, int cards, const Totals& totals) {
  const int players = contest.players();
  Random deal = luck_of(contest, id.game, cards, 0);
  Random dice = luck_of(contest, id.game, cards, 1 + id.rotation);
  GameRound played;
  played.cards = cards;
  Seating seating{};
  for (int place = 0; place < players; ++place) {
    const Seat seat = seat_of(contest, id, round, place);
    played.seats[static_cast<std::size_t>(place)] = seat;
    seating[static_cast<std::size_t>(seat.index())] =
        contest.line_up[static_cast<std::size_t>(place)].get();
  }
  std::size_t dealer = 0;
  while (played.seats[dealer].number() != players)
    ++dealer;
  const RuleSet rules =
      rules_of_round(contest.rules, players, cards, leads_alone(totals, players, dealer));
  played.result = play_round(rules, draw_round(rules, players, cards, deal), seating, dice);
  return played;
}

}  // namespace

Seat seat_of(const Contest& contest, GameId id, int round, int place) {
  const int players = contest.players();
  const int deals_before = static_cast<int>(id.game % static_cast<std::uint64_t>(players)) + round;
  const int chair = place + id.rotation;
  const int backwards = deals_before % players;
  return Seat::from_index((chair + players - backwards) % players);
}

std::vector<GameRound> play_game(const Contest& contest, GameId id) {
  std::vector<GameRound> played;
  played.reserve(contest.rounds.size());
  Totals totals{};
  for (const int cards : contest.rounds) {
    played.push_back(play_one(contest, id, static_cast<int>(played.size()), cards, totals));
    const GameRound& round = played.back();
    for (std::size_t place = 0; place < static_cast<std::size_t>(contest.players()); ++place)
      totals[place] += round.result.scores[at(round.seats[place])];
  }
  return played;
}

}  // namespace wizbid
