// cairo and pango, loaded when the first page is set. Linked into the program they would be loaded by every command,
// which takes longer than to pair a round (decision 310).
#pragma once

#include <cairo/cairo-pdf.h>
#include <cairo/cairo.h>
#include <pango/pangocairo.h>

#include "ronda/base/result.h"

namespace ronda::paper {

// clang-format off
#define RONDA_TYPESETTING(X)                                                                              \
  X(cairo_create) X(cairo_destroy) X(cairo_status) X(cairo_show_page)                                     \
  X(cairo_move_to) X(cairo_line_to) X(cairo_rectangle) X(cairo_stroke) X(cairo_fill) X(cairo_paint)       \
  X(cairo_set_source_rgb) X(cairo_set_line_width) X(cairo_set_dash)                                       \
  X(cairo_pdf_surface_create_for_stream) X(cairo_pdf_surface_set_size) X(cairo_pdf_surface_set_metadata)  \
  X(cairo_image_surface_create) X(cairo_surface_write_to_png_stream)                                      \
  X(cairo_surface_finish) X(cairo_surface_destroy) X(cairo_surface_status)                                \
  X(pango_cairo_create_layout) X(pango_cairo_show_layout)                                                 \
  X(pango_layout_set_text) X(pango_layout_set_width) X(pango_layout_set_wrap) X(pango_layout_set_indent)  \
  X(pango_layout_set_auto_dir) X(pango_layout_set_font_description) X(pango_layout_get_context)           \
  X(pango_layout_get_extents) X(pango_layout_get_baseline) X(pango_layout_get_unknown_glyphs_count)       \
  X(pango_layout_set_ellipsize) X(pango_layout_context_changed)                                           \
  X(pango_context_set_base_dir) X(pango_context_set_round_glyph_positions)                                \
  X(pango_font_description_new) X(pango_font_description_free) X(pango_font_description_set_family)       \
  X(pango_font_description_set_absolute_size) X(pango_font_description_set_weight)                        \
  X(g_object_unref)
// clang-format on

struct Typesetting {
#define RONDA_MEMBER(name) decltype(&::name) name = nullptr;  // NOLINT(bugprone-macro-parentheses): a name
  RONDA_TYPESETTING(RONDA_MEMBER)
#undef RONDA_MEMBER
};

// Code "print-library", with the package to install, if the machine does not have them.
Result<const Typesetting*> LoadTypesetting();

}  // namespace ronda::paper
