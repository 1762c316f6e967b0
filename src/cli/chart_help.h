// What `wizbid chart --help` prints.
#pragma once

#include <string_view>

namespace wizbid::cli {

inline constexpr std::string_view chart_help =
    R"(Examples:
  wizbid chart -p 4 --cards 1 -o four.pdf          the one-card round, to print
  wizbid chart -p 3 --kind one-card --lang de -o drei.html
  wizbid chart -p 4 --cards 2-5 -o values.pdf      add up the hand, see the bid
  wizbid chart -p 4 --kind holdings -o who.pdf
  wizbid chart -p 4 --kind hand --hand 'AH W 3C' -s 1 -t 7H -o hand.svg

Bid charts to print and to pin up: one letter or number in every cell, colour
only second, rules and assumptions at the foot.

Usage: wizbid chart -p PLAYERS [--kind KIND] [--cards R|A-B] [-o FILE] [flags]

The chart:
  -p, --players N         3 to 6
      --kind KIND         one-card: what to say with one card, exact
                          card-values: what each card is worth, and from which
                          sum on to bid how many; its cost is printed on it
                          wallet: the two above on a card of credit-card size
                          card-odds: does the card that you lead win, exact
                          holdings: who holds what, exact
                          hand: the bids of one hand; takes --hand and the flags
                          of `wizbid odds` for its situation and method
      --cards R|A-B       the round, or the first and the last of several
  -s, --seat K            one-card: this seat only, its number, first or dealer
      --bid-noise POINTS  how far earlier bids are trusted as evidence [2]
      --rules NAMES       of rule sets or files, for the kinds one-card and
                          hand; the others are made for official only
                          [official]
      --sole-leader WORD  yes or no, does the dealer alone lead the score? For
                          rules that ask (canadian-2007)
      --deck NAME         of a hand: us, german, medieval or numbers; camelot and
                          jubilee go with rules that have their cards [us]
      --lang NAME         en or de [en]

The file:
  -o, --output FILE       .pdf .svg .png .html .md .csv .txt or .json
      --format NAME       pdf, svg, png, html, md, csv, text or json [text]
      --paper SIZE        a4 or letter [a4]
      --page N            this page only

PDF and PNG need the Debian packages libpangocairo-1.0-0, fonts-lato and
fonts-dejavu-core.

Exit codes: 0 done; 2 input that makes no sense; 4 a file could not be written,
or what draws it is missing.
)";

}  // namespace wizbid::cli
