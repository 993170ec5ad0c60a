#include "ronda/assignment/optimal_set.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <queue>

namespace ronda::assignment {
namespace {

std::size_t At(int i) { return static_cast<std::size_t>(i); }

constexpr std::size_t kMostWork = 10'000'000;  // steps of counting, about a second

Count Times(const Count& a, const Count& b) {
  if (b.value != 0 && a.value > std::numeric_limits<std::uint64_t>::max() / b.value) {
    return {std::numeric_limits<std::uint64_t>::max(), false};
  }
  return {a.value * b.value, a.is_exact && b.is_exact};
}

// Tarjan's strongly connected components, without recursion.
class Components {
 public:
  explicit Components(const std::vector<std::vector<int>>& edges)
      : edges_(edges), index_(edges.size(), -1), low_(edges.size(), 0), component_(edges.size(), -1) {
    for (int v = 0; v < static_cast<int>(edges.size()); ++v) {
      if (index_[At(v)] < 0) Explore(v);
    }
  }

  std::vector<int> Take() { return std::move(component_); }

 private:
  struct Frame {
    int vertex;
    std::size_t next;
  };

  void Open(int v) {
    index_[At(v)] = low_[At(v)] = counter_++;
    stack_.push_back(v);
    frames_.push_back({v, 0});
  }

  void Explore(int root) {
    Open(root);
    while (!frames_.empty()) {
      auto& [v, next] = frames_.back();
      if (next < edges_[At(v)].size()) {
        const int w = edges_[At(v)][next++];
        if (index_[At(w)] < 0) {
          Open(w);
        } else if (component_[At(w)] < 0) {
          low_[At(v)] = std::min(low_[At(v)], index_[At(w)]);
        }
        continue;
      }
      Close(v);
    }
  }

  void Close(int v) {
    if (low_[At(v)] == index_[At(v)]) {
      while (component_[At(v)] < 0) {
        component_[At(stack_.back())] = components_;
        stack_.pop_back();
      }
      ++components_;
    }
    frames_.pop_back();
    if (!frames_.empty()) {
      int& low = low_[At(frames_.back().vertex)];
      low = std::min(low, low_[At(v)]);
    }
  }

  const std::vector<std::vector<int>>& edges_;
  std::vector<int> index_;
  std::vector<int> low_;
  std::vector<int> component_;
  std::vector<int> stack_;
  std::vector<Frame> frames_;
  int counter_ = 0;
  int components_ = 0;
};

// Counts the assignments of participants who compete for the same options: participant by participant, over how full
// the options are that still matter.
class GroupCounter {
 public:
  GroupCounter(const std::vector<std::vector<int>>& cells, const std::vector<int>& room, const std::vector<bool>& full)
      : cells_(cells), room_(room), must_be_full_(full) {
    for (std::size_t row = 0; row < cells_.size(); ++row) {
      for (const int option : cells_[row]) last_[option] = row;
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
      if (overflow_ || work_ > kMostWork) return {2, false};
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
      if (work_ > kMostWork) return next;
      for (const int option : cells_[row]) {
        Filled filled = state;
        if (++filled[place_[option]] > room_[At(option)] || !Close(filled, row)) continue;
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
      if (must_be_full_[At(option)] && count < room_[At(option)]) return false;
      count = 0;
    }
    return true;
  }

  const std::vector<std::vector<int>>& cells_;
  const std::vector<int>& room_;
  const std::vector<bool>& must_be_full_;
  std::map<int, std::size_t> last_;   // by option: the last row that may get it
  std::map<int, std::size_t> place_;  // by option: its place in a state
  std::size_t work_ = 0;
  bool overflow_ = false;
};

}  // namespace

OptimalSet::OptimalSet(const Problem& problem, const Solution& solution)
    : options_(problem.options() + 1),
      must_be_full_(solution.must_be_full),
      cells_(solution.tight),
      members_(At(options_)) {
  for (int j = 0; j + 1 < options_; ++j) room_.push_back(problem.CapacityOf(j));
  room_.push_back(problem.participants());
  for (int i = 0; i < problem.participants(); ++i) {
    option_of_.push_back(solution.assignment[At(i)].value_or(options_ - 1));
    members_[At(option_of_.back())].push_back(i);
  }
  Prune();
}

std::vector<int> OptimalSet::Open() const {
  std::vector<int> open;
  for (int i = 0; i < static_cast<int>(cells_.size()); ++i) {
    if (cells_[At(i)].size() > 1) open.push_back(i);
  }
  return open;
}

bool OptimalSet::HasRoom(int option) const { return std::ssize(members_[At(option)]) < room_[At(option)]; }

// Between options: a move says that a participant of the one may go to the other. The vertex behind the last option is
// the room that is left: who enters an option with room pushes nobody out, and who leaves one that need not be full is
// not missed.
std::vector<std::vector<int>> OptimalSet::Moves() const {
  std::vector<std::vector<int>> moves(At(options_ + 1));
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    for (const int option : cells_[i]) {
      if (option != option_of_[i]) moves[At(option_of_[i])].push_back(option);
    }
  }
  for (int j = 0; j < options_; ++j) {
    if (HasRoom(j)) moves[At(j)].push_back(options_);
    if (MayLose(j)) moves[At(options_)].push_back(j);
  }
  return moves;
}

std::vector<int> OptimalSet::ComponentsOf(const std::vector<std::vector<int>>& moves) const {
  return Components(moves).Take();
}

// A cell occurs in some assignment of the set if and only if the move to it lies on a circle.
void OptimalSet::Prune() {
  const auto component = ComponentsOf(Moves());
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    const int own = option_of_[i];
    std::erase_if(cells_[i], [&](int option) { return component[At(option)] != component[At(own)]; });
  }
}

