#include "ronda/model/validation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/model/attendance.h"
#include "ronda/model/findings.h"
#include "ronda/model/game_kind.h"
#include "ronda/model/stated_points.h"
#include "ronda/model/team_rounds.h"

namespace ronda {
namespace {

// The rounds of these systems are all known before the first game, so results may be missing anywhere.
bool IsClosedSystem(const std::string& code) {
  constexpr std::array<std::string_view, 4> kClosed{"ROUNDROBIN", "SCHEVENINGEN", "SCHILLER", "KNOCKOUT"};
  return std::ranges::any_of(kClosed, [&](std::string_view word) { return code.find(word) != std::string::npos; });
}

class Validator {
 public:
  Validator(const TournamentData& data, Findings& findings)
      : data_(data), all_rounds_known_(IsClosedSystem(data.system_code)), findings_(findings) {}

  void Run() {
    CheckNumbers();
    if (data_.rounds < 0 || data_.entries.size() != data_.players.size() * data_.next_round().index()) {
      Error("entries-missing", "the rounds of the players do not add up", "every player needs one entry a round", {});
      return;
    }
    CheckRounds();
    const StatedPoints points(data_);
    for (const PlayerIndex player : player_ids()) {
      for (const Round round : round_ids()) CheckEntry(player, round);
      points.Check(player, findings_);
    }
  }

 private:
  void Error(std::string code, std::string message, std::string hint, Locus where) {
    findings_.Error(std::move(code), std::move(message), std::move(hint), where);
  }
  void Warn(std::string code, std::string message, std::string hint, Locus where) {
    findings_.Warn(std::move(code), std::move(message), std::move(hint), where);
  }

  IdRange<PlayerIndex> player_ids() const { return IdRange<PlayerIndex>(Count(data_.players)); }
  IdRange<Round> round_ids() const { return IdRange<Round>(data_.rounds); }
  int TpnOf(PlayerIndex player) const { return data_.players[player.index()].tpn.value(); }
  bool Exists(PlayerIndex player) const { return HasPlayer(data_, player); }

  void CheckNumbers() {
    const std::int32_t count = Count(data_.players);
    IdVector<Tpn, bool> seen(count, false);
    std::unordered_set<Tpn> seen_beyond;
    const auto is_new = [&](Tpn tpn) {
      if (tpn.value() > count) return seen_beyond.insert(tpn).second;
      const bool was_seen = seen[tpn];
      seen[tpn] = true;
      return !was_seen;
    };
    for (const PlayerIndex player : player_ids()) {
      const Tpn tpn = data_.players[player.index()].tpn;
      const Locus where{Field::kTpn, 0, player, std::nullopt};
      if (tpn.value() < 1) {
        Error("tpn-zero", fmt::format("pairing number {} is not a number from 1 up", tpn.value()),
              "give every player a different pairing number, from 1", where);
      } else if (!is_new(tpn)) {
        Error("tpn-repeated", fmt::format("pairing number {} is given to two players", tpn.value()),
              "give every player a different pairing number", where);
      } else if (tpn.value() > count) {
        Warn("tpn-beyond-count",
             fmt::format("pairing number {} is beyond the number of players, {}", tpn.value(), count),
             "pairing numbers usually run from 1 without gaps; is a player missing?", where);
      }
    }
  }

  // In a Schenkel event somebody of each group may rest.
  bool GroupsRest() const { return data_.system_code.find("SCHENKEL") != std::string::npos; }

  void CheckRounds() {
    if (data_.planned_rounds && data_.rounds > *data_.planned_rounds) {
      Warn("rounds-beyond-plan",
           fmt::format("{} rounds are recorded but only {} are planned", data_.rounds, *data_.planned_rounds),
           "correct the number of rounds", {Field::kPlannedRounds, 0, std::nullopt, std::nullopt});
    }
    const auto in_rounds = AttendanceByRound(data_);
    for (const Round round : round_ids()) {
      const auto& [anybody, everybody_away, byes] = in_rounds[round];
      if (!anybody && !everybody_away && !AreTeamsAway(data_, round) && !IsSecondGame(round)) {
        Error("round-empty", fmt::format("nobody was paired in round {}, but the round is recorded", round.value()),
              "remove the empty round or fill it in", {Field::kEvent, 0, std::nullopt, round});
      }
      if (byes > 1 && data_.teams.empty() && !GroupsRest()) {
        Warn("bye-repeated", fmt::format("{} players have the pairing-allocated bye of round {}", byes, round.value()),
             "at most one player a round can have it; use H, F or Z for byes on request",
             {Field::kEvent, 0, std::nullopt, round});
      }
    }
  }

  // Where a match takes two rounds of the file, the bye of the pairing is U and H: nobody may be left in the second.
  bool IsSecondGame(Round round) const {
    return round.value() % 2 == 0 && data_.system_code.find("DOUBLESWISS") != std::string::npos;
  }

