#include "ronda/formats/trf/editor.h"

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/utf8.h"
#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/records.h"
#include "ronda/formats/trf/writing.h"

namespace ronda::trf {
namespace {

// The field as a line has it, blanks and all.
std::string Padded(std::string_view line, const FieldRule& rule) {
  std::string text(Columns(line).At(rule.column, rule.width));
  return text + Repeated(' ', rule.width - Columns(text).size());
}

}  // namespace

Editor::Editor(const Document& document) : place_(Records().size() + 1, Slot(0)), line_end_(CommonLineEnd(document)) {
  document_.encoding = document.encoding;
  document_.dialect = document.dialect;
  slots_.resize(1);
  for (const Document::Line& line : document.lines) {
    const Slot slot = slots_.push_back({line, false, {}});
    if (!IsBlank(line.text)) place_[OrderOf(line.text)] = slot;
  }
  for (std::size_t i = 1; i < place_.size(); ++i) place_[i] = std::max(place_[i], place_[i - 1]);
}

std::vector<int> Editor::LinesOf(std::string_view code) const {
  std::vector<int> lines;
  for (const Slot slot : slots_.ids()) {
    if (slots_[slot].line.text.starts_with(code)) lines.push_back(slot.value());
  }
  return lines;
}

void Editor::InsertAfter(int line, std::string text) { slots_[Slot(line)].after.push_back(std::move(text)); }

void Editor::Insert(std::string text) {
  const std::size_t order = OrderOf(text);
  auto& after = slots_[place_[order]].after;
  after.insert(std::ranges::upper_bound(after, order, {}, OrderOf), std::move(text));
}

void Editor::Patch(int line, int column, std::string_view text) {
  std::string& old = slots_[Slot(line)].line.text;
  const bool trailing = old.ends_with(' ');
  std::string patched = WithColumns(old, column, text);
  if (!trailing) {
    const std::size_t least = std::min<std::size_t>(patched.size(), player_fields::kRank.last());
    patched.erase(std::max(patched.find_last_not_of(' ') + 1, least));
  }
  old = std::move(patched);
}

void Editor::PatchFields(int line, std::span<const FieldRule> fields, const ComposedLines& composed) {
  for (const FieldRule& rule : fields) {
    const std::string text = Padded(composed.wanted, rule);
    if (text != Padded(composed.said, rule)) Patch(line, rule.column, text);
  }
}

void Editor::MatchList(const std::vector<KeyedLine>& lines, const std::vector<KeyedText>& wanted) {
  const std::size_t shorter = std::min(lines.size(), wanted.size());
  std::size_t front = 0;
  while (front < shorter && lines[front].key == wanted[front].key) ++front;
  std::size_t back = 0;
  while (back < shorter - front && lines[lines.size() - 1 - back].key == wanted[wanted.size() - 1 - back].key) ++back;

  for (std::size_t i = front; i < lines.size() - back; ++i) Remove(lines[i].line);
  int place = -1;
  if (front > 0) place = lines[front - 1].line;
  if (front == 0 && !lines.empty()) place = lines.front().line - 1;
  for (std::size_t i = front; i < wanted.size() - back; ++i) {
    if (place < 0) {
      Insert(wanted[i].text);
    } else {
      InsertAfter(place, wanted[i].text);
    }
  }
}

void Editor::MatchNumbers(const std::vector<NumberedLine>& lines, const std::map<int, std::string>& wanted) {
  std::map<int, std::string_view> that_counts;
  for (const auto& [number, said] : lines) {
    const auto [counting, is_first] = that_counts.emplace(number, said.key);
    const auto found = wanted.find(number);
    const std::string text = found == wanted.end() ? std::string() : found->second;
    if (counting->second == text) continue;
    if (!is_first || text.empty()) {
      Remove(said.line);
    } else {
      Replace(said.line, text);
    }
  }
  for (const auto& [number, text] : wanted) {
    if (!that_counts.contains(number)) Insert(text);
  }
}

Document Editor::Take() {
  const bool last_ended = slots_.back().line.ended;
  for (SlotState& slot : slots_) {
    const bool before_first = &slot == &slots_[Slot(0)];
    if (!before_first && !slot.removed) document_.lines.push_back(std::move(slot.line));
    for (std::string& text : slot.after) document_.lines.push_back({std::move(text), line_end_, true});
  }
  for (Document::Line& line : document_.lines) {
    if (line.ended) continue;
    line.ended = true;
    line.end = line_end_;
  }
  if (!document_.lines.empty()) document_.lines.back().ended = last_ended;
  return std::move(document_);
}

std::string WithColumns(std::string_view text, int column, std::string_view replacement) {
  const Columns columns(text);
  std::string result(columns.At(1, column - 1));
  result += Repeated(' ', column - 1 - columns.size());
  result += replacement;
  result += columns.From(column + static_cast<int>(CharacterCount(replacement)));
  return result;
}

}  // namespace ronda::trf
