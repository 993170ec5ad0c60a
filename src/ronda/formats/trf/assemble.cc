// The tournament a draft describes. Two records of different dialects may say the same thing, but not different things.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

#include "ronda/formats/trf/interpret.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/records.h"

namespace ronda::trf {

PlayerNumbers::PlayerNumbers(const std::vector<Player>& players) : count_(static_cast<std::int32_t>(players.size())) {
  for (std::int32_t i = 0; i < count_; ++i) {
    const auto number = static_cast<std::size_t>(players[static_cast<std::size_t>(i)].tpn.value());
    if (number >= place_.size()) place_.resize(number + 1, -1);
    if (place_[number] < 0) place_[number] = i;
  }
}

bool PlayerNumbers::Has(int number) const {
  return static_cast<std::size_t>(number) < place_.size() && place_[static_cast<std::size_t>(number)] >= 0;
}

PlayerIndex PlayerNumbers::Find(int number) const {
  return PlayerIndex(Has(number) ? place_[static_cast<std::size_t>(number)] : count_ + number);
}

RoundEntry PlayerNumbers::Resolve(const DraftEntry& entry) const {
  RoundEntry resolved{entry.result, entry.colour, std::nullopt};
  if (entry.opponent != 0) resolved.opponent = Find(entry.opponent);
  return resolved;
}

void SortByes(std::vector<RequestedBye>& byes) {
  std::ranges::stable_sort(byes, {}, [](const RequestedBye& bye) { return std::pair(bye.round, bye.player); });
}

namespace {

constexpr std::size_t kMaxPlayers = 9999;

std::size_t At(PlayerIndex player) { return static_cast<std::size_t>(player.value()); }

class Assembler {
 public:
  Assembler(Draft draft, const Document& document, Report& report)
      : document_(document), report_(report), numbers_({}) {
    result_.draft = std::move(draft);
  }

  Interpretation Run() {
    result_.dialect = DialectOf();
    if (draft().players.size() > kMaxPlayers) {
      report_.Error({draft().players[kMaxPlayers].line, 1, 3}, "trf-too-many-players",
                    fmt::format("there are {} players; TRF has room for {}", draft().players.size(), kMaxPlayers),
                    "use the JSON form for larger events");
      return std::move(result_);
    }
    TakePlayers();
    TakeHeader();
    TakePointSystem();
    TakeTeams();
    TakeEntries();
    TakeByes();
    TakeAccelerations();
    TakeForbidden();
    TakeTeamEvents();
    TakeOtherRecords();
    return std::move(result_);
  }

 private:
  const Draft& draft() const { return result_.draft; }
  TournamentData& data() { return result_.data; }
  Sources& sources() { return result_.sources; }
  bool IsTeamEvent() const { return !result_.data.teams.empty(); }

  Dialect DialectOf() const {
    bool has[4] = {};
    for (std::size_t i = 0; i < Records().size(); ++i) {
      if (draft().first_line[i] != 0 && Records()[i].read != ReadOther)
        has[static_cast<std::size_t>(Records()[i].since)] = true;
    }
    for (const Dialect dialect : {Dialect::kTrf26, Dialect::kTrfBx, Dialect::kTrfX}) {
      if (has[static_cast<std::size_t>(dialect)]) return dialect;
    }
    return Dialect::kTrf16;
  }

  void Conflict(SourceSpan here, SourceSpan there, const std::string& what) {
    report_.Error(here, "trf-conflict", fmt::format("{} in line {} contradicts line {}", what, here.line, there.line),
                  "keep one of the two records, or let both say the same");
  }

