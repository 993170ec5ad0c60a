// What a decision starts from, and the words refusals share. For the sources of this module.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ronda/command/decide.h"
#include "ronda/command/view.h"
#include "ronda/handling/handled.h"

namespace ronda::command {

struct Moment {
  const journal::State& state;
  const Context& context;
};

inline tl::unexpected<Diagnostic> Refuse(std::string code, std::string message, std::string hint) {
  return tl::unexpected(Diagnostic{.code = std::move(code), .message = std::move(message), .hint = std::move(hint)});
}

// "7 Example, Anna".
std::string Named(const journal::State& state, Uid uid);

// Codes "command-player", "command-players" (none at all), "command-round".
Result<PlayerIndex> PlaceOf(const journal::State& state, Uid uid);
Result<std::vector<Tpn>> NumbersOf(const journal::State& state, std::span<const Uid> uids);
Result<TeamIndex> PlaceOfTeam(const journal::State& state, TeamNumber number);  // code "command-team"
Result<void> CheckPaired(const journal::State& state, Round round);

// Who is to sit at a board: nobody, or a member of the team (code "command-line-up").
Result<std::optional<PlayerIndex>> SeatedMember(const journal::State& state, const Team& team, std::optional<Uid> seat);
// The line-up of a team that meets others player by player.
Result<Decision> SeatInEncounter(const Moment& moment, const SetLineUp& wish);

// "2026-11-15T14:00Z", or with seconds: such texts sort as the times follow one another.
bool IsTime(std::string_view text);

// What is entered of a player.
Player PlayerFrom(const Entrant& entrant);

// A decision with the state as it is, to be changed.
Decision Start(const Moment& moment, journal::Kind kind);

// The decision after an operation of the handling rules: its tournament, its articles and what it says. Players keep
// their numbers in the journal; who is new gets the next ones.
Result<Decision> AfterHandling(const Moment& moment, journal::Kind kind, Result<handling::Handled> handled);

// The level is raised to the warning, with what it is about.
void Object(Decision& decision, Warning warning, std::string objection);

// What the desk keeps of the rounds from `like.round` on.
void AddRoundFacts(const Moment& moment, Decision& decision, const Tournament& after, journal::RoundFacts like);

// What speaks against publishing a draft: it was paired from what is no longer so, or seats who has withdrawn.
Result<void> ObjectToStaleDraft(const Moment& moment, Round round, Decision& decision);
// Of the tournament as it was before the round was paired.
std::string FingerprintBefore(const Tournament& tournament, Round round);

// Whether so many rounds can be planned (code "command-rounds"); any if the tournament does not say.
Result<void> CheckPlannedRounds(const TournamentData& data);

// Whether rounds can be drawn so at all (code "command-schedule"), and whether they are not drawn yet
// ("command-drawn").
Result<void> CheckPlan(const journal::SchedulePlan& plan);
Result<void> CheckNotDrawn(const journal::State& state);
// The next round of a knockout; of the first, the bracket is drawn before it.
Result<Decision> PairKnockout(const Moment& moment, const journal::SchedulePlan& plan);
Result<Decision> WithdrawFromKnockout(const Moment& moment, const Withdraw& wish);
// A round that is seated at tables.
Result<Decision> PublishTables(const Moment& moment, const PublishRound& wish);
// All rounds that were drawn are gone; refused once a result is in.
Result<Decision> TakeBackDraw(const Moment& moment, const TakeBackRound& wish);

Result<Decision> DecideOn(const Moment& moment, const EnterPlayers& wish);
Result<Decision> DecideOn(const Moment& moment, const CorrectPlayer& wish);
Result<Decision> DecideOn(const Moment& moment, const RemovePlayers& wish);
Result<Decision> DecideOn(const Moment& moment, const Renumber& wish);
Result<Decision> DecideOn(const Moment& moment, const RequestByes& wish);
Result<Decision> DecideOn(const Moment& moment, const CancelByes& wish);
Result<Decision> DecideOn(const Moment& moment, const Withdraw& wish);
Result<Decision> DecideOn(const Moment& moment, const Return& wish);
Result<Decision> DecideOn(const Moment& moment, const CheckIn& wish);
Result<Decision> DecideOn(const Moment& moment, const EnterTeam& wish);
Result<Decision> DecideOn(const Moment& moment, const CorrectTeam& wish);
Result<Decision> DecideOn(const Moment& moment, const SetLineUp& wish);
Result<Decision> DecideOn(const Moment& moment, const HandInLineUp& wish);
Result<Decision> DecideOn(const Moment& moment, const OpenLineUps& wish);
Result<Decision> DecideOn(const Moment& moment, const SetLineUpDeadline& wish);
Result<Decision> DecideOn(const Moment& moment, const PairRound& wish);
Result<Decision> DecideOn(const Moment& moment, const DrawSchedule& wish);
Result<Decision> DecideOn(const Moment& moment, const EditRound& wish);
Result<Decision> DecideOn(const Moment& moment, const PublishRound& wish);
Result<Decision> DecideOn(const Moment& moment, const TakeBackRound& wish);
Result<Decision> DecideOn(const Moment& moment, const EnterResult& wish);
Result<Decision> DecideOn(const Moment& moment, const ClaimResult& wish);
Result<Decision> DecideOn(const Moment& moment, const CheckResult& wish);
Result<Decision> DecideOn(const Moment& moment, const CorrectResult& wish);
Result<Decision> DecideOn(const Moment& moment, const EnterPlayOff& wish);
Result<Decision> DecideOn(const Moment& moment, const ChangeSettings& wish);
Result<Decision> DecideOn(const Moment& moment, const ChangeWishes& wish);
Result<Decision> DecideOn(const Moment& moment, const FixTables& wish);
Result<Decision> DecideOn(const Moment& moment, const SetCategories& wish);
Result<Decision> DecideOn(const Moment& moment, const SetPrizes& wish);
Result<Decision> DecideOn(const Moment& moment, const SetBracket& wish);
Result<Decision> DecideOn(const Moment& moment, const SetTables& wish);
Result<Decision> DecideOn(const Moment& moment, const SeatTables& wish);
Result<Decision> DecideOn(const Moment& moment, const EnterTable& wish);
Result<Decision> DecideOn(const Moment& moment, const TakeBackTables& wish);
Result<Decision> DecideOn(const Moment& moment, const OpenPoll& wish);
Result<Decision> DecideOn(const Moment& moment, const CastVotes& wish);
Result<Decision> DecideOn(const Moment& moment, const ClosePoll& wish);
Result<Decision> DecideOn(const Moment& moment, const LeaveFideMode& wish);
Result<Decision> DecideOn(const Moment& moment, const AddNote& wish);
Result<Decision> DecideOn(const Moment& moment, const RecordPerson& wish);
Result<Decision> DecideOn(const Moment& moment, const ErasePerson& wish);
Result<Decision> DecideOn(const Moment& moment, const Undo& wish);
Result<Decision> DecideOn(const Moment& moment, const Restore& wish);
Result<Decision> DecideOn(const Moment& moment, const HandOver& wish);
Result<Decision> DecideOn(const Moment& moment, const Receive& wish);
Result<Decision> DecideOn(const Moment& moment, const Close& wish);

}  // namespace ronda::command
