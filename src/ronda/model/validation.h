// What can be wrong with a tournament, whatever format it came from. A finding names the place in the model; the reader
// that built the data knows which line and column that is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/model/tournament.h"

namespace ronda {

enum class Field : std::uint8_t {
  kEvent,  // the tournament as a whole
  kPlannedRounds,
  kPlayer,  // a player's record
  kTpn,
  kPoints,  // the stated points of a player
  kEntry,   // a player's entry of a round
  kRequestedBye,
  kForbidden,
  kKeptApart,
  kAcceleration,
  kTeam,
  kLineUp,
};

// Which place of the model: the field, and where it needs them the position in its list, the player and the round.
struct Locus {
  Field field = Field::kEvent;
  std::size_t position = 0;  // in forbidden, kept_apart, accelerations, requested_byes, teams, line_ups
  std::optional<PlayerIndex> player;
  std::optional<Round> round;
};

struct Finding {
  Severity severity = Severity::kError;
  std::string code;
  std::string message;
  std::string hint;
  Locus where;
};

// Everything wrong with the data, in the order of the model. Linear in players × rounds.
std::vector<Finding> Validate(const TournamentData& data);

// Data with everything that is wrong with them. They cannot change any more, so that the tournament made of them need
// not be validated again.
class ExaminedData {
 public:
  explicit ExaminedData(TournamentData data) : data_(std::move(data)), findings_(Validate(data_)) {}

  const TournamentData& data() const { return data_; }
  const std::vector<Finding>& findings() const { return findings_; }
  bool HasErrors() const;

 private:
  friend class Tournament;

  TournamentData data_;
  std::vector<Finding> findings_;
};

}  // namespace ronda
