#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/base/columns.h"
#include "ronda/base/suggestion.h"
#include "ronda/base/utf8.h"
#include "ronda/formats/csv/cells.h"
#include "ronda/formats/csv/columns.h"
#include "ronda/formats/csv/csv.h"
#include "ronda/formats/csv/records.h"
#include "ronda/formats/csv/separator.h"
#include "ronda/formats/text.h"
#include "ronda/model/validation.h"

namespace ronda::csv {
namespace {

using text::Problem;

class PlayerListReader {
 public:
  explicit PlayerListReader(std::string_view text) : text_(text), records_(MakeReader()) {}

  std::optional<TournamentData> Read() {
    if (!ReadHeader()) return std::nullopt;
    ReadRows();
    if (rows_.empty() && !HasError()) {
      Add(Severity::kError, "csv-no-players", "there is a header, but no player", "add one line a player",
          std::nullopt);
    }
    NumberPlayers();
    AddFindings();
    if (HasError()) return std::nullopt;
    return std::move(data_);
  }
  std::vector<Problem> TakeProblems() { return std::move(problems_); }

 private:
  struct Row {
    Player player;
    std::optional<Field> tpn;
    std::string team;
    Field place;  // the first field, for what is missing
  };

  RecordReader MakeReader() {
    const auto stated = StatedSeparator(text_);
    RecordReader reader(text_, stated ? stated : GuessSeparator(text_), problems_);
    if (stated) reader.Next();
    return reader;
  }

  void Add(Severity severity, std::string code, std::string message, std::string hint,
           std::optional<text::Range> where) {
    problems_.push_back({severity, std::move(code), std::move(message), std::move(hint), where});
  }
  void Error(const Field& field, std::string code, std::string message, std::string hint) {
    Add(Severity::kError, std::move(code), std::move(message), std::move(hint), field.where);
  }
  void Warn(const Field& field, std::string code, std::string message, std::string hint) {
    Add(Severity::kWarning, std::move(code), std::move(message), std::move(hint), field.where);
  }
  bool HasError() const {
    return std::ranges::any_of(problems_, [](const Problem& p) { return p.severity == Severity::kError; });
  }
  bool HasColumn(Column column) const { return std::ranges::find(columns_, column) != columns_.end(); }

  bool ReadHeader();
  void ReadHeading(const Field& heading);
  void ReadRows();
  void ReadRow(Record record);
  void NoteIgnored(const Field& heading);
  void NumberPlayers();
  void JoinTeam(const std::string& name);
  void AddFindings();

