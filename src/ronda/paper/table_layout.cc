#include <algorithm>
#include <numeric>

#include "ronda/paper/layout.h"

namespace ronda::paper {
namespace {

constexpr double kMeasured = 10;   // the size widths are measured at
constexpr double kLargest = 10.5;  // of the letters
constexpr double kSmallest = 6.5;
constexpr double kGutter = 5;  // on both sides of a cell
constexpr double kPadding = 2.2;
constexpr double kToSign = 55;  // mm
constexpr double kSignedRow = 24;
constexpr double kLoosest = 0.45;  // what a column may grow where there is room

using sheets::Kind;
using sheets::ShownTable;

bool IsRight(const sheets::Column& column) { return column.kind == Kind::kNumber || column.kind == Kind::kPrefix; }

// The widest cell of each column, at kMeasured.
std::vector<double> NaturalWidths(Canvas& canvas, const ShownTable& table) {
  std::vector<double> widths;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    double widest = canvas.Measure(table.columns[i]->head, {kMeasured, Face::kBold}).width;
    for (const auto& row : table.rows) widest = std::max(widest, canvas.Measure(row[i], {kMeasured}).width);
    if (table.columns[i]->kind == Kind::kSignature) widest = FromMm(kToSign);
    widths.push_back(widest);
  }
  return widths;
}

double SumOf(const std::vector<double>& widths) { return std::accumulate(widths.begin(), widths.end(), 0.0); }

// The columns of words give way, those that are widest first; numbers are never broken.
void Squeeze(std::vector<double>& widths, const ShownTable& table, double room) {
  double fixed = 0;
  std::vector<std::size_t> words;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (IsRight(*table.columns[i])) {
      fixed += widths[i];
    } else {
      words.push_back(i);
    }
  }
  std::ranges::sort(words, {}, [&](std::size_t i) { return widths[i]; });
  double left = std::max(room - fixed, 1.0);
  std::size_t waiting = words.size();
  for (const std::size_t i : words) {
    widths[i] = std::min(widths[i], left / static_cast<double>(waiting--));
    left -= widths[i];
  }
}

void Loosen(std::vector<double>& widths, const ShownTable& table, double room) {
  double free = room - SumOf(widths);
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (IsRight(*table.columns[i])) continue;
    const double more = std::clamp(free, 0.0, widths[i] * kLoosest);
    widths[i] += more;
    free -= more;
  }
}

// The width with long texts broken rather than the page turned or the letters made small.
double ReadableWidth(std::vector<double> widths, const ShownTable& table) {
  constexpr double kLongName = 170;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    if (!IsRight(*table.columns[i])) widths[i] = std::min(widths[i], kLongName);
  }
  return SumOf(widths);
}

struct RowLook {
  Font font;
  bool is_head = false;
  bool is_soft = false;
  double least = 0;  // of its height, where there is something to sign; the text then stands on the line
};

double HeightOf(Canvas& canvas, const std::vector<std::string>& cells, const TablePlan& plan, const Font& font) {
  double height = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    height = std::max(height, canvas.Measure(cells[i], font, plan.widths[i]).height);
  }
  return height + 2 * kPadding;
}

// One row, at the place the layout has come to.
void DrawRow(Layout& layout, const ShownTable& table, const TablePlan& plan, const std::vector<std::string>& cells,
             const RowLook& look) {
  const double natural = HeightOf(layout.canvas(), cells, plan, look.font);
  const double height = std::max(natural, look.least);
  const Area row{{layout.left(), layout.y()}, SumOf(plan.widths) + 2 * kGutter * double(cells.size()), height};
  if (look.is_soft) layout.Draw([row](Canvas& canvas) { canvas.Fill(row, kSoft); });
  double x = row.at.x;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Area cell{{x + kGutter, row.at.y + kPadding + height - natural}, plan.widths[i], height};
    const Align align = IsRight(*table.columns[i]) ? Align::kRight : Align::kLeft;
    layout.Draw(
        [text = cells[i], font = look.font, cell, align](Canvas& canvas) { canvas.Write(text, font, cell, align); });
    x += plan.widths[i] + 2 * kGutter;
  }
  const double weight = look.is_head ? 1.0 : 0.3;
  const double foot = row.at.y + height;
  layout.Draw([row, foot, weight](Canvas& canvas) {
    canvas.Line({row.at.x, foot}, {row.at.x + row.width, foot}, {.width = weight, .colour = kLine});
  });
  layout.Skip(height);
}

}  // namespace

double NaturalWidth(Canvas& canvas, const ShownTable& table) {
  return ReadableWidth(NaturalWidths(canvas, table), table) + 2 * kGutter * static_cast<double>(table.columns.size());
}

TablePlan PlanTables(Canvas& canvas, std::span<const ShownTable> alike, double width) {
  const ShownTable& table = alike.front();
  const double room = width - 2 * kGutter * static_cast<double>(table.columns.size());
  std::vector<double> natural(table.columns.size());
  for (const ShownTable& one : alike) {
    const auto widths = NaturalWidths(canvas, one);
    for (std::size_t i = 0; i < natural.size(); ++i) natural[i] = std::max(natural[i], widths[i]);
  }
  TablePlan plan;
  const double slack = static_cast<double>(natural.size());  // a point for each column
  plan.size =
      std::clamp(kMeasured * (room - slack) / std::max(ReadableWidth(natural, table), 1.0), kSmallest, kLargest);
  for (const double one : natural) plan.widths.push_back(one * plan.size / kMeasured + 1);
  if (SumOf(plan.widths) > room) Squeeze(plan.widths, table, room);
  Loosen(plan.widths, table, room);
  return plan;
}

// The heads come again on every page, and no row is cut in two.
void AddTable(Layout& layout, const ShownTable& table, const TablePlan& plan) {
  if (table.columns.empty()) return;
  std::vector<std::string> heads;
  for (const sheets::Column* column : table.columns) heads.push_back(column->head);
  const bool has_heads = std::ranges::any_of(heads, [](const std::string& head) { return !head.empty(); });
  const bool is_signed =
      std::ranges::any_of(table.columns, [](const auto* column) { return column->kind == Kind::kSignature; });
  const Font font{plan.size};
  const RowLook head{{plan.size, Face::kBold}, true, false};
  const auto draw_heads = [&] {
    if (has_heads) DrawRow(layout, table, plan, heads, head);
  };
  layout.Need(60);
  draw_heads();
  bool is_soft = false;
  for (const auto& row : table.rows) {
    const RowLook look{font, false, is_soft, is_signed ? kSignedRow : 0.0};
    if (layout.room() < std::max(HeightOf(layout.canvas(), row, plan, font), look.least)) {
      layout.NewPage();
      draw_heads();
    }
    DrawRow(layout, table, plan, row, look);
    is_soft = !is_soft;
  }
  layout.Skip(8);
}

}  // namespace ronda::paper
