#include "cli/count_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "cards/notation.h"
#include "cards/utf8.h"
#include "cli/deck_flag.h"
#include "cli/help.h"
#include "odds/lead_odds.h"

namespace wizbid::cli {

namespace {

using Faults = std::vector<Fault>;

// The text with a mark under the place of the fault, where it fits on a line.
std::string pointed_at(const std::string& text, std::size_t position) {
  constexpr std::size_t longest = 60;
  const auto characters = decode_utf8(text);
  const bool plain = std::all_of(characters.begin(), characters.end(), [](Character character) {
    return character.code == U' ' || is_visible(character);
  });
  if (characters.size() > longest || !plain)
    return {};
  return fmt::format("\n  {}\n  {}^", text, std::string(position - 1, ' '));
}

std::optional<int> read_how_many(ValueReader& reader, const SaidNumber& number) {
  if (number.flag == "none")
    return 0;
  const auto value = whole_number_in(number.value);
  if (value && *value >= 0 && *value <= Card::deck_size)
    return static_cast<int>(*value);
  reader.add_fault(fmt::format("--{} must be a whole number from 0 to {}, not {}.", number.flag,
                               Card::deck_size, in_quotes(number.value)));
  return std::nullopt;
}

std::optional<AskedCondition> read_condition(ValueReader& reader, const SaidCondition& said,
                                             DeckName deck) {
  const auto how_many = said.number ? read_how_many(reader, *said.number) : std::nullopt;
  const auto query = parse_card_query(said.set, deck);
  if (!query) {
    reader.add_fault(fmt::format("--{}: {}{}", said.flag, query.error().message,
                                 pointed_at(said.set, query.error().position)));
    return std::nullopt;
  }
  if (query->none && said.number) {
    reader.add_fault(fmt::format("--{0} {1} asks for none of these cards already; leave out --{2}.",
                                 said.flag, in_quotes(said.set), said.number->flag));
    return std::nullopt;
  }
  AskedCondition asked{said.set, *query, {{}, query->none ? 0 : 1, std::nullopt}};
  if (query->none)
    asked.holding.most = 0;
  if (!said.number)
    return asked;
  if (!how_many)
    return std::nullopt;
  asked.holding.least = *how_many;
  if (said.number->flag != "at-least")
    asked.holding.most = asked.holding.least;
  return asked;
}

std::optional<SaidHolder> read_holder(ValueReader& reader) {
  const auto text = reader.values().text("who");
  using Kind = SaidHolder::Kind;
  if (!text || *text == "any")
    return SaidHolder{};
  if (*text == "all")
    return SaidHolder{Kind::all, 1, *text};
  if (*text == "next")
    return SaidHolder{Kind::left, 1, *text};
  for (const auto& [front, kind] : {std::pair<std::string_view, Kind>{"left:", Kind::left},
                                    std::pair<std::string_view, Kind>{"seat:", Kind::seat}}) {
    if (!text->starts_with(front))
      continue;
    const auto number = whole_number_in(std::string_view(*text).substr(front.size()));
    if (number && *number >= 1 && *number <= max_players)
      return SaidHolder{kind, static_cast<int>(*number), *text};
  }
  reader.add_fault("who", "any, all, next, left:K (the K-th player to my left) or seat:K");
  return std::nullopt;
}

std::optional<CountRequest> read_lead(ValueReader& reader, const SaidConditions& said,
                                      DeckName deck) {
  if (!said.conditions.empty() || reader.values().given("who"))
    reader.add_fault(
        "--lead asks whether anybody can beat a card, and takes no --who, --holds or --and; ask "
        "one question at a time.");
  const auto card = parse_card(*reader.values().text("lead"), deck);
  if (card)
    return LeadCount{*card};
  const std::string hint = hint_of_other_deck(*reader.values().text("lead"), deck);
  reader.add_fault(
      fmt::format("--lead: {}{}{}", card.error().message, hint.empty() ? "" : " ", hint));
  return std::nullopt;
}

std::optional<CountRequest> read_holding(ValueReader& reader, const SaidConditions& said,
                                         DeckName deck) {
  if (said.conditions.empty() && said.faults.empty())
    reader.add_fault(
        "Type what to count: --holds and a set of cards, as in --holds W or --holds 'trump>9', or "
        "--lead and a card of the hand.");
  const auto who = read_holder(reader);
  HoldingRequest request;
  for (const SaidCondition& condition : said.conditions) {
    if (auto asked = read_condition(reader, condition, deck))
      request.conditions.push_back(std::move(*asked));
  }
  if (!who || request.conditions.size() != said.conditions.size())
    return std::nullopt;
  request.who = *who;
  return request;
}

// Why there is no trump to ask for.
std::string no_trump_fault(const Situation& situation) {
  if (situation.trump_open)
    return fmt::format("A {} is turned up: type --trump and the suit that was named, one of {}.",
                       situation.turn_up->is_wizard() ? "Wizard" : "Jester",
                       deck_of(situation.deck).all_suits);
  const std::string why = situation.turn_up
                              ? (situation.naming()               ? "none was named"
                                 : situation.turn_up->is_jester() ? "a Jester is turned up"
                                                                  : "a Wizard is turned up")
                              : "nothing is turned up in the last round";
  return fmt::format(
      "There is no trump in this round, as {}: ask for a suit, {} or {} instead of trump.", why,
      card_text(Card::wizard(), situation.deck), card_text(Card::jester(), situation.deck));
}

tl::expected<AskedHolder, Fault> seat_to_ask(const SaidHolder& said, const Situation& situation,
                                             bool seat_said) {
  if (!seat_said)
    return tl::unexpected(Fault{
        fmt::format("--who {} needs your own seat: type -s and its number too.", said.typed)});
  if (said.number > situation.players)
    return tl::unexpected(Fault{fmt::format("--who {}: the last of the {} seats is seat {}.",
                                            said.typed, situation.players, situation.players)});
  const int left = (said.number - situation.seat.number() + situation.players) % situation.players;
  if (left == 0)
    return tl::unexpected(
        Fault{fmt::format("--who {} is your own seat; ask for another one.", said.typed)});
  return AskedHolder{Holder::one_opponent, left, Seat::from_number(said.number), said.typed};
}

tl::expected<AskedHolder, Fault> whom_to_ask(const SaidHolder& said, const Situation& situation,
                                             bool seat_said) {
  if (said.kind == SaidHolder::Kind::any)
    return AskedHolder{Holder::any_opponent, 1, std::nullopt, said.typed};
  if (said.kind == SaidHolder::Kind::all)
    return AskedHolder{Holder::together, 1, std::nullopt, said.typed};
  if (said.kind == SaidHolder::Kind::seat)
    return seat_to_ask(said, situation, seat_said);
  if (said.number >= situation.players)
    return tl::unexpected(
        Fault{fmt::format("--who {}: only {} players sit to your left; type left:1 to left:{}.",
                          said.typed, situation.players - 1, situation.players - 1)});
  const auto seat =
      seat_said ? std::optional(situation.seat.left(said.number, situation.players)) : std::nullopt;
  return AskedHolder{Holder::one_opponent, said.number, seat, said.typed};
}

// Cards named one by one that nobody else can hold, and numbers that no hand can reach.
std::vector<std::string> notes_on(const AskedCondition& asked, Holder holder,
                                  const Situation& situation, Language in) {
  std::vector<std::string> notes;
  for (const QueryPart& part : asked.query.parts) {
    const auto* named = std::get_if<NamedCards>(&part);
    if (!named)
      continue;
    for (Card card : named->cards - CardSet::wizards() - CardSet::jesters() - situation.unseen())
      notes.push_back(situation.hand.contains(card)
                          ? say(in, "{} is in your hand: nobody else can hold it.",
                                card_text(card, situation.deck))
                          : say(in, "{} is turned up: nobody else can hold it.",
                                card_text(card, situation.deck)));
  }
  const int unseen = asked.holding.cards.size();
  const bool together = holder == Holder::together;
  const int room = situation.cards * (together ? situation.players - 1 : 1);
  if (asked.holding.least > unseen && notes.empty())
    notes.push_back(say(in, "Of {} only {} can be in other hands.", asked.typed, unseen));
  else if (asked.holding.least > room)
    notes.push_back(together ? say(in, "The opponents together hold only {} cards.", room)
                             : say(in, "An opponent holds only {} cards.", room));
  return notes;
}

tl::expected<CountReport, Faults> answer_holding(const HoldingRequest& request,
                                                 const Situation& situation, bool seat_said,
                                                 Language language) {
  Faults faults;
  const auto who = whom_to_ask(request.who, situation, seat_said);
  if (!who)
    faults.push_back(who.error());
  if (!situation.trump &&
      std::any_of(request.conditions.begin(), request.conditions.end(),
                  [](const AskedCondition& asked) { return asks_for_trump(asked.query); }))
    faults.push_back({no_trump_fault(situation)});
  if (!faults.empty())
    return tl::unexpected(faults);
  HoldingCount count{*who, request.conditions};
  std::vector<HandCondition> conditions;
  CountReport report{version(), situation, seat_said, {}, {}, {}, {}};
  for (AskedCondition& asked : count.conditions) {
    asked.holding.cards = cards_of(asked.query, situation.trump) & situation.unseen();
    conditions.push_back(asked.holding);
    for (std::string& note : notes_on(asked, who->holder, situation, language))
      report.notes.push_back(std::move(note));
  }
  const auto chance = chance_of_holding(hidden_from(situation), who->holder, conditions);
  if (!chance)
    return tl::unexpected(Faults{{"--holds and --and: " + chance.error().message + "."}});
  report.question = std::move(count);
  report.chance = *chance;
  return report;
}

// The card of the hand that is meant: any copy of a Wizard or Jester.
std::optional<Card> in_hand(CardSet hand, Card card) {
  for (Card held : hand)
    if (same_face(held, card))
      return held;
  return std::nullopt;
}

tl::expected<CountReport, Faults> answer_lead(Card said, const Situation& situation,
                                              bool seat_said) {
  const auto lead = in_hand(situation.hand, said);
  Faults faults;
  if (!lead)
    faults.push_back(
        {fmt::format("--lead: {} is not in the hand {}; name a card of it.",
                     card_text(said, situation.deck), card_text(situation.hand, situation.deck))});
  if (seat_said && situation.seat.number() != 1)
    faults.push_back(
        {fmt::format("--lead asks about the card led to the first trick, which seat 1 leads, not "
                     "seat {}; type -s 1 or leave -s out.",
                     situation.seat.number())});
  if (situation.trump_open && said.is_suited())
    faults.push_back({no_trump_fault(situation)});
  if (!faults.empty())
    return tl::unexpected(faults);
  return CountReport{version(),
                     situation,
                     seat_said,
                     LeadCount{*lead},
                     chance_lead_wins(hidden_from(situation), situation.trump, *lead),
                     {},
                     {}};
}

}  // namespace

std::optional<CountRequest> read_count_request(ValueReader& reader,
                                               const SaidConditions& conditions, DeckName deck) {
  return reader.values().given("lead") ? read_lead(reader, conditions, deck)
                                       : read_holding(reader, conditions, deck);
}

tl::expected<CountReport, std::vector<Fault>> answer_count(const CountRequest& request,
                                                           const Situation& situation,
                                                           bool seat_said, Language language) {
  auto report =
      std::holds_alternative<LeadCount>(request)
          ? answer_lead(std::get<LeadCount>(request).card, situation, seat_said)
          : answer_holding(std::get<HoldingRequest>(request), situation, seat_said, language);
  if (report)
    report->language = language;
  return report;
}

}  // namespace wizbid::cli
