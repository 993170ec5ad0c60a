// The OpenAPI 3.1 document of a table of routes, as JSON.
#pragma once

#include <string>
#include <string_view>

#include "ronda/web/http/route_table.h"

namespace ronda::web {

struct ApiInfo {
  std::string_view title;
  std::string_view version;
};

std::string OpenApi(const RouteTable& table, const ApiInfo& info);

// A pattern as the document writes it: "/t/{t}/round/{n}".
std::string OpenApiPath(std::string_view pattern);

}  // namespace ronda::web
