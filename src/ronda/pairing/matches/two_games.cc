#include "ronda/pairing/matches/two_games.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace ronda::matches {
namespace {

Round MatchOf(Round game) { return Round((game.value() + 1) / 2); }

Points Twice(Points points) { return points + points; }

Diagnostic Refusal(std::string_view code, std::string message, std::string hint) {
  return {.code = std::string(code), .message = std::move(message), .hint = std::move(hint)};
}

// Both games of a player's match.
struct TwoGames {
  const RoundEntry& first;
  const RoundEntry& second;
  Points points;

  bool ForfeitsBoth() const {
    return first.result == ResultCode::kForfeitLoss && second.result == ResultCode::kForfeitLoss;
  }
  bool IsPlayed() const { return Traits(first.result).played || Traits(second.result).played; }
  bool IsPending() const { return first.result == ResultCode::kPending || second.result == ResultCode::kPending; }
};

TwoGames GamesOf(const Tournament& tournament, PlayerIndex player, int match) {
  const Round first(2 * match + 1);
  const Round second(2 * match + 2);
  return {tournament.entry(player, first), tournament.entry(player, second),
          tournament.PointsFor(player, first) + tournament.PointsFor(player, second)};
}

RoundEntry Sitting(const TwoGames& games) {
  const bool pairing_bye =
      games.first.result == ResultCode::kPairingBye || games.second.result == ResultCode::kPairingBye;
  return {pairing_bye ? ResultCode::kPairingBye : games.first.result, std::nullopt, std::nullopt};
}

// C.04.5/2026 §0: a match is forfeited only if somebody forfeits both games; else it is considered as regularly played,
// also where each forfeits one (decision 143).
RoundEntry Played(const TwoGames& own, const TwoGames& other) {
  RoundEntry entry{ResultCode::kDraw, own.first.colour, own.first.opponent};
  if (own.IsPending()) {
    entry.result = ResultCode::kPending;
  } else if (own.ForfeitsBoth()) {
    entry.result = ResultCode::kForfeitLoss;
  } else if (other.ForfeitsBoth()) {
    entry.result = ResultCode::kForfeitWin;
  } else if (own.points != other.points) {
    entry.result = own.points > other.points ? ResultCode::kWin : ResultCode::kLoss;
  }
  return entry;
}

class TwoGameBuilder {
 public:
  explicit TwoGameBuilder(const Tournament& tournament) : tournament_(tournament), data_(tournament.data()) {
    data_.entries_are_matches = true;
    data_.entries.clear();
    data_.match_scores.clear();
    data_.abnormal_points.clear();
    data_.rounds = tournament.rounds() / 2;
  }

  Result<TournamentData> Run() {
    if (const auto refusal = WhyNot()) return tl::unexpected(*refusal);
    if (tournament_.data().planned_rounds) data_.planned_rounds = *tournament_.data().planned_rounds / 2;
    for (const PlayerIndex player : tournament_.player_ids()) {
      data_.players[player.index()].stated_points.reset();
      data_.players[player.index()].stated_rank.reset();
      for (int match = 0; match < data_.rounds; ++match) {
        if (const auto refusal = AddMatch(player, match)) return tl::unexpected(*refusal);
      }
    }
    TakePoints();
    TakeRounds();
    return std::move(data_);
  }

 private:
  std::optional<Diagnostic> WhyNot() const {
    if (tournament_.rounds() % 2 == 1) {
      return Refusal("match-incomplete",
                     fmt::format("round {} of the file is the first game of a match, but there is no second",
                                 tournament_.rounds()),
                     "each match takes two rounds of the file; add the other game, with colours reversed");
    }
    const auto& planned = tournament_.data().planned_rounds;
    if (planned && *planned % 2 == 1) {
      return Refusal("match-rounds", fmt::format("{} rounds are planned, but a match takes two of them", *planned),
                     "the number of rounds counts games: twice the number of matches");
    }
    return std::nullopt;
  }

  std::optional<Diagnostic> AddMatch(PlayerIndex player, int match) {
    const TwoGames own = GamesOf(tournament_, player, match);
    if (own.first.opponent != own.second.opponent) {
      return Refusal("match-opponents",
                     fmt::format("player {} has different opponents in rounds {} and {}, which are one match",
                                 tournament_.player(player).tpn.value(), 2 * match + 1, 2 * match + 2),
                     "both games of a match are played against the same opponent");
    }
    data_.match_scores.push_back({own.points, Points{}, own.IsPlayed()});
    if (!own.first.opponent) {
      data_.entries.push_back(Sitting(own));
      return std::nullopt;
    }
    const TwoGames other = GamesOf(tournament_, *own.first.opponent, match);
    data_.entries.push_back(Played(own, other));
    return std::nullopt;
  }

