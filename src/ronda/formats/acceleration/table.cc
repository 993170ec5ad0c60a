#include "ronda/formats/acceleration/table.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/formats/csv/sheet.h"
#include "ronda/formats/files.h"
#include "ronda/formats/json/document.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"

namespace ronda::formats {
namespace {

using acceleration::Given;

constexpr std::size_t kMostTableRounds = 999;
constexpr std::string_view kCode = "acceleration-table";

// Fictitious points are never negative, and so few that sums stay small.
bool IsInRange(Points points) { return points >= Points{} && points <= Points::Whole(1000); }

class SheetReader {
 public:
  explicit SheetReader(csv::Sheet& sheet) : sheet_(sheet) {}

  Given Read() {
    Given given;
    for (std::size_t i = 0; i < sheet_.records.size(); ++i) {
      const csv::Record& record = sheet_.records[i];
      const auto number = ParseCount(record.front().text);
      if (number && *number > 0) {
        given.rows.push_back({*number, ReadPoints(record)});
      } else if (i > 0) {  // the first line may be a heading
        sheet_.Error(record.front(), std::string(kCode),
                     fmt::format("{} is not the number of a player", text::Quoted(record.front().text)),
                     "begin the line with the player's number, then the points of round 1, 2, ...");
      }
    }
    if (given.rows.empty() && !sheet_.HasErrors()) {
      sheet_.Error(std::string(kCode), "the table is empty",
                   "write a line a player: the number, then the fictitious points of round 1, 2, ...");
    }
    return given;
  }

 private:
  std::vector<Points> ReadPoints(const csv::Record& record) {
    std::vector<Points> by_round;
    if (record.size() > kMostTableRounds + 1) {
      sheet_.Error(record[kMostTableRounds + 1], std::string(kCode),
                   fmt::format("the line has points for {} rounds", record.size() - 1),
                   fmt::format("there are at most {} rounds", kMostTableRounds));
      return by_round;
    }
    for (auto cell = record.begin() + 1; cell != record.end(); ++cell) {
      const auto points = cell->text.empty() ? Points{} : ParsePoints(cell->text);
      if (!points || !IsInRange(*points)) {
        sheet_.Error(*cell, std::string(kCode),
                     fmt::format("{} is not a number of fictitious points", text::Quoted(cell->text)),
                     "write points as 1, 0.5 or nothing");
      }
      by_round.push_back(points.value_or(Points{}));
    }
    return by_round;
  }

  csv::Sheet& sheet_;
};

class JsonReader {
 public:
  explicit JsonReader(std::vector<text::Problem>& problems) : reader_(problems) {}

  std::optional<Given> Read(json::Value root) {
    if (!reader_.Expect(root, json::Kind::kObject)) return std::nullopt;
    json::ObjectReader members(reader_, root);
    if (const auto list = members.Take(json::Required("accelerations"))) ReadRows(*list);
    members.Finish();
    return reader_.HasErrors() ? std::nullopt : std::optional(std::move(given_));
  }

 private:
  void ReadRows(json::Value list) {
    if (!reader_.Expect(list, json::Kind::kArray)) return;
    for (const json::Value item : list.Items()) {
      if (!reader_.Expect(item, json::Kind::kObject)) continue;
      json::ObjectReader members(reader_, item);
      Given::Row row;
      members(json::Required("player"), row.number);
      if (const auto points = members.Take(json::Required("points"))) ReadPoints(*points, row.by_round);
      members.Finish();
      given_.rows.push_back(std::move(row));
    }
  }

  void ReadPoints(json::Value list, std::vector<Points>& by_round) {
    reader_.EnterKey("points");
    reader_.Read(list, by_round);
    if (by_round.size() > kMostTableRounds || !std::ranges::all_of(by_round, IsInRange)) {
      reader_.Error(list, std::string(kCode), "these are no fictitious points of rounds",
                    fmt::format("list points that are not negative, for at most {} rounds", kMostTableRounds));
    }
  }

  json::ValueReader reader_;
  Given given_;
};

Parsed<Given> ReadJson(std::string_view bytes, std::string_view file_name) {
  return json::ReadDocument<Given>(bytes, file_name, [](json::Value root, std::vector<text::Problem>& problems) {
    return JsonReader(problems).Read(root);
  });
}

}  // namespace

Parsed<Given> ReadAccelerationTable(std::string_view bytes, std::string_view file_name) {
  constexpr std::string_view kHint = "give a table of fictitious points: CSV or JSON";
  auto format = DetectFormat(bytes, file_name);
  if (!format) {
    format.error().hint = kHint;
    return {std::nullopt, {format.error()}};
  }
  if (*format == FileFormat::kTrf) {
    return {std::nullopt,
            {{.code = std::string(kCode),
              .message = "this is a tournament, not a table",
              .hint = std::string(kHint),
              .file = std::string(file_name)}}};
  }
  if (*format == FileFormat::kJson) return ReadJson(bytes, file_name);
  csv::Sheet sheet = csv::ReadSheet(bytes);
  Given given = SheetReader(sheet).Read();
  Parsed<Given> parsed;
  if (!sheet.HasErrors()) parsed.value = std::move(given);
  parsed.diagnostics = sheet.TakeDiagnostics(file_name);
  return parsed;
}

}  // namespace ronda::formats
