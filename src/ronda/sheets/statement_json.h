// Statements for programs: code, criterion, article, the data by name, and the English text.
#pragma once

#include <span>

#include "ronda/explain/statement.h"
#include "ronda/model/tournament.h"
#include "ronda/sheets/value.h"

namespace ronda::sheets {

// Players by pairing number, points and rounds as numbers, colours as "white" and "black", a preference as a record
// with "strength" and "colour", the numbers of a criterion as a list.
Value ValueOf(const Tournament& before, const explain::Value& value);
Value ValueOf(const Tournament& before, const explain::Statement& statement);
Value ValuesOf(const Tournament& before, std::span<const explain::Statement> statements);

}  // namespace ronda::sheets
