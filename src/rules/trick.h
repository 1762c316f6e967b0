// One trick: what may be played to it, and who is winning it. Pure rules, no players.
#pragma once

#include <optional>

#include "cards/card_set.h"
#include "rules/table.h"
#include "rules/trump.h"

namespace wizbid {

// The state of a trick after the cards played so far.
// Official rules: the first Wizard wins; else the highest trump; else the highest card of the suit
// led; if all are Jesters, the first. A Jester led leaves the suit to the next card; a Wizard that
// is led, or that follows Jesters only, leaves the trick without a suit to follow.
class Trick {
 public:
  explicit constexpr Trick(Trump trump) : trump_(trump) {}

  constexpr int size() const { return size_; }
  constexpr std::optional<Suit> suit_to_follow() const { return suit_to_follow_; }
  // The place in this trick (0 = the card led) of the card that is winning, and that card.
  // Must hold: size() > 0.
  constexpr int winning_place() const { return winning_place_; }
  constexpr Card winning_card() const { return *winning_card_; }

  // Whether `card`, played now, would be winning the trick.
  constexpr bool would_win(Card card) const {
    if (!winning_card_)
      return true;
    if (winning_card_->is_wizard() || card.is_jester())
      return false;
    if (card.is_wizard() || winning_card_->is_jester())
      return true;
    if (card.suit() == winning_card_->suit())
      return card.rank() > winning_card_->rank();
    return card.suit() == trump_;
  }

  constexpr void play(Card card) {
    if (would_win(card)) {
      winning_card_ = card;
      winning_place_ = size_;
    }
    if (suit_open_ && !card.is_jester()) {
      suit_open_ = false;
      if (card.is_suited())
        suit_to_follow_ = card.suit();
    }
    ++size_;
  }

  // The cards of `hand` that may be played: the suit led if the hand has it, and always Wizards
  // and Jesters (and special cards); anything when there is no suit to follow or the hand is void
  // in it.
  constexpr CardSet legal(CardSet hand) const {
    if (!suit_to_follow_)
      return hand;
    const CardSet suit = CardSet::of_suit(*suit_to_follow_) & hand;
    if (suit.empty())
      return hand;
    return suit | (hand - CardSet::suit_cards());
  }

  // The cards of the deck that, played now, would be winning the trick.
  constexpr CardSet winners() const {
    if (!winning_card_)
      return CardSet::full_deck();
    if (winning_card_->is_wizard())
      return {};
    if (winning_card_->is_jester())
      return CardSet::full_deck() - CardSet::jesters();
    CardSet beats = CardSet::wizards() | CardSet::above(*winning_card_);
    if (winning_card_->suit() != trump_)
      beats |= trump_cards(trump_);
    return beats;
  }

 private:
  Trump trump_;
  std::optional<Suit> suit_to_follow_;
  bool suit_open_ = true;  // no card yet but Jesters
  std::optional<Card> winning_card_;
  int winning_place_ = 0;
  int size_ = 0;
};

}  // namespace wizbid
