#include "report/chart_words.h"

#include <fmt/format.h>

#include "report/brief_line.h"
#include "report/number_format.h"
#include "report/track_record.h"
#include "report/words.h"

namespace wizbid {

namespace {

// "62%" as "62 %", "1,234" as "1.234", "0.5" as "0,5".
std::string in_german(const std::string& number) {
  std::string text;
  for (const char c : number) {
    if (c == '%')
      text += " %";
    else
      text += c == '.' ? ',' : (c == ',' ? '.' : c);
  }
  return text;
}

std::string german_players(const ModelNames& model) {
  return model.me == model.others
             ? fmt::format("alle wie „{}“ spielen", model.me)
             : fmt::format("du wie „{}“ und die anderen wie „{}“ spielen", model.me, model.others);
}

std::string german_certainty(const OddsReport& report) {
  const Answer& answer = report.answer;
  std::vector<std::string> conditions;
  if (report.evidence)
    conditions.push_back(fmt::format("die anderen vernünftig ansagen (bid noise {})",
                                     in_german(plain_number(report.bid_noise))));
  if (answer.how != How::counted)
    conditions.push_back(german_players(report.model));
  const std::string if_so =
      conditions.empty() ? "" : fmt::format(", wenn {}", fmt::join(conditions, " und "));
  if (answer.how != How::sampled)
    return fmt::format("Exakt{}.", if_so);
  if (!answer.credible)
    return fmt::format(
        "Stichprobe, aber was zu hören war, lässt zu wenige Verteilungen übrig, auf die es "
        "ankommt: Das ist geraten, und wie weit es daneben liegt, ist nicht bekannt. Gilt{}.",
        if_so);
  return fmt::format(
      "Stichprobe: ± ist das 95-%-Intervall, nur das Glück der Stichprobe; die Chancen auf Stiche "
      "sind auf ±{} genau. Gilt{}.",
      in_german(percent_width_text(widest_half_width(answer))), if_so);
}

std::string german_method(const OddsReport& report) {
  const Answer& answer = report.answer;
  const std::string deals = in_german(count_text(answer.deals));
  switch (answer.how) {
    case How::counted:
      return fmt::format("Eine Karte für jeden: alle {} Verteilungen mit Formeln gezählt.", deals);
    case How::enumerated:
      return fmt::format("Alle {} Verteilungen durchgespielt.", deals);
    case How::sampled:
      break;
  }
  const std::string effective = in_german(effective_deals_text(answer));
  return effective == deals
             ? fmt::format("{} Verteilungen gespielt.", deals)
             : fmt::format(
                   "{} Verteilungen gezogen und nach dem Gehörten gewichtet; sie zählen "
                   "wie {}.",
                   deals, effective);
}

std::string german_ending(const OddsReport& report) {
  if (report.partial)
    return "Unvollständig: die Rechnung wurde abgebrochen.";
  if (report.answer.credible && !report.answer.precision_reached)
    return "Unvollständig: die Rechnung endete vor der gewünschten Genauigkeit.";
  return "";
}

std::string german_table(std::string_view table) {
  return table == "mixed" ? "aus allen dreien gemischt" : fmt::format("von „{}“", table);
}

std::string german_record(const OddsReport& report) {
  constexpr double percent = 0.01;
  const std::vector<ReliabilityLine> lines = track_record(report);
  if (lines.empty())
    return "";
  std::string happened;
  for (const ReliabilityLine& line : lines)
    happened += fmt::format("{}{} ±{} an Tischen {}", happened.empty() ? "" : ", ",
                            in_german(percent_text(line.happened * percent)),
                            in_german(percent_width_text(normal_95 * line.error * percent)),
                            german_table(line.table));
  const ReliabilityLine& first = lines.front();
  const std::string said =
      first.from == 0 && first.to == 100
          ? fmt::format("im Mittel mit {}", in_german(percent_text(first.said * percent)))
          : fmt::format("mit {} bis {} %", plain_number(first.from), plain_number(first.to));
  return fmt::format(
      "Wie oft solche Chancen bei {} Spielern eintrafen: die empfohlene Ansage, {} berechnet, "
      "wurde erfüllt in {}.",
      first.players, said, happened);
}

std::vector<std::string> german_sentences(const OddsReport& report) {
  std::vector<std::string> sentences{german_certainty(report), german_method(report)};
  sentences.push_back(german_ending(report));
  sentences.push_back(fmt::format("Spieler {}, bid noise {}, Regeln {}, seed {}, wizbid {}.",
                                  report.model.me == report.model.others
                                      ? report.model.me
                                      : report.model.me + " gegen " + report.model.others,
                                  in_german(plain_number(report.bid_noise)),
                                  report.situation.rules.name, report.seed, report.version));
  sentences.push_back(german_record(report));
  std::erase(sentences, "");
  return sentences;
}

}  // namespace

std::vector<std::string> hand_chart_sentences(const OddsReport& report, Language language) {
  if (language == Language::german)
    return german_sentences(report);
  std::vector<std::string> sentences{as_sentence(certainty_sentence(report))};
  for (const std::string& sentence : method_sentences(report))
    sentences.push_back(sentence);
  if (const std::string record = track_record_sentence(report); !record.empty())
    sentences.push_back(record);
  return sentences;
}

}  // namespace wizbid
