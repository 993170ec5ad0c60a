#include "ronda/players/event_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "ronda/base/columns.h"
#include "ronda/base/utf8.h"
#include "ronda/formats/csv/columns.h"
#include "ronda/formats/csv/csv.h"
#include "ronda/formats/csv/sheet.h"
#include "ronda/formats/text.h"
#include "ronda/model/event_dates.h"
#include "ronda/players/import.h"
#include "ronda/service/handling.h"

namespace ronda::players {
namespace {

bool HasHeading(std::string_view bytes) {
  const csv::Sheet sheet = csv::ReadSheet(bytes);
  return !sheet.records.empty() && std::ranges::any_of(sheet.records.front(), [](const csv::Field& field) {
    return csv::FindColumn(field.text).has_value();
  });
}

// A name a line as a list of players with one column, where a comma belongs to the name.
std::string AsList(std::string_view bytes) {
  if (bytes.starts_with(text::kUtf8Bom)) bytes.remove_prefix(text::kUtf8Bom.size());
  const std::string decoded = IsUtf8(bytes) ? std::string(bytes) : FromWindows1252(bytes);
  std::string list = "name\n";
  for (std::string_view rest = decoded; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (!IsBlank(line)) list += std::string(Trim(line)) + '\n';
  }
  return list;
}

}  // namespace

Parsed<service::TournamentFile> ReadEvent(const service::Source& source) {
  const auto bytes = service::BytesOf(source);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  const auto format = DetectFormat(*bytes, source.name);
  const bool is_names = format && *format == FileFormat::kCsv && !HasHeading(*bytes);
  return service::ReadTournamentFile({source.name, is_names ? AsList(*bytes) : *bytes});
}

Result<std::string> EventText(const service::TournamentFile& file, const Tournament& filled,
                              std::optional<FileFormat> wanted) {
  const bool as_list = file.format == FileFormat::kCsv && wanted.value_or(FileFormat::kCsv) == FileFormat::kCsv;
  return as_list ? csv::WritePlayers(filled) : service::TextInto(file, filled, wanted);
}

std::string MonthOf(const Tournament& tournament) {
  const auto start = DatesOf(tournament.data().info).start();
  return start && start->month > 0 ? fmt::format("{:04}-{:02}", start->year, start->month) : std::string();
}

Result<ListFile> OpenListOf(const std::string& path, const std::string& month) {
  auto current = ListFile::Open(path);
  if (month.empty() || (current && current->info().month == month)) return current;
  const std::string kept = KeptName(path, month);
  std::error_code error;
  return std::filesystem::exists(kept, error) ? ListFile::Open(kept) : std::move(current);
}

}  // namespace ronda::players