  std::string_view text_;
  std::vector<Problem> problems_;
  RecordReader records_;
  CellReader cells_{problems_};
  std::vector<std::optional<Column>> columns_;
  std::vector<Row> rows_;
  TournamentData data_;
};

bool PlayerListReader::ReadHeader() {
  const auto header = records_.Next();
  if (!header) {
    Add(Severity::kError, "csv-no-players", "there is no header and no player",
        "begin with a line that names the columns", std::nullopt);
    return false;
  }
  for (const Field& heading : *header) ReadHeading(heading);
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (columns_[i] == Column::kNotKept) NoteIgnored((*header)[i]);
  }
  if (HasColumn(Column::kName) || HasColumn(Column::kLastName)) return true;
  const bool has_any = std::ranges::any_of(columns_, [](const auto& column) { return column.has_value(); });
  Error(header->front(), "csv-header",
        has_any ? "no column of the header holds the names" : "the first line names no column that is known",
        "begin with a line such as: name,rating,federation,title,sex,birth,fide id");
  return false;
}

void PlayerListReader::ReadHeading(const Field& heading) {
  const auto column = FindColumn(heading.text);
  if (!column && !heading.text.empty()) {
    const auto nearest = Closest(heading.text, ColumnNames());
    Warn(heading, "csv-column-unknown", fmt::format("column {} is not known and not read", text::Quoted(heading.text)),
         nearest ? fmt::format("did you mean '{}'?", *nearest) : "rename it if it matters");
  } else if (column && column != Column::kNotKept && HasColumn(*column)) {
    Error(heading, "csv-column-repeated",
          fmt::format("column {} means the same as one before", text::Quoted(heading.text)), "keep one of the two");
  }
  columns_.push_back(column);
}

void PlayerListReader::NoteIgnored(const Field& heading) {
  Add(Severity::kNote, "csv-column-ignored",
      fmt::format("column {} is not kept: a list of players has no place for it", text::Quoted(heading.text)),
      "nothing to do", heading.where);
}

// A line whose quotes are wrong is not looked into.
void PlayerListReader::ReadRows() {
  std::size_t known = problems_.size();
  while (auto record = records_.Next()) {
    if (problems_.size() == known) ReadRow(std::move(*record));
    known = problems_.size();
  }
}

void PlayerListReader::ReadRow(Record record) {
  while (record.size() > columns_.size() && record.back().text.empty()) record.pop_back();
  if (record.size() > columns_.size()) {
    Error(record[columns_.size()], "csv-fields",
          fmt::format("the line has {} fields, but there are {} columns", record.size(), columns_.size()),
          "put a field that contains the separator in quotes");
    return;
  }
  if (record.size() < columns_.size()) {
    Warn(record.front(), "csv-fields",
         fmt::format("the line has {} fields, but there are {} columns", record.size(), columns_.size()),
         "the last columns are taken as empty");
  }
  Row row;
  row.place = record.front();
  for (std::size_t i = 0; i < record.size(); ++i) {
    record[i].text = std::string(Trim(record[i].text));
    if (!columns_[i] || record[i].text.empty()) continue;
    if (columns_[i] == Column::kTpn) row.tpn = record[i];
    if (columns_[i] == Column::kTeam) row.team = record[i].text;
    cells_.Read(*columns_[i], record[i], row.player);
  }
  cells_.FinishNational(row.place, row.player);
  if (row.player.name.empty()) {
    Error(row.place, "csv-name", "the player has no name", "fill in the name, or remove the line");
  }
  rows_.push_back(std::move(row));
}

// By the column of numbers if there is one, otherwise in the order of the file.
void PlayerListReader::NumberPlayers() {
  const bool numbered = HasColumn(Column::kTpn);
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    Row& row = rows_[i];
    row.player.tpn = Tpn(static_cast<std::int32_t>(i) + 1);
    if (!numbered) continue;
    const auto number = row.tpn ? ParseCount(row.tpn->text) : std::nullopt;
    if (number) {
      row.player.tpn = Tpn(*number);
    } else if (row.tpn) {
      Error(*row.tpn, "csv-tpn", fmt::format("pairing number {} is not a whole number", text::Quoted(row.tpn->text)),
            "number the players from 1, or leave the whole column out");
    } else {
      Error(row.place, "csv-tpn", "the player has no pairing number, though others have",
            "number all players, or leave the whole column out");
    }
  }
  std::ranges::stable_sort(rows_, {}, [](const Row& row) { return row.player.tpn; });
  for (Row& row : rows_) {
    JoinTeam(row.team);
    data_.players.push_back(std::move(row.player));
  }
}

// Teams in the order of the players, who stand in board order.
void PlayerListReader::JoinTeam(const std::string& name) {
  if (name.empty()) return;
  auto team = std::ranges::find(data_.teams, name, &Team::name);
  if (team == data_.teams.end()) {
    Team added;
    added.number = TeamNumber(static_cast<std::int32_t>(data_.teams.size()) + 1);
    added.name = name;
    team = data_.teams.insert(team, std::move(added));
  }
  team->members.emplace_back(static_cast<std::int32_t>(data_.players.size()));
}

// Once the numbers themselves are readable; warnings only about a list that is complete.
void PlayerListReader::AddFindings() {
  if (std::ranges::any_of(problems_, [](const Problem& problem) { return problem.code == "csv-tpn"; })) return;
  const bool is_complete = !HasError();
  for (Finding& finding : Validate(data_)) {
    if (finding.severity != Severity::kError && !is_complete) continue;
    std::optional<text::Range> where;
    if (finding.where.player) {
      const Row& row = rows_[finding.where.player->index()];
      where = (row.tpn ? *row.tpn : row.place).where;
    }
    Add(finding.severity, std::move(finding.code), std::move(finding.message), std::move(finding.hint), where);
  }
}

}  // namespace

Parsed<Tournament> ReadPlayers(std::string_view bytes, std::string_view file_name) {
  if (bytes.starts_with(text::kUtf8Bom)) bytes.remove_prefix(text::kUtf8Bom.size());
  const bool is_utf8 = IsUtf8(bytes);
  const std::string text = is_utf8 ? std::string(bytes) : FromWindows1252(bytes);
  PlayerListReader reader(text);
  Parsed<Tournament> parsed;
  if (auto data = reader.Read()) parsed.value = Tournament::Make(std::move(*data));
  auto problems = reader.TakeProblems();
  if (!is_utf8) {
    problems.push_back({Severity::kNote, "csv-encoding", "the file is not UTF-8 and read as Windows-1252",
                        "save it as UTF-8 if letters look wrong", std::nullopt});
  }
  parsed.diagnostics = text::Locate(std::move(problems), text, file_name);
  return parsed;
}

}  // namespace ronda::csv
