#include "charts/hand_values.h"

#include <algorithm>

namespace wizbid {

namespace {

// Names of the lines, and the lowest rank of each: first the trumps, then the plain cards.
struct Lines {
  std::vector<std::string_view> names;
  std::vector<Rank> trump;  // the lowest rank of each line of trumps, the highest line first
  std::vector<Rank> plain;
};

const Lines& lines_of(ValueScheme scheme) {
  static const Lines early{{"Wizard", "trump A", "trump K", "trump Q", "trump J–10", "trump 9–7",
                            "trump 6–2", "plain A", "plain K", "plain Q", "plain J–2", "Jester"},
                           {Rank::ace, Rank::king, Rank::queen, Rank::ten, Rank::seven, Rank::two},
                           {Rank::ace, Rank::king, Rank::queen, Rank::two}};
  static const Lines late{
      {"Wizard", "trump A–Q", "trump J–7", "trump 6–2", "plain A", "plain K–Q", "any other card"},
      {Rank::queen, Rank::seven, Rank::two},
      {Rank::ace, Rank::queen, Rank::two}};
  static const Lines no_trump{{"Wizard", "A", "K", "Q", "J–10", "any other card"},
                              {},
                              {Rank::ace, Rank::king, Rank::queen, Rank::ten, Rank::two}};
  return scheme == ValueScheme::early ? early : (scheme == ValueScheme::late ? late : no_trump);
}

std::size_t line_among(const std::vector<Rank>& lowest, Rank rank) {
  std::size_t line = 0;
  while (rank < lowest[line])
    ++line;
  return line;
}

std::size_t line_of(const Lines& lines, Card card, Trump trump) {
  if (card.is_wizard())
    return 0;
  if (card.is_jester())
    return lines.names.size() - 1;
  if (!lines.trump.empty() && card.suit() == trump)
    return 1 + line_among(lines.trump, card.rank());
  return 1 + lines.trump.size() + line_among(lines.plain, card.rank());
}

}  // namespace

std::vector<std::string_view> value_lines(ValueScheme scheme) {
  return lines_of(scheme).names;
}

LineCounts line_counts(ValueScheme scheme, CardSet hand, Trump trump) {
  LineCounts counts{};
  for (Card card : hand)
    ++counts.at(line_of(lines_of(scheme), card, trump));
  return counts;
}

int value_sum(const ValueGroup& group, const ValueCase& hand) {
  int sum = hand.no_trump ? group.no_trump : 0;
  for (std::size_t line = 0; line < group.values.size(); ++line)
    sum += group.values[line] * hand.counts.at(line);
  return sum + group.free.at(static_cast<std::size_t>(hand.seat.index())) * hand.free;
}

Tricks value_bid(const ValueGroup& group, const ValueCase& hand) {
  const auto round = static_cast<std::size_t>(hand.cards - group.first_cards);
  const auto& least = group.least.at(round).at(static_cast<std::size_t>(hand.seat.index()));
  const auto reached = std::upper_bound(least.begin(), least.end(), value_sum(group, hand));
  return static_cast<Tricks>(reached - least.begin());
}

}  // namespace wizbid
