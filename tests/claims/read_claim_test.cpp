// What can be said in a claim file, and what is told when it can't be read.
#include "claims/read_claim.h"

#include <gtest/gtest.h>

#include <set>

#include "cards/card_text.h"
#include "claims/short_form.h"
#include "tables/shipped_claims.h"

namespace wizbid {
namespace {

constexpr std::string_view good = R"([[claim]]
id = "good"
claim = "Four Jesters."
kind = "arithmetic"
statement = "jesters = 4"
)";

// The fault of a claim that stands before a good one, which is read all the same.
ClaimFault fault_of(const std::string& claim) {
  const ReadClaims read = read_claims(claim + "\n" + std::string(good), "mine.toml");
  EXPECT_EQ(read.claims.size(), 1U) << claim;
  if (!read.claims.empty()) {
    EXPECT_EQ(read.claims.back().id, "good");
  }
  EXPECT_FALSE(read.faults.empty()) << claim;
  return read.faults.empty() ? ClaimFault{} : read.faults.front();
}

struct Malformed {
  std::string claim;
  int line;
  int column;
  std::string names;  // what the message or the remedy must speak of
};

void PrintTo(const Malformed& malformed, std::ostream* out) {
  *out << malformed.claim;
}

class MalformedClaim : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedClaim, IsToldWithItsPlaceAndARemedy) {
  const ClaimFault fault = fault_of(GetParam().claim);
  const std::string told = fault_text(fault);
  EXPECT_EQ(fault.place.line, GetParam().line) << told;
  EXPECT_EQ(fault.place.column, GetParam().column) << told;
  EXPECT_NE((fault.message + fault.remedy).find(GetParam().names), std::string::npos) << told;
  EXPECT_FALSE(fault.remedy.empty()) << told;
  EXPECT_TRUE(told.starts_with("mine.toml:" + std::to_string(GetParam().line) + ":")) << told;
  EXPECT_TRUE(told.ends_with("^")) << told;
}

const std::string head = "[[claim]]\nid = \"bad\"\nclaim = \"words\"\n";
const std::string place = "players = 4\nseat = 1\nturn-up = \"8H\"\n";

INSTANTIATE_TEST_SUITE_P(
    All, MalformedClaim,
    testing::Values(
        Malformed{head + "kind = \"threshold\n", 4, 8, "has no end"},
        Malformed{head + "kind = \"treshold\"\n", 4, 8, "threshold"}, Malformed{head, 1, 1, "kind"},
        Malformed{"[[claim]]\nclaim = \"words\"\nkind = \"arithmetic\"\nstatement = \"1 = 1\"\n", 1,
                  1, "id"},
        Malformed{head + "kind = \"threshold\"\nleast = \"trump 3\"\nplayers = 7\nseat = 1\n"
                         "turn-up = \"8H\"\n",
                  6, 11, "3 to 6"},
        Malformed{head + "kind = \"threshold\"\nleast = \"3 of trump\"\n" + place, 5, 9, "trump 3"},
        Malformed{head +
                      "kind = \"threshold\"\nleast = \"trump 3\"\nplayers = 4\nseat = \"middle\"\n"
                      "turn-up = \"8H\"\n",
                  7, 8, "dealer"},
        Malformed{head + "kind = \"threshold\"\nleast = \"trump 3\"\nplayers = 4\nseat = 1\n"
                         "turn-up = \"1H\"\n",
                  8, 11, "turned up"},
        Malformed{head + "kind = \"threshold\"\nleast = \"trump 3\"\n" + place + "bids = [0]\n", 9,
                  8, "before"},
        Malformed{head + "kind = \"arithmetic\"\nstatement = \"score(1, 1) = q\"\n", 5, 28, "q"},
        Malformed{head + "kind = \"arithmetic\"\nstatement = \"a = b\"\n"
                         "for = { a = \"0..9999\", b = \"0..9999\" }\n",
                  6, 7, "million"},
        Malformed{head + "kind = \"probability\"\nhand = \"3H\"\ntakes = 1\n" + place +
                      "chance = \"about 40%\"\n",
                  10, 11, "relation"},
        Malformed{head + "kind = \"probability\"\nhand = \"3H 3H\"\ntakes = 1\n" + place +
                      "chance = 0.4\n",
                  5, 8, "twice"},
        Malformed{head + "kind = \"compare\"\nplayers = 4\ncards = \"all\"\nrelation = \">\"\n"
                         "first = { policy = \"bold\" }\nsecond = { policy = \"best\" }\n",
                  8, 20, "lower of two"},
        Malformed{head + "kind = \"trend\"\nplayers = 4\nover = \"cards\"\ncards = [1, 16]\n"
                         "direction = \"rises\"\n",
                  7, 13, "15"},
        Malformed{
            head + "kind = \"threshold\"\nleast = \"trump 3\"\nrules = \"houserules\"\n" + place, 6,
            9, "official"},
        Malformed{head + "kind = \"threshold\"\nleast = \"trump 3\"\ntrup = \"H\"\n" + place, 6, 1,
                  "trump"}));

