#include "ronda/paper/told_parts.h"

#include <variant>
#include <vector>

#include "ronda/words/told.h"

namespace ronda::paper {
namespace {

using sheets::Sheet;
using sheets::Table;
using sheets::Value;

// Each line told by itself.
std::string ToldLines(const Words& words, std::string_view english) {
  std::string told;
  while (true) {
    const std::size_t end = english.find('\n');
    told += ToldText(words, english.substr(0, end));
    if (end == std::string_view::npos) return told;
    told += '\n';
    english.remove_prefix(end + 1);
  }
}

// Names stay what they are.
Table ToldTable(const Words& words, Table table) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    sheets::Column& column = table.columns[i];
    for (sheets::Row& row : table.rows) {
      const auto* text =
          i < row.size() && column.head != "Name" ? std::get_if<std::string>(&row[i].content()) : nullptr;
      if (text != nullptr) row[i] = ToldLines(words, *text);
    }
    column.head = ToldText(words, column.head);
  }
  return table;
}

void AddTold(const Words& words, const Sheet::Part& part, Sheet& told) {
  if (const auto* line = std::get_if<Sheet::LineOf>(&part)) {
    told.AddPart(Sheet::LineOf{line->kind, ToldText(words, line->text)});
  } else if (const auto* table = std::get_if<Table>(&part)) {
    told.AddPart(ToldTable(words, *table));
  } else {
    told.AddPart(part);
  }
}

struct Redrawn {
  charts::Drawing& page;
  const std::function<std::string(const std::string&)>& tell;

  void operator()(const charts::DrawnText& text) const { page.Text(text.at, tell(text.text), text.style); }
  void operator()(const charts::DrawnLine& line) const { page.Line(line.from, line.to, line.stroke); }
  void operator()(const charts::DrawnBox& box) const { page.Rectangle(box.box, box.fill, box.stroke); }
};

}  // namespace

std::string ToldText(const Words& words, std::string_view english) {
  if (words.language() == Language::kEnglish || english.empty()) return std::string(english);
  const std::size_t start = english.find_first_not_of(' ');  // lines that are moved in stay so
  if (start == std::string_view::npos || english.front() != ' ') return words::Told(CodeOf(words.language()), english);
  return std::string(english.substr(0, start)) + words::Told(CodeOf(words.language()), english.substr(start));
}

std::string ToldColours(const Words& words, std::string_view cell) {
  const auto is_digit = [&](std::size_t at) { return cell[at] >= '0' && cell[at] <= '9'; };
  const auto is_letter = [&](std::size_t at) { return cell[at] >= 'a' && cell[at] <= 'z'; };
  std::string told;
  for (std::size_t i = 0; i < cell.size(); ++i) {
    const bool counts = i > 0 && (is_digit(i - 1) || (i > 1 && cell[i - 1] == ' ' && is_digit(i - 2)));
    const bool ends = i + 1 == cell.size() || !is_letter(i + 1);
    if (counts && ends && cell[i] == 'w') {
      told += words("w");  // White
    } else if (counts && ends && cell[i] == 'b') {
      told += words("b");  // Black
    } else {
      told += cell[i];
    }
  }
  return told;
}

Sheet ToldSheet(const Words& words, const Sheet& sheet) {
  Sheet told;
  for (const Sheet::Part& part : sheet.parts()) AddTold(words, part, told);
  return told;
}

charts::Chart Retold(const charts::Chart& chart, const std::function<std::string(const std::string&)>& tell) {
  charts::Chart told{chart.title, chart.sheet, {}};
  for (const charts::Drawing& page : chart.pages) {
    charts::Drawing& own = told.pages.emplace_back(page.width(), page.height());
    for (const charts::Drawn& element : page.elements()) std::visit(Redrawn{own, tell}, element);
  }
  return told;
}

}  // namespace ronda::paper
