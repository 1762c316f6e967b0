// What `wizbid play --help` prints.
#pragma once

#include <string_view>

namespace wizbid::cli {

inline constexpr std::string_view play_help =
    R"(Examples:
  wizbid play 'AS 2S' -p 4 -s 2 -t 7H -b 1,0,2,0 \
      --tricks '1: 2C AC W J' --table '3: KS 3S 4S'
      seat 1 led the first trick, seat 3 won it with a Wizard and led KS
  wizbid play 'QS 4D AH' -p 3 -s 1 -t 8H -b 1,1,0
      all have bid and I lead the first trick

Which card to play: the legal cards ranked by the expected score of the round,
with what each loses against the best and the chance to make my bid.

Usage: wizbid play HAND -p PLAYERS -s SEAT -t CARD -b BIDS
           [--tricks TRICKS] [--table TRICK] [flags]

HAND is what I still hold, typed as in `wizbid odds`.

What was played:
      --tricks TRICKS     the past tricks, parted by semicolons; each is the
                          seat that led, a colon and the cards in order
      --table TRICK       the cards on the table in the same way; without it I
                          lead
Merlin and the Shapeshifter (rules with special cards) are followed by what they
counted as: Merlin=W or Merlin=J.
Everything is replayed and checked: who leads, who follows suit, whether each
card can be where it is said to be.

The situation:
  -p, --players N         3 to 6
  -s, --seat K            1 leads and bids first, N deals and bids last; or
                          first, dealer
  -t, --turn-up CARD      the card turned up; none in the last round
      --trump SUIT        the suit that the dealer named, a Wizard turned up
  -b, --bids LIST         the bids of all seats in order, mine too, - for one
                          not heard: 1,0,-,2
      --bid-noise POINTS  how far the bids are trusted as evidence: 0 = all
                          bidders are perfectly rational (exact answers only),
                          inf = ignore bids [2]
      --rules NAMES       of rule sets or files, commas between them: see wizbid
                          rules list and docs/rules.md [official]
      --sole-leader WORD  yes or no, does the dealer alone lead the score? For
                          rules that ask (canadian-2007)
      --deck NAME         us, german, medieval or numbers; camelot and jubilee
                          come with their rules [us]

Who plays on:
      --model NAME        all players: points, rival, greedy or random [points;
                          with special cards greedy or random, greedy]
      --me NAME           I alone
      --others NAME       the others alone

The work:
      --method NAME       auto: all deals that fit if that takes under a second
                          (or --time), else sampled; exact; sample [auto]
      --deals N           sample so many deals
      --precision PERCENT sample until the 95% interval of the chance to make
                          the bid is at most so wide on either side, for each
                          card in contention [0.5; off with --deals or --time]
      --time SECONDS      stop sampling after so long
      --seed N            same seed, same answer, whatever the threads [1]
      --threads N         [all cores]

The answer:
      --brief             one line
      --format NAME       text, json, csv or md [text]
  -o, --output FILE       into a file; its ending tells the format
      --color WHEN        auto, always or never [auto]
      --ascii             no characters beyond ASCII
      --lang NAME         en, or de for text and Markdown [en]

Exit codes: 0 done; 2 input that makes no sense; 3 the precision asked for was
not reached; 4 a file could not be read or written; 130 interrupted. After 3 and
130 the partial answer is printed.
)";

}  // namespace wizbid::cli
