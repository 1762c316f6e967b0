#include "cli/serve_command.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/failure.h"
#include "cli/flags.h"
#include "cli/line_reader.h"
#include "cli/output_file.h"
#include "cli/serve_command_line.h"
#include "cli/value_reader.h"

namespace wizbid::cli {

namespace {

constexpr const char* serve_help_text = R"(Examples:
  wizbid serve < questions.jsonl > answers.jsonl
with a question on each line, such as
  {"id":1,"do":"odds","players":3,"seat":1,"hand":["JC"],"turn_up":"8H"}
  {"id":2,"do":"bid","players":4,"cards":3,"seat":2,"hand":["AH","W","3C"],
   "turn_up":"7H","bids":[1]}
  {"id":3,"do":"trump","players":4,"cards":2,"hand":["QS","4D"],"turn_up":"W"}
  {"id":4,"do":"play","players":4,"cards":3,"seat":2,"hand":["AS","2S"],
   "turn_up":"7H","bids":[1,0,2,0],
   "tricks":[{"lead":1,"cards":["2C","AC","W","J"],"winner":3}],
   "trick":{"lead":3,"cards":["KS","3S","4S"]}}
(The requests are broken here to fit; each must stand on one line.)

For other programs: reads JSON objects, one a line, and answers each with one
line, in order and at once, until the input ends.

Usage: wizbid serve

  odds   what `wizbid odds --format json` prints, with the id in front
  bid    {"id":2,"bid":1}      the bid that the model makes
  trump  {"id":3,"trump":"H"}  the suit that it names as the dealer
  play   {"id":4,"card":"AS"}  the card that it plays

Keys have the names of the flags of `wizbid odds`, with _ for -. "hand" is an
array of cards or one text; "bids" an array, null for a bid not heard; "turn_up"
null in the last round. "model" is points, rival, greedy or random; "seed" draws
among choices that the model likes equally. Config files are not read.

A line that can't be answered gets {"id":..,"error":{"code":..,"message":..}},
and the next is read. docs/serve.md lists the codes.

Exit codes: 0 the input has ended; 2 words after serve; 4 the input can't be
read, or the output can't be written; 130 interrupted.
)";

constexpr std::size_t longest_line = 1 << 20;  // bytes

// Whether somebody still reads the answers.
tl::expected<bool, Failure> send(std::string line, Session& session) {
  line += '\n';
  if (auto written = write_output(line, session); !written)
    return tl::unexpected(written.error());
  return session.streams.out.good();
}

ExitCode run_serve(const Arguments& arguments, Session& session) {
  const auto values = read_flags(FlagSet{{}, {}}, arguments);
  if (!values)
    return report_failure(usage_failure(values.error()), session);
  if (!values->words.empty())
    return report_failure(
        usage_failure({{fmt::format("serve takes no words, but {} follows: requests come from "
                                    "standard input, one JSON object a line.",
                                    in_quotes(values->words.front()))}}),
        session);
  const Environment& environment = session.environment;
  if (environment.in_is_terminal)
    tell("Type one JSON object a line; Ctrl-D ends. `wizbid serve --help` has examples.", session);
  LineReader lines(environment.read_input, longest_line);
  while (!environment.interrupted()) {
    const auto line = lines.next();
    if (!line)
      break;
    const auto sent = send(
        line->too_long ? too_long_answer(longest_line) : answer_line(line->text, session), session);
    if (!sent)
      return report_failure(sent.error(), session);
    if (!*sent)
      return ExitCode::done;
  }
  if (lines.failed())
    return report_failure(file_failure("Standard input can't be read."), session);
  return environment.interrupted() ? ExitCode::interrupted : ExitCode::done;
}

}  // namespace

Command serve_command() {
  return {"serve",
          "odds, bids and cards for other programs: JSON Lines in and out",
          serve_help_text,
          run_serve,
          {}};
}

}  // namespace wizbid::cli
