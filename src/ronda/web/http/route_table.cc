#include "ronda/web/http/route_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ronda::web {
namespace {

Diagnostic BadRoute(const Route& route, std::string_view what) {
  return {.code = "http-route",
          .message = fmt::format("{} {}: {}", MethodName(route.method), route.pattern, what),
          .hint = "see ronda/web/http/route.h"};
}

}  // namespace

Result<RouteTable> RouteTable::Make(std::vector<Route> routes) {
  RouteTable table;
  table.routes_ = std::make_shared<const std::vector<Route>>(std::move(routes));
  for (const Route& route : *table.routes_) {
    if (auto added = table.Add(route); !added) return tl::unexpected(std::move(added.error()));
  }
  return table;
}

Result<void> RouteTable::Add(const Route& route) {
  const auto segments = ParsePattern(route.pattern);
  if (!segments) return tl::unexpected(BadRoute(route, "the pattern is none"));
  if (!route.handler) return tl::unexpected(BadRoute(route, "it has no handler"));
  if (IsSafe(route.method) && route.body != BodyKind::kNone) {
    return tl::unexpected(BadRoute(route, "what changes nothing takes no body"));
  }
  Node* node = &root_;
  for (const Segment& segment : *segments) {
    if (!segment.kind) {
      node = &node->literal[segment.text];
      continue;
    }
    auto place =
        std::ranges::find_if(node->places, [&](const auto& known) { return known.first.kind == segment.kind; });
    if (place == node->places.end()) {
      node->places.emplace_back(segment, std::make_unique<Node>());
      place = std::prev(node->places.end());
    } else if (place->first.text != segment.text) {
      return tl::unexpected(BadRoute(route, fmt::format("the place is '{}' elsewhere", place->first.text)));
    }
    node = place->second.get();
  }
  if (!node->routes.emplace(route.method, &route).second) return tl::unexpected(BadRoute(route, "there is another"));
  return {};
}

const RouteTable::Node* RouteTable::Walk(const Node& node, std::span<const std::string> left, Values& places) {
  if (left.empty()) return node.routes.empty() ? nullptr : &node;
  if (const auto literal = node.literal.find(left.front()); literal != node.literal.end()) {
    if (const Node* found = Walk(literal->second, left.subspan(1), places)) return found;
  }
  for (const auto& [place, next] : node.places) {
    if (!Fits(*place.kind, left.front())) continue;
    Values more = places;
    more.Add(place.text, left.front());
    if (const Node* found = Walk(*next, left.subspan(1), more)) {
      places = std::move(more);
      return found;
    }
  }
  return nullptr;
}

RouteTable::Found RouteTable::Find(Method method, const std::vector<std::string>& segments) const {
  Found found;
  const Node* node = Walk(root_, segments, found.places);
  if (node == nullptr) return found;
  const auto route = node->routes.find(method == Method::kHead ? Method::kGet : method);
  if (route != node->routes.end()) {
    found.route = route->second;
    return found;
  }
  for (const auto& [allowed, any] : node->routes) {
    found.allowed.push_back(allowed);
    if (allowed == Method::kGet) found.allowed.push_back(Method::kHead);
  }
  return found;
}

}  // namespace ronda::web
