#include "ronda/service/schedule_system.h"

namespace ronda::service {

std::optional<ScheduleSystem> ScheduleSystemOf(std::string_view word) {
  for (const ScheduleSystemInfo& info : kScheduleSystems) {
    if (info.word == word) return info.system;
  }
  return std::nullopt;
}

bool IsOfTeams(std::string_view word) {
  const auto system = ScheduleSystemOf(word);
  return system && InfoOf(*system).by == PlayedBy::kTeams;
}

std::optional<std::string_view> CodeBeforeDraw(std::string_view word) {
  const auto system = ScheduleSystemOf(word);
  if (!system || InfoOf(*system).by != PlayedBy::kTeams) return std::nullopt;
  return InfoOf(*system).code;
}

}  // namespace ronda::service
