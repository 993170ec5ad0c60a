// The documents of an event for paper.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "ronda/base/html.h"
#include "ronda/base/result.h"
#include "ronda/site/site.h"

namespace ronda::site {

struct Document {
  std::string_view name;   // in addresses
  std::string_view title;  // English; a key of the catalogues
  web::Right right = web::Right::kPublic;
  // What stands on the paper, of the round asked for; why there is none.
  Parsed<Html> (*body)(const Site::Visit& visit, Round round);
};

// All of them, in the order of the list.
std::span<const Document> Documents();

}  // namespace ronda::site
