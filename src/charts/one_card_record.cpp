#include "charts/one_card_record.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <tuple>

#include "charts/chart_suits.h"
#include "charts/drawn_round.h"
#include "charts/one_card_chances.h"
#include "players/playout.h"
#include "players/special_round.h"
#include "rules/trick.h"

namespace wizbid {

namespace {

// As the sheets of odds call a card: they know a trump suit and a plain one.
Card as_on_sheet(Card card, Trump trump) {
  if (card.is_wizard())
    return Card::wizard();
  if (card.is_jester())
    return Card::jester();
  if (card.is_special())
    return card;
  return {card.rank(), !trump || card.suit() == *trump ? chart_trump : chart_plain_suit};
}

// The odds of the chart, each sheet worked out once.
class OneCardOdds {
 public:
  explicit OneCardOdds(const OneCardChartWish& wish) : wish_(wish) {}

  const CardOnSheet& of(const Situation& now, const History& history) {
    const Card up = now.turn_up->is_wizard()
                        ? Card::wizard(Card::copies - 1)
                        : (now.turn_up->is_jester() ? Card::jester(Card::copies - 1)
                                                    : as_on_sheet(*now.turn_up, now.trump));
    auto& sheet = sheets_[{now.seat.index(), history, up.index()}];
    if (sheet.empty())
      sheet = one_card_sheet(wish_, now.seat, history, up);
    const Card mine = as_on_sheet(*now.hand.begin(), now.trump);
    const auto found = std::find_if(sheet.begin(), sheet.end(), [&](const CardOnSheet& each) {
      return as_on_sheet(each.card, Trump{chart_trump}) == mine;
    });
    if (found == sheet.end())
      throw std::logic_error("a card is missing on a sheet of odds");
    return *found;
  }

 private:
  const OneCardChartWish& wish_;
  std::map<std::tuple<int, History, int>, std::vector<CardOnSheet>> sheets_;
};

// The round as `mine` sees it when it is about to bid: the seats before have bid like the player.
Situation before_bid(const DrawnRound& round, Seat mine, const Player& player, Random& random) {
  Situation now = round.start;
  for (int seat = 0; seat < mine.index(); ++seat) {
    now.seat = Seat::from_index(seat);
    now.hand = round.deal[now.seat];
    const PublicRound table = opening(now);
    now.bids.emplace_back(draw_best_bid(player, {table, now.seat, now.hand}, now.rules, random));
  }
  now.seat = mine;
  now.hand = round.deal[mine];
  return now;
}

// The rest of the auction, and who takes the trick: whether the bid is made.
bool makes_special(const DrawnRound& round, Situation now, Tricks bid, const Model& model,
                   Random& random) {
  now.bids.emplace_back(bid);
  OwnBids bids{};
  Seating players{};
  for (int seat = 0; seat < now.players; ++seat) {
    const Seat bidder = Seat::from_index(seat);
    players.at(static_cast<std::size_t>(seat)) =
        seat == now.seat.index() ? model.me.get() : model.others.get();
    if (seat > now.seat.index())
      now.bids.emplace_back(draw_best_bid(*model.others, {opening(now), bidder, round.deal[bidder]},
                                          now.rules, random));
  }
  for (int seat = 0; seat < now.players; ++seat)
    bids.at(static_cast<std::size_t>(seat)) = *now.bids.at(static_cast<std::size_t>(seat));
  const SpecialRoundEnd end = play_special_cards(opening(now), round.deal, bids, players, random);
  return end.taken.at(static_cast<std::size_t>(now.seat.index())) == bid;
}

// Each plays his only card.
bool takes_the_trick(const DrawnRound& round, Seat mine) {
  Trick trick(round.start.trump);
  for (int seat = 0; seat < round.start.players; ++seat)
    trick.play(*round.deal[Seat::from_index(seat)].begin());
  return trick.winning_place() == mine.index();
}

}  // namespace

OneCardRecord one_card_record(const OneCardChartWish& wish, std::uint64_t rounds) {
  constexpr std::uint64_t seed = 1;
  constexpr std::uint64_t apart_from_fits = 1ULL << 41;
  OneCardOdds odds(wish);
  OneCardRecord record;
  record.rounds = rounds;
  // A special card turned up has no column on the chart: such rounds are passed over.
  for (std::uint64_t i = 0, tried = 0; tried < rounds; ++i) {
    Random random(seed, Purpose::charts, apart_from_fits + i);
    const DrawnRound round = draw_round(wish.rules, wish.players, 1, *wish.model.others, random);
    if (round.start.turn_up->is_special())
      continue;
    ++tried;
    const Seat mine = wish.seat.value_or(
        Seat::from_index(static_cast<int>(i % static_cast<unsigned>(wish.players))));
    const Situation now = before_bid(round, mine, *wish.model.others, random);
    History history;
    for (const auto& bid : now.bids)
      history.push_back(*bid);
    const CardOnSheet& found = odds.of(now, history);
    record.said += found.best == 1 ? found.win : 1 - found.win;
    const bool made = wish.rules.special.any()
                          ? makes_special(round, now, found.best, wish.model, random)
                          : takes_the_trick(round, mine) == (found.best == 1);
    record.made += made ? 1 : 0;
  }
  const auto count = static_cast<double>(rounds);
  record.said /= count;
  record.made /= count;
  record.error = std::sqrt(record.made * (1 - record.made) / count);
  return record;
}

}  // namespace wizbid
