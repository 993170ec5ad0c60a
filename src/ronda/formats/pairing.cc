#include "ronda/formats/pairing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <utility>

#include "ronda/base/columns.h"
#include "ronda/formats/json/document.h"
#include "ronda/formats/json/tape.h"

namespace ronda::formats {
namespace {

using Problems = std::vector<text::Problem>;

constexpr std::string_view kForms = "give the document of a paired round, or lines of two numbers";

// The members of the document that are read.
class PairingReader {
 public:
  explicit PairingReader(Problems& problems) : problems_(problems) {}

  std::optional<NumberedRound> Read(json::Value root) {
    if (root.kind() != json::Kind::kObject) return Refuse(root, "a paired round is an object with boards");
    NumberedRound round;
    bool has_boards = false;
    for (const auto& [key, value] : root.Members()) {
      const std::string_view name = key.String();
      has_boards = has_boards || name == "boards";
      Take(name, value, round);
    }
    if (!has_boards) return Refuse(root, "there are no boards");
    if (!problems_.empty()) return std::nullopt;
    return round;
  }

 private:
  std::nullopt_t Refuse(json::Value where, std::string message) {
    problems_.push_back({Severity::kError, "pairing-form", std::move(message), std::string(kForms), where.Where()});
    return std::nullopt;
  }

  void Take(std::string_view name, json::Value value, NumberedRound& round) {
    if (name == "boards") return TakeBoards(value, round);
    if (name == "bye") return AddBye(value, round);
    if (name == "round") round.round = NumberOf(value);
    if (name == "system" && value.kind() == json::Kind::kString) round.system = value.String();
    if (name != "rests") return;
    if (value.kind() != json::Kind::kArray) return static_cast<void>(Refuse(value, "this is to be a list of players"));
    for (const json::Value player : value.Items()) AddBye(player, round);
  }

  void TakeBoards(json::Value value, NumberedRound& round) {
    if (value.kind() != json::Kind::kArray) return static_cast<void>(Refuse(value, "boards is to be a list"));
    for (const json::Value board : value.Items()) {
      const auto white = PlayerIn(board, "white");
      const auto black = PlayerIn(board, "black");
      if (white && black) round.boards.push_back({*white, *black});
    }
  }

  void AddBye(json::Value player, NumberedRound& round) {
    if (const auto number = PlayerNumber(player)) round.byes.push_back(*number);
  }

  std::optional<int> PlayerIn(json::Value board, std::string_view side) {
    if (board.kind() == json::Kind::kObject) {
      for (const auto& [key, value] : board.Members()) {
        if (key.String() == side) return PlayerNumber(value);
      }
    }
    return Refuse(board, fmt::format("a board without {}", side));
  }

  // A number, or a record of a player with one.
  std::optional<int> PlayerNumber(json::Value player) {
    if (player.kind() == json::Kind::kNumber) return NumberOf(player);
    if (player.kind() == json::Kind::kObject) {
      for (const auto& [key, value] : player.Members()) {
        if (key.String() == "tpn") return NumberOf(value);
      }
    }
    return Refuse(player, "a player without a number (tpn)");
  }

  std::optional<int> NumberOf(json::Value value) {
    const auto number = value.kind() == json::Kind::kNumber ? ParseCount(value.Token()) : std::nullopt;
    if (!number || *number == 0) return Refuse(value, "this is to be a whole number from 1");
    return number;
  }

  Problems& problems_;
};

struct PairLine {
  int line = 0;
  std::string_view text;
};

std::vector<PairLine> LinesOf(std::string_view text) {
  std::vector<PairLine> lines;
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = Trim(text.substr(0, end));
    ++number;
    if (!line.empty()) lines.push_back({number, line});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

Diagnostic LineFault(const PairLine& line, std::string message, std::string_view file_name) {
  return {.code = "pairing-form",
          .message = std::move(message),
          .hint = std::string(kForms),
          .file = std::string(file_name),
          .span = SourceSpan{line.line, 1, static_cast<int>(line.text.size())},
          .excerpt = std::string(line.text)};
}

std::optional<NumberedBoard> BoardIn(std::string_view line) {
  const std::size_t gap = line.find_first_of(" \t");
  if (gap == std::string_view::npos) return std::nullopt;
  const auto white = ParseCount(line.substr(0, gap));
  const auto black = ParseCount(Trim(line.substr(gap)));
  if (!white || !black || *white == 0) return std::nullopt;
  return NumberedBoard{*white, *black};
}

Parsed<NumberedRound> ReadLines(std::string_view text, std::string_view file_name) {
  const std::vector<PairLine> lines = LinesOf(text);
  if (lines.empty()) return {std::nullopt, {LineFault({1, {}}, "there is no pairing", file_name)}};
  const auto count = ParseCount(lines.front().text);
  if (!count)
    return {std::nullopt, {LineFault(lines.front(), "the first line says how many pairs there are", file_name)}};
  NumberedRound round;
  for (const PairLine& line : std::span(lines).subspan(1)) {
    const auto board = BoardIn(line.text);
    if (!board) return {std::nullopt, {LineFault(line, "a pair is two numbers, the second 0 for a bye", file_name)}};
    if (board->black == 0) {
      round.byes.push_back(board->white);
    } else {
      round.boards.push_back(*board);
    }
  }
  if (std::ssize(lines) - 1 == *count) return {std::move(round), {}};
  return {std::nullopt,
          {LineFault(lines.front(), fmt::format("{} announced, {} there", Counted(*count, "pair"), lines.size() - 1),
                     file_name)}};
}

}  // namespace

Parsed<NumberedRound> ReadPairing(std::string_view text, std::string_view file_name) {
  if (!Trim(text).starts_with('{')) return ReadLines(text, file_name);
  return json::ReadDocument<NumberedRound>(
      text, file_name, [](json::Value root, Problems& problems) { return PairingReader(problems).Read(root); });
}

}  // namespace ronda::formats
