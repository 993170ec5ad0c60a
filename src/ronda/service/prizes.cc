#include "ronda/service/prizes.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/formats/prizes/prizes.h"
#include "ronda/service/player_facts.h"
#include "ronda/service/standings_record.h"

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

// Money is not paid by a lot that nobody drew: whoever is level up to it and wins something by place. Where the
// outcomes of games are averaged the lot is one chance more, and those level share it.
std::optional<Diagnostic> LotForMoney(const SharedPrizes& shared) {
  auto needed = LotNeeded(shared.work);
  if (!needed || shared.outlook) return std::nullopt;
  const auto by_place = [&](const awards::Award& award) {
    return shared.fund.lists[award.list].shared != Fraction(1) && shared.work.WaitsForLot(award.who);
  };
  if (std::ranges::none_of(shared.awards, by_place)) return std::nullopt;
  needed->severity = Severity::kError;
  needed->hint = "draw it with --lot and a published number; prizes depend on it";
  return needed;
}

// Elementos §1.2.2: over all outcomes of the open games; where more rounds follow, over finals that are drawn.
Result<awards::Outlook> OutlookOf(const PrizesRequest& request, const SharedPrizes& shared) {
  const StandingsWork& work = shared.work;
  std::size_t places = 0;
  for (const auto& list : shared.fund.lists) places = std::max(places, list.prizes.size());
  const auto ranked = [&](const tiebreak::Record& record) { return PlacedIn(record, work); };
  const awards::OutlookRequest wanted{shared.fund, shared.eligibility, ranked, places, *request.outcomes};
  if (shared.rounds.unpaired == 0) return awards::LookAhead(work.record(), wanted);
  return awards::LookAheadByDraws(work.record(), wanted, [&](Random& random) -> Result<tiebreak::Record> {
    const auto played = PlayedToTheEnd(*shared.tournament, request.remaining, random);
    if (!played) return tl::unexpected(played.error());
    return RecordFor(*played, request.standings);
  });
}

Tournament WithPlannedRounds(const Tournament& tournament, std::optional<int> rounds) {
  if (!rounds) return tournament;
  TournamentData data = tournament.data();
  data.planned_rounds = std::max(*rounds, data.rounds);
  auto planned = Tournament::Make(std::move(data));
  return planned ? *std::move(planned) : tournament;
}

// What there is to weigh: a last round that is not paired is paired first. Refused if there is nothing.
Result<Tournament> Weighed(const PrizesRequest& request, Tournament tournament, Rounds& rounds) {
  tournament = WithPlannedRounds(tournament, request.remaining.rounds);
  const bool has_open = std::ranges::any_of(tournament.data().entries, [](const RoundEntry& entry) {
    return entry.result == ResultCode::kPending && entry.opponent;
  });
  rounds.unpaired = UnpairedRounds(tournament, request.remaining);
  if (rounds.unpaired == 0 && !has_open) {
    return tl::unexpected(UsageError("--unfinished outcomes, but no game is open and no round is left",
                                     "leave it out, or say with --rounds how many rounds the event has"));
  }
  if (rounds.unpaired != 1 || has_open) return tournament;
  rounds.unpaired = 0;
  rounds.paired = 1;
  return WithNextRound(tournament, request.remaining);
}

// Fills in the awards, and the outlook where one is asked for.
Result<void> ShareOut(const PrizesRequest& request, SharedPrizes& shared) {
  auto eligibility = EligibilityFor(shared.work, shared.fund, request.tags);
  if (!eligibility) return tl::unexpected(eligibility.error());
  shared.eligibility = *std::move(eligibility);
  const StandingsWork& work = shared.work;
  const auto placed = PlacedBy(work.standings(), work.session());
  shared.open_games = awards::OpenGames(work.record()).size();
  if (request.outcomes && (shared.open_games > 0 || shared.rounds.unpaired > 0)) {
    auto outlook = OutlookOf(request, shared);
    if (!outlook) return tl::unexpected(outlook.error());
    shared.outlook = *std::move(outlook);
  }
  const awards::Shares shares =
      shared.outlook ? shared.outlook->shares : awards::ShareOut(shared.fund, placed, shared.eligibility);
  shared.awards = awards::RoundToCoins(shared.fund, shares, placed);
  return {};
}

}  // namespace

Parsed<SharedPrizes> SharePrizes(const PrizesRequest& request) {
  auto fund = LoadFund(request.prizes);
  if (!fund.value) return {std::nullopt, std::move(fund.diagnostics)};
  auto loaded = TournamentOf(request.file);
  if (!loaded.value) return {std::nullopt, std::move(loaded.diagnostics)};
  Rounds rounds;
  if (request.outcomes) {
    auto weighed = Weighed(request, *std::move(loaded.value), rounds);
    if (!weighed) return {std::nullopt, {weighed.error()}};
    loaded.value = *std::move(weighed);
  }
  auto tournament = std::make_unique<const Tournament>(*std::move(loaded.value));
  auto work = StandingsWork::Make(*tournament, request.standings);
  Parsed<SharedPrizes> shared{std::nullopt, std::move(fund.diagnostics)};
  shared.diagnostics.insert(shared.diagnostics.end(), work.diagnostics.begin(), work.diagnostics.end());
  if (!work.value) return shared;
  SharedPrizes prizes{std::move(tournament), *std::move(work.value), *std::move(fund.value), {}, {}, 0, rounds};
  if (const auto done = ShareOut(request, prizes); !done) return {std::nullopt, {done.error()}};
  if (auto lot = LotForMoney(prizes)) return {std::nullopt, {*std::move(lot)}};
  shared.value = std::move(prizes);
  return shared;
}

AwardPlace PlaceOf(const SharedPrizes& shared, const awards::Award& award) {
  const StandingsWork& work = shared.work;
  std::vector<tiebreak::Participant> rivals;  // best first
  for (const tiebreak::Participant who : work.standings().order) {
    if (shared.eligibility[award.list][who.index()]) rivals.push_back(who);
  }
  const Points score = work.ScoreOf(award.who);
  return {std::ranges::find(rivals, award.who) - rivals.begin() + 1,
          std::ranges::count_if(rivals, [&](tiebreak::Participant who) { return work.ScoreOf(who) == score; })};
}

}  // namespace ronda::service
