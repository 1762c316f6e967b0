#include "cli/special_cards_flags.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "report/training_note.h"

namespace wizbid::cli {

namespace {

std::optional<DeckName> deck_with(const SpecialCards& special) {
  if (special.camelot)
    return DeckName::camelot;
  return special.adds_cards() ? std::optional(DeckName::jubilee) : std::nullopt;
}

void deck_without_rules(ValueReader& reader, RuleSet& rules, DeckName deck) {
  if (deck == DeckName::jubilee)
    return reader.add_fault(
        fmt::format("{}: say which cards of the jubilee editions are played with, as in --rules "
                    "dragon,fairy; those that are: dragon, fairy, bomb, shapeshifter.",
                    reader.values().label("deck")));
  if (reader.values().given("rules"))
    return reader.add_fault(fmt::format(
        "{}: the deck camelot is played by the rules camelot, not by {}: add camelot to the rules, "
        "or name another deck.",
        reader.values().label("deck"), rules.name));
  rules = *find_rule_set("camelot");
}

void check_player(ValueReader& reader, std::string_view flag, std::string& name) {
  if (!is_trained(name))
    return;
  const FlagValues& values = reader.values();
  if (!values.given(flag) && !values.given("model")) {
    name = "greedy";
    return;
  }
  const std::string_view said = values.given(flag) ? flag : "model";
  if (said == "model" && flag == "others" && !values.given("me"))
    return;  // said of me already
  reader.add_fault(
      fmt::format("{}: {} has never seen the special cards of these rules, so that "
                  "its play means nothing: take greedy or random.",
                  values.label(said), name));
}

}  // namespace

void match_deck_to_rules(ValueReader& reader, RuleSet& rules, DeckName& deck) {
  const auto wanted = deck_with(rules.special);
  if (!wanted) {
    if (deck_of(deck).has_specials())
      deck_without_rules(reader, rules, deck);
    return;
  }
  if (deck != *wanted && reader.values().typed("deck"))
    return reader.add_fault(
        fmt::format("{}: by the rules {} cards are named as in the deck {}: leave --deck out.",
                    reader.values().label("deck"), rules.name, deck_of(*wanted).name));
  deck = *wanted;
}

void refuse_special_cards(ValueReader& reader, const RuleSet& rules) {
  if (rules.special.any())
    reader.add_fault(fmt::format(
        "The rules {} have special cards, which `wizbid odds` knows and this command does not.",
        rules.name));
}

void settle_special_players(ValueReader& reader, ModelWish& wish) {
  check_player(reader, "me", wish.me);
  check_player(reader, "others", wish.others);
}

void settle_special_chart(ValueReader& reader, const RuleSet& rules, ModelWish& wish) {
  if (!rules.special.any())
    return;
  check_player(reader, "others", wish.others);
  wish.me = "greedy";
}

void settle_special_request(ValueReader& reader, const RuleSet& rules, OddsRequest& request) {
  if (!rules.special.any())
    return;
  const bool one_card = std::ranges::all_of(
      request.situations, [](const Situation& situation) { return situation.cards == 1; });
  if (one_card && request.effort.effort.method != Method::sample)
    return;
  settle_special_players(reader, request.model);
}

}  // namespace wizbid::cli
