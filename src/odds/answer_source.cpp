#include "odds/answer_source.h"

#include <limits>

#include "odds/clairvoyance.h"
#include "odds/enumerated.h"
#include "odds/one_card.h"
#include "odds/sampled.h"

namespace wizbid {
namespace {

class Counting final : public AnswerSource {
 public:
  How how() const override { return How::counted; }
  tl::expected<Answer, Refusal> answer(const Question& question, const Effort&,
                                       Watcher&) const override {
    return question.situation.clairvoyant() ? clairvoyance_odds(question) : one_card_odds(question);
  }
};

class Enumerating final : public AnswerSource {
 public:
  How how() const override { return How::enumerated; }
  tl::expected<Answer, Refusal> answer(const Question& question, const Effort& effort,
                                       Watcher& watcher) const override {
    auto answer = enumerate_odds(question, effort.sample.threads, watcher);
    if (!answer)
      return tl::unexpected(
          Refusal{"the enumeration was stopped before its end, and a part of it says nothing about "
                  "the odds; give it more time, or ask for a sample"});
    return *answer;
  }
};

class Playing final : public AnswerSource {
 public:
  How how() const override { return How::sampled; }
  tl::expected<Answer, Refusal> answer(const Question& question, const Effort& effort,
                                       Watcher& watcher) const override {
    Question asked = question;
    // Nothing was heard, or the plan would have been refused.
    if (asked.bid_noise == 0)
      asked.bid_noise = std::numeric_limits<BidNoise>::infinity();
    return sample_odds(asked, effort.sample, watcher);
  }
};

}  // namespace

const AnswerSource& answer_source(How how) {
  static const Counting counting;
  static const Enumerating enumerating;
  static const Playing playing;
  switch (how) {
    case How::counted:
      return counting;
    case How::enumerated:
      return enumerating;
    case How::sampled:
      break;
  }
  return playing;
}

}  // namespace wizbid
