#include "players/special_round.h"

namespace wizbid {

namespace {

Card drawn_from(CardSet cards, Random& random) {
  return cards.nth(static_cast<int>(random.choice(static_cast<std::uint32_t>(cards.size()))));
}

bool declares_wizard(const Player& player, const CardView& view, Random& random) {
  return player.heeds_bids() ? view.need() > 0 : random.choice(2) == 1;
}

// What the card does to the suit to follow, as a card of every edition.
Card stand_in(const SpecialCards& special, PlayedCard played) {
  if (!played.card.is_special())
    return played.card;
  return opening_by(special, played).settles ? Card::wizard() : Card::jester();
}

}  // namespace

SpecialRoundEnd play_special_cards(PublicRound table, Deal hands, const OwnBids& bids,
                                   const Seating& players, Random& random) {
  const SpecialCards& special = *table.special_cards;
  SpecialRoundEnd end;
  for (int number = 0; number < table.cards; ++number) {
    SpecialTrick trick(special, table.trump);
    table.trick = Trick(table.trump);
    table.special = &trick;
    for (int place = 0; place < table.players; ++place) {
      const Seat seat = table.leader.left(place, table.players);
      const Player& player = *players[at(seat)];
      CardSet& hand = hands[seat];
      const CardView view{table, seat, hand, bids[at(seat)]};
      const Card card = drawn_from(player.choose_cards(view), random);
      PlayedCard played{card};
      if (is_declared(special, card))
        played.as_wizard = declares_wizard(player, view, random);
      hand.erase(card);
      trick.play(played);
      table.play(stand_in(special, played));
    }
    const TrickEnd outcome = trick.end();
    table.leader = table.leader.left(outcome.taker, table.players);
    if (outcome.counts)
      ++table.taken[at(table.leader)];
    end.bonus[at(table.leader)] += outcome.bonus;
  }
  end.taken = table.taken;
  return end;
}

}  // namespace wizbid
