// Answers made up for tests of their reports.
#pragma once

#include <cmath>
#include <cstdlib>
#include <utility>

#include "advice/bid_advice.h"
#include "cards/card_set.h"
#include "report/odds_report.h"
#include "rules/scoring.h"

namespace wizbid {

inline Card card(Rank rank, Suit suit) {
  return {rank, suit};
}

// A bid with these chances of 0, 1, ... tricks, by the official scores.
inline BidOdds bid_odds(Tricks bid, std::vector<double> tricks) {
  BidOdds odds;
  odds.bid = bid;
  odds.make = tricks[static_cast<std::size_t>(bid)];
  for (std::size_t taken = 0; taken < tricks.size(); ++taken)
    odds.expected_score += tricks[taken] * score(Scoring{}, bid, static_cast<Tricks>(taken));
  odds.tricks = std::move(tricks);
  odds.make_interval = {odds.make, odds.make};
  odds.deals = 3306;
  return odds;
}

// Three players, one card, I lead the jack of clubs, the 8 of hearts is turned up.
inline OddsReport one_card_report() {
  OddsReport report;
  report.version = "1.2.3";
  report.situation.hand = {card(Rank::jack, Suit::clubs)};
  report.situation.turn_up = card(Rank::eight, Suit::hearts);
  report.situation.trump = Suit::hearts;
  report.model = {"points", "points"};
  report.plan.deals = 3306;
  report.answer.deals = 3306;
  report.answer.effective_deals = 3306;
  const double win = 13.0 / 29;
  report.answer.bids = {bid_odds(0, {1 - win, win}), bid_odds(1, {1 - win, win})};
  report.answer.bids[0].make_fraction = Fraction(16, 29);
  report.answer.bids[1].make_fraction = Fraction(13, 29);
  report.answer.bids[1].best_chance = 1;
  report.advice = advise_bid(report.answer);
  report.repeat = {"wizbid", "odds", "JC", "-p 3", "-s 1", "-t 8H"};
  return report;
}

// A sampled answer for the last seat of a table, `cards` in each hand, by a made-up bell of tricks.
inline OddsReport sampled_report(int players, int cards) {
  OddsReport report;
  report.version = "1.2.3";
  report.situation.players = players;
  report.situation.cards = cards;
  report.situation.seat = report.situation.dealer();
  for (int i = 0; i < cards; ++i)
    report.situation.hand.insert(Card::from_index(i));
  report.situation.bids.assign(static_cast<std::size_t>(players) - 1, 1);
  report.model = {"greedy", "rival"};
  report.evidence = true;
  report.plan = {How::sampled, PlanGround::asked, 38416, std::nullopt, std::nullopt};
  report.answer.how = How::sampled;
  report.answer.deals = 38416;
  report.answer.effective_deals = 30120.4;
  report.answer.fresh = FreshFigure{12.3, 0.2, 38416};
  for (Tricks bid = 0; bid <= cards; ++bid) {
    const double mean = 0.25 * cards + 0.3 * bid;
    std::vector<double> tricks;
    double sum = 0;
    for (Tricks taken = 0; taken <= cards; ++taken) {
      tricks.push_back(std::exp(-(taken - mean) * (taken - mean) / (0.1 * cards + 0.5)));
      sum += tricks.back();
    }
    for (double& chance : tricks)
      chance /= sum;
    BidOdds odds = bid_odds(bid, tricks);
    odds.make_error = 0.0025;
    odds.score_error = 0.1;
    odds.make_interval = {odds.make - 0.005, odds.make + 0.005};
    odds.deals = 38416;
    odds.best_chance = 1.0 / (cards + 1);
    report.answer.bids.push_back(odds);
  }
  report.advice = advise_bid(report.answer);
  report.repeat = {"wizbid", "odds", "'2C 3C'", "-p 3", "--method sample", "--precision 0.5"};
  return report;
}

}  // namespace wizbid
