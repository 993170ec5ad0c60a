#include "ronda/assignment/optimal_set.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <queue>

#include "ronda/base/id_vector.h"

namespace ronda::assignment {
namespace {

constexpr std::size_t kMostCounting = 10'000'000;  // steps of counting, about a second

Count Times(const Count& a, const Count& b) {
  if (b.value != 0 && a.value > std::numeric_limits<std::uint64_t>::max() / b.value) {
    return {std::numeric_limits<std::uint64_t>::max(), false};
  }
  return {a.value * b.value, a.is_exact && b.is_exact};
}

using Edges = IdVector<Option, std::vector<Option>>;

// Tarjan's strongly connected components, without recursion.
class Components {
 public:
  explicit Components(const Edges& edges)
      : edges_(edges), index_(edges.size(), -1), low_(edges.size(), 0), component_(edges.size(), -1) {
    for (const Option v : edges.ids()) {
      if (index_[v] < 0) Explore(v);
    }
  }

  IdVector<Option, int> Take() { return std::move(component_); }

 private:
  struct Frame {
    Option vertex;
    std::size_t next;
  };

  void Open(Option v) {
    index_[v] = low_[v] = counter_++;
    stack_.push_back(v);
    frames_.push_back({v, 0});
  }

  void Explore(Option root) {
    Open(root);
    while (!frames_.empty()) {
      auto& [v, next] = frames_.back();
      if (next < edges_[v].size()) {
        const Option w = edges_[v][next++];
        if (index_[w] < 0) {
          Open(w);
        } else if (component_[w] < 0) {
          low_[v] = std::min(low_[v], index_[w]);
        }
        continue;
      }
      Close(v);
    }
  }

  void Close(Option v) {
    if (low_[v] == index_[v]) {
      while (component_[v] < 0) {
        component_[stack_.back()] = components_;
        stack_.pop_back();
      }
      ++components_;
    }
    frames_.pop_back();
    if (!frames_.empty()) {
      int& low = low_[frames_.back().vertex];
      low = std::min(low, low_[v]);
    }
  }

  const Edges& edges_;
  IdVector<Option, int> index_;
  IdVector<Option, int> low_;
  IdVector<Option, int> component_;
  std::vector<Option> stack_;
  std::vector<Frame> frames_;
  int counter_ = 0;
  int components_ = 0;
};

// Counts the assignments of participants who compete for the same options: participant by participant, over how full
// the options are that still matter.
class GroupCounter {
 public:
  GroupCounter(const std::vector<std::vector<Option>>& cells, const IdVector<Option, int>& room,
               const IdVector<Option, bool>& full)
      : cells_(cells), room_(room), must_be_full_(full) {
    for (std::size_t row = 0; row < cells_.size(); ++row) {
      for (const Option option : cells_[row]) last_[option] = row;
    }
    for (const auto& entry : last_) {
      const std::size_t next = place_.size();
      place_[entry.first] = next;
    }
  }

  Count Run() {
    States states{{Filled(place_.size(), 0), 1}};
    for (std::size_t row = 0; row < cells_.size(); ++row) {
      states = After(states, row);
      if (overflow_ || work_ > kMostCounting) return {2, false};
    }
    return {states.begin()->second, true};
  }

 private:
  using Filled = std::vector<int>;  // by place of an option: how many it has; 0 once nobody else may get it
  using States = std::map<Filled, std::uint64_t>;

  States After(const States& states, std::size_t row) {
    States next;
    for (const auto& [state, ways] : states) {
      work_ += cells_[row].size() * place_.size();
      if (work_ > kMostCounting) return next;
      for (const Option option : cells_[row]) {
        Filled filled = state;
        if (++filled[place_[option]] > room_[option] || !Close(filled, row)) continue;
        std::uint64_t& sum = next[std::move(filled)];
        overflow_ = overflow_ || sum > std::numeric_limits<std::uint64_t>::max() - ways;
        sum += ways;
      }
    }
    return next;
  }

  // Forgets the options that nobody after this row may get; false if one of them had to be full and is not.
  bool Close(Filled& filled, std::size_t row) const {
    for (const auto& [option, last] : last_) {
      if (last != row) continue;
      int& count = filled[place_.at(option)];
      if (must_be_full_[option] && count < room_[option]) return false;
      count = 0;
    }
    return true;
  }

