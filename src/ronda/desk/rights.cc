#include "ronda/desk/rights.h"

#include <fmt/format.h>

#include <algorithm>

namespace ronda::desk {
namespace {

using journal::State;
using store::Role;

tl::unexpected<Diagnostic> Refuse(std::string message, std::string hint) {
  return tl::unexpected(Diagnostic{.code = "desk-right", .message = std::move(message), .hint = std::move(hint)});
}

// A helper enters results on blank boards of the current round, within the own range.
Result<void> MayHelp(const Who& who, const command::EnterResult& wish, const State& state) {
  if (wish.round != journal::LastPublished(state).value_or(Round(state.data.rounds))) {
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

Result<void> MayPlay(const Who& who, const command::Command& command) {
  if (const auto* claim = std::get_if<command::ClaimResult>(&command)) {
    if (who.player == claim->player) return {};
    return Refuse("players report their own games", "ask an arbiter");
  }
  if (const auto* here = std::get_if<command::CheckIn>(&command)) {
    const bool is_own = here->absent.empty() && here->present.size() == 1 && who.player == here->present.front();
    if (is_own) return {};
    return Refuse("players check themselves in", "ask an arbiter");
  }
  return Refuse("players report results and check themselves in", "ask an arbiter for everything else");
}

}  // namespace

bool IsAtLeast(const Who& who, Role role) { return who.role && *who.role <= role; }

Result<void> MayDo(const Who& who, const command::Command& command, const State& state) {
  if (!who.role)
    return Refuse("only those who are let in may change something", "sign in, or use the link you were given");
  const bool is_owners =
      std::holds_alternative<command::HandOver>(command) || std::holds_alternative<command::Receive>(command);
  if (is_owners && !IsAtLeast(who, Role::kOwner))
    return Refuse("only the owner hands a tournament over", "ask the owner");
  if (IsAtLeast(who, Role::kArbiter)) return {};
  if (who.role == Role::kPlayer) return MayPlay(who, command);
  if (const auto* result = std::get_if<command::EnterResult>(&command)) return MayHelp(who, *result, state);
  return Refuse("helpers enter results", "ask an arbiter for everything else");
}

}  // namespace ronda::desk
