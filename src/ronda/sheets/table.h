// A table of text for people: columns as wide as they need to be, numbers to the right.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ronda::sheets {

enum class Align : std::uint8_t { kLeft, kRight };

class Table {
 public:
  void AddColumn(std::string title, Align align = Align::kLeft);
  void AddRow(std::vector<std::string> cells);  // one cell a column

  // The title line, then the rows; two spaces between columns, none at the end of a line.
  std::string ToText() const;

 private:
  struct Column {
    std::string title;
    Align align;
    std::size_t width;
  };

  std::string Line(const std::vector<std::string>& cells) const;

  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace ronda::sheets