// A chance in some situation, its first key in line 5.
std::string chance_of(const std::string& keys) {
  return head + "kind = \"probability\"\n" + keys + "chance = \">= 1/2\"\n";
}
std::string at_table(int players, const std::string& turn_up) {
  return "players = " + std::to_string(players) + "\nseat = 1\nturn-up = \"" + turn_up + "\"\n";
}
std::string hand_of_clubs_and_diamonds(int cards) {
  std::string hand;
  for (int i = 0; i < cards; ++i)
    hand += Card::from_index(i).is_suited() ? card_text(Card::from_index(i)) + " " : "";
  return "hand = \"" + hand + "\"\ntakes = 1\n";
}

INSTANTIATE_TEST_SUITE_P(
    ImpossibleSituations, MalformedClaim,
    testing::Values(
        Malformed{chance_of("hand = \"2C 8H\"\ntakes = 1\n" + at_table(4, "8H")), 5, 8, "8H"},
        Malformed{chance_of("hand = \"trump 8\"\ntakes = 1\n" + at_table(4, "8H")), 5, 8, "8H"},
        Malformed{chance_of("hands = [\"2C\", \"8H\"]\ntakes = 1\n" + at_table(4, "8H")), 5, 16,
                  "8H"},
        Malformed{chance_of("hand = \"trump 8\"\ntakes = 1\n" + at_table(4, "J")), 5, 8, "trump 8"},
        Malformed{chance_of("hand = \"2C 8H\"\nholds = \"W\"\n" + at_table(4, "8H")), 5, 8, "8H"},
        Malformed{chance_of("hand = \"W W W W\"\ntakes = 1\n" + at_table(4, "W")), 5, 8, "Wizard"},
        Malformed{chance_of("hand = \"W W W W W\"\ntakes = 1\n" + at_table(4, "8H")), 5, 8,
                  "5 Wizards"},
        Malformed{chance_of("hand = \"2C 3C 2C\"\ntakes = 1\n" + at_table(4, "8H")), 5, 8, "2C is"},
        Malformed{chance_of("hand = \"2C 1X\"\ntakes = 1\n" + at_table(4, "8H")), 5, 12, "1X"},
        Malformed{chance_of("hand = \" \"\ntakes = 1\n" + at_table(4, "8H")), 5, 8, "empty"},
        Malformed{chance_of("hands = [\"2C\", \"2C 3C\"]\ntakes = 1\n" + at_table(4, "8H")), 5, 16,
                  "same number"},
        Malformed{chance_of(hand_of_clubs_and_diamonds(16) + at_table(4, "8H")), 5, 8, "16 cards"},
        Malformed{chance_of("hand = \"2C\"\ntakes = 2\n" + at_table(4, "8H")), 6, 9, "1 card"},
        Malformed{chance_of("hand = \"2C\"\ntakes = 1\nbid = 2\n" + at_table(4, "8H")), 7, 7,
                  "1 card"},
        Malformed{chance_of("hand = \"2C 3C 4C\"\ntakes = 1\n" + at_table(4, "none")), 9, 11,
                  "turned up"},
        Malformed{chance_of(hand_of_clubs_and_diamonds(15) + at_table(4, "8H")), 9, 11, "none"},
        Malformed{chance_of("hand = \"2C\"\ntakes = 1\ntrump = \"D\"\n" + at_table(4, "8H")), 7, 9,
                  "Wizard"},
        Malformed{chance_of("hand = \"2C\"\ntakes = 1\nbids = [1]\nrules = \"hidden-bid\"\n"
                            "players = 4\nseat = 2\nturn-up = \"8H\"\n"),
                  7, 8, "bids"},
        Malformed{chance_of("hand = \"2C\"\n" + at_table(4, "8H")), 1, 1, "takes"},
        Malformed{head + "kind = \"probability\"\nhand = \"2C\"\ntakes = 1\n" + place +
                      "chance = \"> 150%\"\n",
                  10, 13, "150%"},
        Malformed{head + "kind = \"probability\"\nhand = \"2C 3C\"\ntakes = 1\n" + place +
                      "chance = \"= x/58\"\n",
                  10, 13, "x"},
        Malformed{head + "kind = \"bid\"\nhand = \"2C 3C\"\n" + place + "bid = 3\n", 9, 7,
                  "2 cards"},
        Malformed{head + "kind = \"compare\"\n" + place +
                      "relation = \">\"\nfirst = { hand = \"8H 2C\" }\n"
                      "second = { hand = \"9H 2C\" }\n",
                  9, 18, "8H"},
        Malformed{head + "kind = \"compare\"\nplayers = 4\ncards = 5\nmeasure = \"made\"\n"
                         "relation = \">\"\nmargin = 25\n",
                  9, 10, "25%"},
        Malformed{head +
                      "kind = \"arithmetic\"\nstatement = \"p > 1/2\"\nchances = { p = { players = "
                      "4, seat = 1, hand = \"8H\", turn-up = \"8H\" } }\n",
                  6, 49, "8H"},
        Malformed{head + "kind = \"arithmetic\"\nstatement = \"x\"\nfor = { x = \"0..3\" }\n", 5,
                  13, "compares"}));

