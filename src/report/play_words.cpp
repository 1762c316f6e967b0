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
  return percent_text(odds.make, sureness_of(report), report.language) +
         with_width(report, percent_width_text(half, report.language));
}

std::string scores(const PlayReport& report, const CardOdds& odds) {
  return points_text(odds.expected_score, report.language) +
         with_width(report, points_width_text(normal_95 * odds.score_error, report.language));
}

// "You bid 1 and have 0 tricks; seat 1 bid 1 and has 0, ..."
std::string bids_words(const MidRound& round, Language in) {
  const Situation& situation = round.situation;
  std::string others;
  for (int s = 0; s < situation.players; ++s) {
    const auto place = static_cast<std::size_t>(s);
    if (s == round.me())
      continue;
    const auto& bid = situation.bids[place];
    const int taken = round.state.taken[place];
    others += (others.empty() ? "" : ", ") +
              (bid ? say(in, "seat {} bid {} and has {}", s + 1, *bid, taken)
                   : say(in, "seat {} was not heard and has {}", s + 1, taken));
  }
  const int mine = round.state.taken[static_cast<std::size_t>(round.me())];
  return say_count(in, mine, "You bid {} and have {} trick; {}.",
                   "You bid {} and have {} tricks; {}.", round.my_bid(), mine, others);
}

std::string table_words(const MidRound& round, CardStyle style, Language in) {
  if (round.on_table.cards.empty())
    return say(in, "You lead to trick {}.", round.tricks.size() + 1);
  std::string cards;
  for (std::size_t i = 0; i < round.on_table.cards.size(); ++i) {
    const int seat =
        round.on_table.lead.left(static_cast<int>(i), round.situation.players).number();
    const Card played = round.on_table.cards[i];
    const bool declared = is_declared(round.situation.rules.special, played);
    const std::string card =
        card_text(played, style) + (declared ? declared_words(round.on_table.as_wizard) : "");
    cards += i == 0 ? say(in, "seat {} led {}", seat, card)
                    : ", " + say(in, "seat {} played {}", seat, card);
  }
  const TrickEnd end = round.trick_end();
  const Seat winner = round.on_table.lead.left(end.taker, round.situation.players);
  if (!end.counts)
    return say(in, "In trick {} {}; nobody wins it, and seat {} would lead next.",
               round.tricks.size() + 1, cards, winner.number());
  return say(in, "In trick {} {}; seat {} is winning it.", round.tricks.size() + 1, cards,
             winner.number());
}

// "seat 3 has no hearts, seat 4 has no clubs and spades"
std::string void_words(const MidRound& round, Language in) {
  std::string words;
  for (int s = 0; s < round.situation.players; ++s) {
    std::string suits;
    for (const Suit suit : all_suits) {
      if ((round.state.voids[static_cast<std::size_t>(s)] >> static_cast<unsigned>(suit) & 1U) != 0)
        suits += fmt::format("{}{}", suits.empty() ? "" : say(in, " and "),
                             suit_name(suit, round.situation.deck, in));
    }
    if (!suits.empty() && s != round.me())
      words += (words.empty() ? "" : ", ") + say(in, "seat {} has no {}", s + 1, suits);
  }
  return words;
}

