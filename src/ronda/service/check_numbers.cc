#include "ronda/service/check_numbers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/handling/renumber.h"
#include "ronda/verify/checker.h"

namespace ronda::service {
namespace {

constexpr std::int32_t kMostChecked = 400;
constexpr std::size_t kMostTried = 6;       // players who came late
constexpr std::size_t kMostDiffering = 12;  // that differ

std::string RoundList(const std::vector<int>& rounds) {
  return rounds.size() == 1 ? fmt::format("round {} fits", rounds.front())
                            : fmt::format("rounds {} fit", fmt::join(rounds, ", "));
}

std::vector<PlayerIndex> InFileOrder(const Tournament& event) {
  const auto players = event.player_ids();
  return {players.begin(), players.end()};
}

// A tournament some of whose rounds differ.
struct Checked {
  const Tournament& event;
  const PairingSystem& system;
  const std::vector<int>& differing;
  const Prepare& prepare;
};

// The rounds that fit in an event whose players stand in another order. C.04.7/2026 §1.3.2; C.04.5/2025 §1.3.2: who
// comes late joins the group of the number given, so the fictitious points are those of the other order, too.
std::vector<int> Fitting(const Checked& checked, const std::vector<PlayerIndex>& order) {
  std::vector<int> fitting;
  const auto renumbered = Tournament::Make(handling::InOrder(checked.event, order));
  if (!renumbered) return fitting;
  const auto prepared = checked.prepare(*renumbered);
  if (!prepared) return fitting;
  std::ranges::copy_if(checked.differing, std::back_inserter(fitting), [&](int round) {
    return !verify::CheckRound(*prepared, Round(round), checked.system).has_value();
  });
  return fitting;
}

// The first round in which the player took part; none if that is the first of all, or never.
std::optional<Round> ArrivalOf(const Tournament& event, PlayerIndex player) {
  const auto entries = event.entries(player);
  const auto first = std::ranges::find_if(entries, TookPart);
  if (first == entries.begin() || first == entries.end()) return std::nullopt;
  return Round::FromIndex(IndexIn(entries, first));
}

// A player who came late had the last number until the list was ordered anew.
void SupposeLastNumbers(const Checked& checked, std::vector<std::string>& told) {
  const Tournament& event = checked.event;
  std::size_t tried = 0;
  for (const PlayerIndex player : event.player_ids()) {
    const auto arrival = ArrivalOf(event, player);
    if (!arrival || player.value() + 1 == event.player_count() || ++tried > kMostTried) continue;
    auto order = InFileOrder(event);
    std::erase(order, player);
    order.push_back(player);
    const auto fitting = Fitting(checked, order);
    if (fitting.empty()) continue;
    told.push_back(
        fmt::format("{} if {} {}, who came for round {}, had the last number then and the players were "
                    "renumbered later",
                    RoundList(fitting), event.player(player).tpn.value(), event.player(player).name, arrival->value()));
  }
}

// The same of all who came late, the first to come first; they may explain together what none of them does alone.
void SupposeLastNumbersOfAll(const Checked& checked, std::vector<std::string>& told) {
  const Tournament& event = checked.event;
  std::vector<std::pair<Round, PlayerIndex>> late;
  for (const PlayerIndex player : event.player_ids()) {
    if (const auto arrival = ArrivalOf(event, player)) late.emplace_back(*arrival, player);
  }
  if (late.size() < 2) return;
  std::ranges::sort(late);
  auto order = InFileOrder(event);
  std::string names;
  for (const auto& [arrival, player] : late) {
    std::erase(order, player);
    order.push_back(player);
    names += fmt::format("{}{} {} (round {})", names.empty() ? "" : ", ", event.player(player).tpn.value(),
                         event.player(player).name, arrival.value());
  }
  const auto fitting = Fitting(checked, order);
  if (fitting.empty()) return;
  told.push_back(
      fmt::format("{} if those who came late had the last numbers then, in the order they came, and the "
                  "players were renumbered later: {}",
                  RoundList(fitting), names));
}

void SupposeOrderOfRatings(const Checked& checked, std::vector<std::string>& told) {
  const Tournament& event = checked.event;
  auto order = InFileOrder(event);
  const auto rating = [&](PlayerIndex player) { return -event.player(player).rating.value_or(0); };
  if (std::ranges::is_sorted(order, {}, rating)) return;
  std::ranges::stable_sort(order, {}, rating);
  const auto fitting = Fitting(checked, order);
  if (fitting.empty()) return;
  told.push_back(fmt::format("{} if the players are numbered by their ratings", RoundList(fitting)));
}

}  // namespace

std::vector<std::string> NumberSuppositions(const Tournament& tournament, const PairingSystem& system,
                                            const std::vector<int>& differing, const Prepare& prepare) {
  std::vector<std::string> told;
  const bool games = system.info().contest == Contest::kGames;
  if (!games || differing.empty() || differing.size() > kMostDiffering || tournament.player_count() > kMostChecked)
    return told;
  const Checked checked{tournament, system, differing, prepare};
  SupposeLastNumbers(checked, told);
  if (told.empty()) SupposeLastNumbersOfAll(checked, told);
  SupposeOrderOfRatings(checked, told);
  return told;
}

}  // namespace ronda::service
