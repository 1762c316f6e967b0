// The command that gives an answer again, with nothing left to defaults or config files.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "deals/situation.h"
#include "odds/plan.h"
#include "odds/question.h"

namespace wizbid {

struct Repetition {
  std::string command = "odds";
  Situation situation;
  std::optional<CardSet> hand;       // where it is not the whole hand dealt
  std::vector<std::string> history;  // flags that tell what was played since
  bool trump_asked = false;          // the dealer asked which trump to name
  std::string me;                    // models as they were asked for
  std::string others;
  BidNoise bid_noise = 2;
  Method method = Method::automatic;
  std::optional<std::uint64_t> deals;
  std::optional<double> precision_percent;
  std::optional<double> seconds;
  std::uint64_t seed = 1;
  std::vector<std::string> further;  // flags that ask for more: "--why"
};

// "wizbid", "odds", "'AH W'", "-p 3": each a word, or a flag with its value, quoted for a shell.
std::vector<std::string> repeat_command(const Repetition& repetition);

// The words on one line.
std::string one_line(const std::vector<std::string>& words);

// `before` and the words on lines of at most `width` columns, later ones indented, all but the last
// ended by a backslash so that a shell reads them as one.
std::string folded(const std::vector<std::string>& words, int width, int indent,
                   const std::string& before = "");

// A word that a shell takes as it is.
std::string shell_quoted(const std::string& word);

}  // namespace wizbid
