// The options that the questions about pairings share.
#pragma once

#include "edge/c/handles.h"
#include "edge/c/option_reader.h"
#include "ronda/answer/form.h"
#include "ronda/service/event.h"

namespace ronda::edge {

// system, settings.
void TakeSystem(OptionReader& reader, service::SystemRequest& request);
// acceleration, acceleration_table, apart, fide.
void TakeEventOptions(OptionReader& reader, service::EventOptions& options);
// Both, of the tournament.
void TakeEvent(OptionReader& reader, const ronda_tournament& tournament, service::EventRequest& request);

// format; JSON unless it is named.
answer::Form TakeForm(OptionReader& reader, const std::vector<std::string_view>& words);

}  // namespace ronda::edge
