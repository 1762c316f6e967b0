#include "charts/chart.h"

namespace wizbid {

std::string title_with_players(const Chart& chart) {
  return fmt::format("{} ({})", chart.title, say(chart.language, "{} players", chart.players));
}

}  // namespace wizbid
