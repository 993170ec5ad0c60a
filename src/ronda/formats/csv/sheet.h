// A small table as a spreadsheet saves it: decoded to UTF-8, split into records of trimmed fields, with the problems
// found on the way. The readers of votes, facts and the like go on from here and add what they find.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/formats/csv/records.h"
#include "ronda/formats/text.h"

namespace ronda::csv {

struct Sheet {
  std::string text;             // UTF-8; the places of fields and problems refer to it
  std::vector<Record> records;  // none of them empty
  std::vector<text::Problem> problems;

  void Error(const Field& field, std::string code, std::string message, std::string hint);
  void Warn(const Field& field, std::string code, std::string message, std::string hint);
  // About the sheet as a whole.
  void Error(std::string code, std::string message, std::string hint);
  bool HasErrors() const;
  std::vector<Diagnostic> TakeDiagnostics(std::string_view file_name);
};

// The separator is the one of comma, semicolon and tab that splits the first line into most fields. What is not UTF-8
// is read as Windows-1252.
Sheet ReadSheet(std::string_view bytes);

// A whole number with or without sign, of at most nine digits.
std::optional<std::int64_t> WholeNumber(std::string_view text);

}  // namespace ronda::csv
