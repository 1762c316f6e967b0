#include "charts/values_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <stdexcept>

#include "rules/schedule.h"
#include "tables/shipped_values.h"

namespace wizbid {

namespace {

constexpr std::array<std::string_view, 8> scheme_names{
    "early",      "coarse",         "short-aces",  "more-for-aces",
    "void-suits", "aces-and-voids", "long-trumps", "no-trump"};

// The lines of a late group are those of these schemes that lose least.
constexpr std::array late_schemes{ValueScheme::short_aces, ValueScheme::more_for_aces,
                                  ValueScheme::void_suits, ValueScheme::aces_and_voids,
                                  ValueScheme::long_trumps};

ValueGroup group_of(ValueScheme scheme, int first, int last, bool even) {
  ValueGroup group;
  group.scheme = scheme;
  group.first_cards = first;
  group.last_cards = last;
  group.even = even;
  return group;
}

// The scheme is part of what is fitted.
bool same_rounds(const ValueGroup& a, const ValueGroup& b) {
  return a.first_cards == b.first_cards && a.last_cards == b.last_cards && a.even == b.even;
}

}  // namespace

std::vector<ValueGroup> full_groups(int players) {
  const int last = last_round(players);
  std::vector<ValueGroup> groups;
  for (int cards = 2; cards <= 5; ++cards)
    groups.push_back(group_of(ValueScheme::early, cards, cards, false));
  for (const auto& [from, to] : {std::pair{6, 8}, std::pair{9, 11}, std::pair{12, max_cards}}) {
    if (from < last)
      groups.push_back(group_of(late_schemes.front(), from, std::min(to, last - 1), false));
  }
  groups.push_back(group_of(ValueScheme::no_trump, last, last, false));
  return groups;
}

std::vector<ValueGroup> wallet_groups(int players) {
  const int last = last_round(players) - 1;
  return {group_of(ValueScheme::coarse, 2, 3, true), group_of(ValueScheme::coarse, 4, 6, true),
          group_of(ValueScheme::coarse, 7, std::min(last, 10), true)};
}

bool is_complete(const ValuesTable& table) {
  return table.full.size() == full_groups(table.players).size() &&
         table.wallet.size() == wallet_groups(table.players).size();
}

namespace {

// The cases with the counts of another scheme.
void count_anew(std::vector<RatedCase>& cases, ValueScheme scheme) {
  for (RatedCase& each : cases)
    each.value.counts = line_counts(scheme, each.hand, each.trump);
}

// Some of the cases: of every so many deals those of all seats.
std::vector<RatedCase> some_of(const std::vector<RatedCase>& cases, std::size_t players) {
  constexpr std::size_t enough = 40000;
  const std::size_t step = std::max<std::size_t>(1, cases.size() / enough);
  std::vector<RatedCase> some;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (i / players % step == 0)
      some.push_back(cases[i]);
  }
  return some;
}

// The scale of values is chosen on some of the cases.
ValueGroup best_fit(ValueGroup group, int players, std::vector<RatedCase> cases) {
  std::vector<RatedCase> some = some_of(cases, static_cast<std::size_t>(players));
  std::vector<ValueScheme> schemes{group.scheme};
  if (group.scheme == late_schemes.front())
    schemes.assign(late_schemes.begin(), late_schemes.end());
  std::optional<FittedGroup> best;
  for (const ValueScheme scheme : schemes) {
    group.scheme = scheme;
    count_anew(some, scheme);
    count_anew(cases, scheme);
    FittedGroup fitted = end_fit(begin_fit(group, players, some).group, players, cases);
    if (!best || fitted.loss < best->loss)
      best = std::move(fitted);
  }
  return best->group;
}

}  // namespace

GroupsByPlace groups_by_place(const ValuesTable& table) {
  GroupsByPlace groups;
  const auto add = [&](const std::vector<ValueGroup>& places,
                       const std::vector<MeasuredGroup>& measured) {
    for (const ValueGroup& place : places) {
      const auto found = std::ranges::find_if(
          measured, [&](const MeasuredGroup& each) { return same_rounds(each.group, place); });
      groups.push_back(found == measured.end() ? std::nullopt : std::optional(*found));
    }
  };
  add(full_groups(table.players), table.full);
  add(wallet_groups(table.players), table.wallet);
  return groups;
}

