// Rules with special cards and the decks that have them: each goes with the other.
#pragma once

#include <string_view>

#include "cards/deck.h"
#include "cli/odds_request.h"
#include "cli/value_reader.h"
#include "rules/rule_set.h"

namespace wizbid::cli {

// Settles the one by the other: the rules camelot are played with the deck camelot, which is played
// by no other rules; the cards of jubilee editions are read in the deck jubilee. What contradicts
// is a fault.
void match_deck_to_rules(ValueReader& reader, RuleSet& rules, DeckName& deck);

// For who knows no special cards: a fault where the rules have some.
void refuse_special_cards(ValueReader& reader, const RuleSet& rules);

// Who plays where there are special cards, which trained players have never seen: greedy takes the
// place of those that nobody named, and to name one is a fault.
void settle_special_players(ValueReader& reader, ModelWish& wish);

// The same for a chart of one card, whose bidders are played against others to try it. Whoever bids
// by the chart heeds his bid.
void settle_special_chart(ValueReader& reader, const RuleSet& rules, ModelWish& wish);

// What odds can't tell where there are special cards; the default players, where they do not know
// the cards, give way to greedy.
void settle_special_request(ValueReader& reader, const RuleSet& rules, OddsRequest& request);

}  // namespace wizbid::cli