INSTANTIATE_TEST_SUITE_P(
    MisspeltKeys, MalformedClaim,
    testing::Values(
        Malformed{head + "kind = \"threshold\"\nleast = \"trump 3\"\nplayers = 4\n  seet = 1\n"
                         "turn-up = \"8H\"\n",
                  7, 3, "Did you mean seat?"},
        Malformed{head + "knid = \"threshold\"\n", 4, 1, "Did you mean kind?"},
        Malformed{head + "kind = \"compare\"\nplayers = 4\ncards = 5\nrelatoin = \">\"\n", 7, 1,
                  "Did you mean relation?"},
        Malformed{head + "kind = \"threshold\"\nleast = \"trump 3\"\nplayers = 4\nseat = 1\n"
                         "turnup = \"8H\"\n",
                  8, 1, "Did you mean turn-up?"}));

// Such a fault is told once, with the others of the claim, in words of the claim's keys.
TEST(ReadClaims, ToldIsEachFaultOnce) {
  const ReadClaims read = read_claims(
      head +
          "kind = \"compare\"\nplayers = 4\ncards = 5\nmeasure = \"scores\"\nrelation = \">\"\n"
          "first = { policy = \"best\" }\nsecond = { policy = \"best + 1\" }\n",
      "x");
  ASSERT_EQ(read.faults.size(), 1U);
  EXPECT_EQ(read.faults[0].place.line, 7);
}

