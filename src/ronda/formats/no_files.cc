// In the place of files.cc where there are no files: in a browser.
#include <string>
#include <string_view>

#include "ronda/formats/files.h"

namespace ronda {
namespace {

tl::unexpected<Diagnostic> NoFiles(std::string_view code, const std::string& path) {
  return tl::unexpected(Diagnostic{.code = std::string(code),
                                   .message = "there are no files here",
                                   .hint = "hand over what is in the file instead of its name",
                                   .file = path});
}

}  // namespace

Result<std::string> ReadBytes(const std::string& path) { return NoFiles(kFileUnreadable, path); }

Result<void> WriteBytes(const std::string& path, std::string_view /*bytes*/) { return NoFiles(kFileUnwritable, path); }

}  // namespace ronda
