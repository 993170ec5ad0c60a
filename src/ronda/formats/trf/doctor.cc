#include "ronda/formats/trf/doctor.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "ronda/formats/trf/document.h"
#include "ronda/formats/trf/repair_job.h"
#include "ronda/formats/trf/writing.h"

namespace ronda::trf {

RepairJob::RepairJob(Document document) : document_(std::move(document)) {
  for (std::size_t i = 0; i < document_.lines.size(); ++i) numbers_.push_back(static_cast<int>(i) + 1);
}

void RepairJob::Replace(std::size_t line, std::string text, const Cause& cause) {
  std::string& old = document_.lines[line].text;
  if (old == text) return;
  Record({numbers_[line], old, text, cause.reason, std::string(cause.code)});
  old = std::move(text);
}

void RepairJob::Remove(const std::vector<std::size_t>& lines, const Cause& cause) {
  if (lines.empty()) return;
  std::vector<Document::Line> kept;
  std::vector<int> kept_numbers;
  auto next = lines.begin();
  for (std::size_t i = 0; i < size(); ++i) {
    if (next != lines.end() && *next == i) {
      Record({numbers_[i], text(i), "", cause.reason, std::string(cause.code)});
      ++next;
    } else {
      kept.push_back(std::move(document_.lines[i]));
      kept_numbers.push_back(numbers_[i]);
    }
  }
  document_.lines = std::move(kept);
  numbers_ = std::move(kept_numbers);
}

void RepairJob::Insert(std::string text, const Cause& cause) {
  std::size_t place = 0;
  const std::size_t order = OrderOf(text);
  for (std::size_t i = 0; i < size(); ++i) {
    if (OrderOf(document_.lines[i].text) <= order) place = i + 1;
  }
  const int number = place == 0 ? 1 : numbers_[place - 1];
  Record({number, "", text, cause.reason, std::string(cause.code)});
  const LineEnd line_end = CommonLineEnd(document_);
  const bool last = place == size();
  const bool ended = !last || size() == 0 || document_.lines.back().ended;
  if (last && size() > 0 && !ended) document_.lines.back() = {document_.lines.back().text, line_end, true};
  const auto at = static_cast<std::ptrdiff_t>(place);
  document_.lines.insert(document_.lines.begin() + at, {std::move(text), line_end, ended});
  numbers_.insert(numbers_.begin() + at, number);
}

void RepairJob::ChangeEncoding(Encoding encoding, const Cause& cause) {
  document_.encoding = encoding;
  Record({0, "", "", cause.reason, std::string(cause.code)});
}

void RepairJob::ChangeLineEnds(LineEnd line_end, const Cause& cause) {
  for (Document::Line& line : document_.lines) line.end = line_end;
  Record({0, "", "", cause.reason, std::string(cause.code)});
}

std::shared_ptr<const Interpretation> RepairJob::Look() {
  if (!seen_) {
    Report report(document_, {});
    seen_ = std::make_shared<const Interpretation>(Assemble(ReadLines(document_, report), document_, report));
  }
  return seen_;
}

void RepairJob::Record(Change change) {
  changes_.push_back(std::move(change));
  seen_ = nullptr;
}

namespace {

void MendBytes(RepairJob& job) {
  const Document& document = job.document();
  if (document.encoding == Encoding::kLatin1 || document.encoding == Encoding::kWindows1252) {
    const std::string_view name = document.encoding == Encoding::kLatin1 ? "Latin-1" : "Windows-1252";
    job.ChangeEncoding(Encoding::kUtf8,
                       {"fix-encoding", std::string(name) + " becomes UTF-8, the only encoding all programs read"});
  }
  const LineEnd common = CommonLineEnd(document);
  const auto other = [common](const Document::Line& line) { return line.ended && line.end != common; };
  if (std::ranges::any_of(document.lines, other)) {
    job.ChangeLineEnds(common, {"fix-line-ends", "all lines end as most of them do"});
  }
}

}  // namespace

RepairedFile Repair(std::string_view bytes, std::string_view file_name) {
  RepairedFile fixed;
  Document document = Split(bytes, file_name, fixed.remaining);
  if (HasErrors(fixed.remaining)) {
    fixed.bytes = bytes;
    return fixed;
  }
  RepairJob job(std::move(document));
  for (const auto mend :
       {MendBytes, MendCharacters, MendColumns, MendLetterCase, MendRepeatedPlayers, MendRecords, MendByes,
        MendPairingByes, MendPreassignedByes, MendEmptyRounds, MendPoints, MendShortLines}) {
    mend(job);
  }
  fixed.bytes = Bytes(job.document());
  fixed.repairs = job.TakeChanges();
  fixed.remaining = Read(fixed.bytes, file_name).diagnostics;
  return fixed;
}

}  // namespace ronda::trf
