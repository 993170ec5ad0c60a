// Who of a scoregroup can be paired with whom so that all others can be paired, too. In a large group everybody may
// meet more than half of the others, which shows that they can be (Dirac; docs/performance.md). A matching is asked
// only where that does not hold: of those who are then still to be paired.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"
#include "ronda/pairing/lim/far_floaters.h"
#include "ronda/pairing/lim/group.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::lim {

// A member of the group, from 0, in the order of MembersOf.
using Member = StrongInt<struct MemberTag>;

class Inside {
 public:
  // Field and members must outlive it.
  Inside(const swiss::Field& field, const Group& group, const IdVector<Member, Place>& members)
      : field_(field), members_(members), present_(members.size(), true), count_(members.size()) {
    most_forbidden_ = MostForbidden();
    if (!field.settled().empty() || field.restricted()) AskMatching();
    if (field.kept_apart().has_ratings()) AskMatching(group);
  }

  bool IsPresent(Member member) const { return present_[member]; }
  bool MayMeet(Member a, Member b) const {
    if (matching_) {
      const auto u = vertex_of_[a];
      const auto v = vertex_of_[b];
      if (u && v) return matching_->graph().HasEdge(*u, *v);
    }
    return field_.MayMeet(members_[a], members_[b]);
  }

  // Everybody who is present can be paired.
  bool IsPerfect() {
    if (count_ % 2 == 1) return false;
    return count_ == 0 || IsShown(2) || Matching().IsPerfect();
  }
  // All but one can be paired.
  bool LacksOne() { return count_ % 2 == 1 && (IsShown(3) || 2 * Matching().pairs() + 1 == count_); }
  // Those whom some largest set of pairs leaves out.
  std::vector<Member> WhoCanStayOut() {
    std::vector<Member> who;
    if (count_ % 2 == 1 && IsShown(3)) {
      for (const Member member : members_.ids()) {
        if (IsPresent(member)) who.push_back(member);
      }
      return who;
    }
    for (const auto& component : Matching().Explain().odd_components) {
      for (const Vertex v : component) who.push_back(member_of_[v]);
    }
    return who;
  }

  // Of two who are present and may meet, where all who are present can be paired.
  bool MayPair(Member a, Member b) { return IsShown(4) || Matching().MayPair(VertexOf(a), VertexOf(b)); }
  // Who may be paired with somebody, where all can be.
  class Partners {
   public:
    bool Contains(Member member) const {
      if (member == of_ || !inside_.IsPresent(member)) return false;
      return by_matching_ ? by_matching_->Contains(inside_.VertexOf(member)) : inside_.MayMeet(of_, member);
    }

   private:
    friend class Inside;
    Partners(const Inside& inside, Member of) : inside_(inside), of_(of) {}

    const Inside& inside_;
    Member of_;
    std::optional<matching::VertexSet> by_matching_;
  };
  Partners PartnersOf(Member member) {
    Partners partners(*this, member);
    if (!IsShown(4)) partners.by_matching_ = Matching().PartnersOf(VertexOf(member));
    return partners;
  }

  void SetAside(Member member) {
    present_[member] = false;
    --count_;
    if (matching_) matching_->SetAside(VertexOf(member));
  }
  void Settle(Member a, Member b) {
    for (const Member one : {a, b}) present_[one] = false;
    count_ -= 2;
    if (matching_) matching_->Settle(VertexOf(a), VertexOf(b));
  }

 private:
  using Vertex = matching::Vertex;

  // Of one who was present when the matching was made.
  Vertex VertexOf(Member member) const { return *vertex_of_[member]; }

  // At most so many of the others a member may not meet.
  int MostForbidden() const {
    ByColour<int> absolute;
    const auto is_absolute = [&](Place place) {
      const swiss::Entrant& entrant = field_[place];
      return entrant.preference && entrant.preference->strength == swiss::PreferenceStrength::kAbsolute;
    };
    for (const Place place : members_) {
      if (is_absolute(place)) ++absolute[field_[place].preference->colour];
    }
    const auto kept_apart = field_.kept_apart().ForbiddenAmong(members_.values());
    int most = 0;
    for (const Member member : members_.ids()) {
      const Place place = members_[member];
      int forbidden = Count(field_.forbidden(place)) + kept_apart[member.index()];
      if (is_absolute(place)) forbidden += absolute[field_[place].preference->colour] - 1;
      most = std::max(most, forbidden);
    }
    return most;
  }

  // Whether everybody may meet so many of those present that, with any `more - 2` taken out, everybody may still meet
  // half of the others, who can then be paired if their number is even.
  bool IsShown(int more) const { return !matching_ && count_ >= 2 * most_forbidden_ + more; }

  matching::PerfectMatching& Matching() {
    if (!matching_) AskMatching();
    return *matching_;
  }

  std::vector<Place> NumberPresent() {
    std::vector<Place> places;
    member_of_.clear();
    vertex_of_.assign(members_.size(), std::nullopt);
    for (const Member member : members_.ids()) {
      if (!IsPresent(member)) continue;
      vertex_of_[member] = member_of_.push_back(member);
      places.push_back(members_[member]);
    }
    return places;
  }

  void AskMatching() {
    const std::vector<Place> places = NumberPresent();
    matching_.emplace(swiss::MayMeetGraph(field_, places, Count(places)));
  }

  // Elementos §2.9 (B2 bis): nobody can leave the median, so the rule is dropped there if it leaves no pairing
  // (decision 182).
  void AskMatching(const Group& group) {
    const std::vector<Place> places = NumberPresent();
    matching::Graph graph = swiss::MayMeetGraph(field_, places, Count(places));
    matching::Graph apart = graph;
    KeepFarFloatersApart(field_, group, places, apart);
    matching_.emplace(std::move(apart));
    if (group.is_median && !matching_->IsPerfect()) matching_.emplace(std::move(graph));
  }

  const swiss::Field& field_;
  IdSpan<Member, const Place> members_;
  IdVector<Member, bool> present_;
  int count_;  // of those present
  int most_forbidden_ = 0;
  std::optional<matching::PerfectMatching> matching_;
  // In the matching; none for who was not present when it was made.
  IdVector<Member, std::optional<Vertex>> vertex_of_;
  IdVector<Vertex, Member> member_of_;
};

}  // namespace ronda::lim
