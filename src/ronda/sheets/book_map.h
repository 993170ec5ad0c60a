// From the sections of "Elementos de un torneo" to commands, one each. docs/book.md is the same as a page; a test runs
// every command and compares the two (tools/check_book.py).
#pragma once

#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

Table BookMap();

}  // namespace ronda::sheets
