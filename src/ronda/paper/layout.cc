#include "ronda/paper/layout.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"

namespace ronda::paper {
namespace {

constexpr double kSideMm = 14;
constexpr double kTopMm = 18;
constexpr double kFootMm = 16;

const Font kTitleFont{17, Face::kBold};
const Font kHeadingFont{12, Face::kBold};
const Font kNoteFont{9.5, Face::kNormal, kGrey};
const Font kSmallFont{8, Face::kNormal, kGrey};

// A list that takes more room than an upright page has at letters this small is turned.
constexpr double kSmallestUpright = 8.0;

using sheets::ShownTable;

std::vector<ShownTable> TablesOf(const sheets::Sheet& sheet) {
  std::vector<ShownTable> tables;
  for (const auto& part : sheet.parts()) {
    const auto* table = std::get_if<sheets::Table>(&part);
    if (table == nullptr || !table->forms.Has(sheets::Format::kHtml)) continue;
    tables.push_back(ShownIn(*table, sheets::Format::kHtml));
  }
  return tables;
}

// Those with the same kinds of columns: they stand in line.
std::vector<ShownTable> AlikeTo(const ShownTable& table, const std::vector<ShownTable>& tables) {
  std::vector<ShownTable> alike;
  for (const ShownTable& other : tables) {
    const bool is_alike =
        std::ranges::equal(table.columns, other.columns, {}, &sheets::Column::kind, &sheets::Column::kind);
    if (is_alike) alike.push_back(other);
  }
  return alike;
}

bool IsChartAlone(const Document& document) {
  return document.parts.size() == 1 && std::holds_alternative<charts::Chart>(document.parts.front());
}

}  // namespace

Layout::Layout(const Document& document, const Look& look, Canvas& canvas)
    : document_(document), look_(look), canvas_(canvas) {
  sheet_ = {look.paper, OrientationFor(document)};
  if (IsChartAlone(document)) return;  // a chart brings pages and titles of its own
  NewPage();
  AddTitle();
}

charts::Orientation Layout::OrientationFor(const Document& document) {
  if (document.orientation) return *document.orientation;
  const double upright = FromMm(charts::Sheet{look_.paper}.width() / 10.0 - 2 * kSideMm);
  for (const Part& part : document.parts) {
    const auto* sheet = std::get_if<sheets::Sheet>(&part);
    if (sheet == nullptr) continue;
    for (const auto& one : sheet->parts()) {
      const auto* table = std::get_if<sheets::Table>(&one);
      if (table == nullptr || !table->forms.Has(sheets::Format::kHtml)) continue;
      const double natural = NaturalWidth(canvas_, ShownIn(*table, sheets::Format::kHtml));
      if (natural * kSmallestUpright / 10 > upright) return charts::Orientation::kLandscape;
    }
  }
  return charts::Orientation::kPortrait;
}

double Layout::left() const { return FromMm(kSideMm); }
double Layout::width() const { return FromMm(sheet_.width() / 10.0 - 2 * kSideMm); }
double Layout::room() const { return FromMm(sheet_.height() / 10.0 - kFootMm) - y_; }

void Layout::NewPage() {
  leaves_.push_back({sheet_, {}});
  y_ = FromMm(kTopMm);
}

void Layout::Need(double height) {
  const double whole = FromMm(sheet_.height() / 10.0 - kFootMm - kTopMm);
  if (room() < std::min(height, whole)) NewPage();
}

void Layout::Paragraph(const std::string& text, const Font& font, double indent) {
  const double wide = width() - indent;
  const double height = canvas_.Measure(text, font, wide).height;
  Need(height);
  const Area area{{left() + indent, y_}, wide, height};
  Draw([text, font, area](Canvas& canvas) { canvas.Write(text, font, area); });
  Skip(height);
}

void Layout::AddTitle() {
  y_ = FromMm(kSideMm);
  Paragraph(document_.event, {11, Face::kNormal, kGrey});
  const std::string title =
      document_.occasion.empty() ? document_.title : fmt::format("{} · {}", document_.title, document_.occasion);
  Paragraph(title, kTitleFont);
  Skip(8);
}

void Layout::Add(const sheets::Sheet& sheet) {
  const auto tables = TablesOf(sheet);
  for (const auto& part : sheet.parts()) {
    if (const auto* line = std::get_if<sheets::Sheet::LineOf>(&part)) {
      const bool is_note = line->kind == sheets::Sheet::Line::kNote;
      if (!is_note) {
        Skip(8);
        Need(60);  // no heading stands alone at the foot of a page
      }
      Paragraph(line->text, is_note ? kNoteFont : kHeadingFont);
      Skip(4);
    }
    if (const auto* table = std::get_if<sheets::Table>(&part)) {
      if (!table->forms.Has(sheets::Format::kHtml)) continue;
      const auto shown = ShownIn(*table, sheets::Format::kHtml);
      AddTable(*this, shown, PlanTables(canvas_, AlikeTo(shown, tables), width()));
    }
  }
}

void Layout::Add(const Cards& cards) {
  constexpr double kGap = 8;
  const double wide = (width() - kGap * (cards.across - 1)) / cards.across;
  int place = 0;
  for (const Card& card : cards.cards) {
    if (place == cards.across * cards.down) {
      NewPage();
      place = 0;
    }
    const double tall = (room() - kGap * (cards.down - 1)) / cards.down;
    const int column = place % cards.across;
    const int row = place / cards.across;
    const Area area{{left() + column * (wide + kGap), y_ + row * (tall + kGap)}, wide, tall};
    Draw([card, area](Canvas& canvas) { DrawCard(canvas, card, area); });
    ++place;
  }
  if (!cards.cards.empty()) Skip(room());
}

void Layout::Add(const charts::Chart& chart) {
  for (const charts::Drawing& page : chart.pages) {
    leaves_.push_back({chart.sheet, {[&page](Canvas& canvas) { DrawChart(canvas, page); }}});
  }
  y_ += room();
}

void Layout::Add(const Prose& prose) {
  std::string_view rest = prose.text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (Trim(line).empty()) {
      Skip(6);
      continue;
    }
    const auto blanks = static_cast<double>(std::min(line.find_first_not_of(' '), line.size()));
    const Font font{9.5, Face::kNormal, kBlack, blanks > 0 ? 8.0 : 0.0};
    Paragraph(std::string(Trim(line)), font, 6 * blanks);
    Skip(1.5);
  }
}

