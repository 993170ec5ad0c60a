// What an organiser adds to what the file says of an event: its acceleration, who is kept apart, whether it has to be
// in FIDE mode; and the event with these wishes in it, ready for a system.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/acceleration/method.h"
#include "ronda/pairing/fide_mode.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/service/system_settings.h"

namespace ronda::service {

struct EventOptions {
  std::optional<std::string> acceleration;        // a method; none: as the file says
  std::vector<std::string> apart;                 // instead of what the file says; empty: as it says
  bool fide = false;                              // refuse what is outside FIDE's rules
  std::optional<Source> acceleration_table = {};  // the points of each round, instead of a method
};

// The options understood: files are read, words are methods. Read once, used for every tournament.
struct EventWishes {
  std::optional<acceleration::Method> acceleration;
  std::optional<std::vector<KeptApart>> apart;
  bool fide = false;
};
Parsed<EventWishes> ReadEventOptions(const EventOptions& options);

// A tournament with the wishes in it.
struct WishedEvent {
  const PairingSystem* system = nullptr;
  Tournament tournament;  // as a file would have it
  Tournament event;       // what the system pairs of it (pairing/entrants.h)
  std::vector<Deviation> deviations;
  std::shared_ptr<const SystemSettings> settings{};  // the system may be theirs
  std::string source{};                              // the name of its file, for messages; may be empty
  std::string why{};  // why this edition of the system: "in force on 2025-05-01"; may be empty
};
Parsed<WishedEvent> ApplyWishes(const EventWishes& wishes, const PairingSystem& system, Tournament tournament);

// What a question about one tournament starts from.
struct EventRequest {
  Source file;
  SystemRequest system;
  EventOptions options;
};

// The source, or a tournament read from it, with its system and the wishes; without value if something is refused.
// Messages about the tournament name its file.
Parsed<WishedEvent> OpenEvent(const EventRequest& request);
Parsed<WishedEvent> OpenEvent(const EventRequest& request, const Tournament& tournament);

// The refusal with the name of the event's file, where it is about the event and not about the request.
Diagnostic RefusalOf(const WishedEvent& event, Diagnostic refusal);

// What is outside the rules, as reasons to refuse (--fide).
std::vector<Diagnostic> RefusalsOf(std::span<const Deviation> deviations);

}  // namespace ronda::service
