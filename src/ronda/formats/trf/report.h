// Collects the diagnostics of one file and gives each its excerpt. Memory stays linear in the file: once the excerpts
// together are much longer than the file, further diagnostics come without one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/formats/trf/trf.h"

namespace ronda::trf {

class Report {
 public:
  Report(const Document& document, std::string_view file_name);

  void Error(SourceSpan span, std::string_view code, std::string message, std::string hint);
  void Warn(SourceSpan span, std::string_view code, std::string message, std::string hint);
  void Note(SourceSpan span, std::string_view code, std::string message, std::string hint);
  void Add(Diagnostic diagnostic);

  // In the order of the lines.
  std::vector<Diagnostic> Take();

 private:
  const Document& document_;
  std::string file_name_;
  std::vector<Diagnostic> diagnostics_;
  std::size_t excerpt_budget_;
};

}  // namespace ronda::trf
