#include "odds/shard_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>

#include "counting/checksum.h"

namespace wizbid {
namespace {

constexpr std::string_view shard_title = "wizbid-shard";
constexpr std::string_view shard_format = "1";
constexpr std::string_view end_mark = "checksum ";

std::string digits_of(WideSum number) {
  std::string digits;
  do {
    digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
    number /= 10;
  } while (number > 0);
  return digits;
}

std::string digits_of(WideDifference number) {
  const auto size = static_cast<WideSum>(number);
  return number < 0 ? "-" + digits_of(WideSum{0} - size) : digits_of(size);
}

// The sums of a bid: deals, deals played, then weights and their squares by tricks.
std::string row_text(std::string_view name, std::size_t bid, const TrickSums& row,
                     std::size_t outcomes) {
  std::string line = fmt::format("{} {} {} {}", name, bid, row.deals, row.played);
  for (const auto* sums : {&row.weight, &row.weight_squared}) {
    for (std::size_t tricks = 0; tricks < outcomes; ++tricks)
      line += ' ' + digits_of((*sums)[tricks]);
  }
  return line + '\n';
}

std::string rows_text(std::string_view name, const SampleSums& sums, std::size_t outcomes) {
  std::string text;
  for (std::size_t bid = 0; bid < sums.rows().size(); ++bid) {
    if (sums.rows()[bid] != TrickSums{})
      text += row_text(name, bid, sums.rows()[bid], outcomes);
  }
  return text;
}

// "NAME BID WEIGHT SQUARE": of the deals on which the bid was made with the bonus of a card.
std::string bonus_text(std::string_view name, const SampleSums& sums) {
  std::string text;
  for (std::size_t bid = 0; bid < sums.rows().size(); ++bid) {
    const TrickSums& row = sums.rows()[bid];
    if (row.bonus_weight != 0)
      text += fmt::format("{} {} {} {}\n", name, bid, digits_of(row.bonus_weight),
                          digits_of(row.bonus_squared));
  }
  return text;
}

// Numbers of tricks that a row has sums of, 0 among them.
std::size_t outcomes_of(std::size_t rows) {
  return rows == 1 ? max_cards + 1 : rows;
}

std::string part_text(const ShardPart& part) {
  const SampleSums& sums = part.sums.sums;
  const std::size_t outcomes = outcomes_of(sums.rows().size());
  std::string text = fmt::format("question {}\nrows {}\n", part.question, sums.rows().size());
  text += rows_text("sums", sums, outcomes) + bonus_text("bonus", sums);
  if (std::ranges::any_of(sums.crosses(), [](WideDifference cross) { return cross != 0; })) {
    text += "cross";
    for (const WideDifference cross : sums.crosses())
      text += ' ' + digits_of(cross);
    text += '\n';
  }
  text += rows_text("fresh", part.sums.fresh_sums, outcomes);
  return text + bonus_text("fresh-bonus", part.sums.fresh_sums);
}

// The words of the lines of a text.
class ShardReader {
 public:
  explicit ShardReader(std::string_view text) : rest_(text) {}

  int number() const { return number_; }
  bool at_end() const { return rest_.empty(); }

  // What follows `name` and a blank in the next line; the line is left where it has another name.
  std::optional<std::string_view> take(std::string_view name) {
    const std::string_view line = rest_.substr(0, rest_.find('\n'));
    if (!line.starts_with(name) || line.size() <= name.size() || line[name.size()] != ' ')
      return std::nullopt;
    rest_.remove_prefix(line.size() + 1);  // every line has its end
    ++number_;
    return line.substr(name.size() + 1);
  }

