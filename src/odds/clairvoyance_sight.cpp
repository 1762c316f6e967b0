#include "odds/clairvoyance_sight.h"

#include <algorithm>

namespace wizbid::clairvoyance {

namespace {

constexpr std::size_t jesters_place = 4;  // in Later::beaten

std::size_t number(Suit suit) {
  return static_cast<std::size_t>(suit);
}

bool has_wizard(const Later& later) {
  return !(later.tops & CardSet::wizards()).empty();
}

void put_wizard_before(Later& later) {
  later.tops = later.tops & CardSet::wizards();
  later.tops.insert(Card::wizard(later.tops.size()));
  later.begins.reset();
  later.beaten = {};
  if (later.dealers && !later.dealers->is_wizard())
    later.dealers.reset();
}

// The dealer's card that a higher one of its suit beats is beaten like others.
void settle_dealers_card(Later& later) {
  if (!later.dealers || later.dealers->is_wizard())
    return;
  const Card card = *later.dealers;
  if (card.is_suited()) {
    const CardSet in_suit = later.tops & CardSet::of_suit(card.suit());
    if (in_suit.empty() || in_suit.lowest().rank() < card.rank())
      return;
  }
  ++later.beaten[card.is_suited() ? number(card.suit()) : jesters_place];
  later.dealers.reset();
}

// Must hold: no Wizard comes later.
void put_suit_card_before(const Layout& layout, Later& later, Card card) {
  const CardSet in_suit = later.tops & CardSet::of_suit(card.suit());
  const bool beaten = !in_suit.empty() && in_suit.lowest().rank() > card.rank();
  if (layout.dealer_named()) {
    later.begins = card.suit();
    if (beaten || !in_suit.empty())
      ++later.beaten[number(card.suit())];
  } else if (!layout.naming && layout.trump && card.suit() != layout.trump) {
    // Any trump that comes later beats it.
    if (!(later.tops & trump_cards(layout.trump)).empty())
      return;
  } else if (!layout.naming && layout.trump && !beaten) {
    later.tops = {};
  }
  if (beaten)
    return;
  later.tops -= in_suit;
  later.tops.insert(card);
}

CardSet before_as_set(const Sight& sight) {
  CardSet cards;
  for (int seat = 0; seat < sight.seat; ++seat) {
    const Card card = sight.before[static_cast<std::size_t>(seat)];
    if (card.is_suited())
      cards.insert(card);
  }
  return cards;
}

int count_of(const Layout& layout, const Sight& sight, CardKind kind) {
  int count = layout.turn_up && layout.turn_up->kind() == kind ? 1 : 0;
  for (int seat = 0; seat < sight.seat; ++seat)
    count += sight.before[static_cast<std::size_t>(seat)].kind() == kind ? 1 : 0;
  const auto& dealers = sight.later.dealers;
  return count + (dealers && dealers->kind() == kind ? 1 : 0);
}

// The suit cards that the later ones do not beat.
CardSet not_beaten(const Layout& layout, const Later& later) {
  if (has_wizard(later))
    return {};
  const bool trump_later = !(later.tops & trump_cards(layout.trump)).empty();
  CardSet cards;
  for (Suit suit : all_suits) {
    const CardSet in_suit = later.tops & CardSet::of_suit(suit);
    if (!layout.naming && trump_later && suit != layout.trump)
      continue;
    cards |= in_suit.empty() ? CardSet::of_suit(suit) : CardSet::above(in_suit.lowest());
  }
  return cards;
}

// Who the dealer's naming has to be read from: beaten cards of different suits are not alike.
void add_beaten_by_suit(const Layout& layout, const Sight& sight, CardSet gone,
                        std::vector<OwnCard>& cards) {
  for (Suit suit : all_suits) {
    const CardSet in_suit = sight.later.tops & CardSet::of_suit(suit);
    if (in_suit.empty())
      continue;
    const CardSet below = CardSet::below(in_suit.lowest()) - gone;
    const int copies = below.size() - sight.later.beaten[number(suit)];
    if (copies > 0)
      cards.push_back({Card(Rank::two, suit), copies});
  }
  const int jesters =
      Card::copies - count_of(layout, sight, CardKind::jester) - sight.later.beaten[jesters_place];
  if (jesters > 0)
    cards.push_back({Card::jester(), jesters});
}

std::uint32_t rank_number(Card card) {
  return static_cast<std::uint32_t>(card.rank()) + 1;
}

// What a sight has of each suit.
std::array<std::uint32_t, all_suits.size()> suit_words(const Sight& sight) {
  std::array<std::uint32_t, all_suits.size()> words{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(sight.seat); ++i) {
    if (const Card card = sight.before[i]; card.is_suited())
      words[number(card.suit())] |= rank_number(card) << (12 + 4 * i);
  }
  const Later& later = sight.later;
  for (Suit suit : all_suits) {
    const CardSet in_suit = later.tops & CardSet::of_suit(suit);
    words[number(suit)] |= (in_suit.empty() ? 0 : rank_number(in_suit.lowest()) << 8) |
                           static_cast<std::uint32_t>(later.beaten[number(suit)]) << 1;
  }
  if (later.dealers && later.dealers->is_suited())
    words[number(later.dealers->suit())] |= rank_number(*later.dealers) << 4;
  if (later.begins)
    words[number(*later.begins)] |= 1;
  return words;
}

std::uint32_t kinds_word(const Sight& sight) {
  const auto kind_of = [](Card card) -> std::uint32_t {
    return static_cast<std::uint32_t>(card.kind()) + 1;
  };
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(sight.seat); ++i)
    word = word << 2 | kind_of(sight.before[i]);
  word = word << 3 | static_cast<std::uint32_t>((sight.later.tops & CardSet::wizards()).size());
  word = word << 2 | (sight.later.dealers ? kind_of(*sight.later.dealers) : 0);
  word = word << 3 | sight.later.beaten[jesters_place];
  return word << 3 | static_cast<std::uint32_t>(sight.seat);
}

}  // namespace