std::string sample_words(const CardAnswer& answer, Language in) {
  const std::string deals = count_text(answer.deals, in);
  const auto effective = static_cast<std::uint64_t>(std::llround(answer.effective_deals));
  if (effective >= answer.deals)
    return say_count(in, answer.deals, "{} deal was drawn.", "{} deals were drawn.", deals);
  return say_count(in, answer.deals,
                   "{} deal was drawn; weighed by what was bid they count like {}.",
                   "{} deals were drawn; weighed by what was bid they count like {}.", deals,
                   count_text(effective, in));
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

std::string declared_words(std::optional<bool> as_wizard) {
  if (!as_wizard)
    return "";
  return *as_wizard ? "=W" : "=J";
}

std::string card_words(const CardOdds& odds, CardStyle style, Language language) {
  if (!odds.cards.lowest().is_suited())
    return card_text(odds.cards.lowest(), style) + declared_words(odds.as_wizard);
  std::string words;
  for (const Card card : odds.cards)
    words += (words.empty() ? "" : say(language, " or ")) + card_text(card, style);
  return words;
}

std::string play_line(const PlayReport& report, CardStyle style) {
  const Language in = report.language;
  const auto& cards = report.answer.cards;
  const CardOdds& best = cards[report.advice.best()];
  const std::string card = card_words(best, style, in);
  if (!report.answer.credible)
    return say(in, "Play {}: the best guess; what was bid leaves too few deals that matter", card);
  std::vector<std::string> parts{
      say(in, "makes {}, {}", makes(report, best), scores(report, best))};
  if (const auto other = report.advice.runner_up()) {
    const std::string second = card_words(cards[*other], style, in);
    parts.push_back(cost_words(second, report.advice.loss[*other], report.advice.toss_up, in));
  }
  if (report.evidence)
    parts.push_back(say(in, "if the others bid sensibly"));
  if (report.partial || !report.answer.precision_reached)
    parts.push_back(say(in, "partial"));
  return say(in, "Play {} ({})", card, fmt::format("{}", fmt::join(parts, "; ")));
}

std::vector<std::string> round_sentences(const PlayReport& report, CardStyle style) {
  const Language in = report.language;
  const MidRound& round = report.round;
  const Situation& situation = round.situation;
  std::vector<std::string> sentences{
      say_count(in, situation.cards, "{} players, {} card each.", "{} players, {} cards each.",
                situation.players, situation.cards),
      say(in, "You are in seat {} of {} and still hold {}.", situation.seat.number(),
          situation.players, card_text(round.held, style)),
      turn_up_words(round.situation, style, in), bids_words(round, in),
      table_words(round, style, in)};
  if (const int bonus = round.bonus[static_cast<std::size_t>(round.me())]; bonus > 0)
    sentences.push_back(say(in, "You score {} more if you make your bid.", bonus));
  if (const std::string voids = void_words(round, in); !voids.empty())
    sentences.push_back(as_sentence(voids));
  return sentences;
}

std::string play_certainty(const PlayReport& report) {
  const Language in = report.language;
  const std::string if_so = conditions(report.evidence, report.bid_noise, report.model, in);
  if (!is_sampled(report))
    return say(in, "Exact {}", if_so);
  if (!report.answer.credible)
    return say(in,
               "Sampled, but what was bid leaves too few deals that matter: these are guesses, and "
               "how far off they may be is not known. They hold {}",
               if_so);
  return say(in, "Sampled: ± is the 95% interval, the luck of the sample only. It holds {}", if_so);
}

std::vector<std::string> play_notes(const PlayReport& report, CardStyle style) {
  const Language in = report.language;
  const auto& cards = report.answer.cards;
  std::vector<std::string> notes;
  if (report.round.legal().size() == 1)
    notes.push_back(report.round.held.size() == 1
                        ? say(in, "It is your last card.")
                        : say(in, "It is the only card that you may play."));
  else if (cards.size() == 1)
    notes.push_back(say(in, "All cards that you may play are alike."));
  if (!report.advice.toss_up)
    return notes;
  const std::string first = card_words(cards[report.advice.best()], style, in);
  const std::size_t other = *report.advice.runner_up();
  const std::string second = card_words(cards[other], style, in);
  notes.push_back(report.advice.loss[other] < toss_up_points
                      ? say(in, "A toss-up: {} and {} are within {} points of each other.", first,
                            second, plain_number(toss_up_points, in))
                      : say(in, "Not sure: this sample can't tell {} and {} apart; more deals may.",
                            first, second));
  return notes;
}

std::vector<std::string> play_method(const PlayReport& report) {
  const Language in = report.language;
  const Situation& situation = report.round.situation;
  std::vector<std::string> sentences{as_sentence(card_plan_reason(report.plan, in))};
  if (is_sampled(report))
    sentences.push_back(sample_words(report.answer, in));
  if (report.partial)
    sentences.push_back(say(in, "Partial: you stopped the work."));
  if (!report.answer.credible)
    sentences.push_back(
        say(in,
            "Below 100 a sample can't tell how sure it is: ask for more --deals or --time, or for "
            "a larger --bid-noise."));
  else if (!report.answer.precision_reached)
    sentences.push_back(
        say(in,
            "Partial: the work ended before the precision was reached; for more give it a --time, "
            "as in --time 60, or ask for it: --precision 0.5."));
  if (!report.repeats_exactly)
    sentences.push_back(
        say(in,
            "The command that comes with this answer plays the same deals, but every card on each "
            "of them: it comes close to this answer, not to its last digit."));
  if (const auto note = rules_note(situation.rules, situation.players, in))
    sentences.push_back(*note);
  const bool trained = is_trained(report.model.me) || is_trained(report.model.others);
  if (const auto note =
          training_note(situation.rules, !situation.turn_up || !situation.turn_up->is_suited(), in);
      note && trained)
    sentences.push_back(*note);
  sentences.push_back(say(in, "Model {}, bid noise {}, rules {}, seed {}, wizbid {}.",
                          model_words(report.model, in), plain_number(report.bid_noise, in),
                          situation.rules.name, report.seed, report.version));
  return sentences;
}

PlayTable play_table(const PlayReport& report, CardStyle style, int most_trick_columns) {
  PlayTable result;
  const Language in = report.language;
  result.table.heads = {say(in, "card"), say(in, "score"), say(in, "loss"), say(in, "makes")};
  if (is_sampled(report))
    result.table.heads.push_back(say(in, "P(best)"));
  result.tricks_from = result.table.heads.size();
  const std::vector<BidOdds> all = as_bid_odds(report.answer);
  const auto columns = trick_columns(all, most_trick_columns);
  for (const TrickColumn& column : columns)
    result.table.heads.push_back(column.head);
  for (const std::size_t place : report.advice.ranking) {
    const CardOdds& odds = report.answer.cards[place];
    const bool best = place == report.advice.best();
    TextRow row{{(best ? "> " : "") + card_words(odds, style, in), scores(report, odds),
                 best ? "-" : loss_text(report.advice.loss[place], in), makes(report, odds)},
                best ? Emphasis::strong : Emphasis::plain};
    if (is_sampled(report))
      row.cells.push_back(
          report.answer.credible ? percent_text(odds.best_chance, Sureness::estimated, in) : "?");
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
