#include "training/trainer.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <ostream>

#include "players/greedy_player.h"
#include "players/random_player.h"

namespace wizbid {
namespace {

constexpr std::uint64_t checkpoint_mark = 0x32304E5449425A57;  // "WZBITN02"
constexpr std::uint64_t steps_a_mean = 16;
constexpr std::uint64_t older_age = 200'000;  // rounds between two older selves

template <class T>
void put(std::ostream& out, const T& value) {
  out.write(reinterpret_cast<const char*>(&value), sizeof value);
}
template <class T>
void get(std::istream& in, T& value) {
  in.read(reinterpret_cast<char*>(&value), sizeof value);
}
void put(std::ostream& out, const std::vector<Lane>& row) {
  out.write(reinterpret_cast<const char*>(row.data()),
            static_cast<std::streamsize>(row.size() * sizeof(Lane)));
}
void get(std::istream& in, std::vector<Lane>& row) {
  in.read(reinterpret_cast<char*>(row.data()),
          static_cast<std::streamsize>(row.size() * sizeof(Lane)));
}

}  // namespace

Trainer::Trainer(const TrainingPlan& plan)
    : plan_(plan),
      network_(fresh_network(Random(plan.seed, Purpose::training, ~0ULL))),
      older_(network_),
      average_(network_),
      random_(std::make_shared<RandomPlayer>()),
      greedy_(std::make_shared<GreedyPlayer>()) {}

double Trainer::step() {
  const double progress =
      std::min(1.0, static_cast<double>(played_) / static_cast<double>(plan_.rounds));
  const Company company{&network_, &older_, random_.get(), greedy_.get()};
  std::vector<Lesson> lessons;
  for (int i = 0; i < plan_.rounds_a_step; ++i) {
    Random random(plan_.seed, Purpose::training, played_++);
    const TablePlan table = draw_table(company, progress, random);
    play_round(table, random, lessons);
  }
  if (lessons.empty())
    return 0;
  const double error = gradient_.add(network_, lessons);
  const auto share = static_cast<float>(progress);
  const float rate = plan_.first_rate * std::pow(plan_.last_rate / plan_.first_rate, share);
  adam_.step(network_, gradient_, static_cast<float>(lessons.size()), rate);
  gradient_.clear();
  const std::uint64_t steps = played_ / static_cast<std::uint64_t>(plan_.rounds_a_step);
  if (steps % steps_a_mean == 0)
    take_mean(steps / steps_a_mean);
  const auto step_rounds = static_cast<std::uint64_t>(plan_.rounds_a_step);
  if (played_ / older_age != (played_ - step_rounds) / older_age)
    older_ = average_;
  return error / static_cast<double>(lessons.size());
}

// The mean reaches over the last tenth or so of the steps taken.
void Trainer::take_mean(std::uint64_t times) {
  const auto share = static_cast<float>(1 / (1 + static_cast<double>(times) / 10));
  for (std::size_t i = 0; i < average_.weights.size(); ++i)
    average_.weights[i].v += share * (network_.weights[i].v - average_.weights[i].v);
}

void Trainer::save(std::ostream& out) const {
  put(out, checkpoint_mark);
  put(out, static_cast<std::uint64_t>(network_.weights.size()));
  put(out, plan_.seed);
  put(out, plan_.rounds);
  put(out, plan_.rounds_a_step);
  put(out, plan_.first_rate);
  put(out, plan_.last_rate);
  put(out, played_);
  put(out, adam_.mean_decay);
  put(out, adam_.square_decay);
  for (const auto* row :
       {&network_.weights, &older_.weights, &average_.weights, &adam_.mean, &adam_.square})
    put(out, *row);
  put(out, checkpoint_mark);
}

std::optional<Trainer> Trainer::load(std::istream& in) {
  std::uint64_t mark = 0;
  std::uint64_t size = 0;
  TrainingPlan plan;
  get(in, mark);
  get(in, size);
  if (!in || mark != checkpoint_mark || size != Network().weights.size())
    return std::nullopt;
  get(in, plan.seed);
  get(in, plan.rounds);
  get(in, plan.rounds_a_step);
  get(in, plan.first_rate);
  get(in, plan.last_rate);
  Trainer trainer(plan);
  get(in, trainer.played_);
  get(in, trainer.adam_.mean_decay);
  get(in, trainer.adam_.square_decay);
  for (auto* row : {&trainer.network_.weights, &trainer.older_.weights, &trainer.average_.weights,
                    &trainer.adam_.mean, &trainer.adam_.square})
    get(in, *row);
  mark = 0;
  get(in, mark);
  if (!in || mark != checkpoint_mark || plan.rounds_a_step < 1)
    return std::nullopt;
  return trainer;
}

TestScore measure(const SeatPlan& one, const SeatPlan& others, int players, int cards, int rounds,
                  std::uint64_t seed) {
  TablePlan plan;
  plan.players = players;
  plan.cards = cards;
  const bool alike = one.network == others.network && one.player == others.player;
  long total = 0;
  long made = 0;
  long seats = 0;
  for (int i = 0; i < rounds; ++i) {
    Random random(seed, Purpose::games, static_cast<std::uint64_t>(i));
    const auto seat = static_cast<std::size_t>(i % players);
    plan.seats.fill(others);
    plan.seats[seat] = one;
    std::vector<Lesson> none;
    const RoundResult result = play_round(plan, random, none);
    for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) {
      if (!alike && s != seat)
        continue;
      total += result.scores[s];
      made += result.made[s] ? 1 : 0;
      ++seats;
    }
  }
  const auto count = static_cast<double>(seats);
  return {static_cast<double>(total) / count, static_cast<double>(made) / count};
}

}  // namespace wizbid
