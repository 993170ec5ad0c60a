// Properties of reading and writing over random tournaments.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <sstream>
#include <string>

#include "ronda/model/validation.h"
#include "unit/formats/trf/arbitrary_tournament.h"
#include "unit/formats/trf/trf_testing.h"

namespace ronda::trf {
namespace {

Tournament Make(TournamentData data) {
  auto tournament = Tournament::Make(std::move(data));
  RC_ASSERT(tournament.has_value());
  return std::move(*tournament);
}

void ReadsBack(Dialect dialect) {
  const Tournament tournament = Make(ArbitraryTournament(dialect));
  const auto line_end = *rc::gen::element(LineEnd::kCr, LineEnd::kLf, LineEnd::kCrLf);
  const auto bytes = Write(tournament, dialect, line_end);
  RC_ASSERT(bytes.has_value());
  RC_LOG() << *bytes;
  const auto losses = Losses(tournament, dialect);
  RC_LOG() << AllOf(losses);
  RC_ASSERT(losses.empty());
  const auto parsed = Read(*bytes, "written.trf");
  RC_LOG() << AllOf(parsed.diagnostics);
  RC_ASSERT(parsed.value.has_value());
  RC_ASSERT(parsed.value->tournament.data() == tournament.data());
  RC_ASSERT(Update(parsed.value->document, tournament) == *bytes);
}

RC_GTEST_PROP(TrfProperty, Trf16ReadsBackWhatItWrote, ()) { ReadsBack(Dialect::kTrf16); }
RC_GTEST_PROP(TrfProperty, TrfXReadsBackWhatItWrote, ()) { ReadsBack(Dialect::kTrfX); }
RC_GTEST_PROP(TrfProperty, TrfBxReadsBackWhatItWrote, ()) { ReadsBack(Dialect::kTrfBx); }
RC_GTEST_PROP(TrfProperty, Trf26ReadsBackWhatItWrote, ()) { ReadsBack(Dialect::kTrf26); }

std::string WithCapitalColours(const std::string& bytes) {
  constexpr std::size_t kBeforeRounds = 85;
  std::istringstream lines(bytes);
  std::string all;
  for (std::string line; std::getline(lines, line);) {
    for (std::size_t at = kBeforeRounds; line.starts_with("001") && at + 2 < line.size(); ++at) {
      if (line[at] != ' ' || line[at + 2] != ' ') continue;
      if (line[at + 1] == 'w' || line[at + 1] == 'b') line[at + 1] = line[at + 1] == 'w' ? 'W' : 'B';
    }
    all += line + "\n";
  }
  return all;
}

// Colours in capitals are read letter by letter and not at once, and mean the same.
RC_GTEST_PROP(TrfProperty, RoundsAreReadAtOnceAsTheyAreLetterByLetter, ()) {
  const auto bytes = Write(Make(ArbitraryTournament(Dialect::kTrf26)), Dialect::kTrf26, LineEnd::kLf);
  RC_ASSERT(bytes.has_value());
  const std::string capitals = WithCapitalColours(*bytes);
  const auto small = Read(*bytes, "small.trf");
  const auto capital = Read(capitals, "capital.trf");
  RC_LOG() << capitals << AllOf(capital.diagnostics);
  RC_ASSERT(small.value.has_value() && capital.value.has_value());
  RC_ASSERT(small.value->tournament.data() == capital.value->tournament.data());
}

// Whatever a document said, updating it makes it say the tournament.
void UpdatesTo(Dialect old_dialect, Dialect new_dialect) {
  const Tournament old = Make(ArbitraryTournament(old_dialect));
  const Tournament wanted = Make(ArbitraryTournament(new_dialect));
  const auto bytes = Write(old, old_dialect);
  RC_ASSERT(bytes.has_value());
  const auto document = Read(*bytes, "old.trf").value->document;
  const std::string updated = Update(document, wanted);
  RC_LOG() << "was\n" << *bytes << "is\n" << updated;
  const auto parsed = Read(updated, "updated.trf");
  RC_LOG() << AllOf(parsed.diagnostics);
  RC_ASSERT(parsed.value.has_value());
  RC_ASSERT(parsed.value->tournament.data() == wanted.data());
}

RC_GTEST_PROP(TrfProperty, UpdateTrf16, ()) { UpdatesTo(Dialect::kTrf16, Dialect::kTrf26); }
RC_GTEST_PROP(TrfProperty, UpdateTrfX, ()) { UpdatesTo(Dialect::kTrfX, Dialect::kTrfX); }
RC_GTEST_PROP(TrfProperty, UpdateTrfXWith2026, ()) { UpdatesTo(Dialect::kTrfX, Dialect::kTrf26); }
RC_GTEST_PROP(TrfProperty, UpdateTrfBx, ()) { UpdatesTo(Dialect::kTrfBx, Dialect::kTrfBx); }
RC_GTEST_PROP(TrfProperty, UpdateTrf26, ()) { UpdatesTo(Dialect::kTrf26, Dialect::kTrf26); }
RC_GTEST_PROP(TrfProperty, UpdateTrf26WithX, ()) { UpdatesTo(Dialect::kTrf26, Dialect::kTrfX); }

}  // namespace
}  // namespace ronda::trf
