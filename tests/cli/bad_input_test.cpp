// What makes no sense is refused: exit code 2, a sentence that says what to type instead, and
// nothing on standard output.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "cli/program.h"

namespace wizbid::cli {
namespace {

using testing::HasSubstr;

struct BadInput {
  const char* name;
  std::vector<std::string> words;
  const char* says;  // part of the message
};

std::vector<std::string> odds(std::initializer_list<const char*> words) {
  std::vector<std::string> all{"odds"};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

std::vector<std::string> play_beside_merlin(const char* table, const char* hand = "AH") {
  return {"play",    hand,  "-p4",     "-s3",     "-t8H",    "-b1,1,1,0",
          "--table", table, "--rules", "camelot", "--deals", "100"};
}

std::string many_cards(int count) {
  std::string hand;
  for (int i = 0; i < count; ++i)
    hand += "2C ";
  return hand;
}

std::vector<BadInput> bad_inputs() {
  const std::string hundred_kilobytes(100000, 'x');
  return {
      // Cards
      {"RankTypo", odds({"1C", "-p3", "-s1", "-t8H"}), "AC"},
      {"SuitTypo", odds({"JX", "-p3", "-s1", "-t8H"}), "is not a suit"},
      {"RankWithoutSuit", odds({"10", "-p3", "-s1", "-t8H"}), "has no suit"},
      {"SuitWithoutRank", odds({"H", "-p3", "-s1", "-t8H"}), "suit without a card"},
      {"ElevenOfHearts", odds({"11H", "-p3", "-s1", "-t8C"}), "two ways"},
      {"FourteenOfHearts", odds({"14H", "-p3", "-s1", "-t8C"}), "there is no rank 14"},
      {"ZeroOfHearts", odds({"0H", "-p3", "-s1", "-t8C"}), "is not a card"},
      {"GermanDame", odds({"DH", "-p3", "-s1", "-t8C"}), "QH"},
      {"CyrillicLetter", odds({"J\u0441", "-p3", "-s1", "-t8H"}), "U+0441"},
      {"FullWidthLetter", odds({"J\uff23", "-p3", "-s1", "-t8H"}), "U+FF23"},
      {"ZeroWidthSpace", odds({"J\u200bC", "-p3", "-s1", "-t8H"}), "U+200B"},
      {"StrayByte", odds({"J\xff", "-p3", "-s1", "-t8H"}), "0xFF"},
      {"Emoji", odds({"\U0001F0A1", "-p3", "-s1", "-t8H"}), "U+1F0A1"},
      {"Escape", odds({"J\x1b[31mC", "-p3", "-s1", "-t8H"}), "U+001B"},
      {"Word", odds({"ace of hearts", "-p3", "-s1", "-t8C"}), "position"},
      {"JackOrJester", odds({"H 4 S 9 J", "-p4", "-s1", "-t8C"}), "two ways"},
      {"Semicolon", odds({"AH;KH", "-p3", "-s1", "-t8C"}), "blanks or commas"},
      {"Underscore", odds({"A_H", "-p3", "-s1", "-t8C"}), "position"},
      {"HundredKilobytes", {"odds", hundred_kilobytes, "-p3", "-s1", "-t8H"}, "position 1"},
      // Hands
      {"EmptyHand", odds({"", "-p3", "-s1", "-t8H"}), "hand is empty"},
      {"NoHand", odds({"-p3", "-s1", "-t8H"}), "hand is empty"},
      {"BlankHand", odds({"   ", "-p3", "-s1", "-t8H"}), "hand is empty"},
      {"Duplicate", odds({"AH AH", "-p3", "-s1", "-t8C"}), "more than once"},
      {"DuplicateInWords", odds({"AH", "HA", "-p3", "-s1", "-t8C"}), "more than once"},
      {"FiveWizards", odds({"W W W W W", "-p3", "-s1", "-t8C"}), "5 Wizards"},
      {"FiveJesters", odds({"Je Je Je Je Je", "-p3", "-s1", "-t8C"}), "5 Jesters"},
      {"FifthWizardTurnedUp", odds({"W W W W", "-p3", "-s1", "-tW", "--trump", "H"}), "all 4"},
      {"CardIsTurnUp", odds({"AH", "-p3", "-s1", "-tAH"}), "turned up as well"},
      {"TooManyCards", odds({"2C3C4C5C6C7C8C9C10CJCQC", "-p6", "-s1", "-t8H"}), "too large"},
      {"SixtyOneCards", {"odds", many_cards(61), "-p3", "-s1", "-t8H"}, "61 cards"},
      // Players and seats
      {"NoPlayers", odds({"JC", "-s1", "-t8H"}), "give -p 3, 4, 5 or 6"},
      {"TwoPlayers", odds({"JC", "-p2", "-s1", "-t8H"}), "from 3 to 6"},
      {"SevenPlayers", odds({"JC", "-p7", "-s1", "-t8H"}), "from 3 to 6"},
      {"PlayersInWords", odds({"JC", "-pthree", "-s1", "-t8H"}), "from 3 to 6"},
      {"HalfAPlayer", odds({"JC", "-p3.5", "-s1", "-t8H"}), "from 3 to 6"},
      {"HugePlayers", odds({"JC", "-p99999999999999999999", "-s1", "-t8H"}), "from 3 to 6"},
      {"PlayersWithoutValue", odds({"JC", "-s1", "-t8H", "-p"}), "--players needs"},
      {"PlayersTwice", odds({"JC", "-p3", "-p4", "-s1", "-t8H"}), "give it once"},
      {"NoSeat", odds({"JC", "-p3", "-t8H"}), "The seat is missing"},
      {"SeatZero", odds({"JC", "-p3", "-s0", "-t8H"}), "seat"},
      {"SeatBeyondTable", odds({"JC", "-p3", "-s4", "-t8H"}), "no seat 4"},
      {"SeatInWords", odds({"JC", "-p3", "-slast", "-t8H"}), "dealer"},
      {"NegativeSeat", odds({"JC", "-p3", "-s-1", "-t8H"}), "seat"},
      // Turn-up and trump
      {"NoTurnUp", odds({"JC", "-p3", "-s1"}), "give -t CARD"},
      {"NoneTurnedUpTooEarly", odds({"JC", "-p3", "-s1", "-tnone"}), "last round"},
      {"TwoTurnedUp", odds({"JC", "-p3", "-s1", "-t8H 9H"}), "2 cards"},
      {"TurnUpTypo", odds({"JC", "-p3", "-s1", "-t8X"}), "is not a suit"},
      {"TurnUpInLastRound", odds({"2C3C4C5C6C7C8C9C10CJC", "-p6", "-s1", "-t8H"}), "leave -t out"},
      {"TrumpWithoutWizard", odds({"JC", "-p3", "-s1", "-t8H", "--trump", "S"}),
       "leave --trump out"},
      {"TrumpMissing", odds({"JC", "-p3", "-s1", "-tW"}), "--trump C, D, H or S"},
      {"TrumpNone", odds({"JC", "-p3", "-s1", "-tW", "--trump", "none"}), "can't name none"},
      {"TrumpTypo", odds({"JC", "-p3", "-s1", "-tW", "--trump", "X"}), "write C (clubs)"},
      {"TrumpWithJester", odds({"QC", "-p3", "-s1", "-tJ", "--trump", "H"}), "leave --trump out"},
      // Bids
      {"BidTooHigh", odds({"JC", "-p3", "-t8H", "-b2"}), "a bid is 0 to 1"},
      {"NegativeBid", odds({"JC", "-p3", "-t8H", "-b-1"}), "is no bid"},
      {"BidInWords", odds({"JC", "-p3", "-t8H", "-bone"}), "is no bid"},
      {"MissingBid", odds({"JC", "-p4", "-t8H", "-b1,,0"}), "is no bid"},
      {"TooFewBids", odds({"JC", "-p4", "-s4", "-t8H", "-b1"}), "before seat 4"},
      {"TooManyBids", odds({"JC", "-p3", "-t8H", "-b1,0,1,0"}), "too many for 3 players"},
      {"BidsBeforeTheLeader", odds({"JC", "-p3", "-s1", "-t8H", "-b1"}), "nobody bids before"},
      {"AllBidsButNoSeat", odds({"JC", "-p3", "-t8H", "-b1,0,0"}), "-s"},
      {"OwnBidNotGiven", odds({"JC", "-p3", "-s1", "-t8H", "-b-,0,0"}), "Your own bid"},
      {"AllSeatsAllBids", odds({"JC", "-p3", "-sall", "-t8H", "-b1,0,0"}), "leave --bids out"},
      // Questions
      {"SaidTooMuch", odds({"JC", "-p3", "-s1", "-t8H", "--said", "2"}), "from 0 to 1"},
      {"SaidInWords", odds({"JC", "-p3", "-s1", "-t8H", "--said", "none"}), "whole number"},
      {"SaidAfterTheAuction", odds({"JC", "-p3", "-s1", "-t8H", "-b1,0,0", "--said", "1"}),
       "leave one of them out"},
      {"NeedInWords", odds({"JC", "-p3", "-s1", "-t8H", "--need", "ten"}), "as in 20 or -10"},
      {"BriefJson", odds({"JC", "-p3", "-s1", "-t8H", "--brief", "--format", "json"}),
       "leave --brief out"},
      {"BriefWithValue", odds({"JC", "-p3", "-s1", "-t8H", "--brief=1"}), "type --brief alone"},
      {"SaidWhatIsForbidden",
       odds({"W", "-p4", "-s4", "-t8H", "-b0,0,0", "--rules", "plus-minus-one", "--said", "1"}),
       "--said can't be 1: by the rules plus-minus-one"},
      {"CsvAndNeed", odds({"JC", "-p3", "-s1", "-t8H", "--format", "csv", "--need", "20"}),
       "csv is a table of the bids without what --need asks"},
      {"BriefAndWhy", odds({"JC", "-p3", "-s1", "-t8H", "--brief", "--why"}),
       "leave one of them out"},
      // Models and methods
      {"ModelTypo", odds({"JC", "-p3", "-s1", "-t8H", "--model", "gredy"}), "Did you mean greedy?"},
      {"UnknownOthers", odds({"JC", "-p3", "-s1", "-t8H", "--others", "humans"}),
       "points, rival, greedy or random"},
      {"MethodTypo", odds({"JC", "-p3", "-s1", "-t8H", "--method", "exakt"}),
       "Did you mean exact?"},
      {"ExactOutOfReach",
       odds({"2C4C6C8C10CQC3D5D7D9D", "-p4", "-s1", "-t8H", "--method", "exact"}), "exact"},
      {"DealsOfAnExactAnswer",
       odds({"JC", "-p3", "-s1", "-t8H", "--method", "exact", "--deals", "100"}),
       "leave one of them out"},
      {"NoDeals", odds({"JC", "-p3", "-s1", "-t8H", "--deals", "0"}), "at least 1"},
      {"DealsInWords", odds({"JC", "-p3", "-s1", "-t8H", "--deals", "1e6"}), "at least 1"},
      {"NoPrecision", odds({"JC", "-p3", "-s1", "-t8H", "--precision", "0"}), "as in 0.5"},
      {"PrecisionWithSign", odds({"JC", "-p3", "-s1", "-t8H", "--precision", "0.5%"}), "as in 0.5"},
      {"NoTime", odds({"JC", "-p3", "-s1", "-t8H", "--time", "0"}), "seconds from 0.001"},
      {"NegativeTime", odds({"JC", "-p3", "-s1", "-t8H", "--time", "-1"}), "seconds from 0.001"},
      {"NegativeNoise", odds({"JC", "-p3", "-s1", "-t8H", "--bid-noise", "-1"}), "or inf"},
      {"NoiseNotANumber", odds({"JC", "-p3", "-s1", "-t8H", "--bid-noise", "nan"}), "or inf"},
      {"NoNoiseInASample",
       odds({"2C4C6C8C10CQC3D5D7D9D", "-p4", "-t8H", "-b3", "--bid-noise", "0"}), "above 0"},
      {"SeedInWords", odds({"JC", "-p3", "-s1", "-t8H", "--seed", "lucky"}), "whole number"},
      {"NegativeSeed", odds({"JC", "-p3", "-s1", "-t8H", "--seed", "-1"}), "whole number"},
      {"NoThreads", odds({"JC", "-p3", "-s1", "-t8H", "--threads", "0"}), "from 1 to 1024"},
      {"TooManyThreads", odds({"JC", "-p3", "-s1", "-t8H", "--threads", "5000"}), "from 1 to 1024"},
      {"HugeSeed", odds({"JC", "-p3", "-s1", "-t8H", "--seed", "18446744073709551616"}),
       "to 9223372036854775807"},
      {"HugeTime", odds({"JC", "-p3", "-s1", "-t8H", "--time", "18446744073709551616"}),
       "to 10000000"},
      {"HugeNeed", odds({"JC", "-p3", "-s1", "-t8H", "--need", "2147483648"}), "to 1000000"},
      {"HugeDeals", odds({"JC", "-p3", "-s1", "-t8H", "--deals", "9223372036854775808"}),
       "at most 9223372036854775807"},
      {"TinyPrecision", odds({"JC", "-p3", "-s1", "-t8H", "--precision", "1e-9"}), "from 0.000001"},
      // What other versions have
      {"OtherRules", odds({"JC", "-p3", "-s1", "-t8H", "--rules", "plus-minus-two"}),
       "Did you mean plus-minus-one?"},
      {"OtherDeck", odds({"JC", "-p3", "-s1", "-t8H", "--deck", "tarot"}),
       "us, german, medieval, numbers, camelot or jubilee"},
      {"CamelotDeckByOtherRules",
       odds({"JC", "-p3", "-s1", "-t8H", "--deck", "camelot", "--rules", "magic"}),
       "played by the rules camelot, not by magic"},
      {"CamelotRulesWithAnotherDeck",
       odds({"JC", "-p3", "-s1", "-t8H", "--deck", "us", "--rules", "camelot"}),
       "as in the deck camelot: leave --deck out"},
      {"ATwoOfCamelot", odds({"2C", "-p3", "-s1", "-t8H", "--rules", "camelot"}),
       "take the place of the 2s"},
      {"MerlinElsewhere", odds({"Merlin", "-p3", "-s1", "-t8H"}), "Merlin in the deck camelot"},
      {"DragonByOtherRules", odds({"Dragon", "-p3", "-s1", "-t8H", "--rules", "fairy"}),
       "By the rules fairy Dragon is not in the deck."},
      {"JubileeWithoutItsCards", odds({"JC", "-p3", "-s1", "-t8H", "--deck", "jubilee"}),
       "--rules dragon,fairy"},
      {"Werewolf", odds({"JC", "-p3", "-s1", "-t8H", "--rules", "werewolf"}), "is left out"},
      {"Omnibus", odds({"JC", "-p3", "-s1", "-t8H", "--rules", "omnibus"}), "camelot or magic"},
      {"CamelotAndMagic", odds({"JC", "-p3", "-s1", "-t8H", "--rules", "camelot,magic"}),
       "contradict each other"},
      {"TwoCardsOfCamelotExactly",
       odds({"JC QC", "-p3", "-s1", "-t8H", "--rules", "camelot", "--me", "greedy", "--others",
             "greedy", "--method", "exact"}),
       "only the round of one card has an exact answer"},
      {"TrainedPlayerOfCamelot",
       odds({"JC QC", "-p3", "-s1", "-t8H", "--rules", "camelot", "--me", "points"}),
       "has never seen the special cards"},
      {"PlayWithSpecialCards",
       {"play", "JC", "-p3", "-s1", "-t8H", "-b", "0,0,0", "--rules", "magic", "--me", "points"},
       "has never seen the special cards"},
      {"PlayWithSpecialCardsExactly",
       {"play", "JC", "-p3", "-s1", "-t8H", "-b", "0,0,0", "--rules", "magic", "--method", "exact"},
       "ranked by sampling"},
      {"PlayedMerlinAsNothing", play_beside_merlin("1: KS Merlin"),
       "Merlin=W (a Wizard) or Merlin=J (a Jester)"},
      {"PlayedMerlinAsSomething", play_beside_merlin("1: KS Merlin=X"),
       "type Merlin=W or Merlin=J"},
      {"PlayedAceAsWizard", play_beside_merlin("1: KS AC=W"), "stands behind no other card"},
      {"MerlinPlayedAndHeld", play_beside_merlin("1: Grail Merlin=W", "Merlin"),
       "Merlin has been played"},
      {"GrailPlayedTwice", play_beside_merlin("1: Grail Grail"), "has been played before"},
      {"WizardOfOtherRules",
       {"play", "JC", "-p3", "-s3", "-t8H", "-b", "0,0,0", "--table", "1: KS W=W"},
       "="},
      {"CountOfSpecialCards",
       {"count", "-p3", "--hand", "JC", "-t8H", "--holds", "W", "--rules", "camelot"},
       "this command does not"},
      {"ChartOfSpecialCards",
       {"chart", "-p3", "--kind", "card-values", "--rules", "camelot"},
       "made for official only"},
      {"ChartByTrainedPlayersOfCamelot",
       {"chart", "-p3", "--kind", "one-card", "--rules", "camelot", "--others", "points"},
       "has never seen the special cards"},
      {"CardOfAnotherDeck", odds({"b13", "-p3", "-s1", "-t8H"}), "--deck german"},
      {"TurnUpOfAnotherDeck", odds({"JC", "-p3", "-s1", "-tr7"}), "8H in the deck german"},
      {"GreenOrYellow", odds({"g7", "-p3", "-s1", "-tr7", "--deck", "german"}), "gr7 or ge7"},
      {"TrumpOfAnotherDeck", odds({"JC", "-p3", "-s1", "-tW", "--trump", "blau"}), "deck german"},
      {"OtherLanguage", odds({"JC", "-p3", "-s1", "-t8H", "--lang", "fr"}),
       "--lang must be en or de"},
      {"PlotAsNothing", odds({"JC", "-p3", "-s1", "-t8H", "--plot", "a.doc"}), "ends in .pdf"},
      {"Shard", odds({"JC", "-p3", "-s1", "-t8H", "--shard", "1/2"}), "give it --deals"},
      {"CompletionForNoShell", {"completion"}, "Type the name of one shell"},
      {"CompletionForAnotherShell", {"completion", "fihs"}, "Did you mean fish"},
      // Flags and commands
      {"FlagTypo", odds({"JC", "--playrs", "3"}), "Did you mean --players?"},
      {"FlagWithOneDash", odds({"JC", "-players", "3"}), "Did you mean --players?"},
      {"UnknownFlag", odds({"JC", "--frobnicate"}), "There is no flag --frobnicate."},
      {"ByteInAFlag", odds({"JC", "--\x1b[31mod\xff"}), "<U+001B>[31mod<0xFF>"},
      {"ByteBeforeTheCommand", {"-\x1b\xff", "odds"}, "JC -<U+001B><0xFF>"},
      {"EmptyCommand", {""}, "no command \"\""},
      {"UnknownLetter", odds({"JC", "-x"}), "The short flags here are"},
      {"FlagForAValue", odds({"JC", "-p", "-s", "1"}), "but -s follows"},
      {"FormatTypo", odds({"JC", "-p3", "-s1", "-t8H", "--format", "jsn"}), "Did you mean json?"},
      {"ColourTypo", odds({"JC", "-p3", "-s1", "-t8H", "--color", "yes"}), "auto, always or never"},
      {"UnknownEnding", odds({"JC", "-p3", "-s1", "-t8H", "-o", "a.xyz"}),
       ".txt, .json, .csv or .md"},
      {"CommandTypo", {"ods", "JC"}, "Did you mean odds?"},
      {"CommandMissing", {"JC", "-p", "3"}, "wizbid odds JC"},
      {"FlagBeforeCommand", {"-p", "3", "odds", "JC"}, "after the command"},
      {"UnknownCommand", {"frobnicate"}, "wizbid help"},
      {"HelpOnNothing", {"help", "frobnicate"}, "wizbid help"},
  };
}

class BadInputs : public testing::TestWithParam<BadInput> {};

bool is_clean(const std::string& text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n'; }) &&
         text.find('\xff') == std::string::npos;
}

TEST_P(BadInputs, AreRefusedWithASentence) {
  const Outcome outcome = run_program(GetParam().words);
  EXPECT_EQ(outcome.code, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, HasSubstr(GetParam().says));
  EXPECT_TRUE(outcome.err.starts_with("wizbid: ")) << outcome.err;
  EXPECT_TRUE(outcome.err.ends_with(".\n") || outcome.err.ends_with("?\n")) << outcome.err;
  EXPECT_TRUE(is_clean(outcome.err)) << outcome.err;
  EXPECT_LT(outcome.err.size(), 1000U);
}

INSTANTIATE_TEST_SUITE_P(Cases, BadInputs, testing::ValuesIn(bad_inputs()),
                         [](const auto& test) { return test.param.name; });

struct SeveralFaults {
  const char* name;
  std::vector<std::string> words;
  std::vector<const char*> says;  // one a line, in order; nothing else is said
};

std::vector<std::string> count(std::initializer_list<const char*> words) {
  std::vector<std::string> all{"count"};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

std::vector<SeveralFaults> several_faults() {
  return {
      {"AllOfASituation",
       odds({"AH AH KH KH W W W W W", "-p4", "-s9", "-tAH", "-b5,12", "--trump", "H"}),
       {"--seat must be", "KH, AH are in the hand more than once", "5 Wizards", "turned up as well",
        "leave --trump out", "seat 2 is 12"}},
      {"EveryWordOfAHand",
       odds({"XX YY"}),
       {"position 1", "position 4", "number of players is missing", "turned up is missing",
        "seat is missing"}},
      {"TheReadablePartOfAHand",
       odds({"AH AH XX", "-p3", "-s1", "-tAH"}),
       {"position 7", "AH is in the hand more than once", "turned up as well"}},
      {"NoHandSizeWithoutAHand",
       odds({"2C3C4C5C6C7C8C9C10CJCQC XX", "-p6", "-s1", "-t8H", "-b7"}),
       {"position 25", "nobody bids before seat 1"}},
      {"GroupsHangTogether", odds({"H 4 X 4", "-p3", "-s1", "-t8C"}), {"position 5"}},
      {"PositionsCountCharacters",
       odds({"A\u2665 XX K\u2665 YY", "-p3", "-s1", "-t8C"}),
       {"position 4", "position 10"}},
      {"QuestionsBesideASituation",
       odds({"AH", "-p3", "-s1", "-t2C", "--said", "5", "--need", "x", "--format", "xml", "-b1"}),
       {"--need must be", "--format must be", "nobody bids before seat 1", "--said must be"}},
      {"TheSeatOfUnknownPlayers", odds({"AH", "-p7", "-sdealer", "-t2C"}), {"--players must be"}},
      {"UnreadBidsTellNoSeat", odds({"AH", "-p3", "-bx", "-t2C"}), {"--bids must be"}},
      {"UnreadTrump", odds({"AH", "-p3", "-s1", "-tW", "--trump", "X"}), {"--trump"}},
      {"UnreadTurnUp", odds({"AH", "-p3", "-s1", "-tX", "--trump", "S"}), {"--turn-up"}},
      {"AllSeats",
       odds({"AH AH", "-p3", "-sall", "-t2C", "--time", "x"}),
       {"--time must be", "more than once"}},
      {"CountAlone",
       {"count"},
       {"after --hand", "number of players is missing", "turned up is missing",
        "Type what to count"}},
      {"CountSetAndNumber",
       count({"-p3", "--hand", "AH", "-t2C", "--holds", "ZZ", "--at-least", "-1"}),
       {"--at-least must be", "--holds"}},
      {"CountHandAndSet",
       count({"-p3", "--hand", "AH AH", "-t2C", "--holds", "ZZ"}),
       {"more than once", "--holds"}},
  };
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    if (!line.starts_with(' '))  // a text with a mark under it
      lines.push_back(line);
  }
  return lines;
}

class AllFaults : public testing::TestWithParam<SeveralFaults> {};

TEST_P(AllFaults, AreReportedAtOnce) {
  const Outcome outcome = run_program(GetParam().words);
  EXPECT_EQ(outcome.code, 2);
  EXPECT_EQ(outcome.out, "");
  const std::vector<std::string> lines = lines_of(outcome.err);
  std::vector<const char*> says = GetParam().says;
  ASSERT_EQ(lines.size(), says.size()) << outcome.err;
  for (std::size_t i = 0; i < says.size(); ++i) {
    EXPECT_TRUE(lines[i].starts_with("wizbid: "));
    EXPECT_THAT(lines[i], HasSubstr(says[i]));
  }
}

INSTANTIATE_TEST_SUITE_P(Cases, AllFaults, testing::ValuesIn(several_faults()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace wizbid::cli
