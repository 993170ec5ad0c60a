// A document on pages: what stands where, before anything is drawn.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "ronda/paper/canvas.h"
#include "ronda/paper/document.h"
#include "ronda/words/words.h"

namespace ronda::paper {

using words::Language;
using words::Words;

// How it is to look.
struct Look {
  charts::Paper paper = charts::Paper::kA4;
  Words words{Language::kEnglish};
};

using Stroke = std::function<void(Canvas&)>;

struct Leaf {
  charts::Sheet sheet;
  std::vector<Stroke> strokes;
  double width() const { return FromMm(sheet.width() / 10.0); }
  double height() const { return FromMm(sheet.height() / 10.0); }
};

// Pages that are filled from top to bottom.
class Layout {
 public:
  Layout(const Document& document, const Look& look, Canvas& canvas);

  // The pages with everything on them, head and foot too.
  std::vector<Leaf> Finish() &&;

  Canvas& canvas() { return canvas_; }
  // The room between the margins.
  double left() const;
  double width() const;
  double room() const;  // what is left of the page
  double y() const { return y_; }

  // A page with nothing on it yet; the first one has the title.
  void NewPage();
  // A new page unless there is so much room.
  void Need(double height);
  void Skip(double height) { y_ += height; }
  void Draw(Stroke stroke) { leaves_.back().strokes.push_back(std::move(stroke)); }
  // Wrapped to the width, moved in so far, over as many pages as it takes.
  void Paragraph(const std::string& text, const Font& font, double indent = 0);

  void Add(const sheets::Sheet& sheet);
  void Add(const Cards& cards);
  void Add(const charts::Chart& chart);
  void Add(const Prose& prose);

 private:
  charts::Orientation OrientationFor(const Document& document);
  void AddTitle();
  void AddHeadAndFoot(std::size_t page, std::size_t pages);

  const Document& document_;
  const Look& look_;
  Canvas& canvas_;
  charts::Sheet sheet_;
  std::vector<Leaf> leaves_;
  double y_ = 0;
};

// The columns of a table in the width there is; the same for tables that stand below each other with the same columns.
struct TablePlan {
  double size = 10;  // of the letters
  std::vector<double> widths;
};
TablePlan PlanTables(Canvas& canvas, std::span<const sheets::ShownTable> alike, double width);
// How wide it is in letters of 10 points, with nothing wrapped but very long texts.
double NaturalWidth(Canvas& canvas, const sheets::ShownTable& table);
void AddTable(Layout& layout, const sheets::ShownTable& table, const TablePlan& plan);

void DrawCard(Canvas& canvas, const Card& card, const Area& area);
void DrawChart(Canvas& canvas, const charts::Drawing& drawing);

}  // namespace ronda::paper
