// What the code of record 192 says about an event paired by Monrad or Schenkel: CUSTOM_MONRAD, CUSTOM_MONRAD_NORWEGIAN,
// CUSTOM_SCHENKEL_4x3 (groups of four, formed anew after three rounds), each followed by _LOT and a number if the draw
// of round 1 was made from that number.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace ronda::monrad {

struct GroupPlan {
  int size = 4;    // players of a group
  int rounds = 3;  // until the groups are formed anew

  bool operator==(const GroupPlan&) const = default;
};

struct EventCode {
  std::string_view system;  // the identifier: "monrad", "monrad-norwegian" or "schenkel"
  std::optional<GroupPlan> groups;
  std::optional<std::uint64_t> lot;
};

// None if the code is of another system, or unreadable.
std::optional<EventCode> ReadEventCode(std::string_view code);

}  // namespace ronda::monrad
