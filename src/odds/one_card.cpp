#include "odds/one_card.h"

#include <cassert>

#include "odds/one_card_answer.h"
#include "odds/one_card_auction.h"
#include "odds/one_card_special.h"

namespace wizbid {

bool one_card::has_evidence(const Question& question) {
  const Situation& now = question.situation;
  if (!question.model.others->heeds_bids() || std::isinf(question.bid_noise))
    return false;
  for (std::size_t seat = 0; seat < now.bids.size(); ++seat) {
    if (now.bids[seat] && seat != place(now.seat))
      return true;
  }
  return now.hears_naming();
}

namespace {

using namespace one_card;

// The hidden cards in order: 58 * 57 * ... one a player but me.
Integer ordered_deals(const Place& at) {
  Integer deals = 1;
  int unseen = at.table.deck.size() - 1;
  for (int other = 1; other < at.table.players; ++other)
    deals *= unseen--;
  return deals;
}

}  // namespace

Answer one_card_odds(const Question& question) {
  const Situation& now = question.situation;
  assert(now.cards == 1 && !now.trump_open);
  if (now.rules.special.any())
    return special_one_card_odds(question);
  const Place at = place_at(now);
  const Winning odds = with_evidence(question, at.table, [&](const auto& world, const auto& rows) {
    const auto chances = win_chances(world, at.table, now.seat, rows, CardSet{at.mine});
    return winning(at.table.scoring, chances.front());
  });

  return answer_of(now, odds, ordered_deals(at));
}

}  // namespace wizbid
