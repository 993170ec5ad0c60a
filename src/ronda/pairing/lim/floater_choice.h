// Who floats out of a scoregroup (C.04.4.3 §2.3, §3.1-§3.5, §3.9, §3.10): as few as leave the others an opponent each,
// one after the other (decision 151).
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/lim/colour_terms.h"
#include "ronda/pairing/lim/group.h"
#include "ronda/pairing/lim/inside.h"
#include "ronda/pairing/place.h"

namespace ronda::lim {

class FloaterChoice {
 public:
  // The members must outlive it.
  FloaterChoice(const ColourTerms& terms, const Group& group, const IdVector<Member, Place>& members, Inside& inside);

  // Sets the floaters aside, so that all others can be paired, and says who they are.
  std::vector<Place> Run();

 private:
  Member ChooseNext();
  Member ChooseAmong(std::span<const Member> candidates);
  std::optional<Member> FirstOf(std::span<const Member> candidates, const std::function<bool(Member)>& fits);
  std::optional<Colour> MajorityColour() const;
  bool HasOpponent(Member member);
  matching::PerfectMatching& Opponents();
  bool IsIncoming(Member member) const { return member < first_resident_; }

  const ColourTerms& terms_;
  const Group& group_;
  IdSpan<Member, const Place> members_;
  Inside& inside_;
  Member first_resident_;              // those before this one have floated here
  std::vector<Member> with_opponent_;  // floaters who have one in the next group
  // Members, set aside but for those, against the next group; made when it is asked for.
  std::optional<matching::PerfectMatching> opponents_;
  IdVector<Member, bool> present_;
};

}  // namespace ronda::lim