void put_before(const Layout& layout, Later& later, int seat, Card card) {
  if (layout.dealer_named() && seat == layout.players - 1) {
    later.dealers = card;
    return;
  }
  if (card.is_wizard())
    return put_wizard_before(later);
  if (has_wizard(later))
    return;
  if (card.is_suited())
    put_suit_card_before(layout, later, card);
  else if (layout.dealer_named())
    ++later.beaten[jesters_place];
  settle_dealers_card(later);
}

std::vector<OwnCard> own_cards(const Layout& layout, const Sight& sight) {
  const Later& later = sight.later;
  std::vector<OwnCard> cards;
  const int wizards = Card::copies - count_of(layout, sight, CardKind::wizard) -
                      (later.tops & CardSet::wizards()).size();
  if (wizards > 0)
    cards.push_back({Card::wizard(), wizards});
  CardSet gone = before_as_set(sight);
  if (layout.turn_up)
    gone.insert(*layout.turn_up);
  if (later.dealers)
    gone.insert(*later.dealers);
  for (Card card : not_beaten(layout, later) - gone)
    cards.push_back({card, 1});
  if (layout.dealer_named() && !has_wizard(later)) {
    add_beaten_by_suit(layout, sight, gone, cards);
    return cards;
  }
  int rest = layout.unseen();
  for (const OwnCard& own : cards)
    rest -= own.copies;
  // A card that is beaten is worth no more than a Jester.
  if (rest > 0)
    cards.push_back({Card::jester(), rest});
  return cards;
}

std::size_t SightHash::operator()(const SightKey& key) const {
  std::uint64_t hash = 0;
  for (std::uint32_t word : key.words) {
    hash = (hash ^ word) * 0x9E3779B97F4A7C15ULL;
    hash ^= hash >> 29;
  }
  return static_cast<std::size_t>(hash);
}

NamedSight named(const Layout& layout, const Sight& sight) {
  struct Plain {
    std::uint32_t word;
    Suit suit;
  };
  const auto words = suit_words(sight);
  std::array<Plain, all_suits.size()> plain{};
  std::array<Suit, all_suits.size()> labels{};
  NamedSight result;
  std::size_t first = 0;  // of the labels that plain suits get
  std::size_t count = 0;
  for (Suit suit : all_suits) {
    if (suit != layout.trump) {
      plain[count++] = {words[number(suit)], suit};
      continue;
    }
    first = 1;
    labels[number(suit)] = Layout::trump_label;
    result.key.words[0] = words[number(suit)];
  }
  const auto end = plain.begin() + static_cast<std::ptrdiff_t>(count);
  std::stable_sort(plain.begin(), end,
                   [](const Plain& a, const Plain& b) { return a.word > b.word; });
  for (std::size_t i = 0; i < count; ++i) {
    labels[number(plain[i].suit)] = all_suits[first + i];
    result.key.words[first + i] = plain[i].word;
  }
  result.key.words[4] = kinds_word(sight);
  result.canonical = SuitRelabelling(labels);
  return result;
}

std::size_t naming_number(const Later& others) {
  if (has_wizard(others))
    return naming_numbers - 1;
  std::size_t place = others.begins ? number(*others.begins) : 4;
  for (Suit suit : all_suits) {
    const CardSet in_suit = others.tops & CardSet::of_suit(suit);
    place = place * 14 + (in_suit.empty() ? 0 : rank_number(in_suit.lowest()));
  }
  return place;
}

Sight relabelled(const Sight& sight, const SuitRelabelling& suits) {
  Sight result = sight;
  for (Card& card : result.before)
    card = suits(card);
  result.later.tops = suits(sight.later.tops);
  result.later.dealers = suits(sight.later.dealers);
  result.later.begins = suits(sight.later.begins);
  for (Suit suit : all_suits)
    result.later.beaten[number(suits(suit))] = sight.later.beaten[number(suit)];
  return result;
}

}  // namespace wizbid::clairvoyance
