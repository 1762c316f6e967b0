#include "odds/lead_odds.h"

#include "counting/piles.h"

namespace wizbid {

Fraction chance_lead_wins(const Hidden& hidden, Trump trump, Card lead) {
  if (lead.is_wizard())
    return 1;
  const CardSet suit = lead.is_jester() ? CardSet{} : CardSet::below(lead) & hidden.unseen;
  const CardSet ruffs =
      lead.is_jester() || lead.suit() == trump ? CardSet{} : trump_cards(trump) & hidden.unseen;
  const CardSet beats = lead.is_jester()
                            ? hidden.unseen - CardSet::jesters()
                            : (CardSet::wizards() | CardSet::above(lead)) & hidden.unseen;
  const CardSet harmless = hidden.unseen - suit - ruffs - beats;
  enum Pile : std::size_t { beating, ruffing, following, other };
  const PileDeal deal{
      {beats.size(), ruffs.size(), suit.size(), harmless.size()}, hidden.opponents, hidden.cards};
  const Integer wins = count_deals_where(deal, [](std::span<const int> held) {
    return held[beating] == 0 && (held[ruffing] == 0 || held[following] > 0);
  });
  return Fraction(wins, count_deals(deal));
}

}  // namespace wizbid
