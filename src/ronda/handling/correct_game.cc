#include "ronda/handling/correct_game.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace ronda::handling {
namespace {

bool IsOpen(ResultCode result) { return result == ResultCode::kPending || result == ResultCode::kAdjourned; }

// A game of a round, with the colours it is to have.
struct Game {
  Round round;
  PlayerIndex white;
  PlayerIndex black;
  bool swapped;     // the colours on record are the other way round
  GameScore score;  // on record
};

std::string ScoreText(const GameScore& score) {
  return score.white == score.black ? std::string(Traits(score.white).name)
                                    : fmt::format("{} for White", Traits(score.white).name);
}

std::string GameText(const Tournament& tournament, const Game& game) {
  return fmt::format("round {}, {} - {}", game.round.value(), NumberAndName(tournament.player(game.white)),
                     NumberAndName(tournament.player(game.black)));
}

Result<Game> FindGame(const Tournament& tournament, const GameCorrection& correction) {
  const Round round = correction.round.value_or(Round(tournament.rounds()));
  const auto refuse = [](std::string message, std::string hint) {
    return tl::unexpected(Refusal("handling-game", std::move(message), std::move(hint)));
  };
  if (round < Round(1) || round >= tournament.next_round()) {
    return refuse(tournament.rounds() == 0 ? std::string("no round is paired yet")
                                           : fmt::format("round {} is not paired yet", round.value()),
                  "name a round that is paired");
  }
  const auto white = FindPlayer(tournament, correction.white);
  const auto black = FindPlayer(tournament, correction.black);
  if (!white) return tl::unexpected(white.error());
  if (!black) return tl::unexpected(black.error());
  const RoundEntry& entry = tournament.entry(*white, round);
  const RoundEntry& other = tournament.entry(*black, round);
  if (entry.opponent != *black || other.opponent != *white) {
    const std::string met =
        entry.opponent
            ? fmt::format("{} met {}", correction.white.value(), NumberAndName(tournament.player(*entry.opponent)))
            : fmt::format("{} had no opponent: {}", correction.white.value(), Traits(entry.result).name);
    return refuse(fmt::format("players {} and {} did not meet in round {}", correction.white.value(),
                              correction.black.value(), round.value()),
                  "in that round " + met);
  }
  return Game{round, *white, *black, entry.colour == Colour::kBlack, {entry.result, other.result}};
}

bool TournamentIsOver(const Tournament& tournament) {
  const auto& planned = tournament.data().planned_rounds;
  return planned && tournament.rounds() >= *planned && !HasOpenGames(tournament, Round(tournament.rounds()));
}

// The round that is to be paired or under way.
Round CurrentRound(const Tournament& tournament) {
  const Round last(tournament.rounds());
  return HasOpenGames(tournament, last) ? last : tournament.next_round();
}

// C.04.2/2025 §4.8, the last two paragraphs.
// Decision 162.
std::optional<Diagnostic> RefusalOfTime(const Tournament& tournament, const Game& game,
                                        const GameCorrection& correction, const Edition& edition) {
  const auto refuse = [&](std::string message, std::string hint) {
    return Refusal("handling-correction", fmt::format("{} ({})", message, edition.articles.correction),
                   std::move(hint));
  };
  const Round current = CurrentRound(tournament);
  const Round reported = correction.reported.value_or(current);
  if (reported < game.round || reported > current) {
    return refuse(
        fmt::format("an error of round {} cannot have been reported in round {}", game.round.value(), reported.value()),
        fmt::format("the round now is {}", current.value()));
  }
  // C.04.3/2011 §F7: it affects the pairings to be made, whenever it is found.
  if (edition.corrections == CorrectionTime::kAnyTime) return std::nullopt;
  const TournamentData& data = tournament.data();
  if (PairingRound(data, reported) <= Next(PairingRound(data, game.round))) return std::nullopt;
  if (correction.purpose == Purpose::kTournament) {
    return refuse(
        fmt::format("round {} is over: an error of round {} is corrected after the tournament, for the rating only",
                    game.round.value() + 1, game.round.value()),
        "say when it was reported (--reported ROUND) if that was earlier, or use --for-rating after the end");
  }
  if (!TournamentIsOver(tournament)) {
    return refuse("the tournament is not over, and a correction for the rating only has to wait",
                  "correct it after the last round");
  }
  return std::nullopt;
}

std::optional<Diagnostic> RefusalOfColours(const Tournament& tournament, const Game& game,
                                           const GameCorrection& correction, const Edition& edition) {
  if (!game.swapped) return std::nullopt;
  const std::string white =
      fmt::format("{} has White in round {}", NumberAndName(tournament.player(game.black)), game.round.value());
  const std::string right = fmt::format("name White first: {}-{}", correction.black.value(), correction.white.value());
  if (correction.colours == PlayedColours::kAsPaired) {
    return Refusal("handling-game", white, right + "; if they played with the other colours, add --wrong-colours");
  }
  if (Traits(correction.score.value_or(game.score).white).played) return std::nullopt;
  return Refusal("handling-published",
                 fmt::format("{}, and a pairing does not change before the game is played ({})", white,
                             edition.articles.publication),
                 right);
}

void Remark(const Tournament& tournament, const Game& game, const GameCorrection& correction, Handled& handled) {
  if (correction.purpose == Purpose::kRating) {
    handled.remarks.emplace_back("for the rating only: standings and prizes are those without the correction");
  } else if (game.round < Round(tournament.rounds())) {
    handled.remarks.push_back(
        fmt::format("the pairs of the rounds up to {} stay as published; the correction counts "
                    "from the pairing of round {} on",
                    tournament.rounds(), tournament.rounds() + 1));
  }
}

// The articles and words of what is done to the game.
std::vector<Change> ChangesOf(const Tournament& tournament, const Game& game, const GameScore& wanted,
                              const Edition& edition) {
  std::vector<Change> changes;
  const std::string text = GameText(tournament, game);
  const Tpn number = tournament.player(game.white).tpn;
  const auto add = [&](std::string_view code, std::string_view article, std::string what) {
    changes.push_back({std::string(code), std::string(article), std::move(what), number, std::nullopt});
  };
  if (game.swapped) add("colours", edition.articles.correction, fmt::format("{}: colours corrected", text));
  if (wanted == game.score) return changes;
  if (wanted.white == ResultCode::kAdjourned) {
    add("adjourned", edition.articles.adjourned, fmt::format("{}: adjourned, a draw for pairing only", text));
  } else if (IsOpen(game.score.white)) {
    add("result", "", fmt::format("{}: {}", text, ScoreText(wanted)));
  } else {
    add("result-corrected", edition.articles.correction,
        fmt::format("{}: {} corrected to {}", text, ScoreText(game.score), ScoreText(wanted)));
  }
  return changes;
}

Result<Tournament> Applied(const Tournament& tournament, const Game& game, const GameScore& wanted) {
  TournamentData data = tournament.data();
  const auto set = [&](PlayerIndex player, Colour colour, ResultCode result) {
    RoundEntry& entry = data.entry(player, game.round);
    if (entry.colour || Traits(result).played) entry.colour = colour;
    entry.result = result;
  };
  set(game.white, Colour::kWhite, wanted.white);
  set(game.black, Colour::kBlack, wanted.black);
  // Ranks that the file states are those of the old result.
  for (Player& player : data.players) player.stated_rank.reset();
  for (Team& team : data.teams) team.stated_rank.reset();
  return Rebuilt(std::move(data), std::array{game.white, game.black});
}

}  // namespace

Result<Handled> CorrectGame(const Tournament& tournament, const GameCorrection& correction, const Edition& edition) {
  const auto game = FindGame(tournament, correction);
  if (!game) return tl::unexpected(game.error());
  const GameScore wanted = correction.score.value_or(game->score);
  if (auto refusal = RefusalOfColours(tournament, *game, correction, edition))
    return tl::unexpected(*std::move(refusal));
  Handled handled{tournament, ChangesOf(tournament, *game, wanted, edition), {}};
  if (handled.changes.empty()) {
    handled.remarks.push_back(fmt::format("{}: nothing changes", GameText(tournament, *game)));
    return handled;
  }
  const bool corrects = game->swapped || !IsOpen(game->score.white);
  if (corrects) {
    if (auto refusal = RefusalOfTime(tournament, *game, correction, edition))
      return tl::unexpected(*std::move(refusal));
    Remark(tournament, *game, correction, handled);
  }
  auto corrected = Applied(tournament, *game, wanted);
  if (!corrected) return tl::unexpected(corrected.error());
  handled.tournament = *std::move(corrected);
  return handled;
}

}  // namespace ronda::handling
