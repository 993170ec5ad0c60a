// The judge: pairs a round of the FIDE (Dutch) system as the text of an edition says, by making the candidates of each
// bracket one after the other and keeping the best. It is slow, for fields of up to about fourteen players, and shares
// nothing with the engine it judges but the model of a tournament.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "judge/bracket.h"
#include "judge/edition.h"
#include "ronda/model/tournament.h"

namespace ronda::judge {

struct JudgePair {
  PlayerIndex white{0};
  PlayerIndex black{0};
  std::string_view colour_article;  // of the 2026 edition: "5.2.3"

  bool operator==(const JudgePair& other) const { return white == other.white && black == other.black; }
};

struct JudgeCriterion {
  std::string_view tag;    // "C12"
  std::vector<int> value;  // points in tenths; see criteria.cc
};

// One bracket as it was paired, top to bottom.
struct JudgeBracket {
  BracketKind kind = BracketKind::kOrdinary;
  std::vector<PlayerIndex> moved_down;
  std::vector<PlayerIndex> residents;
  std::vector<JudgePair> pairs;  // in the order of the candidate
  std::vector<PlayerIndex> downfloaters;
  std::vector<JudgeCriterion> criteria;

  const std::vector<int>& Value(std::string_view tag) const;
};

struct JudgePairing {
  std::vector<JudgePair> pairs;  // bracket by bracket
  std::optional<PlayerIndex> bye;
  std::vector<JudgeBracket> brackets;
};

// Pairs the tournament's next round; none if no legal pairing exists.
std::optional<JudgePairing> JudgeRound(const Tournament& tournament, JudgeEdition edition,
                                       Repetitions repetitions = Repetitions::kLeaveOut);

// The same with something imposed on the round.
std::optional<JudgePairing> JudgeImposed(const Tournament& tournament, JudgeEdition edition,
                                         const Imposition& imposition);

}  // namespace ronda::judge