TEST(ReadClaims, MissingAndMisspeltKeysAreToldTogether) {
  const ReadClaims read = read_claims(
      head + "kind = \"threshold\"\nleast = \"trump 3\"\nseet = 1\nturn-up = \"8H\"\n", "x");
  ASSERT_EQ(read.faults.size(), 2U);
  EXPECT_EQ(read.faults[0].message, "The claim does not say players.");
  EXPECT_EQ(read.faults[1].remedy, "Did you mean seat?");
}

TEST(ReadClaims, APreambleIsReadToo) {
  const ReadClaims read = read_claims("sourse = \"me\"\n" + std::string(good), "x");
  EXPECT_EQ(read.claims.size(), 1U);
  ASSERT_EQ(read.faults.size(), 1U);
  EXPECT_EQ(read.faults[0].remedy, "Did you mean source?");
}

// A set of turn-ups leaves out the card in hand; a threshold does so for its own card.
TEST(ReadClaims, ASetOfTurnUpsMayHoldACardOfTheHand) {
  EXPECT_TRUE(read_claims(chance_of("hand = \"2C 8H\"\ntakes = 1\n" + at_table(4, "suit")), "x")
                  .faults.empty());
  EXPECT_TRUE(read_short_claim("players=4 seat=1 turn-up=8H bids 1 with >= 8H").faults.empty());
}

TEST(ShortForm, AHandThatIsTurnedUpIsAFault) {
  for (std::string_view line : {"players=4 seat=1 turn-up=8H hand=8H takes 1 chance >= 3/7",
                                "players=4 seat=1 turn-up=8H bids 1 with 8H",
                                "players=4 seat=1 turn-up=8H bids 1 with trump 8"}) {
    const ReadClaims read = read_short_claim(line);
    ASSERT_EQ(read.faults.size(), 1U) << line;
    EXPECT_EQ(read.faults[0].message, "8H is in the hand and turned up as well.");
    EXPECT_EQ(read.faults[0].place.text.substr(
                  static_cast<std::size_t>(read.faults[0].place.column - 1), 2),
              line.ends_with("8") ? "tr" : "8H");
  }
}

TEST(ShortForm, AChanceIsToldWhereItStands) {
  const std::string line = "players=4 seat=1 turn-up=8H hand=3H takes 1 chance > 150%";
  const ReadClaims read = read_short_claim(line);
  ASSERT_EQ(read.faults.size(), 1U);
  EXPECT_EQ(read.faults[0].place.column, static_cast<int>(line.find("150%")) + 1);
}

TEST(ReadClaims, ARuleSetOfAnotherVersionLeavesTheClaimOpen) {
  const ReadClaims read = read_claims(
      head + "kind = \"threshold\"\nleast = \"trump 3\"\nrules = \"clairvoyance\"\n" + place, "x");
  ASSERT_EQ(read.claims.size(), 1U);
  EXPECT_TRUE(std::holds_alternative<OpenClaim>(read.claims[0].parts[0]));
}

TEST(ReadClaims, PartsInheritAndCombinationsMultiply) {
  const ReadClaims read = read_claims(R"(source = "me"
[[claim]]
id = "a"
claim = "b"
kind = "threshold"
seat = "all"
turn-up = ["suit", "J"]
[[claim.part]]
players = [3, 4]
least = "any 3"
[[claim.part]]
players = 6
least = "W"
bids = "every"
)",
                                      "x");
  ASSERT_TRUE(read.faults.empty()) << fault_text(read.faults.front());
  ASSERT_EQ(read.claims.size(), 1U);
  EXPECT_EQ(read.claims[0].source, "me");
  ASSERT_EQ(read.claims[0].parts.size(), 2U);
  EXPECT_EQ(std::get<ThresholdClaim>(read.claims[0].parts[0]).spots.size(), 7U * 14);
  EXPECT_EQ(std::get<ThresholdClaim>(read.claims[0].parts[1]).spots.size(), 63U * 14);
}

