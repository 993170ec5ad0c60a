#include "ronda/pairing/fide_mode.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/id_range.h"
#include "ronda/model/event_dates.h"
#include "ronda/pairing/acceleration/apply.h"
#include "ronda/pairing/acceleration/baku.h"
#include "ronda/pairing/acceleration/starting_list.h"
#include "ronda/pairing/registry.h"

namespace ronda {
namespace {

using Kind = Deviation::Kind;

// C.04.2/2025 §1.1: a published variant of the Swiss system; §1.2: otherwise with approval only.
constexpr std::string_view kPublished = "C.04.2 1.1";
constexpr std::string_view kApproval = "C.04.2 1.2";
constexpr std::string_view kAbsence = "C.04.2/2025 4.4, /2026 3.3";

bool IsInForce(const SystemInfo& system) { return !system.effective_from.empty() && system.effective_to.empty(); }

// "in force until 2026-01-31", "in force from 2026-02-01", "never in force by itself".
std::string PeriodOf(const SystemInfo& system, const std::vector<Date>& days) {
  if (system.effective_from.empty()) return "never in force by itself";
  const bool too_early = !days.empty() && ToString(EndsOf(days).front()) < system.effective_from;
  if (too_early) return fmt::format("in force from {} on", system.effective_from);
  return fmt::format("in force until {}", system.effective_to);
}

class Finder {
 public:
  Finder(const SystemInfo& system, const Tournament& tournament, const Tournament& event)
      : system_(system), tournament_(tournament), event_(event) {}

  std::vector<Deviation> Run() {
    LookAtSystem();
    LookAtAcceleration();
    LookAtForbiddenPairs();
    LookAtPoints();
    LookAtAbsences();
    if (!tournament_.data().planned_rounds) Announce("the number of rounds", "C.04.1 1");
    return std::move(found_);
  }

 private:
  void Outside(std::string what, std::string_view article) {
    found_.push_back({Kind::kOutside, std::move(what), article});
  }
  void Announce(std::string what, std::string_view article) {
    found_.push_back({Kind::kToBeAnnounced, std::move(what), article});
  }

  // The rules are those in force when the event began; without a date, those in force now.
  void LookAtSystem() {
    if (!system_.regulation.starts_with("FIDE Handbook")) {
      return Outside(fmt::format("{}, a system FIDE does not publish", system_.id), kPublished);
    }
    const std::vector<Date> days = DatesOf(tournament_.data().info).starts;
    if (days.empty() ? !IsInForce(system_) : !MightBeUsed(system_, days)) {
      return Outside(fmt::format("{}, {}", system_.id, PeriodOf(system_, days)), kPublished);
    }
    if (!days.empty()) LookAtOtherEditions(days);
  }

  // C.04.A, A.8.5: where two texts may be used the players are told which of them is.
  // Decision 210.
  void LookAtOtherEditions(const std::vector<Date>& days) {
    for (const PairingSystem* edition : StandardSystems().EditionsOf(system_.family)) {
      const SystemInfo& other = edition->info();
      if (system_.id.starts_with(other.id) || !MightBeUsed(other, days)) continue;
      Announce(fmt::format("that the edition is {}, since {} might be used too", system_.id, other.id), "C.04.A A.8.5");
    }
  }

  void LookAtAcceleration() {
    if (!event_.HasAcceleration()) return;
    const auto baku = acceleration::BakuTable(event_);
    if (!baku || !FollowsBaku(*baku)) {
      Outside(DiffersInLateEntries(baku) ? "Baku acceleration without those who entered late within its upper group"
                                         : "an acceleration other than Baku",
              kApproval);
    } else if (!IsInForce(system_) && event_.data().point_system.Win() != Points::Whole(1)) {
      Outside("Baku acceleration with other points than 1, 0.5 and 0, which came in 2026", "C.04.5/2025 1.1.1");
    } else {
      Announce("Baku acceleration", kPublished);
    }
  }

