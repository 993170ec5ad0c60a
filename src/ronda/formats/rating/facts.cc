#include "ronda/formats/rating/facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/columns.h"
#include "ronda/base/letters.h"
#include "ronda/formats/csv/sheet.h"

namespace ronda::rating {
namespace {

using csv::Field;
using csv::Record;
using csv::Sheet;

constexpr std::array<std::string_view, 5> kColumns{"tpn", "fide_id", "k", "games", "peak"};

std::string HeadingOf(std::string_view text) {
  std::string heading = Lower(text);
  std::ranges::replace(heading, ' ', '_');
  return heading;
}

class FactsReader {
 public:
  FactsReader(Sheet& sheet, const Tournament& tournament)
      : sheet_(sheet), tournament_(tournament), facts_(tournament.players().size()) {}

  std::vector<PlayerFacts> Read() {
    if (sheet_.records.empty()) {
      sheet_.Error("facts-header", "the file names no columns", "begin with a line such as: tpn,k,games,peak");
      return facts_;
    }
    ReadHeader(sheet_.records.front());
    if (sheet_.HasErrors()) return facts_;
    for (std::size_t i = 1; i < sheet_.records.size(); ++i) ReadRow(sheet_.records[i]);
    return facts_;
  }

 private:
  void ReadHeader(const Record& header) {
    for (const Field& field : header) {
      columns_.push_back(HeadingOf(field.text));
      if (std::ranges::count(kColumns, columns_.back()) == 0) {
        sheet_.Warn(field, "facts-column", fmt::format("column {} is not known and not read", text::Quoted(field.text)),
                    "known are tpn, fide_id, k, games, peak");
      }
    }
    const bool identifies = std::ranges::count(columns_, "tpn") + std::ranges::count(columns_, "fide_id") > 0;
    if (!identifies) {
      sheet_.Error(header.front(), "facts-header", "no column says which player a line is about",
                   "add a column tpn or fide_id");
    }
  }

  std::optional<PlayerIndex> FindPlayer(const Record& record) {
    for (std::size_t i = 0; i < std::min(columns_.size(), record.size()); ++i) {
      const Field& field = record[i];
      if (columns_[i] == "tpn") {
        if (const auto number = ParseCount(field.text)) {
          if (const auto found = tournament_.Find(Tpn(*number))) return found;
        }
      } else if (columns_[i] == "fide_id" && !field.text.empty()) {
        const auto players = tournament_.players();
        const auto found = std::ranges::find(players, field.text, &Player::fide_id);
        if (found != players.end()) return PlayerIndex(static_cast<std::int32_t>(found - players.begin()));
      }
    }
    return std::nullopt;
  }

  void ReadRow(const Record& record) {
    const auto player = FindPlayer(record);
    if (!player) {
      sheet_.Error(record.front(), "facts-player", "the tournament has no such player",
                   "give the pairing number in the column tpn, or the FIDE number in fide_id");
      return;
    }
    PlayerFacts& facts = facts_[player->index()];
    for (std::size_t i = 0; i < std::min(columns_.size(), record.size()); ++i) {
      if (record[i].text.empty()) continue;
      if (columns_[i] == "k") ReadNumber(record[i], facts.k);
      if (columns_[i] == "games") ReadNumber(record[i], facts.games);
      if (columns_[i] == "peak") ReadNumber(record[i], facts.peak);
    }
  }

  void ReadNumber(const Field& field, std::optional<int>& number) {
    number = ParseCount(field.text);
    if (number && *number <= 10'000) return;
    sheet_.Error(field, "facts-number", fmt::format("{} is not a whole number up to 10000", text::Quoted(field.text)),
                 "write digits only, or leave the field empty");
  }

  Sheet& sheet_;
  const Tournament& tournament_;
  std::vector<std::string> columns_;
  std::vector<PlayerFacts> facts_;
};

}  // namespace

Parsed<std::vector<PlayerFacts>> ReadFacts(std::string_view bytes, std::string_view file_name,
                                           const Tournament& tournament) {
  Sheet sheet = csv::ReadSheet(bytes);
  auto facts = FactsReader(sheet, tournament).Read();
  Parsed<std::vector<PlayerFacts>> parsed;
  if (!sheet.HasErrors()) parsed.value = std::move(facts);
  parsed.diagnostics = sheet.TakeDiagnostics(file_name);
  return parsed;
}

}  // namespace ronda::rating
