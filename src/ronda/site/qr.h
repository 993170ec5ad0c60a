// Addresses for cameras.
#pragma once

#include <string>

#include "ronda/base/result.h"

namespace ronda::site {

// An SVG document of the code, black on white with the quiet zone it needs. Code "qr-long" if the text does not fit.
Result<std::string> QrSvg(const std::string& text);

}  // namespace ronda::site
