#include "deals/hidden_hands.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "counting/binomial.h"

namespace wizbid {
namespace {

// Takes the cards that choice number `number` of `count` of them picks out of `cards`; the others
// stay, in their order. Must hold: number < binomial(cards.size(), count).
CardSet take_choice(std::vector<std::uint8_t>& cards, int count, std::uint64_t number) {
  CardSet chosen;
  std::vector<std::uint8_t> rest;
  rest.reserve(cards.size());
  int left = static_cast<int>(cards.size());
  for (const std::uint8_t card : cards) {
    --left;
    // The choices that leave this card out come first.
    const std::uint64_t without = small_binomial(left, count);
    if (number < without) {
      rest.push_back(card);
      continue;
    }
    number -= without;
    chosen.insert(Card::from_index(card));
    --count;
  }
  cards = std::move(rest);
  return chosen;
}

// What `number` says in a position with `places` values; the rest stays in `number`.
std::uint64_t take_digit(DealCount& number, std::uint64_t places) {
  const auto digit = static_cast<std::uint64_t>(number % places);
  number /= places;
  return digit;
}

int bits_of(DealCount value) {
  const auto high = static_cast<std::uint64_t>(value >> 64);
  return high != 0 ? 128 - std::countl_zero(high)
                   : 64 - std::countl_zero(static_cast<std::uint64_t>(value));
}

// Uniform on 0..bound-1: numbers of as many bits as are needed, until one fits.
DealCount below(DealCount bound, Random& random) {
  const int bits = bits_of(bound - 1);
  for (;;) {
    DealCount number = 0;
    for (int made = 0; made < bits; made += 32)
      number = (number << 32) | random.next();
    number >>= (bits + 31) / 32 * 32 - bits;
    if (number < bound)
      return number;
  }
}

std::vector<std::uint8_t> indices(CardSet cards) {
  std::vector<std::uint8_t> result;
  for (const Card card : cards)
    result.push_back(static_cast<std::uint8_t>(card.index()));
  return result;
}

}  // namespace

ConsistentDeals::ConsistentDeals(const HiddenHands& hidden) {
  make_pools(hidden);
  make_groups(hidden);
  fill_tables();
}

void ConsistentDeals::make_pools(const HiddenHands& hidden) {
  Pool free;
  free.need = hidden.unseen.size();
  for (std::size_t seat = 0; seat < hidden.left.size(); ++seat) {
    const int left = hidden.left[seat];
    if (left == 0)
      continue;
    const std::uint8_t voids = hidden.voids[seat];
    if (voids == 0) {
      free.seats.push_back(seat);
      continue;
    }
    auto pool = std::ranges::find(pools_, voids, &Pool::voids);
    if (pool == pools_.end())
      pool = pools_.insert(pools_.end(), Pool{voids, {}, 0, 0});
    pool->seats.push_back(seat);
    pool->need += left;
    free.need -= left;
  }
  int radix = 1;
  for (Pool& pool : pools_) {
    pool.radix = radix;
    first_state_ += radix * pool.need;
    radix *= pool.need + 1;
  }
  pools_.push_back(std::move(free));
  for (const Pool& pool : pools_) {
    int cards = pool.need;
    for (const std::size_t seat : pool.seats) {
      sharings_ *= small_binomial(cards, hidden.left[seat]);
      cards -= hidden.left[seat];
    }
  }
  left_ = hidden.left;
}

void ConsistentDeals::make_groups(const HiddenHands& hidden) {
  CardSet free = hidden.unseen;
  std::vector<std::size_t> all;
  for (std::size_t pool = 0; pool + 1 < pools_.size(); ++pool)
    all.push_back(pool);
  for (const Suit suit : all_suits) {
    std::vector<std::size_t> may_hold;
    for (const std::size_t pool : all) {
      if ((pools_[pool].voids >> static_cast<unsigned>(suit) & 1U) == 0)
        may_hold.push_back(pool);
    }
    if (may_hold == all)
      continue;
    const CardSet cards = hidden.unseen & CardSet::of_suit(suit);
    free -= cards;
    groups_.push_back({indices(cards), std::move(may_hold)});
  }
  groups_.push_back({indices(free), std::move(all)});
}

int ConsistentDeals::need_in(int state, std::size_t pool) const {
  return state / pools_[pool].radix % (pools_[pool].need + 1);
}

template <typename Visit>
bool ConsistentDeals::each_share(const Group& group, std::size_t place, int cards, Share share,
                                 const Visit& visit) const {
  if (place == group.pools.size())
    return visit(share);
  const std::size_t pool = group.pools[place];
  const int most = std::min(cards, need_in(share.state, pool));
  for (int taken = 0; taken <= most; ++taken) {
    Share next = share;
    next.to[place] = taken;
    next.state -= taken * pools_[pool].radix;
    next.card_ways *= small_binomial(cards, taken);
    if (each_share(group, place + 1, cards - taken, next, visit))
      return true;
  }
  return false;
}

template <typename Visit>
bool ConsistentDeals::each_share(const Group& group, int state, const Visit& visit) const {
  Share share;
  share.state = state;
  return each_share(group, 0, static_cast<int>(group.cards.size()), share, visit);
}

// The last group first. What the pool without voids gets is the rest: its need is met once those of
// the others are.
void ConsistentDeals::fill_tables() {
  const auto states = static_cast<std::size_t>(first_state_) + 1;
  ways_.assign(groups_.size() + 1, std::vector<DealCount>(states));
  ways_.back()[0] = 1;
  for (std::size_t g = groups_.size(); g-- > 0;) {
    const int only = g == 0 ? first_state_ : 0;  // the start is the only state of the first group
    for (int state = only; state <= first_state_; ++state) {
      DealCount& sum = ways_[g][static_cast<std::size_t>(state)];
      each_share(groups_[g], state, [&](const Share& share) {
        sum += share.card_ways * ways_[g + 1][static_cast<std::size_t>(share.state)];
        return false;
      });
    }
  }
  count_ = ways_[0][static_cast<std::size_t>(first_state_)] * sharings_;
}

Deal ConsistentDeals::deal(DealCount number) const {
  assert(number < count_);
  DealCount sharing = number % sharings_;
  number /= sharings_;
  std::array<CardSet, max_players + 1> of_pool{};
  int state = first_state_;
  for (std::size_t g = 0; g < groups_.size(); ++g) {
    Share chosen;
    each_share(groups_[g], state, [&](const Share& share) {
      const DealCount ways = share.card_ways * ways_[g + 1][static_cast<std::size_t>(share.state)];
      chosen = share;
      if (number < ways)
        return true;
      number -= ways;
      return false;
    });
    DealCount cards_choice = number % chosen.card_ways;
    number /= chosen.card_ways;
    state = chosen.state;
    std::vector<std::uint8_t> cards = groups_[g].cards;
    for (std::size_t place = 0; place < groups_[g].pools.size(); ++place) {
      const std::uint64_t choices =
          small_binomial(static_cast<int>(cards.size()), chosen.to[place]);
      of_pool[groups_[g].pools[place]] |=
          take_choice(cards, chosen.to[place], take_digit(cards_choice, choices));
    }
    for (const std::uint8_t card : cards)
      of_pool[pools_.size() - 1].insert(Card::from_index(card));
  }
  Deal deal;
  for (std::size_t p = 0; p < pools_.size(); ++p) {
    std::vector<std::uint8_t> cards = indices(of_pool[p]);
    for (const std::size_t seat : pools_[p].seats) {
      const std::uint64_t choices = small_binomial(static_cast<int>(cards.size()), left_[seat]);
      deal.hands[seat] = take_choice(cards, left_[seat], take_digit(sharing, choices));
    }
  }
  return deal;
}

Deal ConsistentDeals::draw(Random& random) const {
  return deal(below(count_, random));
}

}  // namespace wizbid
