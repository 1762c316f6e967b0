#include "players/mid_round.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>

#include "cards/card_text.h"
#include "deals/situation_faults.h"

namespace wizbid {
namespace {

std::string counted(std::size_t number, std::string_view thing) {
  return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

bool has_copies(Card card) {
  return card.is_wizard() || card.is_jester();
}

// Gives every card of the history its own place in the deck: the k-th Wizard told of is copy k.
class Copies {
 public:
  // nullopt: the card has been told of before, or there is no further copy.
  std::optional<Card> next(Card card) {
    CardSet alike{card};
    if (has_copies(card))
      alike = card.is_wizard() ? CardSet::wizards() : CardSet::jesters();
    alike -= seen_;
    if (alike.empty())
      return std::nullopt;
    seen_.insert(alike.lowest());
    return alike.lowest();
  }

 private:
  CardSet seen_;
};

// Goes through a history play by play. What it says of the rules it says at the first offence of a
// kind; plays are numbered tricks, so that every sentence tells where to look.
class Replay {
 public:
  Replay(const RoundDescription& said, int players, Seat me, Trump trump)
      : said_(said), players_(players), me_(me), trump_(trump) {
    state_.players = players;
    state_.trump = trump;
    state_.trick = Trick(trump);
    state_.cards = cards();
    clear_table();
  }

  // Cards dealt to each, as the history has it.
  int cards() const { return static_cast<int>(said_.start.hand.size() + said_.tricks.size()); }

  // The turn-up's place is taken before any card is played.
  void run() {
    if (said_.start.turn_up)
      turn_up_ = copies_.next(*said_.start.turn_up);
    for (std::size_t i = 0; i < said_.tricks.size(); ++i)
      play_trick(said_.tricks[i], fmt::format("trick {}", i + 1), true);
    play_trick(said_.on_table, "the trick on the table", false);
    check_held();
    if (complete_)
      check_turn();
  }

  const std::vector<Fault>& faults() const { return faults_; }
  std::vector<Card> hand_dealt() const {
    std::vector<Card> hand(said_.start.hand);
    for (const Card card : played_[at(me_)])
      hand.push_back(card);
    return hand;
  }
  void fill(MidRound& round) const {
    round.state = state_;
    round.special_trick = special_trick_;
    round.bonus = bonus_;
    round.held = held_;
    round.played = played_;
    round.tricks = tricks_;
    round.on_table = on_table_;
    round.situation.hand = held_ | played_[at(me_)];
    round.situation.turn_up = turn_up_;
    round.state.turn_up = turn_up_;
    std::ranges::copy(round.situation.bids, round.state.bids.begin());
  }

 private:
  template <typename... Args>
  void fault(fmt::format_string<Args...> sentence, Args&&... args) {
    faults_.push_back({fmt::format(sentence, std::forward<Args>(args)...)});
  }

  void play_trick(const SaidTrick& trick, const std::string& where, bool past) {
    const std::size_t count = trick.cards.size();
    const auto whole = static_cast<std::size_t>(players_);
    if (past && count != whole) {
      complete_ = false;
      return fault("In {} {} played: with {} players a past trick has {}.", where,
                   counted(count, "card") + (count == 1 ? " was" : " were"), players_, whole);
    }
    if (!past && count >= whole) {
      complete_ = false;
      return fault(
          "There are {} in the trick on the table: with {} players it has at most {} when it is "
          "your turn; a complete one belongs to the past tricks.",
          counted(count, "card"), players_, whole - 1);
    }
    check_lead(trick, where);
    clear_table();
    on_table_ = {state_.leader, {}, trick.as_wizard};
    for (const Card card : trick.cards)
      play_card(card, where);
    if (past)
      finish(trick, where);
  }

  const SpecialCards& special() const { return said_.start.rules.special; }

  void clear_table() {
    state_.trick = Trick(trump_);
    if (special().any())
      special_trick_ = SpecialTrick(special(), trump_);
  }

  void check_lead(const SaidTrick& trick, const std::string& where) {
    if (!trick.lead)
      return;
    if (*trick.lead < 1 || *trick.lead > players_)
      return fault("There is no seat {} to lead {}: the seats are 1 to {}.", *trick.lead, where,
                   players_);
    const Seat said = Seat::from_number(*trick.lead);
    if (said == state_.leader || !complete_)
      return;
    if (tricks_.empty())
      fault("Seat 1, left of the dealer, leads the first trick, not seat {}.", *trick.lead);
    else
      fault("Seat {} {} trick {} and so leads {}, not seat {}.", state_.leader.number(),
            nobodys_ ? "would have won" : "won", tricks_.size(), where, *trick.lead);
    state_.leader = said;
  }

  void play_card(Card said, const std::string& where) {
    const Seat seat = state_.turn();
    const auto card = copies_.next(said);
    if (!card)
      repeated(said, fmt::format("played by seat {} in {}", seat.number(), where));
    const Card played = card.value_or(said);
    check_void(seat, played, where);
    note_void(seat, played, where);
    if (card)
      played_[at(seat)].insert(played);
    if (is_declared(special(), played) && !on_table_.as_wizard) {
      const std::string name = card_text(played, said_.start.deck);
      fault("Seat {} played {} in {}: say what it counted as, {}=W (a Wizard) or {}=J (a Jester).",
            seat.number(), name, where, name, name);
    }
    on_table_.cards.push_back(played);
    lay(on_table_.play(on_table_.cards.size() - 1));
  }

  void lay(PlayedCard played) {
    if (special_trick_)
      special_trick_->play(played);
    state_.play(played.card, stand_in(special(), played));
  }

  void repeated(Card card, const std::string& how) {
    if (has_copies(card))
      return fault("A {} is {}, but all {} of the deck have been told of before.", card_name(card),
                   how, static_cast<int>(Card::copies));
    if (said_.start.turn_up == card)
      return fault("{} is {}, but it is the card turned up, which nobody holds.",
                   card_text(card, said_.start.deck), how);
    fault("{} is {}, but it has been played before.", card_text(card, said_.start.deck), how);
  }

  // Who has failed to follow a suit can't have a card of it later.
  void check_void(Seat seat, Card card, const std::string& where) {
    if (!card.is_suited())
      return;
    const auto& failed = failed_[at(seat)][static_cast<std::size_t>(card.suit())];
    if (failed)
      fault("{} did not follow {} in {}, but played {} in {}.", who(seat),
            suit_name(card.suit(), said_.start.deck), *failed, card_text(card, said_.start.deck),
            where);
  }

  void note_void(Seat seat, Card card, const std::string& where) {
    const auto suit = state_.trick.suit_to_follow();
    if (!suit || !card.is_suited() || card.suit() == *suit)
      return;
    auto& failed = failed_[at(seat)][static_cast<std::size_t>(*suit)];
    if (!failed)
      failed = fmt::format("{} (with {})", where, card_text(card, said_.start.deck));
  }

  void finish(const SaidTrick& trick, const std::string& where) {
    const TrickEnd end =
        special_trick_ ? special_trick_->end() : TrickEnd{state_.trick.winning_place()};
    const Seat winner = state_.leader.left(end.taker, players_);
    if (trick.winner && *trick.winner != winner.number())
      fault("Seat {} won {} with {}, not seat {}.", winner.number(), where,
            card_text(on_table_.cards[static_cast<std::size_t>(end.taker)], said_.start.deck),
            *trick.winner);
    tricks_.push_back(on_table_);
    if (end.counts)
      ++state_.taken[at(winner)];
    bonus_[at(winner)] += end.bonus;
    nobodys_ = !end.counts;
    state_.leader = winner;
  }

  void check_held() {
    for (const Card said : said_.start.hand) {
      const auto card = copies_.next(said);
      if (!card) {
        repeated_in_hand(said);
        continue;
      }
      held_.insert(*card);
      if (!card->is_suited())
        continue;
      const auto& failed = failed_[at(me_)][static_cast<std::size_t>(card->suit())];
      if (failed)
        fault("You did not follow {} in {}, but hold {}.",
              suit_name(card->suit(), said_.start.deck), *failed,
              card_text(*card, said_.start.deck));
    }
  }

  // Twice in the hand, or turned up as well: the check of the hand says so.
  void repeated_in_hand(Card card) {
    if (state_.played.contains(card) && !has_copies(card))
      fault("{} has been played, so you can't hold it still.", card_text(card, said_.start.deck));
    else if (has_copies(card))
      fault("You hold a {} more than the deck has left: there are {}.", card_name(card),
            static_cast<int>(Card::copies));
  }

  void check_turn() {
    if (state_.turn() != me_)
      fault("It is the turn of seat {}, not yours (seat {}): {}.", state_.turn().number(),
            me_.number(), turn_reason());
  }

  std::string turn_reason() const {
    const int leader = state_.leader.number();
    if (state_.trick.size() == 0)
      return fmt::format("seat {} leads and no card is on the table", leader);
    return fmt::format(
        "seat {} led and {} on the table", leader,
        state_.trick.size() == 1 ? "1 card is" : fmt::format("{} cards are", state_.trick.size()));
  }

  std::string who(Seat seat) const {
    return seat == me_ ? "You" : fmt::format("Seat {}", seat.number());
  }

  const RoundDescription& said_;
  int players_;
  Seat me_;
  Trump trump_;
  PublicRound state_;
  std::optional<SpecialTrick> special_trick_;  // on the table, where there are special cards
  std::array<int, max_players> bonus_{};       // as in MidRound
  bool nobodys_ = false;                       // the last trick
  Copies copies_;
  std::optional<Card> turn_up_;
  CardSet held_;
  std::array<CardSet, max_players> played_;
  // By seat and suit: where it has failed to follow.
  std::array<std::array<std::optional<std::string>, 4>, max_players> failed_;
  std::vector<PlayedTrick> tricks_;  // past ones
  PlayedTrick on_table_;
  bool complete_ = true;  // no trick has had a wrong number of cards so far
  std::vector<Fault> faults_;
};

// The trump that a description settles; nothing where it does not.
std::optional<Trump> settled_trump(const SituationDescription& said) {
  if (!trump_naming(said.rules, said.players.value_or(max_players), said.turn_up))
    return std::optional<Trump>(std::in_place, turned_trump(said.turn_up));
  if (said.trump || said.trump_said)
    return std::optional<Trump>(std::in_place, said.trump);
  return std::nullopt;
}

// Everything but the plays.
std::vector<Fault> start_faults(const RoundDescription& said, SituationDescription dealt) {
  UnreadParts unread;
  std::vector<Fault> faults;
  if (said.start.hand.empty())
    faults.push_back({"You hold no card: give those that you still have."});
  const auto players = said.start.players;
  const bool table_known = players && *players >= min_players && *players <= max_players;
  if (table_known && (!dealt.bids || static_cast<int>(dealt.bids->size()) != *players)) {
    faults.push_back({fmt::format(
        "{} given: once cards are played all {} have bid, so give the bids of all seats "
        "in order, - for one not heard.",
        dealt.bids ? counted(dealt.bids->size(), "bid") + (dealt.bids->size() == 1 ? " is" : " are")
                   : "No bids are",
        *players)});
    unread.bids = true;
    dealt.bids.reset();
  }
  if (!dealt.seat)
    faults.push_back(
        {"Your seat is missing: give -s with its number; seat 1 is left of the dealer."});
  unread.seat = !dealt.seat;
  unread.hand = said.start.hand.empty();
  const auto found = examine(dealt, unread);
  faults.insert(faults.end(), found.faults.begin(), found.faults.end());
  if (said.cards && table_known && !said.start.hand.empty()) {
    const std::size_t told = said.start.hand.size() + said.tricks.size();
    if (static_cast<std::size_t>(std::max(*said.cards, 0)) != told)
      faults.push_back({fmt::format(
          "Of the {} dealt to each {} {} gone after {}, so you hold {}, not {}.",
          counted(static_cast<std::size_t>(std::max(*said.cards, 0)), "card"), said.tricks.size(),
          said.tricks.size() == 1 ? "is" : "are", counted(said.tricks.size(), "trick"),
          *said.cards - static_cast<int>(said.tricks.size()), said.start.hand.size())});
  }
  return faults;
}

bool can_replay(const SituationDescription& start) {
  return start.players && *start.players >= min_players && *start.players <= max_players &&
         start.seat && *start.seat >= 1 && *start.seat <= *start.players && !start.hand.empty() &&
         settled_trump(start);
}

void append(std::vector<Fault>& faults, const std::vector<Fault>& more) {
  for (const Fault& fault : more) {
    if (std::ranges::find(faults, fault.message, &Fault::message) == faults.end())
      faults.push_back(fault);
  }
}

}  // namespace

tl::expected<MidRound, std::vector<Fault>> check_mid_round(const RoundDescription& said) {
  if (!can_replay(said.start)) {
    auto faults = start_faults(said, said.start);
    if (faults.empty())
      faults.push_back({"The trump is missing: it has been named before the bids."});
    return tl::unexpected(std::move(faults));
  }
  const SituationDescription& start = said.start;
  Replay replay(said, *start.players, Seat::from_number(*start.seat), *settled_trump(start));
  replay.run();
  SituationDescription dealt = start;
  dealt.hand = replay.hand_dealt();
  std::vector<Fault> faults = replay.faults();
  append(faults, start_faults(said, dealt));
  if (!faults.empty())
    return tl::unexpected(std::move(faults));
  auto situation = check_situation(dealt);
  if (!situation)
    return tl::unexpected(situation.error());
  MidRound round;
  round.situation = std::move(*situation);
  replay.fill(round);
  if (ConsistentDeals(hidden_hands(round)).count() == 0)
    return tl::unexpected(std::vector{Fault{
        "No hands of the others fit what was played: those who failed to follow suits would hold "
        "more cards than are left of the other suits."}});
  return round;
}

HiddenHands hidden_hands(const MidRound& round) {
  HiddenHands hidden;
  hidden.unseen = round.situation.unseen() - round.state.played;
  hidden.voids = round.state.voids;
  for (int seat = 0; seat < round.situation.players; ++seat) {
    const auto place = static_cast<std::size_t>(seat);
    if (seat != round.me())
      hidden.left[place] = round.situation.cards - round.played[place].size();
  }
  return hidden;
}

}  // namespace wizbid
