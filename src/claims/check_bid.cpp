#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cards/card_text.h"
#include "claims/checkers.h"
#include "claims/face.h"
#include "claims/relation.h"
#include "claims/spot.h"

namespace wizbid {

namespace {

// The bids of one case as good as the best, as far as is known.
struct Case {
  std::string where;
  std::string bids;  // "2: +12.3, 1: +9.0"
  bool exact = true;
  Standing standing = Standing::yes;
  double times = 1;   // how large the sample would have to be to tell, if things are as they look
  double weight = 1;  // physical hands that it stands for
};

bool may_be_bid(const BidClaim& claim, const BidOdds& odds) {
  return odds.legal &&
         (claim.among.empty() || std::ranges::find(claim.among, odds.bid) != claim.among.end());
}

bool is_claimed(const BidClaim& claim, Tricks bid) {
  return stands(bid, claim.relation, claim.bid, 0);
}

// By how much the best of one side is ahead of the best of the other, and how sure that is. The
// errors add up at worst: what the bids have in common is not known.
Standing standing_of(const BidClaim& claim, const Answer& answer, double errors) {
  const BidOdds* best_claimed = nullptr;
  const BidOdds* best_other = nullptr;
  for (const BidOdds& odds : answer.bids) {
    if (!may_be_bid(claim, odds))
      continue;
    const BidOdds*& best = is_claimed(claim, odds.bid) ? best_claimed : best_other;
    if (best == nullptr || odds.expected_score > best->expected_score)
      best = &odds;
  }
  if (best_claimed == nullptr || best_other == nullptr)
    return best_claimed != nullptr ? Standing::yes : Standing::no;
  // Of equal bids the lower one counts as the best.
  const double lead = best_claimed->expected_score - best_other->expected_score;
  if (answer.how != How::sampled) {
    const bool ahead = lead > 0 || (lead == 0 && best_claimed->bid < best_other->bid);
    return ahead ? Standing::yes : Standing::no;
  }
  // Every other bid might be the better one after all: hold the claimed against each.
  Standing standing = Standing::yes;
  bool beaten = false;
  for (const BidOdds& odds : answer.bids) {
    if (!may_be_bid(claim, odds) || is_claimed(claim, odds.bid))
      continue;
    const double ahead = best_claimed->expected_score - odds.expected_score;
    const double width = errors * (best_claimed->score_error + odds.score_error);
    if (ahead <= width)
      standing = Standing::unclear;
  }
  beaten = true;
  for (const BidOdds& odds : answer.bids) {
    if (!may_be_bid(claim, odds) || !is_claimed(claim, odds.bid))
      continue;
    const double behind = best_other->expected_score - odds.expected_score;
    beaten &= behind > errors * (best_other->score_error + odds.score_error);
  }
  return beaten ? Standing::no : standing;
}

double sample_needed(const BidClaim& claim, const Answer& answer, double errors) {
  std::vector<const BidOdds*> best(2, nullptr);
  for (const BidOdds& odds : answer.bids) {
    const BidOdds*& side = best[is_claimed(claim, odds.bid) ? 0 : 1];
    if (may_be_bid(claim, odds) && (side == nullptr || odds.expected_score > side->expected_score))
      side = &odds;
  }
  if (best[0] == nullptr || best[1] == nullptr)
    return 1;
  const double width = errors * (best[0]->score_error + best[1]->score_error);
  const double gap = std::abs(best[0]->expected_score - best[1]->expected_score);
  return std::pow(width / std::max(gap, 1e-9), 2);
}

std::string bids_text(const BidClaim& claim, const Answer& answer) {
  std::vector<const BidOdds*> bids;
  for (const BidOdds& odds : answer.bids) {
    if (may_be_bid(claim, odds))
      bids.push_back(&odds);
  }
  std::ranges::stable_sort(bids, [](const BidOdds* a, const BidOdds* b) {
    return a->expected_score > b->expected_score;
  });
  std::string text;
  constexpr std::size_t shown = 3;
  for (std::size_t i = 0; i < std::min(bids.size(), shown); ++i) {
    text +=
        fmt::format("{}bid {} {:+.2f}", i == 0 ? "" : ", ", bids[i]->bid, bids[i]->expected_score);
    if (bids[i]->score_error > 0)
      text += fmt::format(" ± {:.2f}", bids[i]->score_error);
  }
  return text;
}

tl::expected<std::optional<Case>, std::string> case_at(const BidClaim& claim, const Spot& spot,
                                                       const Hand& hand,
                                                       const CheckOptions& options,
                                                       Watcher& watcher) {
  const auto cards = cards_in(hand, spot);
  if (!cards)
    return std::nullopt;
  const auto question = question_at(claim.rules, spot, *cards, claim.sampling.model);
  if (!question)
    return tl::unexpected(question.error());
  const auto answer =
      answer_at(*question, claim.sampling.size, options.seed, options.threads, watcher);
  if (!answer)
    return tl::unexpected(answer.error());
  Case result{fmt::format("{}, {} in hand", spot_text(spot), hand_text(hand)),
              bids_text(claim, *answer),
              answer->how != How::sampled,
              standing_of(claim, *answer, clear_errors(options)),
              sample_needed(claim, *answer, clear_errors(options)),
              1};
  if (cards->size() == 1)
    result.weight = copies_of(cards->lowest(), spot.turn_up, spot.trump);
  if (answer->ending == Ending::stopped)
    result.standing = Standing::unclear;
  return result;
}

Finding finding_of(const std::vector<Case>& cases) {
  Finding result{Verdict::holds, true, {}, {}, {}};
  double weight = 0;
  double failed = 0;
  const Case* first_failed = nullptr;
  const Case* first_unclear = nullptr;
  for (const Case& one : cases) {
    weight += one.weight;
    result.exact &= one.exact;
    if (one.standing == Standing::unclear && first_unclear == nullptr)
      first_unclear = &one;
    if (one.standing != Standing::no)
      continue;
    failed += one.weight;
    first_failed = first_failed == nullptr ? &one : first_failed;
    result.exceptions.push_back(fmt::format("{}: {}", one.where, one.bids));
  }
  const std::size_t failures = result.exceptions.size();
  const std::string count = failures_text(failures, cases.size());
  const Case& shown = first_failed != nullptr
                          ? *first_failed
                          : (first_unclear != nullptr ? *first_unclear : cases.front());
  result.computed = fmt::format("{}: {}", shown.where, shown.bids);
  if (failures > 0 && (failed > most_exceptions * weight || cases.size() == 1)) {
    result.verdict = Verdict::refuted;
    result.exceptions.clear();
    result.explanation = fmt::format("{} {}.", count, result.computed);
  } else if (first_unclear != nullptr) {
    result.verdict = Verdict::undecided;
    result.exceptions.clear();
    result.explanation = fmt::format(
        "The sample can't part the bids: {}: {}. If they are as they look, one {:.1f} "
        "times as large would.",
        first_unclear->where, first_unclear->bids, first_unclear->times);
  } else {
    result.explanation = count;
  }
  return result;
}

}  // namespace

Finding check_bid(const BidClaim& claim, const CheckOptions& options, Watcher& watcher) {
  std::vector<Case> cases;
  for (const Spot& spot : claim.spots) {
    for (const Hand& hand : claim.hands) {
      const auto one = case_at(claim, spot, hand, options, watcher);
      if (!one)
        return {Verdict::undecided, true, "nothing", one.error(), {}};
      if (*one)
        cases.push_back(**one);
    }
  }
  if (cases.empty())
    return {Verdict::undecided, true, "nothing", "No such hand can be held there.", {}};
  return finding_of(cases);
}

}  // namespace wizbid
