// Lines of fields, as RFC 4180 has them and as programs write them in practice: any of CR, LF and CR LF ends a record,
// blanks around a field do not count, and a quote within a field that does not begin with one is a quote.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/formats/text.h"

namespace ronda::csv {

struct Field {
  std::string text;
  text::Range where;  // with its quotes
};
using Record = std::vector<Field>;

// Beyond this many fields a record is not read on.
inline constexpr std::size_t kMostFields = 10'000;

class RecordReader {
 public:
  // Without a separator every line is one field. The text must outlive the reader.
  RecordReader(std::string_view text, std::optional<char> separator, std::vector<text::Problem>& problems)
      : text_(text), separator_(separator), problems_(problems) {}

  // The next record that is not blank; none at the end.
  std::optional<Record> Next();

 private:
  Record ReadRecord();
  Field ReadField();
  Field ReadQuoted();
  std::optional<std::string> TakeQuoted();
  std::size_t FindFieldEnd(std::size_t from) const;
  bool AtRecordEnd() const { return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }
  void SkipBlanks();
  void SkipLineEnd();

  std::string_view text_;
  std::optional<char> separator_;
  std::vector<text::Problem>& problems_;
  std::size_t at_ = 0;
};

// A record with its line end, fields in quotes where they need them.
std::string Line(std::span<const std::string> fields);

}  // namespace ronda::csv
