// The options of the verbs that pair: the system, its settings and the wishes of the organiser. One place for them, so
// that every verb has all of them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/app/cli/frame/command.h"
#include "ronda/service/event.h"

namespace ronda::cli {

// An option that names a file. `target` must live as long as the verb.
Option AddSource(Verb verb, const std::string& name, std::optional<service::Source>& target, const std::string& what);

// The options --system and --settings; `what` is said of the first.
void AddSystem(Verb verb, service::SystemRequest& request, const std::string& what);

// The option --tiebreaks: codes with commas between them. `codes` must live as long as the verb.
void AddTiebreaks(Verb verb, std::vector<std::string>& codes, const std::string& what);

// The options must live as long as the verb.
void AddEventOptions(Verb verb, service::EventOptions& options);

}  // namespace ronda::cli
