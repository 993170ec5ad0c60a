#include "ronda/service/report_places.h"

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/counting.h"

namespace ronda::service {
namespace {

constexpr int kValueColumn = 5;

}  // namespace

void ReportPlaces::At(Diagnostic& finding, std::size_t line, int column, int width) const {
  const std::string& text = file_.document->lines[line].text;
  finding.span = SourceSpan{static_cast<int>(line) + 1, column, std::max(width, 1)};
  finding.excerpt = text;
}

void ReportPlaces::AtRecord(Diagnostic& finding, std::string_view code) const {
  finding.file = name_;
  if (!file_.document) return;
  const auto& lines = file_.document->lines;
  const auto found = std::ranges::find_if(lines, [&](const auto& line) { return line.text.starts_with(code); });
  if (found == lines.end()) return;
  const Columns columns(found->text);
  At(finding, IndexIn(lines, found), kValueColumn, columns.size() - kValueColumn + 1);
}

void ReportPlaces::AtPlayer(Diagnostic& finding, Tpn player, int column, int width) const {
  finding.file = name_;
  if (!file_.document) return;
  const auto& lines = file_.document->lines;
  const auto found = std::ranges::find_if(lines, [&](const auto& line) {
    return line.text.starts_with("001") && ParseCount(Trim(Columns(line.text).At(5, 4))) == player.value();
  });
  if (found != lines.end()) At(finding, IndexIn(lines, found), column, width);
}

}  // namespace ronda::service