  // A game with a result that both sides tell alike, as nearly all entries are: nothing is wrong with it.
  bool IsSettledGame(PlayerIndex player, const RoundEntry& entry, Round round) const {
    if (!entry.colour || !entry.opponent || !Exists(*entry.opponent) || *entry.opponent == player) return false;
    const RoundEntry& other = data_.entry(*entry.opponent, round);
    return other.opponent == player && other.colour && *other.colour != *entry.colour && Traits(entry.result).played &&
           Compatible(entry.result, other.result);
  }

  void CheckEntry(PlayerIndex player, Round round) {
    const RoundEntry& entry = data_.entry(player, round);
    if (IsSettledGame(player, entry, round)) return;
    const ResultTraits& traits = Traits(entry.result);
    const Locus where{Field::kEntry, 0, player, round};
    const int own = TpnOf(player);
    if (!entry.opponent) {
      if (traits.opponent == OpponentRule::kRequired) {
        Error("game-without-opponent",
              fmt::format("player {} has the result '{}' in round {} but no opponent", own, traits.name, round.value()),
              "name the opponent, or use a bye: U (pairing-allocated), F, H or Z", where);
      }
      if (entry.colour && (traits.opponent == OpponentRule::kNone || data_.teams.empty())) {
        Error("colour-without-opponent",
              fmt::format("player {} has a colour in round {} but no opponent", own, round.value()),
              "write - for the colour of a player without opponent", where);
      }
      return;
    }
    if (!Exists(*entry.opponent)) {
      Error("opponent-unknown", fmt::format("the opponent of player {} in round {} does not exist", own, round.value()),
            "name a player of the list", where);
      return;
    }
    if (*entry.opponent == player) {
      Error("opponent-self", fmt::format("player {} is their own opponent in round {}", own, round.value()),
            "name the real opponent", where);
      return;
    }
    if (traits.opponent == OpponentRule::kNone) {
      Error("bye-with-opponent",
            fmt::format("player {} has the result '{}' in round {} but also an opponent, {}", own, traits.name,
                        round.value(), TpnOf(*entry.opponent)),
            "a bye is written 0000 - and its letter; a forfeit against an opponent is + or -", where);
      return;
    }
    CheckAgainstOpponent(player, round);
  }

  // Both sides of a game must tell the same story; the pair is reported once, at the player who comes first.
  void CheckAgainstOpponent(PlayerIndex player, Round round) {
    const RoundEntry& entry = data_.entry(player, round);
    const PlayerIndex opponent = *entry.opponent;
    const RoundEntry& other = data_.entry(opponent, round);
    const Locus where{Field::kEntry, 0, player, round};
    const int own = TpnOf(player);
    const int theirs = TpnOf(opponent);
    if (other.opponent != player) {
      const std::string names =
          other.opponent && Exists(*other.opponent) ? fmt::format("player {}", TpnOf(*other.opponent)) : "nobody";
      if (!data_.teams.empty() && KindOf(entry.result) == GameKind::kForfeit && !other.opponent) return;
      Error("opponent-not-mutual",
            fmt::format("in round {} player {} names {} as opponent, but {} names {}", round.value(), own, theirs,
                        theirs, names),
            "both lines of a game must name each other", where);
      return;
    }
    if (!entry.colour && Traits(entry.result).played) {
      Error("colour-missing",
            fmt::format("player {} played player {} in round {} without a colour", own, theirs, round.value()),
            "write w or b", where);
    }
    if (player > opponent) return;
    if (entry.colour && other.colour && *entry.colour == *other.colour) {
      Error("colour-same",
            fmt::format("players {} and {} both have {} in round {}", own, theirs,
                        *entry.colour == Colour::kWhite ? "White" : "Black", round.value()),
            "one of them had the other colour", where);
    }
    if (!Compatible(entry.result, other.result)) {
      Error("result-conflict",
            fmt::format("in round {} the result of player {} ({}) contradicts that of player {} ({})", round.value(),
                        own, Traits(entry.result).name, theirs, Traits(other.result).name),
            "correct one of the two lines", where);
    }
    if (entry.result == ResultCode::kPending && round.value() + OpenRounds() <= data_.rounds && !all_rounds_known_) {
      Error("result-missing",
            fmt::format("the game of players {} and {} in round {} has no result although later rounds were paired",
                        own, theirs, round.value()),
            "enter the result, or X for an adjourned game", where);
    }
  }

  // How many rounds may be without results: the last one, or both games of the last match of two.
  int OpenRounds() const {
    const bool two_games = data_.system_code.find("DOUBLESWISS") != std::string::npos;
    return two_games && data_.rounds % 2 == 0 ? 2 : 1;
  }

  const TournamentData& data_;
  bool all_rounds_known_;
  Findings& findings_;
};

}  // namespace

std::vector<Finding> Validate(const TournamentData& data) {
  Findings findings;
  Validator(data, findings).Run();
  ValidateRequests(data, findings);
  ValidateTeams(data, findings);
  return std::move(findings.all);
}

bool ExaminedData::HasErrors() const {
  return std::ranges::any_of(findings_, [](const Finding& finding) { return finding.severity == Severity::kError; });
}

}  // namespace ronda
