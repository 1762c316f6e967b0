#include "deals/situation_faults.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "cards/card_text.h"
#include "rules/bidding.h"
#include "rules/round_rules.h"
#include "rules/schedule.h"

namespace wizbid {
namespace {

std::string counted(std::size_t number, std::string_view thing) {
  return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

bool is_a_player_count(int players) {
  return players >= min_players && players <= max_players;
}

// Checks the parts of a description one after the other. What depends on a part that is missing
// or wrong is left unchecked, so that one mistake gives one sentence.
class Checker {
 public:
  Checker(const SituationDescription& said, const UnreadParts& unread)
      : said_(said), unread_(unread) {}

  SituationFindings check() {
    check_players();
    if (said_.others || unread_.others)
      check_others();
    else
      check_hand_size();
    check_held_cards();
    check_turn_up();
    check_seat();
    check_trump();
    check_sole_leader();
    check_bids();
    return {std::move(faults_), seat_};
  }

 private:
  template <typename... Args>
  void fault(fmt::format_string<Args...> sentence, Args&&... args) {
    faults_.push_back({fmt::format(sentence, std::forward<Args>(args)...)});
  }

  std::string text_of(Card card) const { return card_text(card, said_.deck); }

  // "-t 7H", a card turned up.
  std::string example() const {
    return std::string("-t ") + in_shell(text_of(Card{Rank::seven, Suit::hearts}));
  }
  static std::string in_shell(const std::string& word) {
    return word.find(' ') == std::string::npos ? word : '\'' + word + '\'';
  }

  std::string name_a_suit() const {
    const auto suit = [this](Suit each) { return suit_text(each, said_.deck); };
    return fmt::format("give --trump {}, {}, {} or {}", suit(Suit::clubs), suit(Suit::diamonds),
                       suit(Suit::hearts), suit(Suit::spades));
  }

  void check_players() {
    if (unread_.players)
      return;
    if (!said_.players)
      return fault("The number of players is missing: give -p 3, 4, 5 or 6.");
    if (!is_a_player_count(*said_.players))
      return fault("{} is not a number of players for Wizard: give -p 3, 4, 5 or 6.",
                   *said_.players);
    players_ = *said_.players;
  }

  // What the others hold, which is given instead of a hand.
  void check_others() {
    if (!said_.rules.clairvoyance)
      return fault(
          "By the rules {} you see your own card and not the others': leave --others-hold out, or "
          "give rules by which each sees all cards but his own, as in --rules clairvoyance.",
          said_.rules.name);
    if (unread_.hand || !said_.hand.empty())
      return fault(
          "--others-hold is for the round of one card, in which by the rules {} you do not see "
          "your "
          "own: leave the hand out.",
          said_.rules.name);
    hand_size_ = 1;
    if (!players_)
      return;
    cards_ = 1;
    check_round_is_played();
    const auto others = static_cast<std::size_t>(*players_ - 1);
    if (!unread_.others && said_.others->size() != others)
      fault(
          "{} given with --others-hold, but with {} players there are {} others: give one card for "
          "each in the order of the seats, yours left out.",
          counted(said_.others->size(), "card") + (said_.others->size() == 1 ? " is" : " are"),
          *players_, others);
  }

  // Whether the cards that I see are given, be they mine or the others'.
  bool cards_said() const { return said_.others || unread_.others || !said_.hand.empty(); }
  const std::vector<Card>& held() const { return said_.others ? *said_.others : said_.hand; }
  std::string_view where_held() const {
    return said_.others ? "in the others' hands" : "in the hand";
  }
  std::string_view held_flag() const { return said_.others ? "--others-hold" : "the hand"; }
  std::string_view holder_has() const { return said_.others ? "The others have" : "The hand has"; }

  // Nobody sees his own card.
  void refuse_one_card() {
    fault(
        "By the rules {} you see the others' cards and not your own in the round of one card: "
        "leave "
        "the hand out and give `wizbid odds` what the others hold, as in --others-hold '{}, {}'.",
        said_.rules.name, text_of({Rank::ace, Suit::hearts}), text_of({Rank::three, Suit::clubs}));
  }

  void check_hand_size() {
    if (unread_.hand)
      return;
    const std::size_t cards = said_.hand.size();
    if (said_.rules.clairvoyance && cards <= 1)
      return refuse_one_card();
    if (cards == 0)
      return fault("The hand is empty: give its cards, such as \"{} {} {}\".",
                   text_of({Rank::ace, Suit::hearts}), text_of({Rank::ten, Suit::spades}),
                   text_of(Card::wizard()));
    const int most = last_round(players_.value_or(min_players));
    if (cards <= static_cast<std::size_t>(most)) {
      hand_size_ = static_cast<int>(cards);
      if (players_)
        cards_ = hand_size_;
      return check_round_is_played();
    }
    if (players_)
      return fault("A hand of {} is too large: with {} players the rounds have 1 to {} cards.",
                   counted(cards, "card"), *players_, most);
    fault("A hand of {} is too large: no round has more than {} cards.", counted(cards, "card"),
          most);
  }

  void check_round_is_played() {
    if (cards_ && !has_round(said_.rules, *players_, *cards_))
      fault("By the rules {} {} players have no round of {}: their rounds have {} cards.",
            said_.rules.name, *players_, counted(static_cast<std::size_t>(*cards_), "card"),
            fmt::join(rounds(said_.rules, *players_), ", "));
  }

  void check_held_cards() {
    check_cards_are_played_with();
    check_repeated_cards();
    check_copies(CardKind::wizard, "Wizard");
    check_copies(CardKind::jester, "Jester");
  }

  void check_cards_are_played_with() {
    CardSet strange;
    for (const Card card : held())
      strange.insert(card);
    if (said_.turn_up)
      strange.insert(*said_.turn_up);
    strange -= deck_of(said_.rules.special);
    if (!strange.empty())
      fault("By the rules {} {} is not in the deck.", said_.rules.name, first_few(strange));
  }

  void check_repeated_cards() {
    CardSet seen;
    CardSet repeated;
    for (const Card card : held()) {
      if ((card.is_suited() || card.is_special()) && seen.contains(card))
        repeated.insert(card);
      seen.insert(card);
    }
    if (repeated.empty())
      return;
    fault("{} {} more than once: every {} card is in the deck only once.",
          repeated.size() == 1 ? card_text(repeated, said_.deck) + " is"
                               : first_few(repeated) + " are",
          where_held(), (repeated & CardSet::specials()).empty() ? "suit" : "special");
  }

  // "AH, KH", with what is beyond a handful only counted.
  std::string first_few(CardSet cards) const {
    constexpr int most = 6;
    std::string text;
    for (int k = 0; k < std::min(most, cards.size()); ++k)
      text += (k == 0 ? "" : ", ") + text_of(cards.nth(k));
    return cards.size() > most ? fmt::format("{} and {} more", text, cards.size() - most) : text;
  }

  void check_copies(CardKind kind, std::string_view name) {
    const auto in_hand = static_cast<std::size_t>(std::count_if(
        held().begin(), held().end(), [kind](Card card) { return card.kind() == kind; }));
    const bool turned_up = said_.turn_up && said_.turn_up->kind() == kind;
    if (in_hand > Card::copies)
      fault("{} {}: the deck has only {}.", holder_has(), counted(in_hand, name),
            static_cast<int>(Card::copies));
    else if (in_hand == Card::copies && turned_up)
      fault("{} all {} {}s of the deck, so a {} can't be turned up as well: correct {} or -t.",
            holder_has(), static_cast<int>(Card::copies), name, name, held_flag());
  }

  void check_turn_up() {
    if (said_.turn_up) {
      const Card card = *said_.turn_up;
      if ((card.is_suited() || card.is_special()) &&
          std::find(held().begin(), held().end(), card) != held().end())
        fault("{} is {} and turned up as well: correct {} or -t.", text_of(card), where_held(),
              held_flag());
    }
    if (may_be_last_round()) {
      if (said_.turn_up && cards_)
        fault(
            "In the last round, {} cards with {} players, all 60 cards are dealt and none is "
            "turned up: use -t none or leave -t out.",
            *cards_, *players_);
      return;
    }
    if (said_.turn_up || unread_.turn_up)
      return;
    if (unread_.hand || !cards_said()) {
      if (!said_.turn_up_said)
        fault(
            "The card turned up is missing: give -t CARD, such as {}; only in the last "
            "round there is none.",
            example());
      return;
    }
    if (!said_.turn_up_said)
      return fault("The card turned up is missing: give -t CARD, such as {}.", example());
    if (said_.rules.special.adds_cards())
      return fault("By the rules {} a card is turned up in every round: give -t CARD, such as {}.",
                   said_.rules.name, example());
    fault("-t none is for the last round only{}: give -t CARD, such as {}.",
          players_ ? fmt::format(", which has {} cards with {} players", last_round(*players_),
                                 *players_)
                   : "",
          example());
  }

  // Without a sound number of players: whether it is the last round for some number.
  bool may_be_last_round() const {
    if (cards_)
      return deals_all_cards(said_.rules, *players_, *cards_);
    if (unread_.hand)
      return false;
    for (int players = min_players; players <= max_players; ++players) {
      if (!players_ && deals_all_cards(said_.rules, players, static_cast<int>(said_.hand.size())))
        return true;
    }
    return false;
  }

  void check_seat() {
    if (unread_.seat)
      return;
    const std::string range =
        players_ ? fmt::format("1 (left of the dealer, bids first) to {} (the dealer)", *players_)
                 : "1 (left of the dealer, bids first) to the number of players (the dealer)";
    const int most = players_.value_or(max_players);
    if (said_.seat) {
      if (*said_.seat < 1 || *said_.seat > most)
        return fault("There is no seat {}: give -s {}.", *said_.seat, range);
      seat_ = *said_.seat;
    } else if (unread_.bids) {
      return;
    } else if (!said_.bids) {
      fault("The seat is missing: give -s {}, or --bids with the bids made before yours.", range);
    } else if (static_cast<int>(said_.bids->size()) < most) {
      seat_ = static_cast<int>(said_.bids->size()) + 1;
    } else if (players_ && static_cast<int>(said_.bids->size()) == most) {
      fault(
          "The seat is missing: all {} bids are given, so their number does not tell it; give "
          "-s {}.",
          most, range);
    }
  }

  void check_trump() {
    if (const auto naming =
            trump_naming(said_.rules, players_.value_or(max_players), said_.turn_up))
      return check_named_trump(*naming);
    if (!trump_is_said())
      return;
    if (!said_.turn_up) {
      if (cards_ && may_be_last_round())
        fault(
            "There is no trump in the last round, where no card is turned up: leave --trump out.");
      return;
    }
    const Card card = *said_.turn_up;
    if (card.is_wizard())
      return fault("By the rules {} a Wizard turned up means no trump: leave --trump out.",
                   said_.rules.name);
    if (card.is_jester())
      return fault(
          "--trump is for a Wizard turned up only: the Jester turned up means no trump, "
          "so leave --trump out.");
    if (card.is_special())
      return fault("By the rules {} {} turned up means no trump: leave --trump out.",
                   said_.rules.name, text_of(card));
    fault(
        "--trump is for a Wizard turned up only: {} turned up makes {} trump, so leave --trump "
        "out.",
        text_of(card), suit_name(card.suit(), said_.deck));
  }

  bool trump_is_said() const { return said_.trump_said || said_.trump; }

  void check_named_trump(const Naming& naming) {
    if (unread_.trump)
      return;
    const bool wizard = turned_up_as(said_.rules.special, said_.turn_up)->is_wizard();
    const std::string turned = said_.turn_up->is_special() ? text_of(*said_.turn_up)
                               : wizard                    ? "A Wizard"
                                                           : "A Jester";
    const std::string_view who = wizard ? "the dealer" : "the player left of the dealer";
    const std::string give =
        fmt::format("{}{}", name_a_suit(), naming.none_allowed ? " or none" : "");
    if (trump_is_said()) {
      if (!said_.trump && !naming.none_allowed)
        fault("{} is turned up, so {} names one of the four suits and can't name none: {}.", turned,
              who, give);
      return;
    }
    if (!seat_ || !players_)
      return;
    const Seat seat = Seat::from_number(*seat_);
    if (!naming.looked)
      fault(
          "The trump is missing: by the rules {} the dealer names a suit before he looks at his "
          "hand, so that none is better than another; {}.",
          said_.rules.name, give);
    else if (seat != naming.seat)
      fault(
          "The trump is missing: {} is turned up, so {} has named a suit; {} ({} himself, -s {}, "
          "may leave it out).",
          turned.starts_with("A ") ? 'a' + turned.substr(1) : turned, who, give,
          wizard ? "the dealer" : "he", naming.seat.number());
    else if (auction_said_over())
      fault("The trump is missing: all bids are made, so {} has named a suit before; {}.", who,
            give);
  }

  bool auction_said_over() const {
    return players_ && said_.bids && static_cast<int>(said_.bids->size()) == *players_;
  }

  void check_sole_leader() {
    if (!cards_)
      return;
    const bool asked = asks_for_leader(said_.rules, *players_, *cards_);
    if (asked && !said_.sole_leader)
      fault(
          "By the rules {} the bids may not add up if the dealer alone leads the score: say "
          "whether "
          "he does, --sole-leader yes or no.",
          said_.rules.name);
    if (!asked && said_.sole_leader)
      fault("By the rules {} nothing in this round depends on who leads: leave --sole-leader out.",
            said_.rules.name);
  }

  void check_bids() {
    if (!said_.bids)
      return;
    check_number_of_bids();
    check_range_of_bids();
    check_rules_on_bids();
    if (seat_ && auction_said_over() && !(*said_.bids)[static_cast<std::size_t>(*seat_ - 1)])
      fault("Your own bid, number {} of the {}, is not given: once all have bid it must be known.",
            *seat_, *players_);
  }

  void check_rules_on_bids() {
    if (hears_others() && said_.rules.bids_known == BidsKnown::after_round)
      fault("By the rules {} nobody knows the others' bids until the round is over: give none.",
            said_.rules.name);
    else if (hears_others() && said_.rules.bids_known == BidsKnown::after_auction &&
             !auction_said_over())
      fault("By the rules {} nobody knows the bids before his own: leave --bids out.",
            said_.rules.name);
    const bool leader_known =
        cards_ && (said_.sole_leader || !asks_for_leader(said_.rules, *players_, *cards_));
    if (auction_said_over() && leader_known)
      check_last_bid((*said_.bids).back());
  }

  void check_last_bid(std::optional<Tricks> bid) {
    const RuleSet rules =
        rules_of_round(said_.rules, *players_, *cards_, said_.sole_leader.value_or(false));
    const auto forbidden =
        forbidden_bid(rules, *players_, *cards_, Seat::from_number(*players_), *said_.bids);
    if (bid && bid == forbidden)
      fault(
          "The bids add up to {}, the number of tricks: by the rules {} the last bidder may not "
          "make them do so.",
          *cards_, said_.rules.name);
  }

  // Whether a bid other than my own is given.
  bool hears_others() const {
    for (std::size_t s = 0; s < said_.bids->size(); ++s)
      if ((*said_.bids)[s] && static_cast<int>(s) + 1 != seat_)
        return true;
    return false;
  }

  void check_number_of_bids() {
    const std::size_t given = said_.bids->size();
    const int most = players_.value_or(max_players);
    const std::string are = counted(given, "bid") + (given == 1 ? " is" : " are");
    if (given > static_cast<std::size_t>(most))
      return fault("{} given, too many for {} players: give those made before yours, in order.",
                   are, most);
    if (!seat_ || !players_ || given == static_cast<std::size_t>(*seat_ - 1) || auction_said_over())
      return;
    if (*seat_ == 1)
      return fault(
          "{} given, but nobody bids before seat 1: leave --bids out, or give all {} bids "
          "once all have bid.",
          are, most);
    fault(
        "{} given, but {} before seat {}: give --bids in order, with - for a bid not heard (or "
        "all {} bids once all have bid).",
        are, *seat_ == 2 ? "1 player bids" : fmt::format("{} players bid", *seat_ - 1), *seat_,
        most);
  }

  void check_range_of_bids() {
    const std::size_t checked = std::min<std::size_t>(said_.bids->size(), max_players);
    const int cards = hand_size_.value_or(max_cards);
    for (std::size_t i = 0; i < checked; ++i) {
      const auto bid = (*said_.bids)[i];
      if (!bid || is_bid(cards, *bid))
        continue;
      if (hand_size_)
        fault("The bid of seat {} is {}: with {} a bid is 0 to {}.", i + 1, *bid,
              counted(static_cast<std::size_t>(cards), "card"), cards);
      else
        fault("The bid of seat {} is {}: a bid is 0 to the number of cards in a hand.", i + 1,
              *bid);
    }
  }

  const SituationDescription& said_;
  const UnreadParts& unread_;
  std::vector<Fault> faults_;
  // What has been found sound so far.
  std::optional<int> players_;
  std::optional<int> hand_size_;  // that some round has
  std::optional<int> cards_;      // the same, of a round with these players
  std::optional<int> seat_;
};

}  // namespace

SituationFindings examine(const SituationDescription& said, const UnreadParts& unread) {
  return Checker(said, unread).check();
}

}  // namespace wizbid
