#include "odds/enumerated_positions.h"

#include <algorithm>
#include <utility>

#include "cards/card_set.h"

namespace wizbid {
namespace {

constexpr std::array<std::uint64_t, 6> row_cards{CardSet::of_suit(Suit::clubs).bits(),
                                                 CardSet::of_suit(Suit::diamonds).bits(),
                                                 CardSet::of_suit(Suit::hearts).bits(),
                                                 CardSet::of_suit(Suit::spades).bits(),
                                                 CardSet::wizards().bits(),
                                                 CardSet::jesters().bits()};
constexpr std::size_t suits = 4;

constexpr std::array<std::uint8_t, Card::deck_size> make_row_of() {
  std::array<std::uint8_t, Card::deck_size> result{};
  for (std::size_t row = 0; row < row_cards.size(); ++row)
    for (Card card : CardSet::from_bits(row_cards[row]))
      result[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(row);
  return result;
}
constexpr auto row_of = make_row_of();

}  // namespace

PositionRows::PositionRows(int players, Trump trump)
    : digit_bits_(static_cast<int>(std::bit_width(static_cast<unsigned>(players)))),
      trump_(trump ? static_cast<std::size_t>(*trump) : suits) {}

void PositionRows::start(std::span<const std::uint64_t> hands) {
  std::array<std::uint8_t, Card::deck_size> owner{};
  std::uint64_t all = 0;
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    all |= hands[seat];
    for (Card card : CardSet::from_bits(hands[seat]))
      owner[static_cast<std::size_t>(card.index())] = static_cast<std::uint8_t>(seat + 1);
  }
  digits_ = {};
  for (Card card : CardSet::from_bits(all)) {
    const auto place = static_cast<std::size_t>(card.index());
    std::uint64_t& digits = digits_[row_of[place]];
    digits = digits << digit_bits_ | owner[place];
  }
}

PositionRows::Undo PositionRows::take(int card, std::uint64_t left) {
  const std::size_t row = row_of[static_cast<std::size_t>(card)];
  const Undo undo{row, digits_[row]};
  const std::uint64_t above = left & row_cards[row] & (~0ULL << card);
  const int higher = digit_bits_ * std::popcount(above);
  digits_[row] =
      (undo.digits >> (higher + digit_bits_) << higher) | (undo.digits & ((1ULL << higher) - 1));
  return undo;
}

std::uint64_t PositionRows::key(int leader, std::uint64_t left) const {
  struct Row {
    std::uint64_t digits;
    int bits;
  };
  const auto row = [&](std::size_t i) {
    return Row{digits_[i], digit_bits_ * (1 + std::popcount(left & row_cards[i]))};
  };
  std::uint64_t key = static_cast<std::uint64_t>(leader) + 1;
  // A digit 0 parts the rows.
  const auto append = [&key](const Row& next) { key = key << next.bits | next.digits; };
  std::array<Row, suits> plain{};
  std::size_t count = 0;
  for (std::size_t suit = 0; suit < suits; ++suit)
    if (suit != trump_)
      plain[count++] = row(suit);
  const auto sort_two = [&plain](std::size_t a, std::size_t b) {
    if (plain[a].digits > plain[b].digits)
      std::swap(plain[a], plain[b]);
  };
  sort_two(0, 1);
  sort_two(1, 2);
  sort_two(0, 1);
  if (count == suits) {
    sort_two(2, 3);
    sort_two(1, 2);
    sort_two(0, 1);
    append(plain[3]);
  } else {
    append(row(trump_));
  }
  append(plain[0]);
  append(plain[1]);
  append(plain[2]);
  append(row(suits));
  append(row(suits + 1));
  return key;
}

bool PositionMemory::recall(std::uint64_t key, std::span<std::uint64_t> ways) {
  if (pairs_.empty())
    return false;
  for (const Entry& entry : pair_of(key).entries) {
    if (entry.key != key)
      continue;
    std::copy_n(entry.ways.begin(), ways.size(), ways.begin());
    return true;
  }
  return false;
}

void PositionMemory::remember(std::uint64_t key, std::span<const std::uint64_t> ways) {
  if (remembered_ >= pairs_.size() && 2 * pairs_.size() < most_positions_)
    grow();
  Entry entry{key, {}};
  std::ranges::transform(ways, entry.ways.begin(),
                         [](std::uint64_t way) { return static_cast<std::uint32_t>(way); });
  insert(entry);
  ++remembered_;
}

void PositionMemory::insert(const Entry& entry) {
  auto& [newer, older] = pair_of(entry.key).entries;
  older = newer;
  newer = entry;
}

void PositionMemory::grow() {
  constexpr std::size_t first_pairs = 256;
  const std::vector<Pair> before =
      std::exchange(pairs_, std::vector<Pair>(std::max(first_pairs, 2 * pairs_.size())));
  shift_ = 64 - std::countr_zero(pairs_.size());
  for (const Pair& pair : before) {
    for (const Entry& entry : {pair.entries[1], pair.entries[0]})
      if (entry.key != 0)
        insert(entry);
  }
}

}  // namespace wizbid
