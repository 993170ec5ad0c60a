// A page under the pen: text, lines, boxes and codes at their places, in points (1/72 of an inch) from the upper left
// corner. Letters of any script are set with whatever fonts the machine has; those that no font has are counted.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "ronda/charts/drawing.h"
#include "ronda/paper/qr.h"
#include "ronda/paper/typesetting.h"

namespace ronda::paper {

inline constexpr double kPointsPerMm = 72.0 / 25.4;
inline double FromMm(double mm) { return mm * kPointsPerMm; }

struct Spot {
  double x = 0;
  double y = 0;
};

struct Area {
  Spot at;  // upper left corner
  double width = 0;
  double height = 0;
};

enum class Face : std::uint8_t { kNormal, kBold, kFixed };
enum class Align : std::uint8_t { kLeft, kCentre, kRight };

struct Colour3 {
  double red = 0;
  double green = 0;
  double blue = 0;
};
inline constexpr Colour3 kBlack{0.07, 0.07, 0.07};
inline constexpr Colour3 kGrey{0.4, 0.4, 0.4};
inline constexpr Colour3 kSoft{0.94, 0.94, 0.92};
inline constexpr Colour3 kLine{0.6, 0.6, 0.6};

struct Font {
  double size = 10;
  Face face = Face::kNormal;
  Colour3 colour = kBlack;
  double hanging = 0;  // of the lines after the first
};

struct Extent {
  double width = 0;
  double height = 0;
};

class Canvas {
 public:
  // Of a surface that lives longer. `typesetting` is that of LoadTypesetting().
  Canvas(const Typesetting& typesetting, cairo_surface_t* surface);
  ~Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // How much room a text takes; wrapped to the width if one is given.
  Extent Measure(const std::string& text, const Font& font, std::optional<double> width = {});
  // Within the area, from its upper edge, wrapped to its width.
  void Write(const std::string& text, const Font& font, const Area& area, Align align = Align::kLeft);
  // In one line, cut off with an ellipsis where it is too long.
  void WriteLine(const std::string& text, const Font& font, const Area& area, Align align = Align::kLeft);
  // On the line through the spot; never wrapped.
  void WriteOnLine(const std::string& text, const Font& font, Spot spot, Align align);

  struct Pen {
    double width = 0.5;
    Colour3 colour = kBlack;
    bool dashed = false;
  };
  void Line(Spot from, Spot to, const Pen& pen);
  void Frame(const Area& area, const Pen& pen);
  void Fill(const Area& area, const Colour3& colour);
  // Into a square, with its quiet zone.
  void Code(const QrCode& code, Spot at, double side);

  void EndPage() { typesetting_.cairo_show_page(context_); }

  // The texts in which letters are missing from all fonts.
  const std::set<std::string>& unknown() const { return unknown_; }

 private:
  void Set(const std::string& text, const Font& font, std::optional<double> width);
  Extent SetExtent();
  void Ink(const Colour3& colour);

  const Typesetting& typesetting_;
  cairo_t* context_;
  PangoLayout* layout_;
  PangoFontDescription* font_;
  std::set<std::string> unknown_;
};

}  // namespace ronda::paper
