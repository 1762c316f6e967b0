#include "claims/expression.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "rules/schedule.h"
#include "rules/scoring.h"

namespace wizbid {

namespace {

constexpr int most_factors = 1000;

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

// A recursive descent, one function a level of precedence. The first error stays.
class Evaluator {
 public:
  Evaluator(std::string_view text, const Names& names, const Scoring& scoring)
      : text_(text), names_(names), scoring_(scoring) {}

  tl::expected<Evaluation, ExpressionError> run() {
    result_.value = disjunction();
    skip_blanks();
    if (at_ < text_.size())
      fail("something is too much here");
    if (error_)
      return tl::unexpected(*error_);
    return std::move(result_);
  }

 private:
  void fail(std::string message) { fail_at(at_, std::move(message)); }
  void fail_at(std::size_t position, std::string message) {
    if (!error_)
      error_ = ExpressionError{position, std::move(message)};
    at_ = text_.size();
  }

  void skip_blanks() {
    while (at_ < text_.size() && text_[at_] == ' ')
      ++at_;
  }
  bool take(std::string_view token) {
    skip_blanks();
    if (!text_.substr(at_).starts_with(token))
      return false;
    const std::size_t end = at_ + token.size();
    if (is_letter(token.front()) && end < text_.size() && is_letter(text_[end]))
      return false;
    at_ = end;
    return true;
  }

  // Truth is 1 or 0; a number that is compared with nothing is handed up as it is.
  Fraction disjunction() {
    Fraction value = conjunction();
    while (take("or"))
      value = truth(conjunction() != 0 || value != 0);
    return value;
  }

  Fraction conjunction() {
    Fraction value = comparison();
    while (take("and"))
      value = truth(comparison() != 0 && value != 0);
    return value;
  }

  Fraction comparison() {
    if (take("not"))
      return truth(comparison() == 0);
    const Fraction left = sum();
    static constexpr std::array<std::string_view, 6> relations{"!=", ">=", "<=", "=", ">", "<"};
    for (std::string_view relation : relations) {
      if (take(relation))
        return truth(compare(left, relation, sum()));
    }
    return left;
  }

  static Fraction truth(bool yes) { return yes ? 1 : 0; }

  bool compare(const Fraction& left, std::string_view relation, const Fraction& right) {
    result_.comparisons.push_back({left, std::string(relation), right});
    if (relation == "=")
      return left == right;
    if (relation == "!=")
      return left != right;
    if (relation == ">=")
      return left >= right;
    if (relation == "<=")
      return left <= right;
    return relation == ">" ? left > right : left < right;
  }

  Fraction sum() {
    Fraction value = product();
    for (;;) {
      if (take("+"))
        value += product();
      else if (take("-"))
        value -= product();
      else
        return value;
    }
  }

  Fraction product() {
    Fraction value = power();
    for (;;) {
      if (take("*")) {
        value *= power();
      } else if (take("/")) {
        const std::size_t position = at_;
        const Fraction divisor = power();
        if (divisor == 0)
          fail_at(position, "this is a division by zero");
        else
          value /= divisor;
      } else {
        return value;
      }
    }
  }

  Fraction power() {
    const Fraction base = unary();
    if (!take("^"))
      return base;
    const int exponent = whole(unary(), 0, most_factors);
    Fraction value = 1;
    for (int i = 0; i < exponent; ++i)
      value *= base;
    return value;
  }

  Fraction unary() {
    if (++depth_ > 100) {
      fail("there are too many brackets within brackets");
      return 0;
    }
    const Fraction value = take("-") ? Fraction(-unary()) : atom();
    --depth_;
    return value;
  }

  Fraction atom() {
    skip_blanks();
    if (at_ == text_.size()) {
      fail("a number is missing at the end");
      return 0;
    }
    if (take("(")) {
      const Fraction value = disjunction();
      if (!take(")"))
        fail("a bracket ) is missing");
      return value;
    }
    if (is_digit(text_[at_]) || text_[at_] == '.')
      return number();
    if (is_letter(text_[at_]))
      return name_or_function();
    fail("this is no number, name or bracket");
    return 0;
  }

  Fraction number() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && (is_digit(text_[at_]) || text_[at_] == '.' || text_[at_] == '%'))
      ++at_;
    const auto value = exact_number(text_.substr(begin, at_ - begin));
    if (!value)
      fail_at(begin, "this is no number");
    return value.value_or(0);
  }

