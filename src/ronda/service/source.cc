#include "ronda/service/source.h"

#include <algorithm>
#include <iterator>

#include "ronda/base/columns.h"
#include "ronda/formats/files.h"

namespace ronda::service {

Result<std::string> BytesOf(const Source& source) {
  if (source.fault) return tl::unexpected(*source.fault);
  return source.bytes ? *source.bytes : ReadBytes(source.name);
}

Result<std::string> TextOf(const Source& source) {
  auto bytes = BytesOf(source);
  if (!bytes) return bytes;
  if (const auto format = DetectFormat(*bytes, source.name); !format) return tl::unexpected(format.error());
  return bytes;
}

Parsed<Tournament> TournamentOf(const Source& source) {
  if (source.read) return *source.read;
  const auto bytes = BytesOf(source);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  return ParseTournament(*bytes, source.name);
}

std::optional<int> CountOf(const Source& source) { return source.bytes ? std::nullopt : ParseCount(source.name); }

std::vector<Diagnostic> ErrorsAmong(std::span<const Diagnostic> diagnostics) {
  std::vector<Diagnostic> errors;
  std::ranges::copy_if(diagnostics, std::back_inserter(errors),
                       [](const Diagnostic& one) { return one.severity == Severity::kError; });
  return errors;
}

}  // namespace ronda::service
