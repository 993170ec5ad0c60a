#include "ronda/formats/encounters/points.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/columns.h"
#include "ronda/base/counting.h"
#include "ronda/base/letters.h"
#include "ronda/formats/csv/sheet.h"

namespace ronda::formats {
namespace {

using tiebreak::EncounterPoints;

constexpr std::array<std::string_view, 4> kPointColumns{"round", "tpn", "for", "against"};
constexpr int kMostPoints = 1'000'000;

bool WasPlayed(const RoundEntry& entry) {
  return entry.opponent && tiebreak::KindOf(entry.result) == tiebreak::RoundKind::kPlayed;
}

class PointsReader {
 public:
  PointsReader(csv::Sheet& sheet, const Tournament& tournament) : sheet_(sheet), tournament_(tournament) {}

  std::vector<EncounterPoints> Read() {
    if (sheet_.records.empty() || !ReadHeader(sheet_.records.front())) return {};
    for (std::size_t i = 1; i < sheet_.records.size(); ++i) ReadRow(sheet_.records[i]);
    WarnOfMissing();
    return std::move(points_);
  }

 private:
  bool ReadHeader(const csv::Record& header) {
    for (const csv::Field& field : header) columns_.push_back(Lower(field.text));
    for (const std::string_view column : kPointColumns) {
      if (std::ranges::count(columns_, column) == 1) continue;
      sheet_.Error(header.front(), "points-header", fmt::format("the first line names no column {}", column),
                   "begin with the line round,tpn,for,against");
      return false;
    }
    return true;
  }

  // A whole number of a column; an error and none if it is not one of `least` to `most`.
  std::optional<int> NumberIn(const csv::Record& record, std::string_view column, int least, int most) {
    const std::size_t at = IndexIn(columns_, std::ranges::find(columns_, column));
    const csv::Field& field = at < record.size() ? record[at] : record.front();
    const auto number = at < record.size() ? ParseCount(field.text) : std::nullopt;
    if (number && *number >= least && *number <= most) return number;
    sheet_.Error(field, "points-number",
                 at < record.size() ? fmt::format("{}: {} is not a whole number from {} to {}", column,
                                                  text::Quoted(field.text), least, most)
                                    : fmt::format("the line ends before the column {}", column),
                 "a line is a game: its round, one of the two who met, the points for and against, as 1,3,120,100");
    return std::nullopt;
  }

  void ReadRow(const csv::Record& record) {
    const auto round = NumberIn(record, "round", 1, std::max(tournament_.rounds(), 1));
    const auto number = NumberIn(record, "tpn", 1, kMostPoints);
    const auto own = NumberIn(record, "for", 0, kMostPoints);
    const auto against = NumberIn(record, "against", 0, kMostPoints);
    if (!round || !number || !own || !against) return;
    const auto player = tournament_.Find(Tpn(*number));
    if (!player || *round > tournament_.rounds() || !WasPlayed(tournament_.entry(*player, Round(*round)))) {
      sheet_.Error(record.front(), "points-game",
                   player ? fmt::format("player {} played no game in round {}", *number, *round)
                          : fmt::format("there is no player {}", *number),
                   "give points of games that were played only");
      return;
    }
    Take(record, {*player, Round(*round), Points::Whole(*own), Points::Whole(*against)});
  }

  // A game may be told twice, once by each of the two.
  void Take(const csv::Record& record, const EncounterPoints& game) {
    const PlayerIndex opponent = *tournament_.entry(game.player, game.round).opponent;
    for (const EncounterPoints& before : points_) {
      if (before.round != game.round || (before.player != game.player && before.player != opponent)) continue;
      const EncounterPoints turned{opponent, game.round, game.against, game.own};
      if (before == game || before == turned) return;
      sheet_.Error(record.front(), "points-contradiction",
                   fmt::format("an earlier line gives the game of player {} in round {} other points",
                               tournament_.player(game.player).tpn.value(), game.round.value()),
                   "leave one of the two lines out");
      return;
    }
    points_.push_back(game);
  }

  void WarnOfMissing() {
    std::size_t games = 0;
    for (const PlayerIndex player : tournament_.player_ids()) {
      games += CountIf(tournament_.entries(player), WasPlayed);
    }
    games /= 2;
    if (sheet_.HasErrors() || points_.size() >= games) return;
    sheet_.Warn(sheet_.records.front().front(), "points-missing",
                fmt::format("{} of {} games have points here; the others count 0 to 0", points_.size(), games),
                "add a line for every game");
  }

  csv::Sheet& sheet_;
  const Tournament& tournament_;
  std::vector<std::string> columns_;
  std::vector<EncounterPoints> points_;
};

}  // namespace

// Elementos §3.1.2.
// Decision 323.
Parsed<std::vector<EncounterPoints>> ReadEncounterPoints(std::string_view bytes, std::string_view file_name,
                                                         const Tournament& tournament) {
  csv::Sheet sheet = csv::ReadSheet(bytes);
  if (sheet.records.empty()) {
    sheet.Error("points-header", "the file names no columns", "begin with the line round,tpn,for,against");
  }
  auto points = PointsReader(sheet, tournament).Read();
  Parsed<std::vector<EncounterPoints>> parsed;
  if (!sheet.HasErrors()) parsed.value = std::move(points);
  parsed.diagnostics = sheet.TakeDiagnostics(file_name);
  return parsed;
}

}  // namespace ronda::formats
