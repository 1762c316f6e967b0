#include "players/weights_check.h"

#include <array>

#include "deals/random.h"
#include "players/kernels.h"
#include "players/predictor.h"
#include "players/weights.h"

namespace wizbid {
namespace {

constexpr std::string_view first_words = "wizbid weights ";

// A state and a choice in it, of inputs at random: as many as there are in a round.
struct Probe {
  Inputs state;
  ChoiceInputs choice;
};

Probe draw_probe(int number) {
  constexpr int state_inputs = 60;
  Random random(1, Purpose::games, static_cast<std::uint64_t>(number));
  const auto inputs = static_cast<std::uint32_t>(input_count());
  Probe probe;
  for (int k = 0; k < state_inputs; ++k)
    probe.state.add(static_cast<int>(random.below(inputs)));
  for (int k = 0; k < 4; ++k)
    probe.choice.add(static_cast<int>(random.below(inputs)));
  return probe;
}

bool same(const Prediction& a, const Prediction& b) {
  return a.shares == b.shares && a.sum == b.sum && a.others == b.others;
}

std::optional<Fault> compare_kernels(const Weights& weights, int probes) {
  const Predictor plain(weights, plain_kernels());
  for (const Kernels* kernels : {avx2_kernels(), avx512_kernels()}) {
    if (kernels == nullptr)
      continue;
    const Predictor fast(weights, *kernels);
    for (int k = 0; k < probes; ++k) {
      const Probe probe = draw_probe(k);
      const Prediction expected = plain.predict(plain.sums(probe.state), probe.choice);
      if (!same(expected, fast.predict(fast.sums(probe.state), probe.choice)))
        return Fault{"The fast arithmetic of this machine predicts something else than the plain."};
    }
  }
  return std::nullopt;
}

}  // namespace

bool looks_like_weights(std::string_view file) {
  return file.starts_with(first_words);
}

std::vector<std::pair<std::string, std::string>> weights_head(std::string_view file) {
  constexpr std::size_t longest_line = 1000;
  std::vector<std::pair<std::string, std::string>> lines;
  std::size_t at = file.find('\n');
  while (at != std::string_view::npos) {
    const std::size_t begin = at + 1;
    at = file.find('\n', begin);
    const std::string_view line = file.substr(begin, std::min(at, file.size()) - begin);
    const std::size_t colon = line.find(": ");
    if (at == std::string_view::npos || colon == std::string_view::npos ||
        line.size() > longest_line)
      break;
    lines.emplace_back(line.substr(0, colon), line.substr(colon + 2));
  }
  return lines;
}

std::vector<SoundnessCheck> check_weights(std::string_view file, int probes) {
  std::vector<SoundnessCheck> checks;
  const auto weights = read_weights(file);
  checks.push_back({"shape, length, checksum, and that no sum can overflow",
                    weights ? std::nullopt : std::optional(weights.error())});
  if (!weights)
    return checks;
  const bool again = written(*weights) == file;
  checks.push_back(
      {"written again it is the same",
       again ? std::nullopt : std::optional(Fault{"Written again the file would be another."})});
  checks.push_back(
      {"plain and fast arithmetic predict the same", compare_kernels(*weights, probes)});
  return checks;
}

}  // namespace wizbid
