#include "ronda/sheets/sheet.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "ronda/base/display_width.h"
#include "ronda/formats/csv/records.h"

namespace ronda::sheets {
namespace {

constexpr std::string_view kSignatureLine = "________________________";

// What a cell shows; as good as the value.
std::string_view TextOf(const Value& value, std::string_view nothing) {
  if (const auto* text = std::get_if<std::string>(&value.content())) return *text;
  if (const auto* token = std::get_if<Value::Token>(&value.content())) return token->text;
  if (const auto* yes = std::get_if<bool>(&value.content())) return *yes ? "yes" : "no";
  assert(value.IsNothing());
  return nothing;
}

// A spreadsheet takes a cell that begins so for a formula, and runs it. Results and numbers (+-, =-=, -12.5) stay.
void Defuse(std::string& cell) {
  if (cell.empty() || std::string_view("=+-@\t\r").find(cell[0]) == std::string_view::npos) return;
  if (cell.find_first_not_of("0123456789+-=.,: ") != std::string::npos) cell.insert(0, 1, '\'');
}

// The cells of the columns a form has, row by row.
std::vector<std::vector<std::string>> CellsFor(const Table& table, Format format) {
  std::vector<std::vector<std::string>> lines;
  lines.reserve(table.rows.size());
  const std::string_view nothing = format == Format::kText ? "-" : "";
  for (const Row& row : table.rows) {
    assert(row.size() == table.columns.size());
    auto& cells = lines.emplace_back();
    cells.reserve(row.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (!table.columns[i].forms.Has(format)) continue;
      const bool sign = table.columns[i].kind == Kind::kSignature;
      cells.emplace_back(sign && format == Format::kText ? kSignatureLine : TextOf(row[i], nothing));
    }
  }
  return lines;
}

std::vector<const Column*> ColumnsFor(const Table& table, Format format) {
  std::vector<const Column*> columns;
  for (const Column& column : table.columns) {
    if (column.forms.Has(format)) columns.push_back(&column);
  }
  return columns;
}

bool IsRight(const Column& column) { return column.kind == Kind::kNumber || column.kind == Kind::kPrefix; }

Html ClassOf(const Column& column) {
  if (column.kind == Kind::kNumber) return Markup(" class=\"number\"");
  return column.kind == Kind::kSignature ? Markup(" class=\"signature\"") : Html();
}

Html HtmlTable(const Table& table) {
  const auto columns = ColumnsFor(table, Format::kHtml);
  Html html = Markup("<div class=\"scroll\" tabindex=\"0\"><table>\n<thead><tr>");
  for (const Column* column : columns) {
    if (column->head.empty()) {  // heads nothing
      html += Markup("<td></td>");
      continue;
    }
    html +=
        Markup("<th{}{}>{}</th>", ClassOf(*column),
               column->meaning.empty() ? Html() : Markup(" title=\"{}\"", Text(column->meaning)), Text(column->head));
  }
  html += Markup("</tr>\n</thead>\n<tbody>\n");
  for (const auto& cells : CellsFor(table, Format::kHtml)) {
    html += Markup("<tr>");
    for (std::size_t i = 0; i < columns.size(); ++i) {
      html += Markup("<td{}>{}</td>", ClassOf(*columns[i]), Text(cells[i]));
    }
    html += Markup("</tr>\n");
  }
  return html + Markup("</tbody></table></div>\n");
}

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace

Column Column::In(Forms others) && {
  forms = others;
  return std::move(*this);
}

Column Column::Meaning(std::string_view words) && {
  meaning = words;
  return std::move(*this);
}

Column Words(std::string_view head, std::string_view key) {
  return {std::string(head), std::string(key), Kind::kWords, key.empty() ? kForPeople : kEveryForm};
}

Column Number(std::string_view head, std::string_view key) {
  return {std::string(head), std::string(key), Kind::kNumber, key.empty() ? kForPeople : kEveryForm};
}

Column Datum(std::string_view key, Forms forms) { return {"", std::string(key), Kind::kWords, forms}; }

std::vector<Column> Data(std::initializer_list<std::string_view> keys) {
  std::vector<Column> columns;
  for (const std::string_view key : keys) columns.push_back(Datum(key));
  return columns;
}

Sheet& Sheet::AddLine(Line kind, std::string text) {
  parts_.emplace_back(LineOf{kind, std::move(text)});
  return *this;
}

Sheet& Sheet::AddPart(Part part) {
  parts_.push_back(std::move(part));
  return *this;
}

Sheet& Sheet::Add(Table table) { return AddPart(std::move(table)); }

Sheet& Sheet::OnlyText(std::string_view lines) {
  parts_.emplace_back(std::string(lines));
  return *this;
}

Sheet& Sheet::OnlyPage(const Html& markup) {
  parts_.emplace_back(markup);
  return *this;
}

Html Sheet::HtmlOf(const LineOf& line) {
  switch (line.kind) {
    case Line::kTitle:
      return Markup("<h1>{}</h1>\n", Text(line.text));
    case Line::kHeading:
      return Markup("<h2>{}</h2>\n", Text(line.text));
    case Line::kNote:
      return Markup("<p class=\"note\">{}</p>\n", Text(line.text));
  }
  return {};
}

ShownTable ShownIn(const Table& table, Format format) { return {ColumnsFor(table, format), CellsFor(table, format)}; }

std::string ToText(const Table& table) {
  struct Cell {
    std::string_view text;
    std::size_t width;
  };
  const auto columns = ColumnsFor(table, Format::kText);
  std::vector<Cell> cells;  // line by line, the heads first
  cells.reserve(columns.size() * (table.rows.size() + 1));
  std::vector<std::size_t> widths(columns.size(), 0);
  const auto add = [&](std::string_view text) {
    std::size_t& widest = widths[cells.size() % columns.size()];
    widest = std::max(widest, cells.emplace_back(Cell{text, DisplayWidth(text)}).width);
  };
  for (const Column* column : columns) add(column->head);
  for (const Row& row : table.rows) {
    assert(row.size() == table.columns.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (!table.columns[i].forms.Has(Format::kText)) continue;
      add(table.columns[i].kind == Kind::kSignature ? kSignatureLine : TextOf(row[i], "-"));
    }
  }
  std::string text;
  for (auto cell = cells.begin(); cell != cells.end();) {
    text.append(table.indent, ' ');
    for (std::size_t i = 0; i < columns.size(); ++i, ++cell) {
      const std::size_t padding = widths[i] - cell->width;
      if (i > 0) text += "  ";
      if (IsRight(*columns[i])) text.append(padding, ' ');
      text += cell->text;
      if (!IsRight(*columns[i])) text.append(padding, ' ');
    }
    text.erase(text.find_last_not_of(' ') + 1);  // no further than the end of the line before
    text += '\n';
  }
  return text;
}

std::string ToText(const Sheet& sheet) {
  std::string text;
  for (const Sheet::Part& part : sheet.parts_) {
    text += std::visit(
        Overloaded{[](const Sheet::LineOf& line) { return line.text + '\n'; },
                   [](const Table& table) { return table.forms.Has(Format::kText) ? ToText(table) : std::string(); },
                   [](const std::string& lines) { return lines; }, [](const Html&) { return std::string(); }},
        part);
  }
  return text;
}

Html BodyOf(const Sheet& sheet) {
  Html body;
  for (const Sheet::Part& part : sheet.parts_) {
    body += std::visit(
        Overloaded{[](const Sheet::LineOf& line) { return Sheet::HtmlOf(line); },
                   [](const Table& table) { return table.forms.Has(Format::kHtml) ? HtmlTable(table) : Html(); },
                   [](const std::string&) { return Html(); }, [](const Html& html) { return html; }},
        part);
  }
  return body;
}

std::string ToHtml(const Sheet& sheet) { return ronda::ToHtml({sheet.page_title_, sheet.style_, BodyOf(sheet)}); }

std::string CsvLine(std::vector<std::string> cells) {
  for (std::string& cell : cells) Defuse(cell);
  return csv::Line(cells);
}

std::string ToCsv(const Table& table) {
  std::vector<std::string> heads;
  for (const Column* column : ColumnsFor(table, Format::kCsv)) heads.push_back(column->key);
  std::string text = CsvLine(std::move(heads));
  for (auto& cells : CellsFor(table, Format::kCsv)) text += CsvLine(std::move(cells));
  return text;
}

List RecordsOf(const Table& table) {
  return ListOf(table.rows, [&](const Row& row) {
    Record record;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (table.columns[i].forms.Has(Format::kJson)) record.Add(table.columns[i].key, row[i]);
    }
    return Value(std::move(record));
  });
}

}  // namespace ronda::sheets
