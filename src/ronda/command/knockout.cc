#include "ronda/command/knockout.h"

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/command/moment.h"

namespace ronda::command {
namespace {

using journal::State;
using knockout::MatchIndex;
using knockout::MatchState;
using knockout::Score;
using knockout::SeedIndex;
using knockout::Walkover;

struct PairedGame {
  PlayerIndex white;
  PlayerIndex black;
  Round round;
  bool is_taken = false;
};

std::vector<PairedGame> GamesOf(const TournamentData& data) {
  std::vector<PairedGame> games;
  for (Round round(1); round <= Round(data.rounds); round = Next(round)) {
    for (const PlayerIndex player : IdRange<PlayerIndex>(Count(data.players))) {
      const RoundEntry& entry = data.entry(player, round);
      if (entry.opponent && entry.colour != Colour::kBlack) games.push_back({player, *entry.opponent, round});
    }
  }
  return games;
}

bool IsWin(ResultCode result) {
  return result == ResultCode::kWin || result == ResultCode::kUnratedWin || result == ResultCode::kForfeitWin;
}

bool IsForfeit(ResultCode result) { return result == ResultCode::kForfeitWin || result == ResultCode::kForfeitLoss; }

// What the games of a match come to so far.
class Tally {
 public:
  explicit Tally(int games) : games_(games) {}

  void Add(ResultCode home, ResultCode away) {
    ++played_;
    all_forfeits_ = all_forfeits_ && IsForfeit(home) && IsForfeit(away);
    // Neither wins a drawn game, nor one that both have forfeited.
    home_ += IsWin(home) ? Points::Whole(1) : IsWin(away) ? Points{} : Points::Tenths(5);
    away_ += IsWin(away) ? Points::Whole(1) : IsWin(home) ? Points{} : Points::Tenths(5);
  }

  bool IsOver() const { return played_ == games_ || std::max(home_, away_).tenths() * 2 > games_ * 10; }
  bool IsLevel() const { return IsOver() && home_ == away_ && !all_forfeits_; }

  Score score() const {
    Score score;
    if (all_forfeits_) {
      score.walkover = home_ == away_ ? Walkover::kNobody : home_ > away_ ? Walkover::kHomeWins : Walkover::kAwayWins;
    } else {
      score.home = home_;
      score.away = away_;
    }
    return score;
  }

 private:
  int games_;
  int played_ = 0;
  bool all_forfeits_ = true;
  Points home_;
  Points away_;
};

// Plays the rounds of the desk again in the bracket.
class Replay {
 public:
  Replay(const State& state, KnockoutState& into) : state_(state), into_(into), games_(GamesOf(state.data)) {}

  void Run() {
    PlayMatches();
    for (const journal::Uid uid : state_.facts.withdrawn) {
      const auto place = state_.Find(uid);
      const auto seed = std::ranges::find(into_.places, place.value_or(PlayerIndex(0)));
      if (!place || seed == into_.places.end()) continue;
      // Who is out already leaves nothing behind.
      static_cast<void>(into_.bracket.Withdraw(SeedIndex::FromIndex(IndexIn(into_.places, seed))));
    }
    PlayMatches();
    for (const MatchIndex match : into_.bracket.progress.Ready()) into_.open.push_back(OpenMatchOf(match));
    into_.stray_games = static_cast<int>(std::ranges::count(games_, false, &PairedGame::is_taken));
  }

 private:
  const knockout::Progress& progress() const { return into_.bracket.progress; }

  // Matches depend on earlier ones only, so that one pass is enough.
  void PlayMatches() {
    for (const MatchIndex match : IdRange<MatchIndex>(Count(progress().bracket().matches))) {
      if (progress().view(match).state != MatchState::kReady) continue;
      std::vector<PairedGame*> games = GamesIn(match);
      Tally tally(progress().games());
      if (!Add(match, games, tally) || !tally.IsOver()) continue;
      Score score = tally.score();
      if (tally.IsLevel() && !TakePlayOff(match, *games.back(), score)) continue;
      if (!into_.bracket.Enter(match, score)) continue;
      for (PairedGame* game : games) game->is_taken = true;
    }
  }

