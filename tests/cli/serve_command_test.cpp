// `wizbid serve`: one answer a line, in order, whatever the line.
#include "cli/serve_command.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "cli/fake_world.h"
#include "cli/program.h"
#include "cli/serve_command_words.h"
#include "deals/random.h"

namespace wizbid::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* bid_line =
    R"({"id":2,"do":"bid","players":4,"cards":3,"seat":2,"hand":["AH","W","3C"],"turn_up":"7H","trump":"H","bids":[1]})";
constexpr const char* trump_line =
    R"({"id":3,"do":"trump","players":4,"cards":3,"hand":["QS","4D","AS"],"turn_up":"W"})";
constexpr const char* play_line =
    R"({"id":4,"do":"play","players":4,"cards":3,"seat":2,"hand":["AS","2S"],"turn_up":"7H","trump":"H","bids":[1,0,2,0],"tricks":[{"lead":1,"cards":["2C","AC","W","J"],"winner":3}],"trick":{"lead":3,"cards":["KS","3S","4S"]}})";
constexpr const char* odds_line =
    R"({"id":1,"do":"odds","players":3,"seat":2,"hand":["AH","W"],"turn_up":"7H","bids":[1],"model":"random","method":"exact"})";

void feed(FakeWorld& world, const std::string& input) {
  world.environment.read_input = [&input, at = std::size_t{0}](std::span<char> room) mutable {
    const std::size_t count = std::min(room.size(), input.size() - at);
    std::copy_n(input.begin() + static_cast<std::ptrdiff_t>(at), count, room.begin());
    at += count;
    return std::optional(count);
  };
}

std::vector<std::string> answers_of(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(stream, line);)
    lines.push_back(line);
  return lines;
}

std::vector<Json> serve(const std::string& input, const std::vector<std::string>& words = {}) {
  FakeWorld world;
  feed(world, input);
  EXPECT_EQ(serve_command().run(words, world.session), ExitCode::done);
  EXPECT_EQ(world.err.str(), "");
  std::vector<Json> answers;
  for (const std::string& line : answers_of(world.out.str()))
    answers.push_back(Json::parse(line));
  return answers;
}

Json answer(const std::string& line) {
  const auto answers = serve(line);
  EXPECT_EQ(answers.size(), 1U);
  return answers.front();
}

Json changed(const char* line, const char* key, Json value) {
  Json request = Json::parse(line);
  request[key] = std::move(value);
  return request;
}

TEST(Serve, AnswersInOrderWithTheSameId) {
  const auto answers = serve(std::string(odds_line) + '\n' + bid_line + '\n' + trump_line + '\n' +
                             "not JSON\n" + play_line);
  ASSERT_EQ(answers.size(), 5U);
  EXPECT_EQ(answers[0]["id"], 1);
  EXPECT_EQ(answers[0]["recommended"]["bid"].is_number(), true);
  EXPECT_EQ(answers[1].size(), 2U);
  EXPECT_EQ(answers[1]["id"], 2);
  EXPECT_TRUE(answers[1]["bid"].is_number_integer());
  EXPECT_EQ(answers[2]["id"], 3);
  EXPECT_EQ(answers[2]["trump"], "S");
  EXPECT_EQ(answers[3]["error"]["code"], "not_json");
  EXPECT_EQ(answers[4]["id"], 4);
  EXPECT_EQ(answers[4]["card"], "2S");  // bid 0, and the ace would win
}

TEST(Serve, OddsAreTheWholeAnswerOfTheCommand) {
  Json served = answer(odds_line);
  const Outcome printed = run_program({"odds", "AH W", "-p3", "-s2", "-t7H", "-b1", "--model",
                                       "random", "--method", "exact", "--format", "json"});
  Json expected = Json::parse(printed.out);
  served.erase("id");
  served["method"].erase("seconds");
  expected["method"].erase("seconds");
  EXPECT_EQ(served, expected);
}

TEST(Serve, TakesTheSituationThatAnAnswerPrints) {
  Json request = answer(odds_line)["situation"];
  request["do"] = "odds";
  request["model"] = {{"me", "random"}, {"others", "random"}};
  request["method"] = "exact";
  EXPECT_EQ(answer(request.dump())["bids"], answer(odds_line)["bids"]);
}

TEST(Serve, ReadsCardsInTheDeckAskedFor) {
  EXPECT_EQ(
      answer(
          R"({"do":"play","players":4,"seat":2,"hand":["b13","b1"],"turn_up":"r6","bids":[1,0,2,0],)"
          R"("tricks":[{"lead":1,"cards":["gr1","gr13","Z","N"]}],)"
          R"("trick":{"lead":3,"cards":["b12","b2","b3"]},"deck":"german","trump":"H"})")
          .dump(),
      R"({"id":null,"card":"2S","card_text":"b1"})");
  EXPECT_EQ(answer(R"({"do":"trump","players":4,"hand":["b12"],"turn_up":"Z","deck":"german"})")
                ["trump_text"],
            "b");
  const Json refused =
      answer(R"({"do":"trump","players":4,"hand":["g12"],"turn_up":"Z","deck":"german"})");
  EXPECT_EQ(refused["error"]["code"], "bad_value");
}

