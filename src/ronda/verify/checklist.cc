#include "ronda/verify/checklist.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "ronda/model/history.h"
#include "ronda/pairing/swiss/colour_preference.h"
#include "ronda/verify/legality.h"

namespace ronda::verify {
namespace {

using Row = std::vector<std::string>;

// Right-aligned columns as wide as they need to be, a tab after each.
class TabTable {
 public:
  explicit TabTable(Row titles) : rows_{std::move(titles)} {}

  void Add(Row row) { rows_.push_back(std::move(row)); }
  void AddGap() { rows_.emplace_back(); }

  std::string ToText() const {
    std::vector<std::size_t> widths(rows_.front().size(), 0);
    for (const Row& row : rows_) {
      for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    }
    std::string text;
    for (const Row& row : rows_) {
      for (std::size_t i = 0; i < row.size(); ++i) text += fmt::format("{:>{}}\t", row[i], widths[i]);
      text += '\n';
    }
    return text;
  }

 private:
  std::vector<Row> rows_;
};

std::string ColourLetters(std::span<const Colour> colours) {
  std::string letters;
  for (const Colour colour : colours) letters += colour == Colour::kWhite ? 'W' : 'B';
  return letters;
}

// Absolute "W ", strong "(W)", mild "w ", none "A ".
std::string PreferenceText(std::span<const Colour> colours) {
  const auto preference = swiss::PreferenceAfter(colours);
  if (!preference) return "A ";
  const bool white = preference->colour == Colour::kWhite;
  switch (preference->strength) {
    case swiss::PreferenceStrength::kAbsolute:
      return white ? "W " : "B ";
    case swiss::PreferenceStrength::kStrong:
      return white ? "(W)" : "(B)";
    case swiss::PreferenceStrength::kMild:
      return white ? "w " : "b ";
  }
  return {};
}

class ChecklistWriter {
 public:
  ChecklistWriter(const Tournament& before, const std::optional<RoundPairing>& pairing, const SwissRules& rules)
      : before_(before), rules_(rules), history_(before), current_(before.players().size()) {
    if (!pairing) return;
    for (const PlayerIndex player : WithoutOpponent(*pairing)) current_[player.index()] = "(bye)";
    for (const Board& board : pairing->boards) {
      current_[board.white.index()] = fmt::format("({}W)", Tpn(board.black));
      current_[board.black.index()] = fmt::format("({}B)", Tpn(board.white));
    }
  }

  std::string Write() const {
    TabTable table(Titles());
    std::optional<Points> group;
    for (const PlayerIndex player : Ranking()) {
      const Points score = history_.PairingScore(player, before_.next_round());
      if (group != score) table.AddGap();
      group = score;
      table.Add(RowOf(player));
    }
    return "\n" + table.ToText() + "\n\n";
  }

 private:
  int Tpn(PlayerIndex player) const { return before_.player(player).tpn.value(); }

  Row Titles() const {
    const std::size_t played = before_.next_round().index();
    Row titles{"ID", "Pts", std::string(played + 1, '-'), "Pref", "C2"};
    titles.emplace_back(rules_.last_float_tag);
    titles.emplace_back(rules_.earlier_float_tag);
    titles.insert(titles.end(), {"Cur", ""});
    for (std::size_t r = 1; r <= played; ++r) titles.push_back(fmt::format("R{}", r));
    return titles;
  }

  // Whoever is to be paired, by score and pairing number.
  std::vector<PlayerIndex> Ranking() const {
    std::vector<bool> away(before_.players().size(), false);
    for (const RequestedBye& bye : before_.data().requested_byes) {
      if (bye.round == before_.next_round()) away[bye.player.index()] = true;
    }
    std::vector<PlayerIndex> ranking;
    for (const PlayerIndex player : before_.player_ids()) {
      if (!away[player.index()]) ranking.push_back(player);
    }
    const auto score = [&](PlayerIndex player) { return history_.PairingScore(player, before_.next_round()); };
    std::ranges::stable_sort(ranking, std::ranges::greater{}, score);
    return ranking;
  }

  Row RowOf(PlayerIndex player) const {
    const Round next = before_.next_round();
    Row row{fmt::format("{}", Tpn(player)),
            ToString(history_.PairingScore(player, next)),
            ColourLetters(history_.colours(player)),
            PreferenceText(history_.colours(player)),
            BarFromBye(before_, player, rules_) ? "N" : "Y",
            FloatText(player, next.value() - 1),
            FloatText(player, next.value() - 2),
            current_[player.index()],
            ""};
    for (const RoundEntry& entry : before_.entries(player)) {
      const bool played = Traits(entry.result).played && entry.opponent;
      row.push_back(played ? fmt::format("{}", Tpn(*entry.opponent)) : "");
    }
    return row;
  }

  std::string FloatText(PlayerIndex player, int round) const {
    if (round < 1) return "";
    switch (history_.FloatIn(player, Round(round), rules_.unplayed_floats)) {
      case Float::kDown:
        return "D";
      case Float::kUp:
        return "U";
      case Float::kNone:
        return "";
    }
    return "";
  }

  const Tournament& before_;
  const SwissRules& rules_;
  History history_;
  std::vector<std::string> current_;  // by player
};

}  // namespace

std::string ChecklistOf(const Tournament& before, const std::optional<RoundPairing>& pairing, const SwissRules& rules) {
  return ChecklistWriter(before, pairing, rules).Write();
}

}  // namespace ronda::verify
