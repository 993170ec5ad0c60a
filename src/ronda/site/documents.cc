#include "ronda/site/documents.h"

#include <algorithm>

#include "ronda/base/enum_array.h"
#include "ronda/command/seating.h"
#include "ronda/handling/edition.h"
#include "ronda/service/game_result.h"
#include "ronda/site/bracket_pages.h"
#include "ronda/site/claims.h"
#include "ronda/site/system_documents.h"
#include "ronda/site/table_pages.h"
#include "ronda/site/team_documents.h"

namespace ronda::site {
namespace {

using journal::State;
using sheets::List;
using sheets::ListOf;
using sheets::Record;
using sheets::Value;

Value UidValue(journal::Uid uid) { return Value(uid.value()); }

// Whether somebody was checked in for the round to be paired.
bool IsPresent(const State& state, journal::Uid uid) {
  const auto list = std::ranges::find(state.facts.checked_in, state.data.next_round(), &journal::CheckedIn::round);
  return list != state.facts.checked_in.end() && std::ranges::find(list->players, uid) != list->players.end();
}

// By the place of a player.
Record PlayerRecord(const desk::Version& version, PlayerIndex place) {
  const State& state = version.state();
  const Player& player = state.data.players[place.index()];
  const journal::Uid uid = state.uids[place];
  Record record;
  record.Add("uid", uid.value()).Add("number", player.tpn).Add("name", player.name);
  if (player.sex) record.Add("sex", *player.sex == Sex::kWoman ? "woman" : "man");
  record.AddText("title", player.title).Add("rating", player.rating).AddText("federation", player.federation);
  record.AddText("club", player.club).AddText("fide_id", player.fide_id).AddText("birth_date", player.birth_date);
  if (const Tournament* tournament = version.tournament()) {
    const int until = journal::IsDrawn(state) ? journal::CurrentRound(state).value() : tournament->rounds();
    record.Add("points", tournament->ScoreAfter(place, until));
  }
  if (std::ranges::find(state.facts.withdrawn, uid) != state.facts.withdrawn.end()) record.Add("withdrawn", true);
  if (std::ranges::find(state.facts.annulled, uid) != state.facts.annulled.end()) record.Add("annulled", true);
  if (IsPresent(state, uid)) record.Add("present", true);
  return record;
}

Record ByeRecord(const State& state, const RequestedBye& bye) {
  return Record().Add("round", bye.round).Add("uid", state.uids[bye.player].value()).Add("kind", Traits(bye.kind).name);
}

// A winner rated so far below the loser has one game in ten by the tables of B.02 §8.1.2; more often it is a slip read
// the wrong way round.
constexpr std::int32_t kUnlikelyGap = 350;

bool IsUnlikely(const State& state, const command::Seating& seating) {
  const auto white = state.player(seating.white).rating;
  const auto black = state.player(seating.black).rating;
  if (!white || !black) return false;
  if (seating.white_entry.result == ResultCode::kWin) return *black - *white >= kUnlikelyGap;
  return seating.black_entry.result == ResultCode::kWin && *white - *black >= kUnlikelyGap;
}

bool HasFixedTable(const State& state, const command::Seating& seating) {
  return std::ranges::any_of(state.facts.fixed_tables, [&](const journal::FixedTable& fixed) {
    return fixed.player == seating.white || fixed.player == seating.black;
  });
}

// What each had before the round.
void AddScores(const desk::Version& version, const command::Seating& seating, Round round, Record& record) {
  const Tournament* tournament = version.tournament();
  const auto white = version.state().Find(seating.white);
  const auto black = version.state().Find(seating.black);
  if (tournament == nullptr || !white || !black) return;
  record.Add("white_points", tournament->ScoreAfter(*white, round.value() - 1));
  record.Add("black_points", tournament->ScoreAfter(*black, round.value() - 1));
}

Record BoardRecord(const desk::Version& version, const command::Seating& seating, Round round) {
  const State& state = version.state();
  Record record;
  record.Add("board", seating.board).Add("table", seating.table);
  record.Add("white", seating.white.value()).Add("black", seating.black.value());
  AddScores(version, seating, round, record);
  record.Add("result", service::GameText({seating.white_entry.result, seating.black_entry.result}));
  if (HasFixedTable(state, seating)) record.Add("fixed", true);
  if (IsUnlikely(state, seating)) record.Add("unlikely", true);
  const auto is_checked = [&](const journal::CheckedResult& one) {
    return one.round == round && (one.white == seating.white || one.white == seating.black);
  };
  if (std::ranges::any_of(state.facts.checked, is_checked)) record.Add("checked", true);
  const Claims claims = ClaimsOf(state, seating, round);
  if (claims.Any()) record.Add("claimed", true);
  if (claims.Differ()) record.Add("disputed", true);
  return record;
}

Record EventRecord(const State& state) {
  const EventInfo& info = state.data.info;
  Record record;
  record.AddText("name", info.name).AddText("city", info.city).AddText("federation", info.federation);
  record.AddText("start_date", info.start_date).AddText("end_date", info.end_date);
  record.AddText("chief_arbiter", info.chief_arbiter).AddText("time_control", info.time_control);
  return record;
}

// As the command change-wishes has it.
Value ApartRecord(const KeptApart& rule) {
  constexpr EnumArray<KeptApart::By, std::string_view, KeptApart::By::kRating> kBy{{{"club", "federation", "rating"}}};
  Record record;
  record.Add("by", kBy[rule.by]);
  record.Add("strength", rule.strength == KeptApart::Strength::kAbsolute ? "absolute" : "relative");
  record.Add("first_round", rule.first).Add("last_round", rule.last);
  if (rule.by == KeptApart::By::kRating) record.Add("points", rule.points);
  return record;
}

// The articles of the handling rules the event is under, and the grounds on which they let a published round go.
Record RulesRecord(const State& state) {
  const handling::Edition& edition = handling::EditionFor(state.data.info);
  Record record;
  record.Add("edition", edition.id).Add("correction", edition.articles.correction);
  record.Add("publication", edition.articles.publication).Add("late_entry", edition.articles.late_entry);
  record.Add("numbers", edition.articles.numbers).Add("absence", edition.articles.absence);
  record.Add("withdrawal", edition.articles.withdrawal);
  List grounds;
  if (edition.published == handling::PublishedPairs::kListedCases) {
    for (const std::string_view ground : {"rules", "no-opponents", "late-entry", "last-round"}) grounds.Add(ground);
  }
  record.Add("grounds", std::move(grounds));
  return record;
}

// As the command draw-schedule has it.
Record PlanRecord(const journal::SchedulePlan& plan) {
  Record record;
  record.Add("system", plan.system).Add("cycles", plan.cycles).Add("boards", plan.boards).Add("groups", plan.groups);
  record.AddText("draw", plan.draw).AddText("by", plan.by).Add("seed", plan.seed);
  record.Add("games", plan.games).Add("losses", plan.losses).Add("seeded", plan.seeded);
  record.AddText("seeding", plan.seeding).AddText("order", plan.order);
  if (plan.third_place) record.Add("third_place", true);
  return record;
}

// What the event wishes beside its system: who is kept apart, who sits where, which categories there are.
void AddWishes(const State& state, Record& record) {
  record.Add("apart", ListOf(state.data.forbidden, [&](const ForbiddenGroup& group) {
               return Value(Record().Add(
                   "players", ListOf(group.players, [&](PlayerIndex place) { return UidValue(state.uids[place]); })));
             }));
  record.Add("kept_apart", ListOf(state.data.kept_apart, ApartRecord));
  record.Add("fixed_tables", ListOf(state.facts.fixed_tables, [](const journal::FixedTable& fixed) {
               return Value(Record().Add("player", fixed.player.value()).Add("table", fixed.table));
             }));
  record.Add("categories", ListOf(state.facts.categories, [](const journal::CategoryFact& category) {
               return Value(Record().Add("name", category.name).Add("rule", category.rule));
             }));
}

}  // namespace

Value RoundDocument(const desk::Version& version, Round round) {
  const State& state = version.state();
  const journal::RoundFacts* facts = journal::FactsOf(state, round);
  Record record;
  record.Add("round", round);
  if (facts != nullptr) {
    record.AddText("system", facts->system).AddText("published", facts->published).AddText("edited", facts->edited);
  }
  if (facts != nullptr && journal::IsDrawn(*facts)) record.Add("drawn", true);
  record.Add("boards", ListOf(command::SeatingOf(state, round), [&](const command::Seating& seating) {
               return Value(BoardRecord(version, seating, round));
             }));
  AddMatches(version, round, record);
  record.Add("without", ListOf(command::WithoutGameIn(state, round), [](const command::WithoutGame& one) {
               return Value(Record().Add("uid", one.player.value()).Add("result", Traits(one.result).name));
             }));
  return record;
}

Value TournamentDocument(const desk::Version& version, const std::string& slug) {
  const State& state = version.state();
  Record record;
  record.Add("slug", slug).Add("seq", version.seq()).Add("head", journal::Fingerprint(version.head()));
  record.Add("event", EventRecord(state)).AddText("system", state.facts.system);
  record.AddText("acceleration", state.facts.acceleration);
  AddTables(state, record);
  if (state.facts.schedule) record.Add("schedule", PlanRecord(*state.facts.schedule));
  if (command::IsKnockout(state)) {
    if (const auto knockout = command::KnockoutOf(state)) record.Add("knockout", KnockoutRecord(state, *knockout));
  }
  record.Add("planned_rounds", state.data.planned_rounds).Add("rounds_paired", state.data.rounds);
  record.Add("tiebreaks", ListOf(state.data.tiebreaks));
  AddSystem(version, record);
  AddTeams(version, record);
  record.Add("players",
             ListOf(state.uids.ids(), [&](PlayerIndex place) { return Value(PlayerRecord(version, place)); }));
  record.Add("byes",
             ListOf(state.data.requested_byes, [&](const RequestedBye& bye) { return Value(ByeRecord(state, bye)); }));
  record.Add("rounds",
             ListOf(IdRange<Round>(state.data.rounds), [&](Round round) { return RoundDocument(version, round); }));
  record.Add("blocked_by", ListOf(BlockersOf(state), [](const Blocker& blocker) {
               return Value(Record().Add("code", blocker.code).Add("count", blocker.count));
             }));
  AddWishes(state, record);
  record.Add("rules", RulesRecord(state));
  record.AddText("left_fide_mode", state.facts.left_fide_mode);
  if (state.facts.closed) record.Add("closed", true);
  return record;
}

Value ActDocument(const journal::Act& act) {
  Record record;
  record.Add("seq", act.seq).Add("at", act.at).AddText("by", act.by.name).AddText("link", act.by.link);
  record.Add("kind", journal::KindName(act.kind)).Add("round", act.told.round).Add("board", act.told.board);
  record.Add("players", ListOf(act.told.players, UidValue));
  record.AddText("was", act.told.was).AddText("now", act.told.now).AddText("via", act.told.via);
  record.Add("articles", ListOf(act.told.articles)).Add("objections", ListOf(act.told.objections));
  record.AddText("reason", act.told.reason).AddText("text", act.told.text);
  if (act.told.of) record.Add("of", *act.told.of);
  return record;
}

}  // namespace ronda::site