// Its cards are those of the US deck, whatever the deck asked with; 5H would be another card.
TEST(Serve, TakesTheSituationThatAnAnswerInAnotherDeckPrints) {
  for (
      const char* line :
      {R"({"do":"odds","players":3,"seat":2,"hand":["13H","5H","W"],"turn_up":"7H","bids":[1],"model":"greedy","deals":50,"deck":"numbers"})",
       R"({"do":"odds","players":3,"seat":2,"hand":"r13 r5 Z","turn_up":"Z","trump":"rot","bids":[1],"model":"greedy","deals":50,"deck":"german"})"}) {
    const Json first = answer(line);
    Json request = first["situation"];
    request["do"] = "odds";
    request["model"] = "greedy";
    request["deals"] = 50;
    const Json again = answer(request.dump());
    EXPECT_EQ(again["bids"], first["bids"]);
    EXPECT_EQ(again["situation"], first["situation"]);
    EXPECT_EQ(first["situation"]["hand"], Json({"6H", "AH", "W"}));
  }
}

constexpr const char* camelot_line =
    R"({"id":1,"do":"odds","players":4,"seat":2,"hand":["Grail","AH"],"turn_up":"8H","bids":[1],"rules":"camelot","deals":100})";

// The rules alone tell that the cards have other names.
TEST(Serve, KnowsSpecialCards) {
  const Json served = answer(camelot_line);
  const Outcome printed = run_program({"odds", "Grail AH", "-p4", "-s2", "-t8H", "-b1", "--rules",
                                       "camelot", "--deals", "100", "--format", "json"});
  EXPECT_EQ(served["bids"], Json::parse(printed.out)["bids"]);
  EXPECT_EQ(served["method"]["model"]["others"], "greedy");
  Json again = served["situation"];
  again["do"] = "odds";
  again["deals"] = 100;
  EXPECT_EQ(answer(again.dump())["bids"], served["bids"]);
  Json bid = again;
  bid.erase("deals");
  bid["do"] = "bid";
  EXPECT_TRUE(answer(bid.dump())["bid"].is_number_integer());
  bid["model"] = "points";
  EXPECT_EQ(answer(bid.dump())["error"]["code"], "bad_value");
  Json play = changed(play_line, "rules", "magic");
  EXPECT_EQ(answer(play.dump())["error"]["code"], "bad_value");
  // The Dragon turned up is as a Wizard: the dealer names the trump.
  Json trump = changed(trump_line, "rules", "dragon,fairy");
  trump["hand"] = {"Fairy", "AS", "KS"};
  trump["turn_up"] = "Dragon";
  EXPECT_EQ(answer(trump.dump())["trump"], "S");
}

TEST(Serve, GivesBackEveryKindOfId) {
  for (const char* id : {"null", "true", "\"x\\u00e4\\n\"", "0", "-7", "1.5", "9223372036854775807",
                         "18446744073709551615"}) {
    const std::string line = std::string("{\"do\":\"x\",\"id\":") + id + "}";
    EXPECT_EQ(answer(line)["id"], Json::parse(id)) << id;
  }
  EXPECT_EQ(answer(R"({"do":"x"})")["id"], nullptr);
}

struct BadLine {
  const char* line;
  const char* code;
};

