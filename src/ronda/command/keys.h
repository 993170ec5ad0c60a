// The keys of commands in JSON, one function a type, as in formats/json/keys.h.
#pragma once

#include "ronda/command/command.h"
#include "ronda/formats/json/keys.h"
#include "ronda/journal/keys.h"

namespace ronda::command {

using json::Is;
using json::Optional;
using json::Required;

void Describe(Is<Entrant> auto& player, auto&& visit) {
  visit(Required("name"), player.name);
  visit(Optional("sex"), player.sex);
  visit(Optional("title"), player.title);
  visit(Optional("rating"), player.rating);
  visit(Optional("federation"), player.federation);
  visit(Optional("club"), player.club);
  visit(Optional("fide_id"), player.fide_id);
  visit(Optional("birth_date"), player.birth_date);
}

void Describe(Is<EnterPlayers> auto& command, auto&& visit) {
  visit(Required("players"), command.players);
  visit(Optional("arrives"), command.arrives);
  visit(Optional("missed"), command.missed);
  visit(Optional("team"), command.team);
}

void Describe(Is<CorrectPlayer> auto& command, auto&& visit) {
  visit(Required("player"), command.player);
  visit(Optional("name"), command.name);
  visit(Optional("title"), command.title);
  visit(Optional("rating"), command.rating);
  visit(Optional("federation"), command.federation);
  visit(Optional("club"), command.club);
  visit(Optional("fide_id"), command.fide_id);
  visit(Optional("birth_date"), command.birth_date);
}

void Describe(Is<RemovePlayers> auto& command, auto&& visit) { visit(Required("players"), command.players); }

void Describe(Is<Renumber> auto& command, auto&& visit) {
  visit(Optional("strength"), command.strength);
  visit(Optional("alphabet"), command.alphabet);
}

void Describe(Is<RequestByes> auto& command, auto&& visit) {
  visit(Optional("players"), command.players);
  visit(Required("rounds"), command.rounds);
  visit(Optional("kind"), command.kind);
  visit(Optional("teams"), command.teams);
}

void Describe(Is<CancelByes> auto& command, auto&& visit) {
  visit(Optional("players"), command.players);
  visit(Optional("rounds"), command.rounds);
  visit(Optional("teams"), command.teams);
}

void Describe(Is<Withdraw> auto& command, auto&& visit) {
  visit(Optional("players"), command.players);
  visit(Optional("teams"), command.teams);
}
void Describe(Is<Return> auto& command, auto&& visit) {
  visit(Optional("players"), command.players);
  visit(Optional("teams"), command.teams);
}

void Describe(Is<CheckIn> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Optional("present"), command.present);
  visit(Optional("absent"), command.absent);
}

void Describe(Is<EnterTeam> auto& command, auto&& visit) {
  visit(Required("name"), command.name);
  visit(Optional("nickname"), command.nickname);
  visit(Optional("strength"), command.strength);
  visit(Optional("members"), command.members);
  visit(Optional("players"), command.players);
  visit(Optional("arrives"), command.arrives);
  visit(Optional("missed"), command.missed);
}

void Describe(Is<CorrectTeam> auto& command, auto&& visit) {
  visit(Required("team"), command.team);
  visit(Optional("name"), command.name);
  visit(Optional("nickname"), command.nickname);
  visit(Optional("strength"), command.strength);
  visit(Optional("members"), command.members);
}

void Describe(Is<SetLineUp> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Required("team"), command.team);
  visit(Required("boards"), command.boards);
}

void Describe(Is<HandInLineUp> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Required("team"), command.team);
  visit(Required("boards"), command.boards);
}

void Describe(Is<OpenLineUps> auto& command, auto&& visit) { visit(Required("round"), command.round); }

void Describe(Is<SetLineUpDeadline> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Optional("until"), command.until);
}

void Describe(Is<PairRound> auto& /*command*/, auto&& /*visit*/) {}

void Describe(Is<DrawSchedule> auto& command, auto&& visit) { Describe(command.plan, visit); }

void Describe(Is<Seats> auto& seats, auto&& visit) {
  visit(Required("white"), seats.white);
  visit(Required("black"), seats.black);
}

void Describe(Is<EditRound> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Required("boards"), command.boards);
  visit(Optional("bye"), command.bye);
  visit(Optional("reason"), command.reason);
}

void Describe(Is<PublishRound> auto& command, auto&& visit) { visit(Required("round"), command.round); }

void Describe(Is<TakeBackRound> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Optional("ground"), command.ground);
  visit(Optional("reason"), command.reason);
}

void Describe(Is<EnterResult> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Required("white"), command.white);
  visit(Required("black"), command.black);
  visit(json::Written("was"), command.was);
  visit(Required("now"), command.now);
  visit(Optional("via"), command.via);
}

