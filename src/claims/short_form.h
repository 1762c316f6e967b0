// A claim in a line, as typed at the command.
//
//   players=4 seat=1 turn-up=8H bids 1 with >= 3H       a threshold
//   players=4 seat=2 turn-up=8H bids=0 bids 1 with >= trump 3
//   players=4 seat=1 turn-up=8H hand=3H takes 1 chance >= 3/7
//   players=4 seat=1 turn-up=8H hand=2C 9D KH holds W chance < 50%
//   players=4 seat=1 turn-up=8H hand=2C 9D AS lead AS chance = 0.5
//
// Every member of a claim file may stand before the verb as key=value.
//
// In another deck than the US one cards are typed as that deck has them, ranks as well ("trump
// 13"); the claim is judged and told in the names of the US deck, and `read` has it so. What names
// cards in other ways than one by one, as `holds` does, is refused there.
#pragma once

#include <string_view>

#include "cards/deck.h"
#include "claims/read_claim.h"

namespace wizbid {

ReadClaims read_short_claim(std::string_view line, DeckName deck = DeckName::us);

}  // namespace wizbid
