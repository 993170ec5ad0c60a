// Update: the header and the settings.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/header.h"
#include "ronda/formats/trf/records.h"
#include "ronda/formats/trf/updater.h"
#include "ronda/formats/trf/writing.h"

namespace ronda::trf {
namespace {

Interpretation InterpretQuietly(const Document& document) {
  Report report(document, {});
  return Assemble(ReadLines(document, report), document, report);
}

// The numbers of these records are of teams in a team event, else of players, so they say nothing any more once a
// document turns from one into the other.
Document WithoutNumberedLists(Document document) {
  std::erase_if(document.lines, [](const Document::Line& line) {
    return line.text.starts_with("240") || line.text.starts_with("250") || line.text.starts_with("260");
  });
  return document;
}

std::string Count(std::optional<int> count) { return count ? fmt::to_string(*count) : std::string(); }

std::string ColourText(std::optional<Colour> colour) {
  if (!colour) return {};
  return *colour == Colour::kWhite ? "W" : "B";
}

}  // namespace

std::string Update(const Document& document, const Tournament& tournament) {
  const bool was_of_teams = !InterpretQuietly(document).data.teams.empty();
  const bool is_of_teams = !tournament.data().teams.empty();
  if (was_of_teams == is_of_teams) return Bytes(Updater(document, tournament).Run());
  return Bytes(Updater(WithoutNumberedLists(document), tournament).Run());
}

Updater::Updater(const Document& document, const Tournament& tournament)
    : tournament_(tournament),
      before_(InterpretQuietly(document)),
      editor_(document),
      dialect_(document.dialect),
      new_records_(document.dialect == Dialect::kTrf16 ? Dialect::kTrf26 : document.dialect) {
  const auto index = [](const std::vector<Player>& players) {
    std::map<int, PlayerIndex> places;
    for (std::size_t i = 0; i < players.size(); ++i) {
      places.emplace(players[i].tpn.value(), PlayerIndex(static_cast<std::int32_t>(i)));
    }
    return places;
  };
  before_of_ = index(before().players);
  after_of_ = index(after().players);
}

Document Updater::Run() {
  UpdateHeader();
  UpdatePlannedRounds();
  UpdateInitialColour();
  UpdateScoring();
  UpdateStandings();
  IndexByes();
  if (before().teams.empty()) UpdateByeRecords();
  UpdateAbsentRecords();
  UpdatePlayers();
  UpdateNationalRatings();
  UpdateAccelerations();
  UpdateForbidden();
  UpdateKeptApart();
  UpdateTeams();
  UpdateTeamLists();
  UpdateTeamResults();
  UpdateOtherRecords();
  return editor_.Take();
}

void Updater::UpdateRecord(std::string_view code, const std::string& said, const std::string& wanted) {
  if (said == wanted) return;
  const int line = before_.draft.first_line[*FindRecord(code)];
  if (line == 0) {
    if (!wanted.empty()) editor_.Insert(wanted);
  } else if (wanted.empty()) {
    editor_.Remove(line);
  } else {
    editor_.Replace(line, wanted);
  }
}

void Updater::UpdateHeader() {
  EventInfo old_info = before().info;
  EventInfo new_info = after().info;
  for (const RecordRule& rule : Records()) {
    if (const std::string* text = HeaderText(old_info, rule.code)) {
      UpdateRecord(rule.code, ComposeHeader(rule.code, *text),
                   ComposeHeader(rule.code, *HeaderText(new_info, rule.code)));
    }
    if (const auto* count = HeaderCount(old_info, rule.code)) {
      UpdateRecord(rule.code, ComposeHeader(rule.code, Count(*count)),
                   ComposeHeader(rule.code, Count(*HeaderCount(new_info, rule.code))));
    }
  }
  std::vector<KeyedLine> deputies;
  for (std::size_t i = 0; i < old_info.deputy_arbiters.size(); ++i) {
    deputies.push_back({before_.draft.deputy_lines[i], ComposeHeader("112", old_info.deputy_arbiters[i])});
  }
  std::vector<KeyedText> wanted;
  for (const std::string& name : new_info.deputy_arbiters) {
    if (auto line = ComposeHeader("112", name); !line.empty()) wanted.push_back({line, line});
  }
  editor_.MatchList(deputies, wanted);
  UpdateRecord("132", ComposeRoundDates(old_info), ComposeRoundDates(new_info));
  UpdateRecord("172", ComposeRankMethod(old_info), ComposeRankMethod(new_info));
  UpdateRecord("192", ComposeHeader("192", before().system_code), ComposeHeader("192", after().system_code));
  UpdateRecord("352", ComposeBoardColours(before().board_colours), ComposeBoardColours(after().board_colours));
  UpdateRecord("362", ComposeMatchScoring(before().match_point_system),
               ComposeMatchScoring(after().match_point_system));
}

void Updater::UpdatePlannedRounds() {
  if (before().planned_rounds == after().planned_rounds) return;
  const std::string wanted = Count(after().planned_rounds);
  bool said = false;
  for (const std::string_view code : {"142", "XXR"}) {
    const int line = before_.draft.first_line[*FindRecord(code)];
    if (line == 0) continue;
    UpdateRecord(code, std::string(editor_.text(line)), ComposeHeader(code, wanted));
    said = true;
  }
  if (!said) editor_.Insert(ComposeHeader(HasRecord(new_records_, "142") ? "142" : "XXR", wanted));
}

// XXC may also hold the request to rank by position, which has no record in TRF26.
void Updater::UpdateInitialColour() {
  const bool same_rank = before().ranked_by_position == after().ranked_by_position;
  if (same_rank && before().initial_colour == after().initial_colour) return;
  const int line_152 = before_.draft.first_line[*FindRecord("152")];
  const bool has_152 = line_152 != 0;
  const std::vector<int> xxc_lines = editor_.LinesOf("XXC");
  if (has_152) {
    UpdateRecord("152", std::string(editor_.text(line_152)), ComposeHeader("152", ColourText(after().initial_colour)));
  }
  const bool xxc_has_colour = before_.draft.colour_xxc.has_value();
  const bool said_elsewhere = has_152 || (xxc_lines.empty() && HasRecord(new_records_, "152"));
  TournamentData content;
  content.ranked_by_position = after().ranked_by_position;
  if (xxc_has_colour || !said_elsewhere) content.initial_colour = after().initial_colour;
  if (!has_152 && !content.initial_colour && after().initial_colour) {
    editor_.Insert(ComposeHeader("152", ColourText(after().initial_colour)));
  }
  for (const int line : xxc_lines) editor_.Remove(line);
  const std::string xxc = ComposeXxc(content);
  if (xxc.empty()) return;
  if (xxc_lines.empty()) {
    editor_.Insert(xxc);
  } else {
    editor_.InsertAfter(xxc_lines.front(), xxc);
  }
}

void Updater::UpdateScoring() {
  const PointSystem& system = after().point_system;
  if (before().point_system == system) return;
  bool said = system == PointSystem{};
  std::vector<std::string> lines;
  const auto add = [&](const std::optional<std::vector<std::string>>& more) {
    if (!more) return;
    lines.insert(lines.end(), more->begin(), more->end());
    said = true;
  };
  for (const Scoring scoring : {Scoring::k162, Scoring::kXxs, Scoring::kBb}) {
    const bool present =
        std::ranges::find(before_.draft.scoring, scoring, &PointSetting::scoring) != before_.draft.scoring.end();
    if (present) add(ComposeScoring(system, scoring));
  }
  if (!said) {
    lines = ScoringLines(system, new_records_);
    said = !lines.empty();
  }
  for (const Scoring scoring : {Scoring::k162, Scoring::kXxs}) {
    if (!said) add(ComposeScoring(system, scoring));
  }
  for (const std::string_view code : {"162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"}) {
    for (const int line : editor_.LinesOf(code)) editor_.Remove(line);
  }
  for (std::string& line : lines) editor_.Insert(std::move(line));
}

void Updater::UpdateStandings() {
  const std::string wanted = ComposeStandings(after());
  if (ComposeStandings(before()) == wanted) return;
  for (const std::string_view code : {"202", "212"}) {
    for (const int line : editor_.LinesOf(code)) editor_.Remove(line);
  }
  if (!wanted.empty()) editor_.Insert(wanted);
}

}  // namespace ronda::trf
