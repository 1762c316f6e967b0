// A situation told in sentences, for people.
#pragma once

#include <string>
#include <vector>

#include "cards/card_text.h"
#include "report/odds_report.h"

namespace wizbid {

// "1 card", "3 cards": a count with its noun.
std::string counted(int count, const std::string& noun);

// The text with a capital letter at its start and a full stop at its end.
std::string as_sentence(std::string text);

// "counted", "enumerated" or "sampled", as in JSON and CSV.
std::string how_text(How how);

// "everybody plays like points", "you play like points and the others like greedy".
std::string players_like(const ModelNames& model, Language language);

// "points", "points against greedy".
std::string model_words(const ModelNames& model, Language language);

// "if the others bid sensibly (noise 2) and everybody plays like points": under which of the two
// conditions numbers hold; empty without any.
std::string conditions(bool sensible_bids, BidNoise noise, const std::optional<ModelNames>& model,
                       Language language);

// What the bidder knows, one sentence each:
//   "4 players, 3 cards each. You are in seat 2 and hold 2C AH W."
//   "7H is turned up: hearts are trump."
//   "Seat 1 bids 1."
std::vector<std::string> situation_sentences(const OddsReport& report, CardStyle style);

// How far the numbers of an answer can be trusted, one of three: exact; exact if the others bid
// sensibly; sampled. Without a full stop.
std::string certainty_sentence(const OddsReport& report);

// How the answer came about and for whom it holds, one sentence each.
std::vector<std::string> method_sentences(const OddsReport& report);

// How many deals a sample of weighed ones counts like.
std::string effective_deals_text(const Answer& answer, Language language = Language::english);

// Half the 95% interval of a chance of one half, on the fewest deals that a legal bid was played
// on.
double widest_half_width(const Answer& answer);

// The seats 1..players that have no report, lowest first: those that were to come when the work was
// interrupted.
std::vector<int> missing_seats(const std::vector<OddsReport>& reports);

// "Seats 2 to 4 are missing."; empty where none is.
std::string missing_seats_sentence(const std::vector<OddsReport>& reports);

}  // namespace wizbid
