// All that a report on one answer tells, whatever its format.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "advice/bid_advice.h"
#include "advice/trump_advice.h"
#include "deals/situation.h"
#include "odds/answer.h"
#include "odds/evidence_report.h"
#include "odds/plan.h"
#include "odds/question.h"
#include "words/language.h"

namespace wizbid {

// Who plays in the answer.
struct ModelNames {
  std::string me;
  std::string others;
};

// The answer to the same question under another assumption.
struct Comparison {
  std::string assumed;  // in words: "all play like rival"
  ModelNames model;
  BidNoise bid_noise = 2;
  Answer answer;
};

struct OddsReport {
  Language language = Language::english;  // of text and Markdown
  std::string version;                    // of the program
  Situation situation;                    // trump settled
  ModelNames model;
  BidNoise bid_noise = 2;
  std::uint64_t seed = 1;
  double seconds = 0;  // that the work took
  Plan plan;           // the method and why it was taken
  Answer answer;
  bool partial = false;               // the user stopped the work
  bool precision_asked = false;       // in so many words
  bool evidence = false;              // bids or a trump heard weigh in the answer
  std::optional<BidAdvice> advice;    // none once the auction is over
  std::optional<TrumpChoice> trumps;  // the dealer, asked which suit to name
  std::optional<Tricks> said;         // a bid made; what did it cost?
  std::optional<NeedAdvice> need;
  bool explain = false;  // tell how the scores come about, and what was heard
  std::optional<EvidenceReport> why;
  std::vector<Comparison> comparisons;
  // The command that gives this answer again: words that may be parted by line breaks. After a stop
  // by time or by hand it gives one close by: it plays the same deals, but every bid on each.
  std::vector<std::string> repeat;
  bool repeats_exactly = true;
};

inline bool is_sampled(const OddsReport& report) {
  return report.answer.how == How::sampled;
}

}  // namespace wizbid
