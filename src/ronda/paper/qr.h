// Addresses for cameras.
#pragma once

#include <string>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/html.h"
#include "ronda/base/result.h"

namespace ronda::paper {

// The modules of a code, row by row, without the quiet zone around it.
struct QrCode {
  int side = 0;
  std::vector<bool> dark;

  bool IsDark(int x, int y) const { return dark[Size(y * side + x)]; }
};

// The quiet zone a code needs on every side, in modules.
inline constexpr int kQuietZone = 4;

// Code "qr-long" if the text does not fit.
Result<QrCode> QrCodeOf(const std::string& text);

// A picture of the code, black on white with its quiet zone.
Html SvgOf(const QrCode& code);

}  // namespace ronda::paper
