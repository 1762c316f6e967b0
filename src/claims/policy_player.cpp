#include "claims/policy_player.h"

#include <algorithm>

namespace wizbid {

namespace {

class PolicyPlayer final : public Player {
 public:
  PolicyPlayer(std::shared_ptr<const Player> model, const Policy& policy)
      : model_(std::move(model)), policy_(policy) {}

  std::string_view name() const override { return model_->name(); }
  std::array<Points, 4> rate_trumps(const TrumpView& view) const override {
    return model_->rate_trumps(view);
  }
  Points rate_no_trump(const TrumpView& view) const override { return model_->rate_no_trump(view); }
  CardSet rank_cuts(Trump trump) const override { return model_->rank_cuts(trump); }
  bool heeds_bids() const override { return true; }

  // The bid that the habit takes is rated above all others.
  void rate_bids(const BidView& view, std::span<Points> scores) const override {
    model_->rate_bids(view, scores);
    const auto best = std::ranges::max_element(scores);
    const Points highest = *best;
    const auto bid = chosen(view, scores, static_cast<Tricks>(best - scores.begin()));
    scores[static_cast<std::size_t>(bid)] = highest + 1;
  }

  CardSet choose_cards(const CardView& view) const override {
    const bool leads = view.table.trick.size() == 0;
    const CardSet trumps = view.hand & trump_cards(view.table.trump);
    if (policy_.kind == Policy::Kind::lead_trump && leads && !trumps.empty() &&
        view.need() == view.hand.size())
      return {trumps.highest()};
    return model_->choose_cards(view);
  }

 private:
  Tricks chosen(const BidView& view, std::span<const Points> scores, Tricks best) const {
    const int cards = view.table.cards;
    switch (policy_.kind) {
      case Policy::Kind::shift:
        return std::clamp(best + policy_.shift, 0, cards);
      case Policy::Kind::lower:
      case Policy::Kind::higher:
        return of_two(scores, best);
      case Policy::Kind::remainder:
        return view.seat.number() == view.table.players ? remainder(view, best) : best;
      case Policy::Kind::none:
      case Policy::Kind::lead_trump:
        break;
    }
    return best;
  }

  // The best bid and its better neighbour, if that is nearly as good.
  Tricks of_two(std::span<const Points> scores, Tricks best) const {
    const auto rating = [&](Tricks bid) { return scores[static_cast<std::size_t>(bid)]; };
    const bool has_lower = best > 0;
    const bool has_higher = best + 1 < static_cast<Tricks>(scores.size());
    if (!has_lower && !has_higher)
      return best;
    const bool take_lower = has_lower && (!has_higher || rating(best - 1) >= rating(best + 1));
    const Tricks neighbour = take_lower ? best - 1 : best + 1;
    if (rating(best) - rating(neighbour) > policy_.within)
      return best;
    return policy_.kind == Policy::Kind::lower ? std::min(best, neighbour)
                                               : std::max(best, neighbour);
  }

  static Tricks remainder(const BidView& view, Tricks best) {
    Tricks left = view.table.cards;
    for (const auto& bid : view.table.bids)
      left -= bid.value_or(0);
    return left >= 0 ? left : best;
  }

  std::shared_ptr<const Player> model_;
  Policy policy_;
};

}  // namespace

std::shared_ptr<const Player> with_policy(std::shared_ptr<const Player> model,
                                          const Policy& policy) {
  if (policy.kind == Policy::Kind::none)
    return model;
  return std::make_shared<PolicyPlayer>(std::move(model), policy);
}

}  // namespace wizbid