TEST(ReadClaims, TheSameIdTwiceIsAFault) {
  const std::string twice = std::string(good) + std::string(good);
  const ReadClaims read = read_claims(twice, "x");
  EXPECT_EQ(read.claims.size(), 1U);
  ASSERT_EQ(read.faults.size(), 1U);
  EXPECT_EQ(read.faults[0].place.line, 7);
}

TEST(ReadClaims, AnEmptyFileIsAFault) {
  EXPECT_EQ(read_claims("", "x").faults.size(), 1U);
  EXPECT_EQ(read_claims("source = \"me\"\n", "x").faults.size(), 1U);
}

TEST(ShortForm, ReadsThresholdsBidsAndProbabilities) {
  for (std::string_view line : {"players=4 seat=1 turn-up=8H bids 1 with >= 3H",
                                "players=4 seat=1 turn-up=8H bids 1 with >=trump 3",
                                "players=4 seat=2 bids=0 turn-up=8H bids 1 with >= trump 3",
                                "players=4 seat=dealer bids=0,-,1 turn-up=8H bids 0 with 3C",
                                "players=4 seat=1 turn-up=8H hand=3H takes 1 chance >= 3/7",
                                "players=4 seat=1 turn-up=8H hand=2C 9D KH holds W chance < 50%",
                                "players=4 seat=1 turn-up=8H hand=2C 9D AS lead AS chance = 0.5"}) {
    const ReadClaims read = read_short_claim(line);
    EXPECT_EQ(read.claims.size(), 1U)
        << line << (read.faults.empty() ? "" : fault_text(read.faults.front()));
  }
}

TEST(ShortForm, ACardIsReadByTheTurnUp) {
  const auto least = [](std::string_view line) {
    return std::get<ThresholdClaim>(read_short_claim(line).claims.at(0).parts.at(0)).least;
  };
  EXPECT_EQ(least("players=4 seat=1 turn-up=8H bids 1 with >= 3H").kind, Face::Kind::trump);
  EXPECT_EQ(least("players=4 seat=1 turn-up=8H bids 1 with >= 3C").kind, Face::Kind::plain);
  EXPECT_EQ(least("players=4 seat=1 turn-up=J bids 1 with >= 3C").kind, Face::Kind::any);
}

TEST(ShortForm, TellsWhatIsWrongWithItsColumn) {
  const ReadClaims read = read_short_claim("players=4 seat=9 turn-up=8H bids 1 with >= 3H");
  ASSERT_FALSE(read.faults.empty());
  EXPECT_EQ(read.faults[0].place.column, 16);
  for (std::string_view line :
       {"", "players", "players=4", "players=4 seat=1 turn-up=none bids 1 with >= W", "bids 1 with",
        "players=4 bids 1 with >=", "players=4 seat=1 turn-up=8H bids 1 with >= 33"})
    EXPECT_FALSE(read_short_claim(line).faults.empty()) << line;
}

// Every label of the list that the claims were taken from.
TEST(ShippedClaims, AreAllThereAndReadWithoutFault) {
  std::set<std::string> labels;
  for (const ShippedFile& file : shipped_claims()) {
    const ReadClaims read = read_claims(file.text, std::string(file.name));
    for (const ClaimFault& fault : read.faults)
      ADD_FAILURE() << fault_text(fault);
    for (const Claim& claim : read.claims) {
      EXPECT_FALSE(claim.source.empty()) << claim.id;
      EXPECT_FALSE(claim.read.empty()) << claim.id;
      labels.insert(claim.id.substr(claim.id.rfind('-') + 1));
    }
  }
  std::set<std::string> wanted;
  for (const auto& [letter, last] : {std::pair{'W', 16}, {'H', 6}, {'G', 20}, {'S', 5}}) {
    for (int number = 1; number <= last; ++number)
      wanted.insert(letter + std::to_string(number));
  }
  EXPECT_EQ(labels, wanted);
}

}  // namespace
}  // namespace wizbid
