#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "cards/card_text.h"
#include "claims/checkers.h"
#include "claims/face.h"
#include "claims/spot.h"

namespace wizbid {

namespace {

struct Rung {
  Card card;
  bool claimed;  // to be bid with
  bool bid;      // is bid with
  double win;    // chance of a trick
};

struct SpotFinding {
  Spot spot;
  std::vector<Rung> rungs;  // the weakest first

  bool fine() const {
    return std::ranges::all_of(rungs, [](const Rung& r) { return r.claimed == r.bid; });
  }
  // The weakest card from which on all bid so; nothing if not even a Wizard does.
  const Rung* weakest_that_bids() const {
    const Rung* weakest = nullptr;
    for (auto rung = rungs.rbegin(); rung != rungs.rend() && rung->bid; ++rung)
      weakest = &*rung;
    return weakest;
  }
  const Rung* strongest_that_does_not() const {
    const auto found = std::find_if_not(rungs.rbegin(), rungs.rend(), std::mem_fn(&Rung::bid));
    return found == rungs.rend() ? nullptr : &*found;
  }
};

SpotFinding look_at(const ThresholdClaim& claim, const Spot& spot) {
  SpotFinding finding{spot, {}};
  const Card least = card_of(claim.least, spot.trump).value_or(Card::wizard());
  const std::vector<Card> cards = ladder(std::nullopt, spot.trump);
  bool claimed = false;
  for (Card card : cards) {
    claimed |= card == least;
    if (spot.turn_up && spot.turn_up->is_suited() && card == *spot.turn_up)
      continue;
    const Answer answer = one_card_answer(claim.rules, spot, card);
    finding.rungs.push_back(
        {card, claimed, advise_bid(answer).best == claim.bid, answer.bids.front().tricks[1]});
  }
  return finding;
}

std::string name_of(const Rung* rung, Trump trump) {
  return rung == nullptr ? "no card" : face_text(face_of(rung->card, trump));
}

std::string rung_text(const Rung* rung, const SpotFinding& finding) {
  if (rung == nullptr)
    return "no card";
  return fmt::format("{} ({})", name_of(rung, finding.spot.trump), chance_text(rung->win));
}

// Which side fails: the first card that is claimed and does not bid so, or the other way round.
std::string failure_text(const ThresholdClaim& claim, const SpotFinding& finding) {
  for (const Rung& rung : finding.rungs) {
    if (rung.claimed && !rung.bid)
      return fmt::format("{} wins {} and does not bid {}", name_of(&rung, finding.spot.trump),
                         chance_text(rung.win), claim.bid);
  }
  for (auto rung = finding.rungs.rbegin(); rung != finding.rungs.rend(); ++rung) {
    if (!rung->claimed && rung->bid)
      return fmt::format("the weaker {} wins {} and bids {} too",
                         name_of(&*rung, finding.spot.trump), chance_text(rung->win), claim.bid);
  }
  return "it is right";
}

// Spots with the same right threshold that differ in the turn-up only, told in one go.
struct Group {
  std::string where;
  std::string threshold;
  std::vector<std::string> turn_ups;
};

std::string where_text(const Spot& spot) {
  Spot anywhere = spot;
  anywhere.turn_up.reset();
  std::string text = spot_text(anywhere);
  text.replace(text.find(", none turned up"), 16, "");
  return text;
}

std::string range_text(const std::vector<std::string>& turn_ups) {
  if (turn_ups.size() <= 3)
    return fmt::format("{}", fmt::join(turn_ups, " "));
  return fmt::format("{} .. {}", turn_ups.front(), turn_ups.back());
}

std::string corrected(const std::vector<SpotFinding>& findings) {
  std::vector<Group> groups;
  for (const SpotFinding& finding : findings) {
    const Group group{where_text(finding.spot),
                      name_of(finding.weakest_that_bids(), finding.spot.trump),
                      {finding.spot.turn_up ? card_text(*finding.spot.turn_up) : "none"}};
    if (!groups.empty() && groups.back().where == group.where &&
        groups.back().threshold == group.threshold)
      groups.back().turn_ups.push_back(group.turn_ups.front());
    else
      groups.push_back(group);
  }
  std::string text;
  std::string where;
  for (const Group& group : groups) {
    if (group.where != where)
      text += fmt::format("{}{}: ", text.empty() ? "" : "; ", where = group.where);
    else
      text += ", ";
    text += fmt::format("{} with {} turned up", group.threshold, range_text(group.turn_ups));
  }
  return text;
}

std::string case_text(const ThresholdClaim& claim, const SpotFinding& failed) {
  return fmt::format("{}: {}", spot_text(failed.spot), failure_text(claim, failed));
}

}  // namespace

Finding check_threshold(const ThresholdClaim& claim) {
  std::vector<SpotFinding> findings;
  std::vector<std::string> failures;
  for (const Spot& spot : claim.spots) {
    findings.push_back(look_at(claim, spot));
    if (!findings.back().fine())
      failures.push_back(case_text(claim, findings.back()));
  }
  Finding result;
  result.computed =
      fmt::format("the weakest card that bids {}: {}", claim.bid, corrected(findings));
  const SpotFinding& first = findings.front();
  const std::string numbers =
      fmt::format("With {}, the weakest card that bids {} is {}; the strongest that does not: {}.",
                  spot_text(first.spot), claim.bid, rung_text(first.weakest_that_bids(), first),
                  rung_text(first.strongest_that_does_not(), first));
  const std::string count = failures_text(failures.size(), findings.size());
  const double share = static_cast<double>(failures.size()) / static_cast<double>(findings.size());
  if (failures.empty() || share <= most_exceptions) {
    result.verdict = Verdict::holds;
    result.exceptions = failures;
    result.explanation = failures.empty() ? numbers
                                          : fmt::format("It fails in {} of {} cases. {}",
                                                        failures.size(), findings.size(), numbers);
    return result;
  }
  result.verdict = Verdict::refuted;
  result.explanation = fmt::format("{} {}.", count, failures.front());
  return result;
}

}  // namespace wizbid