ValuesTable with_groups(ValuesTable table, const GroupsByPlace& groups) {
  table.full.clear();
  table.wallet.clear();
  for (const auto& each : groups) {
    if (each)
      (each->group.even ? table.wallet : table.full).push_back(*each);
  }
  return table;
}

MeasuredGroup measure_group(const ValuesTable& table, std::size_t place) {
  const auto player = find_player(table.player);
  const FitWish wish{official_rules(), table.players, player.get(), table.seed};
  const auto full = full_groups(table.players);
  const ValueGroup group =
      place < full.size() ? full[place] : wallet_groups(table.players)[place - full.size()];
  std::vector<RatedCase> cases;
  for (int cards = group.first_cards; cards <= group.last_cards; ++cards) {
    const auto drawn = draw_cases(wish, group.scheme, cards, table.fit_deals);
    cases.insert(cases.end(), drawn.begin(), drawn.end());
  }
  MeasuredGroup measured;
  measured.group = best_fit(group, table.players, std::move(cases));
  for (int cards = group.first_cards; cards <= group.last_cards; ++cards)
    measured.costs.push_back(cost_of_values(wish, measured.group, cards, table.cost_deals));
  return measured;
}

void add_next_group(ValuesTable& table) {
  const std::size_t place = table.full.size() + table.wallet.size();
  const bool full = place < full_groups(table.players).size();
  (full ? table.full : table.wallet).push_back(measure_group(table, place));
}

MeanCost mean_cost(const std::vector<MeasuredGroup>& groups, int first, int last) {
  double cost = 0;
  double variance = 0;
  double made = 0;
  int rounds = 0;
  for (const MeasuredGroup& group : groups) {
    for (const ValueCost& each : group.costs) {
      if (each.cards < first || each.cards > last)
        continue;
      cost += each.cost;
      variance += each.error * each.error;
      made += each.made;
      ++rounds;
    }
  }
  return {cost / rounds, std::sqrt(variance) / rounds, made / rounds};
}

namespace {

std::string group_text(const MeasuredGroup& measured, std::string_view chart) {
  const ValueGroup& group = measured.group;
  std::string text = fmt::format("\n{} {} {} {}\nvalues {}\nfree {}\nno-trump {}\n", chart,
                                 scheme_names.at(static_cast<std::size_t>(group.scheme)),
                                 group.first_cards, group.last_cards, fmt::join(group.values, " "),
                                 fmt::join(group.free, " "), group.no_trump);
  for (std::size_t round = 0; round < group.least.size(); ++round) {
    const int cards = group.first_cards + static_cast<int>(round);
    for (std::size_t seat = 0; seat < group.least[round].size(); ++seat)
      text += fmt::format("least {} {} {}\n", cards, seat + 1,
                          fmt::join(group.least[round][seat], " "));
  }
  for (const ValueCost& cost : measured.costs)
    text += fmt::format("cost {} {} {} {} {} {}\n", cost.cards, cost.cost, cost.error,
                        cost.agreement, cost.made, cost.deals);
  return text + "end\n";
}

// Reads the words of a text line by line.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  // The words of the next line that is not blank and no comment; empty at the end.
  std::vector<std::string_view> next() {
    while (!rest_.empty()) {
      const std::size_t end = std::min(rest_.find('\n'), rest_.size());
      std::string_view line = rest_.substr(0, end);
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      ++number_;
      std::vector<std::string_view> words;
      while (!line.empty() && line.front() != '#') {
        const std::size_t blank = std::min(line.find(' '), line.size());
        if (blank > 0)
          words.push_back(line.substr(0, blank));
        line.remove_prefix(std::min(blank + 1, line.size()));
      }
      if (!words.empty())
        return words;
    }
    return {};
  }
  int number() const { return number_; }

 private:
  std::string_view rest_;
  int number_ = 0;
};

template <typename Number>
bool read(std::string_view word, Number& number) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc{} && end == word.data() + word.size();
}

bool read_all(const std::vector<std::string_view>& words, std::size_t from,
              std::vector<int>& numbers) {
  for (std::size_t i = from; i < words.size(); ++i) {
    numbers.emplace_back();
    if (!read(words[i], numbers.back()))
      return false;
  }
  return true;
}

