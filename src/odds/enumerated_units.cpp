#include "odds/enumerated_units.h"

#include "players/random_player.h"

namespace wizbid {
namespace {

bool plays_at_random(const Player& player) {
  return dynamic_cast<const RandomPlayer*>(&player) != nullptr;
}

}  // namespace

std::optional<std::uint64_t> product(std::optional<std::uint64_t> a,
                                     std::optional<std::uint64_t> b) {
  std::uint64_t result = 0;
  if (!a || !b || __builtin_mul_overflow(*a, *b, &result))
    return std::nullopt;
  return result;
}

std::optional<std::uint64_t> card_choices_unit(int players, int cards) {
  std::optional<std::uint64_t> unit = 1;
  for (int size = 2; size <= cards; ++size)
    for (int player = 0; player < players; ++player)
      unit = product(unit, choices_unit(size));
  return unit;
}

std::vector<Tricks> bids_asked(const Situation& situation) {
  if (situation.auction_over())
    return {*situation.bids[static_cast<std::size_t>(situation.seat.index())]};
  std::vector<Tricks> bids(static_cast<std::size_t>(situation.cards) + 1);
  std::iota(bids.begin(), bids.end(), 0);
  return bids;
}

bool bid_matters(const Model& model) {
  return model.me->heeds_bids() || model.others->heeds_bids();
}

std::size_t rows_played(const Question& question) {
  return bid_matters(question.model) ? bids_asked(question.situation).size() : 1;
}

bool all_play_at_random(const Model& model) {
  return plays_at_random(*model.me) && plays_at_random(*model.others);
}

}  // namespace wizbid
