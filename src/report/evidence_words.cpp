#include "report/evidence_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

#include "report/brief_line.h"
#include "rules/scoring.h"

namespace wizbid {

namespace {

std::string head_of(Holding holding, Language in) {
  switch (holding) {
    case Holding::wizard:
      return say(in, "a Wizard");
    case Holding::jester:
      return say(in, "a Jester");
    case Holding::trump:
      return say(in, "a trump");
    case Holding::trump_above_mine:
      return say(in, "higher trump");
    case Holding::higher_of_my_suit:
      return say(in, "higher card");
    case Holding::special_card:
      return say(in, "a special card");
    case Holding::winning_card:
      return say(in, "takes the trick");
  }
  return {};
}

std::string change_text(const HoldingChance& chance, Language in) {
  const std::string before = percent_text(chance.before, Sureness::exact, in);
  const std::string after = percent_text(chance.after, Sureness::exact, in);
  return before == after ? after : fmt::format("{} → {}", before, after);
}

// All holdings that the report speaks of, each once.
std::vector<Holding> holdings_in(const EvidenceReport& why) {
  std::vector<Holding> holdings;
  const auto add = [&](Holding holding) {
    if (std::find(holdings.begin(), holdings.end(), holding) == holdings.end())
      holdings.push_back(holding);
  };
  for (const SeatEvidence& seat : why.others) {
    for (const HoldingChance& chance : seat.chances)
      add(chance.what);
  }
  if (why.mine)
    add(why.mine->what);
  for (const HoldingChance& chance : why.my_card)
    add(chance.what);
  std::sort(holdings.begin(), holdings.end());
  return holdings;
}

std::string cell_of(const std::vector<HoldingChance>& chances, Holding holding, Language in) {
  for (const HoldingChance& chance : chances) {
    if (chance.what == holding)
      return change_text(chance, in);
  }
  return "-";
}

std::string seat_text(const SeatEvidence& seat, Language in) {
  return seat.bid ? say(in, "seat {}, bid {}", seat.seat.number(), *seat.bid)
                  : say(in, "seat {}", seat.seat.number());
}

// Nothing where there is no exact fraction, or one too long to say anything to the eye.
std::string fraction_sentence(const BidOdds& odds, Language in) {
  constexpr std::size_t longest = 24;
  const std::string fraction = odds.make_fraction ? odds.make_fraction->str() : "";
  if (fraction.empty() || fraction.size() > longest)
    return "";
  return ' ' + say(in, "The chance to make it is {}.", fraction);
}

// `bonus`: of a bid made with a bonus.
std::string score_sum(const BidOdds& odds, const Scoring& scoring, int bonus, Sureness sureness,
                      Language language) {
  std::map<int, double, std::greater<>> chance_of_points;
  for (std::size_t tricks = 0; tricks < odds.tricks.size(); ++tricks)
    chance_of_points[score(scoring, odds.bid, static_cast<Tricks>(tricks))] += odds.tricks[tricks];
  if (odds.made_with_bonus > 0) {
    const int made = score(scoring, odds.bid, odds.bid);
    chance_of_points[made + bonus] += odds.made_with_bonus;
    double& without = chance_of_points[made];
    // Sums of many chances differ in their last digits, however they are added up.
    constexpr double nothing = 1e-12;
    without = odds.make - odds.made_with_bonus > nothing ? without - odds.made_with_bonus : 0;
  }
  std::string sum;
  for (const auto& [points, chance] : chance_of_points) {
    if (chance > 0)
      sum += fmt::format("{}{} x {}", sum.empty() ? "" : ", ",
                         percent_text(chance, sureness, language), points);
  }
  return say(language, "Bid {}: {}; together {}.", odds.bid, sum,
             points_text(odds.expected_score, language)) +
         fraction_sentence(odds, language);
}

}  // namespace

std::string holding_key(Holding holding) {
  switch (holding) {
    case Holding::wizard:
      return "wizard";
    case Holding::jester:
      return "jester";
    case Holding::trump:
      return "trump";
    case Holding::trump_above_mine:
      return "trump_above_mine";
    case Holding::higher_of_my_suit:
      return "higher_of_my_suit";
    case Holding::special_card:
      return "special_card";
    case Holding::winning_card:
      return "winning_card";
  }
  return {};
}

std::string evidence_caption(const EvidenceReport& why, Language language) {
  if (why.others.empty())
    return say(language, "What was heard changes the chances of your own card (before → after):");
  double widest = 0;
  for (const SeatEvidence& seat : why.others)
    for (const HoldingChance& chance : seat.chances)
      widest = std::max(widest, chance.error);
  if (std::isinf(widest))
    return say(language,
               "What was heard changes the chances of a seat (before → after, too few deals matter "
               "to say how sure that is) to hold:");
  if (widest > 0)
    return say(
        language,
        "What was heard changes the chances of a seat (before → after, good to ±{}) to hold:",
        percent_width_text(normal_95 * widest, language));
  return say(language, "What was heard changes the chances of a seat (before → after) to hold:");
}

TextTable evidence_table(const EvidenceReport& why, Language language) {
  const std::vector<Holding> holdings = holdings_in(why);
  TextTable table;
  table.heads.emplace_back();
  for (const Holding holding : holdings)
    table.heads.push_back(head_of(holding, language));
  const auto add_row = [&](const std::string& who, const std::vector<HoldingChance>& chances) {
    TextRow row{{who}, Emphasis::plain};
    for (const Holding holding : holdings)
      row.cells.push_back(cell_of(chances, holding, language));
    table.rows.push_back(std::move(row));
  };
  for (const SeatEvidence& seat : why.others)
    add_row(seat_text(seat, language), seat.chances);
  if (why.mine) {
    std::vector<HoldingChance> mine = why.my_card;
    mine.push_back(*why.mine);
    add_row(why.others.empty() ? say(language, "your card") : say(language, "you"), mine);
  }
  return table;
}

std::vector<std::string> evidence_notes(const OddsReport& report, Language in) {
  const Situation& now = report.situation;
  std::vector<std::string> notes;
  if (!report.why || now.cards != 1 || report.answer.how != How::counted)
    return notes;
  const CardSet in_play = now.unseen() | now.hand;
  for (const Card card : in_play& CardSet::specials()) {
    const CardEffect& effect = *effect_of(now.rules.special, card);
    if (now.hand.contains(card) && !report.why->mine)
      notes.push_back(say(in,
                          "Who takes the trick depends on what you say {} is, and so on your "
                          "bid: it is left out here.",
                          effect.name));
    else if (report.why->mine && effect.nobody_wins)
      notes.push_back(say(in,
                          "With {} in it nobody takes the trick, so that the chances to take it "
                          "add up to less than 100%.",
                          effect.name));
  }
  return notes;
}

std::vector<std::string> score_sums(const OddsReport& report) {
  const RuleSet& rules = report.situation.rules;
  const Sureness sureness =
      report.answer.how == How::sampled ? Sureness::estimated : Sureness::exact;
  std::vector<std::string> sums;
  for (const BidOdds& odds : report.answer.bids) {
    const bool told = !report.advice || odds.bid == report.advice->best ||
                      odds.bid == report.advice->runner_up || odds.bid == report.said;
    if (told)
      sums.push_back(
          score_sum(odds, rules.scoring, largest_bonus(rules.special), sureness, report.language));
  }
  return sums;
}

}  // namespace wizbid
