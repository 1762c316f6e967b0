#include "odds/clairvoyance.h"

#include <cassert>
#include <cmath>

#include "odds/clairvoyance_reader.h"
#include "odds/one_card_answer.h"
#include "odds/one_card_auction.h"

namespace wizbid {

namespace {

using namespace clairvoyance;

// What my card may be said to be, in the order of the traits.
constexpr std::array own_holdings{Holding::winning_card, Holding::wizard, Holding::jester,
                                  Holding::trump};
static_assert(own_holdings.size() == most_traits);

Traits traits_of(const Layout& layout, Card card, bool takes) {
  const bool trump = card.is_suited() && card.suit() == layout.trump;
  return (takes ? 1U : 0U) | (card.is_wizard() ? 2U : 0U) | (card.is_jester() ? 4U : 0U) |
         (trump ? 8U : 0U);
}

// The round as I see it, the suits' names taken off: trump first, then plain suits as they appear.
struct Seen {
  Layout layout;
  std::vector<Card> others;  // in seat order, mine left out
};

SuitRelabelling labels_of(const Situation& now) {
  std::vector<Suit> order;
  const auto add = [&](Suit suit) {
    if (std::find(order.begin(), order.end(), suit) == order.end())
      order.push_back(suit);
  };
  if (now.trump)
    add(*now.trump);
  for (Card card : now.others) {
    if (card.is_suited())
      add(card.suit());
  }
  for (Suit suit : all_suits)
    add(suit);
  std::array<Suit, 4> labels{};
  for (std::size_t i = 0; i < order.size(); ++i)
    labels[static_cast<std::size_t>(order[i])] = all_suits[i];
  return SuitRelabelling(labels);
}

Seen seen_in(const Situation& now) {
  const SuitRelabelling labels = labels_of(now);
  Seen seen{{now.players, now.rules, labels(now.trump), labels(now.turn_up), std::nullopt}, {}};
  if (const auto naming = now.naming(); naming && naming->looked)
    seen.layout.naming = naming;
  for (Card card : now.others)
    seen.others.push_back(labels(card));
  return seen;
}

// Every card that mine may be, alike ones once.
std::vector<OwnCard> own_candidates(const Seen& seen) {
  CardSet left = CardSet::full_deck();
  const auto take = [&](Card card) {
    if (card.is_wizard())
      card = (left & CardSet::wizards()).lowest();
    else if (card.is_jester())
      card = (left & CardSet::jesters()).lowest();
    left.erase(card);
  };
  take(*seen.layout.turn_up);
  for (Card card : seen.others)
    take(card);
  std::vector<OwnCard> cards;
  for (Card card : left&(CardSet::full_deck() - CardSet::wizards() - CardSet::jesters()))
    cards.push_back({card, 1});
  if (const int wizards = (left & CardSet::wizards()).size(); wizards > 0)
    cards.push_back({Card::wizard(), wizards});
  if (const int jesters = (left & CardSet::jesters()).size(); jesters > 0)
    cards.push_back({Card::jester(), jesters});
  return cards;
}

std::vector<Card> with_mine(const Seen& seen, int me, Card mine) {
  std::vector<Card> all = seen.others;
  all.insert(all.begin() + me, mine);
  return all;
}

bool takes(const Layout& layout, const std::vector<Card>& all, int me) {
  Trick trick(layout.trump);
  for (Card card : all)
    trick.play(card);
  return trick.winning_place() == me;
}

// signs(cards of all seats): what was heard says about them.
template <class Bidders, class SignsOf>
typename Bidders::Tally tally_of(const Seen& seen, int me, SignsOf signs) {
  typename Bidders::Tally tally;
  for (const OwnCard& own : own_candidates(seen)) {
    const std::vector<Card> all = with_mine(seen, me, own.card);
    tally.add(own.copies, traits_of(seen.layout, own.card, takes(seen.layout, all, me)),
              signs(all));
  }
  return tally;
}

RationalBidders::Tally tally_without_evidence(const Seen& seen, int me) {
  return tally_of<RationalBidders>(
      seen, me, [](const std::vector<Card>&) { return Testimony<RationalBidders::Sign>(); });
}

// use(tally), by the bidders that the question supposes.
template <class Use>
auto with_tally(const Question& question, const Seen& seen, Use use) {
  const Situation& now = question.situation;
  const int me = now.seat.index();
  if (!one_card::has_evidence(question))
    return use(tally_without_evidence(seen, me));
  const auto heard_by = [&](const auto& bidders) {
    using Bidders = std::remove_cvref_t<decltype(bidders)>;
    Reader<Bidders> reader(bidders, seen.layout, now.bids);
    return use(tally_of<Bidders>(
        seen, me, [&](const std::vector<Card>& all) { return reader.signs_of_all(all, me); }));
  };
  if (question.bid_noise < one_card::least_noise)
    return heard_by(RationalBidders());
  if (signs_fit_doubles(now.rules.scoring, question.bid_noise))
    return heard_by(NoisyBidders<double>(question.bid_noise));
  return heard_by(NoisyBidders<WideReal>(question.bid_noise));
}

double as_double(double chance) {
  return chance;
}
double as_double(const RationalBidders::Chance& chance) {
  return static_cast<double>(chance.part) / static_cast<double>(chance.whole);
}

template <class Tally>
std::array<double, most_traits> chances_of(const Tally& tally) {
  std::array<double, most_traits> chances{};
  for (std::size_t trait = 0; trait < most_traits; ++trait)
    chances[trait] = as_double(tally.chance(trait));
  return chances;
}

}  // namespace

Answer clairvoyance_odds(const Question& question) {
  const Situation& now = question.situation;
  assert(now.clairvoyant() && !now.trump_open);
  const Seen seen = seen_in(now);
  const auto odds = with_tally(question, seen, [&](const auto& tally) {
    return one_card::winning(now.rules.scoring, tally.chance(0));
  });
  return one_card::answer_of(now, odds, seen.layout.unseen());
}

EvidenceReport clairvoyance_evidence(const Question& question) {
  const Situation& now = question.situation;
  const Seen seen = seen_in(now);
  const auto before = chances_of(tally_without_evidence(seen, now.seat.index()));
  const auto after =
      with_tally(question, seen, [](const auto& tally) { return chances_of(tally); });
  EvidenceReport report;
  for (std::size_t i = 0; i < most_traits; ++i) {
    const HoldingChance chance{own_holdings[i], before[i], after[i]};
    if (own_holdings[i] == Holding::winning_card)
      report.mine = chance;
    else if (chance.before > 0)
      report.my_card.push_back(chance);
  }
  return report;
}

}  // namespace wizbid
