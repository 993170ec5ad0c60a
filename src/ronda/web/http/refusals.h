// Why a connection refuses what it has read, in words.
#pragma once

#include "ronda/web/http/admission.h"

namespace ronda::web {

Refusal TooSlow();        // the client took too long to send its request
Refusal TooLate();        // the handler took too long to answer
Refusal LineTooLong();    // nothing can be made of a full buffer
Refusal NoSuchChannel();  // of live events
Refusal BadEventId();

}  // namespace ronda::web
