#include "deals/classes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <string>

#include "deals/classes_count.h"
#include "deals/random.h"
#include "oracle/situations.h"

namespace wizbid {
namespace {

using oracle::situation;
using oracle::Told;

// A few cuts: what a player may tell apart.
const CardSet court_cuts{Card(Rank::queen, Suit::clubs),    Card(Rank::ace, Suit::clubs),
                         Card(Rank::queen, Suit::diamonds), Card(Rank::ace, Suit::diamonds),
                         Card(Rank::queen, Suit::hearts),   Card(Rank::ace, Suit::hearts),
                         Card(Rank::queen, Suit::spades),   Card(Rank::ace, Suit::spades)};

std::vector<DealClass> walk_all(const DealClasses& classes) {
  std::vector<DealClass> all;
  for (std::size_t piece = 0; piece < classes.pieces(); ++piece) {
    classes.walk(piece, [&](const DealClass& next) {
      all.push_back(next);
      return true;
    });
  }
  return all;
}

Integer deals_in(const std::vector<DealClass>& classes) {
  Integer sum = 0;
  for (const DealClass& one : classes)
    sum += one.deals;
  return sum;
}

char owner_of(Card card, const Deal& deal) {
  for (std::size_t seat = 0; seat < max_players; ++seat)
    if (deal.hands[seat].contains(card))
      return static_cast<char>('1' + seat);
  return '-';
}

// Everything about a deal that may matter, written down: the owners of each suit's cards from the
// lowest up with a bar for each cut, alike suits in the order of what is written, the owners of the
// Wizards and the Jesters sorted.
std::string signature(const Deal& deal, const Situation& about, CardSet cuts) {
  std::vector<std::string> suits;
  for (Suit suit : all_suits) {
    std::string mine = suit == about.trump ? "trump " : "plain ";
    std::string owners;
    for (Card card : CardSet::of_suit(suit)) {
      mine += about.hand.contains(card) ? 'x' : '.';
      if (cuts.contains(card))
        owners += '|';
      if (const char owner = owner_of(card, deal); owner != '-')
        owners += owner;
    }
    suits.push_back(mine + " " + owners);
  }
  std::sort(suits.begin(), suits.end());
  std::string result = suits[0] + suits[1] + suits[2] + suits[3];
  for (CardSet kind : {CardSet::wizards(), CardSet::jesters()}) {
    std::string owners;
    for (Card card : kind)
      owners += owner_of(card, deal);
    std::sort(owners.begin(), owners.end());
    result += " " + owners;
  }
  return result;
}

// Calls visit for all hidden deals, one by one.
template <class Visit>
void every_hidden_deal(const Situation& about, Deal& deal, int seat, CardSet unseen,
                       const Visit& visit) {
  if (seat == about.players) {
    visit(deal);
    return;
  }
  const Seat here = Seat::from_index(seat);
  if (here == about.seat || deal[here].size() == about.cards) {
    every_hidden_deal(about, deal, seat + 1, unseen, visit);
    return;
  }
  // Each hand is filled from the lowest card up, so that it is met once.
  const CardSet before = unseen;
  const CardSet lower = deal[here].empty()
                            ? CardSet{}
                            : CardSet::from_bits((2ULL << deal[here].highest().index()) - 1);
  for (Card card : before - lower) {
    deal[here].insert(card);
    every_hidden_deal(about, deal, seat, unseen - CardSet{card}, visit);
    deal[here].erase(card);
  }
}

std::map<std::string, std::uint64_t> classes_by_brute_force(const Situation& about, CardSet cuts) {
  std::map<std::string, std::uint64_t> result;
  Deal deal;
  deal[about.seat] = about.hand;
  every_hidden_deal(about, deal, 0, about.unseen(),
                    [&](const Deal& full) { ++result[signature(full, about, cuts)]; });
  return result;
}

void expect_same_as_brute_force(const Situation& about, CardSet cuts) {
  const auto expected = classes_by_brute_force(about, cuts);
  std::map<std::string, std::uint64_t> walked;
  for (const DealClass& one : walk_all(DealClasses(about, cuts))) {
    const bool is_new = walked.emplace(signature(one.deal, about, cuts), one.deals).second;
    EXPECT_TRUE(is_new) << signature(one.deal, about, cuts);
  }
  EXPECT_EQ(walked, expected);
}

TEST(Classes, OneCardEachByBruteForce) {
  for (std::string_view turn_up : {"7H", "W", "J"})
    for (std::string_view hand : {"JC", "2H", "W", "J"})
      for (int seat : {1, 2, 3}) {
        Told told{.players = 3, .seat = seat, .hand = hand, .turn_up = turn_up};
        if (turn_up == "W")
          told.trump = "S";
        expect_same_as_brute_force(situation(told), {});
        expect_same_as_brute_force(situation(told), court_cuts);
        expect_same_as_brute_force(situation(told), CardSet::full_deck());
      }
}

TEST(Classes, FourPlayersOneCardByBruteForce) {
  expect_same_as_brute_force(situation({.players = 4, .seat = 2, .hand = "KS"}), {});
  expect_same_as_brute_force(situation({.players = 4, .seat = 4, .hand = "J", .turn_up = "J"}),
                             court_cuts);
}

TEST(Classes, TwoCardsByBruteForce) {
  expect_same_as_brute_force(situation({.seat = 2, .hand = "4C 4D", .turn_up = "J"}), {});
}

TEST(Classes, TheReferenceHandHasAThousandClassesForTwoMillionDeals) {
  const Situation about = situation({.seat = 1, .hand = "JH KS"});
  const auto all = walk_all(DealClasses(about, {}));
  EXPECT_EQ(all.size(), 1073u);
  EXPECT_EQ(deals_in(all), 2370060);
}

// A hand of `cards` cards and a turn-up, from a stream of random numbers.
Situation random_situation(int players, int cards, std::uint64_t index) {
  Random random(7, Purpose::deals, index);
  Situation about;
  about.players = players;
  about.cards = cards;
  about.seat = Seat::from_index(static_cast<int>(random.below(static_cast<unsigned>(players))));
  CardSet deck = CardSet::full_deck();
  const auto draw = [&] {
    const Card card = deck.nth(static_cast<int>(random.below(static_cast<unsigned>(deck.size()))));
    deck.erase(card);
    return card;
  };
  for (int i = 0; i < cards; ++i)
    about.hand.insert(draw());
  if (players * cards < Card::deck_size) {
    about.turn_up = draw();
    if (about.turn_up->is_suited())
      about.trump = about.turn_up->suit();
    else if (about.turn_up->is_wizard())
      about.trump = all_suits[random.below(4)];
  }
  return about;
}

TEST(Classes, WeightsAddUpToAllDealsAndTheNumberIsAsCounted) {
  struct Round {
    int players;
    int cards;
  };
  for (Round round : {Round{3, 1}, Round{3, 2}, Round{3, 3}, Round{4, 1}, Round{4, 2}, Round{5, 1},
                      Round{6, 1}}) {
    for (std::uint64_t i = 0; i < 6; ++i) {
      const Situation about = random_situation(round.players, round.cards, i);
      for (CardSet cuts : {CardSet{}, round.cards < 3 ? court_cuts : CardSet{}}) {
        const auto all = walk_all(DealClasses(about, cuts));
        EXPECT_EQ(deals_in(all), count_deals(about));
        EXPECT_EQ(Integer(all.size()), count_classes(about, find_gaps(about, cuts)));
      }
    }
  }
}

TEST(Classes, EachShowsARealDeal) {
  for (std::uint64_t i = 0; i < 20; ++i) {
    const Situation about = random_situation(4, 2, i);
    for (const DealClass& one : walk_all(DealClasses(about, {}))) {
      CardSet used;
      for (int seat = 0; seat < about.players; ++seat) {
        const CardSet hand = one.deal[Seat::from_index(seat)];
        ASSERT_EQ(hand.size(), about.cards);
        ASSERT_TRUE((used & hand).empty());
        used |= hand;
      }
      ASSERT_EQ(one.deal[about.seat], about.hand);
      ASSERT_TRUE((used - about.hand - about.unseen()).empty());
    }
  }
}

TEST(Classes, AWalkStopsWhenItIsToldTo) {
  const DealClasses classes(situation({.seat = 1, .hand = "JH KS"}), {});
  int pieces_with_classes = 0;
  for (std::size_t piece = 0; piece < classes.pieces(); ++piece) {
    int visits = 0;
    const bool to_the_end = classes.walk(piece, [&](const DealClass&) {
      ++visits;
      return false;
    });
    EXPECT_LE(visits, 1);
    EXPECT_EQ(to_the_end, visits == 0);
    pieces_with_classes += visits;
  }
  EXPECT_GT(pieces_with_classes, 10);
}

RC_GTEST_PROP(Classes, RelabellingSuitsChangesNothingButNames, ()) {
  const auto index = *rc::gen::inRange<std::uint64_t>(0, 100000);
  const Situation about = random_situation(3, 2, index);
  const int turn = *rc::gen::inRange(1, 4);
  const auto relabel = [&](Card card) {
    return card.is_suited() ? Card(card.rank(), all_suits[static_cast<std::size_t>(
                                                    (static_cast<int>(card.suit()) + turn) % 4)])
                            : card;
  };
  Situation other = about;
  other.hand = {};
  for (Card card : about.hand)
    other.hand.insert(relabel(card));
  if (about.turn_up)
    other.turn_up = relabel(*about.turn_up);
  if (about.trump)
    other.trump = relabel(Card(Rank::two, *about.trump)).suit();
  const auto weights = [](const Situation& of) {
    std::multiset<std::uint64_t> result;
    for (const DealClass& one : walk_all(DealClasses(of, court_cuts)))
      result.insert(one.deals);
    return result;
  };
  RC_ASSERT(weights(about) == weights(other));
}

}  // namespace
}  // namespace wizbid