void OptimalSet::KeepFewest(const std::function<bool(int, int)>& is_unwanted) {
  const auto open = Open();
  if (open.empty()) return;
  Problem narrowed(Goal::kMinimise, static_cast<int>(open.size()), options_);
  const auto full = static_cast<std::int64_t>(open.size()) + 1;  // to fill what must be full comes first
  std::vector<int> room = room_;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (cells_[i].size() == 1) --room[At(cells_[i].front())];
  }
  for (int j = 0; j < options_; ++j) narrowed.SetCapacity(j, room[At(j)]);
  for (int i = 0; i < narrowed.participants(); ++i) {
    for (int j = 0; j < options_; ++j) narrowed.Forbid(i, j);
    for (const int j : cells_[At(open[At(i)])]) {
      narrowed.SetValue(i, j, (is_unwanted(open[At(i)], j) ? 1 : 0) - (must_be_full_[At(j)] ? full : 0));
    }
  }
  const Solution solution = Solve(narrowed);
  for (int i = 0; i < narrowed.participants(); ++i) {
    cells_[At(open[At(i)])] = solution.tight[At(i)];
    std::erase(cells_[At(open[At(i)])], options_);
    Move(open[At(i)], *solution.assignment[At(i)]);
  }
  for (int j = 0; j < options_; ++j) {
    if (solution.must_be_full[At(j)]) must_be_full_[At(j)] = true;
  }
  Prune();
}

void OptimalSet::Move(int participant, int option) {
  std::erase(members_[At(option_of_[At(participant)])], participant);
  members_[At(option)].push_back(participant);
  option_of_[At(participant)] = option;
}

// By option: how the chain of moves that begins with somebody entering `start` reaches it; the participant stays out of
// it.
std::vector<std::optional<OptimalSet::Step>> OptimalSet::ChainsFrom(int start, int participant) const {
  std::vector<std::optional<Step>> reached(At(options_ + 1));
  std::queue<int> open;
  const auto reach = [&](int to, Step step) {
    if (reached[At(to)] || to == start) return;
    reached[At(to)] = step;
    open.push(to);
  };
  const int goal = option_of_[At(participant)];
  for (open.push(start); !open.empty() && !reached[At(goal)]; open.pop()) {
    const int j = open.front();
    if (j == options_) {
      for (int to = 0; to < options_; ++to) {
        if (MayLose(to)) reach(to, {std::nullopt, j});
      }
      continue;
    }
    if (HasRoom(j)) reach(options_, {std::nullopt, j});
    for (const int member : members_[At(j)]) {
      if (member == participant) continue;
      for (const int to : cells_[At(member)]) reach(to, {member, j});
    }
  }
  return reached;
}

// A chain of moves makes room for the participant: from the option he is to get back to the one he leaves.
bool OptimalSet::Settle(int participant, int option) {
  const int left = option_of_[At(participant)];
  if (option != left) {
    const auto reached = ChainsFrom(option, participant);
    if (!reached[At(left)]) return false;
    for (int j = left; j != option; j = reached[At(j)]->from) {
      if (const auto mover = reached[At(j)]->participant) Move(*mover, j);
    }
    Move(participant, option);
  }
  cells_[At(participant)] = {option};
  return true;
}

Count OptimalSet::Size() const {
  const auto component = ComponentsOf(Moves());
  std::map<int, std::vector<std::vector<int>>> groups;  // by component: the cells of its participants
  for (const int i : Open()) groups[component[At(option_of_[At(i)])]].push_back(cells_[At(i)]);
  std::vector<int> room = room_;
  for (const auto& cells : cells_) {
    if (cells.size() == 1) --room[At(cells.front())];
  }
  Count total{1, true};
  for (const auto& entry : groups) total = Times(total, GroupCounter(entry.second, room, must_be_full_).Run());
  return total;
}

}  // namespace ronda::assignment
