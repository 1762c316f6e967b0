#include "deals/situation.h"

#include <utility>

#include "deals/situation_faults.h"
#include "rules/bidding.h"
#include "rules/round_rules.h"

namespace wizbid {
namespace {

// Wizards and Jesters become copies 0, 1, ... so that no two are the same card.
std::vector<Card> in_copies(const std::vector<Card>& said) {
  std::vector<Card> cards;
  int wizards = 0;
  int jesters = 0;
  for (const Card card : said) {
    if (card.is_wizard())
      cards.push_back(Card::wizard(wizards++));
    else
      cards.push_back(card.is_jester() ? Card::jester(jesters++) : card);
  }
  return cards;
}

CardSet set_of(const std::vector<Card>& cards) {
  CardSet set;
  for (const Card card : cards)
    set.insert(card);
  return set;
}

// A Wizard or Jester turned up becomes a copy that is not among the cards in sight.
std::optional<Card> turn_up_beside(CardSet in_sight, std::optional<Card> said) {
  if (!said || said->is_suited() || said->is_special())
    return said;
  return said->is_wizard() ? Card::wizard((in_sight & CardSet::wizards()).size())
                           : Card::jester((in_sight & CardSet::jesters()).size());
}

// Must hold: `said` has no faults, and the seat was said or told by the bids.
Situation situation_of(const SituationDescription& said, Seat seat) {
  Situation situation;
  situation.players = *said.players;
  situation.cards = said.others ? 1 : static_cast<int>(said.hand.size());
  situation.sole_leader = said.sole_leader;
  situation.rules = rules_of_round(said.rules, situation.players, situation.cards,
                                   said.sole_leader.value_or(false));
  situation.seat = seat;
  situation.hand = set_of(in_copies(said.hand));
  if (said.others)
    situation.others = in_copies(*said.others);
  situation.turn_up = turn_up_beside(situation.hand | set_of(situation.others), said.turn_up);
  const bool named = situation.naming().has_value();
  situation.trump = named ? said.trump : turned_trump(said.turn_up);
  situation.trump_open = named && !said.trump && !said.trump_said;
  situation.bids = said.bids ? Bids(said.bids->begin(), said.bids->end())
                             : Bids(static_cast<std::size_t>(seat.index()));
  situation.deck = said.deck;
  return situation;
}

}  // namespace

CardSet Situation::unseen() const {
  CardSet unseen = deck_of(rules.special) - hand - set_of(others);
  if (turn_up)
    unseen.erase(*turn_up);
  return unseen;
}

std::optional<Tricks> forbidden_bid(const Situation& situation) {
  if (situation.auction_over())
    return std::nullopt;
  return wizbid::forbidden_bid(situation.rules, situation.players, situation.cards, situation.seat,
                               situation.bids);
}

Situation with_trump(Situation situation, Trump trump) {
  situation.trump = trump;
  situation.trump_open = false;
  return situation;
}

SituationDescription without_settled_trump(SituationDescription said) {
  const bool settled = !trump_naming(said.rules, said.players.value_or(max_players), said.turn_up);
  if (settled && said.trump == turned_trump(said.turn_up)) {
    said.trump_said = false;
    said.trump.reset();
  }
  return said;
}

tl::expected<Situation, std::vector<Fault>> check_situation(const SituationDescription& said) {
  SituationFindings findings = examine(said, {});
  if (!findings.faults.empty())
    return tl::unexpected(std::move(findings.faults));
  return situation_of(said, Seat::from_number(*findings.seat));
}

}  // namespace wizbid
