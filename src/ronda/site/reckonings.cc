#include "ronda/site/reckonings.h"

#include <algorithm>

#include "ronda/base/enum_array.h"
#include "ronda/command/view.h"
#include "ronda/formats/json/json.h"
#include "ronda/rating/norm_chances.h"
#include "ronda/service/prizes.h"
#include "ronda/service/rate.h"
#include "ronda/sheets/prizes_sheet.h"
#include "ronda/sheets/rate_norms.h"
#include "ronda/sheets/rate_sheet.h"
#include "ronda/site/answers.h"

namespace ronda::site {
namespace {

using desk::Version;
using service::SharedPrizes;
using sheets::ListOf;
using sheets::Record;
using sheets::Value;
using web::Values;

// Finals drawn where the chances are asked for: fewer where each takes longer to pair.
awards::Draws DrawsFor(const Tournament& tournament) {
  constexpr std::int32_t kSmallEvent = 60;
  return {tournament.player_count() <= kSmallEvent ? 300 : 40, 1};
}

service::PrizesRequest PrizesRequestFor(const Version& version, const Tournament& tournament, const Values& query) {
  service::PrizesRequest request;
  request.file = {"the tournament", json::Write(tournament), {}};
  request.prizes = {"the prizes", version.state().facts.prizes, {}};
  if (const auto lot = query.Number("lot")) request.standings.lot = *lot;
  if (query.Find("outcomes")) request.outcomes = DrawsFor(tournament);
  request.remaining.system = command::RequestFor(version.state()).system;
  return request;
}

// An award with what it follows from: the place among those who may win, and how many are level on points there.
Value AwardRecord(const SharedPrizes& shared, const awards::Award& award) {
  const service::StandingsWork& work = shared.work;
  const auto [place, level] = service::PlaceOf(shared, award);
  Record record;
  record.Add("rank", work.standings().RankOf(award.who)).Add("tpn", work.record().entrant(award.who).number);
  record.Add("name", work.NameOf(award.who))
      .Add("points", work.ScoreOf(award.who))
      .Add("list", award.list)
      .Add("place", place);
  record.Add("level", level).Add("amount", Value::Decimal(awards::ToText(award.amount)));
  return record;
}

Value PrizeListRecord(const awards::PrizeList& list) {
  Record record;
  record.Add("name", list.name);
  if (list.who) record.Add("who", list.who->text());
  record.Add("places", ListOf(list.prizes, [](awards::Money money) { return Value::Decimal(awards::ToText(money)); }));
  record.Add("shared", list.shared == Fraction(1) ? "equal" : list.shared == Fraction(0) ? "place" : "hort");
  return record;
}

Value ChanceRecord(const SharedPrizes& shared, tiebreak::Participant who) {
  const auto percent = [](const Fraction& chance) { return Value::Decimal(ToDecimal(chance * Fraction(100), 1)); };
  return Record()
      .Add("tpn", shared.work.record().entrant(who).number)
      .Add("name", shared.work.NameOf(who))
      .Add("places", ListOf(shared.outlook->chances[who.index()], percent));
}

Value SharedRecord(const SharedPrizes& shared, const std::string& file) {
  awards::Money offered = 0;
  for (const awards::PrizeList& list : shared.fund.lists) {
    for (const awards::Money money : list.prizes) offered += money;
  }
  Record record;
  record.Add("file", file).Add("currency", shared.fund.currency);
  record.Add("offered", Value::Decimal(awards::ToText(offered))).Add("open_games", shared.open_games);
  constexpr EnumArray<awards::PerPlayer, std::string_view, awards::PerPlayer::kFirst> kPerPlayer{
      {{"all", "best", "first"}}};
  record.Add("per_player", kPerPlayer[shared.fund.per_player]);
  record.Add("lists", ListOf(shared.fund.lists, PrizeListRecord));
  record.Add("awards", ListOf(shared.awards, [&](const awards::Award& award) { return AwardRecord(shared, award); }));
  if (!shared.outlook) return record;
  record.Add("outcomes", shared.outlook->outcomes).Add("all_outcomes", shared.outlook->all_outcomes);
  std::vector<tiebreak::Participant> hopeful;
  for (const tiebreak::Participant who : shared.work.standings().order) {
    const auto& own = shared.outlook->chances[who.index()];
    if (std::ranges::any_of(own, [](const Fraction& chance) { return chance != Fraction(); })) hopeful.push_back(who);
  }
  record.Add("chances", ListOf(hopeful, [&](const auto who) { return ChanceRecord(shared, who); }));
  return record;
}

Value NormChanceRecord(const Tournament& tournament, const rating::NormChance& chance) {
  const Player& player = tournament.player(chance.player);
  const rating::NormRule& rule = rating::RuleFor(chance.norm.title);
  Record record;
  record.Add("tpn", player.tpn).Add("name", player.name).Add("title", rule.name).Add("met", chance.norm.IsMet());
  record.Add("performance", chance.norm.performance.rating).Add("wanted", rule.performance);
  record.Add("average", chance.norm.performance.average).Add("games", chance.norm.performance.games);
  record.Add("left", chance.left);
  if (chance.needed) record.Add("needed", Value::Decimal(ToDecimal(*chance.needed, 1)));
  return record;
}

}  // namespace

Parsed<std::string> PrizesOf(const Version& version, const Values& query) {
  const Tournament* tournament = version.tournament();
  if (tournament == nullptr) return {std::nullopt, {Unsound()}};
  const std::string& file = version.state().facts.prizes;
  if (file.empty() || tournament->rounds() == 0) return {ToJson(Record().Add("file", file)), {}};
  const auto shared = service::SharePrizes(PrizesRequestFor(version, *tournament, query));
  if (!shared.value) return {std::nullopt, shared.diagnostics};
  return {ToJson(SharedRecord(*shared.value, file)), {}};
}

Parsed<std::string> RatingsOf(const Version& version) {
  const Tournament* tournament = version.tournament();
  if (tournament == nullptr) return {std::nullopt, {Unsound()}};
  const auto rated = service::RatedByDefault(*tournament);
  if (!rated) return {std::nullopt, {rated.error()}};
  return {ToJson(DocumentOf(sheets::RatedEvent{*tournament, *rated})), {}};
}

Parsed<std::string> NormsOf(const Version& version, const Values& query) {
  const Tournament* tournament = version.tournament();
  if (tournament == nullptr) return {std::nullopt, {Unsound()}};
  if (const auto number = query.Number("player")) {
    const auto player = tournament->Find(Tpn(*number));
    if (!player) return {std::nullopt, {UsageError("there is no such player", "give a pairing number")}};
    return {ToJson(DocumentOf(sheets::SoughtNorms{*tournament, *player})), {}};
  }
  const auto chances = rating::NormChancesIn(*tournament);
  const auto record = [&](const rating::NormChance& chance) { return NormChanceRecord(*tournament, chance); };
  return {ToJson(Record().Add("norms", ListOf(chances, record))), {}};
}

}  // namespace ronda::site
