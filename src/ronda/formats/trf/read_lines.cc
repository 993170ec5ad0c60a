// Hands every line to the reader of its record, and reports what is wrong with lines as lines.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/base/letters.h"
#include "ronda/formats/trf/interpret.h"
#include "ronda/formats/trf/records.h"

namespace ronda::trf {
namespace {

constexpr std::string_view kEndOfFileMark = "\x1A";  // of old systems

bool IsControl(char c) { return static_cast<unsigned char>(c) < 0x20; }

// Looks at every character, which is quicker than to stop at the first.
bool HasControls(std::string_view text) {
  unsigned found = 0;
  for (const char c : text) found |= IsControl(c) ? 1U : 0U;
  return found != 0;
}

void CheckCharacters(FieldReader& line) {
  const std::string_view text = line.columns().text();
  if (!HasControls(text)) return;
  const auto found = std::ranges::find_if(text, IsControl);
  const SourceSpan span = line.Span(line.columns().ColumnWhere(std::string_view(found, text.end())), 1);
  if (*found == '\t') {
    line.report().Warn(span, "trf-tab", "the line contains a tab, which counts as one column",
                       "put blanks in its place so that the fields stand in their columns");
  } else {
    line.report().Warn(span, "trf-control", fmt::format("the line contains the control character {:02X}", *found),
                       "remove it");
  }
}

void KeepUnknown(FieldReader& line, Draft& draft) {
  draft.other_lines.push_back(line.line());
  line.report().Note(line.Span(1, std::clamp(line.columns().size(), 1, 3)), "trf-unknown-record",
                     fmt::format("record '{}' is unknown; it is kept as it is", line.code()),
                     "nothing to do, unless it should be one of the records of the format");
}

bool IsIndented(const FieldReader& line) {
  const std::string_view text = line.columns().text();
  return (text.front() == ' ' || text.front() == '\t') && FindRecord(Trim(text).substr(0, 3));
}

// A line in which people and programs show the columns: "DDD SSSS sTTT NNNN...", "1234567890123", "----+----+".
bool IsRuler(const FieldReader& line) {
  const std::string_view text = line.columns().text();
  const auto breaks_off = [](char before, char after) { return after != (before == '9' ? '0' : before + 1); };
  const bool counts = text.size() > 9 && std::ranges::adjacent_find(text, breaks_off) == text.end();
  const bool counts_tens = text.starts_with("         1") && text.find_first_not_of("0123456789 ") == text.npos;
  const bool is_drawn = text.starts_with("---") && text.find_first_not_of("-+| ") == text.npos;
  return text.starts_with("DDD SSSS") || counts || counts_tens || is_drawn;
}

// Three digits that are no record, and a pairing number, a name and points where a player has them.
bool LooksLikePlayer(const FieldReader& line) {
  namespace fields = player_fields;
  const std::string_view code = line.code();
  const auto may_be_digit = [](char c) { return (c >= '0' && c <= '9') || c == 'O' || c == 'o' || c == 'l'; };
  if (code.size() != 3 || !std::ranges::all_of(code, may_be_digit)) return false;
  const auto tpn = ParseCount(line.Text(fields::kTpn));
  return tpn && *tpn > 0 && !line.Text(fields::kName).empty() &&
         line.Text(fields::kPoints).find('.') != std::string_view::npos && ParsePoints(line.Text(fields::kPoints));
}

void ReadKnown(FieldReader& line, std::size_t record, Draft& draft) {
  const RecordRule& rule = Records()[record];
  int& first_line = draft.first_line[record];
  if (rule.once && first_line != 0) {
    line.report().Warn(
        line.WholeLine(), "trf-record-repeated",
        fmt::format("record {} ({}) occurs again; the one in line {} counts", rule.code, rule.title, first_line),
        "keep one of them");
    return;
  }
  if (first_line == 0) first_line = line.line();
  if (line.columns().CharAt(4) != ' ' && rule.code != "001" && rule.code != "###") {
    line.report().Warn(line.Span(4, 1), "trf-gap",
                       "column 4, between the record's number and its content, is not blank",
                       "the content begins in column 5");
  }
  rule.read(line, draft);
}

void ReadLine(FieldReader& line, Draft& draft) {
  CheckCharacters(line);
  if (const auto record = FindRecord(line.code())) return ReadKnown(line, *record, draft);
  if (IsIndented(line)) {
    line.Fail(line.WholeLine(), "trf-indented", "the record does not begin in column 1",
              "remove the blanks before it; all its columns are shifted");
    return;
  }
  if (IsRuler(line)) return draft.other_lines.push_back(line.line());
  if (LooksLikeFederation(line.code()) && ReadNationalRating(line, draft)) return;
  if (LooksLikePlayer(line)) {
    draft.player_lost = true;
    line.Fail(line.Span(1, 3), "trf-record-code",
              fmt::format("record '{}' is unknown, but the rest of the line is that of a player", line.code()),
              "a player has 001 in columns 1-3");
    return;
  }
  KeepUnknown(line, draft);
}

}  // namespace

Draft ReadLines(const Document& document, Report& report) {
  Draft draft;
  draft.first_line.resize(Records().size(), 0);
  const auto is_player = [](const Document::Line& one) { return one.text.starts_with("001"); };
  const std::size_t players = CountIf(document.lines, is_player);
  draft.players.reserve(players);
  draft.people.reserve(players);
  for (std::size_t i = 0; i < document.lines.size(); ++i) {
    const std::string& text = document.lines[i].text;
    if (IsBlank(text) || text == kEndOfFileMark) continue;
    FieldReader line(text, static_cast<int>(i) + 1, report);
    ReadLine(line, draft);
  }
  const bool recognised = std::ranges::any_of(draft.first_line, [](int line) { return line != 0; });
  if (!recognised) {
    report.Add({.code = "trf-not-trf",
                .message = "no line of the file is a record of a TRF",
                .hint = "the records begin with three digits, e.g. 012 and 001"});
  } else if (draft.players.empty()) {
    report.Add({.severity = Severity::kWarning,
                .code = "trf-no-players",
                .message = "the file has no players",
                .hint = "each player needs a 001 record"});
  }
  if (draft.odd_case) {
    report.Note(*draft.odd_case, "trf-letter-case",
                draft.odd_cases == 1
                    ? std::string("a colour or a result is in the wrong case")
                    : fmt::format("{} colours or results are in the wrong case; the first is here", draft.odd_cases),
                "colours are small letters, results capitals; other programs may insist");
  }
  if (draft.odd_sex) {
    const bool is_f = Lower(draft.odd_sex->value.front()) == 'f';
    report.Warn(draft.odd_sex->span, "trf-sex",
                fmt::format("{} '{}'{}",
                            draft.odd_sexes == 1 ? "the sex is neither m nor w but"
                                                 : Counted(draft.odd_sexes, "player") +
                                                       " have a sex that is neither m nor w, the first is",
                            draft.odd_sex->value, is_f ? ", which is taken as w" : ""),
                "column 10 holds m or w");
  }
  return draft;
}

}  // namespace ronda::trf
