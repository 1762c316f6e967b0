#include "odds/enumerated_first_trick.h"

#include <algorithm>
#include <optional>

#include "counting/binomial.h"

namespace wizbid {
namespace {

// n (n - 1) ... with so many factors; 0 if it runs out.
std::uint64_t falling(int n, int factors) {
  std::uint64_t result = 1;
  for (int i = 0; i < factors; ++i)
    result *= static_cast<std::uint64_t>(std::max(0, n - i));
  return result;
}

CardSet suit_cards(std::size_t suit) {
  return CardSet::of_suit(static_cast<Suit>(suit));
}

}  // namespace

// A trick in progress, and in how many ways it may have come about.
struct FirstTrick::State {
  std::size_t seat = 0;  // to play next
  Kinds kinds{};
  Kinds follow{};
  bool open = true;  // no card yet but Jesters
  Kind to_follow = none;
  Kind winning = none;     // kind of the winning card
  std::size_t height = 0;  // its place in its suit: odd for a cell, even for my card
  std::size_t winner = 0;
  std::array<std::array<std::uint8_t, ranks_per_suit>, 4> played{};  // from each cell
  int wizards = 0;                                                   // played by the others
  int jesters = 0;
  std::uint64_t orders = 1;  // that cards from the same cell can be in
  std::uint64_t my_share = 1;

  // The next player plays a card.
  State after(Kind kind, std::size_t card_height, bool wins) const {
    State next = *this;
    next.kinds[seat] = kind;
    next.follow[seat] = to_follow;
    if (wins) {
      next.winning = kind;
      next.height = card_height;
      next.winner = seat;
    }
    if (open && kind != jester) {
      next.open = false;
      next.to_follow = kind == wizard ? none : kind;
    }
    ++next.seat;
    return next;
  }

  // Whether a card at this height of a suit would be winning.
  bool would_win(Kind suit, std::size_t card_height, Trump trump) const {
    if (winning == wizard)
      return false;
    if (winning == none || winning == jester)
      return true;
    if (winning == suit)
      return card_height > height;
    return trump && static_cast<Kind>(*trump) == suit;
  }
};

FirstTrick::Kind FirstTrick::kind_of(Card card) {
  if (card.is_suited())
    return static_cast<Kind>(card.suit());
  return card.is_wizard() ? wizard : jester;
}

FirstTrick::FirstTrick(const Situation& situation, Card mine)
    : situation_(situation),
      mine_(mine),
      choices_unit_(choices_unit(situation.cards)),
      gaps_(find_gaps(situation, {}, mine)) {
  for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(situation.players); ++i)
    seats_[i] = i < static_cast<std::size_t>(situation.seat.index()) ? i : i + 1;
  const CardSet below = mine.is_suited() ? CardSet::below(mine) : CardSet{};
  for (const SuitGaps& suit : gaps_.suits) {
    auto& cells = cells_[static_cast<std::size_t>(suit.suit)];
    for (CardSet gap : suit.gaps) {
      for (CardSet part : {gap & below, gap - below})
        if (!part.empty())
          cells.push_back({part, gap_list_.size()});
      gap_list_.push_back(gap);
    }
  }
  next_seat({});
  std::ranges::sort(plays_, {}, &Play::kinds);
}

std::optional<std::uint64_t> FirstTrick::unit(const Situation& situation) {
  std::optional<std::uint64_t> unit = 1;
  for (int i = 0; i < situation.players; ++i)
    unit = product(unit, choices_unit(situation.cards));
  return unit;
}

void FirstTrick::next_seat(const State& state) {
  if (state.seat == static_cast<std::size_t>(situation_.players)) {
    finish(state);
    return;
  }
  if (state.seat == static_cast<std::size_t>(situation_.seat.index())) {
    play_mine(state);
    return;
  }
  if (state.wizards < gaps_.wizards.size()) {
    State next = state.after(wizard, 0, state.winning != wizard);
    ++next.wizards;
    next_seat(next);
  }
  if (state.jesters < gaps_.jesters.size()) {
    State next = state.after(jester, 0, state.winning == none);
    ++next.jesters;
    next_seat(next);
  }
  for (Kind suit : {clubs, diamonds, hearts, spades})
    play_suit(state, suit);
}

// My card, if I may play it: the others' shares depend on their hands, mine is known.
void FirstTrick::play_mine(const State& state) {
  const CardSet hand = situation_.hand;
  CardSet legal = hand;
  if (state.to_follow != none && !(hand & suit_cards(state.to_follow)).empty())
    legal &= suit_cards(state.to_follow) | CardSet::wizards() | CardSet::jesters();
  if (!legal.contains(mine_))
    return;
  State next = state;
  next.my_share = choices_unit_ / static_cast<std::uint64_t>(legal.size());
  if (!mine_.is_suited()) {
    const Kind kind = kind_of(mine_);
    const bool wins = kind == wizard ? state.winning != wizard : state.winning == none;
    next_seat(next.after(kind, 0, wins));
    return;
  }
  const Kind suit = kind_of(mine_);
  const auto& cells = cells_[suit];
  const auto lower =
      std::ranges::count_if(cells, [&](const Cell& cell) { return cell.cards.lowest() < mine_; });
  const std::size_t height = 2 * static_cast<std::size_t>(lower);
  next_seat(next.after(suit, height, state.would_win(suit, height, situation_.trump)));
}