  Fraction name_or_function() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && (is_letter(text_[at_]) || is_digit(text_[at_])))
      ++at_;
    const std::string name(text_.substr(begin, at_ - begin));
    if (take("("))
      return call(name, begin);
    static const Names constants{{"deck", 60}, {"wizards", 4}, {"jesters", 4}};
    for (const Names& known : {std::cref(names_), std::cref(constants)}) {
      if (const auto found = known.find(name); found != known.end())
        return found->second;
    }
    fail_at(begin, fmt::format("nothing says what {} is", name));
    return 0;
  }

  Fraction call(const std::string& name, std::size_t begin) {
    std::vector<Fraction> values{disjunction()};
    while (take(","))
      values.push_back(disjunction());
    if (!take(")"))
      fail("a bracket ) is missing");
    const std::size_t wanted = name == "abs" || name == "rounds" ? 1 : 2;
    if (values.size() != wanted) {
      fail_at(begin, fmt::format("{} takes {} number{}", name, wanted, wanted == 1 ? "" : "s"));
      return 0;
    }
    return wanted == 1 ? of_one(name, values[0]) : of_two(name, begin, values[0], values[1]);
  }

  Fraction of_one(const std::string& name, const Fraction& x) {
    if (name == "abs")
      return x < 0 ? Fraction(-x) : x;
    return last_round(whole(x, min_players, max_players));
  }

  Fraction of_two(const std::string& name, std::size_t begin, const Fraction& a,
                  const Fraction& b) {
    if (name == "score")
      return score(scoring_, whole(a, 0, most_factors), whole(b, 0, most_factors));
    if (name == "min")
      return std::min(a, b);
    if (name == "max")
      return std::max(a, b);
    if (name == "falling" || name == "choose")
      return falling(a, whole(b, 0, most_factors), name == "choose");
    fail_at(begin, fmt::format("there is no function {}; those that are: score, rounds, falling, "
                               "choose, min, max, abs",
                               name));
    return 0;
  }

  static Fraction falling(const Fraction& x, int factors, bool divided) {
    Fraction value = 1;
    for (int i = 0; i < factors; ++i) {
      value *= x - i;
      if (divided)
        value /= i + 1;
    }
    return value;
  }

  int whole(const Fraction& x, int least, int most) {
    if (denominator(x) == 1 && x >= least && x <= most)
      return static_cast<int>(numerator(x));
    fail(fmt::format("a whole number from {} to {} is wanted here", least, most));
    return least;
  }

  std::string_view text_;
  const Names& names_;
  const Scoring& scoring_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::optional<ExpressionError> error_;
  Evaluation result_;
};

Fraction power_of_ten(std::size_t exponent) {
  Integer value = 1;
  for (std::size_t i = 0; i < exponent; ++i)
    value *= 10;
  return Fraction(value);
}

std::size_t decimals_of(std::string_view text) {
  const auto point = text.find('.');
  if (point == std::string_view::npos)
    return 0;
  return static_cast<std::size_t>(
      std::count_if(text.begin() + static_cast<std::ptrdiff_t>(point), text.end(), is_digit));
}

}  // namespace

tl::expected<Evaluation, ExpressionError> evaluate(std::string_view text, const Names& names,
                                                   const Scoring& scoring) {
  return Evaluator(text, names, scoring).run();
}

std::optional<Fraction> exact_number(std::string_view text) {
  constexpr std::size_t longest = 40;
  if (const auto slash = text.find('/'); slash != std::string_view::npos) {
    const auto above = exact_number(text.substr(0, slash));
    const auto below = exact_number(text.substr(slash + 1));
    return above && below && *below != 0 ? std::optional<Fraction>(*above / *below) : std::nullopt;
  }
  const bool negative = text.starts_with('-');
  const bool percent = text.ends_with('%');
  std::string_view digits = text.substr(negative ? 1 : 0);
  if (percent)
    digits.remove_suffix(1);
  Integer value = 0;
  int points = 0;
  bool any = false;
  for (char c : digits) {
    points += c == '.' ? 1 : 0;
    if (!is_digit(c) && c != '.')
      return std::nullopt;
    if (is_digit(c))
      value = value * 10 + (c - '0');
    any |= is_digit(c);
  }
  if (!any || points > 1 || digits.size() > longest)
    return std::nullopt;
  const Fraction result = Fraction(value) / power_of_ten(decimals_of(digits) + (percent ? 2 : 0));
  return negative ? Fraction(-result) : result;
}

Fraction half_last_digit(std::string_view text) {
  if (text.find('/') != std::string_view::npos)
    return 0;
  const bool percent = text.ends_with('%');
  const bool whole = text.find('.') == std::string_view::npos;
  if (whole && !percent)
    return 0;
  return Fraction(1, 2) / power_of_ten(decimals_of(text) + (percent ? 2 : 0));
}

}  // namespace wizbid
