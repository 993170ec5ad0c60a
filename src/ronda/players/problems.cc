#include "ronda/players/problems.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/utf8.h"

namespace ronda::players {
namespace {

constexpr std::int64_t kTold = 5;
constexpr std::size_t kExcerpt = 200;

}  // namespace

void Problems::Add(Fault fault) {
  std::int64_t& count = counts_[std::string(fault.code)];
  if (++count > kTold) return;
  const int width = std::max(1, static_cast<int>(std::min(CharacterCount(fault.excerpt), std::size_t{kExcerpt})));
  told_.push_back(
      {.severity = Severity::kWarning,
       .code = std::string(fault.code),
       .message = std::move(fault.message),
       .hint = std::move(fault.hint),
       .file = file_,
       .span = fault.line > 0 ? std::optional(SourceSpan{static_cast<int>(fault.line), 1, width}) : std::nullopt,
       .excerpt = fault.excerpt.size() <= kExcerpt ? std::move(fault.excerpt) : std::string()});
}

std::int64_t Problems::Count(std::string_view code) const {
  const auto found = counts_.find(code);
  return found == counts_.end() ? 0 : found->second;
}

std::vector<Diagnostic> Problems::Take() {
  std::ranges::stable_sort(told_, {}, [](const Diagnostic& told) { return told.span ? told.span->line : 0; });
  for (const auto& [code, count] : counts_) {
    if (count <= kTold) continue;
    told_.push_back({.severity = Severity::kNote,
                     .code = code,
                     .message = fmt::format("and {} more like that", count - kTold),
                     .file = file_});
  }
  return std::move(told_);
}

}  // namespace ronda::players
