#include "ronda/web/assets.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <map>
#include <memory>

namespace ronda::web {
namespace {

using Contents = std::map<std::string, SharedContent, std::less<>>;

std::shared_ptr<const Contents> MakeContents() {
  auto contents = std::make_shared<Contents>();
  for (const Asset& asset : EmbeddedAssets()) {
    auto content =
        std::make_shared<Content>(*MakeContent(std::string(asset.type), std::string(asset.bytes), Compression::kNone));
    if (asset.gzip.size() < asset.bytes.size()) content->gzip = asset.gzip;
    contents->emplace(asset.name, std::move(content));
  }
  return contents;
}

}  // namespace

std::string AssetPath(std::string_view file) {
  const auto found = std::ranges::find(EmbeddedAssets(), file, &Asset::file);
  assert(found != EmbeddedAssets().end());
  return "/assets/" + std::string(found->name);
}

Route AssetRoute() {
  const auto contents = MakeContents();
  return {Method::kGet, "/assets/{name:file}", Right::kPublic, "A script or a style",
          At([contents](const Request& request) {
            const auto found = contents->find(request.places.Text("name"));
            if (found != contents->end()) return Shared(found->second, Caching::kForever);
            return Failure(request, 404,
                           {.code = "asset-unknown",
                            .message = "there is no such file, or it is one of another version",
                            .hint = "load the page again"});
          })};
}

}  // namespace ronda::web
