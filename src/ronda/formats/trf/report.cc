#include "ronda/formats/trf/report.h"

#include <algorithm>
#include <utility>

#include "ronda/formats/trf/document.h"

namespace ronda::trf {
namespace {

constexpr std::size_t kExcerptsPerByte = 8;
constexpr std::size_t kExcerptsAnyway = 65'536;

int LineOf(const Diagnostic& diagnostic) { return diagnostic.span ? diagnostic.span->line : 0; }

}  // namespace

Report::Report(const Document& document, std::string_view file_name)
    : document_(document), file_name_(file_name), excerpt_budget_(kExcerptsAnyway) {
  for (const Document::Line& line : document.lines) excerpt_budget_ += kExcerptsPerByte * line.text.size();
}

void Report::Error(SourceSpan span, std::string_view code, std::string message, std::string hint) {
  Add({.code = std::string(code), .message = std::move(message), .hint = std::move(hint), .span = span});
}

void Report::Warn(SourceSpan span, std::string_view code, std::string message, std::string hint) {
  Add({.severity = Severity::kWarning,
       .code = std::string(code),
       .message = std::move(message),
       .hint = std::move(hint),
       .span = span});
}

void Report::Note(SourceSpan span, std::string_view code, std::string message, std::string hint) {
  Add({.severity = Severity::kNote,
       .code = std::string(code),
       .message = std::move(message),
       .hint = std::move(hint),
       .span = span});
}

void Report::Add(Diagnostic diagnostic) {
  diagnostic.file = file_name_;
  const int line = LineOf(diagnostic);
  if (line >= 1 && line <= std::ssize(document_.lines)) {
    const std::string& text = document_.lines[LineNumber(line).index()].text;
    if (text.size() <= excerpt_budget_) {
      diagnostic.excerpt = text;
      excerpt_budget_ -= text.size();
    }
  }
  diagnostics_.push_back(std::move(diagnostic));
}

std::vector<Diagnostic> Report::Take() {
  std::ranges::stable_sort(diagnostics_, {}, LineOf);
  return std::move(diagnostics_);
}

}  // namespace ronda::trf