  void TakePoints() {
    PointSystem& points = data_.point_system;
    for (auto* kind : {&points.win, &points.draw, &points.loss}) {
      for (Points& value : *kind) value = Twice(value);
    }
    points.pairing_bye = points.pairing_bye + tournament_.data().point_system.Draw();
    for (Points* value : {&points.forfeit_win, &points.forfeit_loss, &points.full_bye, &points.half_bye,
                          &points.zero_bye, &points.adjourned}) {
      *value = Twice(*value);
    }
  }

  // Where the file speaks of rounds the event speaks of matches.
  void TakeRounds() {
    // The bye asked for the first game is that of the match, whatever the order of the list.
    std::ranges::stable_sort(data_.requested_byes, {}, &RequestedBye::round);
    for (RequestedBye& bye : data_.requested_byes) bye.round = MatchOf(bye.round);
    std::vector<RequestedBye> byes;
    for (const RequestedBye& bye : data_.requested_byes) {
      const bool known = std::ranges::any_of(
          byes, [&](const RequestedBye& other) { return other.player == bye.player && other.round == bye.round; });
      if (!known) byes.push_back(bye);
    }
    data_.requested_byes = std::move(byes);
    const auto in_matches = [](auto& rule) {
      if (rule.first) rule.first = MatchOf(*rule.first);
      if (rule.last) rule.last = MatchOf(*rule.last);
    };
    std::ranges::for_each(data_.forbidden, in_matches);
    std::ranges::for_each(data_.kept_apart, in_matches);
    for (Acceleration& acceleration : data_.accelerations) {
      std::vector<Points> by_match;
      for (std::size_t game = 0; game < acceleration.by_round.size(); game += 2) {
        by_match.push_back(acceleration.by_round[game]);
      }
      acceleration.by_round = std::move(by_match);
    }
  }

  const Tournament& tournament_;
  TournamentData data_;
};

}  // namespace

Result<TournamentData> OfTwoGames(const Tournament& tournament) { return TwoGameBuilder(tournament).Run(); }

Result<TournamentData> WithTwoGames(const Tournament& tournament, const RoundPairing& pairing) {
  TournamentData data = tournament.data();
  std::vector<std::array<RoundEntry, 2>> games(data.players.size());
  std::vector<RequestedBye> byes = data.requested_byes;
  std::ranges::stable_sort(byes, std::ranges::greater(), &RequestedBye::round);  // that of the first game comes last
  for (const RequestedBye& bye : byes) {
    if (MatchOf(bye.round) != MatchOf(tournament.next_round())) continue;
    games[bye.player.index()][0].result = games[bye.player.index()][1].result = bye.kind;
  }
  // C.04.5/2026 §1.4: as if one game were won and one drawn.
  if (pairing.bye) {
    games[pairing.bye->index()][0].result = ResultCode::kPairingBye;
    games[pairing.bye->index()][1].result = ResultCode::kHalfBye;
  }
  for (const Board& board : pairing.boards) {
    games[board.white.index()] = {RoundEntry{ResultCode::kPending, Colour::kWhite, board.black},
                                  RoundEntry{ResultCode::kPending, Colour::kBlack, board.black}};
    games[board.black.index()] = {RoundEntry{ResultCode::kPending, Colour::kBlack, board.white},
                                  RoundEntry{ResultCode::kPending, Colour::kWhite, board.white}};
  }
  std::erase_if(data.requested_byes,
                [&](const RequestedBye& bye) { return MatchOf(bye.round) == MatchOf(tournament.next_round()); });
  data.entries.clear();
  for (const PlayerIndex player : tournament.player_ids()) {
    const auto past = tournament.entries(player);
    data.entries.insert(data.entries.end(), past.begin(), past.end());
    const auto& both = games[player.index()];
    data.entries.insert(data.entries.end(), both.begin(), both.end());
    data.players[player.index()].stated_points.reset();
  }
  data.rounds += 2;
  if (data.system_code.empty()) data.system_code = "FIDE_DOUBLESWISS";
  return data;
}

}  // namespace ronda::matches
