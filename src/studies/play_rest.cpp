#include "studies/play_rest.h"

#include "odds/card_playout.h"

namespace wizbid {

Card draw_card(const Player& player, const CardView& view, Random& random) {
  const CardSet liked = player.choose_cards(view);
  return liked.nth(static_cast<int>(random.choice(static_cast<std::uint32_t>(liked.size()))));
}

TricksTaken play_rest(PublicRound table, Deal hands, const OwnBids& bids, const Seating& players,
                      Random& random) {
  while (!hands[table.turn()].empty()) {
    const Seat seat = table.turn();
    const auto place = static_cast<std::size_t>(seat.index());
    const CardView view{table, seat, hands[seat], bids[place]};
    play_card(table, hands, draw_card(*players[place], view, random));
  }
  return table.taken;
}

}  // namespace wizbid
