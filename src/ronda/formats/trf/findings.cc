// The findings of the model, at their place in the file.
#include <algorithm>
#include <utility>

#include "ronda/formats/trf/interpret.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/records.h"
#include "ronda/model/validation.h"

namespace ronda::trf {
namespace {

class Placer {
 public:
  Placer(const Interpretation& interpretation, const TournamentData& data) : it_(interpretation), data_(data) {}

  // Whether the finding only follows from something unreadable that was reported already.
  bool Follows(const Finding& finding) const {
    if (it_.draft.player_lost && (finding.code == "opponent-unknown" || finding.code == "tpn-beyond-count"))
      return true;
    const Locus& where = finding.where;
    if (!where.player || where.player->index() >= data_.players.size()) return false;
    const DraftPlayer& player = it_.DraftOf(*where.player);
    if (where.field == Field::kPoints) return player.damaged;
    if (where.field != Field::kEntry || !where.round) return false;
    if (it_.EntryOf(player, where.round->value()).damaged) return true;
    const RoundEntry& entry = data_.entry(*where.player, *where.round);
    return entry.opponent && entry.opponent->index() < data_.players.size() &&
           it_.EntryOf(it_.DraftOf(*entry.opponent), where.round->value()).damaged;
  }

  std::optional<SourceSpan> Place(const Finding& finding) const {
    const Locus& where = finding.where;
    switch (where.field) {
      case Field::kEvent:
        return where.round ? PlaceOfRound(*where.round) : std::nullopt;
      case Field::kPlannedRounds:
        if (it_.draft.rounds_142) return it_.draft.rounds_142->span;
        return it_.draft.rounds_xxr ? std::optional(it_.draft.rounds_xxr->span) : std::nullopt;
      case Field::kPlayer:
      case Field::kTpn:
        return PlaceOf(*where.player, player_fields::kTpn);
      case Field::kPoints:
        return PlaceOf(*where.player, player_fields::kPoints);
      case Field::kEntry:
        return PlaceOf(*where.player, {RoundColumn(where.round->value()), kRoundStep - 2, {}, {}});
      case Field::kRequestedBye:
        return it_.sources.requested_byes[where.position];
      case Field::kForbidden:
        return it_.sources.forbidden[where.position];
      case Field::kKeptApart:
        return it_.draft.kept_apart[where.position].span;
      case Field::kAcceleration:
        return it_.sources.accelerations[where.position];
      case Field::kTeam:
        return PlaceOfTeam(where);
      case Field::kLineUp:
        return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  SourceSpan PlaceOf(PlayerIndex player, const FieldRule& rule) const {
    return {it_.DraftOf(player).line, rule.column, rule.width};
  }

  // The last line that has the round: with a repeated bye the one too many, with an empty round any.
  std::optional<SourceSpan> PlaceOfRound(Round round) const {
    if (data_.players.empty()) return std::nullopt;
    const FieldRule rule{RoundColumn(round.value()), kRoundStep - 2, {}, {}};
    for (std::size_t i = data_.players.size(); i-- > 0;) {
      const PlayerIndex player(static_cast<std::int32_t>(i));
      if (it_.EntryOf(it_.DraftOf(player), round.value()).result == ResultCode::kPairingBye) {
        return PlaceOf(player, rule);
      }
    }
    return PlaceOf(PlayerIndex(0), rule);
  }

  // The member the finding is about, else the team's line.
  SourceSpan PlaceOfTeam(const Locus& where) const {
    const auto& records = it_.draft.teams.empty() ? it_.draft.old_teams : it_.draft.teams;
    const TeamRecord& record = records[it_.sources.team[where.position]];
    const std::vector<PlayerIndex>& members = data_.teams[where.position].members;
    const auto member = std::ranges::find(members, where.player);
    if (member == members.end()) return {record.line, 1, 3};
    return record.members.begin()[member - members.begin()].span;
  }

  const Interpretation& it_;
  const TournamentData& data_;
};

}  // namespace

void ReportFindings(const Interpretation& interpretation, const ExaminedData& examined, Report& report) {
  const Placer placer(interpretation, examined.data());
  for (const Finding& finding : examined.findings()) {
    if (placer.Follows(finding)) continue;
    report.Add({finding.severity, finding.code, finding.message, finding.hint, {}, placer.Place(finding), {}});
  }
}

Reading Interpret(const Document& document, Report& report) {
  Interpretation interpretation = Assemble(ReadLines(document, report), document, report);
  CheckDates(interpretation.draft, report);
  CheckHeader(interpretation.draft, report);
  CheckLineUps(interpretation, report);
  Reading reading{interpretation.dialect, ExaminedData(std::move(interpretation.data))};
  ReportFindings(interpretation, reading.data, report);
  return reading;
}

}  // namespace ronda::trf
