// Scripts and styles of the desk, bundled when the program is built and carried in it. Their addresses have a hash of
// their bytes, so browsers keep them for ever and a new program has new addresses.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/web/http/route.h"

namespace ronda::web {

struct Asset {
  std::string_view file;  // "page.js"
  std::string_view name;  // "page.0af31c2e9b.js"
  std::string_view type;
  std::string_view bytes;
  std::string_view gzip;
};

// In the order of their files.
std::span<const Asset> EmbeddedAssets();

// The address of a file: "/assets/page.0af31c2e9b.js". The file must exist: its name is written by a programmer.
std::string AssetPath(std::string_view file);

// The route that serves them.
Route AssetRoute();

}  // namespace ronda::web
