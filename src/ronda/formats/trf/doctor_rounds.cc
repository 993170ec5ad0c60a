// The doctor on rounds: byes written as something else, and rounds nobody played.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>

#include "ronda/base/columns.h"
#include "ronda/base/id_vector.h"
#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/editor.h"
#include "ronda/formats/trf/old_byes.h"
#include "ronda/formats/trf/repair_job.h"

namespace ronda::trf {
namespace {

// The rounds of a file as they stand in the 001 records, and changes to them.
class Rounds {
 public:
  explicit Rounds(RepairJob& job) : job_(job), it_(job.Look()), numbers_(it_->data.players) {}

  const Interpretation& interpretation() const { return *it_; }
  const TournamentData& data() const { return it_->data; }
  bool IsTeamEvent() const { return !it_->data.teams.empty(); }
  std::int32_t Players() const { return static_cast<std::int32_t>(it_->data.players.size()); }
  int TpnOf(PlayerIndex player) const { return it_->data.players[player.index()].tpn.value(); }
  DraftEntry Entry(PlayerIndex player, int round) const { return it_->EntryOf(it_->DraftOf(player), round); }

  // Whether the opponent names the player in return.
  bool NamesBack(PlayerIndex player, int round) const {
    const int opponent = Entry(player, round).opponent;
    if (!numbers_.Has(opponent) || opponent == TpnOf(player)) return false;
    return Entry(numbers_.Find(opponent), round).opponent == TpnOf(player);
  }

  // The last column that says anything of anybody.
  int LastColumn() const {
    int last = 0;
    for (const DraftPlayer& player : it_->draft.players) last = std::max(last, player.entry_count);
    return last;
  }

  void SetEntry(PlayerIndex player, int round, const DraftEntry& entry, const Cause& cause) {
    const std::size_t line = LineNumber(it_->DraftOf(player).line).index();
    const std::string& old = job_.text(line);
    std::string text = WithColumns(old, RoundColumn(round), ComposeRound(entry));
    if (!old.ends_with(' ')) text.erase(text.find_last_not_of(' ') + 1);
    job_.Replace(line, std::move(text), cause);
  }

  // Takes the columns of a round out of every line.
  void RemoveColumn(int round, const Cause& cause) {
    for (std::int32_t i = 0; i < Players(); ++i) {
      const std::size_t line = LineNumber(it_->DraftOf(PlayerIndex(i)).line).index();
      const Columns columns(job_.text(line));
      if (columns.size() < RoundColumn(round)) continue;
      std::string text(columns.At(1, RoundColumn(round) - 1));
      text += columns.From(RoundColumn(round + 1));
      text.erase(std::max<std::size_t>(text.find_last_not_of(' ') + 1, player_fields::kRank.last()));
      job_.Replace(line, std::move(text), cause);
    }
  }

