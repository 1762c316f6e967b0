// Naming the trump: what a player thinks of all that he may name, and his choice.
#pragma once

#include <array>
#include <span>

#include "deals/random.h"
#include "players/player.h"
#include "rules/trump.h"

namespace wizbid {

// By suit, then no trump.
inline constexpr std::size_t most_namings = 5;

// Where a trump stands in that order, and back.
constexpr std::size_t naming_place(Trump trump) {
  return trump ? static_cast<std::size_t>(*trump) : most_namings - 1;
}
constexpr Trump named_at(std::size_t place) {
  return place + 1 < most_namings ? Trump(all_suits[place]) : std::nullopt;
}

// The worth of each: no trump among them where it may be named.
class NamingRatings {
 public:
  NamingRatings(const Player& player, const TrumpView& view, bool none_allowed);
  std::span<const Points> worth() const { return {worth_.data(), count_}; }

 private:
  std::array<Points, most_namings> worth_{};
  std::size_t count_;
};

// What he names: what he rates best, equal ones drawn alike; who has not looked at his hand draws
// one of the suits.
Trump draw_naming(const Player& player, const TrumpView& view, const Naming& naming,
                  Random& random);

}  // namespace wizbid
