#include "ronda/model/tournament.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/model/abnormal_points.h"
#include "ronda/model/rewind.h"
#include "ronda/model/validation.h"

namespace ronda {
namespace {

std::pair<PlayerIndex, Round> ByPlayerAndRound(const RequestedBye& bye) { return {bye.player, bye.round}; }

// Drops what the teams did in rounds after the last one kept. Byes of the next round are known before it is paired.
void ForgetTeamRounds(TournamentData& data, Round last) {
  std::erase_if(data.line_ups, [&](const LineUp& line_up) { return line_up.round > last; });
  std::erase_if(data.forfeited_matches, [&](const ForfeitedMatch& match) { return match.round > last; });
  if (data.team_pairing_byes) {
    auto& by_round = data.team_pairing_byes->by_round;
    by_round.resize(std::min(by_round.size(), Next(last).index()));
  }
  for (Team& team : data.teams) {
    team.stated_match_points.reset();
    team.stated_game_points.reset();
    team.stated_rank.reset();
  }
}

// Empty where the numbers are 1, 2, 3 and so on, as they nearly always are: then the number is the place.
std::unordered_map<Tpn, PlayerIndex> PlacesByNumber(const std::vector<Player>& players) {
  std::unordered_map<Tpn, PlayerIndex> places;
  const IdRange<PlayerIndex> ids(Count(players));
  const auto number = [&](PlayerIndex index) { return players[index.index()].tpn; };
  if (std::ranges::all_of(ids, [&](PlayerIndex index) { return number(index).value() == index.value() + 1; })) {
    return places;
  }
  places.reserve(players.size());
  for (const PlayerIndex index : ids) places.emplace(number(index), index);
  return places;
}

}  // namespace

std::optional<Tournament> Tournament::Make(TournamentData data) { return MakeFrom(ExaminedData(std::move(data))); }

std::optional<Tournament> Tournament::MakeFrom(ExaminedData data) {
  if (data.HasErrors()) return std::nullopt;
  return Tournament(std::move(data.data_));
}

Tournament::Event::Event(TournamentData all) : data(std::move(all)), points(data.point_system) {
  by_tpn = PlacesByNumber(data.players);
  Derive();
}

// The numbers of the players stay what they are.
void Tournament::Event::Derive() {
  byes_by_player = data.requested_byes;
  std::ranges::stable_sort(byes_by_player, {}, ByPlayerAndRound);
  acceleration_of.clear();
  if (!data.accelerations.empty()) {
    acceleration_of.resize(data.players.size());
    for (std::size_t i = 0; i < data.accelerations.size(); ++i) {
      acceleration_of[data.accelerations[i].player.index()] = i;
    }
  }
  abnormal_points = WithAbnormalPoints(data, points, [this](Tpn tpn) { return Find(tpn); });
}

std::optional<PlayerIndex> Tournament::Event::Find(Tpn tpn) const {
  if (by_tpn.empty()) {
    if (tpn.value() < 1 || tpn.value() > Count(data.players)) return std::nullopt;
    return PlayerIndex(tpn.value() - 1);
  }
  const auto found = by_tpn.find(tpn);
  if (found == by_tpn.end()) return std::nullopt;
  return found->second;
}

// Who has fictitious points at all is known: there are some.
Points Tournament::Event::AccelerationOf(PlayerIndex player, Round round) const {
  if (!acceleration_of[player.index()]) return Points{};
  const auto& by_round = data.accelerations[*acceleration_of[player.index()]].by_round;
  return round.index() < by_round.size() ? by_round[round.index()] : Points{};
}

int Tournament::planned_rounds() const { return data().planned_rounds.value_or(rounds()); }

const PointTable* Tournament::PointsOfResults() const {
  return data().match_scores.empty() && event_->abnormal_points.empty() ? &event_->points : nullptr;
}

Points Tournament::ScoreAfter(PlayerIndex player, int rounds) const {
  assert(rounds >= 0 && rounds <= data().rounds);
  Points score;
  for (const Round round : IdRange<Round>(rounds)) score += PointsFor(player, round);
  return score;
}

Points Tournament::SecondaryScore(PlayerIndex player) const {
  Points score;
  if (data().match_scores.empty()) return score;
  for (const Round round : round_ids()) score += data().match_scores[data().SlotOf(player, round)].secondary;
  return score;
}

bool Tournament::GivesColour(PlayerIndex player, Round round) const {
  return data().match_scores.empty() || data().match_scores[data().SlotOf(player, round)].gives_colour;
}

std::optional<ResultCode> Tournament::RequestedByeOf(PlayerIndex player, Round round) const {
  const std::pair key(player, round);
  const auto found = std::ranges::lower_bound(event_->byes_by_player, key, {}, ByPlayerAndRound);
  if (found == event_->byes_by_player.end() || ByPlayerAndRound(*found) != key) return std::nullopt;
  return found->kind;
}

std::optional<Colour> Tournament::InitialColour() const {
  if (data().initial_colour) return data().initial_colour;
  if (data().rounds == 0) return std::nullopt;
  // In round 1 nobody has a preference: of the players paired in it, those with an odd number got the initial colour
  // against a lower-ranked one. Only fictitious points rank before the numbers then.
  const auto ranks_before = [this](PlayerIndex one, PlayerIndex other) {
    const Points lead = AccelerationOf(one, Round(1)) - AccelerationOf(other, Round(1));
    return lead == Points{} ? one < other : lead > Points{};
  };
  int number = 0;
  for (const PlayerIndex player : player_ids()) {
    const RoundEntry& entry = this->entry(player, Round(1));
    if (!TookPart(entry)) continue;
    ++number;
    if (!entry.colour || !entry.opponent || ranks_before(*entry.opponent, player)) continue;
    return number % 2 == 1 ? *entry.colour : Opposite(*entry.colour);
  }
  return std::nullopt;
}

Tournament Tournament::Before(Round round) const {
  TournamentData before = data();
  CutBefore(round, before);
  return Tournament(std::move(before));
}

// `before` has the rounds of this tournament, or of another time in its past.
void Tournament::CutBefore(Round round, TournamentData& before) const {
  const int kept = round.value() - 1;
  assert(kept >= 0 && kept <= rounds());
  before.planned_rounds = planned_rounds();
  before.initial_colour = InitialColour();
  before.rounds = kept;
  before.entries.clear();
  before.entries.reserve(before.players.size() * round.index());
  before.match_scores.clear();
  before.requested_byes = data().requested_byes;
  before.line_ups = data().line_ups;
  before.forfeited_matches = data().forfeited_matches;
  before.team_pairing_byes = data().team_pairing_byes;
  ForgetTeamRounds(before, Round(kept));
  for (const PlayerIndex index : player_ids()) {
    const auto past = entries(index);
    before.entries.insert(before.entries.end(), past.begin(), past.begin() + kept);
    if (!data().match_scores.empty()) {
      const auto scores = data().match_scores.begin() + std::ptrdiff_t{index.value()} * rounds();
      before.match_scores.insert(before.match_scores.end(), scores, scores + kept);
    }
    before.players[index.index()].stated_points.reset();
    before.players[index.index()].stated_rank.reset();
    if (kept == rounds() || TookPart(past[round.index()])) continue;
    const ResultCode away = past[round.index()].result;
    before.requested_byes.push_back({round, index, IsRequestedBye(away) ? away : ResultCode::kZeroBye});
  }
}

const Tournament& Rewind::Before(Round round) {
  if (!before_ || before_->event_.use_count() > 1) {
    before_ = whole_.Before(round);
  } else {
    whole_.CutBefore(round, before_->event_->data);
    before_->event_->Derive();
  }
  return *before_;
}

}  // namespace ronda
