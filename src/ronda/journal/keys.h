// The keys of what a journal holds beside the tournament, one function a type, as in formats/json/keys.h: written and
// read by the same lists.
#pragma once

#include "ronda/formats/json/keys.h"
#include "ronda/journal/act.h"
#include "ronda/journal/state.h"

namespace ronda::journal {

using json::Is;
using json::Optional;
using json::Required;

void Describe(Is<RoundFacts> auto& facts, auto&& visit) {
  visit(Required("round"), facts.round);
  visit(Optional("system"), facts.system);
  visit(Optional("engine"), facts.engine);
  visit(Optional("input"), facts.input);
  visit(Optional("published"), facts.published);
  visit(Optional("edited"), facts.edited);
  visit(Optional("boards"), facts.boards);
  visit(Optional("tables"), facts.tables);
}

void Describe(Is<Claim> auto& claim, auto&& visit) {
  visit(Required("round"), claim.round);
  visit(Required("player"), claim.player);
  visit(Required("result"), claim.result);
}

void Describe(Is<CheckedResult> auto& checked, auto&& visit) {
  visit(Required("round"), checked.round);
  visit(Required("white"), checked.white);
  visit(Required("by"), checked.by);
}

void Describe(Is<CheckedIn> auto& there, auto&& visit) {
  visit(Required("round"), there.round);
  visit(Required("players"), there.players);
}

void Describe(Is<FixedTable> auto& fixed, auto&& visit) {
  visit(Required("player"), fixed.player);
  visit(Required("table"), fixed.table);
}

void Describe(Is<CategoryFact> auto& category, auto&& visit) {
  visit(Required("name"), category.name);
  visit(Required("rule"), category.rule);
}

void Describe(Is<SealedLineUp> auto& line_up, auto&& visit) {
  visit(Required("round"), line_up.round);
  visit(Required("team"), line_up.team);
  visit(Required("boards"), line_up.boards);
}

void Describe(Is<LineUpDeadline> auto& deadline, auto&& visit) {
  visit(Required("round"), deadline.round);
  visit(Required("until"), deadline.until);
}

void Describe(Is<PollOption> auto& option, auto&& visit) {
  visit(Required("name"), option.name);
  visit(json::Written("places"), option.places);
}

void Describe(Is<Poll> auto& poll, auto&& visit) {
  visit(Required("about"), poll.about);
  visit(Required("title"), poll.title);
  visit(Optional("options"), poll.options);
  visit(Optional("by"), poll.by);
  visit(Optional("limit"), poll.limit);
  visit(Optional("mode"), poll.mode);
  visit(Optional("size"), poll.size);
  visit(Optional("seed"), poll.seed);
  visit(Optional("until"), poll.until);
}

void Describe(Is<Vote> auto& vote, auto&& visit) {
  visit(Required("to"), vote.to);
  visit(Required("votes"), vote.votes);
}

void Describe(Is<Ballot> auto& ballot, auto&& visit) {
  visit(Required("player"), ballot.player);
  visit(Required("votes"), ballot.votes);
}

void Describe(Is<PollGroup> auto& group, auto&& visit) {
  visit(Optional("option"), group.option);
  visit(Required("players"), group.players);
}

void Describe(Is<PollOutcome> auto& outcome, auto&& visit) {
  visit(Required("at"), outcome.at);
  visit(Required("groups"), outcome.groups);
}

void Describe(Is<Note> auto& note, auto&& visit) {
  visit(Required("at"), note.at);
  visit(Required("by"), note.by);
  visit(Required("text"), note.text);
}

void Describe(Is<PersonCommitment> auto& person, auto&& visit) {
  visit(Required("player"), person.player);
  visit(Required("commitment"), person.commitment);
}

void Describe(Is<SchedulePlan> auto& plan, auto&& visit) {
  visit(Required("system"), plan.system);
  visit(Optional("cycles"), plan.cycles);
  visit(Optional("boards"), plan.boards);
  visit(Optional("groups"), plan.groups);
  visit(Optional("draw"), plan.draw);
  visit(Optional("by"), plan.by);
  visit(Optional("games"), plan.games);
  visit(Optional("losses"), plan.losses);
  visit(Optional("seeded"), plan.seeded);
  visit(Optional("seeding"), plan.seeding);
  visit(Optional("order"), plan.order);
  visit(Optional("third_place"), plan.third_place);
  visit(Optional("seed"), plan.seed);
}

void Describe(Is<PlayOff> auto& play_off, auto&& visit) {
  visit(Required("round"), play_off.round);
  visit(Required("one"), play_off.one);
  visit(Required("other"), play_off.other);
  visit(Required("score"), play_off.score);
}

void Describe(Is<Actor> auto& actor, auto&& visit) {
  visit(Optional("account"), actor.account);
  visit(Optional("name"), actor.name);
  visit(Optional("link"), actor.link);
}

void Describe(Is<Told> auto& told, auto&& visit) {
  visit(Optional("round"), told.round);
  visit(Optional("board"), told.board);
  visit(Optional("players"), told.players);
  visit(Optional("rounds"), told.rounds);
  visit(Optional("was"), told.was);
  visit(Optional("now"), told.now);
  visit(Optional("via"), told.via);
  visit(Optional("articles"), told.articles);
  visit(Optional("objections"), told.objections);
  visit(Optional("reason"), told.reason);
  visit(Optional("text"), told.text);
  visit(Optional("of"), told.of);
}

void Describe(Is<DeskFacts> auto& facts, auto&& visit) {
  visit(Optional("system"), facts.system);
  visit(Optional("settings"), facts.settings);
  visit(Optional("acceleration"), facts.acceleration);
  visit(Optional("schedule"), facts.schedule);
  visit(Optional("rounds"), facts.rounds);
  visit(Optional("claims"), facts.claims);
  visit(Optional("checked"), facts.checked);
  visit(Optional("checked_in"), facts.checked_in);
  visit(Optional("withdrawn"), facts.withdrawn);
  visit(Optional("annulled"), facts.annulled);
  visit(Optional("fixed_tables"), facts.fixed_tables);
  visit(Optional("categories"), facts.categories);
  visit(Optional("prizes"), facts.prizes);
  visit(Optional("bracket"), facts.bracket);
  visit(Optional("play_offs"), facts.play_offs);
  visit(Optional("tables"), facts.tables);
  visit(Optional("tables_draft"), facts.tables_draft);
  visit(Optional("sealed_line_ups"), facts.sealed_line_ups);
  visit(Optional("line_up_deadlines"), facts.line_up_deadlines);
  visit(Optional("poll"), facts.poll);
  visit(Optional("ballots"), facts.ballots);
  visit(Optional("poll_outcome"), facts.poll_outcome);
  visit(Optional("notes"), facts.notes);
  visit(Optional("persons"), facts.persons);
  visit(Optional("left_fide_mode"), facts.left_fide_mode);
  visit(Optional("handed_over"), facts.handed_over);
  visit(Optional("closed"), facts.closed);
}

}  // namespace ronda::journal
