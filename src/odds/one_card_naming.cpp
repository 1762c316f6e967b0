#include "odds/one_card_naming.h"

#include <algorithm>

#include "odds/one_card_sheet.h"

namespace wizbid {

std::array<NamingWorth, ranks_per_suit> one_card_naming(const RuleSet& rules, const Model& model,
                                                        int players) {
  Situation dealer;
  dealer.rules = rules;
  dealer.players = players;
  dealer.seat = Seat::from_number(players);
  dealer.hand = CardSet{Card::wizard()};
  dealer.turn_up = Card::wizard(Card::copies - 1);
  dealer.trump = Suit::clubs;
  dealer.bids.assign(static_cast<std::size_t>(players - 1), std::nullopt);
  std::array<NamingWorth, ranks_per_suit> worth{};
  for (const CardOnSheet& odds : one_card_sheet({dealer, model, 0})) {
    if (!odds.card.is_suited())
      continue;
    NamingWorth& of_rank = worth.at(static_cast<std::size_t>(odds.card.rank()));
    (odds.card.suit() == dealer.trump ? of_rank.own : of_rank.other) =
        std::max(odds.worth[0], odds.worth[1]);
  }
  return worth;
}

}  // namespace wizbid
