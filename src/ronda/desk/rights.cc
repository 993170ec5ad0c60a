#include "ronda/desk/rights.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/handling/handled.h"

namespace ronda::desk {
namespace {

using journal::State;
using store::Role;

tl::unexpected<Diagnostic> Refuse(std::string message, std::string hint) {
  return tl::unexpected(Diagnostic{.code = "desk-right", .message = std::move(message), .hint = std::move(hint)});
}

// A helper enters results on blank boards of the current round, within the own range.
Result<void> MayHelp(const Who& who, const command::EnterResult& wish, const State& state) {
  // Of a match of two games both are current.
  const Round last = journal::LastPublished(state).value_or(Round(state.data.rounds));
  if (handling::FirstOfPairing(state.data, wish.round) != handling::FirstOfPairing(state.data, last)) {
    return Refuse("helpers enter results of the current round only", "ask an arbiter");
  }
  if (wish.was != "*" || wish.now == "*") {
    return Refuse("this board has a result; helpers enter results on blank boards only", "ask an arbiter to change it");
  }
  const journal::RoundFacts* facts = journal::FactsOf(state, wish.round);
  if (!who.boards || facts == nullptr) return {};
  const auto found = std::ranges::find(facts->boards, wish.white);
  const auto board = static_cast<std::int32_t>(found - facts->boards.begin()) + 1;
  if (found != facts->boards.end() && board >= who.boards->from && board <= who.boards->to) return {};
  return Refuse(fmt::format("this link is for boards {} to {}", who.boards->from, who.boards->to), "ask an arbiter");
}

Result<void> MayPlay(const Who& who, const command::Command& command, const State& state) {
  if (const auto* claim = command.As<command::ClaimResult>()) {
    if (who.player == claim->player) return {};
    return Refuse("players report their own games", "ask an arbiter");
  }
  if (const auto* here = command.As<command::CheckIn>()) {
    const bool is_here = here->absent.empty() && here->present.size() == 1 && who.player == here->present.front();
    const bool is_away = here->present.empty() && here->absent.size() == 1 && who.player == here->absent.front();
    if (is_here || (is_away && IsClubEvening(state))) return {};
    return Refuse("players check themselves in", "ask an arbiter");
  }
  if (const auto* cast = command.As<command::CastVotes>()) {
    if (who.player == cast->player) return {};
    return Refuse("players give their own votes", "ask an arbiter");
  }
  return Refuse("players report results, vote and check themselves in", "ask an arbiter for everything else");
}

// A captain hands in the line-up of the own team.
Result<void> MayLead(const Who& who, const command::Command& command, const State& state) {
  const auto* line_up = command.As<command::HandInLineUp>();
  if (line_up == nullptr) return Refuse("captains hand in line-ups", "ask an arbiter for everything else");
  const auto team = who.player ? TeamOf(state, *who.player) : std::nullopt;
  if (team && state.data.teams[team->index()].number == line_up->team) return {};
  return Refuse("captains hand in the line-up of their own team", "ask an arbiter");
}

}  // namespace

// Elementos §2.10: who comes plays, who does not has told so before the evening.
bool IsClubEvening(const State& state) { return state.facts.system == "keizer"; }

std::optional<TeamIndex> TeamOf(const State& state, journal::Uid player) {
  const auto place = state.Find(player);
  for (std::size_t i = 0; place && i < state.data.teams.size(); ++i) {
    const auto& members = state.data.teams[i].members;
    if (std::ranges::find(members, *place) != members.end()) return TeamIndex::FromIndex(i);
  }
  return std::nullopt;
}

bool IsAtLeast(const Who& who, Role role) { return who.role && *who.role <= role; }

Result<void> MayDo(const Who& who, const command::Command& command, const State& state) {
  if (!who.role)
    return Refuse("only those who are let in may change something", "sign in, or use the link you were given");
  const bool is_owners = command.Is<command::HandOver>() || command.Is<command::Receive>();
  if (is_owners && !IsAtLeast(who, Role::kOwner))
    return Refuse("only the owner hands a tournament over", "ask the owner");
  if (IsAtLeast(who, Role::kArbiter)) return {};
  if (who.role == Role::kPlayer) return MayPlay(who, command, state);
  if (who.role == Role::kCaptain) return MayLead(who, command, state);
  if (const auto* result = command.As<command::EnterResult>()) return MayHelp(who, *result, state);
  if (const auto* table = command.As<command::EnterTable>(); table != nullptr && table->was.empty()) return {};
  return Refuse("helpers enter results", "ask an arbiter for everything else");
}

}  // namespace ronda::desk
