// Reads bids, and a trump named, of players who see all cards but their own. Internal to odds.
#pragma once

#include <array>
#include <unordered_map>

#include "odds/clairvoyance_sight.h"
#include "odds/clairvoyance_worlds.h"
#include "rules/bidding.h"
#include "rules/trick.h"

namespace wizbid::clairvoyance {

// Whether who holds `card` takes the trick.
bool takes_trick(const Layout& layout, const Sight& sight, Card card);

// Each trump that may be named, with the number of cards under which who names it would take the
// trick, out of those that he can't see; C D H S, then none. `others`: the cards that he sees.
std::vector<int> wins_by_trump(const Layout& layout, const Later& others);

template <class Bidders>
class Reader {
 public:
  using Sign = typename Bidders::Sign;

  Reader(const Bidders& bidders, const Layout& layout, const Bids& bids)
      : bidders_(bidders), layout_(layout), bids_(bids) {
    for (std::size_t seat = 0; seat < bids.size(); ++seat)
      tells_[seat] = bids[seat] && !forbidden_bid(layout.rules, layout.players, 1,
                                                  Seat::from_index(static_cast<int>(seat)), bids);
  }

  // What the choices of all others say if I hold `card`, `all` being the cards of all seats.
  Testimony<Sign> signs_of_all(const std::vector<Card>& all, int me) {
    Testimony<Sign> signs;
    Later later;
    std::vector<Later> after(all.size());
    for (int seat = layout_.players - 1; seat >= 0; --seat) {
      after[place_of(seat)] = later;
      if (seat == 0 && layout_.is_namer(0) && me != 0)
        signs.add(sign_of_naming(later));
      put_before(layout_, later, seat, all[place_of(seat)]);
    }
    if (layout_.dealer_named() && me != layout_.players - 1)
      signs.add(sign_of_naming(later));
    for (int seat = 0; seat < layout_.players; ++seat) {
      if (seat == me || !tells_[place_of(seat)])
        continue;
      Sight sight;
      sight.seat = seat;
      std::copy_n(all.begin(), seat, sight.before.begin());
      sight.later = after[place_of(seat)];
      signs.add(sign_of_bid(sight));
    }
    return signs;
  }

 private:
  static std::size_t place_of(int seat) { return static_cast<std::size_t>(seat); }

  // What a seat has heard, if it holds `card`: the bids before its own.
  Testimony<Sign> heard_before(const Sight& sight, Card card) {
    Testimony<Sign> signs;
    const bool aloud = layout_.rules.bids_known == BidsKnown::aloud;
    Later later = sight.later;
    put_before(layout_, later, sight.seat, card);
    for (int seat = sight.seat - 1; seat >= 0; --seat) {
      if (seat == 0 && layout_.is_namer(0))
        signs.add(sign_of_naming(later));
      if (aloud && tells_[place_of(seat)])
        signs.add(sign_of_bid({seat, sight.before, later}));
      put_before(layout_, later, seat, sight.before[place_of(seat)]);
    }
    if (layout_.dealer_named() && sight.seat != layout_.players - 1)
      signs.add(sign_of_naming(later));
    return signs;
  }

  // What the bid of a seat says about what it sees.
  const Sign& sign_of_bid(const Sight& sight) {
    auto& known = known_[place_of(sight.seat)];
    const NamedSight name = named(layout_, sight);
    const auto found = known.find(name.key);
    if (found != known.end())
      return found->second;
    const Sign sign = read_bid(relabelled(sight, name.canonical));
    return known.emplace(name.key, sign).first->second;
  }

  Sign read_bid(const Sight& sight) {
    typename Bidders::Tally tally;
    for (const OwnCard& own : own_cards(layout_, sight))
      tally.add(own.copies, takes_trick(layout_, sight, own.card) ? 1 : 0,
                heard_before(sight, own.card));
    return bidders_.sign_of_bid(layout_.rules.scoring, tally.chance(0),
                                *bids_[place_of(sight.seat)]);
  }

  const Sign& sign_of_naming(const Later& others) {
    if (named_.empty())
      named_.resize(naming_numbers);
    auto& known = named_[naming_number(others)];
    if (!known)
      known = read_naming(others);
    return *known;
  }

  Sign read_naming(const Later& others) const {
    Sight sight;  // of who names
    sight.later = others;
    const Later seen = relabelled(sight, named(layout_, sight).canonical).later;
    const std::size_t chosen = layout_.trump ? static_cast<std::size_t>(*layout_.trump) : 4;
    return bidders_.sign_of_naming(layout_.rules.scoring, wins_by_trump(layout_, seen),
                                   layout_.unseen(), chosen);
  }

  using Known = std::unordered_map<SightKey, Sign, SightHash>;

  const Bidders& bidders_;
  const Layout& layout_;
  const Bids& bids_;
  std::array<bool, max_players> tells_{};
  std::array<Known, max_players> known_;
  std::vector<std::optional<Sign>> named_;  // by naming_number, if the trump was named
};

}  // namespace wizbid::clairvoyance
