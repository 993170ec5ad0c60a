#include "ronda/paper/qr.h"

#include <qrcodegen/qrcodegen.hpp>

namespace ronda::paper {

Result<QrCode> QrCodeOf(const std::string& text) {
  constexpr std::size_t kMost = 1000;  // bytes; beyond, no phone reads it from a sheet of paper
  if (text.size() > kMost) {
    return tl::unexpected(Diagnostic{.code = "qr-long",
                                     .message = "the address is too long for a QR code",
                                     .hint = "give the event a shorter address"});
  }
  const auto made = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::MEDIUM);
  QrCode code;
  code.side = made.getSize();
  for (int y = 0; y < code.side; ++y) {
    for (int x = 0; x < code.side; ++x) code.dark.push_back(made.getModule(x, y));
  }
  return code;
}

Html SvgOf(const QrCode& code) {
  Html path;
  for (int y = 0; y < code.side; ++y) {
    for (int x = 0; x < code.side; ++x) {
      if (code.IsDark(x, y)) path += Markup("M{} {}h1v1h-1z", x + kQuietZone, y + kQuietZone);
    }
  }
  return Markup(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"qr\" viewBox=\"0 0 {0} {0}\" shape-rendering=\"crispEdges\">"
      "<path fill=\"#fff\" d=\"M0 0h{0}v{0}H0z\"/><path d=\"{1}\"/></svg>",
      code.side + 2 * kQuietZone, path);
}

}  // namespace ronda::paper
