// All routes, found by path. A literal segment goes before a place, so "/t/{t:slug}/proof" may stand beside
// "/t/{t:slug}/{page:slug}". Two routes that some request could not tell apart are refused when the table is made.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/web/http/route.h"

namespace ronda::web {

class RouteTable {
 public:
  static Result<RouteTable> Make(std::vector<Route> routes);

  struct Found {
    const Route* route = nullptr;  // none: no such path, or not by this method
    Values places;
    std::vector<Method> allowed;  // the methods the path does have, if this one is not among them
  };
  Found Find(Method method, const std::vector<std::string>& segments) const;

  const std::vector<Route>& routes() const { return *routes_; }

 private:
  struct Node {
    std::map<std::string, Node, std::less<>> literal;
    std::vector<std::pair<Segment, std::unique_ptr<Node>>> places;
    std::map<Method, const Route*> routes;
  };

  RouteTable() = default;
  Result<void> Add(const Route& route);
  static const Node* Walk(const Node& node, std::span<const std::string> left, Values& places);

  std::shared_ptr<const std::vector<Route>> routes_;
  Node root_;
};

}  // namespace ronda::web
