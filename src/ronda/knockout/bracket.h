// The matches of a knockout, laid out before the first one: who of the seeds, or which winner or loser of an earlier
// match, plays where. With one loss out it is a tree; with more, losers go on in a bracket of their own for every loss,
// and the winners of these brackets meet in the finals, which last until only one has losses to spare.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/base/strong_int.h"
#include "ronda/knockout/dapiran.h"
#include "ronda/knockout/seeding.h"

namespace ronda::knockout {

// Place of a match in Bracket::matches, from 0; people see it from 1. Nobody depends on a later match.
using MatchIndex = StrongInt<struct MatchIndexTag>;
// A seed, from 0; people see it from 1.
using SeedIndex = StrongInt<struct SeedIndexTag>;

enum class SourceKind : std::uint8_t { kSeed, kWinner, kLoser };

struct Source {
  SourceKind kind = SourceKind::kSeed;
  std::int32_t index = 0;  // of the seed, or of the match

  bool operator==(const Source&) const = default;

  MatchIndex match() const { return MatchIndex(index); }
};

enum class Side : std::uint8_t {
  kMain,
  kLosers,
  kFinal,  // the winners of the brackets
  kThirdPlace,
  kPlaces,  // who has lost plays on, for a place, up to the games everybody is sure of
};

struct Match {
  Source home;
  Source away;
  Side side = Side::kMain;
  int level = 0;  // losses of those who play here; in the finals those of the better one
  // kPlaces: what its winner and its loser still play for.
  int best_place = 0;
  int worst_place = 0;
  int column = 0;  // round within the bracket of its level, from 0
  int wave = 0;    // the earliest round of the event it can be played in, from 0
  // Finals of the same two: the first of them; itself for every other match. Only the first is sure to be played.
  MatchIndex first_of_series{0};
};

struct BracketOptions {
  int players = 0;
  int losses = 1;  // that put a player out
  Seeding seeding = Seeding::kCompensation;
  std::vector<Dispensed> dispensed;
  bool third_place = false;         // single elimination only
  std::optional<int> guaranteed{};  // games everybody plays, single elimination only; none: until out

  bool operator==(const BracketOptions&) const = default;
};

struct Bracket {
  BracketOptions options;
  DapiranPlan plan;
  std::vector<Match> matches;
  int waves = 0;

  const Match& match(MatchIndex index) const { return matches[index.index()]; }
  bool IsConditional(MatchIndex index) const { return match(index).first_of_series != index; }
};

inline constexpr int kMostLosses = 9;

Result<Bracket> MakeBracket(const BracketOptions& options);

}  // namespace ronda::knockout
