#include "ronda/command/decide.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ronda/command/knockout.h"
#include "ronda/command/moment.h"
#include "ronda/journal/change.h"

namespace ronda::command {
namespace {

using journal::State;

// Whether the desk that has this state may write to it at all.
Result<void> CheckOpen(const State& state, const Command& command) {
  if (!state.facts.handed_over.empty() && !command.Is<Receive>()) {
    return Refuse("command-handed-over", "this tournament was handed over to another desk",
                  "go on there, or take it back with the journal that desk exports");
  }
  const bool may_reopen = command.Is<Undo>() || command.Is<Restore>();
  if (state.facts.closed && !may_reopen && !command.Is<AddNote>()) {
    return Refuse("command-closed", "this tournament is closed", "undo the closing to change something");
  }
  return {};
}

// Whether what the decision breaks was confirmed.
Result<void> CheckWarning(const State& state, const Decision& decision, Warning confirmed) {
  if (decision.warning == Warning::kNone) return {};
  const std::string said = fmt::format("{}", fmt::join(decision.told.objections, "; "));
  if (decision.warning == Warning::kOutside && state.facts.left_fide_mode.empty()) {
    return Refuse(std::string(kForbidden), said,
                  "leave FIDE mode first, with a reason; every list says so from then on");
  }
  const auto needed = std::min(decision.warning, Warning::kTwoSteps);
  if (confirmed >= needed) return {};
  return Refuse(std::string(kUnconfirmed), said, fmt::format("confirm it at level {}", static_cast<int>(needed)));
}

}  // namespace

std::string Named(const State& state, Uid uid) {
  const auto place = state.Find(uid);
  return place ? NumberAndName(state.data.players[place->index()]) : fmt::format("player {}", uid.value());
}

Result<PlayerIndex> PlaceOf(const State& state, Uid uid) {
  if (const auto place = state.Find(uid)) return *place;
  return Refuse("command-player", fmt::format("there is no player with the number {} in the journal", uid.value()),
                "look the player up again; the list may have changed");
}

Result<std::vector<Tpn>> NumbersOf(const State& state, std::span<const Uid> uids) {
  std::vector<Tpn> numbers;
  for (const Uid uid : uids) {
    const auto place = PlaceOf(state, uid);
    if (!place) return tl::unexpected(place.error());
    numbers.push_back(state.data.players[place->index()].tpn);
  }
  if (numbers.empty()) return Refuse("command-players", "no player is named", "name at least one");
  return numbers;
}

Result<void> CheckPaired(const State& state, Round round) {
  if (round >= Round(1) && round <= Round(state.data.rounds)) return {};
  return Refuse("command-round", fmt::format("round {} is not paired", round.value()),
                state.data.rounds == 0 ? "no round is" : fmt::format("rounds 1 to {} are", state.data.rounds));
}

Decision Start(const Moment& moment, journal::Kind kind) {
  Decision decision;
  decision.kind = kind;
  decision.after = moment.state;
  return decision;
}

void Object(Decision& decision, Warning warning, std::string objection) {
  decision.warning = std::max(decision.warning, warning);
  decision.told.objections.push_back(std::move(objection));
}

Result<Decision> AfterHandling(const Moment& moment, journal::Kind kind, Result<handling::Handled> handled) {
  if (!handled) return tl::unexpected(handled.error());
  Decision decision = Start(moment, kind);
  State& after = decision.after;
  std::map<Tpn, std::optional<Tpn>> was;  // by the number after it; none: new
  for (const handling::Change& change : handled->changes) {
    const auto& articles = decision.told.articles;
    if (std::ranges::find(articles, change.article) == articles.end()) {
      decision.told.articles.push_back(change.article);
    }
    decision.told.text += (decision.told.text.empty() ? "" : "; ") + change.text;
    if (!change.player) continue;
    if (change.code == "entered") was.emplace(*change.player, std::nullopt);
    if (change.old_tpn) was.emplace(*change.player, change.old_tpn);
  }
  std::map<Tpn, Uid> known;
  for (const PlayerIndex player : moment.state.uids.ids()) {
    known.emplace(moment.state.data.players[player.index()].tpn, moment.state.uids[player]);
  }
  after.data = handled->tournament.data();
  after.uids = {};
  for (const Player& player : after.data.players) {
    const auto moved = was.find(player.tpn);
    const bool is_new = moved != was.end() && !moved->second;
    if (is_new) {
      after.uids.push_back(Uid(++after.last_uid));
      decision.told.players.push_back(after.uids.back());
    } else {
      const auto same = known.find(moved == was.end() ? player.tpn : *moved->second);
      after.uids.push_back(same == known.end() ? Uid(++after.last_uid) : same->second);
    }
  }
  return decision;
}

Result<Decision> Decide(const State& state, const Command& command, const Context& context) {
  if (const auto open = CheckOpen(state, command); !open) return tl::unexpected(open.error());
  const Moment moment{state, context};
  auto decision = Asked<Result<Decision>>(command, [&](const auto& wish) { return DecideOn(moment, wish); });
  if (!decision) return decision;
  DropTotals(decision->after.data);
  if (decision->after == state) return Refuse(std::string(kNothingToDo), "nothing changes: it is so already", "");
  if (const auto fits = CheckKnockout(decision->after); !fits) return tl::unexpected(fits.error());
  if (const auto confirmed = CheckWarning(state, *decision, context.confirmed); !confirmed) {
    return tl::unexpected(confirmed.error());
  }
  if (const auto sound = TournamentOf(decision->after); !sound) return tl::unexpected(sound.error());
  return decision;
}

journal::Act ActOf(const State& before, const Decision& decision, const Context& context, journal::Seq seq) {
  journal::Act act;
  act.seq = seq;
  act.at = context.at;
  act.by = context.by;
  act.command = context.id;
  act.kind = decision.kind;
  act.told = decision.told;
  act.change = journal::Difference(before, decision.after);
  return act;
}

}  // namespace ronda::command
