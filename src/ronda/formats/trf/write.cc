// A new file from a tournament. Only records of the dialect are used; Losses() tells what they could not say.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/base/columns.h"
#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/header.h"
#include "ronda/formats/trf/records.h"
#include "ronda/formats/trf/system_codes.h"
#include "ronda/formats/trf/team_results.h"
#include "ronda/formats/trf/writing.h"

namespace ronda::trf {

bool HasRecord(Dialect dialect, std::string_view code) {
  const auto record = FindRecord(code);
  if (!record) return false;
  const Dialect since = Records()[*record].since;
  // The records of ronda's own, which other programs skip.
  const bool own = code == "XXK" || code == "XXM";
  return since == Dialect::kTrf16 || since == dialect || (own && dialect == Dialect::kTrf26) ||
         (dialect == Dialect::kTrfBx && since == Dialect::kTrfX);
}

std::size_t OrderOf(std::string_view line) {
  const std::string_view code = Columns(line).At(1, 3);
  if (const auto record = FindRecord(code)) return *record;
  return LooksLikeFederation(code) ? *FindRecord("001") : Records().size();
}

bool IsOtherRecord(std::string_view line) {
  if (IsBlank(line) || line.find_first_of("\r\n") != std::string_view::npos) return false;
  const auto record = FindRecord(Columns(line).At(1, 3));
  return !record || Records()[*record].read == ReadOther;
}

std::optional<Points> PointsToState(const Tournament& tournament, PlayerIndex player) {
  const auto& stated = tournament.player(player).stated_points;
  return stated ? *stated : tournament.ScoreAfter(player, tournament.rounds());
}

std::string WithRounds(std::string person, const std::vector<DraftEntry>& entries) {
  const std::size_t shortest = person.size();
  for (const DraftEntry& entry : entries) person += "  " + ComposeRound(entry);
  person.erase(std::max(shortest, person.find_last_not_of(' ') + 1));
  return person;
}

bool ByesInColumns(Dialect dialect, const TournamentData& data) {
  return dialect != Dialect::kTrf26 || !data.teams.empty();
}

std::vector<std::string> ScoringLines(const PointSystem& system, Dialect dialect) {
  std::vector<Scoring> ways;
  if (dialect == Dialect::kTrf26) ways = {Scoring::k162};
  if (dialect == Dialect::kTrfX) ways = {Scoring::kXxs};
  if (dialect == Dialect::kTrfBx) ways = {Scoring::kBb, Scoring::kXxs};
  for (const Scoring way : ways) {
    if (auto lines = ComposeScoring(system, way)) return *lines;
  }
  return {};
}

namespace {

constexpr int kMaxTpn = 9999;

class Writer {
 public:
  Writer(const Tournament& tournament, Dialect dialect)
      : tournament_(tournament), data_(tournament.data()), dialect_(dialect) {}

  std::vector<std::string> Lines() {
    AddHeader();
    AddSettings();
    AddPlayers();
    AddLists();
    AddTeams();
    std::ranges::stable_sort(lines_, {}, OrderOf);
    for (std::string& record : ComposeTeamResults(tournament_)) Add(std::move(record));
    for (const std::string& record : data_.other_records) {
      if (IsOtherRecord(record) && !SaysTeamResults(record, data_)) lines_.push_back(record);
    }
    return std::move(lines_);
  }

 private:
  void Add(std::string line) {
    if (!line.empty() && (HasRecord(dialect_, line.substr(0, 3)))) lines_.push_back(std::move(line));
  }

  void AddHeader() {
    EventInfo info = data_.info;
    if (!HasRecord(dialect_, "192")) info.type = TypeWithCode(data_);
    if (OneLine(info.name).empty()) lines_.emplace_back("012");  // which no file may be without
    for (const RecordRule& rule : Records()) {
      if (const std::string* text = HeaderText(info, rule.code)) Add(ComposeHeader(rule.code, *text));
      const std::optional<int>* count = HeaderCount(info, rule.code);
      if (count != nullptr && *count) Add(ComposeHeader(rule.code, fmt::to_string(**count)));
    }
    for (const std::string& arbiter : info.deputy_arbiters) Add(ComposeHeader("112", arbiter));
    Add(ComposeRoundDates(info));
    Add(ComposeRankMethod(info));
  }

  void AddSettings() {
    Add(ComposeHeader("192", data_.system_code));
    Add(ComposeStandings(data_));
    if (data_.planned_rounds) {
      Add(ComposeHeader("142", fmt::to_string(*data_.planned_rounds)));
      Add(ComposeHeader("XXR", fmt::to_string(*data_.planned_rounds)));
    }
    if (data_.initial_colour) Add(ComposeHeader("152", *data_.initial_colour == Colour::kWhite ? "W" : "B"));
    Add(ComposeXxc(data_));
    for (std::string& line : ScoringLines(data_.point_system, dialect_)) Add(std::move(line));
    Add(ComposeBoardColours(data_.board_colours));
    Add(ComposeMatchScoring(data_.match_point_system));
  }

