#include "ronda/pairing/lim/floater_choice.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "ronda/base/id_range.h"

namespace ronda::lim {
namespace {

// Members against the residents of the next scoregroup, who come after them.
matching::Graph OpponentGraph(const swiss::Field& field, std::span<const int> members, std::span<const int> adjacent) {
  const int size = static_cast<int>(members.size());
  matching::Graph graph(size + static_cast<int>(adjacent.size()));
  for (int v = 0; v < size; ++v) {
    for (std::size_t i = 0; i < adjacent.size(); ++i) {
      if (field.MayMeet(members[matching::Vertex(v).index()], adjacent[i]))
        graph.AddEdge(v, size + static_cast<int>(i));
    }
  }
  return graph;
}

}  // namespace

FloaterChoice::FloaterChoice(const ColourTerms& terms, const Group& group, std::span<const int> members, Inside& inside)
    : terms_(terms),
      group_(group),
      members_(members),
      inside_(inside),
      incoming_(static_cast<int>(group.from_above.size() + group.from_below.size())),
      present_(Count(members), true) {}

std::vector<int> FloaterChoice::Run() {
  std::vector<int> floaters;
  while (!inside_.IsPerfect()) {
    const int v = ChooseNext();
    floaters.push_back(PlaceOf(v));
    inside_.SetAside(v);
    present_[matching::Vertex(v)] = false;
    if (!HasOpponent(v)) continue;
    with_opponent_.push_back(v);
    if (opponents_) opponents_->Return(v);
  }
  return floaters;
}

// C.04.4.3 §3.10.2, §4.4: one without whom as many pairs can be made as with him. §3.9: who has not floated here before
// who has (types d and c, then b and a).
int FloaterChoice::ChooseNext() {
  std::vector<int> free = inside_.WhoCanStayOut();
  // C.04.4.3 §3.2.4: downwards the lowest numbered first, upwards the highest.
  std::ranges::sort(free, {}, [&](int v) { return terms_.field()[PlaceOf(v)].player; });
  if (group_.direction == Direction::kDownwards) std::ranges::reverse(free);
  const auto incoming = std::stable_partition(free.begin(), free.end(), [&](int v) { return !IsIncoming(v); });
  const std::span<const int> residents(free.begin(), incoming);
  return ChooseAmong(residents.empty() ? std::span<const int>(incoming, free.end()) : residents);
}

// C.04.4.3 §3.9: who has an opponent in the next scoregroup before who has none (d before c, b before a).
int FloaterChoice::ChooseAmong(std::span<const int> candidates) {
  const auto with_opponent = FirstOf(candidates, [this](int v) { return HasOpponent(v); });
  return with_opponent ? *with_opponent : *FirstOf(candidates, [](int) { return true; });
}

// C.04.4.3 §2.3.4: all others can be paired without one of them. §3.10: who floated in the round before only if there
// is nobody else. §3.2.2, §3.2.3: rather one who is due the colour that more are due. Both speak of floaters that make
// the number even.
std::optional<int> FloaterChoice::FirstOf(std::span<const int> candidates, const std::function<bool(int)>& fits) {
  if (!inside_.LacksOne()) {
    const auto first = std::ranges::find_if(candidates, fits);
    return first == candidates.end() ? std::nullopt : std::optional(*first);
  }
  const auto majority = MajorityColour();
  for (const bool again : {false, true}) {
    const auto eligible = [&](int v) { return terms_.FloatedBefore(PlaceOf(v)) == again && fits(v); };
    const auto first = std::ranges::find_if(candidates, eligible);
    if (first == candidates.end()) continue;
    const auto evens_out = [&](int v) {
      return majority && terms_.Due(PlaceOf(v)) == majority && terms_.MayStandInFor(PlaceOf(v), PlaceOf(*first)) &&
             eligible(v);
    };
    const auto better = std::ranges::find_if(candidates, evens_out);
    return better == candidates.end() ? *first : *better;
  }
  return std::nullopt;
}

// Of those who are still in the scoregroup; none if as many are due White as Black.
std::optional<Colour> FloaterChoice::MajorityColour() const {
  int whites = 0;
  for (int v = 0; v < std::ssize(members_); ++v) {
    const auto due = terms_.Due(PlaceOf(v));
    if (present_[matching::Vertex(v)] && due) whites += *due == Colour::kWhite ? 1 : -1;
  }
  if (whites == 0) return std::nullopt;
  return whites > 0 ? Colour::kWhite : Colour::kBlack;
}

// C.04.4.3 §3.3, §3.4: one whom no floater chosen before him needs.
bool FloaterChoice::HasOpponent(int v) {
  if (with_opponent_.empty())
    return std::ranges::any_of(group_.adjacent, [&](int other) { return terms_.field().MayMeet(PlaceOf(v), other); });
  matching::PerfectMatching& opponents = Opponents();
  const int pairs = opponents.pairs();
  opponents.Return(v);
  const bool found = opponents.pairs() > pairs;
  opponents.SetAside(v);
  return found;
}

matching::PerfectMatching& FloaterChoice::Opponents() {
  if (opponents_) return *opponents_;
  opponents_.emplace(OpponentGraph(terms_.field(), members_, group_.adjacent));
  for (int v = 0; v < std::ssize(members_); ++v) opponents_->SetAside(v);
  for (const int v : with_opponent_) opponents_->Return(v);
  return *opponents_;
}

}  // namespace ronda::lim
