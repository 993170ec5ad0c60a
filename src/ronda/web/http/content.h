// A body as it is sent: made once, shared by all who ask for it, never changed. Its compressed twin is another
// representation and so has a strong entity tag of its own; one tag for both would let a cache mix them up.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace ronda::web {

struct Content {
  std::string type;  // "text/html; charset=utf-8"
  std::string bytes;
  std::string etag;  // with its quotes
  std::string gzip;  // empty: not worth it
  std::string gzip_etag;
};
using SharedContent = std::shared_ptr<const Content>;

enum class Compression : std::uint8_t { kNone, kGzip };

// Compresses what is worth it: text of more than a few hundred bytes that gets smaller.
SharedContent MakeContent(std::string type, std::string bytes, Compression compression);

}  // namespace ronda::web