TEST(Serve, BadLinesHaveTheirCodes) {
  const std::vector<BadLine> bad{
      {"", "not_json"},
      {"nonsense", "not_json"},
      {"{\"id\":1}{\"id\":2}", "not_json"},
      {"{\"id\":\"\xff\"}", "not_json"},
      {"{\"id\":1e999}", "not_json"},
      {"[1,2]", "not_object"},
      {"7", "not_object"},
      {"null", "not_object"},
      {"[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]", "too_deep"},
      {R"({"id":[1],"do":"bid"})", "bad_id"},
      {R"({"id":{},"do":"bid"})", "bad_id"},
      {R"({"id":123456789012345678901234567890,"do":"bid"})", "bad_id"},
      {R"({"id":1,"id":2,"do":"bid"})", "duplicate_key"},
      {R"({"id":1})", "unknown_do"},
      {R"({"do":"bidd"})", "unknown_do"},
      {R"({"do":7})", "unknown_do"},
      {R"({"do":"bid","turnup":"7H"})", "unknown_key"},
      {R"({"do":"bid","deals":7})", "unknown_key"},
      {R"({"do":"bid","tricks":[]})", "unknown_key"},
      {R"({"do":"play","trick":{"leader":1}})", "unknown_key"},
      {R"({"do":"bid","players":"four"})", "bad_value"},
      {R"({"do":"bid","players":4.0})", "bad_value"},
      {R"({"do":"bid","players":40})", "bad_value"},
      {R"({"do":"bid","players":18446744073709551615})", "bad_value"},
      {R"({"do":"bid","hand":7})", "bad_value"},
      {R"({"do":"bid","hand":["1C"]})", "bad_value"},
      {R"({"do":"bid","hand":[["AH"]]})", "bad_value"},
      {R"({"do":"bid","bids":[1.5]})", "bad_value"},
      {R"({"do":"bid","bids":{"1":1}})", "bad_value"},
      {R"({"do":"bid","seat":"all"})", "bad_value"},
      {R"({"do":"bid","model":"deep"})", "bad_value"},
      {R"({"do":"bid","rules":"/etc/passwd"})", "bad_value"},
      {R"({"do":"bid","rules":"quick,./house.toml"})", "bad_value"},
      {R"({"do":"odds","bid_noise":-1})", "bad_value"},
      {R"({"do":"odds","deals":0})", "bad_value"},
      {R"({"do":"play","tricks":[7]})", "bad_value"},
      {R"({"do":"bid"})", "impossible"},
      {R"({"do":"trump","players":4,"hand":["AH"],"turn_up":"7H"})", "impossible"},
      {R"({"do":"trump","players":4,"seat":1,"hand":["AH"],"turn_up":"W"})", "impossible"},
      {R"({"do":"bid","players":4,"cards":2,"seat":1,"hand":["AH"],"turn_up":"7H"})", "impossible"},
      {R"({"do":"bid","players":3,"seat":1,"hand":["AH"],"turn_up":"7H","bids":[1,0,0]})",
       "impossible"},
      {R"({"do":"bid","players":3,"seat":1,"hand":["AH","AH"],"turn_up":"7H"})", "impossible"},
      {R"({"do":"bid","players":3,"seat":3,"hand":["AH"],"turn_up":"W","bids":[1,0]})",
       "impossible"},
      {R"({"do":"bid","players":3,"seat":1,"hand":["AH"],"turn_up":"7H","trump":"C"})",
       "impossible"},
      {R"({"do":"odds","players":4,"seat":1,"hand":["2C","3C","4C","5C","6C","7C","8C"],"turn_up":"7H","method":"exact"})",
       "refused"},
  };
  for (const BadLine& each : bad) {
    const Json said = answer(std::string(each.line) + "\n");
    ASSERT_TRUE(said.contains("error")) << each.line << said;
    EXPECT_EQ(said["error"]["code"], each.code) << each.line << said;
    const auto message = said["error"]["message"].get<std::string>();
    EXPECT_TRUE(message.ends_with('.') || message.ends_with('?')) << message;
    EXPECT_TRUE(said.contains("id"));
  }
}

TEST(Serve, PlayedTricksAreChecked) {
  const auto code_of = [](const Json& request) {
    return answer(request.dump()).value("error", Json::object()).value("code", "");
  };
  EXPECT_EQ(code_of(Json::parse(play_line)), "");
  EXPECT_EQ(code_of(changed(play_line, "seat", 1)), "impossible");
  EXPECT_EQ(code_of(changed(play_line, "cards", 4)), "impossible");
  EXPECT_EQ(code_of(changed(play_line, "bids", {1, 0, 2})), "impossible");
  EXPECT_EQ(code_of(changed(play_line, "hand", {"AC", "2S"})), "impossible");
  EXPECT_EQ(code_of(changed(play_line, "tricks", Json::array())), "impossible");
  Json winner = Json::parse(play_line);
  winner["tricks"][0]["winner"] = 1;
  EXPECT_EQ(code_of(winner), "impossible");
}

TEST(Serve, TheSeedSettlesADraw) {
  const Json line = changed(play_line, "model", "random");
  std::string cards;
  for (int seed = 0; seed < 30; ++seed) {
    Json seeded = line;
    seeded["seed"] = seed;
    const Json card = answer(seeded.dump())["card"];
    EXPECT_EQ(answer(seeded.dump())["card"], card);
    cards += card.get<std::string>();
  }
  EXPECT_NE(cards.find("AS"), std::string::npos);
  EXPECT_NE(cards.find("2S"), std::string::npos);
}

TEST(Serve, PassesOverALineTooLong) {
  const auto answers =
      serve(std::string(3 << 20, ' ') + "\n" + bid_line + "\n" + std::string(1 << 20, '['));
  ASSERT_EQ(answers.size(), 3U);
  EXPECT_EQ(answers[0]["error"]["code"], "too_long");
  EXPECT_EQ(answers[1]["id"], 2);
  EXPECT_EQ(answers[2]["error"]["code"], "not_json");
}