void Describe(Is<ClaimResult> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Required("player"), command.player);
  visit(Required("result"), command.result);
}

void Describe(Is<CheckResult> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Required("white"), command.white);
  visit(Required("black"), command.black);
  visit(Required("result"), command.result);
}

void Describe(Is<CorrectResult> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Required("white"), command.white);
  visit(Required("black"), command.black);
  visit(Optional("result"), command.result);
  visit(Optional("colours_as_given"), command.colours_as_given);
  visit(Optional("reported"), command.reported);
  visit(Optional("purpose"), command.purpose);
  visit(Optional("reason"), command.reason);
}

void Describe(Is<EnterPlayOff> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Required("one"), command.one);
  visit(Required("other"), command.other);
  visit(json::Written("score"), command.score);
}

void Describe(Is<ChangeSettings> auto& command, auto&& visit) {
  visit(Optional("name"), command.name);
  visit(Optional("city"), command.city);
  visit(Optional("federation"), command.federation);
  visit(Optional("start_date"), command.start_date);
  visit(Optional("end_date"), command.end_date);
  visit(Optional("chief_arbiter"), command.chief_arbiter);
  visit(Optional("deputy_arbiters"), command.deputy_arbiters);
  visit(Optional("time_control"), command.time_control);
  visit(Optional("round_dates"), command.round_dates);
  visit(Optional("planned_rounds"), command.planned_rounds);
  visit(Optional("system"), command.system);
  visit(Optional("settings"), command.settings);
  visit(Optional("acceleration"), command.acceleration);
  visit(Optional("tiebreaks"), command.tiebreaks);
  visit(Optional("initial_colour"), command.initial_colour);
  visit(Optional("point_system"), command.point_system);
  visit(Optional("schedule"), command.schedule);
}

void Describe(Is<ApartGroup> auto& group, auto&& visit) {
  visit(Optional("first_round"), group.first);
  visit(Optional("last_round"), group.last);
  visit(Required("players"), group.players);
}

void Describe(Is<ChangeWishes> auto& command, auto&& visit) {
  visit(Optional("forbidden"), command.forbidden);
  visit(Optional("kept_apart"), command.kept_apart);
}

void Describe(Is<FixTables> auto& command, auto&& visit) { visit(Required("tables"), command.tables); }
void Describe(Is<SetCategories> auto& command, auto&& visit) { visit(Required("categories"), command.categories); }
void Describe(Is<SetPrizes> auto& command, auto&& visit) { visit(Required("prizes"), command.prizes); }
void Describe(Is<SetBracket> auto& command, auto&& visit) { visit(Required("bracket"), command.bracket); }
void Describe(Is<SetTables> auto& command, auto&& visit) { visit(Required("tables"), command.tables); }
void Describe(Is<SeatTables> auto& command, auto&& visit) { visit(Optional("absent"), command.absent); }

void Describe(Is<EnterTable> auto& command, auto&& visit) {
  visit(Required("round"), command.round);
  visit(Required("table"), command.table);
  visit(Optional("was"), command.was);
  visit(Optional("places"), command.places);
}
void Describe(Is<TakeBackTables> auto& command, auto&& visit) { visit(Optional("reason"), command.reason); }
void Describe(Is<OpenPoll> auto& command, auto&& visit) { Describe(command.poll, visit); }
void Describe(Is<CastVotes> auto& command, auto&& visit) {
  visit(Required("player"), command.player);
  visit(Required("votes"), command.votes);
}
void Describe(Is<ClosePoll> auto& /*command*/, auto&& /*visit*/) {}
void Describe(Is<LeaveFideMode> auto& command, auto&& visit) { visit(Required("reason"), command.reason); }
void Describe(Is<AddNote> auto& command, auto&& visit) { visit(Required("text"), command.text); }

void Describe(Is<RecordPerson> auto& command, auto&& visit) {
  visit(Required("player"), command.player);
  visit(Required("commitment"), command.commitment);
}
void Describe(Is<ErasePerson> auto& command, auto&& visit) { visit(Required("player"), command.player); }

void Describe(Is<Undo> auto& command, auto&& visit) {
  visit(Required("seq"), command.seq);
  visit(Optional("reason"), command.reason);
}
void Describe(Is<Restore> auto& command, auto&& visit) {
  visit(Required("seq"), command.seq);
  visit(Optional("reason"), command.reason);
}
void Describe(Is<HandOver> auto& command, auto&& visit) { visit(Required("key"), command.key); }
void Describe(Is<Receive> auto& /*command*/, auto&& /*visit*/) {}
void Describe(Is<Close> auto& /*command*/, auto&& /*visit*/) {}

}  // namespace ronda::command