  void TakePlayers() {
    std::vector<std::size_t> order(draft().players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    data().ranked_by_position = draft().ranked_by_position;
    if (!draft().ranked_by_position) {
      std::ranges::stable_sort(order, {}, [this](std::size_t i) { return draft().players[i].player.tpn; });
    }
    for (const std::size_t i : order) data().players.push_back(draft().players[i].player);
    sources().player = std::move(order);
    numbers_ = PlayerNumbers(data().players);
    for (const DraftNationalRating& national : draft().national_ratings) {
      if (numbers_.Has(national.tpn)) {
        data().players[At(numbers_.Find(national.tpn))].national_ratings.push_back(national.rating);
      } else {
        report_.Warn({national.line, 5, 4}, "trf-national-unknown",
                     fmt::format("a rating of {} is given for player {}, who does not exist",
                                 national.rating.federation, national.tpn),
                     "columns 5-8 hold the pairing number of a player; the record is kept as it is");
      }
    }
  }

  void TakeHeader() {
    data().info = draft().info;
    if (draft().system_code) data().system_code = draft().system_code->value;
    data().planned_rounds = Agreed(draft().rounds_142, draft().rounds_xxr, "the number of rounds");
    data().initial_colour = Agreed(draft().colour_152, draft().colour_xxc, "the initial colour");
    if (draft().board_colours) data().board_colours = draft().board_colours->value;
    if (draft().match_scoring) data().match_point_system = draft().match_scoring->value;
    TakeTiebreaks();
    WarnIfCountDiffers("062", data().info.stated_players, draft().players.size());
    const std::size_t teams = draft().teams.empty() ? draft().old_teams.size() : draft().teams.size();
    if (teams != 0) WarnIfCountDiffers("082", data().info.stated_teams, teams);
  }

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

  void TakeTiebreaks() {
    std::optional<Sourced<std::vector<std::string>>> from_standings = draft().standings;
    if (from_standings) {
      auto& list = from_standings->value;
      if (!list.empty() && list.front() == "PTS") {
        list.erase(list.begin());
      } else {
        report_.Warn(from_standings->span, "trf-standings", "the list does not begin with PTS, which is assumed",
                     "record 212 lists everything that orders the standings, points included");
      }
      data().tiebreaks_define_standings = true;
    }
    if (auto list = Agreed(from_standings, draft().tiebreaks, "the list of tie-breaks")) {
      data().tiebreaks = std::move(*list);
    }
  }

  void WarnIfCountDiffers(std::string_view code, std::optional<int> stated, std::size_t count) {
    if (!stated || static_cast<std::size_t>(*stated) == count) return;
    const int line = draft().first_line[*FindRecord(code)];
    report_.Warn({line, kValueColumn, 1}, "trf-count-differs",
                 fmt::format("record {} says {}, but there are {}", code, *stated, count),
                 "correct the number; is a line missing?");
  }

  void TakePointSystem() {
    std::optional<std::pair<PointSystem, SourceSpan>> chosen;
    for (const Scoring scoring : {Scoring::k162, Scoring::kXxs, Scoring::kBb}) {
      const auto first = std::ranges::find(draft().scoring, scoring, &PointSetting::scoring);
      if (first == draft().scoring.end()) continue;
      const PointSystem system = PointSystemOf(draft().scoring, scoring);
      if (!chosen) {
        chosen = {system, first->span};
      } else if (chosen->first != system) {
        Conflict(first->span, chosen->second, "the point system");
      }
    }
    if (chosen) data().point_system = chosen->first;
  }

  void TakeTeams() {
    const bool old = draft().teams.empty();
    const std::vector<TeamRecord>& records = old ? draft().old_teams : draft().teams;
    for (std::size_t i = 0; i < records.size(); ++i) {
      Team team = records[i].team;
      for (const Id& id : records[i].members) team.members.push_back(numbers_.Find(id.number));
      const auto place = TeamIndex(static_cast<std::int32_t>(i));
      if (!team_numbers_.emplace(team.number.value(), place).second) {
        report_.Error({records[i].line, 5, 3}, "trf-team-repeated",
                      fmt::format("number {} is given to two teams", team.number.value()),
                      "give every team a number of its own");
      }
      data().teams.push_back(std::move(team));
      sources().team.push_back(i);
    }
    if (!old && !draft().old_teams.empty()) {
      report_.Note({draft().old_teams.front().line, 1, 3}, "trf-013-ignored",
                   "the 013 records are ignored because there are 310 records", "013 is being phased out; remove them");
    }
  }

  std::optional<TeamIndex> FindTeam(const Id& id) {
    const auto found = team_numbers_.find(id.number);
    if (found != team_numbers_.end()) return found->second;
    report_.Error(id.span, "trf-team-unknown", fmt::format("there is no team {}", id.number),
                  "name the number of a 310 record");
    return std::nullopt;
  }

  void TakeEntries() {
    const auto count = static_cast<std::int32_t>(data().players.size());
    int rounds = 0;
    for (std::int32_t i = 0; i < count; ++i) {
      const DraftPlayer& player = result_.DraftOf(PlayerIndex(i));
      for (int r = player.entry_count; r > rounds; --r) {
        const DraftEntry entry = result_.EntryOf(player, r);
        if (!entry.damaged && TookPart(numbers_.Resolve(entry))) rounds = r;
      }
    }
    data().rounds = rounds;
    data().entries.reserve(data().players.size() * static_cast<std::size_t>(rounds));
    for (std::int32_t i = 0; i < count; ++i) {
      const DraftPlayer& player = result_.DraftOf(PlayerIndex(i));
      for (int r = 1; r <= rounds; ++r) data().entries.push_back(numbers_.Resolve(result_.EntryOf(player, r)));
      for (int r = rounds + 1; r <= player.entry_count; ++r) TakeComing(PlayerIndex(i), player, r);
    }
  }

  // A column of a round that is not paired yet.
  void TakeComing(PlayerIndex player, const DraftPlayer& record, int round) {
    const DraftEntry entry = result_.EntryOf(record, round);
    if (entry.damaged || entry.result == ResultCode::kAbsent) return;
    const SourceSpan span{record.line, RoundColumn(round), kRoundStep - 2};
    if (IsRequestedBye(entry.result)) {
      AddBye({Round(round), player, entry.result}, span);
      return;
    }
    report_.Warn(span, "trf-coming-result",
                 fmt::format("player {} has result '{}' in round {}, which is not paired yet; it counts as an absence",
                             record.player.tpn.value(), Traits(entry.result).trf, round),
                 "write Z for a player who will be absent");
    AddBye({Round(round), player, ResultCode::kZeroBye}, span);
  }

  void AddBye(RequestedBye bye, SourceSpan span) {
    const auto [found, added] = byes_.emplace(std::pair(bye.round, bye.player), std::pair(bye.kind, span));
    if (added || found->second.first == bye.kind) return;
    report_.Warn(span, "trf-bye-conflict",
                 fmt::format("line {} already gives the player another kind of bye for round {}, which counts",
                             found->second.second.line, bye.round.value()),
                 "keep one of the two");
  }

  void TakeByes() {
    if (!IsTeamEvent()) {
      for (const ByeRecord& record : draft().byes) {
        for (const Id& id : record.ids) TakeBye(record, id);
      }
    }
    for (const Id& id : draft().absent) {
      AddBye({Round(data().rounds + 1), numbers_.Find(id.number), ResultCode::kZeroBye}, id.span);
    }
    for (const auto& [key, value] : byes_) {
      data().requested_byes.push_back({key.first, key.second, value.first});
      sources().requested_byes.push_back(value.second);
    }
  }

  void TakeBye(const ByeRecord& record, const Id& id) {
    const PlayerIndex player = numbers_.Find(id.number);
    if (record.round.value() > data().rounds) return AddBye({record.round, player, record.kind}, id.span);
    if (!numbers_.Has(id.number)) {
      report_.Error(id.span, "bye-player-unknown", fmt::format("there is no player {}", id.number),
                    "name a player of the list");
      return;
    }
    const DraftEntry entry = result_.EntryOf(result_.DraftOf(player), record.round.value());
    const bool same =
        entry.result == record.kind || (entry.result == ResultCode::kAbsent && record.kind == ResultCode::kZeroBye);
    if (same || entry.damaged) return;
    report_.Warn(id.span, "trf-bye-disagrees",
                 fmt::format("player {} has a {} in round {} here, but his 001 record says {}, which counts", id.number,
                             Traits(record.kind).name, record.round.value(), Traits(entry.result).name),
                 "correct the 240 record or the 001 record");
  }

  void TakeAccelerations() {
    const bool ranges = !draft().acceleration_ranges.empty() && !IsTeamEvent();
    const auto from_ranges = ranges ? FromRanges() : Rows{};
    const auto from_rows = FromRows();
    if (ranges && !from_rows.empty() && from_rows.size() != from_ranges.size()) {
      Conflict(draft().acceleration_rows.front().id.span, draft().acceleration_ranges.front().first.span,
               "the acceleration");
    } else if (ranges && !from_rows.empty()) {
      for (const auto& [player, row] : from_rows) {
        const auto found = from_ranges.find(player);
        if (found != from_ranges.end() && found->second.first == row.first) continue;
        Conflict(row.second, draft().acceleration_ranges.front().first.span, "the acceleration of the player");
        break;
      }
    }
    for (const auto& [player, row] : ranges ? from_ranges : from_rows) {
      data().accelerations.push_back({player, row.first});
      sources().accelerations.push_back(row.second);
    }
  }

  using Rows = std::map<PlayerIndex, std::pair<std::vector<Points>, SourceSpan>>;

  static void DropTrailingZeros(Rows& rows) {
    for (auto& [player, row] : rows) {
      while (!row.first.empty() && row.first.back() == Points{}) row.first.pop_back();
    }
    std::erase_if(rows, [](const auto& row) { return row.second.first.empty(); });
  }

  Rows FromRows() {
    Rows rows;
    for (const AccelerationRow& row : draft().acceleration_rows) {
      const auto [found, added] = rows.try_emplace(numbers_.Find(row.id.number), row.by_round, row.id.span);
      if (added) continue;
      report_.Warn(row.id.span, "trf-record-repeated",
                   fmt::format("player {} has fictitious points in line {} already, which count", row.id.number,
                               found->second.second.line),
                   "keep one of the two");
    }
    DropTrailingZeros(rows);
    return rows;
  }

  Rows FromRanges() {
    Rows rows;
    for (const AccelerationRange& range : draft().acceleration_ranges) {
      bool anybody = false;
      for (std::size_t i = 0; i < data().players.size(); ++i) {
        const int number = data().players[i].tpn.value();
        if (number < range.first.number || number > range.last.number) continue;
        anybody = true;
        auto& [by_round, span] = rows[PlayerIndex(static_cast<std::int32_t>(i))];
        span = range.first.span;
        const auto last = static_cast<std::size_t>(range.last_round.value());
        if (by_round.size() < last) by_round.resize(last);
        std::fill(by_round.begin() + (range.first_round.value() - 1), by_round.begin() + range.last_round.value(),
                  range.points);
      }
      if (!anybody) {
        report_.Error(range.first.span, "acceleration-player-unknown",
                      fmt::format("there is no player from {} to {}", range.first.number, range.last.number),
                      "name players of the list");
      }
    }
    DropTrailingZeros(rows);
    return rows;
  }

  void TakeForbidden() {
    for (const ForbiddenRecord& record : draft().forbidden) {
      if (IsTeamEvent() && !record.of_players_only) {
        TakeForbiddenTeams(record);
        continue;
      }
      ForbiddenGroup group{record.first, record.last, {}};
      SourceSpan span{record.line, 1, 3};
      for (const Id& id : record.ids) {
        if (!numbers_.Has(id.number)) span = id.span;
        group.players.push_back(numbers_.Find(id.number));
      }
      const bool bounded = group.first || group.last;
      if (!bounded && std::ranges::find(data().forbidden, group) != data().forbidden.end()) continue;
      data().forbidden.push_back(std::move(group));
      sources().forbidden.push_back(span);
    }
  }

  void TakeForbiddenTeams(const ForbiddenRecord& record) {
    ForbiddenTeams group{record.first, record.last, {}};
    for (const Id& id : record.ids) {
      if (const auto team = FindTeam(id)) group.teams.push_back(*team);
    }
    data().forbidden_teams.push_back(std::move(group));
  }

  void TakeTeamEvents() {
    for (const AbnormalRecord& record : draft().abnormal) data().abnormal_points.push_back(record.points);
    for (const LineUpRecord& record : draft().line_ups) TakeLineUp(record);
    for (const ForfeitRecord& record : draft().forfeits) {
      const auto white = FindTeam(record.white);
      const auto black = FindTeam(record.black);
      if (white && black) data().forfeited_matches.push_back({record.outcome, record.round, *white, *black});
    }
    if (draft().team_byes) TakeTeamPairingByes(*draft().team_byes);
    if (!IsTeamEvent()) return;
    for (const ByeRecord& record : draft().byes) {
      for (const Id& id : record.ids) {
        if (const auto team = FindTeam(id)) data().team_byes.push_back({record.round, *team, record.kind});
      }
    }
    for (const AccelerationRange& range : draft().acceleration_ranges) {
      data().team_accelerations.push_back({range.match_points, range.points, range.first_round, range.last_round,
                                           TeamNumber(range.first.number), TeamNumber(range.last.number)});
    }
  }

  void TakeLineUp(const LineUpRecord& record) {
    const auto team = FindTeam(record.team);
    if (!team) return;
    LineUp line_up{record.round, *team, std::nullopt, {}};
    if (record.opponent) line_up.opponent = FindTeam(*record.opponent);
    for (const Id& id : record.boards) {
      if (id.number != 0 && !numbers_.Has(id.number)) {
        report_.Error(id.span, "trf-player-unknown", fmt::format("there is no player {}", id.number),
                      "name a player of the list, or 0000 for an empty board");
      }
      line_up.boards.push_back(id.number == 0 ? std::nullopt : std::optional(numbers_.Find(id.number)));
    }
    data().line_ups.push_back(std::move(line_up));
  }

  void TakeTeamPairingByes(const TeamByeRecord& record) {
    TeamPairingByes byes{record.match_points, record.game_points, {}};
    for (const Id& id : record.teams) {
      byes.by_round.push_back(id.number == 0 ? std::nullopt : FindTeam(id));
    }
    data().team_pairing_byes = std::move(byes);
  }

  void TakeOtherRecords() {
    std::vector<int> lines = draft().other_lines;
    for (const DraftNationalRating& national : draft().national_ratings) {
      if (!numbers_.Has(national.tpn)) lines.push_back(national.line);
    }
    std::ranges::sort(lines);
    for (const int line : lines) {
      data().other_records.push_back(document_.lines[static_cast<std::size_t>(line - 1)].text);
    }
  }

  const Document& document_;
  Report& report_;
  Interpretation result_;
  PlayerNumbers numbers_;
  std::map<int, TeamIndex> team_numbers_;
  std::map<std::pair<Round, PlayerIndex>, std::pair<ResultCode, SourceSpan>> byes_;
};

}  // namespace

Interpretation Assemble(Draft draft, const Document& document, Report& report) {
  return Assembler(std::move(draft), document, report).Run();
}

}  // namespace ronda::trf
