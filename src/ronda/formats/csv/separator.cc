#include "ronda/formats/csv/separator.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ronda/formats/csv/columns.h"
#include "ronda/formats/csv/records.h"
#include "ronda/formats/text.h"

namespace ronda::csv {

std::optional<char> StatedSeparator(std::string_view text) {
  if (text.size() < 5 || (text.substr(0, 4) != "sep=" && text.substr(0, 4) != "SEP=")) return std::nullopt;
  if (text.size() > 5 && text[5] != '\r' && text[5] != '\n') return std::nullopt;
  const bool is_usual = std::string_view(",;\t|:").find(text[4]) != std::string_view::npos;
  return is_usual ? std::optional(text[4]) : std::nullopt;
}

std::optional<char> GuessSeparator(std::string_view text) {
  std::optional<char> best;
  std::pair<std::ptrdiff_t, std::size_t> most{0, 1};
  for (const char separator : {',', ';', '\t'}) {
    std::vector<text::Problem> ignored;
    const Record header = RecordReader(text, separator, ignored).Next().value_or(Record{});
    const auto known = std::ranges::count_if(header, [](const Field& f) { return FindColumn(f.text).has_value(); });
    const std::pair score{known, header.size()};
    if (header.size() < 2 || score <= most) continue;
    most = score;
    best = separator;
  }
  return best;
}

}  // namespace ronda::csv
