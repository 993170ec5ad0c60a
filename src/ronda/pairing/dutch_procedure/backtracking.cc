#include "ronda/pairing/dutch_procedure/backtracking.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "ronda/pairing/dutch_procedure/candidate_order.h"

namespace ronda::dutch_procedure {
namespace {

using ScoreCounts = std::map<Points, int>;

class Backtracker {
 public:
  Backtracker(const Criteria& criteria, const PairedGroup& above, const GroupBelow& below, int pairs_to_beat)
      : criteria_(criteria), above_(above), below_(below), pairs_to_beat_(pairs_to_beat) {
    wanted_ = ScoresOf(above);
  }

  Backtrack Run() {
    if (above_.pairs.empty()) return {};
    const bool by_scores = criteria_.rules().backtrack_set == BacktrackSet::kSameNumberAndScores;
    const auto any = Try({.may_float = [&](Place player) { return !by_scores || wanted_.contains(ScoreOf(player)); }});
    if (!any) return {};
    if (!by_scores || ScoresOf(any->paired) == wanted_) return {any->paired};
    ChooseClasses();
    Visit(0);
    if (gave_up_) return {std::nullopt, true};
    return best_ ? Backtrack{best_->paired} : Backtrack{};
  }

 private:
  // The players of one score, and how many of them go down.
  struct ScoreClass {
    std::vector<Place> players;
    int floaters = 0;
  };

  Points ScoreOf(Place player) const { return criteria_.field()[player].score; }

  ScoreCounts ScoresOf(const PairedGroup& paired) const {
    ScoreCounts counts;
    for (const Place player : paired.floaters) {
      if (std::ranges::find(paired.group.set_aside, player) == paired.group.set_aside.end()) ++counts[ScoreOf(player)];
    }
    return counts;
  }

  std::optional<Alternative> Try(const Movement& movement) const {
    auto found = PairAgain(criteria_, above_, below_, movement);
    if (!found || found->paired.p1() != above_.p1() || found->paired.m1 != above_.m1) return std::nullopt;
    if (found->pairs_below < pairs_to_beat_) return std::nullopt;
    return found;
  }

  // Every score of which somebody goes down but the one with the most players, which is left to the search.
  void ChooseClasses() {
    for (const auto& [score, floaters] : wanted_) {
      ScoreClass one{{}, floaters};
      for (const Vertex v : above_.group.vertices()) {
        if (ScoreOf(above_.group.player(v)) == score) one.players.push_back(above_.group.player(v));
      }
      classes_.push_back(std::move(one));
    }
    const auto size = [](const ScoreClass& one) { return one.players.size(); };
    classes_.erase(std::ranges::max_element(classes_, {}, size));
  }

  void Visit(std::size_t index) {
    if (index == classes_.size()) return TryChosen();
    VisitSets(index, 0, classes_[index].floaters);
  }

  void VisitSets(std::size_t index, std::size_t first, int left) {
    if (left == 0) return Visit(index + 1);
    const auto& players = classes_[index].players;
    for (std::size_t i = first; std::cmp_less_equal(left, players.size() - i) && !gave_up_; ++i) {
      chosen_.push_back(players[i]);
      VisitSets(index, i + 1, left - 1);
      chosen_.pop_back();
    }
  }

  void TryChosen() {
    gave_up_ = ++sets_ > kMostSets;
    if (gave_up_) return;
    const auto is_chosen = [&](Place player) { return std::ranges::find(chosen_, player) != chosen_.end(); };
    const auto is_settled = [&](Place player) {
      return std::ranges::any_of(
          classes_, [&](const ScoreClass& one) { return std::ranges::find(one.players, player) != one.players.end(); });
    };
    auto found = Try({.may_float =
                          [&](Place player) {
                            return is_chosen(player) || (wanted_.contains(ScoreOf(player)) && !is_settled(player));
                          },
                      .must_float = chosen_});
    if (found && (!best_ || IsBetter(*found, *best_))) best_ = std::move(found);
  }

  static bool IsBetter(const Alternative& one, const Alternative& other) {
    if (one.pairs_below != other.pairs_below) return one.pairs_below > other.pairs_below;
    if (one.paired.faults != other.paired.faults) return one.paired.faults < other.paired.faults;
    return ComesBefore(one.paired, other.paired);
  }

  const Criteria& criteria_;
  const PairedGroup& above_;
  const GroupBelow& below_;
  int pairs_to_beat_;
  ScoreCounts wanted_;
  std::vector<ScoreClass> classes_;
  std::vector<Place> chosen_;
  std::optional<Alternative> best_;
  int sets_ = 0;
  bool gave_up_ = false;
};

}  // namespace

Backtrack FindBacktrack(const Criteria& criteria, const PairedGroup& above, const GroupBelow& below,
                        int pairs_to_beat) {
  return Backtracker(criteria, above, below, pairs_to_beat).Run();
}

}  // namespace ronda::dutch_procedure
