// The doctor on single lines: characters and letters.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>

#include "ronda/base/columns.h"
#include "ronda/base/letters.h"
#include "ronda/base/utf8.h"
#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/editor.h"
#include "ronda/formats/trf/header.h"
#include "ronda/formats/trf/records.h"
#include "ronda/formats/trf/repair_job.h"
#include "ronda/formats/trf/verdict.h"

namespace ronda::trf {
namespace {

std::string ExpandTabs(std::string_view text, int stop) {
  std::string expanded;
  int column = 0;
  for (; !text.empty(); text.remove_prefix(FirstCharacter(text).bytes)) {
    if (text.front() != '\t') {
      expanded += text.substr(0, FirstCharacter(text).bytes);
      ++column;
      continue;
    }
    const int blanks = stop - column % stop;
    expanded += Repeated(' ', blanks);
    column += blanks;
  }
  return expanded;
}

// A tab is one blank, or up to the next tab stop of an editor: whichever reads best.
void MendTabs(RepairJob& job, std::size_t line) {
  const std::string& text = job.text(line);
  if (text.find('\t') == std::string::npos) return;
  std::optional<std::pair<Verdict, int>> best;
  for (const int stop : {1, 8, 4}) {
    const std::string expanded = ExpandTabs(text, stop);
    if (expanded.size() > kMaxLineLength) continue;
    Verdict verdict = Judge(expanded);
    if (!best || verdict.IsBetterThan(best->first)) best = {std::move(verdict), stop};
  }
  if (!best || best->first.errors > 0) return;
  const int stop = best->second;
  job.Replace(line, ExpandTabs(text, stop),
              {"fix-tabs", stop == 1 ? "a blank in place of a tab"
                                     : fmt::format("blanks in place of tabs set every {} columns", stop)});
}

void MendIndent(RepairJob& job, std::size_t line) {
  const std::string& text = job.text(line);
  if (text.empty() || text.front() != ' ' || FindRecord(Columns(text).At(1, 3))) return;
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos || !FindRecord(std::string_view(text).substr(first, 3))) return;
  if (Judge(text.substr(first)).errors > 0) return;
  job.Replace(line, text.substr(first), {"fix-indent", "a record begins in column 1"});
}

// Digits and signs that look right but are other characters; 0 for any other.
char PlainCharacter(char32_t c) {
  static constexpr char32_t kZeros[] = {0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10};
  for (const char32_t zero : kZeros) {
    if (c >= zero && c < zero + 10) return static_cast<char>('0' + static_cast<char>(c - zero));
  }
  switch (c) {
    case 0xA0:
    case 0x2007:
    case 0x202F:
    case 0x3000:
      return ' ';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
      return '-';
    case 0xBD:
      return '=';
    default:
      return '\0';
  }
}

// Columns of the record that hold a person's or team's own words.
std::pair<int, int> WordsOf(std::string_view code) {
  if (code == "310") return {team_fields::kName.column, team_fields::kNickname.last()};
  if (code == "013") return {old_team_fields::kName.column, old_team_fields::kName.last()};
  return {player_fields::kName.column, player_fields::kName.last()};
}

bool HoldsOnlyWords(std::string_view code) {
  EventInfo info;
  const auto record = FindRecord(code);
  return !record || Records()[*record].read == ReadOther || code == "112" || HeaderText(info, code) != nullptr;
}

void MendDigits(RepairJob& job, std::size_t line) {
  const std::string& text = job.text(line);
  const Columns columns(text);
  const std::string_view code = columns.At(1, 3);
  if (IsAscii(text) || HoldsOnlyWords(code)) return;
  const bool fixed = code == "001" || code == "310" || code == "013";
  const auto [first, last] = fixed ? WordsOf(code) : std::pair(0, -1);
  std::string plain;
  for (int column = 1; column <= columns.size(); ++column) {
    const std::string_view character = columns.At(column, 1);
    const bool words = column >= first && column <= last;
    const char same = words || character.size() == 1 ? '\0' : PlainCharacter(FirstCharacter(character).code_point);
    if (same == '\0') {
      plain += character;
    } else {
      plain += same;
    }
  }
  job.Replace(line, std::move(plain), {"fix-digits", "plain digits, blanks and signs in place of look-alikes"});
}

std::string WithProperCase(const std::string& text) {
  std::string proper = text;
  const Columns columns(text);
  for (int round = 1; ColourColumn(round) <= columns.size(); ++round) {
    const char colour = Lower(columns.CharAt(ColourColumn(round)));
    const char result = Upper(columns.CharAt(ResultColumn(round)));
    if (colour == 'w' || colour == 'b') proper = WithColumns(proper, ColourColumn(round), std::string(1, colour));
    if (ResultColumn(round) <= columns.size() && ResultFromTrf(result)) {
      proper = WithColumns(proper, ResultColumn(round), std::string(1, result));
    }
  }
  return proper;
}

}  // namespace

void MendCharacters(RepairJob& job) {
  for (std::size_t line = 0; line < job.size(); ++line) {
    MendTabs(job, line);
    MendIndent(job, line);
    MendDigits(job, line);
  }
}

void MendLetterCase(RepairJob& job) {
  for (std::size_t line = 0; line < job.size(); ++line) {
    const std::string& text = job.text(line);
    if (!text.starts_with("001") || Judge(text).errors > 0) continue;
    job.Replace(line, WithProperCase(text),
                {"fix-case", "colours are small letters and results capitals; bbpPairings insists"});
  }
}

void MendRepeatedPlayers(RepairJob& job) {
  std::unordered_set<std::string_view> seen;
  std::vector<std::size_t> repeated;
  for (std::size_t line = 0; line < job.size(); ++line) {
    const std::string_view text = Trim(job.text(line));
    if (text.starts_with("001") && !seen.insert(text).second) repeated.push_back(line);
  }
  job.Remove(repeated, {"fix-repeated-player", "the same record stands in the file already"});
}

}  // namespace ronda::trf
