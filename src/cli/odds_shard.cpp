#include "cli/odds_shard.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "advice/trump_advice.h"
#include "cards/card_text.h"
#include "cli/failure.h"
#include "cli/help.h"
#include "cli/odds_answer.h"
#include "cli/output_file.h"
#include "cli/progress_watcher.h"
#include "counting/checksum.h"
#include "odds/shard_file.h"
#include "report/repeat_command.h"
#include "report/words.h"
#include "rules/rule_toml.h"
#include "tables/shipped_weights.h"

namespace wizbid::cli {

namespace {

// All that the answer may rest on. Which trump will be recommended is not known before all parts
// are added up, so where bids were heard each suit is asked about with them and without.
std::vector<Question> questions_behind(const Question& question) {
  if (!question.situation.trump_open)
    return {question};
  const std::vector<Question> before = trump_questions(question);
  std::vector<Question> questions = before;
  for (const Question& each : before) {
    if (!any_heard(question.situation))
      break;
    questions.push_back(question);
    questions.back().situation = with_trump(question.situation, each.situation.trump);
  }
  return questions;
}

std::vector<Question> questions_behind(const OddsRequest& request) {
  std::vector<Question> questions;
  for (const Situation& situation : request.situations) {
    const auto more = questions_behind({situation, players_for(request.model), request.bid_noise});
    questions.insert(questions.end(), more.begin(), more.end());
  }
  return questions;
}

class ShardWork {
 public:
  ShardWork(const OddsRequest& request, Session& session) : request_(request), session_(session) {}

  // nullopt: interrupted.
  tl::expected<std::optional<ShardFile>, Failure> file() {
    ShardFile file;
    file.version = version();
    file.weights = weights_in_use();
    file.rules = checksum_of_rules(request_.situations.front().rules);
    file.command = one_line(command_of_shards(request_));
    file.deals = *request_.effort.effort.sample.size.deals;
    file.shard = *request_.shard;
    const std::vector<Question> questions = questions_behind(request_);
    for (std::size_t k = 0; k < questions.size(); ++k) {
      const auto plan = plan_odds(questions[k], request_.effort.effort);
      if (!plan)
        return tl::unexpected(usage_failure({{as_sentence(plan.error().message)}}));
      if (plan->how != How::sampled) {
        exact_ = plan_reason(*plan);
        continue;
      }
      auto sums = sample(questions[k], k + 1, questions.size());
      if (!sums)
        return std::nullopt;
      file.parts.push_back({question_line(questions[k].situation), *std::move(sums)});
    }
    return file;
  }

  // Why there is a question of which no deals are drawn.
  const std::string& exact() const { return exact_; }

 private:
  std::optional<ShardSums> sample(const Question& question, std::size_t number, std::size_t all) {
    const std::string which = all > 1 ? fmt::format(", {} of {}", number, all) : "";
    ProgressWatcher watcher(
        session_,
        fmt::format("sampling shard {}/{}{}", request_.shard->number, request_.shard->of, which),
        std::nullopt);
    return sample_shard(question, request_.effort.effort.sample, *request_.shard, watcher);
  }

  const OddsRequest& request_;
  Session& session_;
  std::string exact_;
};

}  // namespace

std::string question_line(const Situation& situation) {
  std::string bids;
  for (const auto& bid : situation.bids)
    bids += (bids.empty() ? " bids " : ",") + (bid ? std::to_string(*bid) : "-");
  return fmt::format("seat {} trump {}{}", situation.seat.number(),
                     situation.trump ? suit_text(*situation.trump) : "none", bids);
}

std::vector<std::string> command_of_shards(const OddsRequest& request) {
  const Situation& situation = request.situations.back();  // has heard the most
  Repetition repetition;
  repetition.situation = situation;
  repetition.trump_asked = situation.trump_open;
  repetition.me = request.model.me;
  repetition.others = request.model.others;
  repetition.bid_noise = request.bid_noise;
  repetition.method = request.effort.effort.method;
  repetition.deals = request.effort.effort.sample.size.deals;
  repetition.seed = request.effort.effort.sample.seed;
  std::vector<std::string> words = repeat_command(repetition);
  if (request.all_seats)
    std::ranges::replace(words, fmt::format("-s {}", situation.seat.number()), "-s all");
  return words;
}

std::string weights_in_use() {
  return checksum(shipped_weights());
}

std::string checksum_of_rules(const RuleSet& rules) {
  return checksum(rules_toml(rules));
}

ExitCode write_shard(const OddsRequest& request, Session& session) {
  ShardWork work(request, session);
  const auto file = work.file();
  if (!file)
    return report_failure(file.error(), session);
  if (!*file) {
    tell("Interrupted: no shard was written; the same command begins it again.", session);
    return ExitCode::interrupted;
  }
  if (const auto done = deliver(shard_text(**file), request.output, session); !done)
    return report_failure(done.error(), session);
  if (!work.exact().empty())
    tell(as_sentence(work.exact()) +
             " No shards are needed for that: they hold no sums of it, and "
             "`wizbid merge` works it out.",
         session);
  return ExitCode::done;
}

}  // namespace wizbid::cli
