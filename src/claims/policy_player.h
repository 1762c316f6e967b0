// A player who does as another, but for one habit. Internal to claims.
#pragma once

#include <memory>

#include "claims/claim.h"
#include "players/player.h"

namespace wizbid {

std::shared_ptr<const Player> with_policy(std::shared_ptr<const Player> model,
                                          const Policy& policy);

}  // namespace wizbid
