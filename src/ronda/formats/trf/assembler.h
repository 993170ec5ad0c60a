// Makes a tournament of a draft, one topic after the other. Two records of different dialects may say the same thing,
// but not different things. What contradicts itself is reported; the result is complete as far as it can be.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ronda/formats/trf/interpret.h"

namespace ronda::trf {

class Assembler {
 public:
  Assembler(Draft draft, const Document& document, Report& report)
      : document_(document), report_(report), numbers_({}) {
    result_.draft = std::move(draft);
  }

  Interpretation Run();

 private:
  // Fictitious points by round, and where they stand.
  using Rows = std::map<PlayerIndex, std::pair<std::vector<Points>, SourceSpan>>;

  const Draft& draft() const { return result_.draft; }
  TournamentData& data() { return result_.data; }
  const TournamentData& data() const { return result_.data; }
  Sources& sources() { return result_.sources; }
  bool IsTeamEvent() const { return !result_.data.teams.empty(); }
  // The entry as it is meant (old_byes.h).
  DraftEntry MeantEntry(const DraftPlayer& player, int round) const;
  void TakeOldByes();
  void TakeAbnormal(const AbnormalRecord& record);
  AccelerationRange MeantRange(AccelerationRange range);
  Dialect DialectOf() const;

  void Conflict(SourceSpan here, SourceSpan there, const std::string& what);
  // The value of two records that may both state it.
  template <class T>
  std::optional<T> Agreed(const std::optional<Sourced<T>>& official, const std::optional<Sourced<T>>& extension,
                          const std::string& what) {
    if (official && extension && official->value != extension->value) {
      Conflict(extension->span, official->span, what);
    }
    if (official) return official->value;
    if (extension) return extension->value;
    return std::nullopt;
  }

  // assemble.cc
  void TakePlayers();
  void TakeHeader();
  void TakeTiebreaks();
  void TakePointSystem();
  bool IsMatchOfByes(int rounds) const;
  void TakeEntries();
  bool RefuseComing(const DraftEntry& entry, int number, SourceSpan span);
  void TakeComing(PlayerIndex player, const DraftPlayer& record, int round);
  void TakeByes();
  void TakeBye(const ByeRecord& record, const Id& id);
  void AddBye(RequestedBye bye, SourceSpan span);
  void TakeOtherRecords();

  // assemble_lists.cc
  void TakeAccelerations();
  Rows FromRows();
  Rows FromRanges();
  bool Spread(const AccelerationRange& range, Rows& rows);
  void TakeForbidden();
  void TakeKeptApart();
  void TakeForbiddenTeams(const ForbiddenRecord& record);
  void TakeTeams();
  std::optional<TeamIndex> FindTeam(const Id& id);
  void TakeTeamEvents();
  void TakeLineUp(const LineUpRecord& record);
  void TakeTeamPairingByes(const TeamByeRecord& record);

  const Document& document_;
  Report& report_;
  Interpretation result_;
  PlayerNumbers numbers_;
  std::map<int, TeamIndex> team_numbers_;
  std::map<std::pair<Round, PlayerIndex>, std::pair<ResultCode, SourceSpan>> byes_;
  std::vector<DraftEntry> meant_;  // like Draft::entries; empty if every entry means what it says
  std::int64_t accelerated_ = 0;   // entries written by 250 records so far
};

}  // namespace ronda::trf
