#include "charts/hand_values.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <span>

#include "words/language.h"

namespace wizbid {

namespace {

// A hand, and how many cards of each suit it has.
struct Holding {
  CardSet hand;
  Trump trump;

  int length(Suit suit) const { return (hand & CardSet::of_suit(suit)).size(); }
};

int wizards(const Holding& of) {
  return (of.hand & CardSet::wizards()).size();
}

// Of the ranks from `low` to `high`.
int trumps(const Holding& of, Rank low, Rank high = Rank::ace) {
  int count = 0;
  for (const Card card : of.hand)
    count +=
        card.is_suited() && card.suit() == of.trump && card.rank() >= low && card.rank() <= high
            ? 1
            : 0;
  return count;
}

// The same of other suits, of those in which I hold from `shortest` to `longest` cards.
int plains(const Holding& of, Rank low, Rank high = Rank::ace, int shortest = 1,
           int longest = ranks_per_suit) {
  int count = 0;
  for (const Card card : of.hand) {
    if (!card.is_suited() || card.suit() == of.trump || card.rank() < low || card.rank() > high)
      continue;
    const int length = of.length(card.suit());
    count += length >= shortest && length <= longest ? 1 : 0;
  }
  return count;
}

int trumps_beyond(const Holding& of, int number) {
  return of.trump ? std::max(0, of.length(*of.trump) - number) : 0;
}

int voids(const Holding& of) {
  int count = 0;
  for (const Suit suit : all_suits)
    count += suit != of.trump && of.length(suit) == 0 ? 1 : 0;
  return count;
}

int short_suit_aces(const Holding& of) {
  return plains(of, Rank::ace, Rank::ace, 1, short_suit);
}

int long_suit_aces(const Holding& of) {
  return plains(of, Rank::ace, Rank::ace, short_suit + 1);
}

struct Line {
  std::string_view name;
  int (*count)(const Holding&);
};

constexpr Line wizard_line{to_say("Wizard"), wizards};
constexpr Line high_trumps{to_say("trump A–Q"),
                           [](const Holding& of) { return trumps(of, Rank::queen); }};
constexpr Line middle_trumps{to_say("trump J–7"),
                             [](const Holding& of) { return trumps(of, Rank::seven, Rank::jack); }};
constexpr Line low_trumps{to_say("trump 6–2"),
                          [](const Holding& of) { return trumps(of, Rank::two, Rank::six); }};
constexpr Line plain_aces{to_say("plain A"),
                          [](const Holding& of) { return plains(of, Rank::ace); }};
constexpr Line kings_and_queens{
    to_say("plain K–Q"), [](const Holding& of) { return plains(of, Rank::queen, Rank::king); }};
constexpr Line void_line{to_say("+ each plain suit you are void in"), voids};
constexpr int trumps_that_are_few = 2;
constexpr Line long_trump_line{to_say("+ each trump after the second"), [](const Holding& of) {
                                 return trumps_beyond(of, trumps_that_are_few);
                               }};

// The lines of each scheme in turn.
constexpr std::array early_lines{
    wizard_line,
    Line{to_say("trump A"), [](const Holding& of) { return trumps(of, Rank::ace); }},
    Line{to_say("trump K"), [](const Holding& of) { return trumps(of, Rank::king, Rank::king); }},
    Line{to_say("trump Q"), [](const Holding& of) { return trumps(of, Rank::queen, Rank::queen); }},
    Line{to_say("trump J–10"), [](const Holding& of) { return trumps(of, Rank::ten, Rank::jack); }},
    Line{to_say("trump 9–7"),
         [](const Holding& of) { return trumps(of, Rank::seven, Rank::nine); }},
    low_trumps,
    plain_aces,
    Line{to_say("plain K"), [](const Holding& of) { return plains(of, Rank::king, Rank::king); }},
    Line{to_say("plain Q"), [](const Holding& of) { return plains(of, Rank::queen, Rank::queen); }},
    Line{to_say("plain J–2"), [](const Holding& of) { return plains(of, Rank::two, Rank::jack); }},
    Line{to_say("Jester"),
         [](const Holding& of) { return (of.hand & CardSet::jesters()).size(); }}};
constexpr std::array coarse_lines{wizard_line,
                                  high_trumps,
                                  middle_trumps,
                                  low_trumps,
                                  plain_aces,
                                  kings_and_queens,
                                  Line{to_say("any other card"), [](const Holding& of) {
                                         return of.hand.size() - wizards(of) -
                                                trumps(of, Rank::two) - plains(of, Rank::queen);
                                       }}};
constexpr std::array short_aces_lines{
    wizard_line, high_trumps, middle_trumps,
    Line{to_say("trump 6–2, plain A in a short suit"),
         [](const Holding& of) { return trumps(of, Rank::two, Rank::six) + short_suit_aces(of); }},
    Line{to_say("plain A in a long suit, plain K–Q"), [](const Holding& of) {
           return long_suit_aces(of) + plains(of, Rank::queen, Rank::king);
         }}};
constexpr std::array more_for_aces_lines{
    wizard_line,
    high_trumps,
    middle_trumps,
    Line{
        to_say("trump 6–2, plain A"),
        [](const Holding& of) { return trumps(of, Rank::two, Rank::six) + plains(of, Rank::ace); }},
    kings_and_queens,
    Line{to_say("+ each plain A in a short suit"), short_suit_aces}};
constexpr std::array void_suits_lines{wizard_line,
                                      high_trumps,
                                      Line{to_say("trump J–7, plain A"),
                                           [](const Holding& of) {
                                             return trumps(of, Rank::seven, Rank::jack) +
                                                    plains(of, Rank::ace);
                                           }},
                                      low_trumps,
                                      kings_and_queens,
                                      void_line};
constexpr std::array aces_and_voids_lines{
    wizard_line,
    high_trumps,
    Line{to_say("trump J–7, plain A in a short suit"),
         [](const Holding& of) {
           return trumps(of, Rank::seven, Rank::jack) + short_suit_aces(of);
         }},
    Line{to_say("trump 6–2, plain A in a long suit"),
         [](const Holding& of) { return trumps(of, Rank::two, Rank::six) + long_suit_aces(of); }},
    kings_and_queens,
    void_line};
constexpr std::array long_trumps_lines{wizard_line,
                                       high_trumps,
                                       plain_aces,
                                       middle_trumps,
                                       Line{to_say("trump 6–2, plain K–Q"),
                                            [](const Holding& of) {
                                              return trumps(of, Rank::two, Rank::six) +
                                                     plains(of, Rank::queen, Rank::king);
                                            }},
                                       long_trump_line};
constexpr std::array no_trump_lines{
    wizard_line,
    Line{to_say("A"), [](const Holding& of) { return plains(of, Rank::ace); }},
    Line{to_say("K"), [](const Holding& of) { return plains(of, Rank::king, Rank::king); }},
    Line{to_say("Q"), [](const Holding& of) { return plains(of, Rank::queen, Rank::queen); }},
    Line{to_say("J–10"), [](const Holding& of) { return plains(of, Rank::ten, Rank::jack); }},
    Line{to_say("any other card"),
         [](const Holding& of) { return of.hand.size() - wizards(of) - plains(of, Rank::ten); }}};

std::span<const Line> lines_of(ValueScheme scheme) {
  switch (scheme) {
    case ValueScheme::early:
      return early_lines;
    case ValueScheme::coarse:
      return coarse_lines;
    case ValueScheme::short_aces:
      return short_aces_lines;
    case ValueScheme::more_for_aces:
      return more_for_aces_lines;
    case ValueScheme::void_suits:
      return void_suits_lines;
    case ValueScheme::aces_and_voids:
      return aces_and_voids_lines;
    case ValueScheme::long_trumps:
      return long_trumps_lines;
    case ValueScheme::no_trump:
      return no_trump_lines;
  }
  return early_lines;
}

}  // namespace

bool names_every_card(ValueScheme scheme) {
  return scheme == ValueScheme::early || scheme == ValueScheme::coarse ||
         scheme == ValueScheme::no_trump;
}

std::vector<std::string_view> value_lines(ValueScheme scheme) {
  std::vector<std::string_view> names;
  for (const Line& line : lines_of(scheme))
    names.push_back(line.name);
  return names;
}

LineCounts line_counts(ValueScheme scheme, CardSet hand, Trump trump) {
  const Holding holding{hand, trump};
  LineCounts counts{};
  const auto lines = lines_of(scheme);
  for (std::size_t line = 0; line < lines.size(); ++line)
    counts.at(line) = static_cast<std::uint8_t>(lines[line].count(holding));
  return counts;
}

int value_sum(const ValueGroup& group, const ValueCase& hand) {
  int sum = hand.no_trump ? group.no_trump : 0;
  for (std::size_t line = 0; line < group.values.size(); ++line)
    sum += group.values[line] * hand.counts.at(line);
  return sum + group.free.at(static_cast<std::size_t>(hand.seat.index())) * hand.free;
}

int largest_sum(const ValueGroup& group, int cards, Seat seat) {
  constexpr Suit trump = Suit::hearts;
  const auto lines = value_lines(group.scheme);
  std::vector<int> worth;
  for (const Card card : CardSet::full_deck()) {
    const LineCounts counts = line_counts(group.scheme, CardSet{card}, trump);
    worth.push_back(0);
    for (std::size_t line = 0; line < lines.size(); ++line)
      worth.back() += lines[line] == void_line.name ? 0 : group.values[line] * counts.at(line);
  }
  std::sort(worth.begin(), worth.end(), std::greater<>());
  int sum = std::accumulate(worth.begin(), worth.begin() + cards, 0);
  for (std::size_t line = 0; line < lines.size(); ++line) {
    constexpr int plain_suits = all_suits.size() - 1;
    if (lines[line] == void_line.name)
      sum += plain_suits * group.values[line];
    if (lines[line] == long_trump_line.name)
      sum += std::max(0, cards - trumps_that_are_few) * group.values[line];
  }
  return sum + group.no_trump + group.free.at(static_cast<std::size_t>(seat.index())) * cards;
}

Tricks value_bid(const ValueGroup& group, const ValueCase& hand) {
  const auto round = static_cast<std::size_t>(hand.cards - group.first_cards);
  const auto& least = group.least.at(round).at(static_cast<std::size_t>(hand.seat.index()));
  const auto reached = std::upper_bound(least.begin(), least.end(), value_sum(group, hand));
  return static_cast<Tricks>(reached - least.begin());
}

}  // namespace wizbid
