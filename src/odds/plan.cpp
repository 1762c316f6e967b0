#include "odds/plan.h"

#include <fmt/format.h>

#include "deals/classes_count.h"
#include "odds/answer_source.h"
#include "odds/enumerated_cost.h"
#include "odds/enumerated_evidence.h"
#include "odds/plan_words.h"

namespace wizbid {
namespace {

// The question about fewer cards: part of the hand, nothing heard.
Question with_fewer_cards(Question question, int cards) {
  CardSet& hand = question.situation.hand;
  while (hand.size() > cards)
    hand.erase(hand.highest());
  question.situation.cards = cards;
  question.situation.bids = Bids(static_cast<std::size_t>(question.situation.seat.index()));
  return question;
}

class Planner {
 public:
  Planner(const Question& question, const Effort& effort) : question_(question), effort_(effort) {}

  tl::expected<Plan, Refusal> plan() {
    if (question_.situation.clairvoyant())
      return clairvoyant();
    const bool one_card = question_.situation.cards == 1;
    if (one_card && effort_.method != Method::sample)
      return counted();
    if (question_.situation.rules.special.any())
      return with_special_cards();
    measure(question_);
    switch (effort_.method) {
      case Method::exact:
        if (within(longest_enumeration))
          return enumerated();
        return too_long();
      case Method::sample:
        return sampled(PlanGround::asked);
      case Method::automatic:
        break;
    }
    if (effort_.sample.size.deals)
      return sampled(PlanGround::deals_asked);
    if (within(effort_.patience))
      return enumerated();
    return sampled(PlanGround::slow);
  }

 private:
  void measure(const Question& question) {
    const EnumerationSize size = size_of_enumeration(question);
    plan_.deals = size.deals;
    plan_.classes = size.classes;
    plan_.seconds = size.seconds / effort_.sample.threads;
    fits_ = size.fits;
  }

  bool within(double seconds) const { return fits_ && *plan_.seconds <= seconds; }

  tl::expected<Plan, Refusal> clairvoyant() {
    if (effort_.method == Method::sample)
      return tl::unexpected(Refusal{
          "what your own card may be is counted, not sampled, in the round in which you see "
          "the others'; ask for the exact method, or for none"});
    plan_.how = How::counted;
    plan_.deals = question_.situation.unseen().size();
    plan_.ground = PlanGround::own_card;
    return plan_;
  }

  Plan counted() {
    plan_.how = How::counted;
    plan_.deals = count_deals(question_.situation);
    plan_.ground = PlanGround::one_card;
    return plan_;
  }

  // Which deals play alike is another matter with special cards in them.
  tl::expected<Plan, Refusal> with_special_cards() {
    plan_.deals = count_deals(question_.situation);
    if (effort_.method == Method::exact)
      return tl::unexpected(Refusal{
          "with special cards in the deck only the round of one card has an exact answer; ask for "
          "a sampled one"});
    if (question_.bid_noise == 0 && !HeardEvidence(question_).says_nothing())
      return tl::unexpected(
          Refusal{"bid noise 0 works for the round of one card only, because a sample may hold no "
                  "deal that fits the bids; give a noise above 0"});
    return sampled(PlanGround::special_cards);
  }

  std::string stand_for() const {
    return fmt::format("{} classes of deals stand for all {} deals", count_in_words(*plan_.classes),
                       count_in_words(plan_.deals));
  }

  Plan enumerated() {
    plan_.how = How::enumerated;
    plan_.ground = PlanGround::quick;
    return plan_;
  }

  tl::expected<Plan, Refusal> sampled(PlanGround ground) {
    if (question_.bid_noise == 0 && !HeardEvidence(question_).says_nothing())
      return no_noise();
    plan_.how = How::sampled;
    plan_.ground = ground;
    return plan_;
  }

  tl::unexpected<Refusal> no_noise() const {
    const std::string way_out =
        within(longest_enumeration)
            ? fmt::format(
                  "ask for the exact method, which would take {}, or give a noise "
                  "above 0",
                  time_in_words(*plan_.seconds))
            : std::string("give a noise above 0");
    return tl::unexpected(Refusal{
        "bid noise 0 takes every bidder at his word and works for counted and enumerated answers "
        "only, because a sample may hold no deal that fits the bids; " +
        way_out});
  }

  tl::unexpected<Refusal> too_long() {
    return tl::unexpected(
        Refusal{fmt::format("an exact answer would take {}: {}. {}, or ask for a sampled answer",
                            time_in_words(*plan_.seconds), stand_for(), within_reach())});
  }

  // What could be enumerated at this table, as a piece of advice.
  std::string within_reach() const {
    const int players = question_.situation.players;
    for (int cards = question_.situation.cards - 1; cards > 1; --cards) {
      const EnumerationSize size = size_of_enumeration(with_fewer_cards(question_, cards));
      if (size.fits && size.seconds / effort_.sample.threads <= longest_enumeration)
        return fmt::format("With {} players up to {} cards each are within an hour's reach",
                           players, cards);
    }
    return fmt::format("With {} players only the round of one card is within an hour's reach",
                       players);
  }

  const Question& question_;
  const Effort& effort_;
  Plan plan_;
  bool fits_ = false;  // what would be enumerated, into the integers used
};

}  // namespace

std::string plan_reason(const Plan& plan, Language language) {
  const std::string deals = count_in_words(plan.deals, language);
  const std::string classes = count_in_words(plan.classes.value_or(0), language);
  const std::string time = time_in_words(plan.seconds.value_or(0), language);
  switch (plan.ground) {
    case PlanGround::own_card:
      return say(language, "one card each, yours unseen: all {} cards that it may be counted",
                 deals);
    case PlanGround::one_card:
      return say(language, "one card each: all {} deals counted by formula", deals);
    case PlanGround::quick:
      return say(language, "{0} classes of deals stand for all {1} deals: enumerated, {2}", classes,
                 deals, time);
    case PlanGround::slow:
      return say(language,
                 "{0} classes of deals stand for all {1} deals, to go through them would take {2}: "
                 "sampled",
                 classes, deals, time);
    case PlanGround::special_cards:
      return say(language, "{} deals: sampled, because special cards are in the deck", deals);
    case PlanGround::asked:
      return say(language, "{} deals: sampled, as asked for", deals);
    case PlanGround::deals_asked:
      return say(language, "{} deals: sampled, because a number of deals was asked for", deals);
  }
  return {};
}

tl::expected<Plan, Refusal> make_plan(const Question& question, const Effort& effort) {
  return Planner(question, effort).plan();
}

tl::expected<Answer, Refusal> carry_out(const Plan& plan, const Question& question,
                                        const Effort& effort, Watcher& watcher) {
  return answer_source(plan.how).answer(question, effort, watcher);
}

}  // namespace wizbid
