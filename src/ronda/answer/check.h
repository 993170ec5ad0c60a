// Whether the rounds of one tournament were paired by the rules, or its standings follow from its results, for
// programs; and what the answers about several files come to.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "ronda/answer/answer.h"
#include "ronda/base/counting.h"
#include "ronda/service/check.h"
#include "ronda/sheets/check_sheet.h"

namespace ronda::answer {

struct CheckTotals {
  std::size_t tournaments = 0;
  std::size_t rounds = 0;
  std::size_t discrepancies = 0;

  template <class Report>
  void Add(const Report& report) {
    if (!report.errors.empty() && report.rounds == 0) return;
    ++tournaments;
    rounds += Size(report.rounds);
    discrepancies += report.Discrepancies();
  }
};

// The document about files, of which each has a record.
std::string CheckDocument(sheets::List files, const CheckTotals& totals);

struct CheckQuestion {
  service::Source file;
  service::SystemRequest system;
  service::EventOptions options;
  std::optional<int> round = {};          // none: all of them
  bool standings = false;                 // points and ranks instead
  std::optional<std::string> rules = {};  // of the tie-breaks; none: by the date of the event
};

// The document about one file.
Answer Check(const CheckQuestion& question);

}  // namespace ronda::answer