  // The games of the two that no match before has had, as far as the match goes.
  std::vector<PairedGame*> GamesIn(MatchIndex match) {
    const PlayerIndex home = into_.PlaceOf(progress().view(match).home.seed);
    const PlayerIndex away = into_.PlaceOf(progress().view(match).away.seed);
    std::vector<PairedGame*> games;
    for (PairedGame& game : games_) {
      const bool is_theirs = (game.white == home && game.black == away) || (game.white == away && game.black == home);
      if (is_theirs && !game.is_taken && Count(games) < progress().games()) games.push_back(&game);
    }
    return games;
  }

  // False if a game has no result yet.
  bool Add(MatchIndex match, const std::vector<PairedGame*>& games, Tally& tally) const {
    const PlayerIndex home = into_.PlaceOf(progress().view(match).home.seed);
    const PlayerIndex away = into_.PlaceOf(progress().view(match).away.seed);
    for (const PairedGame* game : games) {
      const ResultCode own = state_.data.entry(home, game->round).result;
      if (own == ResultCode::kPending || own == ResultCode::kAdjourned) return false;
      tally.Add(own, state_.data.entry(away, game->round).result);
    }
    return true;
  }

  bool TakePlayOff(MatchIndex match, const PairedGame& last, Score& score) const {
    const journal::Uid home = state_.uids[into_.PlaceOf(progress().view(match).home.seed)];
    for (const journal::PlayOff& play_off : state_.facts.play_offs) {
      const bool is_theirs = play_off.round == last.round && (play_off.one == home || play_off.other == home);
      const auto points = is_theirs ? knockout::ParseScore(play_off.score) : std::nullopt;
      if (!points) continue;
      score.play_off_home = play_off.one == home ? points->home : points->away;
      score.play_off_away = play_off.one == home ? points->away : points->home;
      return true;
    }
    return false;
  }

  OpenMatch OpenMatchOf(MatchIndex match) {
    OpenMatch open{match, into_.PlaceOf(progress().view(match).home.seed),
                   into_.PlaceOf(progress().view(match).away.seed)};
    const std::vector<PairedGame*> games = GamesIn(match);
    Tally tally(progress().games());
    open.has_open_game = !Add(match, games, tally);
    open.is_level = !games.empty() && !open.has_open_game && tally.IsLevel();
    for (PairedGame* game : games) {
      open.games.push_back(game->round);
      game->is_taken = true;
    }
    return open;
  }

  const State& state_;
  KnockoutState& into_;
  std::vector<PairedGame> games_;
};

}  // namespace

bool IsKnockout(const journal::SchedulePlan& plan) { return plan.system == "knockout"; }

bool IsKnockout(const State& state) { return state.facts.schedule && IsKnockout(*state.facts.schedule); }

Result<KnockoutState> KnockoutOf(const State& state) {
  if (state.facts.bracket.empty()) {
    return Refuse("command-bracket", "there is no bracket yet", "pair the first round; that draws it");
  }
  auto read = bracket::Read(state.facts.bracket, "bracket");
  if (!read.value) return tl::unexpected(read.diagnostics.front());
  KnockoutState knockout{*std::move(read.value), {}, 0, {}};
  for (const Player& player : knockout.bracket.players) {
    const auto place = std::ranges::find(state.data.players, player.tpn, &Player::tpn);
    if (place == state.data.players.end()) {
      return Refuse("command-bracket", "the bracket has players who are not in the list", "draw it again");
    }
    knockout.places.push_back(PlayerIndex::FromIndex(IndexIn(state.data.players, place)));
  }
  Replay(state, knockout).Run();
  return knockout;
}

Result<void> CheckKnockout(const State& state) {
  if (!IsKnockout(state) || state.facts.bracket.empty()) return {};
  const auto knockout = KnockoutOf(state);
  if (!knockout) return tl::unexpected(knockout.error());
  if (knockout->stray_games == 0) return {};
  return Refuse("command-bracket", "matches of a later round were paired on this result",
                "take the later rounds back first, then change it and pair them again");
}

}  // namespace ronda::command
