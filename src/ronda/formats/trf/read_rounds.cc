// The rounds of record 001: opponent, colour and result of each.
#include <fmt/format.h>

#include <array>
#include <optional>

#include "ronda/base/letters.h"
#include "ronda/formats/trf/records.h"

namespace ronda::trf {
namespace {

std::optional<Colour> ReadColour(FieldReader& line, int round, DraftEntry& entry) {
  switch (line.columns().CharAt(ColourColumn(round))) {
    case 'w':
    case 'W':
      return Colour::kWhite;
    case 'b':
    case 'B':
      return Colour::kBlack;
    case '-':
    case ' ':
    case '\t':
      return std::nullopt;
    default:
      break;
  }
  entry.damaged = true;
  line.Fail(line.Span(ColourColumn(round), 1), "trf-colour",
            fmt::format("the colour of round {} is '{}'", round, line.columns().At(ColourColumn(round), 1)),
            fmt::format("column {} holds w, b or -", ColourColumn(round)));
  return std::nullopt;
}

ResultCode ReadResult(FieldReader& line, int round, DraftEntry& entry) {
  const char letter = line.columns().CharAt(ResultColumn(round));
  if (letter == ' ' || letter == '\t') return entry.opponent == 0 ? ResultCode::kAbsent : ResultCode::kPending;
  if (letter == '?') return ResultCode::kAdjourned;
  if (letter == '*') {
    line.report().Warn(line.Span(ResultColumn(round), 1), "trf-result-unknown",
                       fmt::format("result '{}' of round {} is taken as an adjourned game", letter, round),
                       "write X for an adjourned game, a blank for a game still to be played");
    return ResultCode::kAdjourned;
  }
  if (const auto code = ResultFromTrf(letter)) return *code;
  entry.damaged = true;
  line.Fail(
      line.Span(ResultColumn(round), 1), "trf-result",
      fmt::format("result '{}' of round {} is none of the letters", line.columns().At(ResultColumn(round), 1), round),
      "results are 1 = 0 W D L + - and the byes U F H Z");
  return ResultCode::kPending;
}

void ReadOpponent(FieldReader& line, int round, DraftEntry& entry) {
  const FieldRule rule = OpponentField(round);
  const std::string_view text = line.Text(rule);
  if (text.empty()) return;
  if (const auto number = ParseCount(text)) {
    entry.opponent = *number;
    return;
  }
  entry.damaged = true;
  line.NotANumber(rule, "a pairing number");
}

// The column between the fields of a round that is not blank.
std::optional<int> FilledGap(const FieldReader& line, int round) {
  const int column = RoundColumn(round);
  for (const int gap : {column + 4, column + 6, column + 8, column + 9}) {
    if (line.columns().CharAt(gap) != ' ') return gap;
  }
  return std::nullopt;
}

void ReportShifted(FieldReader& line, int round, int gap) {
  const int column = RoundColumn(round);
  line.Fail(line.Span(column, kRoundStep), "trf-shifted",
            fmt::format("round {} is not in its columns: column {} should be blank", round, gap),
            fmt::format("the opponent stands in columns {}-{}, the colour in {}, the result in {}", column, column + 3,
                        ColourColumn(round), ResultColumn(round)));
}

void NoteCase(FieldReader& line, int round, Draft& draft) {
  for (const int column : {ColourColumn(round), ResultColumn(round)}) {
    const char letter = line.columns().CharAt(column);
    if (column == ColourColumn(round) ? !IsCapital(letter) : !IsSmall(letter)) continue;
    if (!draft.odd_case) draft.odd_case = line.Span(column, 1);
    ++draft.odd_cases;
  }
}

DraftEntry ReadRound(FieldReader& line, int round) {
  DraftEntry entry;
  ReadOpponent(line, round, entry);
  entry.colour = ReadColour(line, round, entry);
  entry.result = ReadResult(line, round, entry);
  if (entry.opponent != 0 && line.columns().size() < ColourColumn(round)) {
    entry.damaged = true;
    const int column = RoundColumn(round);
    line.Fail(line.Span(column, line.columns().size() - column + 1), "trf-truncated",
              fmt::format("the line ends within round {}, after the opponent", round),
              "a round has an opponent, a colour and a result; was the line cut off?");
  }
  return entry;
}

// The letters results are written with, by character.
constexpr auto kResultOfLetter = [] {
  std::array<std::optional<ResultCode>, 128> codes{};
  for (const ResultTraits& traits : kResultTraits) {
    if (traits.trf != ' ') codes[static_cast<unsigned char>(traits.trf)] = traits.code;
  }
  return codes;
}();

// The number at the right of a field, nothing to its left; 0 for a blank field.
std::optional<int> PlainNumber(std::string_view field) {
  while (!field.empty() && field.front() == ' ') field.remove_prefix(1);
  return field.empty() ? std::optional(0) : ParseCount(field);
}

// A round as nearly all are written, "  12 w 1" with blanks behind it, read at once; none if there is anything about it
// that needs a closer look.
std::optional<DraftEntry> PlainRound(std::string_view cell) {
  constexpr std::size_t kColour = ColourColumn(1) - RoundColumn(1);
  constexpr std::size_t kResult = ResultColumn(1) - RoundColumn(1);
  if (cell.size() <= kResult || cell[kColour - 1] != ' ' || cell[kResult - 1] != ' ') return std::nullopt;
  if (cell.find_first_not_of(' ', kResult + 1) != cell.npos) return std::nullopt;
  const auto opponent = PlainNumber(cell.substr(0, kColour - 1));
  const auto letter = static_cast<unsigned char>(cell[kResult]);
  const auto result = letter < kResultOfLetter.size() ? kResultOfLetter[letter] : std::nullopt;
  if (!opponent || !result) return std::nullopt;
  switch (cell[kColour]) {
    case 'w':
      return DraftEntry{*opponent, *result, Colour::kWhite};
    case 'b':
      return DraftEntry{*opponent, *result, Colour::kBlack};
    case '-':
      return DraftEntry{*opponent, *result, std::nullopt};
    default:
      return std::nullopt;
  }
}

int LastRoundOf(FieldReader& line) {
  if (line.columns().size() < kFirstRoundColumn) return 0;
  const int last = (line.columns().size() - kFirstRoundColumn) / kRoundStep + 1;
  if (last <= kMaxRounds) return last;
  if (!IsBlank(line.columns().From(RoundColumn(kMaxRounds + 1)))) {
    line.Fail(line.Span(RoundColumn(kMaxRounds + 1), 1), "trf-too-many-rounds",
              fmt::format("the line goes on beyond round {}", kMaxRounds), "is a line end missing?");
  }
  return kMaxRounds;
}

}  // namespace

void ReadRounds(FieldReader& line, Draft& draft, DraftPlayer& player) {
  player.first_entry = draft.entries.size();
  player.entry_count = LastRoundOf(line);
  bool shifted = false;
  for (int round = 1; round <= player.entry_count; ++round) {
    DraftEntry& entry = draft.entries.emplace_back();
    const std::string_view cell = line.columns().At(RoundColumn(round), kRoundStep);
    if (const auto plain = PlainRound(cell); plain && !shifted) {
      entry = *plain;
      continue;
    }
    if (IsBlank(cell)) continue;
    if (const auto gap = FilledGap(line, round); gap && !shifted) {
      ReportShifted(line, round, *gap);
      shifted = true;
    }
    if (shifted) {
      entry.damaged = true;
    } else {
      entry = ReadRound(line, round);
      if (!entry.damaged) NoteCase(line, round, draft);
    }
    if (entry.damaged) player.damaged = true;
  }
}

}  // namespace ronda::trf
