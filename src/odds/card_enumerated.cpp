#include "odds/card_enumerated.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <limits>
#include <thread>

#include "odds/card_playout.h"
#include "odds/enumerated_evidence.h"
#include "odds/enumerated_units.h"
#include "odds/play_cost.h"
#include "rules/scoring.h"

namespace wizbid {
namespace {

constexpr std::uint64_t deals_in_a_piece = 32;
constexpr double largest_enumeration = 1e9;  // deals

// Ways in which hands of so many cards can be played at random, roughly.
double ways_at_random(const MidRound& round) {
  double ways = 1;
  const auto shuffle = [&](int cards) {
    for (int k = 2; k <= cards; ++k)
      ways *= k;
  };
  shuffle(round.held.size());
  for (const int left : hidden_hands(round).left)
    shuffle(left);
  return ways;
}

// What a piece of the deals adds up to: by choice and tricks, row after row.
struct PieceSums {
  std::vector<WideReal> weight;
  WideReal total;
};

class CardEnumeration {
 public:
  CardEnumeration(const CardQuestion& question, Watcher& watcher)
      : question_(question),
        watcher_(watcher),
        start_{question.round.situation, question.model, question.bid_noise},
        choices_(like_cards(question)),
        deals_(hidden_hands(question.round)),
        count_(static_cast<std::uint64_t>(deals_.count())),
        playout_(question),
        evidence_(start_),
        rows_(static_cast<std::size_t>(question.round.situation.cards) + 1) {
    players_.fill(question.model.others.get());
    players_[at(question.round.situation.seat)] = question.model.me.get();
  }

  std::optional<CardAnswer> run(unsigned threads) {
    if (no_noise())
      find_least_loss();
    std::vector<PieceSums> pieces((count_ + deals_in_a_piece - 1) / deals_in_a_piece);
    std::vector<std::thread> helpers;
    for (unsigned k = 1; k < threads && k < pieces.size(); ++k)
      helpers.emplace_back([&] { work(pieces, nullptr); });
    work(pieces, &watcher_);
    for (std::thread& helper : helpers)
      helper.join();
    if (stopped_)
      return std::nullopt;
    return answer(pieces);
  }

 private:
  bool no_noise() const { return !evidence_.says_nothing() && question_.bid_noise == 0; }

  void find_least_loss() {
    least_loss_ = std::numeric_limits<Points>::infinity();
    for (std::uint64_t number = 0; number < count_; ++number) {
      const Losses losses = evidence_.losses(playout_.dealt(deals_.deal(number)));
      least_loss_ = std::min(least_loss_, losses.loss);
    }
  }

  WideReal weight_of(const Deal& left) const {
    if (evidence_.says_nothing())
      return WideReal(1);
    const Deal deal = playout_.dealt(left);
    if (!no_noise())
      return evidence_.likelihood(deal);
    const Losses losses = evidence_.losses(deal);
    return losses.loss > least_loss_ + equal_losses ? WideReal()
                                                    : WideReal(static_cast<double>(losses.share));
  }

  void work(std::vector<PieceSums>& pieces, Watcher* watcher) {
    for (std::size_t piece = next_++; piece < pieces.size() && !stopped_; piece = next_++) {
      add_up(piece, pieces[piece]);
      const double done = static_cast<double>(piece) / static_cast<double>(pieces.size());
      if (watcher != nullptr && !watcher->go_on({done, piece * deals_in_a_piece}))
        stopped_ = true;
    }
  }

  void add_up(std::size_t piece, PieceSums& sums) const {
    sums.weight.resize(choices_.size() * rows_);
    const std::uint64_t first = piece * deals_in_a_piece;
    for (std::uint64_t n = first; n < std::min(first + deals_in_a_piece, count_); ++n) {
      const Deal left = deals_.deal(n);
      const WideReal weight = weight_of(left);
      if (weight.is_zero())
        continue;
      sums.total += weight;
      for (std::size_t choice = 0; choice < choices_.size(); ++choice) {
        std::vector<double> shares(rows_);
        start(left, choices_[choice].lowest(), shares);
        for (std::size_t t = 0; t < rows_; ++t) {
          if (shares[t] > 0)
            sums.weight[choice * rows_ + t] += weight * WideReal(shares[t]);
        }
      }
    }
  }

  // The chances of 0, 1, ... tricks on one deal.
  void start(const Deal& left, Card card, std::vector<double>& shares) const {
    PublicRound table = question_.round.table();
    Deal hands = left;
    hands[question_.round.situation.seat] = question_.round.held;
    play_card(table, hands, card);
    Random unused(0, Purpose::deals, 0);
    follow(table, hands, playout_.bids(left, unused), 1, shares);
  }

