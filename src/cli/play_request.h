// What `wizbid play` was asked, read and checked.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "cli/effort_flags.h"
#include "cli/failure.h"
#include "cli/language_flag.h"
#include "cli/model_wish.h"
#include "cli/output_flags.h"
#include "cli/session.h"
#include "players/mid_round.h"

namespace wizbid::cli {

struct PlayRequest {
  MidRound round;
  ModelWish model;
  BidNoise bid_noise = 2;
  EffortWish effort;
  bool brief = false;
  OutputWish output;
  LanguageWish language;
};

// A trick as it is typed: "3: KS 3S 4S", the number of the seat that led, then the cards in order;
// behind a card whose player says what it counts as that word, "Merlin=W". What can't be read has
// its fault, which begins with `name`, in the reader.
SaidTrick read_trick(ValueReader& reader, std::string_view text, std::string_view name,
                     DeckName deck = DeckName::us, const SpecialCards& special = {});

// The flags that `wizbid play` takes.
std::span<const Flag> play_flags();

// All that is wrong is reported at once, as far as one fault does not hide another.
tl::expected<PlayRequest, Failure> read_play_request(const Arguments& arguments,
                                                     const Environment& environment);

}  // namespace wizbid::cli
