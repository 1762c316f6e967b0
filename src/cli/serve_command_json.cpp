#include "cli/serve_command_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "cli/serve_command_words.h"
#include "cli/value_reader.h"

namespace wizbid::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int deepest = 8;  // levels of arrays and objects in each other; a request has three

// Watches a text being parsed for what JSON allows and a request should not have.
class ParseWatch {
 public:
  // false: leave the value out.
  bool operator()(int depth, Json::parse_event_t event, const Json& value) {
    if (depth >= deepest)
      too_deep_ = true;
    if (event == Json::parse_event_t::object_start)
      keys_.emplace_back();
    else if (event == Json::parse_event_t::object_end)
      keys_.pop_back();
    else if (event == Json::parse_event_t::key)
      note_key(value.get<std::string>());
    return !too_deep_;
  }
  bool too_deep() const { return too_deep_; }
  const std::vector<Fault>& faults() const { return faults_; }

 private:
  void note_key(const std::string& key) {
    constexpr std::size_t most_faults = 5;
    if (!keys_.empty() && !keys_.back().insert(key).second && faults_.size() < most_faults)
      faults_.push_back({fmt::format("The key {} is given twice.", in_quotes(key))});
  }

  std::vector<std::set<std::string>> keys_;  // of the objects that are open
  bool too_deep_ = false;
  std::vector<Fault> faults_;
};

}  // namespace

tl::unexpected<ServeError> no_answer(std::string code, std::string message) {
  return tl::unexpected(ServeError{std::move(code), std::move(message)});
}

ServeError serve_error(std::string code, const std::vector<Fault>& faults) {
  std::string message;
  for (const Fault& fault : faults)
    message += (message.empty() ? "" : " ") + with_keys_for_flags(fault.message);
  return {std::move(code), std::move(message)};
}

tl::expected<Json, ServeError> parse_object(std::string_view line) {
  ParseWatch watch;
  const auto callback = [&](int depth, Json::parse_event_t event, Json& value) {
    return watch(depth, event, value);
  };
  Json object;
  try {
    object = Json::parse(line.begin(), line.end(), callback);
  } catch (const Json::parse_error& fault) {
    return no_answer("not_json",
                     fmt::format("The line is no JSON: reading stopped at byte {} of {}.",
                                 std::min(fault.byte, line.size()), line.size()));
  } catch (const Json::exception&) {
    return no_answer("not_json",
                     "The line is no JSON that can be read: a number in it is too large.");
  }
  if (watch.too_deep())
    return no_answer("too_deep", fmt::format("The line nests more than {} levels deep.", deepest));
  if (!object.is_object())
    return no_answer("not_object",
                     "The line is no JSON object: write one, as in {\"do\":\"odds\", ...}.");
  if (!watch.faults().empty())
    return tl::unexpected(serve_error("duplicate_key", watch.faults()));
  return object;
}

std::string answer_text(const Json& answer) {
  return answer.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace wizbid::cli