 private:
  RepairJob& job_;
  std::shared_ptr<const Interpretation> it_;
  PlayerNumbers numbers_;
};

DraftEntry Bye(ResultCode kind) {
  DraftEntry entry;
  entry.result = kind;
  return entry;
}

void MendBye(Rounds& rounds, PlayerIndex player, int round, const RoundSummary& summary) {
  const DraftEntry entry = rounds.Entry(player, round);
  const ResultTraits& traits = Traits(entry.result);
  if (entry.damaged || (entry.result == ResultCode::kAbsent && !entry.colour)) return;
  const bool bye = traits.opponent == OpponentRule::kNone;
  if (entry.opponent == 0 && traits.opponent == OpponentRule::kRequired && entry.result != ResultCode::kAdjourned) {
    const ResultCode meant = MeantBye(entry.result, summary);
    rounds.SetEntry(
        player, round, Bye(meant),
        {"fix-bye-letter", fmt::format("'{}' without an opponent is a bye, {}", traits.trf, Traits(meant).trf)});
  } else if (entry.opponent == 0 && bye && entry.colour) {
    rounds.SetEntry(player, round, Bye(entry.result), {"fix-bye-colour", "a bye has no colour"});
  } else if (entry.opponent != 0 && bye && !rounds.NamesBack(player, round)) {
    rounds.SetEntry(player, round, Bye(entry.result),
                    {"fix-bye-opponent", fmt::format("a bye has no opponent, and {} does not name {}", entry.opponent,
                                                     rounds.TpnOf(player))});
  } else if (round > rounds.data().rounds && entry.opponent == 0 && entry.result == ResultCode::kForfeitLoss) {
    rounds.SetEntry(player, round, Bye(ResultCode::kZeroBye),
                    {"fix-coming-result", "a player who will be absent has a Z"});
  }
}

// Who has the only F of a round in which nobody has a U; none if the round is otherwise.
std::optional<PlayerIndex> OnlyFullBye(const Rounds& rounds, int round) {
  std::optional<PlayerIndex> found;
  for (std::int32_t i = 0; i < rounds.Players(); ++i) {
    const ResultCode result = rounds.Entry(PlayerIndex(i), round).result;
    if (result == ResultCode::kPairingBye || (result == ResultCode::kFullBye && found)) return std::nullopt;
    if (result == ResultCode::kFullBye) found = PlayerIndex(i);
  }
  return found;
}

bool AnyPairingBye(const TournamentData& data) {
  return std::ranges::any_of(data.entries, [](const RoundEntry& e) { return e.result == ResultCode::kPairingBye; });
}

std::ptrdiff_t FullByes(const TournamentData& data) {
  return std::ranges::count(data.entries, ResultCode::kFullBye, &RoundEntry::result);
}

// Nobody has an opponent in the round, somebody a bye as if it had been paired, and others nothing at all.
bool LooksPreassigned(const Rounds& rounds, int round) {
  int paired = 0;
  int open = 0;
  for (std::int32_t i = 0; i < rounds.Players(); ++i) {
    const DraftEntry entry = rounds.Entry(PlayerIndex(i), round);
    if (entry.opponent != 0 || entry.damaged) return false;
    paired += Traits(entry.result).paired ? 1 : 0;
    open += entry.result == ResultCode::kAbsent ? 1 : 0;
  }
  return paired > 0 && open >= 2;
}

ResultCode ByeWorth(Points points, const PointSystem& system) {
  if (points == system.full_bye) return ResultCode::kFullBye;
  if (points == system.half_bye) return ResultCode::kHalfBye;
  return points == system.zero_bye ? ResultCode::kZeroBye : ResultCode::kFullBye;
}

// Nothing but blanks and absences, and not only blanks.
bool IsEmptyRound(const Rounds& rounds, int round) {
  bool said = false;
  for (std::int32_t i = 0; i < rounds.Players(); ++i) {
    const DraftPlayer& player = rounds.interpretation().DraftOf(PlayerIndex(i));
    const DraftEntry entry = rounds.Entry(PlayerIndex(i), round);
    const bool away = entry.result == ResultCode::kAbsent || entry.result == ResultCode::kZeroBye;
    if (entry.damaged || entry.opponent != 0 || !away) return false;
    said = said || round <= player.entry_count;
  }
  return said;
}

// Whether everybody's column says that they are away; a blank says nothing.
bool EverybodyAway(const Rounds& rounds, const RepairJob& job, int round) {
  for (std::int32_t i = 0; i < rounds.Players(); ++i) {
    const std::string& text = job.text(LineNumber(rounds.interpretation().DraftOf(PlayerIndex(i)).line).index());
    if (IsBlank(Columns(text).At(RoundColumn(round), kRoundStep))) return false;
  }
  return rounds.Players() > 0;
}

}  // namespace

void MendByes(RepairJob& job) {
  Rounds rounds(job);
  if (rounds.IsTeamEvent()) return;
  const auto summaries = SummariesOf(rounds.interpretation().draft);
  for (std::int32_t i = 0; i < rounds.Players(); ++i) {
    const int last = rounds.interpretation().DraftOf(PlayerIndex(i)).entry_count;
    for (int round = 1; round <= last; ++round) {
      MendBye(rounds, PlayerIndex(i), round, summaries[Round(round)]);
    }
  }
}

void MendPairingByes(RepairJob& job) {
  Rounds rounds(job);
  const TournamentData& data = rounds.data();
  // Where the two are worth different points, the totals show which one was meant.
  const bool same_worth = data.point_system.full_bye == data.point_system.pairing_bye;
  if (rounds.IsTeamEvent() || AnyPairingBye(data) || !same_worth) return;
  std::vector<std::pair<PlayerIndex, int>> meant;
  for (int round = 1; round <= data.rounds; ++round) {
    if (const auto player = OnlyFullBye(rounds, round)) meant.emplace_back(*player, round);
  }
  std::set<PlayerIndex> once;
  for (const auto& [player, round] : meant) once.insert(player);
  if (std::ssize(meant) != FullByes(data) || once.size() != meant.size()) return;
  for (const auto& [player, round] : meant) {
    rounds.SetEntry(
        player, round, Bye(ResultCode::kPairingBye),
        {"fix-pairing-bye", fmt::format("the only bye of round {} with a full point, in a file without any U, "
                                        "is the pairing-allocated one",
                                        round)});
  }
}

void MendPreassignedByes(RepairJob& job) {
  Rounds rounds(job);
  const int round = rounds.data().rounds;
  if (rounds.IsTeamEvent() || round == 0 || !LooksPreassigned(rounds, round)) return;
  const PointSystem& system = rounds.data().point_system;
  for (std::int32_t i = 0; i < rounds.Players(); ++i) {
    const DraftEntry entry = rounds.Entry(PlayerIndex(i), round);
    if (!Traits(entry.result).paired) continue;
    const ResultCode bye = ByeWorth(system.For(entry.result, std::nullopt), system);
    rounds.SetEntry(PlayerIndex(i), round, Bye(bye),
                    {"fix-preassigned-bye", fmt::format("round {} is not paired yet; '{}' would make it look played",
                                                        round, Traits(entry.result).trf)});
  }
}

void MendEmptyRounds(RepairJob& job) {
  Rounds rounds(job);
  if (rounds.IsTeamEvent()) return;
  for (int round = rounds.LastColumn(); round >= 1; --round) {
    if (!IsEmptyRound(rounds, round)) continue;
    const bool between = round <= rounds.data().rounds;
    if (!between && !EverybodyAway(rounds, job, round)) continue;
    rounds.RemoveColumn(round, {"fix-empty-round", fmt::format("nobody was or will be paired in round {}", round)});
  }
}

}  // namespace ronda::trf
