// The doctor on 001 records whose fields are not in their columns.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "ronda/base/columns.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/repair_job.h"
#include "ronda/formats/trf/verdict.h"

namespace ronda::trf {
namespace {

// A way to move the fields of a 001 record back into their columns: blanks put in (or, if negative, taken out) at a
// column.
struct Shift {
  int column = 0;
  int blanks = 0;

  bool operator==(const Shift&) const = default;
};

// A line with its fields moved. It is only written out once it looks as it should, for most ways do not.
class ShiftedLine {
 public:
  ShiftedLine(const Columns& columns, const Shift& shift) : columns_(columns), shift_(shift) {}

  // A name may be cut where it runs beyond its field; anything else that goes must be blank.
  bool IsPossible() const {
    if (shift_.column > columns_.size()) return false;
    return shift_.blanks > 0 || IsBlank(columns_.At(shift_.column, -shift_.blanks)) || CutsTheName();
  }

  // Whether the columns between the numbers are blank: a quick look before a line is judged.
  bool LooksAligned() const {
    for (const int gap : {80, 85, 90, 91}) {
      if (CharAt(gap) != ' ') return false;
    }
    for (int column = kFirstRoundColumn; column <= size(); column += kRoundStep) {
      for (const int gap : {column + 4, column + 6, column + 8, column + 9}) {
        if (CharAt(gap) != ' ') return false;
      }
    }
    return true;
  }

  std::string Text() const {
    std::string text(columns_.At(1, shift_.column - 1));
    if (shift_.blanks > 0) text += Repeated(' ', shift_.blanks);
    return text.append(columns_.From(shift_.column + std::max(0, -shift_.blanks)));
  }

 private:
  // What stands behind a gap is not the name any more.
  bool CutsTheName() const {
    const int last = player_fields::kName.last();
    if (shift_.column != last + 1) return false;
    const std::string_view end = columns_.At(last - 1, 2 - shift_.blanks);
    const std::size_t gap = end.find("  ");
    return gap == std::string_view::npos || IsBlank(end.substr(gap));
  }

  int size() const { return std::max(shift_.column - 1, columns_.size() + shift_.blanks); }
  char CharAt(int column) const {
    if (column < shift_.column) return columns_.CharAt(column);
    const int before = column - shift_.blanks;
    return before < shift_.column ? ' ' : columns_.CharAt(before);
  }

  const Columns& columns_;
  Shift shift_;
};

// Blanks missing after a name that was padded to 33 bytes instead of 33 characters.
std::optional<Shift> ByteCountedName(const Columns& columns) {
  int bytes = 0;
  int column = player_fields::kName.column;
  while (column <= columns.size() && bytes < player_fields::kName.width) {
    bytes += static_cast<int>(columns.At(column, 1).size());
    ++column;
  }
  const int characters = column - player_fields::kName.column;
  const int missing = player_fields::kName.width - characters;
  if (bytes != player_fields::kName.width || missing == 0) return std::nullopt;
  return Shift{column, missing};
}

// Those that move least come first.
std::vector<Shift> PossibleShifts(const Columns& columns) {
  constexpr int kFarthest = 3;
  constexpr int kLongestOverrun = 20;
  constexpr int kLastCut = 30;  // few events are longer, and trying takes time
  std::vector<Shift> shifts;
  std::vector<int> cuts{4, 9, 14, 48, 53, 57, 69, 80, 85, 90};
  for (int round = 2; round <= kLastCut && RoundColumn(round) <= columns.size(); ++round) {
    cuts.push_back(RoundColumn(round) - 2);
  }
  std::ranges::reverse(cuts);
  for (const int cut : cuts) {
    for (int blanks = 1; blanks <= kFarthest; ++blanks) {
      shifts.push_back({cut, blanks});
      shifts.push_back({cut, -blanks});
    }
  }
  for (int over = kFarthest + 1; over <= kLongestOverrun; ++over) shifts.push_back({48, -over});
  return shifts;
}

std::string ReasonOf(const Shift& shift, const Columns& columns) {
  if (ByteCountedName(columns) == shift) return "the name was padded by bytes; columns count characters";
  if (shift.blanks < 0 && !IsBlank(columns.At(shift.column, -shift.blanks))) {
    return fmt::format("the name was {} characters too long and pushed the rest out of its columns", -shift.blanks);
  }
  return fmt::format("from column {} on everything stood {} columns too far to the {}", shift.column,
                     std::abs(shift.blanks), shift.blanks > 0 ? "left" : "right");
}

class Realigner {
 public:
  // The shift that makes the line readable. Of several the one with the fewest warnings; none if those mean different
  // things.
  std::optional<Shift> Find(const Columns& columns, const Verdict& now) {
    if (last_ && Works(columns, *last_, now)) return last_;
    if (const auto shift = ByteCountedName(columns); shift && Works(columns, *shift, now)) return shift;
    if (failures_ >= kMostFailures) return std::nullopt;
    std::optional<std::pair<Shift, Verdict>> best;
    bool ambiguous = false;
    for (const Shift& shift : PossibleShifts(columns)) {
      auto verdict = Works(columns, shift, now);
      if (!verdict) continue;
      if (!best || verdict->IsBetterThan(best->second)) {
        best = {shift, std::move(*verdict)};
        ambiguous = false;
      } else if (!best->second.IsBetterThan(*verdict) && verdict->meaning != best->second.meaning) {
        ambiguous = true;
      }
    }
    if (!best || ambiguous) {
      ++failures_;
      return std::nullopt;
    }
    last_ = best->first;
    return last_;
  }

 private:
  static constexpr int kMostFailures = 20;  // then the damage is of another kind

  static std::optional<Verdict> Works(const Columns& columns, const Shift& shift, const Verdict& now) {
    const ShiftedLine shifted(columns, shift);
    if (!shifted.IsPossible() || !shifted.LooksAligned()) return std::nullopt;
    Verdict verdict = Judge(shifted.Text());
    if (verdict.errors > 0 || verdict.warnings > now.warnings) return std::nullopt;
    return verdict;
  }

  std::optional<Shift> last_;
  int failures_ = 0;
};

}  // namespace

void MendColumns(RepairJob& job) {
  Realigner realigner;
  for (std::size_t line = 0; line < job.size(); ++line) {
    const std::string& text = job.text(line);
    if (!text.starts_with("001")) continue;
    const Verdict now = Judge(text);
    if (now.errors == 0) continue;
    const Columns columns(text);
    if (const auto shift = realigner.Find(columns, now)) {
      job.Replace(line, ShiftedLine(columns, *shift).Text(), {"fix-columns", ReasonOf(*shift, columns)});
    }
  }
}

}  // namespace ronda::trf
