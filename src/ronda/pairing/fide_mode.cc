#include "ronda/pairing/fide_mode.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/pairing/acceleration/apply.h"
#include "ronda/pairing/acceleration/baku.h"
#include "ronda/pairing/acceleration/starting_list.h"

namespace ronda {
namespace {

using Kind = Deviation::Kind;

// C.04.2/2025 §1.1: a published variant of the Swiss system; §1.2: otherwise with approval only.
constexpr std::string_view kPublished = "C.04.2 1.1";
constexpr std::string_view kApproval = "C.04.2 1.2";

bool IsInForce(const SystemInfo& system) { return !system.effective_from.empty() && system.effective_to.empty(); }

// Whether the event began while the edition was in force; it says when in the form "YYYY/MM/DD".
bool WasInForceOn(const SystemInfo& system, std::string date) {
  std::ranges::replace(date, '/', '-');
  return !date.empty() && !system.effective_to.empty() && date >= system.effective_from && date <= system.effective_to;
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

  void LookAtSystem() {
    if (!system_.regulation.starts_with("FIDE Handbook")) {
      Outside(fmt::format("{}, a system FIDE does not publish", system_.id), kPublished);
    } else if (!IsInForce(system_) && !WasInForceOn(system_, tournament_.data().info.start_date)) {
      Outside(system_.effective_to.empty() ? fmt::format("{}, a superseded edition", system_.id)
                                           : fmt::format("{}, in force until {}", system_.id, system_.effective_to),
              kPublished);
    }
  }

  void LookAtAcceleration() {
    if (!event_.HasAcceleration()) return;
    const auto baku = acceleration::BakuTable(event_);
    if (!baku || !acceleration::SamePoints(event_.data().accelerations, *baku)) {
      Outside(DiffersInLateEntries(baku) ? "Baku acceleration without those who entered late within its upper group"
                                         : "an acceleration other than Baku",
              kApproval);
    } else if (!IsInForce(system_) && event_.data().point_system.Win() != Points::Whole(1)) {
      Outside("Baku acceleration with other points than 1, 0.5 and 0, which came in 2026", "C.04.5/2025 1.1.1");
    } else {
      Announce("Baku acceleration", kPublished);
    }
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
