#include "odds/one_card_sheet.h"

#include "odds/one_card_auction.h"
#include "rules/scoring.h"

namespace wizbid {

namespace {

using namespace one_card;

CardOnSheet odds_with(Card card, const Scoring& scoring, const RationalWorld::Chance& chance) {
  const auto points = [&](Tricks bid) {
    return chance.part * score(scoring, bid, 1) +
           (chance.whole - chance.part) * score(scoring, bid, 0);
  };
  return {card, static_cast<double>(chance.part) / static_cast<double>(chance.whole),
          points(1) > points(0) ? 1 : 0};
}

CardOnSheet odds_with(Card card, const Scoring& scoring, double chance) {
  const bool one = NoisyWorld::worth(scoring, 1, chance) > NoisyWorld::worth(scoring, 0, chance);
  return {card, chance, one ? 1 : 0};
}

}  // namespace

std::vector<CardOnSheet> one_card_sheet(const Question& question) {
  const Situation& now = question.situation;
  const Table table = place_at(now).table;
  return with_evidence(question, table, [&](const auto& world, const auto& rows) {
    std::vector<CardOnSheet> odds;
    const auto chances = win_chances(world, table, now.seat, rows, table.kinds());
    auto chance = chances.begin();
    for (Card card : table.kinds())
      odds.push_back(odds_with(card, table.scoring, *chance++));
    return odds;
  });
}

}  // namespace wizbid
