// wizbid-train: trains the network of the players `points` and `rival` by self-play.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "players/greedy_player.h"
#include "players/random_player.h"
#include "players/trained_player.h"
#include "rules/schedule.h"
#include "training/export.h"
#include "training/reliability.h"
#include "training/trainer.h"

namespace {

using namespace wizbid;
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The processor time this run has used.
double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// Points a game (every round once) and the share of bids made.
TestScore game(const SeatPlan& one, const SeatPlan& others, int players, int rounds) {
  TestScore sum;
  const int last = last_round(players);
  for (int cards = 1; cards <= last; ++cards) {
    const TestScore round = measure(one, others, players, cards, rounds, 1);
    sum.mean_score += round.mean_score;
    sum.made += round.made / last;
  }
  return sum;
}

void log_strength(const Trainer& trainer, double seconds, double error, int rounds,
                  std::ostream& out) {
  const RandomPlayer random;
  const GreedyPlayer greedy;
  SeatPlan self;
  self.network = &trainer.averaged();
  SeatPlan strangers;
  out << trainer.rounds_played() << ',' << seconds << ',' << error;
  for (int players = min_players; players <= max_players; ++players) {
    const TestScore strength = game(self, self, players, rounds);
    out << ',' << strength.mean_score << ',' << strength.made;
  }
  strangers.player = &random;
  out << ',' << game(self, strangers, 4, rounds).mean_score;
  strangers.player = &greedy;
  out << ',' << game(self, strangers, 4, rounds).mean_score << std::endl;
}

// A line for each round of 3 to 6 players: of the player at a table of its own, beside random
// players, and beside greedy ones.
void print_strength(const SeatPlan& self, int rounds) {
  const RandomPlayer random;
  const GreedyPlayer greedy;
  std::array<SeatPlan, 3> others{self};
  others[1].player = &random;
  others[2].player = &greedy;
  std::puts("players,cards,score,made,beside_random,made,beside_greedy,made,rounds_a_second");
  for (int players = min_players; players <= max_players; ++players)
    for (int cards = 1; cards <= last_round(players); ++cards) {
      std::printf("%d,%d", players, cards);
      double speed = 0;
      for (const SeatPlan& company : others) {
        const double begin = processor_seconds();
        const TestScore strength = measure(self, company, players, cards, rounds, 2);
        if (speed == 0)
          speed = rounds / (processor_seconds() - begin);
        std::printf(",%.2f,%.4f", strength.mean_score, strength.made);
      }
      std::printf(",%.0f\n", speed);
    }
}

// The averaged weights, as they are or rounded to integers as they are shipped.
void print_strength(const Trainer& trainer, bool rounded, int rounds) {
  SeatPlan self;
  const TrainedPlayer player("points", Predictor(rounded_weights(trainer.averaged())),
                             Objective::points);
  if (rounded)
    self.player = &player;
  else
    self.network = &trainer.averaged();
  print_strength(self, rounds);
}

// How often bids are made of which the network says 0 to 10%, 10 to 20%, ... at tables of its own,
// of random and of greedy players.
void print_reliability(const Trainer& trainer, int rounds) {
  const RandomPlayer random;
  const GreedyPlayer greedy;
  SeatPlan self;
  self.network = &trainer.averaged();
  std::array<SeatPlan, 3> others{self};
  others[1].player = &random;
  others[2].player = &greedy;
  constexpr std::array names{"itself", "random", "greedy"};
  std::puts("players,others,tenth,bids,said,made");
  for (int players = min_players; players <= max_players; ++players)
    for (std::size_t k = 0; k < others.size(); ++k) {
      const Reliability tenths = reliability(self, others[k], players, rounds, 3);
      for (std::size_t t = 0; t < tenths.size(); ++t)
        if (tenths[t].bids > 0)
          std::printf("%d,%s,%zu,%ld,%.4f,%.4f\n", players, names[k], t, tenths[t].bids,
                      tenths[t].said / static_cast<double>(tenths[t].bids),
                      static_cast<double>(tenths[t].made) / static_cast<double>(tenths[t].bids));
    }
}

bool save(const Trainer& trainer, const std::string& path) {
  const std::string beside = path + ".new";
  {
    std::ofstream out(beside, std::ios::binary);
    trainer.save(out);
    if (!out.flush())
      return false;
  }
  std::error_code failed;
  std::filesystem::rename(beside, path, failed);
  return !failed;
}

std::string contents(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool write_weights(const Trainer& trainer, const std::string& commit, const std::string& path) {
  Weights weights = rounded_weights(trainer.averaged());
  const TrainingPlan& plan = trainer.plan();
  SeatPlan self;
  self.network = &trainer.averaged();
  const TestScore strength = game(self, self, 4, 500);
  weights.provenance = {
      {"commit", commit},
      {"command",
       fmt::format("wizbid-train --seed {} --rounds {} --rounds-a-step {} --first-rate {} "
                   "--last-rate {}",
                   plan.seed, plan.rounds, plan.rounds_a_step, plan.first_rate, plan.last_rate)},
      {"rounds-played", std::to_string(trainer.rounds_played())},
      {"strength", fmt::format("{:.0f} points a game in self-play with 4 players, {:.1f}% of bids "
                               "made (500 rounds of each size, before rounding)",
                               strength.mean_score, 100 * strength.made)}};
  std::ofstream out(path, std::ios::binary);
  out << written(weights);
  return static_cast<bool>(out.flush());
}

std::optional<Trainer> start(const TrainingPlan& plan, const std::string& checkpoint) {
  if (!std::filesystem::exists(checkpoint))
    return Trainer(plan);
  std::ifstream in(checkpoint, std::ios::binary);
  auto trainer = Trainer::load(in);
  if (trainer && trainer->plan() != plan)
    trainer->change_plan(plan);
  return trainer;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{
      "Train the players by self-play. Stopped at any time, it goes on from its checkpoint."};
  TrainingPlan plan;
  std::string checkpoint = "training.checkpoint";
  std::string log = "training.csv";
  double every = 120;
  int strength_rounds = 200;
  app.add_option("--seed", plan.seed, "same seed, same network")->capture_default_str();
  app.add_option("--rounds", plan.rounds, "rounds to play in all")->capture_default_str();
  app.add_option("--rounds-a-step", plan.rounds_a_step)
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("--first-rate", plan.first_rate)->capture_default_str();
  app.add_option("--last-rate", plan.last_rate)->capture_default_str();
  app.add_option("--checkpoint", checkpoint)->capture_default_str();
  app.add_option("--log", log, "CSV of strength against time")->capture_default_str();
  app.add_option("--every", every, "seconds between two checkpoints")->capture_default_str();
  app.add_option("--strength-rounds", strength_rounds, "rounds of each size that measure strength")
      ->capture_default_str();
  std::string exported;
  std::string start_from;
  std::string commit = "unknown";
  app.add_option("--export", exported, "only write the averaged weights as a weights file");
  app.add_option("--commit", commit, "with --export: the commit that trained them");
  app.add_option("--start-from", start_from, "a weights file to begin with, not random weights");
  int measured = 0;
  app.add_option("--measure", measured,
                 "only print the strength of the checkpoint, by this many "
                 "rounds of each size");
  int judged = 0;
  app.add_option("--reliability", judged,
                 "only print how often bids are made against what the "
                 "network says, by this many rounds of each size");
  bool rounded = false;
  app.add_flag("--rounded", rounded, "with --measure: the weights as they are shipped");
  CLI11_PARSE(app, argc, argv);

  auto trainer = start(plan, checkpoint);
  if (!trainer) {
    std::fprintf(stderr, "%s is no checkpoint of this program\n", checkpoint.c_str());
    return 2;
  }
  if (!start_from.empty() && trainer->rounds_played() == 0) {
    const auto weights = read_weights(contents(start_from));
    if (!weights) {
      std::fprintf(stderr, "%s: %s\n", start_from.c_str(), weights.error().message.c_str());
      return 2;
    }
    trainer->start_from(network_of(*weights));
  }
  if (!exported.empty())
    return write_weights(*trainer, commit, exported) ? 0 : 4;
  if (measured > 0) {
    print_strength(*trainer, rounded, measured);
    return 0;
  }
  if (judged > 0) {
    print_reliability(*trainer, judged);
    return 0;
  }
  const bool fresh = !std::filesystem::exists(log);
  std::ofstream out(log, std::ios::app);
  if (fresh)
    out << "rounds,processor_seconds,error,game3,made3,game4,made4,game5,made5,game6,made6,"
           "beside_random4,beside_greedy4\n";
  auto last = Clock::now();
  double error = 0;
  while (!trainer->done()) {
    error = trainer->step();
    if (seconds_since(last) < every && !trainer->done())
      continue;
    if (!save(*trainer, checkpoint)) {
      std::fprintf(stderr, "cannot write %s\n", checkpoint.c_str());
      return 4;
    }
    log_strength(*trainer, processor_seconds(), error, strength_rounds, out);
    last = Clock::now();
  }
  return 0;
}
