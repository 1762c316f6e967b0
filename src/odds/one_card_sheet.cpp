#include "odds/one_card_sheet.h"

#include "odds/one_card_auction.h"
#include "odds/one_card_special_sheets.h"
#include "rules/scoring.h"

namespace wizbid {

namespace {

using namespace one_card;

CardOnSheet on_sheet(Card card, const Scoring& scoring, double win, bool one) {
  CardOnSheet odds{card, win, one ? 1 : 0, {win, win}, {}};
  for (const Tricks bid : {0, 1})
    odds.worth.at(static_cast<std::size_t>(bid)) =
        win * score(scoring, bid, 1) + (1 - win) * score(scoring, bid, 0);
  return odds;
}

CardOnSheet odds_with(Card card, const Scoring& scoring, const RationalWorld::Chance& chance) {
  const auto points = [&](Tricks bid) {
    return chance.part * score(scoring, bid, 1) +
           (chance.whole - chance.part) * score(scoring, bid, 0);
  };
  return on_sheet(card, scoring,
                  static_cast<double>(chance.part) / static_cast<double>(chance.whole),
                  points(1) > points(0));
}

CardOnSheet odds_with(Card card, const Scoring& scoring, double chance) {
  const bool one = NoisyWorld::worth(scoring, 1, chance) > NoisyWorld::worth(scoring, 0, chance);
  return on_sheet(card, scoring, chance, one);
}

}  // namespace

std::vector<CardOnSheet> one_card_sheet(const Question& question) {
  const Situation& now = question.situation;
  if (now.rules.special.any())
    return special_one_card_sheet(question);
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
