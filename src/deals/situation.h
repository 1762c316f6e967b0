// What a bidder knows when the question is asked, checked against the rules.
#pragma once

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "cards/card_set.h"
#include "cards/deck.h"
#include "rules/rule_set.h"
#include "rules/table.h"
#include "rules/trump.h"

namespace wizbid {

// The bids by seat; nullopt: not made yet, or not heard.
using Bids = std::vector<std::optional<Tricks>>;

// A checked situation: every value of this type is possible under its rules.
struct Situation {
  RuleSet rules;  // as they hold in this round
  int players = min_players;
  int cards = 1;  // in each hand
  Seat seat;
  CardSet hand;  // mine; none where I don't see my card
  // By rules of clairvoyance, in the round of one card: the cards of the others in seat order, mine
  // left out. Else none.
  std::vector<Card> others;
  std::optional<Card> turn_up;  // nullopt in the last round only; never one of the hand's copies
  Trump trump;
  bool trump_open = false;  // I have yet to name it
  Bids bids;                // of the seats before me; of all seats once the auction is over
  // Whether the dealer alone leads the score; nullopt: the rules of this round don't ask.
  std::optional<bool> sole_leader;
  DeckName deck = DeckName::us;  // in which its cards are named; it makes no difference to the odds

  Seat dealer() const { return Seat::from_index(players - 1); }
  bool is_dealer() const { return seat == dealer(); }
  // Who names the trump, or named it, if somebody does.
  std::optional<Naming> naming() const { return trump_naming(rules, players, turn_up); }
  // Whether what somebody else named tells of his hand.
  bool hears_naming() const {
    const auto named = naming();
    return named && named->looked && named->seat != seat;
  }
  bool auction_over() const { return static_cast<int>(bids.size()) == players; }
  // Whether I see the others' cards and not my own.
  bool clairvoyant() const { return !others.empty(); }
  // The cards that I do not see: the deck less my hand, or what the others hold if I see that, and
  // the turn-up.
  CardSet unseen() const;

  friend bool operator==(const Situation&, const Situation&) = default;
};

// The same situation once I have named `trump`.
Situation with_trump(Situation situation, Trump trump);

// The bid that the rules forbid me; nullopt once the auction is over.
std::optional<Tricks> forbidden_bid(const Situation& situation);

// What a person said about the situation, unchecked. nullopt: not said.
struct SituationDescription {
  RuleSet rules;
  std::optional<int> players;
  std::optional<int> seat;  // its number, 1..players; without it: the number of bids + 1
  std::vector<Card> hand;   // as given: a card may stand there twice (copies of W and J aside)
  // By rules of clairvoyance, in the round of one card, instead of the hand: what the others hold
  // in seat order, mine left out.
  std::optional<std::vector<Card>> others;
  bool turn_up_said = false;
  std::optional<Card> turn_up;  // nullopt with turn_up_said: "none"
  // What was named, where somebody names the trump: by the publisher's rules the dealer, with a
  // Wizard turned up. He himself may leave it out while the auction goes on, even if he has heard
  // bids: he asks which suit is best.
  bool trump_said = false;
  Trump trump;  // nullopt with trump_said: "none"
  std::optional<std::vector<std::optional<int>>> bids;
  // Whether the dealer alone leads the score, for rules that ask.
  std::optional<bool> sole_leader;
  DeckName deck = DeckName::us;  // in which cards are named
};

// One thing wrong with a description, as a sentence that says what would be right.
struct Fault {
  std::string message;
  bool of_a_file = false;  // a file could not be read
};

// For descriptions written by programs, which spell the trump out even where the turn-up settles
// it: takes it back where it agrees. check_situation refuses a trump that is said where nobody
// names it, so that people learn what --trump is for; so a contradiction stays a fault.
SituationDescription without_settled_trump(SituationDescription said);

// The situation described, or everything that is wrong with it, at least one fault.
tl::expected<Situation, std::vector<Fault>> check_situation(const SituationDescription& said);

}  // namespace wizbid
