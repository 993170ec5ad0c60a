// Why no legal pairing of a round exists, in words for the arbiter.
#pragma once

#include "ronda/base/diagnostic.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

Diagnostic WhyNoPairing(const Tournament& tournament, const Field& field);

}  // namespace ronda::swiss
