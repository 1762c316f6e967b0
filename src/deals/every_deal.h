// Deal by deal, in batches: for players that tell every rank from the next.
#pragma once

#include <functional>
#include <span>

#include "deals/classes.h"

namespace wizbid {

// The classes of deals when every rank counts: each is a single deal, up to which of the like
// Wizards and Jesters are held and the names of suits that are alike to the bidder.
DealClasses every_deal(const Situation& situation);

// Hands the classes of a piece to `visit`, `batch` at a time and the rest at the end, so that many
// rounds can be played side by side; in the order of DealClasses::walk, until it returns false.
// Whether it never did. The deals of a batch are gone once `visit` returns. Must hold: batch > 0.
using VisitBatch = std::function<bool(std::span<const DealClass>)>;
bool walk_in_batches(const DealClasses& classes, std::size_t piece, std::size_t batch,
                     const VisitBatch& visit);

}  // namespace wizbid
