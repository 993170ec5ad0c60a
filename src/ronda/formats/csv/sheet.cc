#include "ronda/formats/csv/sheet.h"

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/utf8.h"

namespace ronda::csv {
namespace {

char BestSeparator(std::string_view text) {
  char best = ',';
  std::size_t most = 0;
  for (const char separator : {',', ';', '\t'}) {
    std::vector<text::Problem> ignored;
    const auto header = RecordReader(text, separator, ignored).Next();
    const std::size_t fields = header ? header->size() : 0;
    if (fields <= most) continue;
    most = fields;
    best = separator;
  }
  return best;
}

}  // namespace

void Sheet::Error(const Field& field, std::string code, std::string message, std::string hint) {
  problems.push_back({Severity::kError, std::move(code), std::move(message), std::move(hint), field.where});
}

void Sheet::Warn(const Field& field, std::string code, std::string message, std::string hint) {
  problems.push_back({Severity::kWarning, std::move(code), std::move(message), std::move(hint), field.where});
}

void Sheet::Error(std::string code, std::string message, std::string hint) {
  problems.push_back({Severity::kError, std::move(code), std::move(message), std::move(hint), std::nullopt});
}

bool Sheet::HasErrors() const {
  return std::ranges::any_of(problems, [](const auto& problem) { return problem.severity == Severity::kError; });
}

std::vector<Diagnostic> Sheet::TakeDiagnostics(std::string_view file_name) {
  return text::Locate(std::move(problems), text, file_name);
}

Sheet ReadSheet(std::string_view bytes) {
  if (bytes.starts_with(text::kUtf8Bom)) bytes.remove_prefix(text::kUtf8Bom.size());
  Sheet sheet;
  sheet.text = IsUtf8(bytes) ? std::string(bytes) : FromWindows1252(bytes);
  RecordReader reader(sheet.text, BestSeparator(sheet.text), sheet.problems);
  while (auto record = reader.Next()) {
    while (record->size() > 1 && Trim(record->back().text).empty()) record->pop_back();
    for (Field& field : *record) field.text = std::string(Trim(field.text));
    sheet.records.push_back(*std::move(record));
  }
  return sheet;
}

std::optional<std::int64_t> WholeNumber(std::string_view text) {
  const bool negative = text.starts_with("-");
  if (negative || text.starts_with("+")) text.remove_prefix(1);
  const auto number = ParseCount(text);
  if (!number) return std::nullopt;
  return negative ? -std::int64_t{*number} : std::int64_t{*number};
}

}  // namespace ronda::csv
