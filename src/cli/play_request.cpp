#include "cli/play_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cards/card_text.h"
#include "cards/notation.h"
#include "cli/config.h"
#include "cli/hand_words.h"
#include "cli/language_flag.h"
#include "cli/output_file.h"
#include "cli/situation_flags.h"
#include "cli/special_cards_flags.h"

namespace wizbid::cli {

namespace {

// Work after which the usual precision is given up (SampleSize::most_cards): about two seconds.
constexpr std::uint64_t usual_most_cards_of_play = 80'000'000;

constexpr std::array known_play_flags{
    flag::players,
    flag::seat,
    flag::turn_up,
    flag::trump,
    flag::bids,
    Flag{"tricks", 0, "the past tricks, as in '1: 2C AC W J; 3: KS 3S 4S 5S'"},
    Flag{"table", 0, "the trick on the table, as in '3: KS 3S'"},
    Flag{"brief", 0, ""},
    flag::bid_noise,
    flag::rules,
    flag::sole_leader,
    flag::deck,
    flag::me,
    flag::others,
    flag::model,
    flag::method,
    flag::deals,
    flag::precision,
    flag::time,
    flag::seed,
    flag::threads,
    flag::format,
    flag::output,
    flag::color,
    flag::ascii,
    flag::lang};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
  text.remove_prefix(begin);
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

// Parts between semicolons; a semicolon at the end opens no further part.
std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  while (!trimmed(text).empty()) {
    const std::size_t end = std::min(text.find(';'), text.size());
    parts.push_back(trimmed(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

// Whether the words end with this card.
bool ends_with_card(std::string_view words, Card card, DeckName deck) {
  constexpr std::string_view between_words = " \t,;:";
  const std::string_view word = trimmed(words);
  const auto cards = parse_hand(word.substr(word.find_last_of(between_words) + 1), deck);
  return cards && !cards->empty() && cards->back() == card;
}

// What a card counted as: takes "=W" or "=J" behind the card out of the text, blanks in its place,
// so that positions stay true.
std::optional<bool> take_declaration(ValueReader& reader, std::string& text, std::string_view name,
                                     DeckName deck, const SpecialCards& special) {
  const auto card = declared_card(special);
  const std::size_t sign = text.find('=');
  if (!card || sign == std::string::npos)
    return std::nullopt;
  const std::size_t end = std::min(text.find_first_of(" \t,;", sign), text.size());
  const std::string word = in_lower_case(text.substr(sign + 1, end - sign - 1));
  const std::string card_name = card_text(*card, deck);
  const bool wizard = word == "w" || word == "wizard";
  if (!ends_with_card(std::string_view(text).substr(0, sign), *card, deck))
    reader.add_fault(fmt::format(
        "{}: = says what {} counted as, so it stands behind no other card.", name, card_name));
  else if (!wizard && word != "j" && word != "jester")
    reader.add_fault(fmt::format("{}: {} counted as a Wizard or as a Jester: type {}=W or {}=J.",
                                 name, card_name, card_name, card_name));
  text.replace(sign, end - sign, end - sign, ' ');
  return wizard;
}

RoundDescription read_round(ValueReader& reader, const SaidSituation& said) {
  RoundDescription round;
  round.start = said.description;
  if (const auto text = reader.values().text("tricks")) {
    for (const std::string_view part : parts_of(*text))
      round.tricks.push_back(read_trick(reader, part,
                                        fmt::format("--tricks, trick {}", round.tricks.size() + 1),
                                        said.description.deck, said.description.rules.special));
  }
  if (const auto text = reader.values().text("table"); text && !trimmed(*text).empty())
    round.on_table = read_trick(reader, trimmed(*text), "--table", said.description.deck,
                                said.description.rules.special);
  if (said.seats == Seats::all)
    reader.add_fault("--seat all makes no sense once cards are played: name your seat.");
  return round;
}

void read_wishes(ValueReader& reader, const Environment& environment, PlayRequest& request) {
  request.model = read_model_wish(reader);
  request.bid_noise = read_bid_noise(reader);
  request.effort = read_effort(reader, environment.cores);
  if (auto& most = request.effort.effort.sample.size.most_cards)
    most = usual_most_cards_of_play;
  request.output = read_output_wish(reader);
  request.language = read_language(reader);
  request.brief = reader.flag("brief");
  if (!request.brief)
    return;
  if (!reader.values().typed("format") && !request.output.file)
    request.output.format = Format::text;
  if (request.output.format != Format::text)
    reader.add_fault("--brief is a line of text: leave it out, or --format.");
}

// The default players do not know special cards.
void settle_special_play(ValueReader& reader, const RuleSet& rules, PlayRequest& request) {
  if (!rules.special.any())
    return;
  settle_special_players(reader, request.model);
}

}  // namespace

SaidTrick read_trick(ValueReader& reader, std::string_view text, std::string_view name,
                     DeckName deck, const SpecialCards& special) {
  SaidTrick trick;
  const std::size_t colon = text.find(':');
  const auto lead = colon == std::string_view::npos
                        ? std::nullopt
                        : whole_number_in(trimmed(text.substr(0, colon)));
  constexpr std::int64_t most = 99;
  if (!lead || *lead < 0 || *lead > most) {
    reader.add_fault(fmt::format(
        "{} must begin with the number of the seat that led and a colon, as in 3: {} {}; {} "
        "does not.",
        name, card_text({Rank::king, Suit::spades}, deck),
        card_text({Rank::three, Suit::spades}, deck), in_quotes(text)));
    return trick;
  }
  trick.lead = static_cast<int>(*lead);
  std::string cards(text.substr(colon + 1));
  trick.as_wizard = take_declaration(reader, cards, name, deck, special);
  const HandWords words = read_hand_words(cards, deck);
  trick.cards = words.cards;
  for (const std::string& fault : words.faults)
    reader.add_fault(fmt::format("{}: {}", name, fault));
  return trick;
}

std::span<const Flag> play_flags() {
  return known_play_flags;
}

tl::expected<PlayRequest, Failure> read_play_request(const Arguments& arguments,
                                                     const Environment& environment) {
  const FlagSet set{known_play_flags, {}};
  auto values = read_flags(set, arguments);
  if (!values)
    return tl::unexpected(usage_failure(values.error()));
  if (auto config = read_config(set, config_files(environment), *values); !config)
    return tl::unexpected(config.error());
  std::vector<Fault> faults;
  ValueReader reader(*values, faults);
  PlayRequest request;
  const SaidSituation said = read_situation(
      reader, fmt::format("{}", fmt::join(values->words, " ")), SpecialRules::allowed);
  const RoundDescription description = read_round(reader, said);
  const bool readable = faults.empty();
  read_wishes(reader, environment, request);
  settle_special_play(reader, said.description.rules, request);
  if (readable) {
    if (auto round = check_mid_round(description))
      request.round = std::move(*round);
    else
      faults.insert(faults.begin(), round.error().begin(), round.error().end());
  }
  if (!faults.empty())
    return tl::unexpected(usage_failure(std::move(faults)));
  if (request.output.file) {
    if (auto writable = check_writable(*request.output.file); !writable)
      return tl::unexpected(writable.error());
  }
  return request;
}

}  // namespace wizbid::cli
