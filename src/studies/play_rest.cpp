#include "studies/play_rest.h"

namespace wizbid {

void play_card(PublicRound& table, Deal& hands, Card card) {
  hands[table.turn()].erase(card);
  table.play(card);
  if (table.trick.size() < table.players)
    return;
  table.leader = table.leader.left(table.trick.winning_place(), table.players);
  ++table.taken[static_cast<std::size_t>(table.leader.index())];
  table.trick = Trick(table.trump);
}

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
