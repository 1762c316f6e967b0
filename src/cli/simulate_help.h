// What `wizbid simulate --help` prints.
#pragma once

#include <string_view>

namespace wizbid::cli {

inline constexpr std::string_view simulate_help =
    R"(Examples:
  wizbid simulate --players greedy,random,random,random
      1000 whole games of four: what does one greedy player gain?
  wizbid simulate --players greedy,random,random --duplicate --games 200
      the same deals for everybody: each game once with every rotation of seats
  wizbid simulate --players greedy,greedy,greedy --cards 5 --games 10000
      rounds of five cards only
  wizbid simulate --players greedy,random,random,random --rules camelot
      with the special cards of the Camelot edition
  wizbid simulate --players greedy,random,random,random -o games.csv

Plays games between named players: what each scores in a game and in a round,
how often he makes his bid, and how sure that is.

Usage: wizbid simulate --players NAME,NAME,NAME... [flags]

The games:
  -p, --players LIST   3 to 6 names, in the order in which they sit at the
                       table: points, rival, greedy, random. The first one leads
                       in the first round; the deal moves left from round to
                       round and from game to game. By rules with special cards
                       greedy and random only
      --cards R        the rounds of a game by their cards: 5, 1-10 or all [all]
      --games N        how many games [1000]
      --duplicate      play each game once for every rotation of the names
                       through the seats, on the same deals: the luck of the
                       cards is the same for all
      --rules NAMES    of rule sets or files, commas between them: see wizbid
                       rules list and docs/rules.md [official]
      --seed N         same seed, same answer, whatever the threads [1]
      --threads N      [all cores]

The answer:
      --format NAME    text, json, csv or md [text]
  -o, --output FILE    into a file; its ending tells the format
      --color WHEN     auto, always or never [auto]
      --ascii          no characters beyond ASCII
      --lang NAME      en, or de for text and Markdown [en]

Intervals (±) are 95% intervals for the luck of the deals. A game, or a game in
all rotations, counts as one; differences are paired, game by game.

Exit codes: 0 done; 2 input that makes no sense; 4 a file could not be written;
130 interrupted (the games played so far are shown).
)";

}  // namespace wizbid::cli
