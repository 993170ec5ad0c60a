// The address of this machine in its network.
#pragma once

#include <optional>
#include <string>

namespace ronda::cli {

// "192.168.1.20": the first that is up and not of the machine itself; none without a network.
std::optional<std::string> LanAddress();

}  // namespace ronda::cli
