// What is shown: tables of typed columns with the lines around them, and one renderer each for text, CSV, JSON and
// HTML.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ronda/base/html.h"
#include "ronda/sheets/format.h"
#include "ronda/sheets/value.h"

namespace ronda::sheets {

enum class Kind : std::uint8_t {
  kWords,
  kNumber,     // to the right
  kPrefix,     // words to the right, next to what they belong to
  kSignature,  // room to sign
};

struct Column {
  std::string head;  // for people
  std::string key;   // for programs
  Kind kind = Kind::kWords;
  Forms forms = kEveryForm;
  std::string meaning = {};  // what the head stands for, where there is room to say it

  Column In(Forms others) &&;
  Column Meaning(std::string_view words) &&;
};

// Without a key for people only.
Column Words(std::string_view head, std::string_view key = "");
Column Number(std::string_view head, std::string_view key = "");
// For programs only.
Column Datum(std::string_view key, Forms forms = kForPrograms);
std::vector<Column> Data(std::initializer_list<std::string_view> keys);

using Row = std::vector<Value>;  // one value a column

struct Table {
  std::vector<Column> columns;
  std::vector<Row> rows = {};
  std::size_t indent = 0;    // of the text
  Forms forms = kForPeople;  // of a sheet in which it stands
};

// Lines and tables, one below the other.
class Sheet {
 public:
  enum class Line : std::uint8_t { kTitle, kHeading, kNote };
  struct LineOf {
    Line kind;
    std::string text;
  };
  // A line, a table, what only the text has, what only the page has.
  using Part = std::variant<LineOf, Table, std::string, Html>;

  Sheet() = default;
  explicit Sheet(std::string page_title, std::string style = "")
      : page_title_(std::move(page_title)), style_(std::move(style)) {}

  Sheet& Title(std::string line) { return AddLine(Line::kTitle, std::move(line)); }
  Sheet& Heading(std::string line) { return AddLine(Line::kHeading, std::move(line)); }
  Sheet& Note(std::string line) { return AddLine(Line::kNote, std::move(line)); }
  Sheet& Add(Table table);
  Sheet& AddPart(Part part);
  // What only the text or only the page has: with their line ends; an empty line.
  Sheet& OnlyText(std::string_view lines);
  Sheet& OnlyPage(const Html& markup);
  Sheet& Gap() { return OnlyText("\n"); }

  const std::vector<Part>& parts() const { return parts_; }

  friend std::string ToText(const Sheet& sheet);
  friend Html BodyOf(const Sheet& sheet);
  friend std::string ToHtml(const Sheet& sheet);

 private:
  Sheet& AddLine(Line kind, std::string text);
  static Html HtmlOf(const LineOf& line);

  std::string page_title_;
  std::string style_;
  std::vector<Part> parts_;
};

// What a form has of a table: its columns, and the cells below them row by row.
struct ShownTable {
  std::vector<const Column*> columns;
  std::vector<std::vector<std::string>> rows;
};
ShownTable ShownIn(const Table& table, Format format);

// Numbers to the right, two blanks between columns, none at the end of a line; "-" where there is no value.
std::string ToText(const Table& table);
std::string ToText(const Sheet& sheet);
// What stands on the page, for pages with a frame of their own.
Html BodyOf(const Sheet& sheet);
std::string ToHtml(const Sheet& sheet);
std::string ToCsv(const Table& table);
// One line of it, for what is too long for a table. No cell is a formula to a spreadsheet.
std::string CsvLine(std::vector<std::string> cells);
// A record a row, for ToJson().
List RecordsOf(const Table& table);

// Anything with SheetOf() for people, CsvTableOf() and DocumentOf() for programs.
template <class Subject>
std::string Show(const Subject& subject, Format format) {
  if (format == Format::kJson) return ToJson(DocumentOf(subject));
  if constexpr (requires { CsvTableOf(subject); }) {
    if (format == Format::kCsv) return ToCsv(CsvTableOf(subject));
  }
  return format == Format::kHtml ? ToHtml(SheetOf(subject)) : ToText(SheetOf(subject));
}

}  // namespace ronda::sheets