 private:
  std::string_view rest_;
  int number_ = 1;  // of the line that is next
};

std::vector<std::string_view> words_in(std::string_view line) {
  std::vector<std::string_view> words;
  for (std::size_t end = line.find(' '); end != std::string_view::npos; end = line.find(' ')) {
    words.push_back(line.substr(0, end));
    line.remove_prefix(end + 1);
  }
  words.push_back(line);
  return words;
}

// Digits as they are written: no sign, no zero in front.
bool written_so(std::string_view digits) {
  return !digits.empty() && (digits.size() == 1 || digits[0] != '0') &&
         std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
}

bool read_number(std::string_view digits, std::uint64_t& number) {
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return written_so(digits) && error == std::errc{} && end == digits.data() + digits.size();
}

bool read_number(std::string_view digits, WideSum& number) {
  constexpr WideSum most = ~WideSum{0};
  number = 0;
  for (const char digit : digits) {
    const auto value = static_cast<WideSum>(digit - '0');
    if (number > (most - value) / 10)
      return false;
    number = number * 10 + value;
  }
  return written_so(digits);
}

bool read_number(std::string_view text, WideDifference& number) {
  const bool negative = text.starts_with('-');
  WideSum size = 0;
  if (!read_number(text.substr(negative ? 1 : 0), size) || size >> 127 != 0 ||
      (negative && size == 0))
    return false;
  number = negative ? -static_cast<WideDifference>(size) : static_cast<WideDifference>(size);
  return true;
}

// No sum of so many weights is larger than this, whatever they are.
WideSum most_of(std::uint64_t deals, WideSum weight) {
  const WideSum most = ~WideSum{0};
  return deals > most / weight ? most : deals * weight;
}

// "BID DEALS PLAYED WEIGHT... SQUARE...", rows in order.
bool read_row(std::string_view line, std::size_t outcomes, std::size_t& next_row,
              std::vector<TrickSums>& rows) {
  const std::vector<std::string_view> words = words_in(line);
  std::uint64_t bid = 0;
  TrickSums row;
  if (words.size() != 3 + 2 * outcomes || !read_number(words[0], bid) || bid < next_row ||
      bid >= rows.size() || !read_number(words[1], row.deals) ||
      !read_number(words[2], row.played) || row.played > row.deals)
    return false;
  WideSum left = most_of(row.played, largest_weight);
  WideSum squares_left = most_of(row.played, static_cast<WideSum>(largest_weight) * largest_weight);
  for (std::size_t tricks = 0; tricks < outcomes; ++tricks) {
    WideSum& weight = row.weight[tricks];
    WideSum& square = row.weight_squared[tricks];
    if (!read_number(words[3 + tricks], weight) || weight > left ||
        !read_number(words[3 + outcomes + tricks], square) || square > squares_left)
      return false;
    left -= weight;
    squares_left -= square;
  }
  if (row == TrickSums{})
    return false;
  rows[bid] = row;
  next_row = bid + 1;
  return true;
}

bool read_rows(ShardReader& reader, std::string_view name, std::size_t outcomes,
               std::vector<TrickSums>& rows) {
  std::size_t next_row = 0;
  for (auto line = reader.take(name); line; line = reader.take(name)) {
    if (!read_row(*line, outcomes, next_row, rows))
      return false;
  }
  return true;
}

// What was made with a bonus was made.
bool read_bonus(std::string_view line, std::size_t& next_row, std::vector<TrickSums>& rows) {
  const std::vector<std::string_view> words = words_in(line);
  std::uint64_t bid = 0;
  WideSum weight = 0;
  WideSum square = 0;
  if (words.size() != 3 || rows.size() == 1 || !read_number(words[0], bid) || bid < next_row ||
      bid >= rows.size() || !read_number(words[1], weight) || weight == 0 ||
      weight > rows[bid].weight[bid] || !read_number(words[2], square) || square == 0 ||
      square > rows[bid].weight_squared[bid])
    return false;
  rows[bid].bonus_weight = weight;
  rows[bid].bonus_squared = square;
  next_row = bid + 1;
  return true;
}

bool read_bonuses(ShardReader& reader, std::string_view name, std::vector<TrickSums>& rows) {
  std::size_t next_row = 0;
  for (auto line = reader.take(name); line; line = reader.take(name)) {
    if (!read_bonus(*line, next_row, rows))
      return false;
  }
  return true;
}

// Not a line of zeros, which is left out.
bool read_crosses(std::string_view line, std::vector<WideDifference>& crosses) {
  const std::vector<std::string_view> words = words_in(line);
  if (words.size() != crosses.size())
    return false;
  for (std::size_t k = 0; k < words.size(); ++k) {
    if (!read_number(words[k], crosses[k]))
      return false;
  }
  return std::ranges::any_of(crosses, [](WideDifference cross) { return cross != 0; });
}

bool read_part(ShardReader& reader, ShardPart& part) {
  std::uint64_t rows = 0;
  if (!read_number(reader.take("rows").value_or(""), rows) || rows < 1 || rows > max_cards + 1)
    return false;
  const std::size_t outcomes = outcomes_of(rows);
  std::vector<TrickSums> sums(rows);
  std::vector<WideDifference> crosses(SampleSums::crosses_of(rows));
  std::vector<TrickSums> fresh(rows);
  if (!read_rows(reader, "sums", outcomes, sums) || !read_bonuses(reader, "bonus", sums))
    return false;
  if (const auto line = reader.take("cross"); line && !read_crosses(*line, crosses))
    return false;
  if (!read_rows(reader, "fresh", outcomes, fresh) || !read_bonuses(reader, "fresh-bonus", fresh))
    return false;
  const std::vector<WideDifference> none(crosses.size());
  part.sums.sums = SampleSums::of_parts(std::move(sums), std::move(crosses));
  part.sums.fresh_sums = SampleSums::of_parts(std::move(fresh), none);
  return true;
}

bool read_shard_number(std::string_view text, Shard& shard) {
  const std::size_t slash = text.find('/');
  return slash != std::string_view::npos && read_number(text.substr(0, slash), shard.number) &&
         read_number(text.substr(slash + 1), shard.of) && shard.number >= 1 &&
         shard.number <= shard.of;
}

bool read_head(ShardReader& reader, ShardFile& file) {
  const auto version = reader.take("version");
  const auto weights = version ? reader.take("weights") : std::nullopt;
  const auto rules = weights ? reader.take("rules") : std::nullopt;
  const auto command = rules ? reader.take("command") : std::nullopt;
  const auto deals = command ? reader.take("deals") : std::nullopt;
  const auto shard = deals ? reader.take("shard") : std::nullopt;
  if (!shard || !read_number(*deals, file.deals) || file.deals < 1 ||
      !read_shard_number(*shard, file.shard))
    return false;
  file.version = *version;
  file.weights = *weights;
  file.rules = *rules;
  file.command = *command;
  return true;
}

std::string span_text(const DealSpan& span) {
  return fmt::format("{} {}", span.first, span.count);
}

// The lines of the spans tell people and other programs what follows from the lines before.
bool read_lines(ShardReader& reader, ShardFile& file) {
  if (!read_head(reader, file))
    return false;
  const DealSpan deals = span_of(file.deals, file.shard);
  const DealSpan fresh = fresh_span_of(file.deals, deals);
  if (reader.take("range") != span_text(deals) || reader.take("fresh-range") != span_text(fresh))
    return false;
  for (auto question = reader.take("question"); question; question = reader.take("question")) {
    ShardPart part{std::string(*question),
                   {deals, fresh, SampleSums::one_row(), SampleSums::one_row()}};
    if (!read_part(reader, part))
      return false;
    file.parts.push_back(std::move(part));
  }
  return reader.at_end();
}

// What all lines say but the last, which is their checksum; or why there is no telling.
tl::expected<std::string_view, std::string> checked_lines(std::string_view text) {
  if (!text.starts_with(std::string(shard_title) + ' '))
    return tl::unexpected(
        fmt::format("is no shard: its first line does not begin with {}", shard_title));
  const std::string_view first = text.substr(0, text.find('\n'));
  if (first.substr(shard_title.size() + 1) != shard_format)
    return tl::unexpected(fmt::format(
        "is a shard of another format than {}, which this version writes and reads", shard_format));
  const std::size_t last = text.rfind("\nchecksum ");
  constexpr std::size_t digits = 16;
  if (last == std::string_view::npos || text.size() != last + 1 + end_mark.size() + digits + 1 ||
      text.back() != '\n')
    return tl::unexpected(std::string("is cut short: its last line is no checksum"));
  const std::string_view lines = text.substr(0, last + 1);
  if (text.substr(last + 1 + end_mark.size(), digits) != checksum(lines))
    return tl::unexpected(
        std::string("is damaged: its lines do not have the checksum that it ends with"));
  return lines.substr(first.size() + 1);
}

}  // namespace

std::string shard_text(const ShardFile& file) {
  const DealSpan deals = span_of(file.deals, file.shard);
  std::string text = fmt::format(
      "{} {}\nversion {}\nweights {}\nrules {}\ncommand {}\ndeals {}\nshard {}/{}\nrange {}\n"
      "fresh-range {}\n",
      shard_title, shard_format, file.version, file.weights, file.rules, file.command, file.deals,
      file.shard.number, file.shard.of, span_text(deals),
      span_text(fresh_span_of(file.deals, deals)));
  for (const ShardPart& part : file.parts)
    text += part_text(part);
  return text + std::string(end_mark) + checksum(text) + '\n';
}

tl::expected<ShardFile, std::string> read_shard(std::string_view text) {
  const auto lines = checked_lines(text);
  if (!lines)
    return tl::unexpected(lines.error());
  ShardReader reader(*lines);
  ShardFile file;
  if (!read_lines(reader, file))
    return tl::unexpected(
        fmt::format("is damaged: line {} is not what a shard has there", reader.number() + 1));
  return file;
}

}  // namespace wizbid
