// What the entry list says of a player, corrected (C.04.2/2025 §2.3, §4.8.3). Data may be corrected at any time; the
// pairing numbers follow only when they are assigned again (renumber.h), and only while that is allowed.
#pragma once

#include <optional>
#include <string>

#include "ronda/handling/edition.h"
#include "ronda/handling/handled.h"

namespace ronda::handling {

// What is none stays as it is. A rating of 0 is that of an unrated player; an empty text is none.
struct PlayerCorrection {
  Tpn player{0};
  std::optional<std::string> name;
  std::optional<std::string> title;
  std::optional<int> rating;
  std::optional<std::string> federation;
  std::optional<std::string> fide_id;
  std::optional<std::string> birth_date;
};

// Refused (code "handling-player") if there is no such player, or for an empty name.
Result<Handled> CorrectPlayer(const Tournament& tournament, const PlayerCorrection& correction, const Edition& edition);

}  // namespace ronda::handling
