// The doctor's view of a file: lines that know their number in the file as it was, and a record of every change. The
// repairs below each look for one kind of damage; the order in which doctor.cc calls them matters.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/formats/trf/doctor.h"
#include "ronda/formats/trf/interpret.h"
#include "ronda/formats/trf/trf.h"

namespace ronda::trf {

// Why a change was made.
struct Cause {
  std::string_view code;
  std::string reason;
};

class RepairJob {
 public:
  explicit RepairJob(Document document);

  const Document& document() const { return document_; }
  std::size_t size() const { return document_.lines.size(); }
  const std::string& text(std::size_t line) const { return document_.lines[line].text; }

  // Lines count from 0 here, as they are now.
  void Replace(std::size_t line, std::string text, const Cause& cause);
  void Remove(const std::vector<std::size_t>& lines, const Cause& cause);
  // After every line of the same or an earlier record.
  void Insert(std::string text, const Cause& cause);
  // A change of the file as a whole.
  void ChangeEncoding(Encoding encoding, const Cause& cause);
  void ChangeLineEnds(LineEnd line_end, const Cause& cause);

  // What the lines mean as they are now; read once for all who ask between two changes.
  std::shared_ptr<const Interpretation> Look();
  std::vector<Change> TakeChanges() { return std::move(changes_); }

 private:
  void Record(Change change);

  Document document_;
  std::vector<int> numbers_;  // of the lines in the file as it was
  std::vector<Change> changes_;
  std::shared_ptr<const Interpretation> seen_;  // none since the last change
};

// Characters: tabs, digits and signs of other scripts, records that are indented.
void MendCharacters(RepairJob& job);
// 001 records whose fields are not in their columns.
void MendColumns(RepairJob& job);
// Colours in capitals, results in small letters.
void MendLetterCase(RepairJob& job);
// A player entered twice in the same words.
void MendRepeatedPlayers(RepairJob& job);
// 152, 162, 172, 362 and lists of numbers that other programs refuse as they are written.
void MendRecords(RepairJob& job);
// Results and byes in a form that means something else or nothing.
void MendByes(RepairJob& job);
// F written for the pairing-allocated bye.
void MendPairingByes(RepairJob& job);
// A bye of the coming round that makes it look played.
void MendPreassignedByes(RepairJob& job);
// Rounds that nobody played.
void MendEmptyRounds(RepairJob& job);
// Totals, and the point system where it explains them.
void MendPoints(RepairJob& job);
// 001 records that end before the rank.
void MendShortLines(RepairJob& job);

}  // namespace ronda::trf