// Bytes of good lines exchanged, dropped and doubled.
std::string damaged(std::string line, Random& random) {
  constexpr std::string_view bytes = "{}[]\",:0123456789-.eWJACDHSnull \\\xff\xc3\x01\x7f";
  for (std::uint32_t changes = random.below(6); changes > 0 && !line.empty(); --changes) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(line.size()));
    const char byte = bytes[random.below(static_cast<std::uint32_t>(bytes.size()))];
    switch (random.below(4)) {
      case 0:
        line[at] = byte;
        break;
      case 1:
        line.erase(at, 1 + random.below(20));
        break;
      case 2:
        line.insert(at, 1, byte);
        break;
      default:
        line.insert(at, line.substr(at, random.below(30)));
    }
  }
  return line;
}

TEST(Serve, NamesKeysInErrorsAndNotFlags) {
  EXPECT_EQ(with_keys_for_flags(
                "give -s 1 (left of the dealer) to 4, or --bids with the bids: the dealer "
                "(-s 4) may leave --turn-up out, - for one not heard."),
            "give \"seat\" 1 (left of the dealer) to 4, or \"bids\" with the bids: the dealer "
            "(\"seat\" 4) may leave \"turn_up\" out, null for one not heard.");
  EXPECT_EQ(with_keys_for_flags("a left-hand card - so -1, --, -st and e-s stay"),
            "a left-hand card - so -1, --, -st and e-s stay");
}

TEST(Serve, AnswersAHundredThousandDamagedLines) {
  constexpr int count = 100'000;
  Random random(1, Purpose::games, 0);
  std::string input;
  for (int i = 0; i < count; ++i) {
    const char* good = std::array{bid_line, trump_line, play_line}[random.below(3)];
    input += damaged(good, random) + '\n';
  }
  FakeWorld world;
  feed(world, input);
  EXPECT_EQ(serve_command().run({}, world.session), ExitCode::done);
  const auto lines = answers_of(world.out.str());
  EXPECT_EQ(lines.size(), static_cast<std::size_t>(count));
  std::size_t errors = 0;
  for (const std::string& line : lines) {
    ASSERT_TRUE(line.starts_with("{\"id\":") && line.ends_with('}')) << line;
    errors += line.find("\"error\":") != std::string::npos ? 1U : 0U;
  }
  EXPECT_GT(errors, lines.size() / 3);
  EXPECT_LT(errors, lines.size());
}

TEST(Serve, FlushesEveryAnswer) {
  // The second request is sent after the first answer has come.
  const Outcome outcome = run_shell(
      "cd \"$(mktemp -d)\" && mkfifo in out && { \"$WIZBID\" serve <in >out & } && "
      "exec 3>in 4<out && echo nonsense >&3 && read -r a <&4 && echo '[]' >&3 && read -r b <&4 && "
      "exec 3>&- && echo \"$a\" && echo \"$b\" && wait && rm in out");
  EXPECT_EQ(answers_of(outcome.out).size(), 2U) << outcome.out << outcome.err;
}

TEST(Serve, EndsQuietlyWhereNobodyReads) {
  const Outcome outcome = run_shell("yes '[]' | \"$WIZBID\" serve | head -n 2");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_EQ(answers_of(outcome.out).size(), 2U);
  EXPECT_EQ(outcome.err, "");
  const Outcome ignored =
      run_shell("trap '' PIPE; yes '[]' 2>/dev/null | \"$WIZBID\" serve | head -n 2");
  EXPECT_EQ(answers_of(ignored.out).size(), 2U);
  EXPECT_EQ(ignored.err, "");
}

// While it waits at a pipe that stays open and empty. Job control, as at a terminal: a shell makes
// other background jobs ignore Ctrl-C.
TEST(Serve, EndsAtCtrlC) {
  const Outcome outcome = run_shell(
      "set -m; cd \"$(mktemp -d)\" && mkfifo in && exec 3<>in; \"$WIZBID\" serve <&3 & p=$!; "
      "sleep 0.3; kill -INT $p; wait $p; echo $?; rm in");
  EXPECT_EQ(outcome.out, "130\n");
}

TEST(Serve, TakesNoWords) {
  EXPECT_EQ(run_program({"serve", "AH"}).code, 2);
  EXPECT_EQ(run_program({"serve", "--players", "4"}).code, 2);
  EXPECT_EQ(run_program({"serve"}).code, 0);  // nothing to read
  EXPECT_EQ(run_shell("\"$WIZBID\" serve </").code, 4);
}

}  // namespace
}  // namespace wizbid::cli
