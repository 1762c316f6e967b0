#include "training/export.h"

#include <gtest/gtest.h>

#include "players/predictor.h"

namespace wizbid {
namespace {

TEST(Export, IntegersSayWhatTheNetworkSaysButForRounding) {
  const Network network = fresh_network(Random(3, Purpose::training, 0));
  const Predictor predictor(rounded_weights(network));
  PublicRound table;
  table.cards = 3;
  table.trump = Suit::hearts;
  table.turn_up = Card(Rank::two, Suit::hearts);
  const Asker asker{
      Seat(), {Card::wizard(), Card(Rank::ace, Suit::hearts), Card(Rank::three, Suit::clubs)}};
  const auto state = state_inputs(table, asker, canonical_suits(table, asker), Decision::bid);
  for (Tricks bid = 0; bid <= 3; ++bid) {
    const ChoiceInputs choice = bid_inputs(table, asker, bid);
    const Lane exact = evaluate(network, first_sums(network, state), choice).output;
    const Prediction rounded = predictor.predict(predictor.sums(state), choice);
    for (std::size_t k = 0; k < miss_outputs; ++k)
      EXPECT_NEAR(rounded.chance(static_cast<int>(k) - widest_miss), exact.v[k], 0.005);
    EXPECT_NEAR(rounded.others, points_a_unit * exact.v[others_output], 0.2);
  }
}

TEST(Export, AnotherTrainingMayStartFromTheIntegers) {
  const Weights weights = rounded_weights(fresh_network(Random(3, Purpose::training, 0)));
  EXPECT_EQ(rounded_weights(network_of(weights)), weights);
}

TEST(Export, WeightsThatDoNotFitAreCut) {
  Network network;
  network.weights[network.at.first].v[0] = 1e9F;
  network.weights[network.at.first].v[1] = -1e9F;
  const Weights weights = rounded_weights(network);
  EXPECT_EQ(weights.first[0], 32'767);
  EXPECT_EQ(weights.first[1], -32'767);
}

}  // namespace
}  // namespace wizbid
