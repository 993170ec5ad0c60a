// Statements as JSON: code, criterion, article, the data by name, and the English text.
#pragma once

#include <span>

#include "ronda/explain/statement.h"
#include "ronda/model/tournament.h"
#include "ronda/sheets/json_writer.h"

namespace ronda::sheets {

// Players by pairing number, points and rounds as numbers, colours as "white" and "black", a preference as an object
// with "strength" and "colour", the numbers of a criterion as an array.
void WriteValue(JsonWriter& json, const Tournament& before, const explain::Value& value);
void WriteStatement(JsonWriter& json, const Tournament& before, const explain::Statement& statement);
void WriteStatements(JsonWriter& json, const Tournament& before, std::span<const explain::Statement> statements);

}  // namespace ronda::sheets