  // Plays on as long as there is nothing to branch on.
  void follow(PublicRound table, Deal hands, const OwnBids& bids, double share,
              std::vector<double>& shares) const {
    for (Seat seat = table.turn(); !hands[seat].empty(); seat = table.turn()) {
      const CardSet liked =
          players_[at(seat)]->choose_cards(CardView{table, seat, hands[seat], bids[at(seat)]});
      if (faces(liked) == 1) {
        play_card(table, hands, liked.lowest());
        continue;
      }
      for (CardSet rest = liked; !rest.empty();) {
        const CardSet same = like(rest.lowest(), rest);
        PublicRound next = table;
        Deal left = hands;
        play_card(next, left, same.lowest());
        follow(next, left, bids, share * same.size() / liked.size(), shares);
        rest -= same;
      }
      return;
    }
    shares[static_cast<std::size_t>(table.taken[at(question_.round.situation.seat)])] += share;
  }

  static CardSet like(Card card, CardSet cards) {
    if (card.is_suited())
      return {card};
    return cards & (card.is_wizard() ? CardSet::wizards() : CardSet::jesters());
  }
  static int faces(CardSet cards) { return cards == like(cards.lowest(), cards) ? 1 : 2; }

  CardAnswer answer(const std::vector<PieceSums>& pieces) const {
    PieceSums sum;
    sum.weight.resize(choices_.size() * rows_);
    for (const PieceSums& piece : pieces) {
      sum.total += piece.total;
      for (std::size_t i = 0; i < sum.weight.size(); ++i)
        sum.weight[i] += piece.weight[i];
    }
    CardAnswer result;
    result.how = How::enumerated;
    result.deals = count_;
    result.effective_deals = static_cast<double>(count_);
    for (std::size_t choice = 0; choice < choices_.size(); ++choice)
      result.cards.push_back(odds_of(choice, sum));
    const auto best = std::ranges::max_element(result.cards, {}, &CardOdds::expected_score);
    best->best_chance = 1;
    return result;
  }

  CardOdds odds_of(std::size_t choice, const PieceSums& sum) const {
    const Tricks bid = question_.round.my_bid();
    const Scoring& scoring = question_.round.situation.rules.scoring;
    CardOdds odds;
    odds.cards = choices_[choice];
    for (std::size_t t = 0; t < rows_; ++t) {
      odds.tricks.push_back(ratio(sum.weight[choice * rows_ + t], sum.total));
      odds.expected_score += odds.tricks.back() * score(scoring, bid, static_cast<Tricks>(t));
    }
    odds.make = odds.tricks[static_cast<std::size_t>(bid)];
    odds.make_interval = {odds.make, odds.make};
    odds.deals = count_;
    return odds;
  }

  const CardQuestion& question_;
  Watcher& watcher_;
  Question start_;  // once all had bid, for the evidence
  std::vector<CardSet> choices_;
  ConsistentDeals deals_;
  std::uint64_t count_;
  CardPlayout playout_;
  HeardEvidence evidence_;
  std::size_t rows_;  // numbers of tricks
  Seating players_{};
  Points least_loss_ = 0;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stopped_ = false;
};

}  // namespace

double work_of_card_enumeration(const CardQuestion& question) {
  constexpr double impossible = std::numeric_limits<double>::infinity();
  const Model& model = question.model;
  const bool heeds = model.me->heeds_bids() || model.others->heeds_bids();
  for (const auto& bid : question.round.situation.bids) {
    if (!bid && heeds)
      return impossible;
  }
  const auto deals = static_cast<double>(ConsistentDeals(hidden_hands(question.round)).count());
  if (deals > largest_enumeration)
    return impossible;
  const auto is = [&](const char* name) {
    return model.me->name() == name || model.others->name() == name;
  };
  double cards = question.round.held.size();
  for (const int left : hidden_hands(question.round).left)
    cards += left;
  const auto cost = static_cast<double>(cost_of_a_card(model));
  const double ways = is("random") ? ways_at_random(question.round) : 1;
  const double choices = static_cast<double>(like_cards(question).size());
  const double bids = heeds ? static_cast<double>(question.round.situation.players) : 0;
  return deals * cost * (cards * choices * ways + bids * question.round.situation.cards / 4 + 4);
}

std::optional<CardAnswer> enumerate_cards(const CardQuestion& question, unsigned threads,
                                          Watcher& watcher) {
  assert(threads > 0);
  return CardEnumeration(question, watcher).run(threads);
}

}  // namespace wizbid
