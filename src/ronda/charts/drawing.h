// A page of lines, boxes and text, in millimetres, and its two forms: SVG, and an HTML page that prints on A4 or
// Letter. Text that does not fit its place is shortened, by an estimate that errs on the narrow side.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ronda/base/html.h"

namespace ronda::charts {

// Tenths of a millimetre: drawings come out the same everywhere.
using Length = std::int32_t;

struct Point {
  Length x = 0;
  Length y = 0;
};

struct Box {
  Point at;  // upper left corner
  Length width = 0;
  Length height = 0;
};

enum class Anchor : std::uint8_t { kStart, kMiddle, kEnd };
enum class Weight : std::uint8_t { kNormal, kBold };
enum class Ink : std::uint8_t { kBlack, kGrey, kAccent };
enum class Stroke : std::uint8_t { kThin, kThick };
enum class Fill : std::uint8_t { kNone, kSoft, kDark };

struct TextStyle {
  Length size = 32;  // of the letters
  Anchor anchor = Anchor::kStart;
  Weight weight = Weight::kNormal;
  Ink ink = Ink::kBlack;
};

// What a drawing is made of, in the order in which it is drawn.
struct DrawnText {
  Point at;
  std::string text;
  TextStyle style;
};
struct DrawnLine {
  Point from;
  Point to;
  Stroke stroke = Stroke::kThin;
};
struct DrawnBox {
  Box box;
  Fill fill = Fill::kNone;
  Stroke stroke = Stroke::kThin;
};
using Drawn = std::variant<DrawnText, DrawnLine, DrawnBox>;

class Drawing {
 public:
  Drawing(Length width, Length height) : width_(width), height_(height) {}

  Length width() const { return width_; }
  Length height() const { return height_; }

  // On the line at point.y.
  void Text(Point at, std::string_view text, const TextStyle& style = {});
  // The same, shortened to the width.
  void FittedText(Point at, std::string_view text, Length width, const TextStyle& style = {});
  void Line(Point from, Point to, Stroke stroke = Stroke::kThin);
  void Rectangle(const Box& box, Fill fill = Fill::kNone, Stroke stroke = Stroke::kThin);

  const std::vector<Drawn>& elements() const { return elements_; }

 private:
  Length width_;
  Length height_;
  std::vector<Drawn> elements_;
};

// The elements as SVG, without the frame.
Html BodyOf(const Drawing& drawing);

// About how wide a text is.
Length WidthOf(std::string_view text, Length size);

enum class Paper : std::uint8_t { kA4, kLetter };
enum class Orientation : std::uint8_t { kPortrait, kLandscape };

struct Sheet {
  Paper paper = Paper::kA4;
  Orientation orientation = Orientation::kPortrait;

  Length width() const;
  Length height() const;
};

struct Chart {
  std::string title;
  Sheet sheet;
  std::vector<Drawing> pages;
};

// All pages below each other in one picture.
std::string ToSvg(const Chart& chart);
// One picture after the other, for pages with a style of their own.
Html PagesOf(const Chart& chart);
// A page of the printer for each page of the chart.
std::string ToPrintableHtml(const Chart& chart);

}  // namespace ronda::charts
