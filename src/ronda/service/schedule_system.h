// The systems whose rounds are all drawn at once, a row each: what sets them apart where they are asked for and drawn.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ronda::service {

enum class ScheduleSystem : std::uint8_t {
  kBerger,
  kNagarajan,
  kGroups,
  kAmsterdam,
  kScheveningen,
  kDjaja,
  kHutton,
  kHilton,
  kSkalitzka,
};

// Each player alone, players in groups, or teams, player by player.
enum class PlayedBy : std::uint8_t { kPlayers, kGroups, kTeams };

struct ScheduleSystemInfo {
  ScheduleSystem system;
  std::string_view word;  // for it in commands, requests and journals
  PlayedBy by;
  std::string_view code;     // of record 192, where none of its printed tables is played
  std::optional<int> teams;  // how many play it; none: as many as come, or none at all
};

inline constexpr std::string_view kCustomRoundRobin = "CUSTOM_ROUNDROBIN";
inline constexpr std::string_view kCustomTeams = "CUSTOM_TEAM_ROUNDROBIN";
inline constexpr std::string_view kCustomScheveningen = "CUSTOM_SCHEVENINGEN";

inline constexpr std::array<ScheduleSystemInfo, 9> kScheduleSystems{{
    {ScheduleSystem::kBerger, "berger", PlayedBy::kPlayers, kCustomRoundRobin, std::nullopt},
    {ScheduleSystem::kNagarajan, "nagarajan", PlayedBy::kPlayers, kCustomRoundRobin, std::nullopt},
    {ScheduleSystem::kGroups, "groups", PlayedBy::kGroups, kCustomRoundRobin, std::nullopt},
    {ScheduleSystem::kAmsterdam, "amsterdam", PlayedBy::kGroups, kCustomRoundRobin, std::nullopt},
    {ScheduleSystem::kScheveningen, "scheveningen", PlayedBy::kTeams, kCustomScheveningen, 2},
    {ScheduleSystem::kDjaja, "djaja", PlayedBy::kTeams, kCustomScheveningen, 2},
    {ScheduleSystem::kHutton, "hutton", PlayedBy::kTeams, kCustomTeams, std::nullopt},
    {ScheduleSystem::kHilton, "hilton", PlayedBy::kTeams, kCustomTeams, std::nullopt},
    {ScheduleSystem::kSkalitzka, "skalitzka", PlayedBy::kTeams, kCustomTeams, 3},
}};

constexpr const ScheduleSystemInfo& InfoOf(ScheduleSystem system) {
  return *std::ranges::find(kScheduleSystems, system, &ScheduleSystemInfo::system);
}

// Whether two teams play it; they may choose the order of its rounds.
constexpr bool IsOfTwoTeams(ScheduleSystem system) { return InfoOf(system).teams == 2; }

// The system of the word; none for a word that is not one.
std::optional<ScheduleSystem> ScheduleSystemOf(std::string_view word);

// Whether the word is that of a system teams play, player by player.
bool IsOfTeams(std::string_view word);

// The code of record 192 that an event of teams has before its rounds are drawn (decision 083); none where no teams
// play.
std::optional<std::string_view> CodeBeforeDraw(std::string_view word);

}  // namespace ronda::service
