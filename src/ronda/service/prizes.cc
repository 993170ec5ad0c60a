#include "ronda/service/prizes.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/formats/prizes/prizes.h"
#include "ronda/service/player_facts.h"

namespace ronda::service {
namespace {

Parsed<awards::PrizeFund> LoadFund(const Source& source) {
  const auto bytes = BytesOf(source);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  return formats::ReadPrizes(*bytes, source.name);
}

Result<awards::Eligibility> EligibilityFor(const StandingsWork& work, const awards::PrizeFund& fund,
                                           const std::optional<Source>& tags) {
  const auto facts = FactsFor(work.tournament(), tags);
  if (!facts) return tl::unexpected(facts.error());
  awards::Eligibility eligibility;
  for (const awards::PrizeList& list : fund.lists) {
    if (list.who && work.teams()) {
      return tl::unexpected(UsageError(fmt::format("'{}' is a prize for players, and these are teams", list.name),
                                       "add --players for prizes of the players"));
    }
    std::vector<bool> eligible;
    for (std::int32_t i = 0; i < work.record().size(); ++i) {
      const Player* player = work.PlayerOf(tiebreak::Participant(i));
      eligible.push_back(!list.who || list.who->Contains(*player, *facts));
    }
    eligibility.push_back(std::move(eligible));
  }
  return eligibility;
}

std::vector<awards::Placed> PlacedBy(const tiebreak::Standings& standings, tiebreak::Session& session) {
  std::vector<awards::Placed> placed;
  for (const tiebreak::Participant who : standings.order) {
    placed.push_back({who, standings.RankOf(who), session.Plain().FinalScore(who, session.record().primary())});
  }
  return placed;
}

// The standings of the same event with other results.
std::vector<awards::Placed> PlacedIn(const tiebreak::Record& record, const StandingsWork& work) {
  std::vector<tiebreak::TieBreak> criteria;
  for (const auto& column : work.standings().columns) criteria.push_back(column.tie_break);
  tiebreak::Session session(record, work.edition(), work.session().settings());
  const auto standings = tiebreak::Rank(session, criteria, work.application());
  return PlacedBy(standings, session);
}

// Fills in the awards, and the outlook where one is asked for.
Result<void> ShareOut(const PrizesRequest& request, SharedPrizes& shared) {
  const auto eligibility = EligibilityFor(shared.work, shared.fund, request.tags);
  if (!eligibility) return tl::unexpected(eligibility.error());
  const StandingsWork& work = shared.work;
  const auto placed = PlacedBy(work.standings(), work.session());
  shared.open_games = awards::OpenGames(work.record()).size();
  if (request.outcomes && shared.open_games > 0) {
    std::size_t places = 0;
    for (const auto& list : shared.fund.lists) places = std::max(places, list.prizes.size());
    const auto ranked = [&](const tiebreak::Record& record) { return PlacedIn(record, work); };
    shared.outlook = awards::LookAhead(work.record(), {shared.fund, *eligibility, ranked, places, *request.outcomes});
  }
  const awards::Shares shares =
      shared.outlook ? shared.outlook->shares : awards::ShareOut(shared.fund, placed, *eligibility);
  shared.awards = awards::RoundToCoins(shared.fund, shares, placed);
  return {};
}

}  // namespace

Parsed<SharedPrizes> SharePrizes(const PrizesRequest& request) {
  auto fund = LoadFund(request.prizes);
  if (!fund.value) return {std::nullopt, std::move(fund.diagnostics)};
  auto loaded = TournamentOf(request.file);
  if (!loaded.value) return {std::nullopt, std::move(loaded.diagnostics)};
  auto tournament = std::make_unique<const Tournament>(*std::move(loaded.value));
  auto work = StandingsWork::Make(*tournament, request.standings);
  Parsed<SharedPrizes> shared{std::nullopt, std::move(fund.diagnostics)};
  shared.diagnostics.insert(shared.diagnostics.end(), work.diagnostics.begin(), work.diagnostics.end());
  if (!work.value) return shared;
  SharedPrizes prizes{std::move(tournament), *std::move(work.value), *std::move(fund.value), {}, std::nullopt, 0};
  if (const auto done = ShareOut(request, prizes); !done) return {std::nullopt, {done.error()}};
  shared.value = std::move(prizes);
  return shared;
}

}  // namespace ronda::service
