#include "ronda/knockout/progress.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/id_range.h"

namespace ronda::knockout {
namespace {

tl::unexpected<Diagnostic> RefusedResult(std::string message, std::string hint) {
  return tl::unexpected(Diagnostic{.code = kBracketResult, .message = std::move(message), .hint = std::move(hint)});
}

constexpr Occupant kNobody{Occupant::State::kNobody, SeedIndex(0)};

bool HomeWins(const Score& score) {
  if (score.walkover) return *score.walkover == Walkover::kHomeWins;
  if (score.home != score.away) return score.home > score.away;
  return score.play_off_home > score.play_off_away;
}

}  // namespace

Progress::Progress(Bracket bracket, int games)
    : bracket_(std::move(bracket)),
      games_(games),
      scores_(Count(bracket_.matches)),
      withdrawn_(bracket_.options.players) {
  Replay();
}

bool Progress::IsOut(const Occupant& occupant) const { return !occupant.IsPlayer() || withdrawn_[occupant.seed]; }

Occupant Progress::Resolve(const Source& source) const {
  switch (source.kind) {
    case SourceKind::kSeed:
      return {Occupant::State::kPlayer, SeedIndex(source.index)};
    case SourceKind::kWinner:
      return bracket_.match(source.match()).side == Side::kFinal ? SurvivorOf(source.match())
                                                                 : views_[source.match()].winner;
    case SourceKind::kLoser:
      break;
  }
  return views_[source.match()].loser;
}

// The finals of two go on until one has no loss to spare; the last match of the series stands for all of them.
Occupant Progress::SurvivorOf(MatchIndex last_of_series) const {
  const MatchIndex first = bracket_.match(last_of_series).first_of_series;
  for (MatchIndex index = last_of_series; index >= first; --index) {
    const MatchView& view = views_[index];
    if (view.state == MatchState::kNotNeeded) continue;
    return view.winner;
  }
  return {};
}

void Progress::Decide(MatchView& view, const Occupant& winner) {
  view.winner = winner;
  view.loser = winner == view.home ? view.away : view.home;
  if (view.loser.IsPlayer()) ++losses_[view.loser.seed];
}

// A further final is played only while both have a loss to spare.
bool Progress::IsNeeded(MatchIndex index) const {
  if (!bracket_.IsConditional(index)) return true;
  const MatchView& view = views_[index];
  const auto is_beaten = [&](const Occupant& occupant) {
    return IsOut(occupant) || losses_[occupant.seed] >= bracket_.options.losses;
  };
  const bool was_needed = views_[Previous(index)].state != MatchState::kNotNeeded;
  return was_needed && !is_beaten(view.home) && !is_beaten(view.away);
}

bool Progress::IsWaiting(MatchIndex index) const {
  const MatchView& view = views_[index];
  const auto is_unknown = [](const Occupant& occupant) { return occupant.state == Occupant::State::kUnknown; };
  if (is_unknown(view.home) || is_unknown(view.away)) return true;
  if (!bracket_.IsConditional(index)) return false;
  const MatchState before = views_[Previous(index)].state;
  return before == MatchState::kWaiting || before == MatchState::kReady;
}

void Progress::Play(MatchIndex index) {
  MatchView& view = views_[index];
  view.home = Resolve(bracket_.match(index).home);
  view.away = Resolve(bracket_.match(index).away);
  if (IsWaiting(index)) return;
  if (!IsNeeded(index)) {
    view.state = MatchState::kNotNeeded;
  } else if (const auto& score = scores_[index]) {
    view.state = MatchState::kPlayed;
    view.score = score;
    if (score->walkover == Walkover::kNobody) {
      view.winner = view.loser = kNobody;
    } else {
      Decide(view, HomeWins(*score) ? view.home : view.away);
    }
  } else if (!IsOut(view.home) && !IsOut(view.away)) {
    view.state = MatchState::kReady;
  } else {
    view.state = MatchState::kByDefault;
    if (IsOut(view.home) && IsOut(view.away)) {
      view.winner = view.loser = kNobody;
    } else {
      Decide(view, IsOut(view.away) ? view.home : view.away);
    }
  }
}

void Progress::Replay() {
  views_.assign(Count(bracket_.matches), MatchView{});
  losses_.assign(bracket_.options.players, 0);
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(bracket_.matches.size()); ++i) Play(MatchIndex(i));
}

