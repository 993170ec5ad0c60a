// Update: acceleration, forbidden pairings and teams.
#include <algorithm>
#include <array>
#include <map>

#include "ronda/base/columns.h"
#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/updater.h"
#include "ronda/formats/trf/writing.h"

namespace ronda::trf {
namespace {

constexpr std::array<FieldRule, 6> kTeamFields{team_fields::kName,       team_fields::kNickname,
                                               team_fields::kStrength,   team_fields::kMatchPoints,
                                               team_fields::kGamePoints, team_fields::kRank};

std::vector<Points> WithoutTrailingZeros(std::vector<Points> by_round) {
  while (!by_round.empty() && by_round.back() == Points{}) by_round.pop_back();
  return by_round;
}

// The XXA record of every player who has fictitious points, by pairing number.
std::map<int, std::string> RowsOf(const TournamentData& data) {
  std::map<int, std::string> rows;
  for (const Acceleration& acceleration : data.accelerations) {
    const auto place = acceleration.player.index();
    const auto by_round = WithoutTrailingZeros(acceleration.by_round);
    if (place >= data.players.size() || by_round.empty()) continue;
    const int number = data.players[place].tpn.value();
    rows.emplace(number, ComposeXxa(number, by_round));
  }
  return rows;
}

// Lines of the records and what the elements made of them say; all of the lines without a key where they do not
// correspond.
template <class Record, class Element, class Compose>
std::vector<KeyedLine> Keyed(const std::vector<Record>& records, const std::vector<Element>& elements,
                             Compose compose) {
  std::vector<KeyedLine> lines;
  for (std::size_t i = 0; i < records.size(); ++i) {
    lines.push_back({records[i].line, records.size() == elements.size() ? compose(elements[i]) : std::string()});
  }
  return lines;
}

template <class Element, class Compose>
std::vector<KeyedText> Wanted(const std::vector<Element>& elements, Compose compose) {
  std::vector<KeyedText> wanted;
  for (const Element& element : elements) {
    if (std::string text = compose(element); !text.empty()) wanted.push_back({text, text});
  }
  return wanted;
}

// A team that a 013 record at its place can say.
bool IsPlain(const Team& team, std::size_t place) {
  Team plain;
  plain.number = TeamNumber(static_cast<std::int32_t>(place) + 1);
  plain.name = team.name;
  plain.members = team.members;
  return team == plain;
}

bool ArePlain(const std::vector<Team>& teams) {
  for (std::size_t i = 0; i < teams.size(); ++i) {
    if (!IsPlain(teams[i], i)) return false;
  }
  return true;
}

}  // namespace

void Updater::UpdateAccelerations() {
  const auto wanted = RowsOf(after());
  if (RowsOf(before()) == wanted) return;
  const bool of_teams = !before().teams.empty() || !after().teams.empty();
  const bool has_ranges = !before_.draft.acceleration_ranges.empty() && !of_teams;
  const bool has_rows = !before_.draft.acceleration_rows.empty();
  if (has_ranges || (!has_rows && HasRecord(new_records_, "250") && !of_teams)) {
    std::vector<KeyedLine> lines;
    for (const int line : editor_.LinesOf("250")) lines.push_back({line, {}});
    editor_.MatchList(lines, Wanted(ComposeAccelerationRanges(after()), [](const std::string& line) { return line; }));
    if (!has_rows) return;
  }
  UpdateAccelerationRows(wanted);
}

void Updater::UpdateAccelerationRows(const std::map<int, std::string>& wanted) {
  std::vector<NumberedLine> lines;
  for (const AccelerationRow& row : before_.draft.acceleration_rows) {
    const int number = row.id.number;
    const auto by_round = WithoutTrailingZeros(row.by_round);
    lines.push_back({number, {row.id.span.line, by_round.empty() ? std::string() : ComposeXxa(number, by_round)}});
  }
  editor_.MatchNumbers(lines, wanted);
}

void Updater::UpdateForbidden() {
  std::vector<KeyedLine> lines;
  std::vector<KeyedLine> repeated;
  std::set<std::string> for_all_rounds;
  for (const ForbiddenRecord& record : before_.draft.forbidden) {
    if (!before().teams.empty() && !record.of_players_only) continue;
    std::vector<int> ids;
    for (const Id& id : record.ids) ids.push_back(id.number);
    KeyedLine line{record.line, ComposeForbidden(record.first, record.last, ids)};
    const bool bounded = record.first || record.last;
    const bool again = !bounded && !for_all_rounds.insert(line.key).second;
    (again ? repeated : lines).push_back(std::move(line));
  }
  // One record for all, so that they keep their order; XXP knows no rounds.
  const auto bounded = [](const ForbiddenGroup& group) { return group.first || group.last; };
  const bool any_bounded = std::ranges::any_of(after().forbidden, bounded);
  const bool as_xxp = !after().teams.empty() || (!any_bounded && HasRecord(new_records_, "XXP"));
  std::vector<KeyedText> wanted;
  for (const ForbiddenGroup& group : after().forbidden) {
    const auto ids = NumbersOf(group.players, after());
    const std::string key = ComposeForbidden(group.first, group.last, ids);
    wanted.push_back({key, as_xxp ? ComposeXxp(ids) : key});
  }
  editor_.MatchList(lines, wanted);
  std::set<std::string_view> still;
  for (const KeyedText& text : wanted) still.insert(text.key);
  for (const KeyedLine& line : repeated) {
    if (!still.contains(line.key)) editor_.Remove(line.line);
  }
}

void Updater::UpdateKeptApart() {
  std::vector<KeyedLine> rules;
  for (const auto& rule : before_.draft.kept_apart) rules.push_back({rule.span.line, ComposeXxk(rule.value)});
  editor_.MatchList(rules, Wanted(after().kept_apart, ComposeXxk));
  std::vector<NumberedLine> clubs;
  for (const ClubRecord& record : before_.draft.clubs) {
    Player player;
    player.tpn = Tpn(record.id.number);
    player.club = record.club;
    clubs.push_back({record.id.number, {record.id.span.line, ComposeXxm(player)}});
  }
  std::map<int, std::string> wanted;
  for (const Player& player : after().players) {
    if (std::string text = ComposeXxm(player); !text.empty()) wanted.emplace(player.tpn.value(), std::move(text));
  }
  editor_.MatchNumbers(clubs, wanted);
}

void Updater::UpdateTeams() {
  const auto old_line = [this](const Team& team) { return ComposeOldTeam(team, after()); };
  const auto new_line = [this](const Team& team) { return ComposeTeam(team, after()); };
  const auto said_old = [this](const Team& team) { return ComposeOldTeam(team, before()); };
  const auto said_new = [this](const Team& team) { return ComposeTeam(team, before()); };
  const auto& records = before_.draft.teams;
  if (records.empty() && ArePlain(after().teams) && (dialect_ != Dialect::kTrf26 || !before().teams.empty())) {
    editor_.MatchList(Keyed(before_.draft.old_teams, before().teams, said_old), Wanted(after().teams, old_line));
    return;
  }
  const auto same_number = [](const Team& a, const Team& b) { return a.number == b.number; };
  if (!records.empty() && std::ranges::equal(before().teams, after().teams, same_number)) {
    for (std::size_t i = 0; i < records.size(); ++i) PatchTeam(i);
  } else {
    editor_.MatchList(Keyed(records, before().teams, said_new), Wanted(after().teams, new_line));
  }
  const auto members = [](const TournamentData& data) {
    std::vector<std::vector<int>> numbers;
    for (const Team& team : data.teams) numbers.push_back(NumbersOf(team.members, data));
    return numbers;
  };
  if (records.empty() || members(before()) != members(after())) {
    for (const TeamRecord& record : before_.draft.old_teams) editor_.Remove(record.line);
  }
}

void Updater::PatchTeam(std::size_t team) {
  const int line = before_.draft.teams[team].line;
  const std::string said = ComposeTeam(before().teams[team], before());
  const std::string wanted = ComposeTeam(after().teams[team], after());
  if (said == wanted) return;
  editor_.PatchFields(line, kTeamFields, {said, wanted});
  const std::string members(Columns(wanted).From(team_fields::kIds));
  if (members == Columns(said).From(team_fields::kIds)) return;
  const Columns columns(editor_.text(line));
  editor_.Replace(line, WithColumns(columns.At(1, team_fields::kIds - 1), team_fields::kIds, members));
}

void Updater::UpdateTeamLists() {
  const Draft& draft = before_.draft;
  editor_.MatchList(Keyed(draft.abnormal, before().abnormal_points, ComposeAbnormal),
                    Wanted(after().abnormal_points, ComposeAbnormal));
  const auto match = [this](const auto& records, auto member, auto compose) {
    const auto said = [this, compose](const auto& element) { return compose(element, before()); };
    const auto wanted = [this, compose](const auto& element) { return compose(element, after()); };
    editor_.MatchList(Keyed(records, before().*member, said), Wanted(after().*member, wanted));
  };
  match(draft.line_ups, &TournamentData::line_ups, ComposeLineUp);
  match(draft.forfeits, &TournamentData::forfeited_matches, ComposeForfeit);

  const auto byes = [](const TournamentData& data) {
    return data.team_pairing_byes ? ComposeTeamPairingByes(*data.team_pairing_byes, data) : std::string();
  };
  UpdateRecord("320", byes(before()), byes(after()));
  if (before().teams.empty() && after().teams.empty()) return;

  const bool were_teams = !before().teams.empty();
  const auto same_text = [](const std::string& line) { return line; };
  std::vector<KeyedLine> bye_lines;
  if (were_teams) {
    for (const ByeRecord& record : draft.byes) {
      std::vector<int> ids;
      for (const Id& id : record.ids) ids.push_back(id.number);
      bye_lines.push_back({record.line, ComposeByes(record.kind, record.round, ids)});
    }
  }
  if (before().team_byes.size() != after().team_byes.size() || ComposeTeamByes(before()) != ComposeTeamByes(after())) {
    editor_.MatchList(bye_lines, Wanted(ComposeTeamByes(after()), same_text));
  }

  std::vector<KeyedLine> range_lines;
  for (std::size_t i = 0; were_teams && i < draft.acceleration_ranges.size(); ++i) {
    range_lines.push_back(
        {draft.acceleration_ranges[i].first.span.line, ComposeTeamAcceleration(before().team_accelerations[i])});
  }
  editor_.MatchList(range_lines, Wanted(after().team_accelerations, ComposeTeamAcceleration));

  std::vector<ForbiddenRecord> forbidden;
  std::ranges::copy_if(draft.forbidden, std::back_inserter(forbidden),
                       [&](const ForbiddenRecord& record) { return were_teams && !record.of_players_only; });
  match(forbidden, &TournamentData::forbidden_teams, ComposeForbiddenTeams);
}

}  // namespace ronda::trf
