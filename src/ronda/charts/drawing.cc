#include "ronda/charts/drawing.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/html.h"
#include "ronda/base/utf8.h"

namespace ronda::charts {
namespace {

// "12.5" for 125 tenths.
Html Mm(Length length) {
  if (length < 0) return Markup("-{}", Mm(-length));
  return length % 10 == 0 ? Markup("{}", length / 10) : Markup("{}.{}", length / 10, length % 10);
}

Html AnchorName(Anchor anchor) {
  switch (anchor) {
    case Anchor::kStart:
      return Markup("start");
    case Anchor::kMiddle:
      return Markup("middle");
    case Anchor::kEnd:
      return Markup("end");
  }
  return Markup("start");
}

Html ClassOf(const TextStyle& style) {
  switch (style.ink) {
    case Ink::kBlack:
      return style.weight == Weight::kBold ? Markup("b") : Markup("t");
    case Ink::kGrey:
      return style.weight == Weight::kBold ? Markup("g b") : Markup("g");
    case Ink::kAccent:
      return style.weight == Weight::kBold ? Markup("a b") : Markup("a");
  }
  return Markup("t");
}

Html ClassOf(Fill fill) {
  switch (fill) {
    case Fill::kNone:
      return Markup("n");
    case Fill::kSoft:
      return Markup("s");
    case Fill::kDark:
      return Markup("d");
  }
  return Markup("n");
}

Html Style() {
  return Markup(
      "text{{font-family:'DejaVu Sans','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;fill:#111}}"
      ".b{{font-weight:bold}}.g{{fill:#666}}.a{{fill:#7a2e1d}}"
      "line,rect{{stroke:#222;stroke-width:.2;fill:none}}.k{{stroke-width:.5}}.s{{fill:#f0efe9}}.d{{fill:#444}}");
}

// How wide a character is, in hundredths of the size of the letters.
int WidthOf(char32_t c) {
  constexpr std::u32string_view kNarrow = U"iIjl.,:;'|!()-t f";
  if (kNarrow.find(c) != std::u32string_view::npos) return 38;
  if (c == U'm' || c == U'M' || c == U'W' || c == U'w' || c == U'@') return 95;
  if (c >= 0x2E80) return 105;  // East Asian
  return c >= U'A' && c <= U'Z' ? 70 : 63;
}

Html MarkupOf(const DrawnText& text) {
  return Markup("<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"{}\" class=\"{}\">{}</text>\n", Mm(text.at.x),
                Mm(text.at.y), Mm(text.style.size), AnchorName(text.style.anchor), ClassOf(text.style),
                Text(text.text));
}

Html MarkupOf(const DrawnLine& line) {
  return Markup("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"{}/>\n", Mm(line.from.x), Mm(line.from.y), Mm(line.to.x),
                Mm(line.to.y), line.stroke == Stroke::kThick ? Markup(" class=\"k\"") : Html());
}

Html MarkupOf(const DrawnBox& drawn) {
  const Box& box = drawn.box;
  return Markup("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" class=\"{}{}\"/>\n", Mm(box.at.x), Mm(box.at.y),
                Mm(box.width), Mm(box.height), ClassOf(drawn.fill),
                drawn.stroke == Stroke::kThick ? Markup(" k") : Html());
}

Html Frame(const Html& body, Length width, Length height) {
  return Markup(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}mm\" height=\"{1}mm\" viewBox=\"0 0 {0} "
      "{1}\">\n{2}</svg>\n",
      Mm(width), Mm(height), body);
}

}  // namespace

Html BodyOf(const Drawing& drawing) {
  Html body;
  for (const Drawn& element : drawing.elements()) {
    body += std::visit([](const auto& one) { return MarkupOf(one); }, element);
  }
  return body;
}

Length WidthOf(std::string_view text, Length size) {
  std::int64_t width = 0;
  while (!text.empty()) {
    const Character character = FirstCharacter(text);
    width += WidthOf(character.code_point);
    text.remove_prefix(character.bytes);
  }
  return static_cast<Length>(width * size / 100);
}