void Layout::AddHeadAndFoot(std::size_t page, std::size_t pages) {
  Leaf& leaf = leaves_[page];
  const double x = left();
  const double wide = leaf.width() - 2 * x;
  if (page > 0 && !IsChartAlone(document_)) {
    const std::string title =
        document_.occasion.empty() ? document_.title : fmt::format("{} · {}", document_.title, document_.occasion);
    const double y = FromMm(9);
    leaf.strokes.push_back([=, event = document_.event](Canvas& canvas) {
      canvas.WriteLine(event, kSmallFont, {{x, y}, wide / 2, 12});
      canvas.WriteLine(title, kSmallFont, {{x + wide / 2, y}, wide / 2, 12}, Align::kRight);
      canvas.Line({x, y + 13}, {x + wide, y + 13}, {.colour = kLine});
    });
  }
  // Charts use the page to its edges.
  const double y = leaf.height() - FromMm(IsChartAlone(document_) ? 5 : 10);
  const std::string number = look_.words("Page {} of {}", page + 1, pages);
  leaf.strokes.push_back([=, mark = document_.mark](Canvas& canvas) {
    canvas.WriteLine(mark, kSmallFont, {{x, y}, wide * 0.7, 12});
    canvas.WriteLine(number, kSmallFont, {{x + wide * 0.7, y}, wide * 0.3, 12}, Align::kRight);
  });
}

std::vector<Leaf> Layout::Finish() && {
  for (std::size_t page = 0; page < leaves_.size(); ++page) AddHeadAndFoot(page, leaves_.size());
  return std::move(leaves_);
}

}  // namespace ronda::paper
