// Many games on several threads.
#pragma once

#include <cstdint>
#include <functional>

#include "games/standings.h"

namespace wizbid {

// Asked between games whether to play on, with the number of games handed out so far. Called from
// the calling thread only, the first time after some games have been played.
using PlayOn = std::function<bool(std::uint64_t games)>;

// Plays games 0, 1, .. `games` - 1 of the contest, each in all its rotations; or, if `play_on` says
// stop, those up to some number, at least one. The standings are those of exactly these games,
// whatever the number of threads. Must hold: games > 0, threads > 0.
Standings play_games(const Contest& contest, std::uint64_t games, unsigned threads,
                     const PlayOn& play_on);

}  // namespace wizbid
