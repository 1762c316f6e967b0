// The cards before the eyes of who sees all but his own, with taken off what makes no difference:
// so few sights are left that all can be remembered. Internal to odds.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "cards/card_set.h"
#include "cards/suit_relabelling.h"
#include "deals/situation.h"

namespace wizbid::clairvoyance {

// What all know before the first bid. Suits are relabelled: trump is `trump_label`.
struct Layout {
  int players = min_players;
  RuleSet rules;
  Trump trump;
  std::optional<Card> turn_up;
  std::optional<Naming> naming;  // somebody who had seen the others' cards chose the trump

  static constexpr Suit trump_label = Suit::clubs;
  bool is_namer(int seat) const { return naming && naming->seat.index() == seat; }
  // The dealer has named the trump: the order in which he saw the cards told him the suit led.
  bool dealer_named() const { return is_namer(players - 1); }
  // How many cards a player can't see.
  int unseen() const { return Card::deck_size - players; }
};

// The cards of the seats after mine. Who has them makes no difference to who takes the trick from
// the seats before them: a Wizard beats all but Wizards before it, a trump all plain cards, a card
// the lower ones of its suit. What is beaten so can never win, whatever the seats before hold.
struct Later {
  CardSet tops;  // the Wizards, as copies 0, 1, ..; without one the suit cards not beaten
  // Where the dealer has named the trump he judged by all these cards but his own, so his card is
  // kept apart (where it may matter), and of the others the suit that they would begin with, and
  // how many are beaten in each suit; last the Jesters. Unused otherwise.
  std::optional<Card> dealers;
  std::optional<Suit> begins;
  std::array<std::uint8_t, 5> beaten{};
};

inline constexpr std::size_t most_before = max_players - 1;

struct Sight {
  int seat = 0;
  // The cards of the seats before, in order; beyond `seat` they mean nothing.
  std::array<Card, most_before> before{Card::jester(), Card::jester(), Card::jester(),
                                       Card::jester(), Card::jester()};
  Later later;
};

// `card`, of `seat`, comes before the later ones.
void put_before(const Layout& layout, Later& later, int seat, Card card);

// A card that one may hold oneself, standing for so many cards that are alike.
struct OwnCard {
  Card card;
  int copies = 1;
};
// All of them; their copies add up to layout.unseen().
std::vector<OwnCard> own_cards(const Layout& layout, const Sight& sight);

// Sights with the same key differ in the names of plain suits only.
struct SightKey {
  std::array<std::uint32_t, 5> words{};
  friend bool operator==(const SightKey&, const SightKey&) = default;
};
struct SightHash {
  std::size_t operator()(const SightKey& key) const;
};

// A key, and the map of suits that makes all sights of that key the same.
struct NamedSight {
  SightKey key;
  SuitRelabelling canonical;
};
NamedSight named(const Layout& layout, const Sight& sight);

// A number for what the cards seen by who names the trump tell him: those of all others as later
// cards, the dealer's apart.
std::size_t naming_number(const Later& others);
inline constexpr std::size_t naming_numbers = 14 * 14 * 14 * 14 * 5 + 1;

Sight relabelled(const Sight& sight, const SuitRelabelling& suits);

}  // namespace wizbid::clairvoyance
