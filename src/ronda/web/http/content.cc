#include "ronda/web/http/content.h"

#include <fmt/format.h>
#include <zlib.h>

#include <optional>
#include <string_view>
#include <utility>

#include "ronda/secret/digest.h"

namespace ronda::web {
namespace {

constexpr std::size_t kWorthCompressing = 512;
constexpr int kGzipWindow = 15 + 16;  // the largest window, in the frame of gzip
// A table of 300 rows takes half a millisecond; the last level takes three times as long for one percent.
constexpr int kGzipLevel = 6;

bool IsText(std::string_view type) {
  return type.starts_with("text/") || type.find("json") != std::string_view::npos ||
         type.find("javascript") != std::string_view::npos || type.find("svg") != std::string_view::npos;
}

// None if zlib has no memory for it.
std::optional<std::string> Gzip(const std::string& bytes) {
  z_stream stream{};
  if (deflateInit2(&stream, kGzipLevel, Z_DEFLATED, kGzipWindow, 8, Z_DEFAULT_STRATEGY) != Z_OK) return std::nullopt;
  std::string packed(deflateBound(&stream, bytes.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // zlib does not write to it
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const int result = deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return result == Z_STREAM_END ? std::optional(std::move(packed)) : std::nullopt;
}

}  // namespace

SharedContent MakeContent(std::string type, std::string bytes, Compression compression) {
  auto content = std::make_shared<Content>();
  const std::string hash = secret::Sha256({type, "\n", bytes}).hex().substr(0, 22);
  content->type = std::move(type);
  content->bytes = std::move(bytes);
  content->etag = fmt::format("\"{}\"", hash);
  content->gzip_etag = fmt::format("\"{}-gz\"", hash);
  if (compression == Compression::kNone || !IsText(content->type) || content->bytes.size() < kWorthCompressing) {
    return content;
  }
  auto packed = Gzip(content->bytes);
  if (packed && packed->size() < content->bytes.size()) content->gzip = std::move(*packed);
  return content;
}

}  // namespace ronda::web
