// What `wizbid odds --help` prints.
#pragma once

#include <string_view>

namespace wizbid::cli {

inline constexpr std::string_view odds_help =
    R"(Examples:
  wizbid odds JC -p 3 -s 1 -t 8H           I lead the jack of clubs: 1 or 0?
  wizbid odds W -p 4 -t 8H -b 1,1          two players before me have bid 1
  wizbid odds 'AH W 3C' -p 4 -t 7H -b 0,-  seat 3; seat 2 was not heard
  wizbid odds 'QS 4D' -p 5 -s dealer -t W  a Wizard is turned up: which trump?
  wizbid odds '2C 9H' -p 3 -s all -t J     the same hand in every seat
  wizbid odds JC -p 3 -s 1 -t 8H -b 1,0,0  all have bid: how are my chances now?
  wizbid odds 'AH W 3C' -p 4 -s 2 -t 7H -o answer.json
  wizbid odds --rules clairvoyance -p 4 -s 2 -t 8H --others-hold 'AH,3C,W'

The odds of every bid for the hand that I hold: chance of each number of tricks,
chance to make the bid, expected score, and the best bid.

Usage: wizbid odds HAND -p PLAYERS -s SEAT -t CARD [flags]

HAND is cards of rank and suit in any order, with blanks, commas or nothing
between them: AH 10S 2C, or suit by suit: H A K 4 S 10 W. W is a Wizard, J a
Jester.

The situation:
  -p, --players N         3 to 6
  -s, --seat K            1 leads and bids first, N deals and bids last; or
                          first, dealer, or all for one answer a seat. Without
                          it: the seat after the last of --bids
  -t, --turn-up CARD      the card turned up; none in the last round
      --trump SUIT        the suit that the dealer named, a Wizard turned up; he
                          may leave it out and is told which to name
  -b, --bids LIST         the bids of the seats before mine in order, - for one
                          not heard: 1,0,-. Or the bids of all, mine too: add -s
      --bid-noise POINTS  how far earlier bids are trusted as evidence: 0 = all
                          bidders are perfectly rational (exact answers only),
                          inf = ignore bids as evidence [2]
      --rules NAMES       of rule sets or files, commas between them: see wizbid
                          rules list and docs/rules.md [official]
      --others-hold CARDS by rules of clairvoyance, with one card each: what the
                          others hold, in seat order, instead of HAND
      --sole-leader WORD  yes or no, does the dealer alone lead the score? For
                          rules that ask (canadian-2007)
      --deck NAME         us, german, medieval, numbers, or with special cards
                          camelot (--rules camelot) [us]

The question:
      --said B            I bid B: what did it cost against the best bid?
      --need S            also the bid with the best chance of at least S points
      --plot FILE         also the chart of the answer: .pdf .svg .png .html ...
      --why               what the earlier bids say; how the scores come about
      --compare           the best bid also if all play like another model, or
                          the bids heard are no evidence

Who plays:
      --model NAME        all players: points, rival, greedy or random [points]
      --me NAME           I alone
      --others NAME       the others alone

The work:
      --method NAME       auto: counted where possible, else enumerated if that
                          takes under a second (or --time), else sampled; exact;
                          sample [auto]
      --deals N           sample so many deals
      --precision PERCENT sample until the 95% interval of the chance to make
                          each bid in contention is at most so wide on either
                          side [0.5; off with --deals or --time]
      --time SECONDS      stop sampling after so long
      --shard I/N         play the I-th of N parts of --deals; its sums go
                          into a file for wizbid merge
      --seed N            same seed, same answer, whatever the threads [1]
      --threads N         [all cores]

The answer:
      --brief             one line
      --format NAME       text, json, csv or md [text]
  -o, --output FILE       into a file; its ending tells the format
      --color WHEN        auto, always or never [auto]
      --ascii             no characters beyond ASCII
      --lang NAME         en, or de for text, Markdown and --plot [en]

Numbers are exact, or exact if the others bid sensibly, or sampled with a 95%
interval (±) that covers the luck of the sample only; the answer says which.

Exit codes: 0 done; 2 input that makes no sense; 3 the precision asked for was
not reached; 4 a file could not be read or written; 130 interrupted. After 3 and
130 the partial answer is printed.
)";

}  // namespace wizbid::cli
