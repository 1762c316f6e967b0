#include "cli/odds_answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "advice/bid_advice.h"
#include "advice/trump_advice.h"
#include "cards/card_text.h"
#include "cli/help.h"
#include "cli/odds_comparison.h"
#include "cli/odds_repetition.h"
#include "cli/progress_watcher.h"
#include "odds/clairvoyance.h"
#include "odds/one_card.h"
#include "odds/plan.h"
#include "odds/sampled_evidence.h"
#include "report/words.h"

namespace wizbid::cli {

namespace {

// A question that has been worked on.
struct Worked {
  Plan plan;
  Answer answer;
  bool interrupted = false;
};

// Whether what was heard weighs in the answer: a bid of somebody else, or a suit that he named.
bool has_evidence(const Question& question) {
  const Situation& situation = question.situation;
  const bool named = situation.hears_naming();
  return !std::isinf(question.bid_noise) && question.model.others->heeds_bids() &&
         (named || any_heard(situation));
}

class Answering {
 public:
  Answering(const OddsRequest& request, Session& session, const Worker& worker)
      : request_(request), session_(session), worker_(worker) {}

  tl::expected<OddsReport, Failure> report(const Situation& situation) {
    const double start = session_.environment.now();
    Question question{situation, players_for(request_.model), request_.bid_noise};
    parts_ = 1;  // the answer, after the trumps to try
    if (situation.trump_open)
      parts_ = situation.naming()->none_allowed ? 6 : 5;
    std::optional<TrumpChoice> trumps;
    if (situation.trump_open) {
      auto choice = choose_trump(question);
      if (!choice)
        return tl::unexpected(failure(choice.error()));
      trumps = *choice;
      question.situation = with_trump(situation, trumps->recommended);
    }
    const auto worked = final_work(question, trumps.has_value());
    if (!worked)
      return tl::unexpected(failure(worked.error()));
    OddsReport report = describe(question, *worked);
    report.trumps = trumps;
    if (request_.compare && !interrupted_)
      compare(question, report);
    report.seconds = session_.environment.now() - start;
    report.repeats_exactly = !stopped_;
    report.repeat = repetition_of(request_, report);
    return report;
  }

  bool interrupted() const { return interrupted_; }

 private:
  static Failure failure(const Refusal& refusal) {
    return usage_failure({{as_sentence(refusal.message)}});
  }

  tl::expected<TrumpChoice, Refusal> choose_trump(const Question& question) {
    return advise_trump(question, [this](const Question& settled) -> tl::expected<Answer, Refusal> {
      const Trump trump = settled.situation.trump;
      auto worked = work(settled, trump ? fmt::format(" with {} as trump",
                                                      suit_name(*trump, settled.situation.deck))
                                        : " without trump");
      if (!worked)
        return tl::unexpected(worked.error());
      Answer answer = worked->answer;
      tried_.insert_or_assign(trump, std::move(*worked));
      return answer;
    });
  }

  // With no bid heard, the suit recommended has been worked on already.
  tl::expected<Worked, Refusal> final_work(const Question& question, bool tried) {
    if (tried && !any_heard(question.situation))
      return tried_.at(question.situation.trump);
    return work(question, "");
  }

  void compare(const Question& question, OddsReport& report) {
    const auto assumptions = other_assumptions(request_, report);
    const EffortWish effort = effort_of_comparison(request_.effort);
    for (const OtherAssumption& other : assumptions) {
      const Question asked{question.situation, players_for(other.model), other.bid_noise};
      auto worked = work(asked, effort, ", " + other.assumed);
      if (!worked || interrupted_)
        return;
      report.comparisons.push_back(
          {other.assumed, names_of(other.model), other.bid_noise, std::move(worked->answer)});
    }
  }

  tl::expected<Worked, Refusal> work(const Question& question, const std::string& part) {
    return work(question, request_.effort, part);
  }

