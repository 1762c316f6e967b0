#include "report/chart_words.h"

#include "report/track_record.h"
#include "report/words.h"

namespace wizbid {

std::vector<std::string> hand_chart_sentences(const OddsReport& report, Language language) {
  OddsReport said = report;
  said.language = language;
  std::vector<std::string> sentences{as_sentence(certainty_sentence(said))};
  for (const std::string& sentence : method_sentences(said))
    sentences.push_back(sentence);
  if (const std::string record = track_record_sentence(said); !record.empty())
    sentences.push_back(record);
  return sentences;
}

}  // namespace wizbid
