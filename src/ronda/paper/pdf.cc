#include "ronda/paper/pdf.h"

#include <fmt/format.h>

#include <memory>
#include <type_traits>

namespace ronda::paper {
namespace {

using charts::Length;

double At(Length tenths) { return FromMm(tenths / 10.0); }

Colour3 ColourOf(charts::Ink ink) {
  if (ink == charts::Ink::kGrey) return kGrey;
  return ink == charts::Ink::kAccent ? Colour3{0.48, 0.18, 0.11} : kBlack;
}

Align AlignOf(charts::Anchor anchor) {
  if (anchor == charts::Anchor::kMiddle) return Align::kCentre;
  return anchor == charts::Anchor::kEnd ? Align::kRight : Align::kLeft;
}

Canvas::Pen PenOf(charts::Stroke stroke) {
  return {FromMm(stroke == charts::Stroke::kThick ? 0.5 : 0.2), {0.13, 0.13, 0.13}};
}

void DrawElement(Canvas& canvas, const charts::DrawnText& text) {
  const Face face = text.style.weight == charts::Weight::kBold ? Face::kBold : Face::kNormal;
  canvas.WriteOnLine(text.text, {At(text.style.size), face, ColourOf(text.style.ink)}, {At(text.at.x), At(text.at.y)},
                     AlignOf(text.style.anchor));
}

void DrawElement(Canvas& canvas, const charts::DrawnLine& line) {
  canvas.Line({At(line.from.x), At(line.from.y)}, {At(line.to.x), At(line.to.y)}, PenOf(line.stroke));
}

void DrawElement(Canvas& canvas, const charts::DrawnBox& drawn) {
  const Area area{{At(drawn.box.at.x), At(drawn.box.at.y)}, At(drawn.box.width), At(drawn.box.height)};
  if (drawn.fill == charts::Fill::kSoft) canvas.Fill(area, kSoft);
  if (drawn.fill == charts::Fill::kDark) canvas.Fill(area, {0.27, 0.27, 0.27});
  canvas.Frame(area, PenOf(drawn.stroke));
}

cairo_status_t Append(void* closure, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);  // NOLINT: cairo's bytes
  return CAIRO_STATUS_SUCCESS;
}

using Surface = std::unique_ptr<cairo_surface_t, decltype(&::cairo_surface_destroy)>;

}  // namespace

void DrawChart(Canvas& canvas, const charts::Drawing& drawing) {
  for (const charts::Drawn& element : drawing.elements()) {
    std::visit([&](const auto& one) { DrawElement(canvas, one); }, element);
  }
}

Result<Pdf> ToPdf(const Document& document, const Look& look) {
  const auto loaded = LoadTypesetting();
  if (!loaded) return tl::unexpected(loaded.error());
  const Typesetting& typesetting = **loaded;
  Pdf pdf;
  const Surface surface(typesetting.cairo_pdf_surface_create_for_stream(Append, &pdf.bytes, 595, 842),
                        typesetting.cairo_surface_destroy);
  const std::string title = fmt::format("{}: {}", document.event, document.title);
  const std::string day = (document.day.empty() ? "2000-01-01" : document.day) + "T00:00:00Z";
  typesetting.cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
  typesetting.cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, day.c_str());
  {
    Canvas canvas(typesetting, surface.get());
    Layout layout(document, look, canvas);
    for (const Part& part : document.parts) std::visit([&](const auto& one) { layout.Add(one); }, part);
    const auto leaves = std::move(layout).Finish();
    for (const Leaf& leaf : leaves) {
      typesetting.cairo_pdf_surface_set_size(surface.get(), leaf.width(), leaf.height());
      for (const Stroke& stroke : leaf.strokes) stroke(canvas);
      canvas.EndPage();
    }
    pdf.pages = static_cast<int>(leaves.size());
    pdf.unknown = canvas.unknown();
  }
  typesetting.cairo_surface_finish(surface.get());
  if (typesetting.cairo_surface_status(surface.get()) == CAIRO_STATUS_SUCCESS) return pdf;
  return tl::unexpected(Diagnostic{.code = "print-failed",
                                   .message = "the pages could not be made",
                                   .hint = "ask for a page (-o out.html), which any browser prints"});
}

std::optional<Diagnostic> MissingLetters(const Pdf& pdf) {
  if (pdf.unknown.empty()) return std::nullopt;
  const std::string others =
      pdf.unknown.size() > 1 ? fmt::format(", nor all of {} other texts", pdf.unknown.size() - 1) : "";
  return Diagnostic{
      .severity = Severity::kWarning,
      .code = "print-letters",
      .message = fmt::format("no font of this machine has all letters of '{}'{}", *pdf.unknown.begin(), others),
      .hint = "install fonts for that script: fonts-noto-core, fonts-noto-cjk"};
}

}  // namespace ronda::paper
