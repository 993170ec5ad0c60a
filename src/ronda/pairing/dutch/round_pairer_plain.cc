// Brackets of which one pair at most can be made: nothing has to be searched there. Long events have hundreds of them,
// when hardly anybody may meet anybody any more.
#include <algorithm>

#include "ronda/pairing/dutch/round_pairer.h"

namespace ronda::dutch {

bool RoundPairer::AnyMayMeet(const swiss::Bracket& bracket) const {
  for (auto resident = bracket.residents.begin(); resident != bracket.residents.end(); ++resident) {
    const auto may_meet = [&](Place other) { return field_.MayMeet(*resident, other); };
    if (std::ranges::any_of(bracket.mdps, may_meet) || std::any_of(bracket.residents.begin(), resident, may_meet))
      return true;
  }
  return false;
}

// Where nobody may meet anybody everybody floats: there is no other candidate, and the round can be completed because
// it could before.
//
// A lone resident meets one MDP or nobody. The fewest float if it is one (C.04.3/2026 §2.4.1 [C6]; /2017 §C.5), and
// then those with the lowest scores if it is the MDP with the highest (C.04.3/2026 §2.4.2 [C7]; /2017 §C.6), as long as
// the round can be completed where the edition asks for it here (C.04.3/2026 §2.2.1 [C4]). Of several MDPs with that
// score other criteria choose.
std::optional<PairedBracket> RoundPairer::PairPlainly(const swiss::Bracket& bracket) {
  if (!FastIsAllowed() || !field_.settled().empty()) return std::nullopt;
  PairedBracket paired;
  paired.candidate.downfloaters = bracket.mdps;
  if (AnyMayMeet(bracket)) {
    if (bracket.residents.size() > 1) return std::nullopt;
    const auto mdp = OnlyOpponent(bracket);
    if (!mdp) return std::nullopt;
    paired.candidate.pairs = {{*mdp, bracket.residents.front()}};
    std::erase(paired.candidate.downfloaters, *mdp);
  } else {
    auto& floaters = paired.candidate.downfloaters;
    floaters.insert(floaters.end(), bracket.residents.begin(), bracket.residents.end());
  }
  return paired;
}

// The MDP whom a lone resident meets; none if more than scores would have to tell.
std::optional<Place> RoundPairer::OnlyOpponent(const swiss::Bracket& bracket) {
  const Place resident = bracket.residents.front();
  const bool completes = edition_.completion == Completion::kEveryBracket;
  if (completes && !unpaired_) TakePairsMade();
  const auto is_possible = [&](Place mdp) {
    return field_.MayMeet(mdp, resident) && (!completes || unpaired_->LeaveCompletableRound({mdp, resident}));
  };
  const auto first = std::ranges::find_if(bracket.mdps, is_possible);
  if (first == bracket.mdps.end()) return std::nullopt;
  const auto is_rival = [&](Place mdp) { return field_[mdp].score == field_[*first].score && is_possible(mdp); };
  if (std::any_of(std::next(first), bracket.mdps.end(), is_rival)) return std::nullopt;
  return *first;
}

void RoundPairer::TakePairsMade() {
  unpaired_.emplace(field_, bye_candidates_);
  for (const PairedBracket& paired : brackets_) {
    for (const swiss::Pair& pair : paired.candidate.pairs) unpaired_->Take(pair);
  }
}

}  // namespace ronda::dutch
