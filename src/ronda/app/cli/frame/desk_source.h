// A desk file where a verb reads a tournament: the journal is folded, and the verb gets the bytes of a file as it would
// have been exported, so that every verb reads desks and none of them knows of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ronda/app/cli/frame/command.h"
#include "ronda/service/event.h"

namespace ronda::cli {

// Whether the path leads to a desk file. Pipes are not looked into: what is read there is gone.
bool IsDesk(const std::string& path);

// Which tournament of a desk file, and when.
struct DeskPoint {
  std::optional<int> at = {};                  // after this act; none: now
  std::optional<std::string> tournament = {};  // its address; none: the only one
};

// The options --at and --tournament. `point` must live as long as the verb.
void AddDeskPoint(Verb verb, DeskPoint& point);

// The argument FILE with these options. `source`, and the request for a system, must live as long as the verb; a desk
// that was set to a system asks for it unless the command line names one.
Option AddTournament(Verb verb, service::Source& source, const std::string& what);
Option AddTournament(Verb verb, service::EventRequest& request, const std::string& what);
Option AddTournament(Verb verb, service::Source& source, service::SystemRequest& system, const std::string& what);

// What a verb reads of a desk file.
enum class DeskPart : std::uint8_t { kTournament, kBracket, kTables };

// The file as it is, or that part of a desk file; the tournament where it has no bracket.
service::Source SourceAt(const std::string& path, const DeskPoint& point, DeskPart part = DeskPart::kTournament);

}  // namespace ronda::cli
