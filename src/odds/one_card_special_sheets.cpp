#include "odds/one_card_special_sheets.h"

#include "odds/one_card_special_auction.h"

namespace wizbid {

namespace {

using namespace one_card;

double points_of(const Fraction& worth) {
  return worth.convert_to<double>();
}
double points_of(double worth) {
  return worth;
}

template <class World>
std::vector<CardOnSheet> sheet_of(const SpecialTable& special,
                                  const std::vector<Fares<World>>& fares) {
  std::vector<CardOnSheet> sheet;
  auto fare = fares.begin();
  for (const Card card : special.table().kinds()) {
    const auto worth = special.worths<World>(*fare);
    CardOnSheet odds;
    odds.card = card;
    odds.best = worth[1] > worth[0] ? 1 : 0;
    for (const std::size_t bid : {0U, 1U}) {
      odds.win_after.at(bid) = number_of((*fare)[bid].taken);
      odds.worth.at(bid) = points_of(worth[bid]);
    }
    odds.win = odds.win_after.at(static_cast<std::size_t>(odds.best));
    sheet.push_back(odds);
    ++fare;
  }
  return sheet;
}

// From seat to seat, with what the bids before say.
template <class World>
class SheetWalk {
 public:
  SheetWalk(const World& world, const Question& question) : world_(world), question_(question) {}

  SheetsByBids run() {
    const Situation& now = question_.situation;
    const Table table = place_at(now).table;
    for (int s = 0; s <= now.seat.index(); ++s) {
      Situation seen = now;
      seen.seat = Seat::from_index(s);
      tables_.emplace_back(table, seen, question_.model);
    }
    Question before = question_;
    before.situation.bids.clear();
    go_on(read_special_auction(world_, tables_.back(), before), {});
    return std::move(sheets_);
  }

 private:
  bool aloud() const { return question_.situation.rules.bids_known == BidsKnown::aloud; }

  void go_on(const Rows<World>& rows, const Bids& heard) {
    const Seat seat = Seat::from_index(static_cast<int>(heard.size()));
    const SpecialTable& special = tables_[heard.size()];
    const CardSet kinds = special.table().kinds();
    const auto fares = special.fares(world_, seat, rows, kinds, heard);
    Question asked = question_;
    asked.situation.seat = seat;
    asked.situation.bids = heard;
    // Without evidence the fractions are at hand, and so is what is as good as what.
    if (has_evidence(asked)) {
      sheets_[heard] = sheet_of<World>(special, fares);
    } else {
      const RationalWorld exact;
      sheets_[heard] = sheet_of<RationalWorld>(
          special, special.fares(exact, seat, silent_rows(exact), kinds, heard));
    }
    if (seat == question_.situation.seat)
      return;
    if (!aloud())
      return next(rows, heard, std::nullopt);
    std::vector<std::array<typename World::Value, 2>> worths;
    for (const auto& fare : fares)
      worths.push_back(special.worths<World>(fare));
    for (const Tricks bid : both_bids) {
      Rows<World> told = rows;
      Signs<typename World::Sign> signs;
      auto worth = worths.begin();
      for (const Card card : kinds)
        signs[place(card)] = world_.sign(*worth++, static_cast<std::size_t>(bid));
      told[place(seat)] = world_.row(special.table(), signs);
      next(told, heard, bid);
    }
  }

  void next(const Rows<World>& rows, Bids heard, std::optional<Tricks> bid) {
    heard.push_back(bid);
    go_on(rows, heard);
  }

  const World& world_;
  const Question& question_;
  std::vector<SpecialTable> tables_;  // by seat
  SheetsByBids sheets_;
};

// Where bids say nothing they still tell what a card is declared as.
class SilentWalk {
 public:
  explicit SilentWalk(const Question& question) : question_(question) {}

  SheetsByBids run() {
    go_on({});
    return std::move(sheets_);
  }

 private:
  void go_on(const Bids& heard) {
    Question asked = question_;
    asked.situation.seat = Seat::from_index(static_cast<int>(heard.size()));
    asked.situation.bids = heard;
    sheets_[heard] = special_one_card_sheet(asked);
    if (asked.situation.seat == question_.situation.seat)
      return;
    const bool aloud = question_.situation.rules.bids_known == BidsKnown::aloud;
    const auto bids = aloud ? std::vector<std::optional<Tricks>>{0, 1}
                            : std::vector<std::optional<Tricks>>{std::nullopt};
    for (const auto& bid : bids) {
      Bids more = heard;
      more.push_back(bid);
      go_on(more);
    }
  }

  const Question& question_;
  SheetsByBids sheets_;
};

}  // namespace

std::vector<CardOnSheet> special_one_card_sheet(const Question& question) {
  const Situation& now = question.situation;
  const SpecialTable special(place_at(now).table, now, question.model);
  return with_special_evidence(question, special, [&](const auto& world, const auto& rows) {
    const auto fares = special.fares(world, now.seat, rows, special.table().kinds(), now.bids);
    return sheet_of<std::decay_t<decltype(world)>>(special, fares);
  });
}

SheetsByBids special_one_card_sheets(const Question& question) {
  if (!question.model.others->heeds_bids() || std::isinf(question.bid_noise))
    return SilentWalk(question).run();
  if (question.bid_noise < least_noise)
    return SheetWalk<RationalWorld>(RationalWorld(), question).run();
  return SheetWalk<NoisyWorld>(NoisyWorld(question.bid_noise), question).run();
}

}  // namespace wizbid
