#include "report/training_note.h"

namespace wizbid {

std::optional<std::string> training_note(const RuleSet& rules, bool named, Language language) {
  std::string text;
  if (rules.scoring != Scoring{} || rules.zero)
    text = say(
        language,
        "The trained players have not learned by these scores: they weigh bids and cards by them, "
        "but foresee tricks as if all played for the publisher's.");
  if (named && rules.trump != TrumpRules{})
    text += std::string(text.empty() ? "" : " ") +
            say(language, "The trained players have not learned with a trump that comes about so.");
  return text.empty() ? std::nullopt : std::optional(text);
}

bool is_trained(const std::string& name) {
  return name == "points" || name == "rival";
}

}  // namespace wizbid
