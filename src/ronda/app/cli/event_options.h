// What the verbs that pair let an organiser add to what the file says of the event: its acceleration, who is kept
// apart, and whether it has to be in FIDE mode. One place for the options, so that every verb has all of them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ronda/app/cli/command.h"
#include "ronda/app/cli/delivery.h"
#include "ronda/app/cli/system_settings.h"
#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/acceleration/method.h"
#include "ronda/pairing/fide_mode.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::cli {

struct EventOptions {
  std::optional<std::string> acceleration;  // none: as the file says
  std::vector<std::string> apart;           // instead of what the file says; empty: as it says
  bool fide = false;                        // refuse what is outside FIDE's rules
};

// The options must live as long as the verb.
void AddEventOptions(CLI::App& verb, EventOptions& options);

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
};
Parsed<WishedEvent> ApplyWishes(const EventWishes& wishes, const PairingSystem& system, const Tournament& tournament);

// What a verb about one tournament starts from.
struct EventRequest {
  std::string file;
  SystemRequest system;
  EventOptions options;
};

// The file, its system and the wishes. None if something is refused; that and every warning is reported.
std::optional<WishedEvent> LoadEvent(Context& context, const EventRequest& request, const Destination& destination);
std::optional<WishedEvent> WishedFrom(Context& context, const EventRequest& request, const Tournament& tournament,
                                      const Destination& destination);

}  // namespace ronda::cli
