// What `wizbid check --help` prints.
#pragma once

namespace wizbid::cli {

inline constexpr const char* check_help = R"(Examples:
  wizbid check                        all claims that come with the program
  wizbid check --only wikipedia-W9    one of them
  wizbid check mine.toml folder/      your own
  wizbid check 'players=4 seat=1 turn-up=8H bids 1 with >= 3H'
      is the 3 of trump the weakest card with which the leader bids 1?
  wizbid check 'players=4 seat=1 turn-up=8H hand=3H takes 1 chance >= 3/7'
      does it win that often?

Usage: wizbid check [FILE|FOLDER ...] [--only ID[,ID ...]] [--fail-on VERDICT]
                    [--cache FILE]
       wizbid check 'CLAIM IN A LINE'

Judges claims about strategy: holds, refuted or undecided, with the numbers
that say so. Chances in a round of one card and chances of who holds what are
exact; other verdicts come from samples, and are given only where the sample
leaves no doubt: all claims of a run together give a false verdict in less than
1% of runs. A threshold claims the weakest card: it is refuted if a weaker one
bids so too, or if the card itself does not.

A claim file is TOML; docs/claims.md describes it with examples. A mistake in
one claim is told with its line and column; the others are judged all the same.

  --only ID            these claims only, with commas between them
  --fail-on refuted    end with exit code 1 if a claim is refuted
  --fail-on undecided  ... or undecided
  --cache FILE         keep the verdicts in FILE, and take those that are there
                       for the same claim, version, seed and run
  --deck NAME          of the cards in a line: us, german, medieval or numbers;
                       the answer names them as the US deck does [us]
  --seed N             another sample (default: 1)
  --threads N          (default: all cores)

The answer:
      --format F       text, json, csv or md
  -o, --output FILE    write it there; the ending picks the format
      --color WHEN     auto, always or never
      --ascii          no symbols beyond ASCII

A line is one of:
  KEY=VALUE ... bids B with >= CARD
  KEY=VALUE ... bids B with CARD
  KEY=VALUE ... hand=HAND takes T chance RELATION NUMBER
  KEY=VALUE ... hand=HAND holds SET chance RELATION NUMBER
  KEY=VALUE ... hand=HAND lead CARD chance RELATION NUMBER
KEY: players, seat, turn-up, bids, trump, bid-noise, rules, model, deals.
CARD: 3H, or by its part: trump 3, plain J, any 9. RELATION: = >= <= > < !=
)";

}  // namespace wizbid::cli