  void AddPlayers() {
    std::map<PlayerIndex, std::map<int, ResultCode>> coming;
    if (ByesInColumns(dialect_, data_)) {
      for (const RequestedBye& bye : data_.requested_byes) coming[bye.player].emplace(bye.round.value(), bye.kind);
    }
    for (std::int32_t i = 0; i < tournament_.player_count(); ++i) {
      const PlayerIndex index(i);
      std::vector<DraftEntry> entries;
      for (const RoundEntry& entry : tournament_.entries(index)) entries.push_back(InNumbers(entry, data_.players));
      for (const auto& [round, kind] : coming[index]) {
        if (round > kMaxRounds) continue;
        entries.resize(Round(round + 1).index());
        entries.back().result = kind;
      }
      const Player& player = tournament_.player(index);
      Add(WithRounds(ComposePerson(player, PointsToState(tournament_, index)), entries));
      if (dialect_ != Dialect::kTrf26) continue;
      for (const NationalRating& rating : player.national_ratings) {
        if (LooksLikeFederation(rating.federation)) lines_.push_back(ComposeNationalRating(player.tpn, rating));
      }
    }
  }

  void AddLists() {
    if (!ByesInColumns(dialect_, data_)) AddByes();
    for (const Acceleration& acceleration : data_.accelerations) {
      if (!acceleration.by_round.empty()) {
        Add(ComposeXxa(tournament_.player(acceleration.player).tpn.value(), acceleration.by_round));
      }
    }
    if (data_.teams.empty()) {
      for (std::string& line : ComposeAccelerationRanges(data_)) Add(std::move(line));
    }
    for (const ForbiddenGroup& group : data_.forbidden) {
      const auto ids = NumbersOf(group.players, data_);
      if (!group.first && !group.last) Add(ComposeXxp(ids));
      if (data_.teams.empty()) Add(ComposeForbidden(group.first, group.last, ids));
    }
    for (const KeptApart& rule : data_.kept_apart) Add(ComposeXxk(rule));
    for (const Player& player : data_.players) Add(ComposeXxm(player));
    for (const AbnormalPoints& points : data_.abnormal_points) Add(ComposeAbnormal(points));
  }

  void AddByes() {
    std::map<std::pair<Round, ResultCode>, std::vector<int>> groups;
    for (const RequestedBye& bye : data_.requested_byes) {
      groups[{bye.round, bye.kind}].push_back(tournament_.player(bye.player).tpn.value());
    }
    for (const auto& [key, ids] : groups) Add(ComposeByes(key.second, key.first, ids));
  }

  void AddTeams() {
    for (const Team& team : data_.teams) {
      Add(dialect_ == Dialect::kTrf26 ? ComposeTeam(team, data_) : ComposeOldTeam(team, data_));
    }
    for (const LineUp& line_up : data_.line_ups) Add(ComposeLineUp(line_up, data_));
    if (data_.team_pairing_byes) Add(ComposeTeamPairingByes(*data_.team_pairing_byes, data_));
    for (const ForfeitedMatch& match : data_.forfeited_matches) Add(ComposeForfeit(match, data_));
    for (std::string& line : ComposeTeamByes(data_)) Add(std::move(line));
    for (const TeamAcceleration& acceleration : data_.team_accelerations) Add(ComposeTeamAcceleration(acceleration));
    for (const ForbiddenTeams& group : data_.forbidden_teams) Add(ComposeForbiddenTeams(group, data_));
  }

  const Tournament& tournament_;
  const TournamentData& data_;
  Dialect dialect_;
  std::vector<std::string> lines_;
};

std::optional<Diagnostic> Refusal(const Tournament& tournament) {
  const auto fault = [](std::string code, std::string message) {
    return Diagnostic{
        .code = std::move(code), .message = std::move(message), .hint = "use the JSON form for larger events"};
  };
  const auto beyond = [](const Player& player) { return player.tpn.value() > kMaxTpn; };
  if (tournament.player_count() > kMaxTpn || std::ranges::any_of(tournament.players(), beyond)) {
    return fault("trf-too-many-players", fmt::format("TRF has room for pairing numbers up to {}", kMaxTpn));
  }
  if (tournament.rounds() > kMaxRounds) {
    return fault("trf-too-many-rounds", fmt::format("TRF has room for {} rounds", kMaxRounds));
  }
  return std::nullopt;
}

}  // namespace

namespace {

// Where no record says that points are abnormal, totals are those of the results: others could not be read back.
Tournament WithPlainTotals(const Tournament& tournament, Dialect dialect) {
  if (tournament.data().abnormal_points.empty() || HasRecord(dialect, "299")) return tournament;
  TournamentData data = tournament.data();
  data.abnormal_points.clear();
  for (Player& player : data.players) player.stated_points.reset();
  auto plain = Tournament::Make(std::move(data));
  return plain ? *std::move(plain) : tournament;
}

}  // namespace

Result<std::string> Write(const Tournament& tournament, Dialect dialect, LineEnd line_end) {
  if (auto refusal = Refusal(tournament)) return tl::unexpected(std::move(*refusal));
  Document document;
  const Tournament written = WithPlainTotals(tournament, dialect);
  for (std::string& line : Writer(written, dialect).Lines()) document.lines.push_back({std::move(line), line_end});
  return Bytes(document);
}

}  // namespace ronda::trf
