#include "players/greedy_player.h"

#include <algorithm>

#include "players/strength.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

// The chance that a card takes a trick at a table of four, by strength, fitted to self-play and
// rounded (docs/players.md).
using WinChances = std::array<double, strengths>;
//                                    Jester  plain low, high  trump low, high  Wizard
constexpr WinChances with_trump{0, 0.05, 0.25, 0.50, 0.95, 0.95};
constexpr WinChances without_trump{0, 0.05, 0.65, 0, 0, 0.95};
constexpr double less_for_each_player = 0.10;  // beyond four, for a suit card
constexpr double never_below = 0.05;           // but for a Jester, which never wins
constexpr double never_above = 0.95;

double win_chance(Strength strength, Trump trump, int players) {
  const double at_four = (trump ? with_trump : without_trump)[static_cast<std::size_t>(strength)];
  if (strength == Strength::jester)
    return at_four;
  const double fewer = strength == Strength::wizard ? 0 : less_for_each_player * (players - 4);
  return std::clamp(at_four - fewer, never_below, never_above);
}

// The same of a special card, by what makes it strong.
double win_chance(const CardEffect& effect) {
  switch (effect.strong_if) {
    case StrongIf::always:
    case StrongIf::said:
      return 0.95;
    case StrongIf::not_beside_other:
      return 0.90;
    case StrongIf::in_even_place:
      return 0.50;
    case StrongIf::follows_suit:
      return 0.25;
    case StrongIf::never:
    case StrongIf::beside_other:
      break;
  }
  return 0;
}

using TrickChances = std::array<double, max_cards + 1>;

// Of 0, 1, ..., `most` tricks, with a card more in the hand.
void add_card(TrickChances& chances, std::size_t& most, double win) {
  ++most;
  for (std::size_t t = most; t > 0; --t)
    chances[t] = chances[t] * (1 - win) + chances[t - 1] * win;
  chances[0] *= 1 - win;
}

// The chances of 0, 1, ... tricks if each card of the hand wins or loses on its own.
TrickChances trick_chances(const PublicRound& table, CardSet hand, Trump trump) {
  const int players = table.players;
  TrickChances chances{1.0};
  std::size_t most = 0;
  if (table.special_cards != nullptr) {
    for (const Card card : hand) {
      const CardEffect* effect = effect_of(*table.special_cards, card);
      if (effect == nullptr)
        continue;
      hand.erase(card);
      add_card(chances, most, win_chance(*effect));
    }
  }
  for (int s = 0; s < strengths; ++s) {
    const auto strength = static_cast<Strength>(s);
    const double win = win_chance(strength, trump, players);
    for (int cards = (hand & cards_of(strength, trump)).size(); cards > 0; --cards)
      add_card(chances, most, win);
  }
  return chances;
}

Points expected_score(const Scoring& scoring, Tricks bid, int cards, const TrickChances& chances) {
  Points sum = 0;
  for (Tricks t = 0; t <= cards; ++t)
    sum += chances[static_cast<std::size_t>(t)] * score(scoring, bid, t);
  return sum;
}

// What the best bid is worth with this trump.
Points worth_with_trump(const TrumpView& view, Trump trump) {
  const PublicRound& table = view.table;
  const TrickChances chances = trick_chances(table, view.hand, trump);
  Points best = expected_score(*table.scoring, 0, table.cards, chances);
  for (Tricks bid = 1; bid <= table.cards; ++bid)
    best = std::max(best, expected_score(*table.scoring, bid, table.cards, chances));
  return best;
}

CardSet unless_empty(CardSet wanted, CardSet otherwise) {
  return wanted.empty() ? otherwise : wanted;
}

bool needs_every_trick(const CardView& view) {
  return view.need() >= view.hand.size();
}

// While its Wizards alone can make the bid it leaves tricks to others.
bool wants_trick(const CardView& view) {
  const int need = view.need();
  return need > 0 && (needs_every_trick(view) || need > (view.hand & CardSet::wizards()).size());
}