  tl::expected<Worked, Refusal> work(const Question& question, const EffortWish& wish,
                                     const std::string& part) {
    const auto plan = plan_odds(question, wish.effort);
    if (!plan)
      return tl::unexpected(plan.error());
    const bool sampled = plan->how == How::sampled;
    const std::string seat =
        request_.all_seats ? fmt::format("Seat {}: ", question.situation.seat.number()) : "";
    const std::string what =
        fmt::format("{}{}{}", seat, sampled ? "sampling" : "enumerating", part);
    std::optional<double> seconds;
    if (sampled && wish.seconds)
      seconds = *wish.seconds / parts_;
    ProgressWatcher watcher(session_, what, seconds);
    auto answer = worker_(*plan, question, wish.effort, watcher);
    interrupted_ = interrupted_ || watcher.interrupted();
    if (!answer)
      return tl::unexpected(answer.error());
    stopped_ = stopped_ || answer->ending == Ending::stopped;
    return Worked{*plan, std::move(*answer), watcher.interrupted()};
  }

  OddsReport describe(const Question& question, const Worked& worked) const {
    OddsReport report;
    report.version = version();
    report.situation = question.situation;
    report.model = names_of(request_.model);
    report.bid_noise = request_.bid_noise;
    report.seed = request_.effort.effort.sample.seed;
    report.plan = worked.plan;
    report.language = request_.language.language;
    report.answer = worked.answer;
    report.evidence = has_evidence(question);
    report.partial = worked.interrupted;
    report.precision_asked = request_.effort.precision_asked;
    report.explain = request_.why;
    add_advice(report);
    if (request_.why)
      report.why = evidence_for(question, report);
    return report;
  }

  static std::optional<EvidenceReport> evidence_for(const Question& question,
                                                    const OddsReport& report) {
    if (report.answer.how == How::counted)
      return question.situation.clairvoyant() ? clairvoyance_evidence(question)
                                              : one_card_evidence(question);
    if (!report.evidence || question.bid_noise == 0)
      return std::nullopt;
    return sampled_evidence(question, report.seed);
  }

  void add_advice(OddsReport& report) const {
    if (report.situation.auction_over())
      return;
    report.advice = advise_bid(report.answer);
    report.said = request_.said;
    if (request_.need)
      report.need = advise_need(report.answer, report.situation.rules.scoring, *request_.need,
                                largest_bonus(report.situation.rules.special));
  }

  const OddsRequest& request_;
  Session& session_;
  const Worker& worker_;
  int parts_ = 1;  // that the time is shared between
  std::map<Trump, Worked> tried_;
  bool interrupted_ = false;
  bool stopped_ = false;  // some of the work, by time or by hand
};

ExitCode code_of(const OddsRequest& request, const std::vector<OddsReport>& reports,
                 bool interrupted) {
  if (interrupted)
    return ExitCode::interrupted;
  const bool short_of_precision =
      std::any_of(reports.begin(), reports.end(),
                  [](const OddsReport& report) { return !report.answer.precision_reached; });
  return short_of_precision && request.effort.precision_asked ? ExitCode::limit_reached
                                                              : ExitCode::done;
}

}  // namespace

bool any_heard(const Situation& situation) {
  for (std::size_t seat = 0; seat < situation.bids.size(); ++seat) {
    if (situation.bids[seat] && static_cast<int>(seat) != situation.seat.index())
      return true;
  }
  return false;
}

// Planned for a machine of two cores. Bidders who never err leave a sample no deals to speak of.
tl::expected<Plan, Refusal> plan_odds(const Question& question, Effort effort) {
  effort.sample.threads = 2;
  auto plan = make_plan(question, effort);
  if (plan && plan->how == How::sampled && question.bid_noise == 0 && has_evidence(question))
    return tl::unexpected(Refusal{
        "--bid-noise 0 takes every bidder at his word and works for exact answers only; this one "
        "has to be sampled, so give a noise above 0, as in --bid-noise 0.5."});
  return plan;
}

tl::expected<OddsOutcome, Failure> answer_odds(const OddsRequest& request, Session& session,
                                               const Worker& worker) {
  OddsOutcome outcome;
  bool interrupted = false;
  for (const Situation& situation : request.situations) {
    Answering answering(request, session, worker);
    auto report = answering.report(situation);
    interrupted = answering.interrupted();
    if (!report && interrupted) {
      outcome.code = ExitCode::interrupted;
      return outcome;
    }
    if (!report)
      return tl::unexpected(report.error());
    outcome.reports.push_back(std::move(*report));
    if (interrupted)
      break;
  }
  outcome.code = code_of(request, outcome.reports, interrupted);
  return outcome;
}

}  // namespace wizbid::cli
