#include "ronda/app/cli/frame/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "ronda/app/cli/frame/painter.h"
#include "ronda/store/codes.h"

namespace ronda::cli {
namespace {

// A desk file could not be read or written.
constexpr std::array kAccessCodes{store::kStoreUnreachable, store::kStoreReadOnly, store::kStoreInUse,
                                  store::kStoreNetwork, store::kStoreFull};

Ink InkOf(Severity severity) {
  switch (severity) {
    case Severity::kError:
      return Ink::kError;
    case Severity::kWarning:
      return Ink::kWarning;
    case Severity::kNote:
      return Ink::kNote;
  }
  return Ink::kError;
}

// The text of FormatDiagnostic() with its severity and its underline in colour.
std::string Painted(const Diagnostic& diagnostic, const Painter& painter) {
  std::string text = FormatDiagnostic(diagnostic);
  const Ink ink = InkOf(diagnostic.severity);
  if (diagnostic.span && !diagnostic.excerpt.empty()) {
    const auto line = text.rfind('\n', text.size() - 2) + 1;
    const auto mark = text.find_first_not_of(' ', line);
    const auto end = std::min(text.find_first_not_of("^~", mark), text.size() - 1);
    text.replace(mark, end - mark, painter.Paint(ink, text.substr(mark, end - mark)));
  }
  const std::string label = fmt::format("{}[{}]:", SeverityName(diagnostic.severity), diagnostic.code);
  if (const auto at = text.find(label); at != std::string::npos)
    text.replace(at, label.size(), painter.Paint(ink, label));
  return text;
}

}  // namespace

void PrintDiagnostics(Context& context, std::span<const Diagnostic> diagnostics) {
  const Painter painter = Painter::ForErr(context);
  std::string text;
  for (const Diagnostic& diagnostic : diagnostics) text += Painted(diagnostic, painter);
  context.out << std::flush;
  context.err << text << std::flush;
}

void PrintWarnings(Context& context, std::span<const Diagnostic> diagnostics) {
  std::vector<Diagnostic> warnings;
  std::ranges::copy_if(diagnostics, std::back_inserter(warnings),
                       [](const Diagnostic& diagnostic) { return diagnostic.severity == Severity::kWarning; });
  PrintDiagnostics(context, warnings);
}

void PrintDiagnosticsDocument(Context& context, std::span<const Diagnostic> diagnostics) {
  context.out << ToJson(sheets::Record().Add("diagnostics", sheets::DocumentOf(diagnostics)));
}

ExitCode ExitCodeFor(std::span<const Diagnostic> diagnostics) {
  const bool no_access = std::ranges::any_of(diagnostics, [](const Diagnostic& diagnostic) {
    return diagnostic.severity == Severity::kError && std::ranges::count(kAccessCodes, diagnostic.code) > 0;
  });
  return no_access ? ExitCode::kFileAccess : service::OutcomeOf(diagnostics);
}

}  // namespace ronda::cli
