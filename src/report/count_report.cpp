#include "report/count_report.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "report/count_words.h"
#include "report/json_parts.h"
#include "report/number_format.h"
#include "report/repeat_command.h"
#include "report/text_layout.h"
#include "rules/rule_words.h"

namespace wizbid {
namespace {

using Json = nlohmann::ordered_json;

std::string fraction_text(const Fraction& chance) {
  return boost::multiprecision::numerator(chance).str() + '/' +
         boost::multiprecision::denominator(chance).str();
}

double probability(const CountReport& report) {
  return report.chance.convert_to<double>();
}

std::string decimal_text(double probability) {
  return fmt::format("{:.12g}", probability);
}

std::string method_words(const CountReport& report) {
  const Language in = report.language;
  const auto note = rules_note(report.situation.rules, report.situation.players, in);
  return (note ? *note + ' ' : "") +
         say(in,
             "Exact: counted over the {} deals of the opponents' hands, each as likely as every "
             "other, whatever was bid. Rules {}, wizbid {}.",
             count_text(hidden_deals(hidden_from(report.situation)), in),
             report.situation.rules.name, report.version);
}

Json cards_json(CardSet cards) {
  Json list = Json::array();
  for (Card card : cards)
    list.push_back(card_text(card));
  return list;
}

Json situation_json(const CountReport& report) {
  const Situation& situation = report.situation;
  Json json{{"rules", situation.rules.name},
            {"deck", deck_of(situation.deck).name},
            {"players", situation.players},
            {"cards", situation.cards},
            {"seat", report.seat_said ? Json(situation.seat.number()) : Json(nullptr)},
            {"hand", cards_json(situation.hand)},
            {"turn_up", situation.turn_up ? Json(card_text(*situation.turn_up)) : Json(nullptr)},
            {"trump", situation.trump ? Json(suit_text(*situation.trump)) : Json(nullptr)}};
  add_rules_changes(situation.rules, json);
  return with_notation(std::move(json), situation.deck);
}

Json condition_json(const AskedCondition& asked) {
  return {{"set", asked.typed},
          {"least", asked.holding.least},
          {"most", asked.holding.most ? Json(*asked.holding.most) : Json(nullptr)},
          {"unseen", cards_json(asked.holding.cards)}};
}

Json question_json(const CountReport& report) {
  Json question{{"words", question_words(report, report.situation.deck)}};
  if (const auto* lead = std::get_if<LeadCount>(&report.question)) {
    question["lead"] = card_text(lead->card);
    return question;
  }
  const HoldingCount& count = std::get<HoldingCount>(report.question);
  question["who"] = count.who.typed;
  question["conditions"] = Json::array();
  for (const AskedCondition& asked : count.conditions)
    question["conditions"].push_back(condition_json(asked));
  return question;
}

std::string csv_field(const std::string& text) {
  std::string field = "\"";
  for (char c : text)
    field += c == '"' ? "\"\"" : std::string(1, c);
  return field + '"';
}

}  // namespace

std::string count_report_text(const CountReport& report, const TextStyle& style) {
  const CardStyle suits = cards_in(report.situation.deck, style, report.language);
  const Language in = report.language;
  std::string text =
      emphasised(paragraph(say(in, "{} chance that {}.",
                               percent_text(probability(report), Sureness::exact, in),
                               question_words(report, suits)),
                           style),
                 Emphasis::strong, style.colour);
  text += fmt::format("\n{}\n{}\n\n", say(in, "Fraction  {}", fraction_text(report.chance)),
                      say(in, "Decimal   {}", number_in(in, decimal_text(probability(report)))));
  text += paragraph(one_line(known_sentences(report, suits)), style);
  for (const std::string& sentence : unseen_sentences(report, suits))
    text += paragraph(sentence, style);
  for (const std::string& note : report.notes)
    text += paragraph(say(in, "Note: {}", note), style);
  text += '\n' + emphasised(paragraph(method_words(report), style), Emphasis::faint, style.colour);
  const std::string again = say(in, "Again: ");
  return text + folded(report.repeat, style.width, static_cast<int>(again.size()), again) + '\n';
}

std::string count_report_json(const CountReport& report) {
  const Json json{{"schema_version", schema_version},
                  {"program", "wizbid"},
                  {"version", report.version},
                  {"situation", situation_json(report)},
                  {"question", question_json(report)},
                  {"fraction", fraction_text(report.chance)},
                  {"probability", probability(report)},
                  {"method",
                   {{"kind", "exact"},
                    {"how", "counted"},
                    {"deals", hidden_deals(hidden_from(report.situation)).str()}}},
                  {"notes", report.notes},
                  {"command", one_line(report.repeat)}};
  return json.dump(2) + '\n';
}

std::string count_report_csv(const CountReport& report) {
  return fmt::format("question,fraction,probability\n{},{},{}\n",
                     csv_field(question_words(report, report.situation.deck)),
                     fraction_text(report.chance), probability(report));
}

std::string count_report_markdown(const CountReport& report) {
  std::string text =
      fmt::format("{}\n\n", one_line(known_sentences(report, report.situation.deck)));
  const Language in = report.language;
  text += say(in, "| chance that | fraction | decimal |") + "\n|---|---:|---:|\n";
  text +=
      fmt::format("| {} | {} | {} |\n", question_words(report, report.situation.deck),
                  fraction_text(report.chance), number_in(in, decimal_text(probability(report))));
  for (const std::string& note : report.notes)
    text += '\n' + say(in, "Note: {}", note) + '\n';
  return text + '\n' + say(in, "Exact, wizbid {}.", report.version) + '\n';
}

}  // namespace wizbid
