// The options of the verbs that pair: the system, its settings and the wishes of the organiser. One place for them, so
// that every verb has all of them.
#pragma once

#include <optional>

#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/service/event.h"

namespace ronda::cli {

// The option --settings.
void AddSettings(Verb verb, service::SystemRequest& request);

// The options must live as long as the verb.
void AddEventOptions(Verb verb, service::EventOptions& options);

// The file, its system and the wishes. None if something is refused; that and every warning is reported.
std::optional<service::WishedEvent> LoadEvent(Context& context, const service::EventRequest& request,
                                              const Destination& destination);
std::optional<service::WishedEvent> WishedFrom(Context& context, const service::EventRequest& request,
                                               const Tournament& tournament, const Destination& destination);

}  // namespace ronda::cli
