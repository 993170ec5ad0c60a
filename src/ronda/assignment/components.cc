#include "ronda/assignment/components.h"

#include <algorithm>
#include <utility>

namespace ronda::assignment {
namespace {

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

}  // namespace

IdVector<Option, int> ComponentsOf(const Edges& edges) { return Components(edges).Take(); }

}  // namespace ronda::assignment
