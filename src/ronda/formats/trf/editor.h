// Changes to the lines of a document. Lines are named by their number in the document as it was, so that one change
// does not disturb the next. Lines that are not named stay to the byte as they were.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/formats/trf/trf.h"

namespace ronda::trf {

// A line of the document and what it says, in canonical form.
struct KeyedLine {
  int line = 0;
  std::string key;
};

// A line of a list in which every number has one line.
struct NumberedLine {
  int number = 0;
  KeyedLine said;
};

// What a list should say, in canonical form, and the text that says it.
struct KeyedText {
  std::string key;
  std::string text;
};

// A line as it was, and as it should be.
struct ComposedLines {
  std::string_view said;
  std::string_view wanted;
};

class Editor {
 public:
  explicit Editor(const Document& document);

  std::string_view text(int line) const { return slots_[Slot(line)].line.text; }
  // The lines of a record.
  std::vector<int> LinesOf(std::string_view code) const;

  void Replace(int line, std::string text) { slots_[Slot(line)].line.text = std::move(text); }
  void Remove(int line) { slots_[Slot(line)].removed = true; }
  // Line 0: before everything. Lines inserted at one place keep the order of the calls.
  void InsertAfter(int line, std::string text);
  // Where a new file would have the record: after the last line of the same or an earlier record.
  void Insert(std::string text);
  void Append(std::string text) { slots_.back().after.push_back(std::move(text)); }

  // Puts text into columns; the line is made longer where it must be, and gets no trailing blanks it did not have.
  void Patch(int line, int column, std::string_view text);
  // Puts the fields into a line in which two lines composed of them differ.
  void PatchFields(int line, std::span<const FieldRule> fields, const ComposedLines& composed);
  // Makes the lines say what they should: those at the front and at the end that say it already stay.
  void MatchList(const std::vector<KeyedLine>& lines, const std::vector<KeyedText>& wanted);
  // The same where every number has a line of its own, wherever it stands. Of several the first counts; the others stay
  // as long as it does.
  void MatchNumbers(const std::vector<NumberedLine>& lines, const std::map<int, std::string>& wanted);

  Document Take();

 private:
  struct SlotState {
    Document::Line line;
    bool removed = false;
    std::vector<std::string> after;
  };

  using Slot = StrongInt<struct SlotTag>;  // a line, or 0: what stands before the first

  Document document_;  // without its lines
  IdVector<Slot, SlotState> slots_;
  std::vector<Slot> place_;  // by OrderOf(): the last slot of that record or an earlier one
  LineEnd line_end_;
};

// The text with `replacement` from the column on, as many characters as it has.
std::string WithColumns(std::string_view text, int column, std::string_view replacement);

}  // namespace ronda::trf
