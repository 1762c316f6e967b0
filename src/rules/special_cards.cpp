#include "rules/special_cards.h"

#include <algorithm>

#include "words/language.h"

namespace wizbid {

namespace {

constexpr int morgans_foe = 3;    // the Grail
constexpr int dragons_foe = 1;    // the Fairy
constexpr int fairys_prey = 0;    // the Dragon
constexpr int shapeshifters = 3;  // its number

constexpr std::array<CardEffect, Card::specials> camelot_effects{
    CardEffect{.name = to_say("Merlin"),
               .strong_if = StrongIf::said,
               .strong = Power::wizard,
               .otherwise = Power::jester,
               .sentence =
                   to_say("Merlin counts as a Wizard or as a Jester, as his player says when he "
                          "plays him: here as a Wizard while he needs a trick, else as a Jester.")},
    CardEffect{
        .name = to_say("Excalibur"),
        .nobody_wins = true,
        .sentence = to_say("With Excalibur in it nobody wins a trick; who would have leads next.")},
    CardEffect{
        .name = to_say("Morgan le Fay"),
        .strong_if = StrongIf::not_beside_other,
        .other = morgans_foe,
        .sentence = to_say("Morgan le Fay beats every card, unless the Grail is in the trick.")},
    CardEffect{
        .name = to_say("the Holy Grail"),
        .strong_if = StrongIf::in_even_place,
        .bonus = 20,
        .sentence = to_say("The Holy Grail beats every card in an even place of the trick; who "
                           "takes its trick, or would have, scores 20 more if he makes his bid.")}};

constexpr std::array<CardEffect, Card::specials> jubilee_effects{
    CardEffect{.name = to_say("the Dragon"),
               .strong_if = StrongIf::not_beside_other,
               .other = dragons_foe,
               .names_trump = true,
               .sentence = to_say("The Dragon beats every card but the Fairy.")},
    CardEffect{.name = to_say("the Fairy"),
               .strong_if = StrongIf::beside_other,
               .other = fairys_prey,
               .names_trump = true,
               .sentence = to_say("The Fairy wins the trick that the Dragon is in, and no other.")},
    CardEffect{
        .name = to_say("the Bomb"),
        .nobody_wins = true,
        .sentence = to_say("With the Bomb in it nobody wins a trick; who would have leads next.")},
    CardEffect{
        .name = to_say("the Shapeshifter"),
        .strong_if = StrongIf::said,
        .strong = Power::wizard,
        .otherwise = Power::jester,
        .names_trump = true,
        .sentence = to_say("The Shapeshifter counts as a Wizard or as a Jester, as its player says "
                           "when he plays it: here as a Wizard while he needs a trick, else as a "
                           "Jester.")}};

constexpr CardEffect magic_two{
    .name = to_say("the 2"),
    .strong_if = StrongIf::follows_suit,
    .strong = Power::over_wizards,
    .otherwise = std::nullopt,
    .sentence = to_say("A 2 played to its own suit that another player led beats every other card, "
                       "Wizards too.")};

CardSet twos() {
  CardSet cards;
  for (const Suit suit : all_suits)
    cards.insert(Card(Rank::two, suit));
  return cards;
}

// Room for the ranks between two powers.
constexpr int step = 16;

int at_power(Power power, int rank = 0) {
  return static_cast<int>(power) * step + rank;
}

int standing_of_ordinary(const TrickFrame& frame, Card card) {
  if (card.is_wizard())
    return at_power(Power::wizard);
  if (!card.is_suited())
    return at_power(Power::jester);
  const int rank = static_cast<int>(card.rank());
  if (card.suit() == frame.trump)
    return at_power(Power::trump, rank);
  return card.suit() == frame.suit_led ? at_power(Power::suit_led, rank) : at_power(Power::discard);
}

bool is_strong(const CardEffect& effect, const TrickFrame& frame, PlayedCard played, int place) {
  const bool beside_other = frame.specials.contains(Card::special(effect.other));
  switch (effect.strong_if) {
    case StrongIf::never:
      return false;
    case StrongIf::always:
      return true;
    case StrongIf::said:
      return played.as_wizard;
    case StrongIf::in_even_place:
      return place % 2 == 1;  // places count from 0
    case StrongIf::beside_other:
      return beside_other;
    case StrongIf::not_beside_other:
      return !beside_other;
    case StrongIf::follows_suit:
      return frame.suit_led == played.card.suit() && place > frame.led_from;
  }
  return false;
}

}  // namespace

CardSet deck_of(const SpecialCards& special) {
  CardSet deck = CardSet::full_deck();
  if (special.camelot)
    return (deck - twos()) | CardSet::specials();
  const std::array added{special.dragon, special.fairy, special.bomb, special.shapeshifter};
  for (std::size_t number = 0; number < added.size(); ++number) {
    if (added[number])
      deck.insert(Card::special(static_cast<int>(number)));
  }
  static_assert(shapeshifters + 1 == Card::specials);
  return deck;
}

CardSet special_cards(const SpecialCards& special) {
  const CardSet added = deck_of(special) & CardSet::specials();
  return special.magic ? added | twos() : added;
}

const CardEffect* effect_of(const SpecialCards& special, Card card) {
  if (card.is_special()) {
    const auto number = static_cast<std::size_t>(card.special_number());
    return special.camelot ? &camelot_effects[number] : &jubilee_effects[number];
  }
  return special.magic && card.is_suited() && card.rank() == Rank::two ? &magic_two : nullptr;
}

std::vector<const CardEffect*> effects_of(const SpecialCards& special) {
  std::vector<const CardEffect*> effects;
  if (special.magic)
    effects.push_back(&magic_two);
  for (const Card card : deck_of(special) & CardSet::specials())
    effects.push_back(effect_of(special, card));
  return effects;
}

int largest_bonus(const SpecialCards& special) {
  int bonus = 0;
  for (const CardEffect* effect : effects_of(special))
    bonus = std::max(bonus, effect->bonus);
  return bonus;
}

bool is_declared(const SpecialCards& special, Card card) {
  const CardEffect* effect = effect_of(special, card);
  return effect != nullptr && effect->strong_if == StrongIf::said;
}

CardSet declared_cards(const SpecialCards& special) {
  CardSet declared;
  for (const Card card : special_cards(special)) {
    if (is_declared(special, card))
      declared.insert(card);
  }
  return declared;
}

std::optional<Card> turned_up_as(const SpecialCards& special, std::optional<Card> turn_up) {
  if (!turn_up || !turn_up->is_special())
    return turn_up;
  return effect_of(special, *turn_up)->names_trump ? Card::wizard() : Card::jester();
}

Opening opening_by(const SpecialCards& special, PlayedCard played) {
  if (played.card.is_suited())
    return {true, played.card.suit()};
  const bool as_wizard =
      played.card.is_wizard() || (is_declared(special, played.card) && played.as_wizard);
  return {as_wizard, std::nullopt};
}

Card stand_in(const SpecialCards& special, PlayedCard played) {
  if (!played.card.is_special())
    return played.card;
  return opening_by(special, played).settles ? Card::wizard() : Card::jester();
}

std::optional<Card> declared_card(const SpecialCards& special) {
  for (const Card card : deck_of(special) & CardSet::specials()) {
    if (is_declared(special, card))
      return card;
  }
  return std::nullopt;
}

int standing_in_trick(const SpecialCards& special, const TrickFrame& frame, PlayedCard played,
                      int place) {
  const CardEffect* effect = effect_of(special, played.card);
  if (effect == nullptr)
    return standing_of_ordinary(frame, played.card);
  if (is_strong(*effect, frame, played, place))
    return at_power(effect->strong);
  return effect->otherwise ? at_power(*effect->otherwise)
                           : standing_of_ordinary(frame, played.card);
}

void SpecialTrick::play(PlayedCard played) {
  if (open_) {
    const Opening opening = opening_by(special_, played);
    open_ = !opening.settles;
    frame_.suit_led = opening.suit;
    frame_.led_from = size_;
  }
  if (played.card.is_special())
    frame_.specials.insert(played.card);
  cards_[static_cast<std::size_t>(size_++)] = played;
}

CardSet SpecialTrick::legal(CardSet hand) const {
  if (!frame_.suit_led)
    return hand;
  const CardSet suit = CardSet::of_suit(*frame_.suit_led) & hand;
  return suit.empty() ? hand : suit | (hand - CardSet::suit_cards());
}

bool SpecialTrick::would_win(PlayedCard played) const {
  SpecialTrick after = *this;
  after.play(played);
  return after.end().taker == size_;
}

TrickEnd SpecialTrick::end() const {
  TrickEnd end;
  int highest = -1;
  for (int place = 0; place < size_; ++place) {
    const PlayedCard& played = cards_[static_cast<std::size_t>(place)];
    const int standing = standing_in_trick(special_, frame_, played, place);
    if (standing > highest) {
      highest = standing;
      end.taker = place;
    }
    if (const CardEffect* effect = effect_of(special_, played.card)) {
      end.counts = end.counts && !effect->nobody_wins;
      end.bonus += effect->bonus;
    }
  }
  return end;
}

}  // namespace wizbid
