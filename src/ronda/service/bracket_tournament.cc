// A knockout as a tournament: a round for every round of the event, as far as its players are known.
#include "ronda/service/bracket_tournament.h"
#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/service/tournament_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ronda::service {
namespace {

using bracket::State;
using knockout::MatchIndex;
using knockout::MatchState;
using knockout::MatchView;
using knockout::Occupant;

// What the match is for one of its two.
ResultCode CodeFor(const MatchView& view, const Occupant& player) {
  if (!view.winner.IsPlayer()) return view.score ? ResultCode::kForfeitLoss : ResultCode::kPending;
  const bool is_winner = view.winner == player;
  const bool is_played = view.score && !view.score->walkover;
  if (!is_played) return is_winner ? ResultCode::kForfeitWin : ResultCode::kForfeitLoss;
  if (view.score->home == view.score->away) return ResultCode::kDraw;
  return is_winner ? ResultCode::kWin : ResultCode::kLoss;
}

struct KnownMatch {
  Round round;
  const MatchView* view;
};

std::vector<KnownMatch> KnownMatches(const State& state) {
  std::vector<KnownMatch> known;
  const auto& bracket = state.progress.bracket();
  for (const MatchIndex match : IdRange<MatchIndex>(Count(bracket.matches))) {
    const MatchView& view = state.progress.view(match);
    if (!view.home.IsPlayer() || !view.away.IsPlayer() || view.state == MatchState::kNotNeeded) continue;
    known.push_back({Round(bracket.match(match).wave + 1), &view});
  }
  return known;
}

void AddRounds(const State& state, TournamentData& data) {
  const auto known = KnownMatches(state);
  for (const KnownMatch& match : known) data.rounds = std::max(data.rounds, match.round.value());
  data.planned_rounds = state.progress.bracket().waves;
  data.entries.resize(data.players.size() * data.next_round().index());
  for (const auto& [round, view] : known) {
    data.entry(PlayerIndex(view->home.seed.value()), round) = {CodeFor(*view, view->home), Colour::kWhite,
                                                               PlayerIndex(view->away.seed.value())};
    data.entry(PlayerIndex(view->away.seed.value()), round) = {CodeFor(*view, view->away), Colour::kBlack,
                                                               PlayerIndex(view->home.seed.value())};
  }
}

}  // namespace

std::string KnockoutName(int losses) {
  constexpr std::array<const char*, 3> kNames{"single", "double", "triple"};
  return losses <= Count(kNames) ? fmt::format("{} elimination", kNames[Size(losses - 1)])
                                 : fmt::format("{}-fold elimination", losses);
}

Result<std::string> BracketTrf(const State& state) {
  if (state.progress.games() > 1) {
    return tl::unexpected(UsageError("TRF has one game a round, but matches here have several",
                                     "write the state as JSON, or the matches as CSV"));
  }
  TournamentData data;
  data.info.name = state.name.empty() ? "Knockout" : state.name;
  data.info.type = KnockoutName(state.progress.bracket().options.losses);
  data.system_code = "CUSTOM_KNOCKOUT";
  data.players = state.players;
  for (Player& player : data.players) player.stated_points.reset();
  AddRounds(state, data);
  const auto tournament = Tournament::Make(std::move(data));
  if (!tournament) {
    return tl::unexpected(Diagnostic{.code = "unexpected", .message = "the bracket contradicts itself"});
  }
  return TrfText(*tournament, trf::Dialect::kTrf26, trf::LineEnd::kLf);
}

}  // namespace ronda::service
