// Undo and restore: acts like all others, whose change leads back.
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>

#include "ronda/command/moment.h"
#include "ronda/command/view.h"
#include "ronda/journal/change.h"

namespace ronda::command {
namespace {

using journal::Act;
using journal::Kind;
using journal::State;

// What stays whatever is undone: numbers once given, and that FIDE mode was left.
void KeepWhatStays(const State& now, State& after) {
  after.last_uid = std::max(after.last_uid, now.last_uid);
  if (!now.facts.left_fide_mode.empty()) after.facts.left_fide_mode = now.facts.left_fide_mode;
}

// What was erased of a person stays so.
void KeepErased(const State& now, State& after) {
  std::erase_if(after.facts.persons, [&](const journal::PersonCommitment& person) {
    return std::ranges::find(now.facts.persons, person) == now.facts.persons.end();
  });
}

bool Intersect(const std::set<std::string>& one, const std::set<std::string>& other) {
  return std::ranges::any_of(one, [&](const std::string& key) { return other.contains(key); });
}

// Whether a later act builds on the one to be undone: it touches the same things, or the players it brought.
bool DependsOn(const Act& later, const Act& undone, const std::set<std::string>& touched) {
  const auto touches = journal::TouchedBy(later.change);
  if (Intersect(touched, touches)) return true;
  const bool rearranges = touched.contains("order") || touched.contains("rounds");
  if (!rearranges) return false;
  if (touches.contains("order") || touches.contains("rounds")) return true;
  return std::ranges::any_of(later.told.players, [&](Uid uid) {
    return std::ranges::find(undone.told.players, uid) != undone.told.players.end();
  });
}

Result<void> CheckPast(const Context& context, journal::Seq seq) {
  if (context.past.state_at && context.past.acts_from && seq >= 1) return {};
  return Refuse("command-seq", fmt::format("there is no act {}", seq), "the history lists them");
}

// Published pairs stay (C.04.2/2025 §4.10): a state that lacks one of them, or has it otherwise, is outside the rules.
bool LosesPublished(const State& now, const State& after) {
  return std::ranges::any_of(now.facts.rounds, [&](const journal::RoundFacts& facts) {
    if (facts.published.empty()) return false;
    const journal::RoundFacts* then = journal::FactsOf(after, facts.round);
    // Of teams the matches are published; who sits at their boards is a matter of line-ups.
    const bool has_moved = then != nullptr && then->boards != facts.boards && !handling::PairsTeams(now.data);
    return then == nullptr || then->published.empty() || has_moved;
  });
}

void ObjectToLoss(const State& now, Decision& decision) {
  if (!LosesPublished(now, decision.after)) return;
  Object(decision, Warning::kOutside, "published pairs would be gone, and published pairs stay (C.04.2/2025 §4.10)");
}

// An undo may bring back a setting that contradicts one made since: what a change of settings would be refused for.
Result<void> CheckStaysSound(const State& now, const State& after) {
  const auto tournament = TournamentOf(after);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto sound = CheckEvent(after, *tournament);
  if (sound) return {};
  const auto was = TournamentOf(now);
  if (!was || !CheckEvent(now, *was)) return {};
  return Refuse("command-undo", fmt::format("the event could not go on as it is set then: {}", sound.error().message),
                "change the settings that contradict it first");
}

// C.04.2/2025 §4.8; /2026 §4.3: a result that a later round was paired on is corrected, which says what it counts for.
Result<void> CheckNotPairedOn(const State& state, std::span<const Act> acts) {
  const Kind kind = acts.front().kind;
  if (kind != Kind::kResultEntered && kind != Kind::kResultCorrected) return {};
  const auto is_there = [&](const Act& later) {
    return later.kind == Kind::kRoundPaired && later.told.round && *later.told.round <= Round(state.data.rounds);
  };
  const auto paired = std::ranges::find_if(acts, is_there);
  if (paired == acts.end()) return {};
  return Refuse("command-past",
                fmt::format("round {} was paired on this result",
                            handling::PairingRound(state.data, *paired->told.round).value()),
                "correct the result; the desk then says what it counts for (C.04.2/2025 §4.8)");
}

}  // namespace

Result<Decision> DecideOn(const Moment& moment, const Undo& wish) {
  if (const auto known = CheckPast(moment.context, wish.seq); !known) return tl::unexpected(known.error());
  const auto acts = moment.context.past.acts_from(wish.seq);
  if (!acts) return tl::unexpected(acts.error());
  if (acts->empty())
    return Refuse("command-seq", fmt::format("there is no act {}", wish.seq), "the history lists them");
  const Act& undone = acts->front();
  if (undone.seq == 1) {
    return Refuse("command-undo", "the first act opened the tournament and cannot be undone", "");
  }
  if (undone.kind == Kind::kPersonErased || undone.kind == Kind::kFideModeLeft) {
    return Refuse("command-undo", "what was erased, and that FIDE mode was left, cannot be undone", "");
  }
  if (const auto open = CheckNotPairedOn(moment.state, *acts); !open) return tl::unexpected(open.error());
  const auto touched = journal::TouchedBy(undone.change);
  for (const Act& later : std::span(*acts).subspan(1)) {
    if (!DependsOn(later, undone, touched)) continue;
    return Refuse("command-undo", fmt::format("act {} ({}) builds on it", later.seq, journal::KindName(later.kind)),
                  fmt::format("undo act {} first, or restore the state before act {}", later.seq, wish.seq));
  }
  const auto before = moment.context.past.state_at(wish.seq - 1);
  if (!before) return tl::unexpected(before.error());
  const auto then = moment.context.past.state_at(wish.seq);
  if (!then) return tl::unexpected(then.error());
  Decision decision = Start(moment, Kind::kUndone);
  if (const auto applied = journal::Apply(decision.after, journal::Difference(*then, *before)); !applied) {
    return tl::unexpected(applied.error());
  }
  KeepWhatStays(moment.state, decision.after);
  KeepErased(moment.state, decision.after);
  if (const auto sound = CheckStaysSound(moment.state, decision.after); !sound) return tl::unexpected(sound.error());
  ObjectToLoss(moment.state, decision);
  decision.told.round = undone.told.round;
  decision.told.board = undone.told.board;
  decision.told.players = undone.told.players;
  decision.told.text = journal::KindName(undone.kind);
  decision.told.reason = wish.reason;
  decision.told.of = wish.seq;
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const Restore& wish) {
  if (const auto known = CheckPast(moment.context, wish.seq); !known) return tl::unexpected(known.error());
  auto then = moment.context.past.state_at(wish.seq);
  if (!then) return tl::unexpected(then.error());
  Decision decision = Start(moment, Kind::kRestored);
  decision.after = *std::move(then);
  KeepWhatStays(moment.state, decision.after);
  // What is known of persons is kept outside the journal, and no point of it says anything about that.
  decision.after.facts.persons = moment.state.facts.persons;
  decision.told.reason = wish.reason;
  decision.told.of = wish.seq;
  Object(decision, Warning::kTwoSteps, fmt::format("everything after act {} would be taken back", wish.seq));
  ObjectToLoss(moment.state, decision);
  return decision;
}

}  // namespace ronda::command
