#include "ronda/paper/picture.h"

#include <algorithm>
#include <memory>

#include "ronda/paper/canvas.h"

namespace ronda::paper {
namespace {

constexpr double kWide = 1200;
constexpr double kHigh = 630;
constexpr double kEdge = 70;
constexpr std::size_t kMostRows = 5;
constexpr Colour3 kGround{0.98, 0.97, 0.95};
constexpr Colour3 kAccent{0.48, 0.18, 0.11};

void DrawPicture(Canvas& canvas, const PictureText& text) {
  canvas.Fill({{0, 0}, kWide, kHigh}, kGround);
  canvas.Fill({{0, 0}, 18, kHigh}, kAccent);
  const double room = kWide - 2 * kEdge;
  canvas.WriteLine(text.title, {64, Face::kBold}, {{kEdge, 48}, room, 80});
  canvas.WriteLine(text.line, {32, Face::kNormal, kGrey}, {{kEdge, 140}, room, 40});
  double y = 215;
  for (std::size_t i = 0; i < std::min(kMostRows, text.rows.size()); ++i) {
    canvas.WriteLine(text.rows[i].left, {34}, {{kEdge, y}, room - 160, 44});
    canvas.WriteLine(text.rows[i].right, {34, Face::kBold}, {{kWide - kEdge - 150, y}, 150, 44}, Align::kRight);
    canvas.Line({kEdge, y + 54}, {kWide - kEdge, y + 54}, {1, kLine});
    y += 64;
  }
  canvas.WriteLine(text.foot, {26, Face::kNormal, kGrey}, {{kEdge, kHigh - 58}, room, 34});
}

cairo_status_t AppendPng(void* closure, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);  // NOLINT: cairo's bytes
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

Result<std::string> ToPng(const PictureText& text) {
  const auto loaded = LoadTypesetting();
  if (!loaded) return tl::unexpected(loaded.error());
  const Typesetting& typesetting = **loaded;
  const std::unique_ptr<cairo_surface_t, decltype(&::cairo_surface_destroy)> surface(
      typesetting.cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(kWide), static_cast<int>(kHigh)),
      typesetting.cairo_surface_destroy);
  {
    Canvas canvas(typesetting, surface.get());
    DrawPicture(canvas, text);
  }
  std::string bytes;
  const auto status = typesetting.cairo_surface_write_to_png_stream(surface.get(), AppendPng, &bytes);
  if (status == CAIRO_STATUS_SUCCESS) return bytes;
  return tl::unexpected(Diagnostic{.code = "print-failed", .message = "the picture could not be made"});
}

}  // namespace ronda::paper
