#include "ronda/formats/trf/field_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/base/utf8.h"

namespace ronda::trf {
namespace {

// A number in a message stays short even where a line is not.
std::string Shown(std::string_view text) {
  constexpr std::size_t kMost = 40;
  const Columns columns(text);
  return columns.size() <= static_cast<int>(kMost) ? std::string(text)
                                                   : std::string(columns.At(1, static_cast<int>(kMost))) + "...";
}

}  // namespace

std::string ColumnsHint(const FieldRule& rule) {
  if (rule.width == 1) return fmt::format("column {} holds the {}", rule.column, rule.name);
  return fmt::format("columns {}-{} hold the {}", rule.column, rule.last(), rule.name);
}

bool HasForeignDigits(std::string_view text) {
  // The first of ten consecutive digits: Arabic-Indic, its eastern form, Devanagari, Bengali, Thai, full width.
  static constexpr char32_t kZeros[] = {0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10};
  for (; !text.empty(); text.remove_prefix(FirstCharacter(text).bytes)) {
    const char32_t c = FirstCharacter(text).code_point;
    if (std::ranges::any_of(kZeros, [c](char32_t zero) { return c >= zero && c < zero + 10; })) return true;
  }
  return false;
}

SourceSpan FieldReader::SpanOf(const FieldRule& rule) const {
  const std::string_view text = Text(rule);
  if (text.empty()) return Span(rule.column, rule.width);
  const int column = columns_.ColumnWhere(text);
  return Span(column, Columns(text).size());
}

SourceSpan FieldReader::ValueSpan() const {
  const std::string_view text = Value();
  if (text.empty()) return Span(kValueColumn, 1);
  const int column = columns_.ColumnWhere(text);
  return Span(column, Columns(text).size());
}

SourceSpan FieldReader::SpanOf(const Word& word) const {
  const int column = columns_.ColumnWhere(word.text);
  return Span(column, Columns(word.text).size());
}

void FieldReader::Fail(SourceSpan span, std::string_view code, std::string message, std::string hint) {
  failed_ = true;
  report_.Error(span, code, std::move(message), std::move(hint));
}

void FieldReader::RequireBlank(std::initializer_list<int> gaps) {
  for (const int column : gaps) {
    if (columns_.CharAt(column) == ' ') continue;
    Fail(Span(column, 1), "trf-shifted", fmt::format("something stands in column {}, which divides two fields", column),
         "what stands to the left or to the right of it is shifted, or too long");
    return;
  }
}

void FieldReader::NotANumber(const FieldRule& rule, std::string_view kind) {
  const std::string_view text = Text(rule);
  if (HasForeignDigits(text)) {
    Fail(SpanOf(rule), "trf-digits", fmt::format("{} '{}' is not written in the digits 0 to 9", rule.name, text),
         "use the digits 0-9");
    return;
  }
  Fail(SpanOf(rule), rule.code, fmt::format("{} '{}' is not {}", rule.name, Shown(text), kind),
       ColumnsHint(rule) + ", right-aligned");
}

std::optional<int> FieldReader::Count(const FieldRule& rule) {
  const std::string_view text = Text(rule);
  if (text.empty()) return std::nullopt;
  const auto value = ParseCount(text);
  if (!value) NotANumber(rule, "a whole number");
  return value;
}

std::optional<Points> FieldReader::PointsIn(const FieldRule& rule) {
  const std::string_view text = Text(rule);
  if (text.empty()) return std::nullopt;
  const auto value = ParsePoints(text);
  if (!value) NotANumber(rule, "a number of points");
  return value;
}

std::optional<Round> FieldReader::RoundIn(const FieldRule& rule) {
  const auto value = Count(rule);
  if (!value || *value == 0) return std::nullopt;
  return Round(*value);
}

std::optional<Round> FieldReader::RequiredRound(const FieldRule& rule) {
  const auto round = RoundIn(rule);
  if (!round && !failed_) {
    Fail(SpanOf(rule), rule.code, fmt::format("the {} is missing", rule.name), ColumnsHint(rule));
  }
  return round;
}

std::optional<Id> FieldReader::RequiredId(const FieldRule& rule) {
  const auto value = Count(rule);
  if (value && *value > 0) return Id{*value, SpanOf(rule)};
  if (!failed_) Fail(SpanOf(rule), rule.code, fmt::format("the {} is missing", rule.name), ColumnsHint(rule));
  return std::nullopt;
}

// Whether every field of the list holds a number or nothing and nothing stands between the fields.
bool FieldReader::InColumns(int first_column) const {
  for (int column = first_column; column <= columns_.size(); column += kIdStep) {
    const std::string_view field = Trim(columns_.At(column, kIdWidth));
    if (!field.empty() && !ParseCount(field)) return false;
    if (columns_.CharAt(column + kIdWidth) != ' ') return false;
  }
  return true;
}

std::optional<int> FieldReader::WordAsId(const Word& word, int first_column) {
  const auto number = ParseCount(word.text);
  if (!number) {
    Fail(SpanOf(word), HasForeignDigits(word.text) ? "trf-digits" : "trf-number",
         fmt::format("'{}' is not a pairing number", Shown(word.text)),
         fmt::format("pairing numbers stand from column {} on, four columns and a blank each", first_column));
  }
  return number;
}

std::vector<Id> FieldReader::Ids(int first_column) {
  std::vector<Id> ids = IdsWithGaps(first_column);
  std::erase_if(ids, [](const Id& id) { return id.number == 0; });
  return ids;
}

std::vector<Id> FieldReader::IdsWithGaps(int first_column) {
  std::vector<Id> ids;
  if (InColumns(first_column)) {
    for (int column = first_column; column <= columns_.size(); column += kIdStep) {
      const FieldRule rule{column, kIdWidth, "pairing number", "trf-number"};
      ids.push_back({ParseCount(Text(rule)).value_or(0), SpanOf(rule)});
    }
    while (!ids.empty() && IsBlank(columns_.At(ids.back().span.column, kIdWidth))) ids.pop_back();
    return ids;
  }
  const auto words = Words(columns_.From(first_column));
  for (const Word& word : words) {
    if (const auto number = WordAsId(word, first_column)) ids.push_back({*number, SpanOf(word)});
  }
  if (!words.empty() && !failed_) {
    report_.Warn(SpanOf(words.front()), "trf-loose-columns",
                 "the pairing numbers do not stand in their columns; they are taken in the order they come",
                 fmt::format("pairing numbers stand from column {} on, four columns and a blank each", first_column));
  }
  return ids;
}

}  // namespace ronda::trf
