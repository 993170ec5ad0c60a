// A valid TRF file of any size, the same every time: nobody meets twice, and with an odd number of players one has the
// bye of each round.
#pragma once

#include <string>

namespace ronda::bench {

std::string SampleTrf(int players, int rounds);

}  // namespace ronda::bench
