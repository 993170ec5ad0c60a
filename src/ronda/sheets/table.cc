#include "ronda/sheets/table.h"

#include <algorithm>
#include <cassert>

#include "ronda/base/utf8.h"

namespace ronda::sheets {
void Table::AddColumn(std::string title, Align align) {
  const std::size_t width = CharacterCount(title);
  columns_.push_back({std::move(title), align, width});
}

void Table::AddRow(std::vector<std::string> cells) {
  assert(cells.size() == columns_.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    columns_[i].width = std::max(columns_[i].width, CharacterCount(cells[i]));
  }
  rows_.push_back(std::move(cells));
}

std::string Table::ToText() const {
  std::vector<std::string> titles;
  for (const Column& column : columns_) titles.push_back(column.title);
  std::string text = Line(titles);
  for (const auto& row : rows_) text += Line(row);
  return text;
}

std::string Table::Line(const std::vector<std::string>& cells) const {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) line += "  ";
    const std::string padding(columns_[i].width - CharacterCount(cells[i]), ' ');
    line += columns_[i].align == Align::kRight ? padding + cells[i] : cells[i] + padding;
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

}  // namespace ronda::sheets
