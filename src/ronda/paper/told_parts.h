// What the rules and the sheets of the command line say in English, in the language of the paper (words/told.h).
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "ronda/charts/drawing.h"
#include "ronda/paper/event.h"
#include "ronda/sheets/sheet.h"

namespace ronda::paper {

std::string ToldText(const Words& words, std::string_view english);
// The colour in a cell of a crosstable, "45w1", "12 b", by its letter in the language of the paper.
std::string ToldColours(const Words& words, std::string_view cell);
// The lines, the heads of the tables and the texts in them.
sheets::Sheet ToldSheet(const Words& words, const sheets::Sheet& sheet);
// The same lines and boxes with other texts.
charts::Chart Retold(const charts::Chart& chart, const std::function<std::string(const std::string&)>& tell);

}  // namespace ronda::paper
