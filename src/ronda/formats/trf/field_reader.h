// One line of a file, read field by field. A field that does not hold what belongs there is reported with its place and
// counts as empty; failed() tells whether that happened.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/columns.h"
#include "ronda/formats/trf/draft.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/report.h"

namespace ronda::trf {

class FieldReader {
 public:
  FieldReader(std::string_view text, int line, Report& report) : columns_(text), line_(line), report_(report) {}

  const Columns& columns() const { return columns_; }
  int line() const { return line_; }
  Report& report() { return report_; }
  bool failed() const { return failed_; }

  std::string_view code() const { return columns_.At(1, 3); }
  // The text of the field without blanks around it, and where that text stands.
  std::string_view Text(const FieldRule& rule) const { return Trim(columns_.At(rule.column, rule.width)); }
  SourceSpan SpanOf(const FieldRule& rule) const;
  SourceSpan Span(int column, int width) const { return {line_, column, width}; }
  SourceSpan WholeLine() const { return {line_, 1, columns_.size() > 0 ? columns_.size() : 1}; }
  // Everything from column 5 on, without blanks around it.
  std::string_view Value() const { return Trim(columns_.From(kValueColumn)); }
  SourceSpan ValueSpan() const;
  std::vector<Word> ValueWords() const { return Words(columns_.From(kValueColumn)); }
  SourceSpan SpanOf(const Word& word) const;

  // None if the field is blank, or wrong and reported.
  std::optional<int> Count(const FieldRule& rule);
  std::optional<Points> PointsIn(const FieldRule& rule);
  // A round from 1; zero counts as blank.
  std::optional<Round> RoundIn(const FieldRule& rule);
  std::optional<Round> RequiredRound(const FieldRule& rule);
  std::optional<Id> RequiredId(const FieldRule& rule);
  // Pairing numbers from the column on, blank fields left out, or as 0 where their place means something. Numbers that
  // do not stand in the columns are taken as they come, with a warning.
  std::vector<Id> Ids(int first_column);
  std::vector<Id> IdsWithGaps(int first_column);

  // Reports a column between two fields that is not blank, the first of them.
  void RequireBlank(std::initializer_list<int> gaps);
  void Fail(SourceSpan span, std::string_view code, std::string message, std::string hint);
  void NotANumber(const FieldRule& rule, std::string_view kind);

 private:
  bool InColumns(int first_column) const;
  std::optional<int> WordAsId(const Word& word, int first_column);

  Columns columns_;
  int line_;
  Report& report_;
  bool failed_ = false;
};

// "columns 49-52 hold the rating".
std::string ColumnsHint(const FieldRule& rule);

// Digits of another script, which look like numbers and are none here.
bool HasForeignDigits(std::string_view text);

}  // namespace ronda::trf
