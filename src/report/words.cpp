#include "report/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "report/brief_line.h"
#include "report/number_format.h"
#include "report/training_note.h"
#include "report/turn_up_words.h"
#include "rules/rule_words.h"

namespace wizbid {

namespace {

std::string own_place(const Situation& situation) {
  const int seat = situation.seat.number();
  const int players = situation.players;
  if (seat == 1)
    return fmt::format("You lead (seat 1 of {})", players);
  if (situation.is_dealer())
    return fmt::format("You deal (seat {0} of {0})", players);
  return fmt::format("You are in seat {} of {}", seat, players);
}

std::string trump_sentence(const OddsReport& report, CardStyle style) {
  if (!report.trumps)
    return turn_up_words(report.situation, style);
  return fmt::format("A {} is turned up and you name the trump; the odds are those with {}.",
                     report.situation.turn_up->is_wizard() ? "Wizard" : "Jester",
                     trump_words(report.situation.trump, style.deck));
}

std::string bid_of(const Situation& situation, std::size_t seat) {
  const auto& bid = situation.bids[seat];
  const bool mine = static_cast<int>(seat) == situation.seat.index();
  const std::string who = mine ? "you" : fmt::format("seat {}", seat + 1);
  return bid ? fmt::format("{} bid {}", who, *bid) : fmt::format("{} was not heard", who);
}

bool any_heard(const Bids& bids) {
  for (const auto& bid : bids) {
    if (bid)
      return true;
  }
  return false;
}

std::vector<std::string> bid_sentences(const Situation& situation) {
  if (situation.seat.index() == 0 && !situation.auction_over())
    return {};
  if (!any_heard(situation.bids))
    return {"No bid before yours was heard."};
  std::string sentence = situation.auction_over() ? "All have bid: " : "Before you, ";
  for (std::size_t seat = 0; seat < situation.bids.size(); ++seat)
    sentence += (seat == 0 ? "" : ", ") + bid_of(situation, seat);
  sentence += '.';
  if (const auto forbidden = forbidden_bid(situation))
    sentence += fmt::format(" You may not bid {}: the bids may not add up to {}.", *forbidden,
                            situation.cards);
  return {sentence};
}

Integer whole_effective_deals(const Answer& answer) {
  return Integer(std::llround(std::floor(answer.effective_deals)));
}

std::string sample_sentence(const Answer& answer) {
  const std::string deals =
      answer.deals == 1 ? "1 deal was" : count_text(answer.deals) + " deals were";
  if (whole_effective_deals(answer) >= answer.deals)
    return fmt::format("{} played.", deals);
  return fmt::format("{} drawn and weighed by what was heard; they count like {}.", deals,
                     effective_deals_text(answer));
}

std::string short_of_precision(const OddsReport& report) {
  const std::string text = "Partial: the work ended before the precision was reached";
  if (report.partial || report.precision_asked)
    return text + '.';
  return text + "; for more give it a --time, as in --time 60, or ask for it: --precision 0.5.";
}

}  // namespace

std::string effective_deals_text(const Answer& answer) {
  return count_text(std::min(whole_effective_deals(answer), answer.deals));
}

double widest_half_width(const Answer& answer) {
  double fewest = answer.effective_deals;
  for (const BidOdds& odds : answer.bids) {
    const double share =
        Fraction(odds.deals, std::max(answer.deals, Integer(1))).convert_to<double>();
    if (odds.legal)
      fewest = std::min(fewest, answer.effective_deals * share);
  }
  return normal_95 * 0.5 / std::sqrt(std::max(fewest, 1.0));
}

std::string how_text(How how) {
  switch (how) {
    case How::counted:
      return "counted";
    case How::enumerated:
      return "enumerated";
    case How::sampled:
      return "sampled";
  }
  return {};
}

std::string players_like(const ModelNames& model) {
  return model.me == model.others
             ? fmt::format("everybody plays like {}", model.me)
             : fmt::format("you play like {} and the others like {}", model.me, model.others);
}

std::string model_words(const ModelNames& model) {
  return model.me == model.others ? model.me : fmt::format("{} against {}", model.me, model.others);
}

std::string counted(int count, const std::string& noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string as_sentence(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  if (!text.empty() && text.back() != '.')
    text += '.';
  return text;
}

std::vector<std::string> situation_sentences(const OddsReport& report, CardStyle style) {
  const Situation& situation = report.situation;
  std::vector<std::string> sentences{
      fmt::format("{} players, {} each.", situation.players, counted(situation.cards, "card")),
      fmt::format("{} and hold {}.", own_place(situation), card_text(situation.hand, style)),
      trump_sentence(report, style)};
  for (std::string& sentence : bid_sentences(situation))
    sentences.push_back(std::move(sentence));
  return sentences;
}

std::string certainty_sentence(const OddsReport& report) {
  const Answer& answer = report.answer;
  const bool counted_out = answer.how == How::counted;
  std::vector<std::string> conditions;
  if (report.evidence)
    conditions.push_back(
        fmt::format("the others bid sensibly (noise {})", plain_number(report.bid_noise)));
  if (!counted_out)
    conditions.push_back(players_like(report.model));
  const std::string if_so =
      conditions.empty() ? "" : fmt::format(" if {}", fmt::join(conditions, " and "));
  if (answer.how != How::sampled)
    return "Exact" + if_so;
  if (!answer.credible)
    return fmt::format(
        "Sampled, but what was heard leaves too few deals that matter: these are guesses, and how "
        "far off they may be is not known. They hold{}",
        if_so);
  return fmt::format(
      "Sampled: ± is the 95% interval, the luck of the sample only; the odds of tricks are good to "
      "±{}. It holds{}",
      percent_width_text(widest_half_width(answer)), if_so);
}

std::vector<std::string> method_sentences(const OddsReport& report) {
  std::vector<std::string> sentences{as_sentence(report.plan_reason)};
  if (report.answer.how == How::sampled)
    sentences.push_back(sample_sentence(report.answer));
  if (report.partial)
    sentences.push_back("Partial: you stopped the work.");
  if (!report.answer.credible)
    sentences.push_back(
        "Below 100 a sample can't tell how sure it is: ask for more --deals or --time, or for a "
        "larger --bid-noise.");
  else if (!report.answer.precision_reached)
    sentences.push_back(short_of_precision(report));
  if (!report.repeats_exactly)
    sentences.push_back(
        "The command that comes with this answer plays the same deals, but every bid on each of "
        "them: it comes close to this answer, not to its last digit.");
  if (const auto note = rules_note(report.situation.rules, report.situation.players))
    sentences.push_back(*note);
  const bool trained = is_trained(report.model.me) || is_trained(report.model.others);
  if (const auto note =
          training_note(report.situation.rules,
                        !report.situation.turn_up || !report.situation.turn_up->is_suited());
      note && report.answer.how != How::counted && trained)
    sentences.push_back(*note);
  sentences.push_back(fmt::format("Model {}, bid noise {}, rules {}, seed {}, wizbid {}.",
                                  model_words(report.model), plain_number(report.bid_noise),
                                  report.situation.rules.name, report.seed, report.version));
  return sentences;
}

std::vector<int> missing_seats(const std::vector<OddsReport>& reports) {
  const int players = reports.empty() ? 0 : reports.front().situation.players;
  std::vector<int> missing;
  for (int seat = static_cast<int>(reports.size()) + 1; seat <= players; ++seat)
    missing.push_back(seat);
  return missing;
}

std::string missing_seats_sentence(const std::vector<OddsReport>& reports) {
  const std::vector<int> missing = missing_seats(reports);
  if (missing.empty())
    return "";
  if (missing.size() == 1)
    return fmt::format("Seat {} is missing.", missing.front());
  return fmt::format("Seats {} to {} are missing.", missing.front(), missing.back());
}

}  // namespace wizbid
