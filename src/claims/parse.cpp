#include "claims/parse.h"

#include <algorithm>
#include <optional>
#include <sstream>
#include <toml.hpp>
#include <tuple>
#include <unordered_map>

#include "cards/utf8.h"
#include "claims/toml_words.h"

namespace wizbid {

namespace {

// The lines of a text from one to another, from 0.
struct Piece {
  std::size_t first = 0;
  std::size_t end = 0;
};

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  std::istringstream stream{std::string(text)};
  for (std::string line; std::getline(stream, line);) {
    if (line.ends_with('\r'))
      line.pop_back();
    lines.push_back(line);
  }
  return lines;
}

bool opens_claim(const std::string& line) {
  const auto begin = line.find_first_not_of(" \t");
  return begin != std::string::npos && line.compare(begin, 9, "[[claim]]") == 0;
}

// The preamble, then one piece a claim.
std::vector<Piece> pieces_of(const std::vector<std::string>& lines) {
  std::vector<Piece> pieces{{0, 0}};
  for (std::size_t line = 0; line < lines.size(); ++line) {
    if (opens_claim(lines[line])) {
      pieces.back().end = line;
      pieces.push_back({line, 0});
    }
  }
  pieces.back().end = lines.size();
  return pieces;
}

class Parser {
 public:
  Parser(std::string_view text, std::string name)
      : lines_(lines_of(text)), name_(std::move(name)) {}

  ClaimDocument parse() {
    const std::vector<Piece> pieces = pieces_of(lines_);
    document_.preamble = Node{place(1, 1), Node::Table{}};
    if (auto preamble = parse_piece(pieces.front()))
      document_.preamble = *preamble;
    for (std::size_t i = 1; i < pieces.size(); ++i) {
      const auto node = parse_piece(pieces[i]);
      const Node* claims = node ? node->find("claim") : nullptr;
      const auto* list = claims != nullptr ? std::get_if<Node::List>(&claims->value) : nullptr;
      if (list != nullptr && !list->empty()) {
        document_.claims.push_back(list->front());
        document_.claims.back().place = place(static_cast<int>(pieces[i].first) + 1, 1);
      }
    }
    if (pieces.size() == 1 && document_.faults.empty())
      document_.faults.push_back(
          {place(1, 1), "There is no claim in it.", "Open each claim with a line [[claim]]."});
    return std::move(document_);
  }

  tl::expected<Node, ClaimFault> parse_whole() {
    auto node = parse_piece({0, lines_.size()});
    if (!node)
      return tl::unexpected(document_.faults.front());
    node->place = place(1, 1);
    return *node;
  }

 private:
  TextPlace place(int line, int column) const {
    const auto index = static_cast<std::size_t>(line - 1);
    return {name_, line, column, index < lines_.size() ? lines_[index] : ""};
  }
  TextPlace place(const toml::source_location& at) const {
    return place(static_cast<int>(at.line()), static_cast<int>(at.column()));
  }

  // toml11 reads past the ends of texts that are not UTF-8.
  std::optional<ClaimFault> stray_byte(const Piece& piece) const {
    for (std::size_t line = piece.first; line < piece.end; ++line) {
      const std::vector<Character> characters = decode_utf8(lines_[line]);
      const auto stray = std::ranges::find(characters, false, &Character::well_formed);
      if (stray == characters.end())
        continue;
      const auto column = static_cast<int>(stray - characters.begin()) + 1;
      return ClaimFault{place(static_cast<int>(line) + 1, column),
                        "The byte " + code_text(*stray) + " is no UTF-8.",
                        "Save the file as UTF-8."};
    }
    return std::nullopt;
  }

  // Blank lines before it keep the numbers of the lines.
  std::optional<Node> parse_piece(const Piece& piece) {
    if (auto fault = stray_byte(piece)) {
      document_.faults.push_back(*std::move(fault));
      return std::nullopt;
    }
    std::string text(piece.first, '\n');
    for (std::size_t line = piece.first; line < piece.end; ++line)
      text += lines_[line] + '\n';
    std::istringstream stream(text);
    try {
      return node_of(toml::parse<toml::discard_comments, std::unordered_map>(stream, name_));
    } catch (const toml::exception& error) {
      document_.faults.push_back(fault_of(error));
    } catch (const std::exception&) {
      document_.faults.push_back({place(static_cast<int>(piece.first) + 1, 1),
                                  "This can't be read as TOML.",
                                  "Texts stand in \"quotes\", lists in [brackets]."});
    }
    return std::nullopt;
  }

  // What TOML says: "[error] toml::parse_...: SENTENCE", then lines of the file, the last with
  //     |    ^--- NOTE
  // under it, which knows the column better than the error's own place does.
  ClaimFault fault_of(const toml::exception& error) const {
    const std::string told = error.what();
    std::string message = told.substr(0, told.find('\n'));
    if (const auto colon = message.find(": "); colon != std::string::npos)
      message = message.substr(colon + 2);
    TextPlace where = place(error.location());
    const auto mark = told.rfind('^');
    const auto line = told.rfind('\n', mark);
    const auto bar = told.find('|', line);
    if (mark != std::string::npos && line != std::string::npos && bar < mark) {
      where.column = static_cast<int>(mark - bar) - 1;
      if (const auto note = told.find(" ", mark);
          note != std::string::npos && told.substr(note + 1) != "here")
        message += " (" + told.substr(note + 1, told.find('\n', note) - note - 1) + ")";
    }
    if (message.ends_with('.'))
      message.pop_back();
    TomlComplaint complaint = toml_complaint(message);
    return {where, std::move(complaint.message), std::move(complaint.remedy)};
  }

  template <typename Value>
  Node node_of(const Value& value) const {
    Node node{place(value.location()), false};
    switch (value.type()) {
      case toml::value_t::string:
        node.value = value.as_string().str;
        break;
      case toml::value_t::integer:
        node.value = static_cast<std::int64_t>(value.as_integer());
        break;
      case toml::value_t::floating:
        node.value = static_cast<double>(value.as_floating());
        break;
      case toml::value_t::boolean:
        node.value = value.as_boolean();
        break;
      case toml::value_t::array: {
        Node::List list;
        for (const Value& item : value.as_array())
          list.push_back(node_of(item));
        node.value = std::move(list);
        break;
      }
      case toml::value_t::table:
        node.value = table_of(value);
        break;
      default:  // dates and times
        node.value = value.location().line_str();
    }
    return node;
  }

  template <typename Value>
  Node::Table table_of(const Value& value) const {
    Node::Table table;
    for (const auto& [key, item] : value.as_table())
      table.push_back({key, node_of(item)});
    std::ranges::sort(table, [](const Member& a, const Member& b) {
      const auto rank = [](const Member& m) {
        return std::tuple(m.value.place.line, m.value.place.column, m.key);
      };
      return rank(a) < rank(b);
    });
    return table;
  }

  std::vector<std::string> lines_;
  std::string name_;
  ClaimDocument document_;
};

}  // namespace

ClaimDocument parse_claims(std::string_view text, const std::string& name) {
  return Parser(text, name).parse();
}

tl::expected<Node, ClaimFault> parse_table(std::string_view text, const std::string& name) {
  return Parser(text, name).parse_whole();
}

}  // namespace wizbid
