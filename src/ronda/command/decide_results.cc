#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/moment.h"
#include "ronda/command/seating.h"
#include "ronda/handling/correct_game.h"
#include "ronda/service/game_result.h"

namespace ronda::command {
namespace {

using handling::GameScore;
using journal::Kind;

constexpr GameScore kOpenGame{ResultCode::kPending, ResultCode::kPending};

// A game that is paired, and what stands there.
struct Game {
  PlayerIndex white;
  PlayerIndex black;
  GameScore score;
};

Result<Game> GameOf(const journal::State& state, Round round, Uid white, Uid black) {
  if (const auto is_paired = CheckPaired(state, round); !is_paired) return tl::unexpected(is_paired.error());
  const auto first = PlaceOf(state, white);
  if (!first) return tl::unexpected(first.error());
  const auto second = PlaceOf(state, black);
  if (!second) return tl::unexpected(second.error());
  const RoundEntry& entry = state.data.entry(*first, round);
  if (entry.opponent != *second || entry.colour == Colour::kBlack) {
    return Refuse("command-game",
                  fmt::format("{} has no game with White against {} in round {}", Named(state, white),
                              Named(state, black), round.value()),
                  "look at the boards of the round again; they may have changed");
  }
  return Game{*first, *second, {entry.result, state.data.entry(*second, round).result}};
}

Result<GameScore> ScoreFrom(std::string_view text) {
  if (text == "*") return kOpenGame;
  if (const auto score = service::AnyGame(text)) return *score;
  return Refuse("command-result", fmt::format("'{}' is no result", text), "1-0, 0-1, =-=, +-, -+, --, adjourned or *");
}

// Results are entered once a round is published, and until the next one is paired.
Result<void> CheckOpenRound(const journal::State& state, Round round) {
  const journal::RoundFacts* facts = journal::FactsOf(state, round);
  if (facts != nullptr && facts->published.empty()) {
    return Refuse("command-draft", fmt::format("round {} is not published", round.value()), "publish it first");
  }
  return {};
}

// Whether a later round was paired on this result; rounds that were all drawn at once are not.
bool IsPast(const journal::State& state, Round round) {
  const Round pairing = handling::PairingRound(state.data, round);
  const auto is_later = [&](const journal::RoundFacts& facts) {
    return handling::PairingRound(state.data, facts.round) > pairing && !journal::IsDrawn(facts);
  };
  return std::ranges::any_of(state.facts.rounds, is_later);
}

void Put(Decision& decision, Round round, const Game& game, GameScore score) {
  decision.after.data.entry(game.white, round).result = score.white;
  decision.after.data.entry(game.black, round).result = score.black;
  const Uid white = decision.after.uids[game.white];
  const Uid black = decision.after.uids[game.black];
  std::erase_if(decision.after.facts.checked, [&](const journal::CheckedResult& checked) {
    return checked.round == round && (checked.white == white || checked.white == black);
  });
  std::erase_if(decision.after.facts.claims, [&](const journal::Claim& claim) {
    return claim.round == round && (claim.player == white || claim.player == black);
  });
}

void Tell(Decision& decision, const journal::State& state, Round round, const Game& game) {
  decision.told.round = round;
  decision.told.players = {state.uids[game.white], state.uids[game.black]};
  const journal::RoundFacts* facts = journal::FactsOf(state, round);
  if (facts == nullptr) return;
  const auto found = std::ranges::find(facts->boards, state.uids[game.white]);
  if (found != facts->boards.end()) decision.told.board = static_cast<std::int32_t>(found - facts->boards.begin()) + 1;
}

// No round was paired on a result of rounds that were all drawn at once, so that it is right whenever it is found
// wrong.
Result<Decision> Corrected(const Moment& moment, const CorrectResult& wish) {
  const auto game = GameOf(moment.state, wish.round, wish.white, wish.black);
  if (!game) return tl::unexpected(game.error());
  auto decision = DecideOn(moment, EnterResult{wish.round, wish.white, wish.black, service::GameText(game->score),
                                               *wish.result, "correction"});
  if (!decision) return decision;
  decision->kind = Kind::kResultCorrected;
  decision->told.reason = wish.reason;
  return decision;
}

}  // namespace

Result<Decision> DecideOn(const Moment& moment, const EnterResult& wish) {
  const auto game = GameOf(moment.state, wish.round, wish.white, wish.black);
  if (!game) return tl::unexpected(game.error());
  if (const auto open = CheckOpenRound(moment.state, wish.round); !open) return tl::unexpected(open.error());
  const auto was = ScoreFrom(wish.was);
  if (!was) return tl::unexpected(was.error());
  const auto now = ScoreFrom(wish.now);
  if (!now) return tl::unexpected(now.error());
  Decision decision = Start(moment, Kind::kResultEntered);
  if (*now == game->score) return decision;  // nothing changes
  if (*was != game->score) {
    return Refuse(std::string(kConflict),
                  fmt::format("{} against {} is {} by now", Named(moment.state, wish.white),
                              Named(moment.state, wish.black), service::GameText(game->score)),
                  "look at the slip again; to change the result, start from what stands there");
  }
  if (IsPast(moment.state, wish.round)) {
    return Refuse("command-past",
                  fmt::format("round {} was paired on this result",
                              handling::PairingRound(moment.state.data, wish.round).value() + 1),
                  "correct the result; the desk then says what it counts for (C.04.2/2025 §4.8)");
  }
  if (*now == kOpenGame) Object(decision, Warning::kConfirm, "the result is taken away");
  Tell(decision, moment.state, wish.round, *game);
  decision.told.was = service::GameText(game->score);
  decision.told.now = service::GameText(*now);
  decision.told.via = wish.via;
  Put(decision, wish.round, *game, *now);
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const ClaimResult& wish) {
  if (const auto is_paired = CheckPaired(moment.state, wish.round); !is_paired) {
    return tl::unexpected(is_paired.error());
  }
  if (const auto open = CheckOpenRound(moment.state, wish.round); !open) return tl::unexpected(open.error());
  const auto place = PlaceOf(moment.state, wish.player);
  if (!place) return tl::unexpected(place.error());
  const RoundEntry& own = moment.state.data.entry(*place, wish.round);
  const auto score = service::FinishedGame(wish.result);
  if (!own.opponent) return Refuse("command-game", "there is no game to report", "");
  const bool is_taken_back = wish.result == "*";
  if (!score && !is_taken_back) {
    return Refuse("command-result", fmt::format("'{}' is no result", wish.result), "1-0, =-= or 0-1");
  }
  if (own.result != ResultCode::kPending) {
    return Refuse(std::string(kConflict), "the game has a result already", "tell the arbiter if it is wrong");
  }
  const bool is_white = own.colour != Colour::kBlack;
  const Game game{is_white ? *place : *own.opponent, is_white ? *own.opponent : *place, kOpenGame};
  const Uid other = moment.state.uids[*own.opponent];
  Decision decision = Start(moment, Kind::kResultClaimed);
  Tell(decision, moment.state, wish.round, game);
  decision.told.now = is_taken_back ? wish.result : service::GameText(*score);
  auto& claims = decision.after.facts.claims;
  const auto of = [&](Uid uid) {
    return [&, uid](const journal::Claim& claim) { return claim.round == wish.round && claim.player == uid; };
  };
  if (is_taken_back) {
    std::erase_if(claims, of(wish.player));
    return decision;
  }
  const auto theirs = std::ranges::find_if(claims, of(other));
  const ResultCode their_result = is_white ? score->black : score->white;
  if (theirs != claims.end() && theirs->result == their_result) {
    decision.kind = Kind::kResultEntered;
    decision.told.was = "*";
    decision.told.via = "both players";
    Put(decision, wish.round, game, *score);
    return decision;
  }
  std::erase_if(claims, of(wish.player));
  claims.push_back({wish.round, wish.player, is_white ? score->white : score->black});
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const CheckResult& wish) {
  const auto game = GameOf(moment.state, wish.round, wish.white, wish.black);
  if (!game) return tl::unexpected(game.error());
  const auto score = ScoreFrom(wish.result);
  if (!score) return tl::unexpected(score.error());
  if (*score != game->score) {
    return Refuse(std::string(kConflict),
                  fmt::format("{} against {} was entered as {}", Named(moment.state, wish.white),
                              Named(moment.state, wish.black), service::GameText(game->score)),
                  "look at the slip: one of the two is wrong");
  }
  if (*score == kOpenGame) return Refuse("command-result", "the game has no result yet", "enter it first");
  Decision decision = Start(moment, Kind::kResultChecked);
  Tell(decision, moment.state, wish.round, *game);
  decision.told.now = service::GameText(*score);
  auto& checked = decision.after.facts.checked;
  const bool is_checked = std::ranges::any_of(
      checked, [&](const journal::CheckedResult& one) { return one.round == wish.round && one.white == wish.white; });
  if (!is_checked) checked.push_back({wish.round, wish.white, moment.context.by.name});
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const CorrectResult& wish) {
  if (journal::IsDrawn(moment.state) && wish.result && !wish.colours_as_given) return Corrected(moment, wish);
  const auto tournament = TournamentOf(moment.state);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto numbers = NumbersOf(moment.state, std::vector{wish.white, wish.black});
  if (!numbers) return tl::unexpected(numbers.error());
  handling::GameCorrection correction;
  correction.round = wish.round;
  correction.white = numbers->front();
  correction.black = numbers->back();
  if (wish.colours_as_given) correction.colours = handling::PlayedColours::kAsGiven;
  if (wish.result) {
    const auto score = ScoreFrom(*wish.result);
    if (!score) return tl::unexpected(score.error());
    correction.score = *score;
  }
  correction.reported = wish.reported;
  if (wish.purpose && *wish.purpose != "rating" && *wish.purpose != "tournament") {
    return Refuse("command-purpose", fmt::format("'{}' is no purpose of a correction", *wish.purpose),
                  "tournament or rating");
  }
  if (wish.purpose == "rating") correction.purpose = handling::Purpose::kRating;
  auto decision = AfterHandling(moment, Kind::kResultCorrected,
                                handling::CorrectGame(*tournament, correction, HandlingEditionOf(*tournament)));
  if (!decision) return decision;
  const auto place = *moment.state.Find(wish.white);
  const auto other = *moment.state.Find(wish.black);
  const Game game{
      place, other, {tournament->entry(place, wish.round).result, tournament->entry(other, wish.round).result}};
  Tell(*decision, moment.state, wish.round, game);
  decision->told.was = service::GameText(game.score);
  decision->told.now = wish.result.value_or(decision->told.was);
  decision->told.reason = wish.reason;
  return decision;
}

}  // namespace ronda::command