void FirstTrick::play_suit(const State& state, Kind suit) {
  const std::vector<Cell>& cells = cells_[suit];
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::size_t before = state.played[suit][i];
    if (static_cast<int>(before) == cells[i].cards.size())
      continue;
    const std::size_t height = 2 * i + 1;
    State next = state;
    ++next.played[suit][i];
    if (state.winning == suit && state.height == height) {
      // The winner is the highest of `before` cards from this cell: the new one is above it in one
      // order of before + 1.
      next_seat(next.after(suit, height, true));
      next.orders *= before;
      next_seat(next.after(suit, height, false));
    } else {
      next.orders *= before + 1;
      next_seat(next.after(suit, height, state.would_win(suit, height, situation_.trump)));
    }
  }
}

void FirstTrick::finish(const State& state) {
  Taken taken{};
  std::uint64_t plays = state.orders * state.my_share;
  for (std::size_t suit = 0; suit < cells_.size(); ++suit) {
    for (std::size_t i = 0; i < cells_[suit].size(); ++i) {
      const std::uint8_t played = state.played[suit][i];
      taken[cells_[suit][i].gap] = static_cast<std::uint8_t>(taken[cells_[suit][i].gap] + played);
      plays *= small_binomial(cells_[suit][i].cards.size(), played);
    }
  }
  const auto place = [](auto& list, const auto& same, const auto& fresh) {
    const auto found = std::ranges::find_if(list, same);
    if (found != list.end())
      return static_cast<std::size_t>(found - list.begin());
    list.push_back(fresh);
    return list.size() - 1;
  };
  const std::size_t taken_place = place(
      taken_, [&](const Taken& other) { return other == taken; }, taken);
  const std::size_t play_place = place(
      plays_, [&](const Play& other) { return other.kinds == state.kinds; },
      Play{state.kinds, state.follow, state.wizards, state.jesters, {}});
  std::vector<Outcome>& outcomes = plays_[play_place].outcomes;
  const std::size_t outcome_place = place(
      outcomes,
      [&](const Outcome& other) {
        return other.taken == taken_place && other.winner == state.winner;
      },
      Outcome{taken_place, state.winner, 0});
  outcomes[outcome_place].plays += plays;
}

HandCounts FirstTrick::count(const Deal& after) const {
  HandCounts counts;
  CardSet all;
  for (std::size_t i = 0; i < static_cast<std::size_t>(situation_.players) - 1; ++i) {
    const CardSet hand = after.hands[seats_[i]];
    all |= hand;
    for (Card card : hand)
      ++counts.held[i][kind_of(card)];
  }
  for (std::size_t i = 0; i < gap_list_.size(); ++i)
    counts.dealt[i] = static_cast<std::uint8_t>((all & gap_list_[i]).size());
  return counts;
}

// The chance that an opponent plays his card of this trick, holding these cards after it, in units
// of 1 / lcm(1..cards).
std::uint64_t FirstTrick::share(const Play& play, std::size_t seat,
                                const std::array<std::uint8_t, HandCounts::kinds>& held) const {
  const Kind kind = play.kinds[seat];
  const Kind follow = play.follow[seat];
  const bool special = kind == wizard || kind == jester;
  int choices = situation_.cards;
  if (follow != none) {
    const int of_suit = held[follow] + (kind == follow ? 1 : 0);
    if (of_suit > 0) {
      if (kind != follow && !special)
        return 0;
      choices = of_suit + held[wizard] + held[jester] + (special ? 1 : 0);
    }
  }
  return choices_unit_ / static_cast<std::uint64_t>(choices);
}

// The ways to deal the cards of suits that are left when these have been played.
std::uint64_t FirstTrick::ways_to_deal(const HandCounts& after, const Taken& taken) const {
  std::uint64_t ways = 1;
  for (std::size_t i = 0; i < gap_list_.size(); ++i)
    ways *= small_binomial(gap_list_[i].size() - taken[i], after.dealt[i]);
  return ways;
}

FirstTrick::Weights FirstTrick::weights(const HandCounts& after) const {
  const auto opponents = static_cast<std::size_t>(situation_.players) - 1;
  int wizards_left = gaps_.wizards.size();
  int jesters_left = gaps_.jesters.size();
  std::uint64_t specials = 1;  // ways to give the Wizards and Jesters held after the trick
  for (std::size_t i = 0; i < opponents; ++i) {
    specials *= small_binomial(wizards_left, after.held[i][wizard]) *
                small_binomial(jesters_left, after.held[i][jester]);
    wizards_left -= after.held[i][wizard];
    jesters_left -= after.held[i][jester];
  }
  Weights result;
  result.hands = specials * ways_to_deal(after, {});
  std::vector<std::optional<std::uint64_t>> rest(taken_.size());  // ways to deal what is left
  for (const Play& play : plays_) {
    std::uint64_t weight =
        specials * falling(wizards_left, play.wizards) * falling(jesters_left, play.jesters);
    for (std::size_t i = 0; i < opponents && weight != 0; ++i)
      weight *= share(play, seats_[i], after.held[i]);
    if (weight == 0)
      continue;
    for (const Outcome& outcome : play.outcomes) {
      auto& ways = rest[outcome.taken];
      if (!ways)
        ways = ways_to_deal(after, taken_[outcome.taken]);
      result.by_winner[outcome.winner] += Wide{weight} * outcome.plays * *ways;
    }
  }
  return result;
}

}  // namespace wizbid
