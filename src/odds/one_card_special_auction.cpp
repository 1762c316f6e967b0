#include "odds/one_card_special_auction.h"

namespace wizbid::one_card {

Fraction worth_of(const Scoring& scoring, Tricks bid, int bonus, const Fare<RationalWorld>& fare) {
  return RationalWorld::worth(scoring, bid, fare.taken) +
         Fraction(fare.bonus.part * bonus, fare.bonus.whole);
}

Points worth_of(const Scoring& scoring, Tricks bid, int bonus, const Fare<NoisyWorld>& fare) {
  return NoisyWorld::worth(scoring, bid, fare.taken) + fare.bonus * bonus;
}

SpecialTable::SpecialTable(const Table& table, const Situation& now, const Model& model)
    : table_(table), bonus_(largest_bonus(table.rules.special)) {
  for (std::size_t s = 0; s < max_players; ++s)
    heeds_[s] = (s == place(now.seat) ? model.me : model.others)->heeds_bids();
  for (const Card card : table.deck) {
    if (is_declared(table.rules.special, card))
      declared_cards_.insert(card);
  }
  if (!declared_cards_.empty())  // no edition has two
    find_usual(declared_cards_.lowest());
}

std::vector<Declared> SpecialTable::declarations(Bids known) const {
  known.resize(static_cast<std::size_t>(table_.players));
  Declared declared = usual_;
  bool by_chance = false;
  for (int s = 0; s < table_.players; ++s) {
    const auto at = static_cast<std::size_t>(s);
    by_chance = by_chance || !heeds_[at];
    if (known[at])
      declared[at] = *known[at] == 1;
    else if (const auto forbidden =
                 forbidden_bid(table_.rules, table_.players, 1, Seat::from_index(s), known))
      declared[at] = *forbidden == 0;
  }
  if (!by_chance)
    return {declared};
  Declared other = declared;
  for (std::size_t s = 0; s < max_players; ++s) {
    if (!heeds_[s]) {
      declared[s] = true;
      other[s] = false;
    }
  }
  return {declared, other};
}

// Who holds the declared card knows that nobody else does, so that what the others would declare
// makes no difference to him.
void SpecialTable::find_usual(Card card) {
  const RationalWorld world;
  for (int s = 0; s < table_.players; ++s) {
    const Seat seat = Seat::from_index(s);
    const auto outlook = fares(world, seat, silent_rows(world), CardSet{card}, {});
    const auto worth = worths<RationalWorld>(outlook.front());
    usual_[place(seat)] = worth[1] > worth[0];
  }
}

}  // namespace wizbid::one_card
