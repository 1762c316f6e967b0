#include "games/round.h"

#include <algorithm>
#include <span>

#include "players/naming.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

PublicRound table_of(const RuleSet& rules, const DealtRound& dealt) {
  PublicRound table;
  table.scoring = &rules.scoring;
  table.players = dealt.players;
  table.cards = dealt.cards;
  table.turn_up = dealt.turn_up;
  if (rules.special.any())
    table.special_cards = &rules.special;
  table.sum_rule = sum_rule_in_force(rules, dealt.players, dealt.cards);
  return table;
}

Trump settle_trump(const RuleSet& rules, const PublicRound& table, const Deal& deal,
                   const Seating& players, Random& random) {
  const auto naming = trump_naming(rules, table.players, table.turn_up);
  if (!naming)
    return turned_trump(table.turn_up);
  const Seat seat = naming->seat;
  return draw_naming(*players[at(seat)], TrumpView{table, seat, deal[seat]}, *naming, random);
}

OwnBids hold_auction(PublicRound& table, const RuleSet& rules, const Deal& deal,
                     const Seating& players, Random& random) {
  OwnBids bids{};
  for (int s = 0; s < table.players; ++s) {
    const Seat seat = Seat::from_index(s);
    bids[at(seat)] =
        draw_best_bid(*players[at(seat)], BidView{table, seat, deal[seat]}, rules, random);
    make_known(rules, table, seat, bids[at(seat)]);
  }
  reveal_bids(rules, table, bids);
  return bids;
}

// All cards, and who took what.
SpecialRoundEnd cards_played(const PublicRound& table, const Deal& deal, const OwnBids& bids,
                             const Seating& players, Random& random) {
  if (table.special_cards != nullptr)
    return play_special_cards(table, deal, bids, players, random);
  return {play_cards(table, deal, bids, players, random), {}};
}

// The first steps of a shuffle (Fisher and Yates), as in deals/draw.h. `deck`: the places of its
// cards in the order of all cards.
DealtRound draw_from(std::span<std::uint8_t> deck, int players, int cards, Random& random) {
  std::size_t dealt = 0;
  const auto take = [&] {
    const std::size_t pick = dealt + random.below(static_cast<std::uint32_t>(deck.size() - dealt));
    std::swap(deck[dealt], deck[pick]);
    return Card::from_index(deck[dealt++]);
  };
  DealtRound round{players, cards, {}, std::nullopt};
  for (int s = 0; s < players; ++s) {
    for (int k = 0; k < cards; ++k)
      round.deal[Seat::from_index(s)].insert(take());
  }
  if (dealt < deck.size())
    round.turn_up = take();
  return round;
}

}  // namespace

DealtRound draw_round(int players, int cards, Random& random) {
  std::array<std::uint8_t, Card::deck_size> deck{};
  for (std::size_t i = 0; i < deck.size(); ++i)
    deck[i] = static_cast<std::uint8_t>(i);
  return draw_from(deck, players, cards, random);
}

DealtRound draw_round(const RuleSet& rules, int players, int cards, Random& random) {
  if (!rules.special.any())
    return draw_round(players, cards, random);
  std::array<std::uint8_t, Card::most_cards> deck{};
  std::size_t size = 0;
  for (const Card card : deck_of(rules.special))
    deck[size++] = static_cast<std::uint8_t>(card.index());
  return draw_from(std::span(deck).first(size), players, cards, random);
}

Suit draw_best_trump(const Player& dealer, const TrumpView& view, Random& random) {
  const std::array<Points, 4> ratings = dealer.rate_trumps(view);
  const Points highest = *std::ranges::max_element(ratings);
  std::array<Suit, 4> best{};
  std::uint32_t count = 0;
  for (const Suit suit : all_suits) {
    if (ratings[static_cast<std::size_t>(suit)] == highest)
      best[count++] = suit;
  }
  return best[random.choice(count)];
}

RoundResult play_round(const RuleSet& rules, const DealtRound& dealt, const Seating& players,
                       Random& random) {
  PublicRound table = table_of(rules, dealt);
  table.trump = settle_trump(rules, table, dealt.deal, players, random);
  table.trick = Trick(table.trump);
  RoundResult result;
  result.trump = table.trump;
  result.bids = hold_auction(table, rules, dealt.deal, players, random);
  const SpecialRoundEnd end = cards_played(table, dealt.deal, result.bids, players, random);
  for (std::size_t s = 0; s < static_cast<std::size_t>(dealt.players); ++s) {
    result.taken[s] = end.taken[s];
    const int bonus = result.bids[s] == result.taken[s] ? end.bonus[s] : 0;
    result.scores[s] = score(rules.scoring, result.bids[s], result.taken[s]) + bonus;
  }
  return result;
}

}  // namespace wizbid
