#include "ronda/players/mapping.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/letters.h"
#include "ronda/base/suggestion.h"
#include "ronda/formats/csv/sheet.h"
#include "ronda/players/mapped_fields.h"

namespace ronda::players {
namespace {

constexpr std::string_view kCode = "players-mapping";

bool HasField(const Mapping& mapping, std::string_view field) {
  return std::ranges::any_of(mapping, [&](const MappedColumn& one) { return one.field == field; });
}

void ReadLine(csv::Sheet& sheet, const csv::Record& record, Mapping& mapping) {
  const csv::Field& first = record.front();
  const std::string field = Lower(first.text);
  const auto names = MappedFieldNames();
  if (!FactNamed(field)) {
    const auto closest = Closest(field, names);
    return sheet.Error(first, std::string(kCode), fmt::format("'{}' is no field of a player", first.text),
                       closest ? fmt::format("did you mean '{}'?", *closest)
                               : fmt::format("the fields are {}", fmt::join(names, ", ")));
  }
  if (record.size() < 2 || record[1].text.empty()) {
    return sheet.Error(first, std::string(kCode), fmt::format("which column is the {}?", field),
                       "write FIELD,COLUMN; leave out fields the list does not have");
  }
  const std::string& column = record[1].text;
  const bool is_value = column.starts_with('=');
  mapping.push_back({field, is_value ? "" : column, is_value ? column.substr(1) : ""});
}

}  // namespace

Parsed<Mapping> ReadMapping(std::string_view bytes, std::string_view file_name) {
  csv::Sheet sheet = csv::ReadSheet(bytes);
  Mapping mapping;
  for (std::size_t i = 0; i < sheet.records.size(); ++i) {
    const csv::Record record = sheet.records[i];
    const bool is_heading = i == 0 && Lower(record.front().text) == "field";
    if (!is_heading) ReadLine(sheet, record, mapping);
  }
  const bool has_name = HasField(mapping, "name") || HasField(mapping, "surname");
  const bool has_number = HasField(mapping, "number") || HasField(mapping, "id");
  if (!sheet.HasErrors() && (!has_name || !has_number || !HasField(mapping, "federation"))) {
    sheet.Error(std::string(kCode), "the mapping needs a name, a number or an id, and a federation",
                "add lines such as name,COLUMN, id,COLUMN and federation,=GER");
  }
  const bool is_right = !sheet.HasErrors();
  Parsed<Mapping> parsed{std::nullopt, sheet.TakeDiagnostics(file_name)};
  if (is_right) parsed.value = std::move(mapping);
  return parsed;
}

}  // namespace ronda::players
