// Who of a scoregroup can be paired with whom so that all others can be paired, too. In a large group everybody may
// meet more than half of the others, which shows that they can be (Dirac; docs/performance.md). A matching is asked
// only where that does not hold: of those who are then still to be paired. Vertex v stands for members[v].
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex_set.h"
#include "ronda/pairing/lim/far_floaters.h"
#include "ronda/pairing/lim/group.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::lim {

class Inside {
 public:
  // Field and members must outlive it.
  Inside(const swiss::Field& field, const Group& group, std::span<const int> members)
      : field_(field), members_(members), present_(members.size(), true), count_(std::ssize(members)) {
    most_forbidden_ = MostForbidden();
    if (!field.settled().empty() || field.restricted()) AskMatching();
    if (field.kept_apart().has_ratings()) AskMatching(group);
  }

  bool IsPresent(int v) const { return present_[Index(v)]; }
  bool MayMeet(int u, int v) const {
    const bool by_graph = matching_ && vertex_of_[Index(u)] >= 0 && vertex_of_[Index(v)] >= 0;
    if (by_graph) return matching_->graph().HasEdge(vertex_of_[Index(u)], vertex_of_[Index(v)]);
    return field_.MayMeet(members_[Index(u)], members_[Index(v)]);
  }

  // Everybody who is present can be paired.
  bool IsPerfect() {
    if (count_ % 2 == 1) return false;
    return count_ == 0 || IsShown(2) || Matching().IsPerfect();
  }
  // All but one can be paired.
  bool LacksOne() { return count_ % 2 == 1 && (IsShown(3) || 2 * Matching().pairs() + 1 == count_); }
  // Those whom some largest set of pairs leaves out.
  std::vector<int> WhoCanStayOut() {
    std::vector<int> who;
    if (count_ % 2 == 1 && IsShown(3)) {
      for (int v = 0; v < std::ssize(members_); ++v) {
        if (IsPresent(v)) who.push_back(v);
      }
      return who;
    }
    for (const auto& component : Matching().Explain().odd_components) {
      for (const int vertex : component) who.push_back(member_of_[Index(vertex)]);
    }
    return who;
  }

  // Of two who are present and may meet, where all who are present can be paired.
  bool MayPair(int u, int v) { return IsShown(4) || Matching().MayPair(vertex_of_[Index(u)], vertex_of_[Index(v)]); }
  // Who may be paired with somebody, where all can be.
  class Partners {
   public:
    bool Contains(int v) const {
      if (v == of_ || !inside_.IsPresent(v)) return false;
      return by_matching_ ? by_matching_->Contains(inside_.vertex_of_[Index(v)]) : inside_.MayMeet(of_, v);
    }

   private:
    friend class Inside;
    Partners(const Inside& inside, int of) : inside_(inside), of_(of) {}

    const Inside& inside_;
    int of_;
    std::optional<matching::VertexSet> by_matching_;
  };
  Partners PartnersOf(int u) {
    Partners partners(*this, u);
    if (!IsShown(4)) partners.by_matching_ = Matching().PartnersOf(vertex_of_[Index(u)]);
    return partners;
  }

  void SetAside(int v) {
    present_[Index(v)] = false;
    --count_;
    if (matching_) matching_->SetAside(vertex_of_[Index(v)]);
  }
  void Settle(int u, int v) {
    for (const int one : {u, v}) present_[Index(one)] = false;
    count_ -= 2;
    if (matching_) matching_->Settle(vertex_of_[Index(u)], vertex_of_[Index(v)]);
  }

 private:
  static std::size_t Index(int v) { return static_cast<std::size_t>(v); }

  // At most so many of the others a member may not meet.
  std::ptrdiff_t MostForbidden() const {
    ByColour<int> absolute;
    const auto is_absolute = [&](int place) {
      const swiss::Entrant& entrant = field_[place];
      return entrant.preference && entrant.preference->strength == swiss::PreferenceStrength::kAbsolute;
    };
    for (const int place : members_) {
      if (is_absolute(place)) ++absolute[field_[place].preference->colour];
    }
    const auto kept_apart = field_.kept_apart().ForbiddenAmong(members_);
    std::ptrdiff_t most = 0;
    for (std::size_t i = 0; i < members_.size(); ++i) {
      std::ptrdiff_t forbidden = std::ssize(field_.forbidden(members_[i])) + kept_apart[i];
      if (is_absolute(members_[i])) forbidden += absolute[field_[members_[i]].preference->colour] - 1;
      most = std::max(most, forbidden);
    }
    return most;
  }

  // Whether everybody may meet so many of those present that, with any `more - 2` taken out, he may meet half of the
  // others, who can then be paired if their number is even.
  bool IsShown(int more) const { return !matching_ && count_ >= 2 * most_forbidden_ + more; }

  matching::PerfectMatching& Matching() {
    if (!matching_) AskMatching();
    return *matching_;
  }

  std::vector<int> NumberPresent() {
    std::vector<int> places;
    member_of_.clear();
    vertex_of_.assign(members_.size(), -1);
    for (int v = 0; v < std::ssize(members_); ++v) {
      if (!IsPresent(v)) continue;
      vertex_of_[Index(v)] = static_cast<int>(places.size());
      member_of_.push_back(v);
      places.push_back(members_[Index(v)]);
    }
    return places;
  }

  void AskMatching() {
    const std::vector<int> places = NumberPresent();
    matching_.emplace(swiss::MayMeetGraph(field_, places, static_cast<int>(places.size())));
  }

  // Elementos §2.9 (B2 bis): nobody can leave the median, so the rule is dropped there if it leaves no pairing
  // (decision 182).
  void AskMatching(const Group& group) {
    const std::vector<int> places = NumberPresent();
    matching::Graph graph = swiss::MayMeetGraph(field_, places, static_cast<int>(places.size()));
    matching::Graph apart = graph;
    KeepFarFloatersApart(field_, group, places, apart);
    matching_.emplace(std::move(apart));
    if (group.is_median && !matching_->IsPerfect()) matching_.emplace(std::move(graph));
  }

  const swiss::Field& field_;
  std::span<const int> members_;
  std::vector<bool> present_;
  std::ptrdiff_t count_;  // of those present
  std::ptrdiff_t most_forbidden_ = 0;
  std::optional<matching::PerfectMatching> matching_;
  std::vector<int> vertex_of_;  // by member: his vertex in the matching; -1: he was not present when it was made
  std::vector<int> member_of_;
};

}  // namespace ronda::lim
