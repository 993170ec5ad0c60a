// The pairing systems there are, with their regulations and dates.
#pragma once

#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

Table SystemsTable();

}  // namespace ronda::sheets
