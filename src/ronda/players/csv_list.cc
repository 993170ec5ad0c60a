// A national list: CSV with a line that names its columns, and a mapping that says what they mean.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/letters.h"
#include "ronda/base/suggestion.h"
#include "ronda/formats/csv/records.h"
#include "ronda/players/list_reader.h"
#include "ronda/players/mapped_fields.h"

namespace ronda::players {
namespace {

constexpr std::array<std::pair<std::string_view, Fact>, 14> kFields{{{"number", Fact::kNumber},
                                                                     {"id", Fact::kId},
                                                                     {"name", Fact::kName},
                                                                     {"surname", Fact::kSurname},
                                                                     {"given", Fact::kGiven},
                                                                     {"federation", Fact::kFederation},
                                                                     {"sex", Fact::kSex},
                                                                     {"title", Fact::kTitle},
                                                                     {"standard", Fact::kStandard},
                                                                     {"rapid", Fact::kRapid},
                                                                     {"blitz", Fact::kBlitz},
                                                                     {"born", Fact::kBorn},
                                                                     {"club", Fact::kClub},
                                                                     {"flag", Fact::kFlag}}};
constexpr int kMostJoinedLines = 20;  // of a field with line ends in it

// The id comes first: whether a rating may be small depends on it.
struct FactPlace {
  Fact fact = Fact::kName;
  std::optional<std::size_t> column = {};
  std::string value = {};
};

char SeparatorOf(std::string_view heading) {
  char best = ',';
  for (const char candidate : {';', '\t'}) {
    if (std::ranges::count(heading, candidate) > std::ranges::count(heading, best)) best = candidate;
  }
  return best;
}

class CsvList final : public ListReader {
 public:
  CsvList(Lines lines, std::vector<FactPlace> places, char separator, Problems& problems)
      : lines_(std::move(lines)), places_(std::move(places)), separator_(separator), problems_(problems) {
    for (const FactPlace& place : places_) columns_ = std::max(columns_, place.column ? *place.column + 1 : 0);
  }

  Result<bool> Next(ListedPlayer& player) override {
    while (true) {
      auto more = ReadText();
      if (!more || !*more) return more;
      std::vector<text::Problem> ignored;
      const auto record = csv::RecordReader(text_, separator_, ignored).Next();
      if (!record) continue;
      player = ListedPlayer();
      FactReader facts(player, problems_, lines_.number());
      for (const FactPlace& place : places_) {
        if (!place.column) {
          facts.Read(place.fact, place.value);
        } else if (*place.column < record->size()) {
          facts.Read(place.fact, (*record)[*place.column].text);
        }
      }
      if (!facts.Finish(text_)) continue;
      if (record->size() < columns_) facts.TellShort(text_);
      return true;
    }
  }
  const Lines& lines() const override { return lines_; }

 private:
  // The text of the next record: more than one line where a quote is open.
  Result<bool> ReadText() {
    text_.clear();
    for (int i = 0; i < kMostJoinedLines; ++i) {
      const auto line = lines_.Next();
      if (!line) return tl::unexpected(line.error());
      if (!*line) return i > 0;
      if (i > 0) text_ += ' ';
      text_ += **line;
      if (std::ranges::count(text_, '"') % 2 == 0) break;
    }
    return true;
  }

  Lines lines_;
  std::vector<FactPlace> places_;
  char separator_;
  Problems& problems_;
  std::size_t columns_ = 0;  // that the mapping reads from
  std::string text_;
};

Result<std::vector<FactPlace>> PlacesOf(const Mapping& mapping, const csv::Record& headings, const std::string& file) {
  std::vector<std::string> names;
  for (const csv::Field& heading : headings) names.push_back(heading.text);
  std::vector<FactPlace> places;
  for (const MappedColumn& mapped : mapping) {
    const auto fact = FactNamed(mapped.field);
    if (!fact) continue;
    if (!mapped.value.empty()) {
      places.push_back({*fact, std::nullopt, mapped.value});
      continue;
    }
    const auto found =
        std::ranges::find_if(names, [&](const std::string& name) { return Lower(name) == Lower(mapped.column); });
    if (found == names.end()) {
      const auto closest = Closest(mapped.column, names);
      return tl::unexpected(Diagnostic{.code = "players-mapping",
                                       .message = fmt::format("the list has no column '{}'", mapped.column),
                                       .hint = closest ? fmt::format("did you mean '{}'?", *closest)
                                                       : fmt::format("it has {}", fmt::join(names, ", ")),
                                       .file = file});
    }
    places.push_back({*fact, IndexIn(names, found), ""});
  }
  std::ranges::stable_sort(places, {}, &FactPlace::fact);
  return places;
}

}  // namespace

std::optional<Fact> FactNamed(std::string_view field) {
  const auto found = std::ranges::find(kFields, field, &std::pair<std::string_view, Fact>::first);
  return found == kFields.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string_view> MappedFieldNames() {
  std::vector<std::string_view> names;
  for (const auto& [name, fact] : kFields) names.push_back(name);
  return names;
}

Result<std::unique_ptr<ListReader>> ReadCsvList(Lines lines, const ListSource& source) {
  const auto first = lines.Next();
  if (!first) return tl::unexpected(first.error());
  const std::string heading(*first ? **first : std::string_view());
  const char separator = SeparatorOf(heading);
  std::vector<text::Problem> ignored;
  const auto headings = csv::RecordReader(heading, separator, ignored).Next();
  auto places = PlacesOf(source.mapping.value_or(Mapping()), headings.value_or(csv::Record()), source.file);
  if (!places) return tl::unexpected(places.error());
  return std::make_unique<CsvList>(std::move(lines), *std::move(places), separator, *source.problems);
}

}  // namespace ronda::players
