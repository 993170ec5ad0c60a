// The time of day, as the desk is told it.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace ronda::desk {

using Time = std::chrono::system_clock::time_point;
using Clock = std::function<Time()>;

// "2026-11-15T14:03:22.118Z"; such texts sort as the times follow one another.
std::string Stamp(Time time);

}  // namespace ronda::desk