void Drawing::Text(Point at, std::string_view text, const TextStyle& style) {
  if (text.empty()) return;
  elements_.emplace_back(DrawnText{at, std::string(text), style});
}

void Drawing::FittedText(Point at, std::string_view text, Length width, const TextStyle& style) {
  if (charts::WidthOf(text, style.size) <= width) return Text(at, text, style);
  std::string fitted;
  std::string_view rest = text;
  while (!rest.empty()) {
    const std::size_t bytes = FirstCharacter(rest).bytes;
    const std::string longer = fitted + std::string(rest.substr(0, bytes));
    if (charts::WidthOf(longer + ".", style.size) > width) break;
    fitted = longer;
    rest.remove_prefix(bytes);
  }
  while (fitted.ends_with(' ') || fitted.ends_with(',')) fitted.pop_back();
  Text(at, fitted + "\xE2\x80\xA6", style);
}

void Drawing::Line(Point from, Point to, Stroke stroke) { elements_.emplace_back(DrawnLine{from, to, stroke}); }

void Drawing::Rectangle(const Box& box, Fill fill, Stroke stroke) {
  elements_.emplace_back(DrawnBox{box, fill, stroke});
}

Length Sheet::width() const {
  const bool is_upright = orientation == Orientation::kPortrait;
  if (paper == Paper::kA4) return is_upright ? 2100 : 2970;
  return is_upright ? 2159 : 2794;
}

Length Sheet::height() const {
  const bool is_upright = orientation == Orientation::kPortrait;
  if (paper == Paper::kA4) return is_upright ? 2970 : 2100;
  return is_upright ? 2794 : 2159;
}

std::string ToSvg(const Chart& chart) {
  Length width = 0;
  Length height = 0;
  Html body = Markup("<title>{}</title>\n<style>{}</style>\n", Text(chart.title), Style());
  Html pages;
  for (const Drawing& page : chart.pages) {
    pages += Markup("<g transform=\"translate(0 {})\">\n{}</g>\n", Mm(height), BodyOf(page));
    width = std::max(width, page.width());
    height += page.height();
  }
  body += Markup("<rect width=\"{}\" height=\"{}\" style=\"fill:#fff;stroke:none\"/>\n", Mm(width), Mm(height));
  return Frame(body + pages, width, height).str();
}

Html PagesOf(const Chart& chart) {
  Html pages;
  for (const Drawing& page : chart.pages) {
    pages += Markup("<div class=\"page\">{}</div>\n", Frame(BodyOf(page), page.width(), page.height()));
  }
  return pages;
}

std::string ToPrintableHtml(const Chart& chart) {
  const std::string size = fmt::format("{} {}", chart.sheet.paper == Paper::kA4 ? "A4" : "letter",
                                       chart.sheet.orientation == Orientation::kPortrait ? "portrait" : "landscape");
  // The drawings are black on white whatever the screen is.
  std::string style = fmt::format(
      "{}\n@page {{ size: {}; margin: 0; }}\n:root {{ color-scheme: light; }}\n"
      "body {{ max-width: none; padding: 0; background: #888; }}\n"
      ".page {{ width: {}mm; height: {}mm; margin: 6mm auto; background: #fff; display: flex; align-items: center; "
      "justify-content: center; overflow: hidden; break-after: page; }}\n.page:last-child {{ break-after: auto; }}\n"
      ".page svg {{ max-width: 100%; max-height: 100%; width: 100%; height: 100%; }}\n"
      "@media print {{ body {{ background: none; }} .page {{ margin: 0; }} }}\n",
      Style(), size, Mm(chart.sheet.width()), Mm(chart.sheet.height()));
  return ToHtml({chart.title, std::move(style), PagesOf(chart)});
}

}  // namespace ronda::charts
