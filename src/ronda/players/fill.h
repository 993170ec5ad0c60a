// What a list knows of the players of a tournament: who they are in it, and what it says otherwise. Nothing is changed
// but in the copy that is asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/players/list_file.h"

namespace ronda::players {

struct FillOptions {
  std::optional<RatingKind> kind = {};  // none: by the time control of the event, standard where that says nothing
  std::optional<int> accept = {};       // take proposals by name that are at least so sure, in percent
};

enum class Found : std::uint8_t {
  kByNumber,
  kByName,       // proposed
  kOtherPerson,  // the number is that of somebody with quite another name
  kNotInList,    // the number is not in the list
  kNobody,       // no number, and nobody of that name
  kTaken,        // by name, but another player of the event is or would be that one
};

// One fact that the list has otherwise.
struct Difference {
  std::string_view field;  // "FIDE number", "rating", "title", "federation", "birth year", "sex"
  std::string now;         // empty: nothing
  std::string listed;      // empty: nothing
};

struct Match {
  PlayerIndex player{0};
  Found found = Found::kNobody;
  std::optional<ListedPlayer> listed = {};
  int sure = 0;           // in percent; 100 by number
  bool is_taken = false;  // by number, or proposed and accepted
  std::vector<Difference> differences = {};
};

struct Comparison {
  RatingKind kind = RatingKind::kStandard;
  bool kind_is_known = false;  // false: nothing says so, and standard was taken
  std::vector<Match> matches;  // one for each player
};

// Proposals by name have a sureness of at most 99: it is their likeness (likeness.h), a fifth more where nobody else is
// nearly as like, and never more than half where two are alike.
Result<Comparison> Compare(const Tournament& tournament, ListFile& list, const FillOptions& options);

// The tournament with the facts of everybody who is taken. What the list does not know stays; the name stays, too.
Result<Tournament> Filled(const Tournament& tournament, const Comparison& comparison);

}  // namespace ronda::players
