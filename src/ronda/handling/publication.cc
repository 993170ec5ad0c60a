#include "ronda/handling/publication.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/model/history.h"

namespace ronda::handling {
namespace {

// The first pair of the last round that met before, in words. Teams have other rematches than players.
std::optional<std::string> Rematch(const Tournament& tournament, const Tournament& before) {
  if (PairsTeams(tournament.data())) return std::nullopt;
  const History history(before);
  const Round last(tournament.rounds());
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    const PlayerIndex player(i);
    const auto opponent = tournament.entry(player, last).opponent;
    if (!opponent || *opponent < player || !history.HaveMet(player, *opponent)) continue;
    return fmt::format("{} and {} have met before", Named(tournament.player(player)),
                       Named(tournament.player(*opponent)));
  }
  return std::nullopt;
}

bool HasResults(const Tournament& tournament, Round first) {
  const auto has_result = [](const RoundEntry& entry) {
    return entry.opponent && entry.result != ResultCode::kPending;
  };
  for (const PlayerIndex player : tournament.player_ids()) {
    const auto entries = tournament.entries(player).subspan(first.index());
    if (std::ranges::any_of(entries, has_result)) return true;
  }
  return false;
}

std::optional<std::string> Reason(std::optional<Ground> ground, const Edition& edition) {
  if (!ground) return std::nullopt;
  if (*ground != Ground::kNotPublished && edition.published == PublishedPairs::kRematchOnly) return std::nullopt;
  switch (*ground) {
    case Ground::kNotPublished:
      return "they were not published yet";
    case Ground::kRules:
      return "the rules of the tournament provide for it";
    case Ground::kNoOpponents:
      return "players without an opponent agree to play";
    case Ground::kLateEntry:
      return "a late entry is paired, and all concerned agree";
    case Ground::kLastRound:
      return "of an unforeseeable event on the top boards of the last round";
  }
  return std::nullopt;
}

// Before() with what the file states about the rounds that are left.
Result<Tournament> Without(const Tournament& tournament, const Tournament& before) {
  TournamentData data = before.data();
  data.planned_rounds = tournament.data().planned_rounds;
  if (data.rounds > 0) data.initial_colour = tournament.data().initial_colour;
  std::vector<PlayerIndex> stating;
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    const Player& player = tournament.player(PlayerIndex(i));
    data.players[PlayerIndex(i).index()].stated_points = player.stated_points;
    data.players[PlayerIndex(i).index()].stated_rank = player.stated_rank;
    stating.emplace_back(i);
  }
  return Rebuilt(std::move(data), stating);
}

}  // namespace

Result<Handled> TakeBack(const Tournament& tournament, std::optional<Ground> ground, const Edition& edition) {
  const auto refuse = [&](std::string message, std::string hint) {
    return tl::unexpected(Refusal("handling-published", std::move(message), std::move(hint)));
  };
  if (tournament.rounds() == 0) return refuse("no round is paired yet", "there is nothing to take back");
  const Round last = FirstOfPairing(tournament.data(), Round(tournament.rounds()));
  if (HasResults(tournament, last)) {
    return refuse(fmt::format("round {} has begun: there are results of it", last.value()),
                  "correct a result with ronda correct --game");
  }
  const Tournament before = tournament.Before(last);
  const auto rematch = Rematch(tournament, before);
  const auto reason = rematch ? rematch : Reason(ground, edition);
  if (!reason) {
    return refuse(fmt::format("no pair of round {} has met before, so the published pairs stay ({})", last.value(),
                              edition.articles.publication),
                  edition.published == PublishedPairs::kRematchOnly
                      ? "only pairs that are not published yet can be taken back (--ground unpublished)"
                      : "name the case of the rules with --ground");
  }
  auto result = Without(tournament, before);
  if (!result) return tl::unexpected(result.error());
  const std::string text = fmt::format("the pairs of round {} are taken back: {}", last.value(), *reason);
  return Handled{*std::move(result),
                 {{"taken-back", std::string(edition.articles.publication), text, {}, {}}},
                 {"ronda pair pairs the round again"}};
}

}  // namespace ronda::handling
