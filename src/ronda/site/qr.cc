#include "ronda/site/qr.h"

#include <fmt/format.h>

#include <iterator>
#include <qrcodegen/qrcodegen.hpp>

namespace ronda::site {

Result<std::string> QrSvg(const std::string& text) {
  constexpr int kQuiet = 4;            // modules, as the standard wants
  constexpr std::size_t kMost = 1000;  // bytes; beyond, no phone reads it from a sheet of paper
  if (text.size() > kMost) {
    return tl::unexpected(Diagnostic{.code = "qr-long", .message = "the address is too long for a QR code"});
  }
  const auto code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
  std::string path;
  for (int y = 0; y < code.getSize(); ++y) {
    for (int x = 0; x < code.getSize(); ++x) {
      if (code.getModule(x, y)) fmt::format_to(std::back_inserter(path), "M{} {}h1v1h-1z", x + kQuiet, y + kQuiet);
    }
  }
  const int side = code.getSize() + 2 * kQuiet;
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {0}\" shape-rendering=\"crispEdges\">"
      "<path fill=\"#fff\" d=\"M0 0h{0}v{0}H0z\"/><path d=\"{1}\"/></svg>",
      side, path);
}

}  // namespace ronda::site
