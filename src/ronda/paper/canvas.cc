#include "ronda/paper/canvas.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ronda/base/bidi.h"

namespace ronda::paper {
namespace {

// Fonts that are alike wherever Debian is; fontconfig knows others for what they lack.
constexpr const char* kFamilies = "DejaVu Sans, Noto Sans, sans-serif";
constexpr const char* kFixedFamilies = "DejaVu Sans Mono, Noto Sans Mono, monospace";

double Shift(Align align, double room) {
  if (align == Align::kLeft) return 0;
  return align == Align::kRight ? room : room / 2;
}

}  // namespace

Canvas::Canvas(const Typesetting& typesetting, cairo_surface_t* surface)
    : typesetting_(typesetting),
      context_(typesetting.cairo_create(surface)),
      layout_(typesetting.pango_cairo_create_layout(context_)),
      font_(typesetting.pango_font_description_new()) {
  // Cells stand in columns that run from left to right, whatever script is in them.
  typesetting_.pango_layout_set_auto_dir(layout_, FALSE);
  PangoContext* context = typesetting_.pango_layout_get_context(layout_);
  typesetting_.pango_context_set_base_dir(context, PANGO_DIRECTION_LTR);
  // On paper letters stand where they are measured to stand, in any size.
  typesetting_.pango_context_set_round_glyph_positions(context, FALSE);
  typesetting_.pango_layout_context_changed(layout_);
  typesetting_.pango_layout_set_wrap(layout_, PANGO_WRAP_WORD_CHAR);
}

Canvas::~Canvas() {
  typesetting_.pango_font_description_free(font_);
  typesetting_.g_object_unref(layout_);
  typesetting_.cairo_destroy(context_);
}

void Canvas::Ink(const Colour3& colour) {
  typesetting_.cairo_set_source_rgb(context_, colour.red, colour.green, colour.blue);
}

void Canvas::Set(const std::string& text, const Font& font, std::optional<double> width) {
  const bool is_fixed = font.face == Face::kFixed;
  typesetting_.pango_font_description_set_family(font_, is_fixed ? kFixedFamilies : kFamilies);
  typesetting_.pango_font_description_set_weight(font_,
                                                 font.face == Face::kBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  typesetting_.pango_font_description_set_absolute_size(font_, font.size * PANGO_SCALE);
  typesetting_.pango_layout_set_font_description(layout_, font_);
  typesetting_.pango_layout_set_ellipsize(layout_, PANGO_ELLIPSIZE_NONE);
  typesetting_.pango_layout_set_indent(layout_, -static_cast<int>(font.hanging * PANGO_SCALE));
  typesetting_.pango_layout_set_width(layout_, width ? static_cast<int>(std::ceil(*width * PANGO_SCALE)) : -1);
  const std::string shown = WithIsolatedNames(text);
  typesetting_.pango_layout_set_text(layout_, shown.data(), static_cast<int>(shown.size()));
  if (typesetting_.pango_layout_get_unknown_glyphs_count(layout_) > 0) unknown_.insert(text);
}

Extent Canvas::SetExtent() {
  PangoRectangle logical{};
  typesetting_.pango_layout_get_extents(layout_, nullptr, &logical);
  return {static_cast<double>(logical.width) / PANGO_SCALE, static_cast<double>(logical.height) / PANGO_SCALE};
}

Extent Canvas::Measure(const std::string& text, const Font& font, std::optional<double> width) {
  Set(text, font, width);
  return SetExtent();
}

void Canvas::Write(const std::string& text, const Font& font, const Area& area, Align align) {
  if (text.empty()) return;
  Set(text, font, area.width);
  Ink(font.colour);
  const double room = std::max(0.0, area.width - SetExtent().width);
  typesetting_.cairo_move_to(context_, area.at.x + Shift(align, room), area.at.y);
  typesetting_.pango_cairo_show_layout(context_, layout_);
}

void Canvas::WriteLine(const std::string& text, const Font& font, const Area& area, Align align) {
  if (text.empty()) return;
  Set(text, font, {});
  double room = area.width - SetExtent().width;
  if (room < 0) {
    Set(text, font, area.width);
    typesetting_.pango_layout_set_ellipsize(layout_, PANGO_ELLIPSIZE_END);
    room = 0;
  }
  Ink(font.colour);
  typesetting_.cairo_move_to(context_, area.at.x + Shift(align, room), area.at.y);
  typesetting_.pango_cairo_show_layout(context_, layout_);
}

void Canvas::WriteOnLine(const std::string& text, const Font& font, Spot spot, Align align) {
  if (text.empty()) return;
  Set(text, font, {});
  Ink(font.colour);
  const double baseline = static_cast<double>(typesetting_.pango_layout_get_baseline(layout_)) / PANGO_SCALE;
  typesetting_.cairo_move_to(context_, spot.x - Shift(align, SetExtent().width), spot.y - baseline);
  typesetting_.pango_cairo_show_layout(context_, layout_);
}

void Canvas::Line(Spot from, Spot to, const Pen& pen) {
  static constexpr std::array<double, 2> kDashes{3, 2};
  Ink(pen.colour);
  typesetting_.cairo_set_line_width(context_, pen.width);
  typesetting_.cairo_set_dash(context_, kDashes.data(), pen.dashed ? 2 : 0, 0);
  typesetting_.cairo_move_to(context_, from.x, from.y);
  typesetting_.cairo_line_to(context_, to.x, to.y);
  typesetting_.cairo_stroke(context_);
}

void Canvas::Frame(const Area& area, const Pen& pen) {
  const Spot end{area.at.x + area.width, area.at.y + area.height};
  Line(area.at, {end.x, area.at.y}, pen);
  Line({end.x, area.at.y}, end, pen);
  Line(end, {area.at.x, end.y}, pen);
  Line({area.at.x, end.y}, area.at, pen);
}

void Canvas::Fill(const Area& area, const Colour3& colour) {
  Ink(colour);
  typesetting_.cairo_rectangle(context_, area.at.x, area.at.y, area.width, area.height);
  typesetting_.cairo_fill(context_);
}

void Canvas::Code(const QrCode& code, Spot at, double side) {
  Fill({at, side, side}, {1, 1, 1});
  const double module = side / (code.side + 2 * kQuietZone);
  Ink({0, 0, 0});
  for (int y = 0; y < code.side; ++y) {
    for (int x = 0; x < code.side; ++x) {
      if (!code.IsDark(x, y)) continue;
      typesetting_.cairo_rectangle(context_, at.x + (x + kQuietZone) * module, at.y + (y + kQuietZone) * module, module,
                                   module);
    }
  }
  typesetting_.cairo_fill(context_);
}

}  // namespace ronda::paper
