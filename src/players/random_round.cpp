#include "players/random_round.h"

namespace wizbid {
namespace {

constexpr std::array<std::uint64_t, 5> suit_to_follow_masks{
    CardSet::of_suit(Suit::clubs).bits(), CardSet::of_suit(Suit::diamonds).bits(),
    CardSet::of_suit(Suit::hearts).bits(), CardSet::of_suit(Suit::spades).bits(), 0};
constexpr std::uint64_t always_legal = (CardSet::wizards() | CardSet::jesters()).bits();
constexpr int first_jester = Card::jester().index();

// By card: its suit, or 4 for a Wizard or Jester.
constexpr std::array<std::uint8_t, Card::deck_size> suits = [] {
  std::array<std::uint8_t, Card::deck_size> table{};
  for (Card card : CardSet::full_deck())
    table[static_cast<std::size_t>(card.index())] =
        card.is_suited() ? static_cast<std::uint8_t>(card.suit()) : std::uint8_t{4};
  return table;
}();

// The place of the k-th lowest bit, in `steps` >= k steps: their number is known beforehand, so
// that the processor need not guess when the loop ends.
int place_of_bit(std::uint64_t bits, std::uint32_t k, int steps) {
  for (int step = 0; step < steps; ++step) {
    const std::uint64_t without_lowest = bits & (bits - 1);
    bits = static_cast<std::uint32_t>(step) < k ? without_lowest : bits;
  }
  return std::countr_zero(bits);
}

std::uint8_t strength_in_trick(Card card, std::size_t suit_to_follow, Trump trump) {
  constexpr int wizard = 200;
  constexpr int trump_card = 100;
  constexpr int suit_led = 50;
  if (card.is_wizard())
    return wizard;
  if (card.is_jester())
    return 0;
  if (card.suit() == trump)
    return static_cast<std::uint8_t>(trump_card + static_cast<int>(card.rank()));
  if (static_cast<std::size_t>(card.suit()) == suit_to_follow)
    return static_cast<std::uint8_t>(suit_led + static_cast<int>(card.rank()));
  return 0;
}

}  // namespace

RandomRound::RandomRound(Trump trump) {
  for (std::size_t suit = 0; suit < strength_.size(); ++suit) {
    for (Card card : CardSet::full_deck())
      strength_[suit][static_cast<std::size_t>(card.index())] =
          strength_in_trick(card, suit, trump);
  }
}

TricksTaken RandomRound::play(const Deal& hands, int players, int cards, Random& random) const {
  std::array<std::uint64_t, max_players> held{};
  for (std::size_t s = 0; s < held.size(); ++s)
    held[s] = hands.hands[s].bits();
  TricksTaken taken{};
  int leader = 0;
  for (int left = cards; left > 0; --left) {
    std::array<int, max_players> trick{};
    std::size_t suit = no_suit;
    bool open = true;  // Jesters only so far
    int seat = leader;
    for (int place = 0; place < players; ++place) {
      std::uint64_t& hand = held[static_cast<std::size_t>(seat)];
      const std::uint64_t follow = hand & suit_to_follow_masks[suit];
      const std::uint64_t legal = follow != 0 ? follow | (hand & always_legal) : hand;
      const auto count = static_cast<std::uint32_t>(std::popcount(legal));
      const int card = place_of_bit(legal, random.choice(count), left - 1);
      hand &= ~(std::uint64_t{1} << card);
      trick[static_cast<std::size_t>(place)] = card;
      if (open && card < first_jester) {
        open = false;
        suit = suits[static_cast<std::size_t>(card)];
      }
      seat = seat + 1 == players ? 0 : seat + 1;
    }
    int best = -1;
    int winner = 0;
    for (int place = 0; place < players; ++place) {
      const int strength =
          strength_[suit][static_cast<std::size_t>(trick[static_cast<std::size_t>(place)])];
      winner = strength > best ? place : winner;
      best = strength > best ? strength : best;
    }
    leader = (leader + winner) % players;
    ++taken[static_cast<std::size_t>(leader)];
  }
  return taken;
}

}  // namespace wizbid
