#include "ronda/pairing/lim/floater_choice.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/graph.h"
#include "ronda/matching/vertex.h"

namespace ronda::lim {
namespace {

// Of a member in the graph of opponents.
matching::Vertex VertexOf(Member member) { return matching::Vertex(member.value()); }

// Members against the residents of the next scoregroup, who come after them.
matching::Graph OpponentGraph(const swiss::Field& field, IdSpan<Member, const Place> members,
                              std::span<const Place> adjacent) {
  matching::Graph graph(members.size() + Count(adjacent));
  for (const Member member : members.ids()) {
    matching::Vertex opponent(members.size());
    for (const Place place : adjacent) {
      if (field.MayMeet(members[member], place)) graph.AddEdge(VertexOf(member), opponent);
      ++opponent;
    }
  }
  return graph;
}

}  // namespace

FloaterChoice::FloaterChoice(const ColourTerms& terms, const Group& group, const IdVector<Member, Place>& members,
                             Inside& inside)
    : terms_(terms),
      group_(group),
      members_(members),
      inside_(inside),
      first_resident_(Count(group.from_above) + Count(group.from_below)),
      present_(members.size(), true) {}

std::vector<Place> FloaterChoice::Run() {
  std::vector<Place> floaters;
  while (!inside_.IsPerfect()) {
    const Member floater = ChooseNext();
    floaters.push_back(members_[floater]);
    inside_.SetAside(floater);
    present_[floater] = false;
    if (!HasOpponent(floater)) continue;
    with_opponent_.push_back(floater);
    if (opponents_) opponents_->Return(VertexOf(floater));
  }
  return floaters;
}

// C.04.4.3 §3.10.2, §4.4: one without whom as many pairs can be made as with all. §3.9: who has not floated here before
// who has (types d and c, then b and a).
Member FloaterChoice::ChooseNext() {
  std::vector<Member> free = inside_.WhoCanStayOut();
  // C.04.4.3 §3.2.4: downwards the lowest numbered first, upwards the highest.
  std::ranges::sort(free, {}, [&](Member member) { return terms_.field()[members_[member]].player; });
  if (group_.direction == Direction::kDownwards) std::ranges::reverse(free);
  const auto incoming =
      std::stable_partition(free.begin(), free.end(), [&](Member member) { return !IsIncoming(member); });
  const std::span<const Member> residents(free.begin(), incoming);
  return ChooseAmong(residents.empty() ? std::span<const Member>(incoming, free.end()) : residents);
}

// C.04.4.3 §3.9: who has an opponent in the next scoregroup before who has none (d before c, b before a).
Member FloaterChoice::ChooseAmong(std::span<const Member> candidates) {
  const auto with_opponent = FirstOf(candidates, [this](Member member) { return HasOpponent(member); });
  return with_opponent ? *with_opponent : *FirstOf(candidates, [](Member) { return true; });
}

// C.04.4.3 §2.3.4: all others can be paired without one of them. §3.10: who floated in the round before only if there
// is nobody else. §3.2.2, §3.2.3: rather one who is due the colour that more are due. Both speak of floaters that make
// the number even.
std::optional<Member> FloaterChoice::FirstOf(std::span<const Member> candidates,
                                             const std::function<bool(Member)>& fits) {
  if (!inside_.LacksOne()) {
    const auto first = std::ranges::find_if(candidates, fits);
    return first == candidates.end() ? std::nullopt : std::optional(*first);
  }
  const auto majority = MajorityColour();
  for (const bool again : {false, true}) {
    const auto eligible = [&](Member member) {
      return terms_.FloatedBefore(members_[member]) == again && fits(member);
    };
    const auto first = std::ranges::find_if(candidates, eligible);
    if (first == candidates.end()) continue;
    const auto evens_out = [&](Member member) {
      const Place place = members_[member];
      return majority && terms_.Due(place) == majority && terms_.MayStandInFor(place, members_[*first]) &&
             eligible(member);
    };
    const auto better = std::ranges::find_if(candidates, evens_out);
    return better == candidates.end() ? *first : *better;
  }
  return std::nullopt;
}

// Of those who are still in the scoregroup; none if as many are due White as Black.
std::optional<Colour> FloaterChoice::MajorityColour() const {
  int whites = 0;
  for (const Member member : members_.ids()) {
    const auto due = terms_.Due(members_[member]);
    if (present_[member] && due) whites += *due == Colour::kWhite ? 1 : -1;
  }
  if (whites == 0) return std::nullopt;
  return whites > 0 ? Colour::kWhite : Colour::kBlack;
}

// C.04.4.3 §3.3, §3.4: one whom no floater chosen earlier needs.
bool FloaterChoice::HasOpponent(Member member) {
  if (with_opponent_.empty())
    return std::ranges::any_of(group_.adjacent,
                               [&](Place other) { return terms_.field().MayMeet(members_[member], other); });
  matching::PerfectMatching& opponents = Opponents();
  const int pairs = opponents.pairs();
  opponents.Return(VertexOf(member));
  const bool found = opponents.pairs() > pairs;
  opponents.SetAside(VertexOf(member));
  return found;
}

matching::PerfectMatching& FloaterChoice::Opponents() {
  if (opponents_) return *opponents_;
  opponents_.emplace(OpponentGraph(terms_.field(), members_, group_.adjacent));
  for (const Member member : members_.ids()) opponents_->SetAside(VertexOf(member));
  for (const Member member : with_opponent_) opponents_->Return(VertexOf(member));
  return *opponents_;
}

}  // namespace ronda::lim