  const std::vector<std::vector<Option>>& cells_;
  const IdVector<Option, int>& room_;
  const IdVector<Option, bool>& must_be_full_;
  std::map<Option, std::size_t> last_;   // the last row that may get it
  std::map<Option, std::size_t> place_;  // its place in a state
  std::size_t work_ = 0;
  bool overflow_ = false;
};

}  // namespace

OptimalSet::OptimalSet(const Problem& problem, const Solution& solution)
    : must_be_full_(solution.must_be_full), cells_(solution.tight), members_(problem.options() + 1) {
  for (const Option option : problem.option_ids()) room_.push_back(problem.CapacityOf(option));
  room_.push_back(problem.participants());
  for (const Participant i : problem.participant_ids()) {
    option_of_.push_back(solution.assignment[i].value_or(Option(problem.options())));
    members_[option_of_.back()].push_back(i);
  }
  Prune();
}

std::vector<Participant> OptimalSet::Open() const {
  std::vector<Participant> open;
  for (const Participant i : cells_.ids()) {
    if (cells_[i].size() > 1) open.push_back(i);
  }
  return open;
}

bool OptimalSet::HasRoom(Option option) const { return std::ssize(members_[option]) < room_[option]; }

// Between options: a move says that a participant of the one may go to the other. The vertex behind the last option is
// the room that is left: who enters an option with room pushes nobody out, and who leaves one that need not be full is
// not missed.
OptimalSet::Edges OptimalSet::Moves() const {
  Edges moves(room_.size() + 1);
  for (const Participant i : cells_.ids()) {
    for (const Option option : cells_[i]) {
      if (option != option_of_[i]) moves[option_of_[i]].push_back(option);
    }
  }
  for (const Option j : options()) {
    if (HasRoom(j)) moves[j].push_back(room_left());
    if (MayLose(j)) moves[room_left()].push_back(j);
  }
  return moves;
}

// A cell occurs in some assignment of the set if and only if the move to it lies on a circle.
void OptimalSet::Prune() {
  const Edges moves = Moves();
  const auto component = Components(moves).Take();
  for (const Participant i : cells_.ids()) {
    const Option own = option_of_[i];
    std::erase_if(cells_[i], [&](Option option) { return component[option] != component[own]; });
  }
}

// What is left for those with more than one option.
IdVector<Option, int> OptimalSet::RoomForOpen() const {
  IdVector<Option, int> room = room_;
  for (const auto& cells : cells_) {
    if (cells.size() == 1) --room[cells.front()];
  }
  return room;
}

void OptimalSet::KeepFewest(const std::function<bool(Participant, Option)>& is_unwanted) {
  const auto open = Open();
  if (open.empty()) return;
  Problem narrowed(Goal::kMinimise, ronda::Count(open), room_.size());
  const auto full = static_cast<std::int64_t>(open.size()) + 1;  // to fill what must be full comes first
  const IdVector<Option, int> room = RoomForOpen();
  for (const Option j : options()) narrowed.SetCapacity(j, room[j]);
  for (const Participant i : narrowed.participant_ids()) {
    const Participant own = open[i.index()];
    for (const Option j : options()) narrowed.Forbid(i, j);
    for (const Option j : cells_[own]) {
      narrowed.SetValue(i, j, (is_unwanted(own, j) ? 1 : 0) - (must_be_full_[j] ? full : 0));
    }
  }
  const Solution solution = Solve(narrowed);
  for (const Participant i : narrowed.participant_ids()) {
    const Participant own = open[i.index()];
    cells_[own] = solution.tight[i];
    std::erase(cells_[own], room_left());
    Move(own, *solution.assignment[i]);
  }
  for (const Option j : options()) {
    if (solution.must_be_full[j]) must_be_full_[j] = true;
  }
  Prune();
}

void OptimalSet::Move(Participant participant, Option option) {
  std::erase(members_[option_of_[participant]], participant);
  members_[option].push_back(participant);
  option_of_[participant] = option;
}

// By option: how the chain of moves that begins with somebody entering `start` reaches it; the participant stays out of
// it.
IdVector<Option, std::optional<OptimalSet::Step>> OptimalSet::ChainsFrom(Option start, Participant participant) const {
  IdVector<Option, std::optional<Step>> reached(room_.size() + 1);
  std::queue<Option> open;
  const auto reach = [&](Option to, Step step) {
    if (reached[to] || to == start) return;
    reached[to] = step;
    open.push(to);
  };
  const Option goal = option_of_[participant];
  for (open.push(start); !open.empty() && !reached[goal]; open.pop()) {
    const Option j = open.front();
    if (j == room_left()) {
      for (const Option to : options()) {
        if (MayLose(to)) reach(to, {std::nullopt, j});
      }
      continue;
    }
    if (HasRoom(j)) reach(room_left(), {std::nullopt, j});
    for (const Participant member : members_[j]) {
      if (member == participant) continue;
      for (const Option to : cells_[member]) reach(to, {member, j});
    }
  }
  return reached;
}

// A chain of moves makes room for the participant: from the option he is to get back to the one he leaves.
bool OptimalSet::Settle(Participant participant, Option option) {
  const Option left = option_of_[participant];
  if (option != left) {
    const auto reached = ChainsFrom(option, participant);
    if (!reached[left]) return false;
    for (Option j = left; j != option; j = reached[j]->from) {
      if (const auto mover = reached[j]->participant) Move(*mover, j);
    }
    Move(participant, option);
  }
  cells_[participant] = {option};
  return true;
}

Count OptimalSet::Size() const {
  const Edges moves = Moves();
  const auto component = Components(moves).Take();
  std::map<int, std::vector<std::vector<Option>>> groups;  // by component: the cells of its participants
  for (const Participant i : Open()) groups[component[option_of_[i]]].push_back(cells_[i]);
  const IdVector<Option, int> room = RoomForOpen();
  Count total{1, true};
  for (const auto& entry : groups) total = Times(total, GroupCounter(entry.second, room, must_be_full_).Run());
  return total;
}

}  // namespace ronda::assignment
