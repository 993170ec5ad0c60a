#include "ronda/assignment/optimal_set.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <queue>

#include "ronda/base/id_vector.h"

namespace ronda::assignment {
namespace {

Count Times(const Count& a, const Count& b) {
  if (b.value != 0 && a.value > std::numeric_limits<std::uint64_t>::max() / b.value) {
    return {std::numeric_limits<std::uint64_t>::max(), false};
  }
  return {a.value * b.value, a.is_exact && b.is_exact};
}

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
Edges OptimalSet::Moves() const {
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
  const auto component = ComponentsOf(moves);
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

// A chain of moves makes room for the participant: from the new option back to the old one.
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
  const auto component = ComponentsOf(moves);
  std::map<int, std::vector<std::vector<Option>>> groups;  // by component: the cells of its participants
  for (const Participant i : Open()) groups[component[option_of_[i]]].push_back(cells_[i]);
  const IdVector<Option, int> room = RoomForOpen();
  Count total{1, true};
  for (const auto& entry : groups) total = Times(total, CountOfGroup(entry.second, room, must_be_full_));
  return total;
}

}  // namespace ronda::assignment