CardSet lead(const CardView& view) {
  const Trump trump = view.table.trump;
  const CardSet suited = view.hand - CardSet::wizards() - CardSet::jesters();
  const CardSet plain = suited - trump_cards(trump);
  if (!wants_trick(view))
    return weakest(unless_empty(plain, view.hand), trump);
  return strongest(unless_empty(plain, unless_empty(suited, view.hand)), trump);
}

CardSet take_trick(const CardView& view, CardSet winners, CardSet losers) {
  const Trump trump = view.table.trump;
  const auto suit_led = view.table.trick.suit_to_follow();
  const CardSet cheap = winners - CardSet::wizards();
  if (!cheap.empty()) {
    const bool last = view.table.still_to_play() == 0;
    const bool ruff = suit_led && suit_led != trump && !(cheap & trump_cards(trump)).empty();
    return last || ruff ? weakest(cheap, trump) : strongest(cheap, trump);
  }
  if (!winners.empty() && (losers.empty() || needs_every_trick(view)))
    return weakest(winners, trump);
  return weakest(unless_empty(losers - CardSet::jesters(), losers), trump);
}

CardSet duck_trick(const CardView& view, CardSet winners, CardSet losers) {
  const Trump trump = view.table.trump;
  if (losers.empty())
    return strongest(winners, trump);
  const CardSet thrown =
      view.need() > 0 ? unless_empty(losers - CardSet::wizards(), losers) : losers;
  return strongest(thrown, trump);
}

// Leads an ordinary card as ever, a special one if it has no other.
CardSet lead_beside_specials(const CardView& view) {
  const CardSet ordinary = view.hand - CardSet::specials();
  if (ordinary.empty())
    return view.hand;
  return lead({view.table, view.seat, ordinary, view.bid});
}

// Takes a trick with an ordinary card, and with a special one only where no other can; ducks with
// an ordinary card before a special one.
CardSet follow_beside_specials(const CardView& view) {
  CardSet winners;
  for (const Card card : view.legal()) {
    if (view.table.special->would_win({card, view.need() > 0}))
      winners.insert(card);
  }
  const CardSet losers = view.legal() - winners;
  const CardSet plain_winners = winners - CardSet::specials();
  const CardSet plain_losers = losers - CardSet::specials();
  if (wants_trick(view)) {
    const bool cheap = !(plain_winners - CardSet::wizards()).empty();
    if (!cheap && !(winners & CardSet::specials()).empty())
      return winners & CardSet::specials();
    if (plain_winners.empty() && plain_losers.empty())
      return losers;
    return take_trick(view, plain_winners, plain_losers);
  }
  if (!plain_losers.empty())
    return duck_trick(view, plain_winners, plain_losers);
  if (!losers.empty() || plain_winners.empty())
    return losers.empty() ? winners : losers;
  return duck_trick(view, plain_winners, {});
}

}  // namespace

void GreedyPlayer::rate_bids(const BidView& view, std::span<Points> scores) const {
  const PublicRound& table = view.table;
  const TrickChances chances = trick_chances(table, view.hand, table.trump);
  for (Tricks bid = 0; bid <= table.cards; ++bid)
    scores[static_cast<std::size_t>(bid)] =
        expected_score(*table.scoring, bid, table.cards, chances);
}

std::array<Points, 4> GreedyPlayer::rate_trumps(const TrumpView& view) const {
  std::array<Points, 4> ratings{};
  for (Suit suit : all_suits)
    ratings[static_cast<std::size_t>(suit)] = worth_with_trump(view, suit);
  return ratings;
}

Points GreedyPlayer::rate_no_trump(const TrumpView& view) const {
  return worth_with_trump(view, std::nullopt);
}

CardSet GreedyPlayer::choose_cards(const CardView& view) const {
  if (view.table.special != nullptr)
    return view.table.special->size() == 0 ? lead_beside_specials(view)
                                           : follow_beside_specials(view);
  const CardSet legal = view.legal();
  if (view.table.trick.size() == 0)
    return lead(view);
  const CardSet winners = legal & view.table.trick.winners();
  const CardSet losers = legal - winners;
  return wants_trick(view) ? take_trick(view, winners, losers) : duck_trick(view, winners, losers);
}

CardSet GreedyPlayer::rank_cuts(Trump) const {
  return strength_cuts();
}

}  // namespace wizbid
