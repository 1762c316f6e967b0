#include "report/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>

#include "report/brief_line.h"
#include "report/number_format.h"
#include "report/training_note.h"
#include "report/turn_up_words.h"
#include "rules/rule_words.h"

namespace wizbid {

namespace {

// "AH in seat 1, 3C in seat 3, W in seat 4"
std::string cards_of_others(const Situation& situation, CardStyle style, Language in) {
  std::string text;
  for (std::size_t i = 0; i < situation.others.size(); ++i) {
    const int seat = static_cast<int>(i) + (static_cast<int>(i) < situation.seat.index() ? 1 : 2);
    text += (i == 0 ? "" : ", ") +
            say(in, "{} in seat {}", card_text(situation.others[i], style), seat);
  }
  return text;
}

std::string clairvoyant_sentence(const Situation& situation, CardStyle style, Language in) {
  const int seat = situation.seat.number();
  const int players = situation.players;
  const std::string cards = cards_of_others(situation, style, in);
  if (seat == 1)
    return say(in, "You lead (seat 1 of {}), do not see your own card, and see {}.", players,
               cards);
  if (situation.is_dealer())
    return say(in, "You deal (seat {0} of {0}), do not see your own card, and see {1}.", players,
               cards);
  return say(in, "You are in seat {} of {}, do not see your own card, and see {}.", seat, players,
             cards);
}

std::string own_sentence(const Situation& situation, CardStyle style, Language in) {
  const int seat = situation.seat.number();
  const int players = situation.players;
  if (situation.clairvoyant())
    return clairvoyant_sentence(situation, style, in);
  const std::string hand = card_text(situation.hand, style);
  if (seat == 1)
    return say(in, "You lead (seat 1 of {}) and hold {}.", players, hand);
  if (situation.is_dealer())
    return say(in, "You deal (seat {0} of {0}) and hold {1}.", players, hand);
  return say(in, "You are in seat {} of {} and hold {}.", seat, players, hand);
}

std::string trump_sentence(const OddsReport& report, CardStyle style) {
  const Language in = report.language;
  if (!report.trumps)
    return turn_up_words(report.situation, style, in);
  const std::string_view trump = named_trump(report.situation.trump, style.deck, in);
  const Card card = *report.situation.turn_up;
  if (card.is_special())
    return as_sentence(say(in,
                           "{} is turned up and you name the trump; the odds are those with {}.",
                           special_card_name(report.situation.rules.special, card, in), trump));
  return card.is_wizard()
             ? say(in, "A Wizard is turned up and you name the trump; the odds are those with {}.",
                   trump)
             : say(in, "A Jester is turned up and you name the trump; the odds are those with {}.",
                   trump);
}

std::string bid_of(const Situation& situation, std::size_t seat, Language in) {
  const auto& bid = situation.bids[seat];
  const bool mine = static_cast<int>(seat) == situation.seat.index();
  if (bid)
    return mine ? say(in, "you bid {}", *bid) : say(in, "seat {} bid {}", seat + 1, *bid);
  return mine ? say(in, "you were not heard") : say(in, "seat {} was not heard", seat + 1);
}

bool any_heard(const Bids& bids) {
  for (const auto& bid : bids) {
    if (bid)
      return true;
  }
  return false;
}

// Whether the rules forbid a bid that only bids not heard would tell.
bool forbids_unknown(const Situation& situation) {
  if (situation.auction_over() || forbidden_bid(situation))
    return false;
  Situation heard = situation;
  bool all = true;
  for (auto& bid : heard.bids) {
    all = all && bid.has_value();
    bid = 0;
  }
  return !all && forbidden_bid(heard).has_value();
}

std::string unknown_ban(const Situation& situation, Language in) {
  return say(in,
             "A bid may be forbidden, as the bids may not add up to {}: which depends on "
             "those not heard.",
             situation.cards);
}

std::vector<std::string> bid_sentences(const Situation& situation, Language in) {
  if (situation.seat.index() == 0 && !situation.auction_over())
    return {};
  std::vector<std::string> sentences;
  if (!any_heard(situation.bids)) {
    sentences.push_back(say(in, "No bid before yours was heard."));
    if (forbids_unknown(situation))
      sentences.push_back(unknown_ban(situation, in));
    return sentences;
  }
  std::string bids;
  for (std::size_t seat = 0; seat < situation.bids.size(); ++seat)
    bids += (seat == 0 ? "" : ", ") + bid_of(situation, seat, in);
  sentences.push_back(situation.auction_over() ? say(in, "All have bid: {}.", bids)
                                               : say(in, "Before you, {}.", bids));
  if (const auto forbidden = forbidden_bid(situation))
    sentences.push_back(
        say(in, "You may not bid {}: the bids may not add up to {}.", *forbidden, situation.cards));
  else if (forbids_unknown(situation))
    sentences.push_back(unknown_ban(situation, in));
  return sentences;
}

Integer whole_effective_deals(const Answer& answer) {
  return Integer(std::llround(std::floor(answer.effective_deals)));
}

std::string sample_sentence(const Answer& answer, Language in) {
  const std::string deals = count_text(answer.deals, in);
  if (whole_effective_deals(answer) >= answer.deals)
    return say_count(in, answer.deals, "{} deal was played.", "{} deals were played.", deals);
  return say_count(in, answer.deals,
                   "{} deal was drawn and weighed by what was heard; they count like {}.",
                   "{} deals were drawn and weighed by what was heard; they count like {}.", deals,
                   effective_deals_text(answer, in));
}

std::string short_of_precision(const OddsReport& report) {
  if (report.partial || report.precision_asked)
    return say(report.language, "Partial: the work ended before the precision was reached.");
  return say(report.language,
             "Partial: the work ended before the precision was reached; for more give it a --time, "
             "as in --time 60, or ask for it: --precision 0.5.");
}

}  // namespace

std::string effective_deals_text(const Answer& answer, Language language) {
  return count_text(std::min(whole_effective_deals(answer), answer.deals), language);
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

std::string players_like(const ModelNames& model, Language language) {
  return model.me == model.others
             ? say(language, "everybody plays like {}", model.me)
             : say(language, "you play like {} and the others like {}", model.me, model.others);
}

std::string model_words(const ModelNames& model, Language language) {
  return model.me == model.others ? model.me
                                  : say(language, "{} against {}", model.me, model.others);
}

std::string conditions(bool sensible_bids, BidNoise noise, const std::optional<ModelNames>& model,
                       Language language) {
  const std::string sensible =
      say(language, "the others bid sensibly (noise {})", plain_number(noise, language));
  if (!model)
    return sensible_bids ? say(language, "if {}", sensible) : "";
  const std::string players = players_like(*model, language);
  return sensible_bids ? say(language, "if {} and {}", sensible, players)
                       : say(language, "if {}", players);
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
  const Language in = report.language;
  std::vector<std::string> sentences{
      say_count(in, situation.cards, "{} players, {} card each.", "{} players, {} cards each.",
                situation.players, situation.cards),
      own_sentence(situation, style, in), trump_sentence(report, style)};
  for (std::string& sentence : bid_sentences(situation, in))
    sentences.push_back(std::move(sentence));
  return sentences;
}

std::string certainty_sentence(const OddsReport& report) {
  const Answer& answer = report.answer;
  const Language in = report.language;
  const std::string if_so =
      conditions(report.evidence, report.bid_noise,
                 answer.how == How::counted ? std::nullopt : std::optional(report.model), in);
  if (answer.how != How::sampled)
    return if_so.empty() ? say(in, "Exact") : say(in, "Exact {}", if_so);
  if (!answer.credible)
    return say(in,
               "Sampled, but what was heard leaves too few deals that matter: these are guesses, "
               "and how far off they may be is not known. They hold {}",
               if_so);
  return say(in,
             "Sampled: ± is the 95% interval, the luck of the sample only; the odds of tricks are "
             "good to ±{}. It holds {}",
             percent_width_text(widest_half_width(answer), in), if_so);
}

std::vector<std::string> method_sentences(const OddsReport& report) {
  const Language in = report.language;
  std::vector<std::string> sentences{as_sentence(plan_reason(report.plan, in))};
  if (report.answer.how == How::sampled)
    sentences.push_back(sample_sentence(report.answer, in));
  if (report.partial)
    sentences.push_back(say(in, "Partial: you stopped the work."));
  if (!report.answer.credible)
    sentences.push_back(
        say(in,
            "Below 100 a sample can't tell how sure it is: ask for more --deals or --time, or for "
            "a larger --bid-noise."));
  else if (!report.answer.precision_reached)
    sentences.push_back(short_of_precision(report));
  if (!report.repeats_exactly)
    sentences.push_back(
        say(in,
            "The command that comes with this answer plays the same deals, but every bid on each "
            "of them: it comes close to this answer, not to its last digit."));
  if (const auto note = rules_note(report.situation.rules, report.situation.players, in))
    sentences.push_back(*note);
  const bool trained = is_trained(report.model.me) || is_trained(report.model.others);
  if (const auto note =
          training_note(report.situation.rules,
                        !report.situation.turn_up || !report.situation.turn_up->is_suited(), in);
      note && report.answer.how != How::counted && trained)
    sentences.push_back(*note);
  sentences.push_back(say(in, "Model {}, bid noise {}, rules {}, seed {}, wizbid {}.",
                          model_words(report.model, in), plain_number(report.bid_noise, in),
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
  const Language in = reports.empty() ? Language::english : reports.front().language;
  if (missing.size() == 1)
    return say(in, "Seat {} is missing.", missing.front());
  return say(in, "Seats {} to {} are missing.", missing.front(), missing.back());
}

}  // namespace wizbid
