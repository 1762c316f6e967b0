#include "odds/sampled_shard.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "odds/sampled_answer.h"
#include "odds/sampled_run.h"

namespace wizbid {
namespace {

__extension__ using WideCount = unsigned __int128;

// Where the part before the `number`-th of `of` ends.
std::uint64_t end_of_part(std::uint64_t deals, std::uint64_t number, std::uint64_t of) {
  return static_cast<std::uint64_t>(static_cast<WideCount>(deals) * number / of);
}

// Fresh deals that go with the first `deals` of `all` deals.
std::uint64_t fresh_up_to(std::uint64_t all, std::uint64_t deals) {
  return deals == all ? fresh_deals_of(all) : deals / 4;
}

// What is played after each of `bids`: where one play-out answers for all, a single one.
std::vector<Tricks> played(const DealSampler& sampler, std::vector<Tricks> bids) {
  if (sampler.one_for_all())
    bids.resize(1);
  return bids;
}

// Plays part of a sample and tells the watcher how far it is.
class PartPlayer {
 public:
  PartPlayer(const DealSampler& sampler, unsigned threads, std::uint64_t all, Watcher& watcher)
      : sampler_(sampler), threads_(threads), all_(all), watcher_(watcher) {}

  // False: stopped.
  bool play(Purpose purpose, const DealSpan& part, const std::vector<Tricks>& bids,
            SampleSums& sums) {
    if (part.count == 0)
      return true;
    bool on = true;
    const auto go_on = [&](std::uint64_t deals) {
      const std::uint64_t now = done_ + deals;
      const double share = static_cast<double>(now) / static_cast<double>(all_);
      on = watcher_.go_on({std::min(share, 1.0), now});
      return on;
    };
    const DealRange range{purpose, part.first, part.count};
    const std::uint64_t count = play_on_threads(sampler_, range, bids, threads_, go_on, sums);
    done_ += count;
    return on || count == part.count;
  }

 private:
  const DealSampler& sampler_;
  unsigned threads_;
  std::uint64_t all_;  // deals, the fresh ones too
  Watcher& watcher_;
  std::uint64_t done_ = 0;
};

// Fresh figures rest on the rows alone.
SampleSums without_crosses(const SampleSums& sums) {
  return SampleSums::of_parts({sums.rows().begin(), sums.rows().end()},
                              std::vector<WideDifference>(sums.crosses().size()));
}

// Whether sums are of all the deals of a part after `bids`, and of none after others.
bool hold_all(const SampleSums& sums, const std::vector<Tricks>& bids, std::uint64_t deals) {
  const std::span<const TrickSums> rows = sums.rows();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const bool asked =
        sums.has_one_row() || std::ranges::find(bids, static_cast<Tricks>(row)) != bids.end();
    if (rows[row].deals != (asked ? deals : 0))
      return false;
  }
  return true;
}

bool hold_all_or_none(const SampleSums& sums, std::uint64_t deals) {
  return std::ranges::all_of(
      sums.rows(), [&](const TrickSums& row) { return row.deals == deals || row == TrickSums{}; });
}

bool fits(const DealSampler& sampler, std::uint64_t all, const ShardSums& part) {
  const std::size_t rows = sampler.no_sums().rows().size();
  return part.sums.rows().size() == rows && part.fresh_sums.rows().size() == rows &&
         part.fresh == fresh_span_of(all, part.deals) &&
         hold_all(part.sums, sampler.bids(), part.deals.count) &&
         hold_all_or_none(part.fresh_sums, part.fresh.count);
}

std::optional<FreshFigure> fresh_figure(const DealSampler& sampler, Tricks best,
                                        std::span<const ShardSums* const> parts, PartPlayer& player,
                                        bool& stopped) {
  SampleSums fresh = sampler.no_sums();
  for (const ShardSums* part : parts) {
    if (part->fresh_sums.of(best).deals == part->fresh.count)
      fresh += part->fresh_sums;
    else if (!stopped)
      stopped = !player.play(Purpose::fresh_deals, part->fresh, {best}, fresh);
  }
  if (fresh.of(best).deals == 0)
    return std::nullopt;
  return fresh_figure_of(sampler, fresh, best);
}

}  // namespace

DealSpan span_of(std::uint64_t deals, const Shard& shard) {
  const std::uint64_t first = end_of_part(deals, shard.number - 1, shard.of);
  return {first, end_of_part(deals, shard.number, shard.of) - first};
}

DealSpan fresh_span_of(std::uint64_t deals, const DealSpan& part) {
  const std::uint64_t first = fresh_up_to(deals, part.first);
  return {first, fresh_up_to(deals, part.end()) - first};
}

std::optional<ShardSums> sample_shard(const Question& question, const SampleOptions& options,
                                      const Shard& shard, Watcher& watcher) {
  assert(options.size.deals && options.threads > 0);
  const DealSampler sampler(question, options.seed);
  const DealSpan deals = span_of(*options.size.deals, shard);
  const DealSpan fresh = fresh_span_of(*options.size.deals, deals);
  ShardSums part{deals, fresh, sampler.no_sums(), sampler.no_sums()};
  PartPlayer player(sampler, options.threads, deals.count + fresh.count, watcher);
  if (!player.play(Purpose::deals, deals, played(sampler, sampler.bids()), part.sums))
    return std::nullopt;
  if (sampler.situation().auction_over() || deals.count == 0)
    return part;
  std::vector<Tricks> bids = in_contention(sampler, part.sums, sampler.bids());
  if (const auto forbidden = forbidden_bid(sampler.situation()))
    std::erase(bids, *forbidden);
  if (!player.play(Purpose::fresh_deals, fresh, played(sampler, bids), part.fresh_sums))
    return std::nullopt;
  part.fresh_sums = without_crosses(part.fresh_sums);
  return part;
}

tl::expected<Answer, std::size_t> answer_of_shards(const Question& question,
                                                   const SampleOptions& options,
                                                   std::span<const ShardSums* const> parts,
                                                   Watcher& watcher) {
  const std::uint64_t deals = *options.size.deals;
  const DealSampler sampler(question, options.seed);
  SampleSums sums = sampler.no_sums();
  for (std::size_t place = 0; place < parts.size(); ++place) {
    if (!fits(sampler, deals, *parts[place]))
      return tl::unexpected(place);
    sums += parts[place]->sums;
  }
  Answer answer = answer_of_sums(sampler, sums, sampler.bids(), options.seed);
  if (sampler.situation().auction_over())
    return answer;
  const Tricks best = best_legal_bid(sampler, sums, sampler.bids());
  PartPlayer player(sampler, options.threads, fresh_deals_of(deals), watcher);
  bool stopped = false;
  answer.fresh = fresh_figure(sampler, best, parts, player, stopped);
  answer.ending = stopped ? Ending::stopped : Ending::complete;
  return answer;
}

}  // namespace wizbid
