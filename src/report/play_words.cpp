#include "report/play_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "report/brief_line.h"
#include "report/number_format.h"
#include "report/training_note.h"
#include "report/trick_columns.h"
#include "report/turn_up_words.h"
#include "report/words.h"
#include "rules/rule_words.h"

namespace wizbid {

namespace {

bool is_sampled(const PlayReport& report) {
  return report.answer.how == How::sampled;
}

Sureness sureness_of(const PlayReport& report) {
  return is_sampled(report) ? Sureness::estimated : Sureness::exact;
}

// "±0.5%" where there is a width to tell, with a blank before.
std::string with_width(const PlayReport& report, const std::string& width) {
  if (!is_sampled(report))
    return "";
  return " ±" + (report.answer.credible ? width : "?");
}

std::string makes(const PlayReport& report, const CardOdds& odds) {
  const double half = (odds.make_interval.high - odds.make_interval.low) / 2;
  return percent_text(odds.make, sureness_of(report)) +
         with_width(report, percent_width_text(half));
}

std::string scores(const PlayReport& report, const CardOdds& odds) {
  return points_text(odds.expected_score) +
         with_width(report, points_width_text(normal_95 * odds.score_error));
}

// "You bid 1 and have 0 tricks. Seat 1 bid 1 and has 0, ..."
std::string bids_words(const MidRound& round) {
  const Situation& situation = round.situation;
  std::string others;
  for (int s = 0; s < situation.players; ++s) {
    const auto place = static_cast<std::size_t>(s);
    if (s == round.me())
      continue;
    const auto& bid = situation.bids[place];
    others +=
        fmt::format("{}seat {} {} and has {}", others.empty() ? "" : ", ", s + 1,
                    bid ? fmt::format("bid {}", *bid) : "was not heard", round.state.taken[place]);
  }
  return fmt::format("You bid {} and have {}; {}.", round.my_bid(),
                     counted(round.state.taken[static_cast<std::size_t>(round.me())], "trick"),
                     others);
}

std::string table_words(const MidRound& round, CardStyle style) {
  if (round.on_table.cards.empty())
    return fmt::format("You lead to trick {}.", round.tricks.size() + 1);
  std::string cards;
  for (std::size_t i = 0; i < round.on_table.cards.size(); ++i) {
    const Seat seat = round.on_table.lead.left(static_cast<int>(i), round.situation.players);
    cards += fmt::format("{}seat {} {} {}", i == 0 ? "" : ", ", seat.number(),
                         i == 0 ? "led" : "played", card_text(round.on_table.cards[i], style));
  }
  const Seat winner =
      round.on_table.lead.left(round.state.trick.winning_place(), round.situation.players);
  return fmt::format("In trick {} {}; seat {} is winning it.", round.tricks.size() + 1, cards,
                     winner.number());
}

std::string void_words(const MidRound& round) {
  std::string words;
  for (int s = 0; s < round.situation.players; ++s) {
    std::string suits;
    for (const Suit suit : all_suits) {
      if ((round.state.voids[static_cast<std::size_t>(s)] >> static_cast<unsigned>(suit) & 1U) != 0)
        suits += fmt::format("{}{}", suits.empty() ? "" : " and ",
                             suit_name(suit, round.situation.deck));
    }
    if (!suits.empty() && s != round.me())
      words += fmt::format("{}seat {} has no {}", words.empty() ? "" : ", ", s + 1, suits);
  }
  return words;
}

std::string sample_words(const CardAnswer& answer) {
  const std::string deals =
      answer.deals == 1 ? "1 deal was" : count_text(answer.deals) + " deals were";
  const auto effective = static_cast<std::uint64_t>(std::llround(answer.effective_deals));
  if (effective >= answer.deals)
    return deals + " drawn.";
  return fmt::format("{} drawn; weighed by what was bid they count like {}.", deals,
                     count_text(effective));
}

std::vector<BidOdds> as_bid_odds(const CardAnswer& answer) {
  std::vector<BidOdds> all;
  for (const CardOdds& odds : answer.cards) {
    all.emplace_back();
    all.back().tricks = odds.tricks;
  }
  return all;
}

}  // namespace

std::string card_words(const CardOdds& odds, CardStyle style) {
  if (!odds.cards.lowest().is_suited())
    return card_text(odds.cards.lowest(), style);
  std::string words;
  for (const Card card : odds.cards)
    words += (words.empty() ? "" : " or ") + card_text(card, style);
  return words;
}

std::string play_line(const PlayReport& report, CardStyle style) {
  const auto& cards = report.answer.cards;
  const CardOdds& best = cards[report.advice.best()];
  if (!report.answer.credible)
    return fmt::format("Play {}: the best guess; what was bid leaves too few deals that matter",
                       card_words(best, style));
  std::string rest;
  if (const auto other = report.advice.runner_up())
    rest = fmt::format("; {}{} would cost {}", report.advice.toss_up ? "toss-up: " : "",
                       card_words(cards[*other], style), loss_text(report.advice.loss[*other]));
  const bool partial = report.partial || !report.answer.precision_reached;
  return fmt::format("Play {} (makes {}, {}{}{}{})", card_words(best, style), makes(report, best),
                     scores(report, best), rest,
                     report.evidence ? "; if the others bid sensibly" : "",
                     partial ? "; partial" : "");
}

std::vector<std::string> round_sentences(const PlayReport& report, CardStyle style) {
  const MidRound& round = report.round;
  const Situation& situation = round.situation;
  std::vector<std::string> sentences{
      fmt::format("{} players, {} each.", situation.players, counted(situation.cards, "card")),
      fmt::format("You are in seat {} of {} and still hold {}.", situation.seat.number(),
                  situation.players, card_text(round.held, style)),
      turn_up_words(round.situation, style), bids_words(round), table_words(round, style)};
  if (const std::string voids = void_words(round); !voids.empty())
    sentences.push_back(as_sentence(voids));
  return sentences;
}

std::string play_certainty(const PlayReport& report) {
  std::string if_so = " if " + players_like(report.model);
  if (report.evidence)
    if_so = fmt::format(" if the others bid sensibly (noise {}) and {}",
                        plain_number(report.bid_noise), players_like(report.model));
  if (!is_sampled(report))
    return "Exact" + if_so;
  if (!report.answer.credible)
    return "Sampled, but what was bid leaves too few deals that matter: these are guesses, and how "
           "far off they may be is not known. They hold" +
           if_so;
  return "Sampled: ± is the 95% interval, the luck of the sample only. It holds" + if_so;
}

std::vector<std::string> play_notes(const PlayReport& report, CardStyle style) {
  const auto& cards = report.answer.cards;
  std::vector<std::string> notes;
  if (report.round.legal().size() == 1)
    notes.push_back(report.round.held.size() == 1 ? "It is your last card."
                                                  : "It is the only card that you may play.");
  else if (cards.size() == 1)
    notes.push_back("All cards that you may play are alike.");
  if (!report.advice.toss_up)
    return notes;
  const std::string first = card_words(cards[report.advice.best()], style);
  const std::size_t other = *report.advice.runner_up();
  const std::string second = card_words(cards[other], style);
  notes.push_back(
      report.advice.loss[other] < toss_up_points
          ? fmt::format("A toss-up: {} and {} are within {} points of each other.", first, second,
                        plain_number(toss_up_points))
          : fmt::format("A toss-up: the sample can't tell {} and {} apart.", first, second));
  return notes;
}

std::vector<std::string> play_method(const PlayReport& report) {
  std::vector<std::string> sentences{as_sentence(report.plan_reason)};
  if (is_sampled(report))
    sentences.push_back(sample_words(report.answer));
  if (report.partial)
    sentences.push_back("Partial: you stopped the work.");
  if (!report.answer.credible)
    sentences.push_back(
        "Below 100 a sample can't tell how sure it is: ask for more --deals or --time, or for a "
        "larger --bid-noise.");
  else if (!report.answer.precision_reached)
    sentences.push_back(
        "Partial: the work ended before the precision was reached; for more give "
        "it a --time, as in --time 60, or ask for it: --precision 0.5.");
  if (!report.repeats_exactly)
    sentences.push_back(
        "The command that comes with this answer plays the same deals, but every card on each of "
        "them: it comes close to this answer, not to its last digit.");
  if (const auto note = rules_note(report.round.situation.rules, report.round.situation.players))
    sentences.push_back(*note);
  const bool trained = is_trained(report.model.me) || is_trained(report.model.others);
  if (const auto note = training_note(
          report.round.situation.rules,
          !report.round.situation.turn_up || !report.round.situation.turn_up->is_suited());
      note && trained)
    sentences.push_back(*note);
  sentences.push_back(fmt::format("Model {}, bid noise {}, rules {}, seed {}, wizbid {}.",
                                  model_words(report.model), plain_number(report.bid_noise),
                                  report.round.situation.rules.name, report.seed, report.version));
  return sentences;
}

PlayTable play_table(const PlayReport& report, CardStyle style, int most_trick_columns) {
  PlayTable result;
  result.table.heads = {"card", "score", "loss", "makes"};
  if (is_sampled(report))
    result.table.heads.push_back("P(best)");
  result.tricks_from = result.table.heads.size();
  const std::vector<BidOdds> all = as_bid_odds(report.answer);
  const auto columns = trick_columns(all, most_trick_columns);
  for (const TrickColumn& column : columns)
    result.table.heads.push_back(column.head);
  for (const std::size_t place : report.advice.ranking) {
    const CardOdds& odds = report.answer.cards[place];
    const bool best = place == report.advice.best();
    TextRow row{{(best ? "> " : "") + card_words(odds, style), scores(report, odds),
                 best ? "-" : loss_text(report.advice.loss[place]), makes(report, odds)},
                best ? Emphasis::strong : Emphasis::plain};
    if (is_sampled(report))
      row.cells.push_back(
          report.answer.credible ? percent_text(odds.best_chance, Sureness::estimated) : "?");
    for (const TrickColumn& column : columns) {
      constexpr double shown_from = 0.005;
      const double chance = chance_of(all[place], column);
      std::string text = percent_text(chance, sureness_of(report));
      text.pop_back();  // the percent sign
      row.cells.push_back(chance < shown_from ? "." : text);
    }
    result.table.rows.push_back(std::move(row));
  }
  return result;
}

}  // namespace wizbid