// Whether regular games can end like this: a whole number of games, not more than there are, and no game after the
// match was decided.
Result<void> Progress::CheckScore(const Score& score) const {
  if (score.walkover) {
    if (*score.walkover == Walkover::kNobody && bracket_.options.losses > 1) {
      return RefusedResult("both cannot lose a match by default where a loss does not put out",
                           "withdraw those who have left (--withdraw NUMBER)");
    }
    return {};
  }
  const int total = (score.home + score.away).tenths();
  const Points most = std::max(score.home, score.away);
  const bool is_whole = total % 10 == 0 && most.tenths() % 5 == 0 && std::min(score.home, score.away) >= Points();
  if (!is_whole || total == 0 || total > games_ * 10 || (most.tenths() - 10) * 2 > games_ * 10) {
    return RefusedResult(
        fmt::format("{} is no result of {} {}", ToString(score), games_, games_ == 1 ? "game" : "games"),
        games_ == 1 ? "write 1-0 or 0-1, or 0.5-0.5,1-0 with the play-off after the comma"
                    : "write the points of the regular games, as 1.5-0.5; a play-off comes after a comma");
  }
  const bool is_level = score.home == score.away && total == games_ * 10;
  const bool is_decided = most.tenths() * 2 > games_ * 10 || (total == games_ * 10 && !is_level);
  if (!is_decided && !is_level) {
    return RefusedResult(fmt::format("{} does not decide a match of {} games", ToString(score), games_),
                         "enter the result when the match is over");
  }
  if (is_level && (!score.play_off_home || score.play_off_home == score.play_off_away)) {
    return RefusedResult(fmt::format("{} leaves nobody to go on", ToString(score)),
                         "add the play-off after a comma, as 0.5-0.5,1-0");
  }
  if (is_decided && score.play_off_home) {
    return RefusedResult(fmt::format("{} has a play-off after a match that was decided", ToString(score)),
                         "leave the part after the comma out");
  }
  return {};
}

Result<void> Progress::Enter(MatchIndex match, const Score& score) {
  if (match.value() < 0 || match.value() >= static_cast<std::int32_t>(bracket_.matches.size())) {
    return RefusedResult(fmt::format("there is no match {}", match.value() + 1),
                         fmt::format("the matches are 1 to {}", bracket_.matches.size()));
  }
  const int number = match.value() + 1;
  switch (view(match).state) {
    case MatchState::kWaiting:
      return RefusedResult(fmt::format("match {} has no players yet", number), "enter the matches before it first");
    case MatchState::kPlayed:
      return RefusedResult(fmt::format("match {} has a result already: {}", number, ToString(*view(match).score)),
                           "take it out of the file if it is wrong");
    case MatchState::kByDefault:
      return RefusedResult(fmt::format("match {} is decided: an opponent is missing", number),
                           "there is nothing to enter");
    case MatchState::kNotNeeded:
      return RefusedResult(fmt::format("match {} is not needed: the finals are decided", number),
                           "there is nothing to enter");
    case MatchState::kReady:
      break;
  }
  if (auto checked = CheckScore(score); !checked) {
    checked.error().message = fmt::format("match {}: {}", number, checked.error().message);
    return checked;
  }
  scores_[match] = score;
  Replay();
  return {};
}

// Who is sure of further games is not out after a first loss.
bool Progress::HasPlayedAll(SeedIndex seed) const {
  if (!bracket_.options.guaranteed) return true;
  const auto is_of = [&](const MatchView& view) {
    const bool takes_part =
        (view.home.IsPlayer() && view.home.seed == seed) || (view.away.IsPlayer() && view.away.seed == seed);
    return takes_part && (view.winner.state != Occupant::State::kUnknown);
  };
  return std::ranges::count_if(views_.values(), is_of) >= *bracket_.options.guaranteed;
}

Result<void> Progress::Withdraw(SeedIndex seed) {
  if (withdrawn_[seed]) return RefusedResult("this player has withdrawn already", "there is nothing to do");
  if (losses_[seed] >= bracket_.options.losses && HasPlayedAll(seed)) {
    return RefusedResult("this player is out already", "there is nothing to do");
  }
  withdrawn_[seed] = true;
  Replay();
  return {};
}

std::vector<MatchIndex> Progress::Ready() const {
  std::vector<MatchIndex> ready;
  for (const MatchIndex match : views_.ids()) {
    if (views_[match].state == MatchState::kReady) ready.push_back(match);
  }
  return ready;
}

std::optional<SeedIndex> Progress::Champion() const {
  // The last match that is not for a place decides.
  for (MatchIndex match(views_.size() - 1); match >= MatchIndex(0); --match) {
    const Side side = bracket_.match(match).side;
    if (side == Side::kThirdPlace || side == Side::kPlaces) continue;
    const Occupant winner = Resolve({SourceKind::kWinner, match.value()});
    const bool waits = views_[match].state == MatchState::kWaiting || views_[match].state == MatchState::kReady;
    return winner.IsPlayer() && !waits ? std::optional(winner.seed) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace ronda::knockout
