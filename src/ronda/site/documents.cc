#include "ronda/site/documents.h"

#include <algorithm>

#include "ronda/command/seating.h"
#include "ronda/service/game_result.h"

namespace ronda::site {
namespace {

using journal::State;
using sheets::List;
using sheets::ListOf;
using sheets::Record;
using sheets::Value;

Value UidValue(journal::Uid uid) { return Value(uid.value()); }

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
    record.Add("points", tournament->ScoreAfter(place, tournament->rounds()));
  }
  if (std::ranges::find(state.facts.withdrawn, uid) != state.facts.withdrawn.end()) record.Add("withdrawn", true);
  return record;
}

Record ByeRecord(const State& state, const RequestedBye& bye) {
  return Record().Add("round", bye.round).Add("uid", state.uids[bye.player].value()).Add("kind", Traits(bye.kind).name);
}

Record BoardRecord(const State& state, const command::Seating& seating, Round round) {
  Record record;
  record.Add("board", seating.board).Add("table", seating.table);
  record.Add("white", seating.white.value()).Add("black", seating.black.value());
  record.Add("result", service::GameText({seating.white_entry.result, seating.black_entry.result}));
  const auto is_checked = [&](const journal::CheckedResult& one) {
    return one.round == round && (one.white == seating.white || one.white == seating.black);
  };
  if (std::ranges::any_of(state.facts.checked, is_checked)) record.Add("checked", true);
  const auto is_claimed = [&](const journal::Claim& claim) {
    return claim.round == round && (claim.player == seating.white || claim.player == seating.black);
  };
  if (std::ranges::any_of(state.facts.claims, is_claimed)) record.Add("claimed", true);
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

}  // namespace

Value RoundDocument(const desk::Version& version, Round round) {
  const State& state = version.state();
  const journal::RoundFacts* facts = journal::FactsOf(state, round);
  Record record;
  record.Add("round", round);
  if (facts != nullptr) {
    record.AddText("system", facts->system).AddText("published", facts->published).AddText("edited", facts->edited);
  }
  record.Add("boards", ListOf(command::SeatingOf(state, round), [&](const command::Seating& seating) {
               return Value(BoardRecord(state, seating, round));
             }));
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
  record.Add("planned_rounds", state.data.planned_rounds).Add("rounds_paired", state.data.rounds);
  record.Add("tiebreaks", ListOf(state.data.tiebreaks));
  record.Add("players",
             ListOf(state.uids.ids(), [&](PlayerIndex place) { return Value(PlayerRecord(version, place)); }));
  record.Add("byes",
             ListOf(state.data.requested_byes, [&](const RequestedBye& bye) { return Value(ByeRecord(state, bye)); }));
  record.Add("rounds",
             ListOf(IdRange<Round>(state.data.rounds), [&](Round round) { return RoundDocument(version, round); }));
  record.Add("blocked_by", ListOf(BlockersOf(state), [](const Blocker& blocker) {
               return Value(Record().Add("code", blocker.code).Add("count", blocker.count));
             }));
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

std::vector<Blocker> BlockersOf(const State& state) {
  std::vector<Blocker> blockers;
  if (!state.facts.handed_over.empty()) blockers.push_back({"handed-over", 0});
  if (state.facts.closed) blockers.push_back({"closed", 0});
  if (const auto draft = journal::FirstDraft(state)) blockers.push_back({"draft", draft->value()});
  const auto open = std::ranges::count(state.data.entries, ResultCode::kPending, &RoundEntry::result);
  if (open > 0) blockers.push_back({"open-games", static_cast<std::int32_t>(open / 2)});
  if (state.data.players.size() < 2) blockers.push_back({"no-players", 0});
  if (state.data.planned_rounds && state.data.rounds >= *state.data.planned_rounds) blockers.push_back({"finished", 0});
  return blockers;
}

}  // namespace ronda::site
