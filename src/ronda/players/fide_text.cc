// FIDE's lists as text: a header that names the columns above where they begin, then a player a line.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "ronda/base/columns.h"
#include "ronda/base/letters.h"
#include "ronda/base/utf8.h"
#include "ronda/players/facts.h"
#include "ronda/players/list_reader.h"

namespace ronda::players {
namespace {

struct Column {
  std::size_t from = 0;
  std::size_t to = 0;  // the beginning of the next
  std::optional<Fact> fact = {};
};

constexpr std::array<std::pair<std::string_view, Fact>, 15> kLabels{{{"id number", Fact::kNumber},
                                                                     {"name", Fact::kName},
                                                                     {"fed", Fact::kFederation},
                                                                     {"sex", Fact::kSex},
                                                                     {"tit", Fact::kTitle},
                                                                     {"titl", Fact::kTitle},
                                                                     {"wtit", Fact::kWomenTitle},
                                                                     {"srtng", Fact::kStandard},
                                                                     {"rrtng", Fact::kRapid},
                                                                     {"brtng", Fact::kBlitz},
                                                                     {"b-day", Fact::kBorn},
                                                                     {"born", Fact::kBorn},
                                                                     {"byear", Fact::kBorn},
                                                                     {"flag", Fact::kFlag},
                                                                     {"id", Fact::kNumber}}};
constexpr std::array<std::string_view, 12> kMonths{"jan", "feb", "mar", "apr", "may", "jun",
                                                   "jul", "aug", "sep", "oct", "nov", "dec"};

// "oct26" heads the ratings of October 2026.
std::string MonthNamed(std::string_view label) {
  const auto month = std::ranges::find(kMonths, label.substr(0, std::min<std::size_t>(label.size(), 3)));
  if (label.size() != 5 || month == kMonths.end()) return {};
  return fmt::format("20{}-{:02}", label.substr(3), month - kMonths.begin() + 1);
}

struct Head {
  std::vector<Column> columns;
  std::string month;
};

Fact RatingOf(RatingKind kind) {
  switch (kind) {
    case RatingKind::kStandard:
      return Fact::kStandard;
    case RatingKind::kRapid:
      return Fact::kRapid;
    case RatingKind::kBlitz:
      return Fact::kBlitz;
  }
  return Fact::kStandard;
}

Head ReadHead(std::string_view line, RatingKind kind) {
  const std::string small = Lower(line);
  const std::string_view text(small);
  Head head;
  for (std::size_t at = text.find_first_not_of(' '); at < text.size(); at = text.find_first_not_of(' ', at)) {
    const bool is_number = text.substr(at).starts_with("id number");
    const std::size_t end = is_number ? at + 9 : std::min(text.find(' ', at), text.size());
    const std::string_view label = text.substr(at, end - at);
    Column column{at, std::string::npos};
    const auto known = std::ranges::find(kLabels, label, &std::pair<std::string_view, Fact>::first);
    if (known != kLabels.end()) column.fact = known->second;
    if (std::string month = MonthNamed(label); !month.empty()) {
      column.fact = RatingOf(kind);
      head.month = std::move(month);
    }
    if (!head.columns.empty()) head.columns.back().to = at;
    head.columns.push_back(column);
    at = end;
  }
  return head;
}

bool Has(const Head& head, Fact fact) {
  return std::ranges::any_of(head.columns, [&](const Column& column) { return column.fact == fact; });
}

// The columns count characters; a line of ASCII, as all are that FIDE publishes, has as many bytes.
std::string_view FieldOf(std::string_view line, const Column& column) {
  if (IsAscii(line))
    return column.from < line.size() ? line.substr(column.from, column.to - column.from) : std::string_view();
  std::size_t from = line.size();
  std::size_t to = line.size();
  std::size_t character = 0;
  for (std::size_t at = 0; at < line.size(); ++character) {
    if (character == column.from) from = at;
    if (character == column.to) {
      to = at;
      break;
    }
    at += FirstCharacter(line.substr(at)).bytes;
  }
  return from < to ? line.substr(from, to - from) : std::string_view();
}

// FIDE's lists have four digits of the year of birth in every line, zeros if it is not known: what ends before them was
// cut. Blanks at the end, which programs that copy a list take away, come behind them.
constexpr std::size_t kYear = 4;

bool IsShort(const Head& head, std::string_view line) {
  const auto born = std::ranges::find_if(head.columns, [](const Column& column) { return column.fact == Fact::kBorn; });
  return born != head.columns.end() && CharacterCount(line) < born->from + kYear;
}

// Whether a line that is too short may have only a part of this field, half a rating say. A federation is whole with
// its three letters.
bool IsCut(const Column& column, std::string_view line) {
  return column.fact != Fact::kFederation && CharacterCount(line) < column.to;
}

class FideText final : public ListReader {
 public:
  FideText(Lines lines, Head head, Problems& problems)
      : lines_(std::move(lines)), head_(std::move(head)), problems_(problems) {}

  Result<bool> Next(ListedPlayer& player) override {
    while (true) {
      const auto line = lines_.Next();
      if (!line) return tl::unexpected(line.error());
      if (!*line) return false;
      if (Trim(**line).empty()) continue;
      player = ListedPlayer();
      FactReader facts(player, problems_, lines_.number());
      const bool is_short = IsShort(head_, **line);
      for (const Column& column : head_.columns) {
        if (column.fact && !(is_short && IsCut(column, **line))) facts.Read(*column.fact, FieldOf(**line, column));
      }
      if (!facts.Finish(**line)) continue;
      if (is_short) facts.TellShort(**line);
      return true;
    }
  }
  const Lines& lines() const override { return lines_; }
  std::string month() const override { return head_.month; }

 private:
  Lines lines_;
  Head head_;
  Problems& problems_;
};

}  // namespace

Result<std::unique_ptr<ListReader>> ReadFideText(Lines lines, const ListSource& source) {
  const auto first = lines.Next();
  if (!first) return tl::unexpected(first.error());
  Head head = ReadHead(*first ? **first : std::string_view(), source.kind.value_or(RatingKind::kStandard));
  if (!Has(head, Fact::kNumber) || !Has(head, Fact::kName) || !Has(head, Fact::kFederation)) {
    return tl::unexpected(Diagnostic{.code = "players-form",
                                     .message = "the first line does not name the columns of FIDE's list",
                                     .hint = "it begins \"ID Number\" and names Name and Fed; do not change it",
                                     .file = source.file});
  }
  return std::make_unique<FideText>(std::move(lines), std::move(head), *source.problems);
}

}  // namespace ronda::players
