#include "ronda/formats/csv/records.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ronda::csv {
namespace {

bool IsBlank(const Record& record) {
  return std::ranges::all_of(record, [](const Field& field) { return field.text.empty(); });
}

}  // namespace

std::optional<Record> RecordReader::Next() {
  while (at_ < text_.size()) {
    Record record = ReadRecord();
    if (!IsBlank(record)) return record;
  }
  return std::nullopt;
}

Record RecordReader::ReadRecord() {
  Record record;
  record.push_back(ReadField());
  while (!AtRecordEnd()) {
    if (record.size() == kMostFields) {
      problems_.push_back({Severity::kError, "csv-too-wide",
                           fmt::format("the line has more than {} fields", kMostFields), "is this a table?",
                           text::Range{at_, 1}});
      at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
      break;
    }
    ++at_;  // the separator
    record.push_back(ReadField());
  }
  SkipLineEnd();
  return record;
}

Field RecordReader::ReadField() {
  SkipBlanks();
  if (separator_ && at_ < text_.size() && text_[at_] == '"') return ReadQuoted();
  const std::size_t from = at_;
  at_ = FindFieldEnd(from);
  std::string_view text = text_.substr(from, at_ - from);
  text = text.substr(0, text.find_last_not_of(" \t") + 1);
  return {std::string(text), {from, std::max<std::size_t>(text.size(), 1)}};
}

Field RecordReader::ReadQuoted() {
  const std::size_t from = at_;
  const auto text = TakeQuoted();
  if (!text) {
    const std::size_t end = std::min(text_.find_first_of("\r\n", from), text_.size());
    problems_.push_back({Severity::kError, "csv-quote", "the quote that begins this field is never closed",
                         "close it, or write a quote that belongs to the text twice, inside quotes",
                         text::Range{from, 1}});
    at_ = end;
    return {std::string(text_.substr(from, end - from)), {from, end - from}};
  }
  SkipBlanks();
  const std::size_t end = FindFieldEnd(at_);
  if (end > at_) {
    problems_.push_back({Severity::kError, "csv-quote", "something follows the closing quote",
                         "write a quote that belongs to the text twice: \"\"", text::Range{at_, end - at_}});
  }
  at_ = end;
  return {*text, {from, end - from}};
}

// What stands between the quotes, and goes behind them; none if they are not closed.
std::optional<std::string> RecordReader::TakeQuoted() {
  std::string text;
  for (std::size_t open = at_; true;) {
    const std::size_t quote = text_.find('"', open + 1);
    if (quote == std::string_view::npos) return std::nullopt;
    text += text_.substr(open + 1, quote - open - 1);
    open = quote + 1;
    if (text_.substr(open, 1) != "\"") {
      at_ = open;
      return text;
    }
    text += '"';
  }
}

std::size_t RecordReader::FindFieldEnd(std::size_t from) const {
  const auto is_end = [this](char c) { return c == '\n' || c == '\r' || c == separator_; };
  while (from < text_.size() && !is_end(text_[from])) ++from;
  return from;
}

void RecordReader::SkipBlanks() {
  while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t') && text_[at_] != separator_) ++at_;
}

void RecordReader::SkipLineEnd() {
  if (text_.substr(at_, 2) == "\r\n") ++at_;
  if (at_ < text_.size()) ++at_;
}

std::string Line(std::span<const std::string> fields) {
  std::string line;
  for (const std::string& field : fields) {
    if (&field != fields.data()) line += ',';
    const bool has_blank_end = !field.empty() && (field.front() == ' ' || field.back() == ' ');
    if (!has_blank_end && field.find_first_of(",\"\r\n\t") == std::string::npos) {
      line += field;
      continue;
    }
    line += '"';
    for (const char c : field) line.append(c == '"' ? 2 : 1, c);
    line += '"';
  }
  return line + '\n';
}

}  // namespace ronda::csv
