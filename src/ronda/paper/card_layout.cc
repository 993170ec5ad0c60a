#include <algorithm>
#include <string>
#include <vector>

#include "ronda/paper/layout.h"

namespace ronda::paper {
namespace {

const Font kCardHead{8, Face::kNormal, kGrey};
const Font kCardLabel{8, Face::kNormal, kGrey};
constexpr double kInset = 8;
constexpr double kFieldHeight = 29;
constexpr double kTallestField = 44;
constexpr double kSignHeight = 44;
const Canvas::Pen kCut{0.4, kLine, true};

// The largest letters in which the text fits on one line.
Font Fitting(Canvas& canvas, const std::string& text, double width, double largest) {
  const double natural = canvas.Measure(text, {10, Face::kBold}).width;
  return {std::clamp(9.9 * width / std::max(natural, 1.0), 7.0, largest), Face::kBold};
}

// A card of nothing but fields spreads them over the room there is, and leaves some to sign.
double FieldHeight(const Card& card, const Area& area) {
  if (!card.qr.empty() || !card.name.empty() || card.fields.empty()) return kFieldHeight;
  const double each = (area.height - kSignHeight) / static_cast<double>(card.fields.size());
  return std::clamp(each, kFieldHeight, kTallestField);
}

void DrawFields(Canvas& canvas, const Card& card, const Area& area) {
  constexpr double kBoxWidth = 40;
  const double tall = FieldHeight(card, area);
  const double letters = 11 + (tall - kFieldHeight) / 6;
  double y = area.at.y;
  for (const Field& field : card.fields) {
    const double wide = area.width - kBoxWidth - 6;
    canvas.WriteLine(field.label, kCardLabel, {{area.at.x, y}, wide, 10});
    canvas.WriteLine(field.text, Fitting(canvas, field.text, wide, letters), {{area.at.x, y + 9}, wide, letters + 3});
    canvas.Frame({{area.at.x + wide + 6, y + 1}, kBoxWidth, tall - 7}, {0.8});
    y += tall;
  }
}

void DrawSignatures(Canvas& canvas, const Card& card, const Area& area) {
  if (card.signatures.empty()) return;
  const double y = area.at.y + area.height - 12;
  const double wide = area.width / static_cast<double>(card.signatures.size());
  double x = area.at.x;
  for (const std::string& label : card.signatures) {
    canvas.Line({x, y}, {x + wide - 8, y}, {0.5});
    canvas.WriteLine(label, kCardLabel, {{x, y + 1}, wide - 8, 10});
    x += wide;
  }
}

// In two lines, broken at the blank that is nearest to the middle; one where there is no blank.
std::vector<std::string> Halves(const std::string& name) {
  const auto from_middle = [&](std::size_t at) {
    return std::max(2 * at, name.size()) - std::min(2 * at, name.size());
  };
  std::size_t best = name.find(' ');
  for (std::size_t at = best; at != std::string::npos; at = name.find(' ', at + 1)) {
    if (from_middle(at) < from_middle(best)) best = at;
  }
  if (best == std::string::npos) return {name};
  return {name.substr(0, best), name.substr(best + 1)};
}

// The name in one line, or in two where they may be larger than small letters.
struct NameLines {
  std::vector<std::string> lines;
  Font font;
};

NameLines LinesOf(Canvas& canvas, const std::string& name, const Area& area) {
  constexpr double kSmall = 18;
  constexpr double kLargest = 64;
  NameLines whole{{name}, Fitting(canvas, name, area.width, std::min(kLargest, area.height * 0.45))};
  if (whole.font.size >= kSmall) return whole;
  NameLines broken{Halves(name), whole.font};
  double size = std::min(kLargest, area.height * 0.22);
  for (const std::string& line : broken.lines) size = std::min(size, Fitting(canvas, line, area.width, kLargest).size);
  broken.font.size = size;
  return size > whole.font.size ? broken : whole;
}

void DrawName(Canvas& canvas, const Card& card, const Area& area) {
  const NameLines name = LinesOf(canvas, card.name, area);
  const double high = canvas.Measure(card.name, name.font).height;
  const Font small{std::clamp(area.height * 0.09, 10.0, 15.0)};
  const double step = small.size * 1.4;
  const double all = high * static_cast<double>(name.lines.size()) + step * static_cast<double>(card.lines.size());
  double y = area.at.y + std::max(0.0, (area.height - all) / 2);
  for (const std::string& line : name.lines) {
    canvas.WriteLine(line, name.font, {{area.at.x, y}, area.width, high}, Align::kCentre);
    y += high;
  }
  for (const std::string& line : card.lines) {
    canvas.WriteLine(line, small, {{area.at.x, y}, area.width, step}, Align::kCentre);
    y += step;
  }
}

}  // namespace

void DrawCard(Canvas& canvas, const Card& card, const Area& area) {
  canvas.Frame(area, kCut);
  const Area inner{{area.at.x + kInset, area.at.y + kInset}, area.width - 2 * kInset, area.height - 2 * kInset};
  const double top = card.head.empty() ? 0 : 14;
  canvas.WriteLine(card.head, kCardHead, {inner.at, inner.width, 10});
  Area below{{inner.at.x, inner.at.y + top}, inner.width, inner.height - top};
  if (!card.fields.empty()) {
    DrawFields(canvas, card, below);
    const double used = FieldHeight(card, below) * static_cast<double>(card.fields.size());
    below.at.y += used;
    below.height -= used;
  }
  const auto code = card.qr.empty() ? Result<QrCode>(QrCode()) : QrCodeOf(card.qr);
  if (code && code->side > 0) {
    const double share = card.name.empty() ? 1.0 : 0.7;
    const double side = std::min({below.height * share, below.width * 0.35, FromMm(70)});
    const double y = below.at.y + (card.name.empty() ? below.height - side : (below.height - side) / 2);
    canvas.Code(*code, {below.at.x + below.width - side, y}, side);
    below.width -= side + 6;
  }
  if (!card.name.empty()) DrawName(canvas, card, below);
  DrawSignatures(canvas, card, below);
}

}  // namespace ronda::paper