  // Whether the table is that of Baku, or was before players entered who got points for the rounds they missed.
  bool FollowsBaku(const std::vector<Acceleration>& baku) const {
    const std::vector<Acceleration>& here = event_.data().accelerations;
    if (baku.empty() || acceleration::SamePoints(here, baku)) return true;
    const auto size = std::ranges::count_if(
        event_.player_ids(), [&](PlayerIndex player) { return event_.AccelerationOf(player, Round(1)) != Points{}; });
    std::vector<Acceleration> group;
    for (const PlayerIndex player : IdRange<PlayerIndex>(static_cast<std::int32_t>(size))) {
      group.push_back({player, baku.front().by_round});
    }
    return acceleration::SamePoints(here, group) && acceleration::MayBeUpperGroup(event_, static_cast<int>(size));
  }

  // Whether the table is that of Baku for everybody who was there in round 1.
  bool DiffersInLateEntries(const Result<std::vector<Acceleration>>& baku) const {
    if (!baku) return false;
    const auto late = [&](const Acceleration& row) { return acceleration::EnteredLate(event_, row.player); };
    std::vector<Acceleration> here = event_.data().accelerations;
    std::vector<Acceleration> there = *baku;
    std::erase_if(here, late);
    std::erase_if(there, late);
    return acceleration::SamePoints(here, there);
  }

  void LookAtForbiddenPairs() {
    const TournamentData& data = tournament_.data();
    if (!data.forbidden.empty() || !data.forbidden_teams.empty())
      Outside("pairs forbidden by the organiser", kApproval);
    for (const KeptApart& rule : data.kept_apart) Outside(Describe(rule), kApproval);
  }

  void LookAtPoints() {
    const PointSystem& points = tournament_.data().point_system;
    const PointSystem standard;
    if (points.win != standard.win || points.draw != standard.draw || points.loss != standard.loss) {
      Announce(fmt::format("{}, {} and {} points for a win, a draw and a loss", ToString(points.Win()),
                           ToString(points.Draw()), ToString(points.Loss())),
               "Laws of Chess 10.1");
    }
    if (system_.contest != Contest::kTeams && points.pairing_bye != points.Win()) {
      Announce(fmt::format("{} points for the pairing-allocated bye", ToString(points.pairing_bye)), "C.04.1 3");
    }
  }

  // C.04.2/2025 §4.4: who is away scores nothing, unless the regulations of the event say otherwise.
  void LookAtAbsences() {
    const PointSystem& points = tournament_.data().point_system;
    const auto announce = [&](std::string_view what, Points worth, Points usual) {
      if (worth != usual) Announce(fmt::format("{} points for a {}", ToString(worth), what), kAbsence);
    };
    announce("zero-point bye", points.zero_bye, Points{});
    announce("forfeit loss", points.forfeit_loss, Points{});
    announce("half-point bye", points.half_bye, points.Draw());
    if (HasFullByes()) Announce("full-point byes", kAbsence);
    LookAtAbnormalPoints();
  }

  bool HasFullByes() const {
    const TournamentData& data = tournament_.data();
    const auto is_full = [](ResultCode code) { return code == ResultCode::kFullBye; };
    return std::ranges::any_of(data.entries, is_full, &RoundEntry::result) ||
           std::ranges::any_of(data.requested_byes, is_full, &RequestedBye::kind) ||
           std::ranges::any_of(data.team_byes, is_full, &TeamBye::kind);
  }

  // Record 299: a bonus or a penalty is a matter of the arbiter, another value of a result one of the regulations.
  void LookAtAbnormalPoints() {
    bool of_results = false;
    bool beside_results = false;
    for (const AbnormalPoints& abnormal : tournament_.data().abnormal_points) {
      (abnormal.kind ? of_results : beside_results) = true;
    }
    if (of_results) Announce("results worth other points than usual (record 299)", kAbsence);
    if (beside_results) Announce("points added to results or taken from them (record 299)", "Laws of Chess 12.9");
  }

  const SystemInfo& system_;
  const Tournament& tournament_;
  const Tournament& event_;
  std::vector<Deviation> found_;
};

}  // namespace

std::vector<Deviation> Deviations(const SystemInfo& system, const Tournament& tournament, const Tournament& event) {
  return Finder(system, tournament, event).Run();
}

bool IsFideMode(std::span<const Deviation> deviations) {
  return std::ranges::none_of(deviations, [](const Deviation& one) { return one.kind == Kind::kOutside; });
}

}  // namespace ronda