bool read_least(const std::vector<std::string_view>& words, ValueGroup& group) {
  int cards = 0;
  std::size_t seat = 0;
  if (words.size() < 4 || !read(words[1], cards) || !read(words[2], seat) ||
      cards < group.first_cards || cards > group.last_cards || seat < 1 || seat > max_players)
    return false;
  group.least.resize(static_cast<std::size_t>(group.last_cards - group.first_cards) + 1);
  auto& seats = group.least[static_cast<std::size_t>(cards - group.first_cards)];
  seats.resize(std::max(seats.size(), seat));
  return read_all(words, 3, seats[seat - 1]);
}

bool read_cost(const std::vector<std::string_view>& words, std::vector<ValueCost>& costs) {
  ValueCost cost;
  if (words.size() != 7 || !read(words[1], cost.cards) || !read(words[2], cost.cost) ||
      !read(words[3], cost.error) || !read(words[4], cost.agreement) ||
      !read(words[5], cost.made) || !read(words[6], cost.deals))
    return false;
  costs.push_back(cost);
  return true;
}

bool read_group(Reader& reader, const std::vector<std::string_view>& head,
                MeasuredGroup& measured) {
  ValueGroup& group = measured.group;
  const auto scheme = head.size() == 4
                          ? std::find(scheme_names.begin(), scheme_names.end(), head[1])
                          : scheme_names.end();
  if (scheme == scheme_names.end() || !read(head[2], group.first_cards) ||
      !read(head[3], group.last_cards) || group.first_cards < 1 ||
      group.last_cards < group.first_cards || group.last_cards > max_cards)
    return false;
  group.scheme = static_cast<ValueScheme>(scheme - scheme_names.begin());
  group.even = head[0] == "wallet";
  for (auto words = reader.next(); !words.empty(); words = reader.next()) {
    if (words[0] == "end")
      return group.values.size() == value_lines(group.scheme).size() && !group.least.empty();
    const bool good = words[0] == "values"     ? read_all(words, 1, group.values)
                      : words[0] == "free"     ? read_all(words, 1, group.free)
                      : words[0] == "no-trump" ? words.size() == 2 && read(words[1], group.no_trump)
                      : words[0] == "least"
                          ? read_least(words, group)
                          : words[0] == "cost" && read_cost(words, measured.costs);
    if (!good)
      return false;
  }
  return false;
}

bool read_head(const std::vector<std::string_view>& words, ValuesTable& table) {
  if (words.size() != 2)
    return false;
  if (words[0] == "players")
    return read(words[1], table.players) && table.players >= min_players &&
           table.players <= max_players;
  if (words[0] == "seed")
    return read(words[1], table.seed);
  if (words[0] == "fit-deals")
    return read(words[1], table.fit_deals);
  if (words[0] == "cost-deals")
    return read(words[1], table.cost_deals);
  table.player = words[1];
  return words[0] == "player";
}

}  // namespace

std::string values_text(const ValuesTable& table) {
  std::string text = fmt::format(
      "# Hand values for {0} players: the numbers of wizbid's card-values and wallet charts.\n"
      "# docs/charts.md says what they mean. Made by\n"
      "#   wizbid table build values -p {0} --seed {1} --deals {2} -o values-{0}.txt\n"
      "wizbid-values 1\nplayers {0}\nseed {1}\nplayer {3}\nfit-deals {2}\ncost-deals {4}\n",
      table.players, table.seed, table.fit_deals, table.player, table.cost_deals);
  for (const MeasuredGroup& group : table.full)
    text += group_text(group, "full");
  for (const MeasuredGroup& group : table.wallet)
    text += group_text(group, "wallet");
  return text;
}

tl::expected<ValuesTable, std::string> parse_values(std::string_view text) {
  Reader reader(text);
  const auto wrong = [&] {
    return tl::unexpected(
        fmt::format("line {} is not what a table of hand values has there", reader.number()));
  };
  ValuesTable table;
  auto words = reader.next();
  if (words != std::vector<std::string_view>{"wizbid-values", "1"})
    return wrong();
  for (words = reader.next(); !words.empty(); words = reader.next()) {
    const bool full = words[0] == "full";
    if (full || words[0] == "wallet") {
      MeasuredGroup measured;
      if (!read_group(reader, words, measured))
        return wrong();
      (full ? table.full : table.wallet).push_back(std::move(measured));
    } else if (!read_head(words, table)) {
      return wrong();
    }
  }
  return table;
}

ValuesTable shipped_values(int players) {
  auto table = parse_values(shipped_values_text(players));
  if (!table || !is_complete(*table))
    throw std::logic_error("the shipped hand values can't be read");
  return *std::move(table);
}

}  // namespace wizbid
