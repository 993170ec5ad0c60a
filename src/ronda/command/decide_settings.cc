#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ronda/base/date_reading.h"
#include "ronda/command/moment.h"
#include "ronda/pairing/registry.h"
#include "ronda/service/schedule_system.h"
#include "ronda/service/standings_work.h"
#include "ronda/service/system_choice.h"

namespace ronda::command {
namespace {

using journal::Kind;

// Takes over what the wish names, and notes which settings those are.
class Settings {
 public:
  Settings(Decision& decision) : decision_(decision) {}

  template <class T, class Field>
  void Take(std::string_view name, const std::optional<T>& wish, Field& field) {
    if (!wish || field == *wish) return;
    field = *wish;
    decision_.told.now += (decision_.told.now.empty() ? "" : ", ") + std::string(name);
  }

 private:
  Decision& decision_;
};

// How the rounds are drawn; not to be changed once they are.
Result<void> TakeSchedule(const Moment& moment, const ChangeSettings& wish) {
  if (!wish.schedule || wish.schedule == moment.state.facts.schedule) return {};
  if (moment.state.data.rounds > 0) {
    return Refuse("command-drawn", "rounds are paired already", "take them back first");
  }
  return CheckPlan(*wish.schedule);
}

// The system, by its identifier, with the code files have for it.
Result<void> TakeSystem(const ChangeSettings& wish, Decision& decision) {
  if (!wish.system) return {};
  const auto system = service::SystemById(*wish.system);
  if (!system) return tl::unexpected(system.error());
  decision.after.facts.system = (*system)->info().id;
  decision.after.facts.schedule.reset();  // its rounds are paired one by one
  decision.after.data.system_code = StandardSystems().CodeFor(**system, decision.after.data);
  return {};
}

// What the rules of the event would be after the change.
Result<void> CheckRules(const journal::State& after) {
  const auto tournament = TournamentOf(after);
  if (!tournament) return tl::unexpected(tournament.error());
  if (auto sound = CheckEvent(after, *tournament); !sound) return sound;
  if (after.data.tiebreaks.empty() || after.data.players.empty()) return {};
  const auto work = service::StandingsWork::Make(*tournament, {});
  if (!work.value) return tl::unexpected(work.diagnostics.front());
  return {};
}

// The day an event begins decides which edition of the rules holds, so it must be one.
Result<void> CheckDay(const std::optional<std::string>& day) {
  if (!day || day->empty() || ReadDate(*day)) return {};
  return Refuse("command-day", fmt::format("'{}' is no day", *day), "as in 2026-11-15");
}

// What only a slip of the pen can be; a file may say it, and is taken as it is.
Result<void> CheckWords(const ChangeSettings& wish) {
  const bool is_nameless = wish.name && wish.name->find_first_not_of(" \t\r\n") == std::string::npos;
  if (is_nameless) return Refuse("command-name", "the tournament has no name", "give it one");
  if (auto start = CheckDay(wish.start_date); !start) return start;
  return CheckDay(wish.end_date);
}

// Names of tie-breaks that are none are left out of the standings; whoever types one is told at once.
Result<void> CheckTiebreaks(const journal::State& after) {
  const auto tournament = TournamentOf(after);
  if (!tournament) return tl::unexpected(tournament.error());
  const auto work = service::StandingsWork::Make(*tournament, {});
  const auto unknown = std::ranges::find(work.diagnostics, "tiebreak-unknown", &Diagnostic::code);
  if (unknown != work.diagnostics.end()) return Refuse(unknown->code, unknown->message, unknown->hint);
  return {};
}

std::string SettingsOfRules(const ChangeSettings& wish) {
  std::string changed;
  const auto name = [&](std::string_view what) { changed += (changed.empty() ? "" : ", ") + std::string(what); };
  if (wish.system) name("the pairing system");
  if (wish.settings) name("the settings of the system");
  if (wish.acceleration) name("the acceleration");
  if (wish.point_system) name("the points for results");
  if (wish.initial_colour) name("the colour drawn before round 1");
  return changed;
}

}  // namespace

// More rounds than a TRF file has room for cannot be meant, and looking ahead at them would not end.
Result<void> CheckPlannedRounds(const TournamentData& data) {
  constexpr int kMostPlanned = 999;
  const int planned = data.planned_rounds.value_or(std::max(1, data.rounds));
  if (planned >= std::max(1, data.rounds) && planned <= kMostPlanned) return {};
  return Refuse("command-rounds", fmt::format("{} cannot be the number of rounds: {} are paired", planned, data.rounds),
                "from 1 to 999, and at least the rounds that are paired");
}

Result<Decision> DecideOn(const Moment& moment, const ChangeSettings& wish) {
  if (const auto words = CheckWords(wish); !words) return tl::unexpected(words.error());
  Decision decision = Start(moment, Kind::kSettingsChanged);
  TournamentData& data = decision.after.data;
  Settings settings(decision);
  settings.Take("name", wish.name, data.info.name);
  settings.Take("city", wish.city, data.info.city);
  settings.Take("federation", wish.federation, data.info.federation);
  settings.Take("start date", wish.start_date, data.info.start_date);
  settings.Take("end date", wish.end_date, data.info.end_date);
  settings.Take("chief arbiter", wish.chief_arbiter, data.info.chief_arbiter);
  settings.Take("deputy arbiters", wish.deputy_arbiters, data.info.deputy_arbiters);
  settings.Take("time control", wish.time_control, data.info.time_control);
  settings.Take("dates of the rounds", wish.round_dates, data.info.round_dates);
  settings.Take("number of rounds", wish.planned_rounds, data.planned_rounds);
  if (const auto rounds = CheckPlannedRounds(data); !rounds) return tl::unexpected(rounds.error());
  settings.Take("settings of the system", wish.settings, decision.after.facts.settings);
  settings.Take("acceleration", wish.acceleration, decision.after.facts.acceleration);
  settings.Take("tie-breaks", wish.tiebreaks, data.tiebreaks);
  settings.Take("initial colour", wish.initial_colour, data.initial_colour);
  settings.Take("points", wish.point_system, data.point_system);
  if (const auto plan = TakeSchedule(moment, wish); !plan) return tl::unexpected(plan.error());
  settings.Take("schedule", wish.schedule, decision.after.facts.schedule);
  if (wish.schedule && data.rounds == 0) {
    if (const auto code = service::CodeBeforeDraw(wish.schedule->system)) data.system_code = *code;
  }
  if (const auto system = TakeSystem(wish, decision); !system) return tl::unexpected(system.error());
  if (decision.after.facts.system != moment.state.facts.system) {
    decision.told.now += (decision.told.now.empty() ? "" : ", ") + decision.after.facts.system;
  }
  if (decision.after == moment.state) return decision;
  if (const auto sound = CheckRules(decision.after); !sound) return tl::unexpected(sound.error());
  if (wish.tiebreaks) {
    if (const auto known = CheckTiebreaks(decision.after); !known) return tl::unexpected(known.error());
  }
  const std::string rules = SettingsOfRules(wish);
  if (moment.state.data.rounds > 0 && !rules.empty()) {
    Object(decision, Warning::kTwoSteps,
           fmt::format("{} would change after round {} was paired; the rounds so far stay as they are", rules,
                       moment.state.data.rounds));
  }
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const ChangeWishes& wish) {
  Decision decision = Start(moment, Kind::kWishesChanged);
  decision.after.data.forbidden.clear();
  for (const ApartGroup& group : wish.forbidden) {
    ForbiddenGroup& forbidden = decision.after.data.forbidden.emplace_back();
    forbidden.first = group.first;
    forbidden.last = group.last;
    for (const Uid uid : group.players) {
      const auto place = PlaceOf(moment.state, uid);
      if (!place) return tl::unexpected(place.error());
      forbidden.players.push_back(*place);
    }
    const std::set<PlayerIndex> different(forbidden.players.begin(), forbidden.players.end());
    if (different.size() < 2) {
      return Refuse("command-players", "a group that is kept apart has two players at least", "name another one");
    }
  }
  decision.after.data.kept_apart = wish.kept_apart;
  decision.told.now =
      fmt::format("{}, {}", Counted(wish.forbidden.size(), "group"), Counted(wish.kept_apart.size(), "rule"));
  return decision;
}

Result<Decision> DecideOn(const Moment& moment, const LeaveFideMode& wish) {
  if (wish.reason.empty()) return Refuse("command-reason", "a reason is needed", "say why the event leaves FIDE mode");
  Decision decision = Start(moment, Kind::kFideModeLeft);
  if (!moment.state.facts.left_fide_mode.empty()) return decision;
  decision.after.facts.left_fide_mode = wish.reason;
  decision.told.reason = wish.reason;
  Object(decision, Warning::kTwoSteps, "the event is not held by FIDE's rules any more, and every list says so");
  return decision;
}

}  // namespace ronda::command
