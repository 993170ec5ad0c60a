// The file of an event at tables: JSON, described in docs/formats/tables.md. Everything wrong with it is reported in
// one go; a written file reads as the same event.
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/pairing/tables/event.h"

namespace ronda::formats {

Parsed<tables::Event> ReadTables(std::string_view bytes, std::string_view file_name);

std::string WriteTables(const tables::Event& event);

}  // namespace ronda::formats
